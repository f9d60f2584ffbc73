"""The pictures: what they show of a position, and what can be pointed at."""

from __future__ import annotations

import itertools
from typing import Any
from xml.etree import ElementTree as Xml

import pytest

from fogbound.core.seats import Seat
from fogbound.core.svg import Picture, Sheet
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.draw import board, draw, hand, token
from fogbound.games.shadows_over_camelot.knights import KNIGHT_NAMES
from fogbound.games.shadows_over_camelot.picture.coats import ARMS, LADIES
from fogbound.games.shadows_over_camelot.picture.frames import FRAMES, LEAF_HIGH, LEAF_WIDE
from fogbound.games.shadows_over_camelot.romance.catalogue import LADY_NAMES
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.courtly import lovers
from tests.games.shadows_over_camelot.positions import played, position

BOTH: list[Sheet] = ["wide", "tall"]


def parsed(picture: Picture) -> Xml.Element:
    """A picture as elements."""
    return Xml.fromstring(picture.svg())


def drawn(state: Camelot, seat: Seat | None = 0, sheet: Sheet = "wide") -> Xml.Element:
    """What a seat sees on the board."""
    return parsed(draw(GAME.view(state, seat), sheet))


def part(picture: Xml.Element, name: str) -> Xml.Element:
    """What has this id."""
    return next(element for element in picture.iter() if element.get("id") == name)


def ids(picture: Xml.Element, start: str) -> list[str]:
    """The ids that begin like this."""
    return [name for element in picture.iter() if (name := element.get("id", "")).startswith(start)]


def options(*pictures: Xml.Element) -> set[str]:
    """What can be chosen by pointing."""
    return {option for picture in pictures for element in picture.iter() if (option := element.get("data-option"))}


def words(picture: Xml.Element) -> list[str]:
    """All that is written there."""
    return [text.text or "" for text in picture.iter() if text.tag.endswith("}text")]


def middle(element: Xml.Element) -> tuple[float, float]:
    """Where a piece stands."""
    x, y = element.get("transform", "").removeprefix("translate(").partition(")")[0].split()
    return float(x), float(y)


# What lies on the board.


def test_every_sword_lies_on_the_table() -> None:
    """B-3.4: they are counted in the middle, however many were laid together."""
    picture = drawn(position(white_swords=6, black_swords=5))
    assert len(ids(picture, "sword-")) == 11
    assert {"6 white", "5 black"} <= set(words(picture))


def test_every_engine_stands_before_the_walls() -> None:
    """B-3.1: so many of twelve."""
    assert len(ids(drawn(position(engines=7)), "engine-")) == 7


def test_the_sword_comes_nearer_and_sinks() -> None:
    """B-8.7: a space nearer is farther to the right."""
    far, near = (middle(part(drawn(position(excalibur=space)), "excalibur"))[0] for space in (-2, 3))
    assert far < near


def test_a_card_that_lies_face_down_is_not_told() -> None:
    """B-5.4: it counts as a question."""
    open_, hidden = (
        words(part(drawn(position(against={"black_knight": card})), "quest-black_knight"))
        for card in ("black_knight_5", "black_knight_5?")
    )
    assert "5" in open_
    assert "?" not in open_
    assert "?" in hidden
    assert "0 + ?" in hidden
    assert "5" not in hidden


def test_the_dragon_comes_when_lancelot_is_won() -> None:
    """B-7.7: on the same leaf."""
    before, after = (words(part(drawn(position(over=over)), "quest-lancelot")) for over in ([], ["lancelot"]))
    assert "Lancelot" in before
    assert "The Dragon" not in before
    assert "The Dragon" in after
    assert "Lancelot" not in after


def test_a_quest_that_is_over_says_so() -> None:
    """B-7.7: whatever lay on it is gone."""
    assert "is over" in words(part(drawn(position(over=["excalibur"])), "quest-excalibur"))


# Knights.


@pytest.mark.parametrize("sheet", BOTH)
def test_knights_stand_where_they_are(sheet: Sheet) -> None:
    """B-6.4: on the leaf of their Quest, or at the Round Table."""
    picture = drawn(position(places="holy_grail pict_war camelot"), sheet=sheet)
    for seat, quest in ((0, "holy_grail"), (1, "pict_war")):
        x, y = middle(part(picture, f"knight-{seat}"))
        left, top = FRAMES[sheet].leaves[quest]
        assert left < x < left + LEAF_WIDE
        assert top < y < top + LEAF_HIGH
    x, y = middle(part(picture, "knight-2"))
    assert not any(
        left < x < left + LEAF_WIDE and top < y < top + LEAF_HIGH for left, top in FRAMES[sheet].leaves.values()
    )


def test_eight_knights_on_one_quest_stand_apart() -> None:
    """B-16.1: a shield is 28 wide."""
    names = " ".join(KNIGHT_NAMES)
    picture = drawn(position(seats=8, knights=names, traitor=7, places=" ".join(["saxon_war"] * 8)))
    places = sorted(middle(part(picture, f"knight-{seat}"))[0] for seat in range(8))
    assert all(right - left >= 30 for left, right in itertools.pairwise(places))


