"""The data agree with everything that is known of the printed game, with the floor plans, and with one another."""

from __future__ import annotations

from collections import Counter
from itertools import chain, combinations
from typing import Any

import pytest

from fogbound.core.spaces import members
from fogbound.games.kill_doctor_lucky.cards import CARDS, DECKS, FIRST_FAILURE, FIRST_WEAPON
from fogbound.games.kill_doctor_lucky.houses import House, house
from fogbound.games.kill_doctor_lucky.info import INFO
from fogbound.games.kill_doctor_lucky.printed import BOARDS, GUESTS, PETS, PLANS
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, ROOMS, SPACES
from tests.games.kill_doctor_lucky.floor import Floor, cells, gaps

FLOORS = {name: Floor(plan) for name, plan in PLANS.items()}

HOUSES = [
    pytest.param(
        board, wings, annex, id=f"{board} without {'+'.join(wings) or 'nothing'}{'' if annex else ', annex open'}"
    )
    for board, data in BOARDS.items()
    for wings in chain.from_iterable(combinations(data["wings"], size) for size in range(len(data["wings"]) + 1))
    for annex in (True, False)
]


def open_names(made: House) -> set[str]:
    """The spaces that are not closed."""
    return {SPACES[space] for space in members(made.board.open)}


# Floor plans.


@pytest.mark.parametrize("name", PLANS)
def test_every_cell_belongs_to_one_piece(name: str) -> None:
    """KDL-1.1: nothing overlaps, nothing is left out, nothing lies beyond the grid."""
    floor = FLOORS[name]
    assert all(0 <= x0 < x1 <= floor.width and 0 <= y0 < y1 <= floor.height for _, (x0, y0, x1, y1) in floor.pieces)
    assert sum(len(cells(rect)) for _, rect in floor.pieces) == len(floor.owner) == floor.width * floor.height


@pytest.mark.parametrize("name", PLANS)
def test_doors_lie_between_what_they_join(name: str) -> None:
    """KDL-1.2: along their whole width; each has a name of its own and a known kind."""
    floor = FLOORS[name]
    assert len({door["id"] for door in floor.doors}) == len(floor.doors)
    for door in floor.doors:
        assert door["type"] in ("door", "opening", "railing")
        assert gaps(door), door["id"]
        for one, other in gaps(door):
            assert {floor.owner[one], floor.owner[other]} == set(door["between"]), door["id"]


@pytest.mark.parametrize("name", PLANS)
def test_spaces_have_names_and_labels_inside(name: str) -> None:
    """KDL-1.1: 24 rooms; each room's name and number stand in it."""
    spaces = PLANS[name]["spaces"]
    assert len({space["id"] for space in spaces}) == len(spaces)
    assert len(FLOORS[name].rooms) == 24
    for space in spaces:
        for key in ("label", "badge") if space["kind"] == "room" else ():
            x, y = space[key]
            assert FLOORS[name].owner[int(x), int(y)] == space["id"]


def test_spaces_of_the_original_mansion() -> None:
    """KDL-1.3: 24 rooms, six hallways and two stairs; the same rooms as in the other plan."""
    assert Counter(space["kind"] for space in PLANS["classic"]["spaces"]) == {"room": 24, "hallway": 6, "stairs": 2}
    assert FLOORS["classic"].rooms == FLOORS["manor"].rooms == set(ROOMS)


@pytest.mark.parametrize("name", PLANS)
def test_one_railing(name: str) -> None:
    """KDL-1.6: between the Gallery and the Dining Hall: one sees over it, and there is no step and no way across."""
    floor = FLOORS[name]
    assert [set(door["between"]) for door in floor.doors if door["type"] == "railing"] == [{"gallery", "dining_hall"}]
    assert "dining_hall" in floor.sight()["gallery"]
    assert "dining_hall" not in floor.steps()["gallery"] | floor.ways()["gallery"]


def test_it_is_the_balcony_that_parts_lancaster_and_lilac() -> None:
    """KDL-2.4: without it they would see each other."""
    plan = PLANS["manor"]
    spaces = [{**space, "rects": list(space["rects"])} for space in plan["spaces"]]
    gallery = next(space for space in spaces if space["id"] == "gallery")
    hall = next(space for space in spaces if space["id"] == "dining_hall")
    hall["rects"] += gallery["rects"][1:]
    gallery["rects"] = gallery["rects"][:1]
    assert "lilac_room" not in FLOORS["manor"].sight()["lancaster_room"]
    assert "lilac_room" in Floor({**plan, "spaces": spaces}).sight()["lancaster_room"]


# Tables and plans.


