"""Other worlds that a seat cannot tell from the true one: what is hidden from it, exchanged."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from random import Random
from typing import Any, Final, TypeAlias

from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.seats import MOST_SEATS, Seat, Seats, only
from fogbound.core.zones import Sighting, Zone

Spot: TypeAlias = tuple[int, int]
"""A zone by its place in the list, and a card by its place in the zone."""

_SWAPS: Final = (400, 40, 5, 2, 1, 1, 1)
"""Many exchanges first; where the game says that they contradict something, fewer."""


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
    """All zones, with what is hidden from a seat thrown again, or exchanged so many times."""
    zones = state.zones()
    cards = [list(zone.cards) for zone in zones]
    for stock, spots in _hidden(zones, seat).items():
        if not zones[spots[0][0]].place.stock.conserved:
            for zone, index in spots:
                cards[zone][index] = rng.randrange(len(zones[zone].place.stock.names))
        else:
            memories = Memories([sighting for sighting in state.sightings if sighting.stock.name == stock])
            _swap(zones, cards, memories, spots, min(swaps, 3 * len(spots)), rng)
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
    zones: list[Zone], cards: list[list[int]], memories: Memories, spots: list[Spot], swaps: int, rng: Random
) -> None:
    """Exchange two cards, again and again, where all memories of them stay true."""
    for _ in range(swaps):
        (a, i), (b, j) = rng.choice(spots), rng.choice(spots)
        one, other = cards[a][i], cards[b][j]
        cards[a][i], cards[b][j] = other, one
        if one != other and not (memories.hold_of(one, zones, cards) and memories.hold_of(other, zones, cards)):
            cards[a][i], cards[b][j] = one, other


def _laid(zone: Zone, cards: list[int]) -> Zone:
    """A zone with other cards at its spots, each with the mark of its spot; in catalogue order unless order counts."""
    if tuple(cards) == zone.cards:
        return zone
    marked = list(zip(cards, zone.seen or [0] * len(cards), strict=True))
    if not zone.place.ordered:
        marked.sort()
    return Zone(zone.place, tuple(card for card, _ in marked), tuple(mark for _, mark in marked) if zone.seen else ())


class Memories:
    """For each card of a stock, and each seat that remembers it, among which zones each of its memories has it."""

    def __init__(self, sightings: Iterable[Sighting]) -> None:
        self._of: Final[dict[int, dict[Seats, list[tuple[str, ...]]]]] = {}
        self._stock = ""
        for sighting in sightings:
            self._stock = sighting.stock.name
            for card in sighting.cards:
                for bit in [1 << n for n in range(MOST_SEATS + 1) if sighting.seats >> n & 1]:
                    self._of.setdefault(card, {}).setdefault(bit, []).append(sighting.among)

    def hold(self, zones: list[Zone]) -> bool:
        """Whether every seat finds all the cards that it remembers to lie somewhere among zones, each card once."""
        cards = [zone.cards for zone in zones]
        return all(self.hold_of(card, zones, cards) for card in self._of)

    def hold_of(self, card: int, zones: list[Zone], cards: Sequence[Sequence[int]]) -> bool:
        """The same for one card, with these cards in the zones."""
        if card not in self._of:
            return True
        spots = [
            (zone.place.name, zone.seers(index))
            for zone, lying in zip(zones, cards, strict=True)
            if zone.place.stock.name == self._stock
            for index, other in enumerate(lying)
            if other == card
        ]
        return all(
            _found(among, [name for name, seers in spots if not seers & bit]) for bit, among in self._of[card].items()
        )


def remembered_rightly(sightings: Iterable[Sighting], zones: list[Zone]) -> bool:
    """Whether all that anybody remembers can be true at once."""
    by_stock: dict[str, list[Sighting]] = {}
    for sighting in sightings:
        by_stock.setdefault(sighting.stock.name, []).append(sighting)
    return all(Memories(of_stock).hold(zones) for of_stock in by_stock.values())


def _found(wanted: list[tuple[str, ...]], lying: list[str]) -> bool:
    """Whether each memory of a card finds one of its own among its zones; `lying` says where the cards are."""
    taken: dict[int, int] = {}

    def finds(memory: int, tried: set[int]) -> bool:
        for spot in [n for n, name in enumerate(lying) if name in wanted[memory] and n not in tried]:
            tried.add(spot)
            if spot not in taken or finds(taken[spot], tried):
                taken[spot] = memory
                return True
        return False

    return all(finds(memory, set()) for memory in range(len(wanted)))
