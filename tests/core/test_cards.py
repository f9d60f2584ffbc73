"""Cards and piles: what can be chosen stands out, and a pile is as thick as it has cards."""

from __future__ import annotations

from xml.etree import ElementTree as Xml

import pytest

from fogbound.core import cards
from fogbound.core.emblems import EMBLEMS, emblem
from fogbound.core.svg import group


def test_a_card_on_offer_lies_higher() -> None:
    """In a picture of the same size."""
    lying, offered = (cards.lying("card", "A card", "", cards.face(offered=up), offered=up) for up in (False, True))
    assert (lying.width, lying.height) == (offered.width, offered.height)
    assert f"translate({cards.MARGIN} {cards.MARGIN + cards.RAISED})" in lying.svg()
    assert f"translate({cards.MARGIN} {cards.MARGIN})" in offered.svg()


@pytest.mark.parametrize("make", [cards.face, lambda offered: cards.back("fog", "#333333", offered=offered)])
def test_only_what_is_on_offer_has_the_accent(make: object) -> None:
    """Face and back alike."""
    assert callable(make)
    assert "--accent" in make(offered=True).text
    assert "--accent" not in make(offered=False).text


def test_a_pile_is_as_thick_as_it_has_cards() -> None:
    """Up to five edges; an empty one is its dotted place."""
    edges = [cards.pile(count, group(), 52, 72).text.count("<rect") for count in (1, 4, 5, 17, 40)]
    assert edges == [1, 1, 2, 5, 5]
    assert "stroke-dasharray" in cards.pile(0, group(), 52, 72).text


def test_words_are_broken_into_lines() -> None:
    """Between words, each line shorter than said; a word that is longer has a line of its own."""
    assert cards.lines("a blow worth three", 9) == ["a blow", "worth", "three"]
    assert cards.lines("immeasurably so", 5) == ["immeasurably", "so"]


@pytest.mark.parametrize("name", EMBLEMS)
def test_emblems_are_whole(name: str) -> None:
    """Each is one path that begins somewhere and stays within its box."""
    drawn = Xml.fromstring(emblem(name).text)
    assert EMBLEMS[name].startswith("M")
    assert len(list(drawn)) == 1