@pytest.mark.parametrize("name", PLANS)
def test_tables_are_those_of_the_plan(name: str) -> None:
    """KDL-1.2 and KDL-2.1: sight, steps and ways, as the floor plan has them."""
    plan, floor = PLANS[name], FLOORS[name]
    assert {space: set(seen) for space, seen in plan["sight"].items()} == floor.sight()
    assert {space: set(near) for space, near in plan["step_adjacency"].items()} == floor.steps()
    assert {space: set(near) for space, near in plan["room_adjacency"].items()} == floor.ways()


@pytest.mark.parametrize("name", PLANS)
def test_sight_lines_are_those_of_the_plan(name: str) -> None:
    """KDL-2.1: all that lie in no longer one, each once, whichever way it is read."""
    lines = FLOORS[name].sight_lines()
    longest = {line for line in lines if not any(len(other) > len(line) and within(line, other) for other in lines)}
    stored = [min(tuple(line), tuple(line)[::-1]) for line in PLANS[name]["sight_lines"]]
    assert sorted(stored) == sorted({min(line, line[::-1]) for line in longest})


def within(line: tuple[str, ...], longer: tuple[str, ...]) -> bool:
    """Whether a line is part of a longer one."""
    size = len(line)
    windows = [longer[n : n + size] for n in range(len(longer) - size + 1)]
    return line in windows or line[::-1] in windows


@pytest.mark.parametrize(("board", "wings", "annex"), HOUSES)
def test_what_the_game_uses_is_what_the_plan_says(board: str, wings: tuple[str, ...], annex: bool) -> None:
    """KDL-1.2, KDL-1.4 and KDL-2.1: sight and ways of every house with every closure, closed rooms being walls."""
    made, floor = house(board, wings, annex), FLOORS[BOARDS[board]["plan"]]
    left = open_names(made)
    closed = frozenset(floor.rooms - left)
    seen, ways = floor.sight(closed), floor.steps() if made.hallways_are_spaces else floor.ways()
    for space in left:
        number = made.board.space(space)
        assert {SPACES[other] for other in members(made.board.in_sight[number])} - {space} == seen[space] & left
        assert {SPACES[other] for other in members(made.board.joined[number])} == ways[space] & left


@pytest.mark.parametrize(("board", "wings", "annex"), HOUSES)
def test_every_house_can_be_played_in(board: str, wings: tuple[str, ...], annex: bool) -> None:
    """KDL-1.4 and KDL-3.7 to KDL-3.10: connected, with a long enough round, and open rooms to begin in."""
    made, data = house(board, wings, annex), BOARDS[board]
    left = open_names(made)
    first = members(made.board.open)[0]
    assert made.board.within(first, 99) == made.board.open
    assert len(made.round) >= 10
    assert {data["player_start"], data["doctor_start"]} <= left & set(ROOMS)
    assert set(data["pet_start"]) == {"cat", "dog"}
    assert all("doctor" in places or left & set(places) for places in data["pet_start"].values())


@pytest.mark.parametrize(("board", "wings", "annex"), [house for house in HOUSES if house.values[2]])
def test_beside_every_room_without_a_number_there_is_one(board: str, wings: tuple[str, ...], annex: bool) -> None:
    """KDL-9.3: so that he soon finds back, except where rooms of the annex are left open on their own."""
    made = house(board, wings, annex)
    for room in members(made.rooms):
        assert room in made.number or any(near in made.round for near in made.board.neighbours[room])


@pytest.mark.parametrize(("board", "wings", "annex"), HOUSES)
def test_every_pair_in_sight_has_a_line(board: str, wings: tuple[str, ...], annex: bool) -> None:
    """KDL-2.1: from the one to the other, through open spaces."""
    made = house(board, wings, annex)
    for one in members(made.board.open):
        for other in members(made.board.in_sight[one]):
            line = made.line(one, other)
            assert (line[0], line[-1]) == (SPACES[one], SPACES[other])
            assert not {SPACES[space] for space in members(made.board.closed)} & set(line)


# Boards.


@pytest.mark.parametrize("name", BOARDS)
def test_numbers(name: str) -> None:
    """KDL-1.1: each room has a number or is listed as having none; the round follows them without gaps."""
    data = BOARDS[name]
    numbers: dict[str, int] = data["numbers"]
    assert set(numbers) | set(data["unnumbered"]) == set(ROOMS)
    assert not set(numbers) & set(data["unnumbered"])
    assert data["doctor_path"] == sorted(numbers, key=lambda room: numbers[room])
    values = sorted(numbers.values())
    assert values == list(range(values[0], values[0] + len(values)))


