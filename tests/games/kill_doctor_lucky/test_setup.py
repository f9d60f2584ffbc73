"""KDL-3: the set-up."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.chance import Scripted
from fogbound.core.mistakes import Mistake
from fogbound.core.zones import Zone
from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.agreed import agreed
from fogbound.games.kill_doctor_lucky.cards import CARDS, DECKS
from fogbound.games.kill_doctor_lucky.spaces import SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import ORIGINAL, position, told


def setup(seats: int, seed: int = 0, **values: Any) -> Mansion:
    """A new game."""
    return GAME.setup(GAME.settings(seats, **values), seed)


def sizes(zones: list[Zone]) -> list[int]:
    """How many cards lie in each."""
    return [len(zone) for zone in zones]


@pytest.mark.parametrize("seats", range(3, 9))
def test_three_to_eight_guests(seats: int) -> None:
    """KDL-3.1: any number of them can play, and the left-hand neighbour is the next seat."""
    assert len(setup(seats).pawns) == seats
    assert agreed(GAME.settings(seats)).clockwise[seats - 1] == tuple(range(seats))


@pytest.mark.parametrize(("seats", "wings"), [(3, 2), (4, 1), (5, 1), (6, 0), (7, 0), (8, 0)])
def test_wings_by_the_number_of_guests(seats: int, wings: int) -> None:
    """KDL-3.2: both for three guests, one for four and five, none for six and more."""
    assert len(setup(seats).house.closed_wings) == wings


def test_wings_may_be_agreed_on() -> None:
    """KDL-3.2: none, either one or both, whoever plays."""
    closed = [setup(6, close_wings=wings).house.closed_wings for wings in ("none", "west", "east", "both")]
    assert closed == [(), ("west",), ("east",), ("west", "east")]


def test_chance_says_which_wing_closes() -> None:
    """KDL-3.3: either may be the one, unless it is agreed on."""
    assert {setup(4, seed).house.closed_wings for seed in range(20)} == {("west",), ("east",)}
    agreed_on = [
        {setup(4, seed, one_wing_choice=wing).house.closed_wings for seed in range(9)} for wing in ("west", "east")
    ]
    assert agreed_on == [{("west",)}, {("east",)}]


@pytest.mark.parametrize(("deck", "count"), [("anniversary72", 72), ("classic96", 96)])
def test_two_decks(deck: str, count: int) -> None:
    """KDL-3.4: 72 or 96 cards lie on the table."""
    assert sum(sizes(setup(3, deck=deck).zones())) == count


@pytest.mark.parametrize(("seats", "each"), [(3, 6), (6, 6), (7, 5), (8, 5)])
def test_hands(seats: int, each: int) -> None:
    """KDL-3.5: six cards up to six guests, five beyond; the rest is the pile."""
    state = setup(seats)
    assert sizes(state.hands) == [each] * seats
    assert len(state.pile) == 72 - each * seats


def test_hands_that_are_agreed_on() -> None:
    """KDL-3.5: six for all, or five for all."""
    assert [len(setup(8, hand_size="six").hands[7]), len(setup(3, hand_size="five").hands[0])] == [6, 5]


def test_cards_on_closed_rooms() -> None:
    """KDL-3.6: one on each of the eleven closed rooms, from the pile, seen by nobody."""
    state = setup(3, closed_rooms_take_cards=True)
    assert (len(state.covered), len(state.pile)) == (11, 72 - 18 - 11)
    assert all(set(state.covered.known_to(seat)) == {None} for seat in (0, 1, 2, None))
    assert len(setup(3).covered) == 0


def test_all_begin_in_the_drawing_room() -> None:
    """KDL-3.7: in every house."""
    for values in ({}, {"board": "lucky_mansion_24"}, ORIGINAL):
        assert {SPACES[space] for space in setup(5, **values).pawns} == {"drawing_room"}


def test_the_doctor_begins_in_the_gallery() -> None:
    """KDL-3.8: and chance says who has the first turn."""
    states = [setup(4, seed) for seed in range(40)]
    assert {SPACES[state.doctor] for state in states} == {"gallery"}
    assert {state.turn for state in states} == {0, 1, 2, 3}


def dealing(*names: str) -> list[int]:
    """What chance must give for a shuffled deck of 72 to begin with these cards."""
    cards = [CARDS.names[card] for card in DECKS["anniversary72"].cards]
    order = [*names, *[card for card in cards if card not in names]]
    numbers = []
    for last in range(len(cards) - 1, 0, -1):
        found = cards.index(order[last])
        cards[last], cards[found] = cards[found], cards[last]
        numbers.append(found)
    return numbers


@pytest.mark.parametrize(
    ("cards", "start", "seat", "room"),
    [
        ("move_library", 3, 3, "library"),
        ("weapon_trowel move_library", 3, 0, "library"),
        ("failure_regret move_piazza weapon_trowel move_gallery", 1, 0, "gallery"),
    ],
)
def test_rooms_are_dealt(cards: str, start: int, seat: int, room: str) -> None:
    """KDL-3.9: clockwise from a seat until a room of the round comes up; its guest begins, and the Doctor there."""
    chance = Scripted([*dealing(*cards.split()), start, *dealing()])
    state = GAME.setup(GAME.settings(4, start="dealt_room", close_wings="none"), chance)
    assert (state.turn, SPACES[state.doctor]) == (seat, room)
    assert told(state)[0] == ("dealt_room", seat, room)


def test_closed_rooms_are_passed_over() -> None:
    """KDL-3.9: the Kitchen is in the west wing."""
    chance = Scripted([*dealing("move_kitchen", "move_library"), 0, *dealing()])
    state = GAME.setup(GAME.settings(4, start="dealt_room", close_wings="west"), chance)
    assert (state.turn, SPACES[state.doctor]) == (1, "library")


def test_unnumbered_rooms_count_where_cards_move_the_doctor() -> None:
    """KDL-3.9: any open room may then be the first."""
    values = {"start": "dealt_room", "close_wings": "none", "move_cards_move_doctor": True}
    found = {SPACES[setup(4, seed, **values).doctor] for seed in range(150)}
    assert found & {"white_room", "hedge_maze", "carriage_house", "piazza"}


def test_the_cards_are_shuffled_again() -> None:
    """KDL-3.9: the hands have nothing to do with what was dealt face up; all 72 cards are dealt from."""
    state = setup(4, 3, start="dealt_room")
    assert (sum(sizes(state.hands)), len(state.pile), len(state.discards)) == (24, 48, 0)


@pytest.mark.parametrize(
    ("seats", "values", "cat", "dog"),
    [
        (6, {}, "kitchen", "servants_quarters"),
        (3, {}, "parlor", "trophy_room"),
        (4, {"close_wings": "west"}, "parlor", "servants_quarters"),
        (4, {**ORIGINAL, "close_wings": "none"}, "kitchen", "gallery"),
    ],
)
def test_pets_begin(seats: int, values: dict[str, Any], cat: str, dog: str) -> None:
    """KDL-3.10: in the Kitchen and the Servants' Quarters, or where these are closed elsewhere; or where he begins."""
    state = setup(seats, pets="both", **values)
    assert (SPACES[state.cat], SPACES[state.dog]) == (cat, dog)


