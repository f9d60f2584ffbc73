"""Laying unseen cards where they may be, for a world that a seat imagines.

Every way that fits what the seat remembers is as likely as any other. Zones that all sightings treat alike are one
*corner*: which places in it a card takes makes no difference to the others. Sightings whose zones lie one within the
other, or apart, can be followed one after another, the narrowest first; where two overlap, ways are counted.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import Final, TypeAlias

from fogbound.core.agenda import State
from fogbound.core.zones import Sighting

Corners: TypeAlias = int
"""A set of corners as a bit mask."""


def deal(
    state: State, room: Mapping[str, int], unseen: Sequence[int], sightings: Iterable[Sighting] = ()
) -> dict[str, list[int]]:
    """For each zone as many unseen cards as there is room, in an order nobody knows.

    The sightings are those of one seat and of the stock of these cards; where it knows a card's very place, neither the
    card nor the place is counted here.
    """
    if len(unseen) != sum(room.values()):
        raise ValueError(f"{len(unseen)} cards are unseen, and there is room for {sum(room.values())}")
    free = list(unseen)
    seen: dict[tuple[str, ...], list[int]] = {}
    for sighting in sightings:
        among = tuple([zone for zone in room if zone in sighting.among])
        for card in sighting.cards:
            if card not in free:
                raise ValueError(f"{sighting.stock.names[card]} was sighted, but is not among the unseen cards")
            free.remove(card)
            seen[among] = [*seen.get(among, []), card]

    corners = _corners(list(room), list(seen))
    places = [sum([room[zone] for zone in corner]) for corner in corners]
    laid = _lay(state, {_within(corners, among): cards for among, cards in seen.items()}, places)
    state.shuffle(free)
    dealt: dict[str, list[int]] = {}
    for corner, cards in zip(corners, laid, strict=True):
        while len(cards) < sum([room[zone] for zone in corner]):
            cards.append(free.pop())
        state.shuffle(cards)
        for zone in corner:
            dealt[zone] = cards[: room[zone]]
            del cards[: room[zone]]
    return dealt


def _corners(zones: list[str], wholes: list[tuple[str, ...]]) -> list[list[str]]:
    """The zones in corners: those that lie in the same ones of these sets."""
    corners: dict[tuple[bool, ...], list[str]] = {}
    for zone in zones:
        corners.setdefault(tuple([zone in whole for whole in wholes]), []).append(zone)
    return list(corners.values())


def _within(corners: list[list[str]], zones: tuple[str, ...]) -> Corners:
    return sum([1 << i for i, corner in enumerate(corners) if corner[0] in zones])


def _lay(state: State, seen: dict[Corners, list[int]], places: list[int]) -> list[list[int]]:
    """Choose a corner for every card that was sighted; `places` are those still free in each corner."""
    laid: list[list[int]] = [[] for _ in places]
    order, tangled = _in_order(list(seen))
    counting = _Counting([(corners, len(seen[corners])) for corners in order], tangled)
    if not counting.ways(0, len(seen[order[0]]) if order else 0, tuple(places)):
        raise ValueError("the sightings name more cards than there is room for")
    for number, corners in enumerate(order):
        for left in range(len(seen[corners]) - 1, -1, -1):
            weights = [free if corners >> i & 1 else 0 for i, free in enumerate(places)]
            if number < tangled:
                weights = [w and w * counting.ways(number, left, _less(places, i)) for i, w in enumerate(weights)]
            chosen = _weighted(state, weights)
            places[chosen] -= 1
            laid[chosen].append(seen[corners][left])
    return laid


def _in_order(sets: list[Corners]) -> tuple[list[Corners], int]:
    """Sets to be followed one after another, and how many at the beginning overlap others."""
    nested = sorted(sets, key=lambda corners: (corners.bit_count(), corners))
    tangled: list[Corners] = []
    while True:
        overlaps = [sum([_overlap(one, other) for other in nested]) for one in nested]
        if max(overlaps, default=0) == 0:
            return tangled + nested, len(tangled)
        tangled.append(nested.pop(overlaps.index(max(overlaps))))


def _overlap(one: Corners, other: Corners) -> bool:
    """Whether two sets share something, and neither lies within the other."""
    return one & other not in {0, one, other}


class _Counting:
    """In how many ways sighted cards can be laid, when places are told apart."""

    def __init__(self, groups: list[tuple[Corners, int]], tangled: int) -> None:
        self.groups: Final = groups
        self.tangled: Final = tangled
        self.known: Final[dict[tuple[int, int, tuple[int, ...]], int]] = {}

    def ways(self, number: int, left: int, places: tuple[int, ...]) -> int:
        """For so many cards left of the group with this number, and all groups after it."""
        while left == 0 and number + 1 < len(self.groups):
            number += 1
            left = self.groups[number][1]
        if number >= self.tangled:
            return self._one_after_another(number, left, places)
        key = (number, left, places)
        if key not in self.known:
            corners = self.groups[number][0]
            choices = [i for i, free in enumerate(places) if free and corners >> i & 1]
            self.known[key] = sum([places[i] * self.ways(number, left - 1, _less(places, i)) for i in choices])
        return self.known[key]

    def _one_after_another(self, number: int, left: int, places: tuple[int, ...]) -> int:
        """For groups within one another or apart: wherever the narrow ones go, the wide ones have as much room left."""
        ways = 1
        before: list[tuple[Corners, int]] = []
        for corners, count in self.groups[number:]:
            cards = count if before else left
            free = sum([room for i, room in enumerate(places) if corners >> i & 1])
            free -= sum([taken for inner, taken in before if inner & corners])
            for k in range(cards):
                ways *= max(free - k, 0)
            before.append((corners, cards))
        return ways


def _less(places: Sequence[int], taken: int) -> tuple[int, ...]:
    return tuple([free - 1 if i == taken else free for i, free in enumerate(places)])


def _weighted(state: State, weights: list[int]) -> int:
    """An index, as likely as its weight is large."""
    number = _below(state, sum(weights))
    for i, weight in enumerate(weights):
        if number < weight:
            return i
        number -= weight
    raise ValueError("nothing has any weight")


def _below(state: State, limit: int) -> int:
    """A number below a limit that may be larger than chance gives at once."""
    if limit < 1 << 12:
        return state.below(limit)
    wide, bits = 0, 0
    while bits < limit.bit_length() + 20:
        wide, bits = wide << 15 | state.below(1 << 15), bits + 15
    return wide * limit >> bits
