"""Moving cards, looking at them and shuffling them, and what each seat knows afterwards.

A seat that has seen a card keeps it in sight while it can follow it. Where it loses sight of it (a card leaves a hand
unseen, a pile is shuffled) it still knows that what it saw lies somewhere among certain zones: a sighting. Equal cards
cannot be told apart: a seat that saw one of them and sees one go no longer knows of another.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Sequence
from operator import attrgetter
from typing import Any, Final, TypeAlias

from fogbound.core.agenda import State
from fogbound.core.reading import Reading
from fogbound.core.seats import EVERYONE, Seat, Seats, only
from fogbound.core.zones import Sighting, Zone

Sightings: TypeAlias = Sequence[Sighting]

FIRST: Final = -1
"""Where a card is taken from when nothing is said: the first of its kind."""

_KEY: Final = attrgetter("key")


def move(state: State, card: int, source: Zone, target: Zone, index: int = 0, taken: int = FIRST) -> tuple[Zone, Zone]:
    """Move a card and disclose it to every seat that sees it now and did not know it. Gives both zones anew.

    `taken` and `index` are its places in an ordered source and target.
    """
    if taken == FIRST:
        taken = source.cards.index(card)
    assert source.cards[taken] == card, f"card {card} is not at place {taken} of {source.place.name}"
    place, sees = source.place, target.place.seers
    ordered, knew = place.ordered, place.seers
    if source.seen:
        knew = knew | source.seen[taken] if ordered else _knowers(source, card)
    newly = sees & ~knew
    if newly:
        state.disclose(newly)
    # Out of a pile a card is known to whoever knew its place; out of a hand only to whoever sees it here or there.
    told = (knew if ordered else place.seers) | sees
    if source.seen or (state.sightings and remembered(state, source)):
        blind = EVERYONE & ~told
        known: Sightings = state.sightings
        if newly:
            known = _found(known, newly, place.name, card)
        if blind:
            known = _wandered(known, blind, place.name, target.place.name)
            if source.seen and not ordered:
                known = _lost(known, source, blind, (place.name, target.place.name))
        if known is not state.sightings:
            state.sightings = _merged(known)
        if source.seen and not ordered:
            source = _unmarked(source, blind, taken)
    return source.without(taken), target.with_card(card, told & ~sees, index)


def pour(state: State, source: Zone, target: Zone) -> tuple[Zone, Zone]:
    """Move all cards from where order means nothing to where nobody sees more of them. Gives both zones anew."""
    place, sees = source.place, target.place.seers
    assert not place.ordered, f"{place.name} has an order, which its cards would lose"
    assert not sees & ~place.seers, f"{target.place.name} shows what {place.name} does not"
    if not source.cards:
        return source, target
    blind = EVERYONE & ~place.seers
    if blind:
        known = _wandered(state.sightings, blind, place.name, target.place.name)
        known = _lost(known, source, blind, (place.name, target.place.name))
        if known is not state.sightings:
            state.sightings = _merged(known)
    mark = place.seers & ~sees
    cards, marks = [*target.cards], [*target.seen] or [0] * len(target.cards)
    for card in source.cards:
        at = len(cards) if target.place.ordered else bisect_right(cards, card)
        cards.insert(at, card)
        marks.insert(at, mark)
    return place.empty, _with_marks(Zone(target.place, tuple(cards)), marks)


def deal_out(state: State, cards: tuple[int, ...], hands: list[Zone]) -> list[Zone]:
    """Deal cards that all have seen round these hands, in an order that nobody knows; gives the hands anew.

    Each sees its own; of the others all know that they are among the other hands.
    """
    state.disclose(EVERYONE)
    order = list(cards)
    state.shuffle(order)
    dealt = [order[n :: len(hands)] for n in range(len(hands))]
    names = sorted([hand.place.name for hand, part in zip(hands, dealt, strict=True) if part])
    stock, others, found = hands[0].place.stock, EVERYONE, list(state.sightings)
    for hand, part in zip(hands, dealt, strict=True):
        rest = sorted(cards)
        for card in part:
            rest.remove(card)
        among = tuple([name for name in names if name != hand.place.name])
        found.append(Sighting(hand.place.seers, stock, tuple(rest), among))
        others &= ~hand.place.seers
    found.append(Sighting(others, stock, tuple(sorted(cards)), tuple(names)))
    state.sightings = _merged(found)
    for n, part in enumerate(dealt):
        for card in part:
            hands[n] = hands[n].with_card(card)
    return hands


def draw(state: State, pile: Zone, hand: Zone, count: int) -> tuple[Zone, Zone]:
    """Move the first cards of a pile, which nobody has seen, to where only its owner sees them. Gives both anew."""
    if pile.seen or hand.seen or remembered(state, pile):
        for card in pile.cards[:count]:
            pile, hand = move(state, card, pile, hand, taken=0)
        return pile, hand
    for _ in pile.cards[:count]:
        state.disclose(hand.place.seers)
    return Zone(pile.place, pile.cards[count:]), hand.place.holding(hand.cards + pile.cards[:count])


def remembered(state: State, zone: Zone) -> bool:
    """Whether somebody remembers a card that may lie in this zone."""
    stock, name = zone.place.stock, zone.place.name
    for sighting in state.sightings:  # noqa: SIM110  (faster than `any`)
        if sighting.stock is stock and name in sighting.among:
            return True
    return False


def look(state: State, zone: Zone, seats: Seats, count: int) -> Zone:
    """Show the first cards of a zone to these seats."""
    newly = 0
    marks = list(zone.seen) or [0] * len(zone)
    known: Sightings = state.sightings
    for i, card in enumerate(zone.cards[:count]):
        new = seats & ~zone.seers(i)
        marks[i] |= new
        newly |= new
        if new:
            known = _found(known, new, zone.place.name, card)
    if newly:
        state.disclose(newly)
    if known is not state.sightings:
        state.sightings = _merged(known)
    return _with_marks(zone, marks)


def shuffled(state: State, zone: Zone) -> Zone:
    """The zone in an order nobody knows. Whoever knew a card in it knows only that it is still there."""
    known = _lost(state.sightings, zone, EVERYONE, (zone.place.name,))
    if known is not state.sightings:
        state.sightings = _merged(known)
    cards = list(zone.cards)
    state.shuffle(cards)
    return zone.place.holding(cards)


def sightings(state: State, seat: Seat | None) -> list[dict[str, Any]]:
    """What a seat knows to lie somewhere among zones, for its view."""
    return [sighting.view() for sighting in remembered_by(state, seat)]


def remembered_by(state: State, seat: Seat | None) -> tuple[Sighting, ...]:
    """The same as it is kept: one entry for what this seat knows among the same zones, all in order."""
    me = only(seat)
    mine = [Sighting(me, old.stock, old.cards, tuple(sorted(old.among))) for old in state.sightings if old.seats & me]
    return _merged(mine)


def recalled(entries: Reading, seat: Seat | None, zones: list[Zone]) -> tuple[Sighting, ...]:
    """Sightings made again from a seat's view, for a world that fits it."""
    places = {zone.place.name: zone.place for zone in zones}
    names = list(places)
    found = []
    for entry in entries.items():
        among = [names[item.one_of(names)] for item in entry.field("among").items()]
        if not among:
            raise entry.field("among").wrong("should name the zones where the cards may be")
        stock = places[among[0]].stock
        cards = sorted(entry.field("cards").cards(stock.names))
        found.append(Sighting(only(seat), stock, tuple(cards), tuple(sorted(among))))
    return tuple(found)