def test_the_dead_stand_nowhere() -> None:
    """B-12.3: and the court says so."""
    picture = drawn(position(places="camelot - camelot", dead=[1], life=[4, 0, 4]))
    assert ids(picture, "knight-") == ["knight-0", "knight-2"]
    assert "is dead" in words(picture)


def test_arms_are_told_apart_by_colour_and_by_charge() -> None:
    """B-2.3 and R-2.2: no two knights, and no two Ladies, are alike in either."""
    for arms, names in ((ARMS, KNIGHT_NAMES), (LADIES, LADY_NAMES)):
        assert set(arms) == set(names)
        assert len({field for field, _ in arms.values()}) == len({charge for _, charge in arms.values()}) == len(names)


def test_a_seat_has_its_knights_shield_once_he_is_dealt() -> None:
    """B-2.3: before the game nobody knows who he will be."""
    shield = token(GAME.view(position(knights="kay gawain arthur"), 1), 1)
    assert shield is not None
    assert shield.title == "Sir Gawain"
    assert token(None, 1) is None


# What can be pointed at.


def everything(state: Camelot, seat: Seat) -> set[str]:
    """All that can be chosen by pointing, on the board or in the hand."""
    return options(drawn(state, seat), *[parsed(picture) for picture in hand(GAME.view(state, seat))])


def test_whatever_names_a_place_a_knight_or_a_card_can_be_pointed_at() -> None:
    """B-6.1: moves, accusations, healing, and cards that are laid."""
    state = position(hands=("F1 F1 F1 G merlin",), places="pict_war camelot camelot", white_swords=3, black_swords=3)
    offered = {option.text for option in GAME.options(state)}
    pointed = everything(state, 0)
    assert pointed <= offered
    plain = {text for text in offered if text.partition(" ")[0] in ("move", "heal", "accuse", "lay")}
    assert plain
    assert plain <= pointed


def test_nobody_else_can_point_at_anything() -> None:
    """B-4.4: only the active Knight is offered something."""
    state = position(hands=("F1 F1 F1",))
    assert everything(state, 0)
    assert not everything(state, 1)


def test_piles_are_drawn_from_by_pointing() -> None:
    """B-5.1 and B-8.1."""
    assert "draw_black" in everything(position(at="ProgressEvil"), 0)
    assert "draw_white" in everything(position(), 0)


def test_a_lady_is_accused_by_pointing_at_her() -> None:
    """F-5.1: she stands beside her knight."""
    state = lovers(beside={"andrivete": "H"})
    assert "accuse_lady andrivete" in everything(state, 0)


# What lies before a seat.


def names_of(state: Camelot, seat: Seat | None) -> list[str]:
    """The pictures in a row."""
    return [picture.name for picture in hand(GAME.view(state, seat))]


def test_equal_cards_are_one_picture() -> None:
    """With how many there are."""
    state = position(hands=("F2 F2 fate",))
    assert names_of(state, 0) == ["card-fight_2", "card-fate", "piles"]
    assert "× 2" in words(parsed(hand(GAME.view(state, 0))[0]))


def test_nobody_sees_anothers_cards() -> None:
    """B-14.2: nor does an onlooker."""
    state = position(hands=("F2", ""))
    assert names_of(state, 1) == names_of(state, None) == ["piles"]


def test_one_sees_ones_own_loyalty_alone() -> None:
    """B-2.6."""
    state = position(traitor=1)
    said: list[Any] = [words(parsed(hand(GAME.view(state, seat))[-1])) for seat in (0, 1, None)]
    assert "Loyal" in said[0]
    assert "Traitor" in said[1]
    assert "Loyal" not in said[2]
    assert "Traitor" not in said[2]


def test_black_cards_that_one_looks_at_lie_before_one() -> None:
    """B-10.4: in the order in which they can be put back, and before nobody else."""
    state = played(position(hands=("clairvoyance",), black="pict vivien despair saxon mordred"), "clairvoyance")
    assert len([name for name in names_of(state, 0) if name.startswith("black-card")]) == 5
    assert not [name for name in names_of(state, 1) if name.startswith("black-card")]


# What is going on.


def test_a_duel_shows_both_sides() -> None:
    """F-6: what was chosen is a question until both show it."""
    state = played(lovers("arthur kay gawain", hands=("3", "2"), beside={"andrivete": "H"}), "accuse_lady andrivete")
    said = words(part(drawn(state, 2), "matter"))
    assert "Lady Andrivete is accused" in said
    assert said.count("?") == 2


@pytest.mark.parametrize("sheet", BOTH)
def test_the_end_is_told_in_words(sheet: Sheet) -> None:
    """B-3.1: on a card over the table."""
    state = played(position(at="ProgressEvil", engines=11), "add_engine")
    assert "Camelot is taken" in words(part(drawn(state, 0, sheet), "ending"))


def test_boards_are_made_for_both_sheets() -> None:
    """With a place for each of twelve engines and twelve swords."""
    for sheet in BOTH:
        plate = parsed(board(GAME.settings(5), sheet))
        assert {str(number) for number in range(1, 13)} <= set(words(plate))
