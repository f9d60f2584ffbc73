"""The picture: what it shows to whom, and that it says the same in words."""

from __future__ import annotations

from collections import Counter
from xml.etree import ElementTree as Xml

import pytest

from fogbound.core.seats import Seat
from fogbound.core.svg import Sheet
from fogbound.games.liars_dice import GAME
from fogbound.games.liars_dice.draw import board, draw, frontispiece, hand
from fogbound.games.liars_dice.plate import PLATES
from fogbound.games.liars_dice.state import Dice
from tests.games.liars_dice.positions import played, position
from tools import pictures

FOG = "url(#fog-on-dice)"


def drawn(state: Dice, seat: Seat | None) -> Xml.Element:
    """The picture that a seat sees."""
    return Xml.fromstring(draw(GAME.view(state, seat)).svg())


def part(picture: Xml.Element, name: str) -> Xml.Element:
    """What has this id."""
    return next(element for element in picture.iter() if element.get("id") == name)


def ids(picture: Xml.Element) -> set[str]:
    """All ids of a picture."""
    return {element.get("id", "") for element in picture.iter()}


def faces(picture: Xml.Element, name: str) -> list[str]:
    """The faces that can be seen within a part, fog included."""
    marks = [element.get("href") or element.get("fill") or "" for element in part(picture, name).iter()]
    return ["?" if mark == FOG else mark[-1] for mark in marks if mark == FOG or mark.startswith("#pips")]


def words(picture: Xml.Element, name: str) -> str:
    """What is written within a part."""
    return " ".join(text for text in part(picture, name).itertext() if text)


def test_own_dice_are_ink_and_those_of_others_fog() -> None:
    """A seat sees its own faces, an onlooker none; fog stands for each die that is hidden."""
    state = position("1 3 5", "2 2")
    assert [faces(drawn(state, 0), f"seat-{seat}") for seat in (0, 1)] == [["1", "3", "5"], ["?", "?"]]
    assert [faces(drawn(state, None), f"seat-{seat}") for seat in (0, 1)] == [["?", "?", "?"], ["?", "?"]]


def test_the_last_bid_lies_in_the_middle() -> None:
    """Who bid, how many of which face, and of how many dice."""
    picture = drawn(position("1 3 5", "2 2", bids="1x3 3x4"), 0)
    assert words(picture, "middle") == "Seat 2 bids 3 × of 5 dice Liar! Liar!"
    assert faces(picture, "middle") == ["4"]


def test_bids_of_this_round_stand_beside_the_cups() -> None:
    """The highest of each seat, as text and die."""
    picture = drawn(position("1 3 5", "2 2", bids="1x3 2x4 3x1"), 1)
    assert [words(picture, f"said-{seat}") for seat in (0, 1)] == ["3 ×", "2 ×"]
    assert [faces(picture, f"said-{seat}") for seat in (0, 1)] == [["1"], ["4"]]


@pytest.mark.parametrize(
    ("exact", "bids", "seat", "calls"),
    [
        ("no", "1x3", 1, ["liar"]),
        ("safe", "1x3", 1, ["liar", "exact"]),
        ("safe", "", 0, []),
        ("safe", "1x3", 0, []),
        ("safe", "1x3", None, []),
    ],
)
def test_calls_can_be_pointed_at(exact: str, bids: str, seat: Seat | None, calls: list[str]) -> None:
    """By whoever may call, and by nobody else."""
    picture = drawn(position("1", "2", bids=bids, exact=exact), seat)
    assert [element.get("data-option") for element in picture.iter() if element.get("data-option")] == calls


def test_the_last_round_stays_in_sight() -> None:
    """What was bid, what there was, whose dice counted, and who was wrong."""
    state = played(position("1 3", "3 5", bids="3x3"), "liar")
    picture = drawn(state, None)
    assert words(picture, "last-round") == "last 3 × there were 3"
    assert [faces(picture, f"shown-{seat}-{n}") for seat in (0, 1) for n in (0, 1)] == [["1"], ["3"], ["3"], ["5"]]
    grounds = Counter(element.get("fill") for element in part(picture, "seat-1").iter() if element.tag.endswith("rect"))
    assert grounds["var(--second, #8a5a0c)"] == 1  # the three counts, the five does not
    assert "shown-1-2" in ids(picture)  # the cross
    assert "shown-0-2" not in ids(picture)