def _knowers(zone: Zone, card: int) -> Seats:
    """All seats that know such a card to be in the zone."""
    seats = zone.place.seers
    for i, other in enumerate(zone.cards):
        if other == card:
            seats |= zone.seers(i)
    return seats


def _unmarked(zone: Zone, blind: Seats, taken: int) -> Zone:
    """A card is about to be taken where no order tells which.

    The blind no longer know what they saw here; to whoever had seen one like it, it is as if that one went.
    """
    marks = [mark & ~blind for mark in zone.seen]
    card = zone.cards[taken]
    left = ~marks[taken]
    for i, other in enumerate(zone.cards):
        if other == card:
            marks[i], left = marks[i] & ~left, left & ~marks[i]
    return _with_marks(zone, marks)


def _found(known: Sightings, seats: Seats, name: str, card: int) -> Sightings:
    """These seats see a card in a zone: they need not remember any longer that it might be there."""
    for old in known:
        if card in old.cards and name in old.among and old.seats & seats:
            break
    else:
        return known
    found = []
    for old in known:
        if card in old.cards and name in old.among and old.seats & seats:
            at = old.cards.index(card)
            if old.seats & ~seats:
                found.append(_for(old, old.seats & ~seats))
            found.append(Sighting(old.seats & seats, old.stock, old.cards[:at] + old.cards[at + 1 :], old.among))
        else:
            found.append(old)
    return found


def _wandered(known: Sightings, seats: Seats, here: str, there: str) -> Sightings:
    """A card goes that these seats cannot tell: whatever they know to be here may now be there."""
    for old in known:
        if there not in old.among and here in old.among and old.seats & seats:
            break
    else:
        return known
    found = []
    for old in known:
        if there not in old.among and here in old.among and old.seats & seats:
            if old.seats & ~seats:
                found.append(_for(old, old.seats & ~seats))
            found.append(Sighting(old.seats & seats, old.stock, old.cards, tuple(sorted((*old.among, there)))))
        else:
            found.append(old)
    return found


def _lost(known: Sightings, zone: Zone, seats: Seats, among: tuple[str, ...]) -> Sightings:
    """These seats lose sight of the cards they had seen in a zone, and know only among which zones they are."""
    if not zone.seen:
        return known
    names = tuple(sorted(among))
    lost = [
        Sighting(mark & seats, zone.place.stock, (card,), names)
        for card, mark in zip(zone.cards, zone.seen, strict=True)
        if mark & seats
    ]
    return [*known, *lost] if lost else known


def _for(sighting: Sighting, seats: Seats) -> Sighting:
    """The same, known to these seats."""
    return Sighting(seats, sighting.stock, sighting.cards, sighting.among)


def _merged(sightings: Sightings) -> tuple[Sighting, ...]:
    """Without what says nothing, and one entry for what the same seats know among the same zones, all in order."""
    found: list[Sighting] = []
    for sighting in sorted([one for one in sightings if one.seats and one.cards], key=_KEY):
        if found and found[-1].key == sighting.key:
            same = found.pop()
            cards = tuple(sorted(same.cards + sighting.cards))
            found.append(Sighting(same.seats, same.stock, cards, same.among))
        else:
            found.append(sighting)
    return tuple(found)


def _with_marks(zone: Zone, marks: list[Seats]) -> Zone:
    return Zone(zone.place, zone.cards, tuple(marks) if any(marks) else ())
