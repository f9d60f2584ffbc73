"""Laying unseen cards: each way that fits what a seat remembers is as likely as any other."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.core.agenda import State
from fogbound.core.dealing import deal
from fogbound.core.settings import Settings
from fogbound.core.zones import Sighting, Stock

CARDS = Stock("cards", "abcdefghijkl")
ME = 1
Sightings = list[tuple[str, str]]
"""Each with its cards and its zones, a letter each."""


def chance(seed: int) -> State:
    """Give a state that is good for nothing but drawing numbers."""
    return State(Settings(2, {}), seed)


def sighted(sightings: Sightings) -> list[Sighting]:
    """Make sightings from letters."""
    return [Sighting(ME, CARDS, tuple(CARDS.names.index(c) for c in cards), tuple(among)) for cards, among in sightings]


def fits(dealt: dict[str, list[int]], sightings: Sightings) -> bool:
    """Tell whether each sighted card lies in one of its zones."""
    where = {CARDS.names[card]: zone for zone, cards in dealt.items() for card in cards}
    return all(where[card] in among for cards, among in sightings for card in cards)


def cut(cards: tuple[int, ...], room: dict[str, int]) -> dict[str, list[int]]:
    """Lay cards into zones in this order."""
    dealt, at = {}, 0
    for zone, count in room.items():
        dealt[zone], at = list(cards[at : at + count]), at + count
    return dealt


@pytest.mark.parametrize(
    ("room", "sightings"),
    [
        pytest.param({"P": 2, "Q": 2}, [], id="nothing known"),
        pytest.param({"P": 2, "Q": 3}, [("a", "P")], id="one place"),
        pytest.param({"P": 2, "Q": 2, "R": 1}, [("ab", "PQ"), ("c", "R")], id="apart"),
        pytest.param({"P": 2, "Q": 2, "R": 1}, [("ab", "PQ"), ("c", "P")], id="one within the other"),
        pytest.param({"P": 2, "Q": 2, "R": 2}, [("ab", "PQ"), ("cd", "QR")], id="overlapping"),
        pytest.param({"P": 2, "Q": 1, "R": 2}, [("a", "PQ"), ("b", "QR"), ("c", "RP")], id="in a ring"),
        pytest.param({"P": 1, "Q": 2, "R": 2, "S": 1}, [("ab", "PQR"), ("cd", "QRS"), ("e", "QR")], id="mixed"),
        pytest.param({"P": 2, "Q": 2, "R": 0}, [("ab", "PR")], id="no room in one of them"),
    ],
)
def test_every_way_is_as_likely(room: dict[str, int], sightings: Sightings) -> None:
    """Deals are counted against all worlds found by trying every order, the order within a zone included.

    With n worlds chi-square has a mean of n - 1 and a variance of 2 (n - 1): five deviations above it are too many.
    """
    cards = list(range(sum(room.values())))
    worlds = [world for world in permutations(cards) if fits(cut(world, room), sightings)]
    state = chance(7)
    deals = 40 * len(worlds)
    found = Counter(
        tuple(card for zone in room for card in dealt[zone])
        for dealt in (deal(state, room, cards, sighted(sightings)) for _ in range(deals))
    )
    assert set(found) <= set(worlds)
    squares = sum((found[world] - 40) ** 2 / 40 for world in worlds)
    freedom = len(worlds) - 1
    assert squares < freedom + 5 * (2 * freedom) ** 0.5


def test_equal_cards_are_cards() -> None:
    """Of two equal cards one was seen in a pile; the other is as likely to be in any place that is left."""
    room = {"pile": 3, "hand": 3}
    state = chance(3)
    both = 0
    for _ in range(5000):
        dealt = deal(state, room, [0, 0, 1, 2, 3, 4], [Sighting(ME, CARDS, (0,), ("pile",))])
        assert 0 in dealt["pile"]
        both += dealt["pile"].count(0) == 2
    assert abs(both - 5000 * 2 / 5) < 5 * (5000 * 0.4 * 0.6) ** 0.5


@given(st.data())
def test_deals_fit(data: st.DataObject) -> None:
    """Whatever is remembered of a real position, each deal fills the zones, uses each card once, and fits."""
    sizes = data.draw(st.lists(st.integers(0, 4), min_size=1, max_size=4))
    zones = "PQRS"[: len(sizes)]
    room = dict(zip(zones, sizes, strict=True))
    cards = list(range(min(sum(sizes), 12)))
    room = {zone: len(laid) for zone, laid in cut(tuple(cards), room).items()}
    real = {CARDS.names[card]: zone for zone, laid in cut(tuple(cards), room).items() for card in laid}
    seen = data.draw(st.lists(st.sampled_from(sorted(real)), unique=True)) if real else []
    sightings = [(card, "".join(sorted({real[card], *data.draw(st.sets(st.sampled_from(zones)))}))) for card in seen]
    dealt = deal(chance(data.draw(st.integers(0, 99))), room, cards, sighted(sightings))
    assert {zone: len(laid) for zone, laid in dealt.items()} == room
    assert sorted(card for laid in dealt.values() for card in laid) == cards
    assert fits(dealt, sightings)


def test_many_cards_overlapping() -> None:
    """Counting copes with the numbers of real decks, which are far larger than what chance gives at once."""
    deck = Stock("cards", [f"card {n}" for n in range(100)])
    room = {"pile": 50, "left": 20, "right": 20, "aside": 10}
    sightings = [
        Sighting(ME, deck, tuple(range(20)), ("pile", "left")),
        Sighting(ME, deck, tuple(range(20, 40)), ("left", "right")),
        Sighting(ME, deck, tuple(range(40, 50)), ("right", "aside", "pile")),
    ]
    dealt = deal(chance(1), room, range(100), sightings)
    assert {card for zone in ("pile", "left") for card in dealt[zone]} >= set(range(20))
    assert {card for zone in ("left", "right") for card in dealt[zone]} >= set(range(20, 40))


@pytest.mark.parametrize(
    ("room", "cards", "sightings", "message"),
    [
        ({"P": 2}, [0], [], "1 cards are unseen, and there is room for 2"),
        ({"P": 1}, [0], [("b", "P")], "b was sighted, but is not among the unseen cards"),
        ({"P": 1, "Q": 1}, [0, 1], [("ab", "P")], "more cards than there is room for"),
        ({"P": 1, "Q": 1, "R": 0}, [0, 1], [("ab", "PR"), ("", "Q")], "more cards than there is room for"),
        ({"P": 1, "Q": 1, "R": 1}, [0, 1, 2], [("a", "PQ"), ("b", "QR"), ("c", "S")], "more cards than there is room"),
    ],
)
def test_what_cannot_be(room: dict[str, int], cards: list[int], sightings: Sightings, message: str) -> None:
    """What no world fits is said, not dealt around."""
    with pytest.raises(ValueError, match=message):
        deal(chance(1), room, cards, sighted(sightings))
