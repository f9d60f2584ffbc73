"""Other worlds that a seat cannot tell from the true one: what is hidden from it, exchanged."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any, Final, TypeAlias

from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.seats import MOST_SEATS, Seat, Seats, only
from fogbound.core.zones import Sighting, Zone

Spot: TypeAlias = tuple[int, int]
"""A zone by its place in the list, and a card by its place in the zone."""

_SWAPS: Final = (4, 4, 1, 1, 1)
"""Enough for each card to lie anywhere; where the game says that this contradicts something, fewer."""


def exchanged(game: Game[Any], state: State, seat: Seat | None, rng: Random) -> State | None:
    """A world in which other things are hidden from a seat; None where all that was tried could not have come about.

    Zones keep their sizes, cards the marks of who has seen them, and what anybody remembers stays true.
    """
    for swaps in _SWAPS:
        world = state.clone()
        world.put(otherwise(state, seat, swaps, rng))
        world.sow(rng.getrandbits(32))
        if game.table.contradiction(world) is None and (world.outcome is not None or game.options(world)):
            return world
    return None


def otherwise(state: State, seat: Seat | None, swaps: int, rng: Random) -> list[Zone]:
    """All zones, with what is hidden from a seat thrown again or exchanged, so many times for each card."""
    zones = state.zones()
    cards = [list(zone.cards) for zone in zones]
    hidden = _hidden(zones, seat)
    for stock, spots in hidden.items():
        if not zones[spots[0][0]].place.stock.conserved:
            for zone, index in spots:
                cards[zone][index] = rng.randrange(len(zones[zone].place.stock.names))
        else:
            _swap(state, zones, cards, stock, spots, swaps, rng)
    return [_laid(zone, cards[n]) for n, zone in enumerate(zones)]


def _hidden(zones: list[Zone], seat: Seat | None) -> dict[str, list[Spot]]:
    """Where things lie that a seat does not know, by stock."""
    me = only(seat)
    found: dict[str, list[Spot]] = {}
    for n, zone in enumerate(zones):
        spots = [(n, index) for index in range(len(zone.cards)) if not zone.seers(index) & me]
        found.setdefault(zone.place.stock.name, []).extend(spots)
    return {stock: spots for stock, spots in found.items() if spots}


def _swap(
    state: State, zones: list[Zone], cards: list[list[int]], stock: str, spots: list[Spot], swaps: int, rng: Random
) -> None:
    """Exchange two cards, again and again, where all memories of them stay true."""
    remembered = [sighting for sighting in state.sightings if sighting.stock.name == stock]
    for _ in range(swaps * len(spots)):
        (a, i), (b, j) = rng.choice(spots), rng.choice(spots)
        if cards[a][i] == cards[b][j]:
            continue
        cards[a][i], cards[b][j] = cards[b][j], cards[a][i]
        moved = (cards[a][i], cards[b][j])
        if remembered and not remembered_rightly(remembered, _as_they_lie(zones, cards), moved):
            cards[a][i], cards[b][j] = cards[b][j], cards[a][i]


def _as_they_lie(zones: list[Zone], cards: list[list[int]]) -> list[Zone]:
    """Zones with other cards, in any order: to look for cards in them this will do."""
    return [Zone(zone.place, tuple(cards[n]), zone.seen) for n, zone in enumerate(zones)]


def _laid(zone: Zone, cards: list[int]) -> Zone:
    """A zone with other cards at its spots, each with the mark of its spot; in catalogue order unless order counts."""
    if tuple(cards) == zone.cards:
        return zone
    marked = list(zip(cards, zone.seen or [0] * len(cards), strict=True))
    if not zone.place.ordered:
        marked.sort()
    return Zone(zone.place, tuple(card for card, _ in marked), tuple(mark for _, mark in marked) if zone.seen else ())


def remembered_rightly(
    sightings: list[Sighting] | tuple[Sighting, ...], zones: list[Zone], moved: tuple[int, ...] = ()
) -> bool:
    """Whether every seat finds all the cards that it remembers to lie somewhere among zones, each card once.

    Where only some cards have moved, only these are looked for.
    """
    for bit in [1 << n for n in range(MOST_SEATS + 1)]:
        mine = [sighting for sighting in sightings if sighting.seats & bit]
        by_card: dict[tuple[str, int], Counter[tuple[str, ...]]] = {}
        for sighting in mine:
            for card in sighting.cards:
                if moved and card not in moved:
                    continue
                by_card.setdefault((sighting.stock.name, card), Counter())[sighting.among] += 1
        if not all(_room(bit, stock, card, wanted, zones) for (stock, card), wanted in by_card.items()):
            return False
    return True


def _room(bit: Seats, stock: str, card: int, wanted: Counter[tuple[str, ...]], zones: list[Zone]) -> bool:
    """Whether any of these memories together find as many such cards, unknown to the seat, as they need."""
    lying = {
        zone.place.name: sum(1 for n, c in enumerate(zone.cards) if c == card and not zone.seers(n) & bit)
        for zone in zones
        if zone.place.stock.name == stock
    }
    groups = [group for size in range(1, len(wanted) + 1) for group in combinations(wanted, size)]
    return all(
        sum(wanted[among] for among in group) <= sum(lying.get(name, 0) for name in set().union(*group))
        for group in groups
    )