def test_one_pet_or_none() -> None:
    """KDL-3.10: as agreed."""
    views = [GAME.view(setup(6, pets=pets), 0).pets for pets in ("none", "cat", "dog")]
    assert views == [
        {"cat": None, "dog": None},
        {"cat": "kitchen", "dog": None},
        {"cat": None, "dog": "servants_quarters"},
    ]


def test_nobody_has_tokens() -> None:
    """KDL-3.11: at the beginning; and who has none lays none."""
    assert setup(4).tokens == (0, 0, 0, 0)
    state = position("gallery kitchen kitchen", table={"attempt": {"attacker": 0, "value": 3}}, agenda=[["MayFoil", 1]])
    refusal = GAME.why_not(state, GAME.vocabulary.named("token"))
    assert refusal is not None
    assert refusal.rule == "KDL-3.11"


@pytest.mark.parametrize(
    ("seats", "values", "complaint"),
    [
        (2, {}, "two players need the variant two_player_strangers"),
        (3, {"variant": "two_player_strangers"}, "two_player_strangers is for 2 players, not 3"),
        (2, {"variant": "escape"}, "two players need the variant two_player_strangers"),
        (9, {}, "for 2 to 8 players, not 9"),
        (4, {"board": "classic_1997"}, "hallways_are_free must be no in the house classic_1997"),
        (4, {"hallways_are_free": False}, "hallways_are_free must be yes in the house lucky_manor_20"),
        (4, {**ORIGINAL, "close_wings": "both"}, "the house classic_1997 has no wings to close"),
        (4, {"pets": "parrot"}, "pets cannot be 'parrot'; choose none, cat, dog, both"),
    ],
)
def test_set_ups_that_are_refused(seats: int, values: dict[str, Any], complaint: str) -> None:
    """KDL-3.12: with the reason, and what would do."""
    with pytest.raises(Mistake, match=complaint):
        setup(seats, **values)


def test_what_finds_nothing_to_act_on_is_allowed() -> None:
    """KDL-3.12: a wing where none closes, tokens where none are laid, lines that no cat cuts."""
    setup(
        8, one_wing_choice="east", foil_sources="failure_cards", spite_per_defender="unlimited", cat_blocks_through=True
    )


@pytest.mark.parametrize(
    ("preset", "name", "value"),
    [
        ("manual", "deck", "anniversary72"),
        ("anniversary", "foil_sources", "any_clover_card"),
        ("deluxe_2006", "spite_per_defender", "unlimited"),
        ("classic_1997", "spite_on_failure", 0),
    ],
)
def test_presets(preset: str, name: str, value: str | int) -> None:
    """KDL-3.13: four of them can be played."""
    settings = GAME.settings(preset=preset)
    assert settings.values[name] == value
    assert GAME.setup(settings, 1).outcome is None
