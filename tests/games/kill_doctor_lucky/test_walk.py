"""KDL-9 and KDL-10: the Doctor's walk, and whose turn is next."""

from __future__ import annotations

import pytest

from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.houses import house
from fogbound.games.kill_doctor_lucky.spaces import SPACE, SPACES
from tests.games.kill_doctor_lucky.positions import ORIGINAL, foiling, played, position, where


def walks(start: str, board: str = "lucky_manor_20", *closed: str, annex: bool = True) -> str:
    """Where the Doctor goes from a room."""
    return SPACES[house(board, closed, annex).walk[SPACE[start]]]


def test_he_walks_after_every_turn() -> None:
    """KDL-9.1: after a draw, after a foiled attempt, and after a turn in which nothing was done; from 19 to 0."""
    assert where(played(position("foyer green_house kitchen", "parlor"), "end")).endswith("billiard_room")
    assert where(played(position("green_house kitchen foyer", "library"), "draw")).endswith("tennessee_room")
    state = foiling(played(position("gallery kitchen kitchen", hands=("", "F1")), "attempt", "bare_hands"), "F1")
    assert where(state).endswith("library")
    assert walks("servants_quarters") == "drawing_room"


@pytest.mark.parametrize(
    ("start", "closed", "end"),
    [
        ("green_house", ("west",), "nursery"),
        ("library", ("east",), "drawing_room"),
        ("green_house", ("west", "east"), "nursery"),
        ("library", ("west", "east"), "drawing_room"),
    ],
)
def test_he_passes_over_closed_rooms(start: str, closed: tuple[str, ...], end: str) -> None:
    """KDL-9.2: from 7 to 13 without the west wing, from 16 to 0 without the east wing."""
    assert walks(start, "lucky_manor_20", *closed) == end


def test_with_both_wings_closed_he_has_twelve_stops() -> None:
    """KDL-9.2: in Lucky Manor; fourteen in the Mansion."""
    rounds = [house(board, ("west", "east"), True).round for board in ("lucky_manor_20", "lucky_mansion_24")]
    assert [len(stops) for stops in rounds] == [12, 14]


@pytest.mark.parametrize(
    ("start", "end"),
    [
        ("carriage_house", "green_house"),
        ("white_room", "servants_quarters"),
        ("piazza", "green_house"),
    ],
)
def test_from_a_room_without_a_number(start: str, end: str) -> None:
    """KDL-9.3: to the highest number that adjoins."""
    assert walks(start) == end


def test_from_the_gallery_of_the_original_mansion() -> None:
    """KDL-9.3: it has no number there: to the Library, 13; from the stairs to the Lilac Room, 15."""
    assert walks("gallery", "classic_1997") == "library"
    assert walks("east_stairs", "classic_1997") == "lilac_room"
    state = played(position("foyer foyer kitchen", "gallery", **ORIGINAL), "end")
    assert where(state).endswith("library")


def test_where_no_numbered_room_adjoins() -> None:
    """KDL-9.3: to the nearest one, the higher number of two: the White Room, its neighbours closed or unnumbered."""
    house_without = house("lucky_manor_20", ("east",), False)
    far = {room: house_without.board.distance(SPACE["white_room"], room) for room in house_without.round}
    assert min(far.values()) == 2
    nearest = [room for room, steps in far.items() if steps == 2]
    assert house_without.walk[SPACE["white_room"]] == max(nearest, key=lambda room: house_without.number[room])


def next_after(places: str, doctor: str, turn: int = 0, **said: int) -> int | None:
    """Who has the next turn when this one is ended."""
    return GAME.actor(played(position(places, doctor, turn=turn, **said), "end"))


def test_the_left_hand_neighbour_is_next() -> None:
    """KDL-10.1: after the last seat the first."""
    assert [next_after("foyer foyer foyer", "gallery", turn) for turn in (0, 1, 2)] == [1, 2, 0]


def test_who_is_where_the_doctor_comes() -> None:
    """KDL-10.2: has the next turn; also the one who has just played; also from 19 to 0."""
    assert next_after("foyer foyer library", "gallery") == 2
    assert next_after("library foyer foyer", "gallery") == 0
    assert next_after("foyer foyer drawing_room", "servants_quarters") == 2


@pytest.mark.parametrize(("turn", "following"), [(0, 2), (1, 2), (2, 3), (3, 0)])
def test_several_guests_in_that_room(turn: int, following: int) -> None:
    """KDL-10.3: the first clockwise from the one who has just played, who comes last."""
    assert next_after("library foyer library library", "gallery", turn) == following


def test_the_first_round() -> None:
    """KDL-10.4: goes by the seats; the walk after its last turn gives the turn away."""
    assert next_after("foyer foyer library", "gallery", turns=0) == 1
    assert next_after("foyer foyer library", "gallery", turns=1) == 1
    assert next_after("foyer foyer library", "gallery", turns=2) == 2


def test_a_first_round_in_any_order() -> None:
    """KDL-10.4: if it is agreed, the first walk gives the turn away."""
    state = position("foyer foyer library", "gallery", turns=0, first_round_in_seat_order=False)
    assert GAME.actor(played(state, "end")) == 2


def test_only_the_walk_counts() -> None:
    """KDL-10.5: not where a card has sent him, and not where he begins."""
    state = position("foyer foyer library", "kitchen", hands=("move_library",), move_cards_move_doctor=True)
    played(state, "carry move_library")
    assert GAME.actor(state) == 0
    assert where(played(state, "end")).endswith("tennessee_room")
    assert GAME.actor(state) == 1
    begun = GAME.setup(GAME.settings(3, first_round_in_seat_order=False, start="dealt_room"), 5)
    assert GAME.actor(begun) == begun.turn
