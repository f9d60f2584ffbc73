"""How many walks through London fit what is known: the reckoning behind every chance of where she is.

A closed walk has one place for each slot of the deck, each a neighbour of the next (or the same place, where she may
stay), the last of the first. For each slot the places that are possible are given. Every walk counts once.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from typing import Final, TypeAlias

from fogbound.core.spaces import Space, Spaces, members
from fogbound.games.black_sonata.london import ALL_PLACES, LONDON

Ways: TypeAlias = list[int]
"""For each of some places, in how many ways a walk gets there."""
Sources: TypeAlias = tuple[tuple[int, ...], ...]
"""For each of some places, which of those before it lead there; both counted within their own list."""

LANE: Final = 160
"""Walks from several beginnings are counted at once, each beginning in so many bits of one number."""
IN_LANE: Final = (1 << LANE) - 1

_sources: Final[dict[tuple[Spaces, Spaces, bool], Sources]] = {}
_NOWHERE: Final[list[Ways]] = [[int(end == start) for end in members(ALL_PLACES)] for start in members(ALL_PLACES)]
_crossings: Final[tuple[list[list[Ways]], list[list[Ways]]]] = ([_NOWHERE], [_NOWHERE])
_members: Final[dict[Spaces, list[Space]]] = {}


def walks_through(possible: Sequence[Spaces], slot: int, ahead: int, stay: bool) -> list[dict[Space, int]]:
    """For this slot and those that follow it: how many closed walks are at each place then. All add up to one total."""
    length, twice_round = len(possible), [*possible, *possible]
    # A closed walk can be followed from any card: best from that with the fewest places.
    choices = [places.bit_count() for places in twice_round[slot + ahead : slot + length + 1]]
    first = length - ahead - choices.index(min(choices))
    begin = (slot - first) % length
    ring = twice_round[begin : begin + length + 1]
    last = first + ahead
    stops = [n for n in range(length + 1) if ring[n] != ALL_PLACES or first <= n <= last or n in {0, length}]
    here = stops.index(first)
    before = [[1 << LANE * start for start in range(min(choices))]]
    after = [before[0][::-1]]
    for one, other in pairwise(stops[: here + ahead + 1]):
        before.append(across(before[-1], ring[one], ring[other], other - one, stay))
    for other, one in pairwise(stops[: here - 1 if here else None : -1]):
        after.append(across(after[-1], ring[other], ring[one], other - one, stay))
    # Lanes are numbered from the other side in `after`, so that those of one beginning meet in this one.
    closed = LANE * (len(before[0]) - 1)
    return [
        {
            place: there * back >> closed & IN_LANE
            for place, there, back in zip(places_in(ring[first + n]), before[here + n], after[-1 - n], strict=True)
        }
        for n in range(ahead + 1)
    ]


def walks_along(possible: Sequence[Spaces], slot: int, back: int, ahead: int, stay: bool) -> list[dict[Space, int]]:
    """The same for who knows only so many cards before this one; walks come from a street before, and go on by one."""
    length = len(possible)
    cards = [possible[(slot - back + n) % length] for n in range(back + 1)] + [ALL_PLACES] * ahead
    ways = [len(LONDON.neighbours[place]) + stay for place in places_in(cards[0])]
    found = [on_by_one_street(cards[0], ways, stay)]
    for before, after in pairwise(cards):
        ways = step(ways, sources_of(before, after, stay))
        found.append(on_by_one_street(after, ways, stay))
    return found[back:]


@cache
def closed_walks(length: int, stay: bool) -> int:
    """How many there are when nothing is known."""
    return sum([ways[place] for place, ways in enumerate(crossings(length, stay))])


@cache
def open_walks(length: int, stay: bool) -> int:
    """How many walks of so many steps there are."""
    return sum([sum(ways) for ways in crossings(length, stay)])


def on_by_one_street(places: Spaces, ways: Ways, stay: bool) -> dict[Space, int]:
    """In how many ways a walk goes on from each of some places."""
    here = places_in(places)
    return {place: count * (len(LONDON.neighbours[place]) + stay) for place, count in zip(here, ways, strict=True)}


def across(ways: Ways, before: Spaces, after: Spaces, cards: int, stay: bool) -> Ways:
    """So many cards further, with nothing known of those between."""
    if cards == 1:
        return step(ways, sources_of(before, after, stay))
    table, starts = crossings(cards, stay), places_in(before)
    return [
        sum([count * table[end][start] for count, start in zip(ways, starts, strict=True)]) for end in places_in(after)
    ]


def crossings(cards: int, stay: bool) -> list[Ways]:
    """From each place to each place, the walks of so many steps."""
    tables = _crossings[stay]
    while len(tables) <= cards:
        sources = sources_of(ALL_PLACES, ALL_PLACES, stay)
        tables.append([step(ways, sources) for ways in tables[-1]])
    return tables[cards]


def step(ways: Ways, sources: Sources) -> Ways:
    """One card further."""
    found = []
    for before in sources:
        total = 0
        for source in before:
            total += ways[source]
        found.append(total)
    return found


def sources_of(before: Spaces, after: Spaces, stay: bool) -> Sources:
    """How one card leads from some places to others."""
    found = _sources.get((before, after, stay))
    if found is None:
        starts = places_in(before)
        found = tuple(
            [tuple([i for i, start in enumerate(starts) if leads(start, end, stay)]) for end in places_in(after)]
        )
        _sources[before, after, stay] = found
    return found


def leads(start: Space, end: Space, stay: bool) -> bool:
    """BS-5.1."""
    return LONDON.joined[start] >> end & 1 == 1 or (stay and start == end)


def places_in(places: Spaces) -> list[Space]:
    """The places of a set."""
    found = _members.get(places)
    if found is None:
        found = _members[places] = members(places)
    return found
