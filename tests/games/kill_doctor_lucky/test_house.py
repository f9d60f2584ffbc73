"""KDL-1 and KDL-2: rooms, ways, closed wings, and sight."""

from __future__ import annotations

import pytest

from fogbound.core.spaces import members
from fogbound.games.kill_doctor_lucky.houses import house
from fogbound.games.kill_doctor_lucky.spaces import HALLWAYS, ROOMS, SPACE, SPACES
from tests.games.kill_doctor_lucky.positions import ORIGINAL, offered, played, position, refused, where

MANOR = house("lucky_manor_20", (), True)
MANSION = house("lucky_mansion_24", (), True)
CLASSIC = house("classic_1997", (), True)


def names(spaces: int) -> set[str]:
    """The spaces of a set."""
    return {SPACES[space] for space in members(spaces)}


def sees(one: str, other: str) -> bool:
    """Whether two rooms of the Manor see each other."""
    return MANOR.board.sees(SPACE[one], SPACE[other])


def test_three_houses_and_their_numbers() -> None:
    """KDL-1.1: the same 24 rooms; four of the Manor and four of the original mansion have no number."""
    assert len(ROOMS) == 24
    numbered = [sorted(house.number.values()) for house in (MANOR, MANSION, CLASSIC)]
    assert numbered == [list(range(20)), list(range(1, 25)), list(range(20))]
    assert [SPACES[room] for room in MANOR.round[:3]] == ["drawing_room", "foyer", "parlor"]
    without = [set(range(24)) - set(house.number) for house in (MANOR, CLASSIC)]
    assert [names(sum(1 << room for room in rooms)) for rooms in without] == [
        {"white_room", "hedge_maze", "carriage_house", "piazza"},
        {"foyer", "gallery", "white_room", "wine_cellar"},
    ]


def test_hallways_are_passed_through() -> None:
    """KDL-1.2: from the Dining Hall one step leads through the west hall to the Kitchen; nobody stops on the way."""
    assert names(MANOR.board.joined[SPACE["dining_hall"]]) >= {"drawing_room", "kitchen", "servants_quarters"}
    assert refused(position("dining_hall foyer foyer"), "go main_west_hall") == "KDL-1.2"


def test_hallways_of_the_original_mansion_are_spaces() -> None:
    """KDL-1.3: the west hall is a step from the Dining Hall, and the Kitchen two."""
    state = position("dining_hall foyer foyer", **ORIGINAL)
    assert "main_west_hall" in offered(state, "go")
    assert "kitchen" not in offered(state, "go")
    assert where(played(state, "go main_west_hall")).startswith("main_west_hall ")


def test_people_are_seen_in_hallways() -> None:
    """KDL-1.3: who attempts a murder in the west hall is seen from the Kitchen, and otherwise may."""
    seen = position("main_west_hall kitchen parlor", "main_west_hall", **ORIGINAL)
    alone = position("main_west_hall gallery parlor", "main_west_hall", **ORIGINAL)
    assert refused(seen, "attempt") == "KDL-7.2"
    assert "attempt" in offered(alone)


@pytest.mark.parametrize(
    ("board", "wings", "closed"),
    [
        ("lucky_manor_20", ("west",), {"winter_garden", "wine_cellar", "kitchen", "lancaster_room", "master_suite"}),
        (
            "lucky_manor_20",
            ("east",),
            {"tennessee_room", "lilac_room", "servants_quarters", "piazza", "white_room", "hedge_maze"},
        ),
        (
            "lucky_mansion_24",
            ("east",),
            {"tennessee_room", "lilac_room", "servants_quarters", "white_room", "hedge_maze"},
        ),
    ],
)
def test_wings(board: str, wings: tuple[str, ...], closed: set[str]) -> None:
    """KDL-1.4: which rooms close with a wing."""
    assert names(house(board, wings, True).board.closed) == closed


def test_nobody_enters_a_closed_wing() -> None:
    """KDL-1.4: nor looks in; hallways stay open, so that the Master Suite's neighbour is still a step away."""
    state = position("dining_hall foyer foyer", closed="west")
    assert refused(state, "go kitchen") == "KDL-1.4"
    assert "nursery" in offered(state, "go")
    board = house("lucky_manor_20", ("west",), True).board
    assert not board.sees(SPACE["trophy_room"], SPACE["kitchen"])


def test_rooms_that_close_with_the_east_wing() -> None:
    """KDL-1.5: White Room and Hedge Maze stay open if that is agreed; in the other house they always close."""
    stay = house("lucky_manor_20", ("east",), False)
    assert {"white_room", "hedge_maze"} <= names(stay.board.open)
    assert "piazza" in names(stay.board.closed)
    assert {"white_room", "hedge_maze"} <= names(house("lucky_mansion_24", ("east",), False).board.closed)


def test_the_railing() -> None:
    """KDL-1.6: one looks from the Gallery into the Dining Hall, and does not walk there."""
    assert sees("gallery", "dining_hall")
    assert "dining_hall" not in offered(position("gallery foyer foyer"), "go")


def test_sight_runs_straight_through_doors() -> None:
    """KDL-2.1: from the Gallery down to the Foyer, from the Nursery through three doors; not slantwise."""
    assert sees("gallery", "foyer")
    assert sees("nursery", "tennessee_room")
    assert not sees("drawing_room", "sitting_room")
    assert refused(position("gallery foyer trophy_room"), "attempt") == "KDL-7.2"


def test_people_in_one_space() -> None:
    """KDL-2.2: they see each other, in the dark as well."""
    assert refused(position("gallery gallery piazza"), "attempt") == "KDL-7.2"
    assert refused(position("gallery gallery piazza", pile_count=0, table={"lights_out": True}), "attempt") == "KDL-7.2"


@pytest.mark.parametrize("name", ["lucky_manor_20", "lucky_mansion_24", "classic_1997"])
def test_sight_is_mutual(name: str) -> None:
    """KDL-2.3: who sees is seen, in every house."""
    board = house(name, (), True).board
    spaces = range(len(board))
    assert all(board.sees(one, other) == board.sees(other, one) for one in spaces for other in spaces)


def test_a_pawn_hides_nothing() -> None:
    """KDL-2.3: a guest in the Library does not hide the Nursery from the Tennessee Room."""
    assert refused(position("nursery tennessee_room library", "nursery"), "attempt") == "KDL-7.2"


def test_the_doctor_sees_as_people_do() -> None:
    """KDL-2.3: along the same lines."""
    assert refused(position("foyer kitchen kitchen"), "draw") == "KDL-6.2"


def test_the_balcony() -> None:
    """KDL-2.4: the Lancaster Room does not see the Lilac Room, though both see the Dining Hall between them."""
    assert not sees("lancaster_room", "lilac_room")
    assert sees("lancaster_room", "dining_hall")
    assert sees("lilac_room", "dining_hall")


def test_hallways_belong_to_one_house() -> None:
    """KDL-1.3: eight of them, and only the original mansion has them as spaces."""
    assert len(HALLWAYS) == 8
    assert [len(house.board) for house in (MANOR, MANSION, CLASSIC)] == [24, 24, 32]