def test_lost_dice_are_set_aside() -> None:
    """They lie in the corner, and their places under the cup are empty."""
    picture = drawn(position("1 3", "2", "", dice=2), 0)
    assert faces(picture, "lost") == ["1", "1", "1"]
    assert "die-2-1" in ids(picture)
    assert faces(picture, "seat-2") == []


def test_the_winner_is_named() -> None:
    """In the middle, and in the words of the picture."""
    state = played(position("5", "2", bids="2x5"), "liar")
    assert words(drawn(state, 0), "middle") == "Seat 2 wins"
    assert words(drawn(state, 1), "middle") == "You win"
    assert draw(GAME.view(state, 1)).description.endswith("You win: nobody else has dice left.")


def test_the_picture_says_what_it_shows() -> None:
    """Its words are those of the position."""
    state = position("1 3", "2 2", bids="1x3")
    assert draw(GAME.view(state, 1)).description.splitlines() == [
        "  Seat 1  ▒ ▒        “1 three”",
        "→ You     2 2",
        "4 dice under all cups; ones are wild.",
    ]


def test_the_wild_face_stands_on_the_plate() -> None:
    """Where a face is wild."""
    assert "wild" in board(GAME.settings(wild="sixes")).svg()
    assert "wild" not in board(GAME.settings(wild="none")).svg()


@pytest.mark.parametrize("sheet", PLATES)
@pytest.mark.parametrize("seats", range(2, 7))
def test_the_reader_sits_at_the_lower_end(seats: int, sheet: Sheet) -> None:
    """Whoever looks; the next seat is to the left, and nobody sits on another or beside the plate."""
    plate = PLATES[sheet]
    wide, high = 180 * plate.scale, 140 * plate.scale
    for reader in range(seats):
        places = [plate.place(seat, reader, seats) for seat in range(seats)]
        assert max(places, key=lambda at: at[1]) == places[reader]
        assert seats == 2 or places[(reader + 1) % seats][0] < plate.x
        assert all(abs(x - p) > wide or abs(y - q) > high for x, y in places for p, q in places if (x, y) != (p, q))
        assert all(wide / 2 < x < plate.width - wide / 2 for x, _ in places)
        assert all(high / 2 < y < plate.height - high / 2 for _, y in places)


def test_the_hand_is_ones_own_dice() -> None:
    """Each a picture that says which face it is, and whether it is wild; an onlooker has none."""
    state = position("1 3 5", "2 2")
    assert [(die.title, die.description) for die in hand(GAME.view(state, 0))] == [
        ("One", "A one under your cup, wild."),
        ("Three", "A three under your cup."),
        ("Five", "A five under your cup."),
    ]
    assert [die.svg().count("<circle") for die in hand(GAME.view(state, 0))] == [1, 3, 5]
    assert hand(GAME.view(state, None)) == []


def test_both_sheets_show_the_same() -> None:
    """Nothing is left out on the tall one."""
    for state in (position("1 3 5", "2 2", "", bids="1x3"), played(position("1 3", "3 5", bids="3x3"), "liar")):
        view = GAME.view(state, 0)
        wide, tall = Xml.fromstring(draw(view, "wide").svg()), Xml.fromstring(draw(view, "tall").svg())
        assert ids(wide) == ids(tall)
        assert list(wide.itertext()) == list(tall.itertext())


def test_the_frontispiece_stands_alone() -> None:
    """It says what it shows, and needs nothing of another picture."""
    picture = frontispiece()
    assert picture.description.startswith("Three dice cups on a round table")
    assert 'href="#' not in picture.svg()


def test_the_picture_in_the_documentation_is_of_today() -> None:
    """`python tools/pictures.py` writes it anew."""
    assert (pictures.DOCS / "liars_dice.svg").read_text(encoding="utf-8") == pictures.liars_dice()
