"""Moving cards, looking at them and shuffling them, and what each seat knows afterwards.

A seat that has seen a card keeps it in sight while it can follow it. Where it loses sight of it (a card leaves a hand
unseen, a pile is shuffled) it still knows that what it saw lies somewhere among certain zones: a sighting.
"""

from __future__ import annotations

from typing import Any

from fogbound.core.agenda import State
from fogbound.core.seats import EVERYONE, MOST_SEATS, Seats
from fogbound.core.zones import Sighting, Stock, Zone


def move(state: State, card: int, source: Zone, target: Zone, index: int = 0) -> tuple[Zone, Zone]:
    """Move a card and disclose it to every seat that sees it now and did not know it. Gives both zones anew."""
    at = source.cards.index(card)
    knew = source.seers(at)
    newly = target.place.seers & ~knew
    if newly:
        state.disclose(newly)
    if source.seen or state.sightings:
        # Out of a pile everybody can follow a card; out of a hand only who sees it here or there.
        follow = EVERYONE if source.place.ordered else source.place.seers | target.place.seers
        knew &= follow
        _wander(state, EVERYONE & ~(knew | target.place.seers), source.place.name, target.place.name)
        source = _forget(state, source, EVERYONE & ~follow, (source.place.name, target.place.name))
        _find(state, knew | target.place.seers, source.place.stock, card)
    return source.without(at), target.with_card(card, knew & ~target.place.seers, index)


def look(state: State, zone: Zone, seats: Seats, count: int) -> Zone:
    """Show the first cards of a zone to these seats."""
    state.disclose(seats)
    for card in zone.cards[:count]:
        _find(state, seats, zone.place.stock, card)
    new = seats & ~zone.place.seers
    marks = zone.seen or (0,) * len(zone)
    return Zone(zone.place, zone.cards, tuple(mark | new if i < count else mark for i, mark in enumerate(marks)))


def shuffled(state: State, zone: Zone) -> Zone:
    """The zone in an order nobody knows. Whoever knew a card in it knows only that it is still there."""
    cards = list(_forget(state, zone, EVERYONE, (zone.place.name,)).cards)
    state.shuffle(cards)
    return Zone(zone.place, tuple(cards))


def sightings(state: State, seat: int) -> list[dict[str, Any]]:
    """What a seat knows to lie somewhere among zones, for its view."""
    return [sighting.view() for sighting in state.sightings if sighting.bit == 1 << seat]


def _wander(state: State, seats: Seats, source: str, target: str) -> None:
    """A card goes that these seats cannot tell: whatever they know to be at the source may now be at the target."""
    state.sightings = tuple(
        Sighting(old.bit, old.stock, old.cards, (*old.among, target))
        if old.bit & seats and source in old.among and target not in old.among
        else old
        for old in state.sightings
    )


def _forget(state: State, zone: Zone, seats: Seats, among: tuple[str, ...]) -> Zone:
    """These seats lose sight of the cards they had seen in a zone, and know only among which zones they are."""
    if not zone.seen:
        return zone
    for bit in _bits(seats):
        cards = tuple(card for card, mark in zip(zone.cards, zone.seen, strict=True) if mark & bit)
        if cards:
            state.sightings = (*state.sightings, Sighting(bit, zone.place.stock, cards, among))
    return Zone(zone.place, zone.cards, tuple(mark & ~seats for mark in zone.seen))


def _find(state: State, seats: Seats, stock: Stock, card: int) -> None:
    """These seats see a card: they need not remember any longer where it might be."""
    for old in state.sightings:
        if old.bit & seats and old.stock is stock and card in old.cards:
            rest = tuple(other for other in old.cards if other != card)
            found = () if not rest else (Sighting(old.bit, old.stock, rest, old.among),)
            state.sightings = tuple(other for other in state.sightings if other is not old) + found


def _bits(seats: Seats) -> list[Seats]:
    return [1 << bit for bit in range(MOST_SEATS + 1) if seats >> bit & 1]
