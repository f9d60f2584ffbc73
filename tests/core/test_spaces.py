"""Boards: ways, distances, sight, zones, and what a walk reaches."""

from __future__ import annotations

from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.core.spaces import FAR, Board, members

#   hall - study - attic        The hall sees the garden through a window; nobody goes that way.
#     |      |
#   yard - library   garden - shed
NAMES = ["hall", "study", "attic", "yard", "library", "garden", "shed"]
WAYS = [
    ("hall", "study"),
    ("study", "attic"),
    ("hall", "yard"),
    ("yard", "library"),
    ("library", "study"),
    ("garden", "shed"),
    ("library", "garden"),
]
HOUSE = Board(NAMES, WAYS, sight=[("hall", "garden")])


def named(board: Board, spaces: int) -> list[str]:
    """Give the names of a set of spaces."""
    return [board.names[space] for space in members(spaces)]


@st.composite
def boards(draw: st.DrawFn) -> Board:
    """Draw a board of two to nine spaces that need not hang together."""
    count = draw(st.integers(2, 9))
    pairs = [(a, b) for a in range(count) for b in range(a)]
    ways = draw(st.lists(st.sampled_from(pairs), max_size=14))
    names = [f"s{n}" for n in range(count)]
    return Board(names, [(names[a], names[b]) for a, b in ways], connected=False)


def test_neighbours_are_numbers_in_order() -> None:
    """A way leads both ways, and neighbours come in the order of the names."""
    assert HOUSE.neighbours[HOUSE.space("study")] == (0, 2, 4)
    assert HOUSE.joined[HOUSE.space("attic")] == HOUSE.spaces(["study"])


def test_distances_and_rings() -> None:
    """The distance is the least number of steps, and `within` is every space at most so far away."""
    hall = HOUSE.space("hall")
    assert [HOUSE.distance(hall, space) for space in range(7)] == [0, 1, 2, 1, 2, 3, 4]
    assert named(HOUSE, HOUSE.within(hall, 0)) == ["hall"]
    assert named(HOUSE, HOUSE.within(hall, 1)) == ["hall", "study", "yard"]
    assert named(HOUSE, HOUSE.within(hall, 99)) == NAMES


def test_sight_is_as_given() -> None:
    """Where sight is given it needs no way, and a way alone gives none; a space sees itself."""
    hall, garden, study = HOUSE.space("hall"), HOUSE.space("garden"), HOUSE.space("study")
    assert HOUSE.sees(hall, garden)
    assert HOUSE.sees(garden, hall)
    assert HOUSE.sees(study, study)
    assert not HOUSE.sees(hall, study)


def test_sight_without_pairs_is_by_ways_and_zones() -> None:
    """Where no sight is given, neighbours and spaces with a zone in common see each other."""
    street = Board(
        ["a", "b", "c", "d"],
        [("a", "b"), ("b", "c"), ("c", "d")],
        zones={"red": ["a", "c"], "blue": ["c", "d"]},
    )
    assert named(street, street.zones["red"]) == ["a", "c"]
    assert named(street, street.zone_mates[street.space("c")]) == ["a", "c", "d"]
    assert named(street, street.zone_mates[street.space("b")]) == ["b"]
    assert named(street, street.in_sight[street.space("a")]) == ["a", "b", "c"]


def test_blocked_spaces_are_not_entered() -> None:
    """A walk goes round what stands in the way; the space it starts from may itself be blocked."""
    hall = HOUSE.space("hall")
    blocked = HOUSE.spaces(["study", "hall"])
    assert named(HOUSE, HOUSE.reachable(hall, 2, blocked)) == ["hall", "yard", "library"]
    assert HOUSE.walk(hall, 9, blocked) == {0: 0, 3: 1, 4: 2, 5: 3, 6: 4}


def test_links_are_steps_from_any_to_any() -> None:
    """Two spaces of a link are one step apart for a walk, and no neighbours for all that."""
    hall, shed = HOUSE.space("hall"), HOUSE.space("shed")
    fog = HOUSE.spaces(["yard", "attic", "shed"])
    assert HOUSE.walk(hall, 2, 0, (fog,))[shed] == 2
    assert HOUSE.path(hall, shed, 0, (fog,)) == [hall, HOUSE.space("yard"), shed]
    assert HOUSE.distance(hall, shed) == 4