@pytest.mark.parametrize("name", BOARDS)
def test_closures(name: str) -> None:
    """KDL-3.2: from two players to eight, never more wings than there are."""
    close, wings = BOARDS[name]["close"], BOARDS[name]["wings"]
    assert set(close) == {str(players) for players in range(2, 9)}
    assert max(close.values()) <= len(wings)
    if wings:
        assert close == {"2": 1, "3": 2, "4": 1, "5": 1, "6": 0, "7": 0, "8": 0}


def test_numbers_of_the_manual() -> None:
    """KDL-1.1 and KDL-1.4: 0 to 19, Drawing Room 0, Gallery 15, wings of 8 to 12 and of 17 to 19 with the Piazza."""
    data = BOARDS["lucky_manor_20"]
    numbers = data["numbers"]
    assert sorted(numbers.values()) == list(range(20))
    assert (numbers["drawing_room"], numbers["gallery"]) == (0, 15)
    assert (data["player_start"], data["doctor_start"]) == ("drawing_room", "gallery")
    wings = [{numbers.get(room, room) for room in wing["rooms"]} for wing in data["wings"].values()]
    assert wings == [{8, 9, 10, 11, 12}, {17, 18, 19, "piazza"}]


# Cards.


@pytest.mark.parametrize(
    ("name", "kinds", "failures", "steps"),
    [
        ("anniversary72", {"move": 24, "weapon": 24, "failure": 24}, {1: 10, 2: 6, 3: 4, 4: 4}, {1: 17, 2: 7}),
        (
            "classic96",
            {"move": 14, "room": 20, "weapon": 20, "failure": 42},
            {1: 26, 2: 12, 3: 4},
            {1: 8, 2: 4, 3: 2},
        ),
    ],
)
def test_decks(name: str, kinds: dict[str, int], failures: dict[int, int], steps: dict[int, int]) -> None:
    """KDL-3.4: how many cards of which kind, how many clovers and steps they show."""
    deck = DECKS[name]
    assert Counter(CARDS.names[card].partition("_")[0] for card in deck.cards) == kinds
    assert Counter(deck.clovers[card] for card in deck.cards if card >= FIRST_FAILURE) == failures
    assert Counter(deck.steps[card] for card in deck.cards if CARDS.names[card].startswith("move")) == steps


@pytest.mark.parametrize("name", DECKS)
def test_cards_are_what_their_kind_is(name: str) -> None:
    """KDL-5.5, KDL-7.6 and KDL-8.2: movers move, weapons are worth more in a room or nowhere, Failure cards foil."""
    deck = DECKS[name]
    for card in set(deck.cards):
        moves, armed = card < FIRST_WEAPON, FIRST_WEAPON <= card < FIRST_FAILURE
        assert moves == (deck.steps[card] > 0 or deck.jump[card] != NOWHERE)
        assert armed == (deck.value[card] > 0)
        assert deck.bonus_value[card] >= deck.value[card]
        assert deck.clovers[card] >= (1 if card >= FIRST_FAILURE else 0)
        assert deck.titles[card]


def test_every_room_has_its_cards() -> None:
    """KDL-5.4 and KDL-7.6: in the deck of 72 one Move card and one weapon for each; sums of clovers and values."""
    deck = DECKS["anniversary72"]
    rooms = list(range(len(ROOMS)))
    assert sorted(deck.jump[card] for card in deck.cards if card < FIRST_WEAPON) == rooms
    assert sorted(deck.bonus_room[card] for card in deck.cards if FIRST_WEAPON <= card < FIRST_FAILURE) == rooms
    totals = [sum(DECKS[name].clovers[card] for card in DECKS[name].cards) for name in ("anniversary72", "classic96")]
    assert totals == [98, 62]


@pytest.mark.parametrize("name", DECKS)
@pytest.mark.parametrize("seats", range(2, 9))
def test_there_are_cards_enough(name: str, seats: int) -> None:
    """KDL-3.5: for all hands, with some left to draw, and one on each closed room besides."""
    assert seats * (6 if seats <= 6 else 5) + 12 < len(DECKS[name].cards)


# Guests and options.


def test_guests() -> None:
    """KDL-3.1: eight guests, all different; the pets have their names."""
    assert len(GUESTS) == 8
    for key in ("id", "color", "front", "back"):
        assert len({guest[key] for guest in GUESTS}) == 8
    assert {pet["id"]: pet["name"] for pet in PETS} == {"cat": "Patience", "dog": "Shamrock"}


def test_options_name_what_there_is() -> None:
    """KDL-1.1, KDL-3.4 and KDL-3.13: every house and deck can be chosen; presets go together."""
    assert set(INFO.options["board"].values) == set(BOARDS)
    assert set(INFO.options["deck"].values) == set(DECKS)
    for name in INFO.presets:
        values: dict[str, Any] = INFO.settings(preset=name).values
        assert values["hallways_are_free"] != BOARDS[values["board"]]["hallways_are_spaces"]