def test_path_round_a_blocked_space() -> None:
    """A path has both its ends and goes round what is blocked; there is none to a blocked end."""
    attic, library = HOUSE.space("attic"), HOUSE.space("library")
    assert [HOUSE.names[s] for s in HOUSE.path(attic, HOUSE.space("yard"))] == ["attic", "study", "hall", "yard"]
    assert HOUSE.path(attic, library, HOUSE.spaces(["study"])) == []
    assert HOUSE.path(attic, library, HOUSE.spaces(["library"])) == []
    assert HOUSE.path(attic, attic) == [attic]


def test_closed_spaces_keep_their_numbers() -> None:
    """Nobody gets into a closed space or sees into it, and the others keep their numbers."""
    shut = Board(
        NAMES,
        WAYS,
        sight=[("hall", "garden"), ("hall", "attic")],
        zones={"out": ["garden", "hall"]},
        closed=["garden", "shed"],
    )
    assert shut.names == HOUSE.names
    assert named(shut, shut.open) == ["hall", "study", "attic", "yard", "library"]
    assert named(shut, shut.within(shut.space("library"), 1)) == ["study", "yard", "library"]
    assert named(shut, shut.in_sight[shut.space("hall")]) == ["hall", "attic"]
    assert named(shut, shut.zones["out"]) == ["hall"]
    assert shut.distance(shut.space("hall"), shut.space("garden")) == FAR


@pytest.mark.parametrize(
    ("names", "ways", "message"),
    [
        (["a", "b", "a"], [], "two spaces have one name: a"),
        (["hall", "attic"], [("hall", "atic")], "there is no space 'atic'; did you mean attic?"),
        (["a", "b"], [("a", "a")], "a makes a pair with itself"),
        (["a", "b", "c"], [("a", "b")], "no way leads from a to c"),
    ],
)
def test_bad_data(names: list[str], ways: list[tuple[str, str]], message: str) -> None:
    """Data that make no board are refused with what is wrong."""
    with pytest.raises(ValueError, match=message.replace("?", r"\?")):
        Board(names, ways)


def test_bad_names_in_zones_and_sight() -> None:
    """Zones, sight and closed spaces must name spaces that exist."""
    with pytest.raises(ValueError, match="no space 'x'"):
        Board(["a"], [], zones={"red": ["x"]})
    with pytest.raises(ValueError, match="no space 'x'"):
        Board(["a"], [], sight=[("a", "x")])
    with pytest.raises(ValueError, match="no space 'x'"):
        Board(["a"], [], closed=["x"])


@given(boards())
def test_distance_is_a_distance(board: Board) -> None:
    """Distances are the same both ways, no detour is shorter, and a neighbour is exactly one step away."""
    spaces = range(len(board))
    for a in spaces:
        for b in spaces:
            assert board.distance(a, b) == board.distance(b, a)
            assert (board.distance(a, b) == 1) == (b in board.neighbours[a])
            assert all(board.distance(a, b) <= board.distance(a, c) + board.distance(c, b) for c in spaces)


@given(boards(), st.data())
def test_path_and_walk_agree(board: Board, data: st.DataObject) -> None:
    """A path takes as many steps as the walk says, each along a way, and enters nothing that is blocked."""
    start, end = data.draw(st.integers(0, len(board) - 1)), data.draw(st.integers(0, len(board) - 1))
    blocked = data.draw(st.integers(0, (1 << len(board)) - 1))
    path = board.path(start, end, blocked)
    taken = board.walk(start, len(board), blocked)
    assert len(path) - 1 == taken.get(end, -1)
    assert all(b in board.neighbours[a] for a, b in pairwise(path))
    assert not any(blocked >> space & 1 for space in path[1:])


@given(boards(), st.integers(0, 4))
def test_unblocked_walk_is_the_ring(board: Board, steps: int) -> None:
    """With nothing in the way, a walk reaches exactly what lies within so many steps."""
    for space in range(len(board)):
        assert board.reachable(space, steps) == board.within(space, steps)
        assert members(board.within(space, steps)) == [
            s for s in range(len(board)) if board.distance(space, s) <= steps
        ]
