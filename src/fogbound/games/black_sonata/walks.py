"""How many walks through London fit what is known: the reckoning behind every chance of where she is.

A closed walk has one place for each slot of the deck, each a neighbour of the next (or the same place, where she may
stay), the last of the first. For each slot the places that are possible are given. Every walk counts once.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Final, TypeAlias

from fogbound.core.spaces import Space, Spaces, members
from fogbound.games.black_sonata.london import ALL_PLACES, LONDON

Ways: TypeAlias = list[int]
"""For each of some places, in how many ways a walk gets there."""
Sources: TypeAlias = tuple[tuple[int, ...], ...]
"""For each of some places, which of those before it lead there; both counted within their own list."""

_sources: Final[dict[tuple[Spaces, Spaces, bool], Sources]] = {}
_members: Final[dict[Spaces, list[Space]]] = {}


def walks_through(possible: Sequence[Spaces], slot: int, ahead: int, stay: bool) -> list[dict[Space, int]]:
    """For this slot and those that follow it: how many closed walks are at each place then. All add up to one total."""
    length = len(possible)
    ring = [possible[(slot + n) % length] for n in range(length + 1)]
    onward = [sources_of(ring[n], ring[n + 1], stay) for n in range(length)]
    backward = [sources_of(ring[n + 1], ring[n], stay) for n in range(length)]
    places = [places_in(ring[n]) for n in range(ahead + 1)]
    found: list[dict[Space, int]] = [dict.fromkeys(here, 0) for here in places]
    for start in range(len(places[0])):
        after = [1 if i == start else 0 for i in range(len(places[0]))]
        before = after
        for sources in reversed(backward[ahead:]):
            before = step(before, sources)
        rest = [before]
        for sources in reversed(backward[:ahead]):
            rest.append(step(rest[-1], sources))
        for n in range(ahead + 1):
            if n:
                after = step(after, onward[n - 1])
            for place, there, back in zip(places[n], after, rest[ahead - n], strict=True):
                found[n][place] += there * back
    return found


def walks_along(possible: Sequence[Spaces], slot: int, back: int, ahead: int, stay: bool) -> list[dict[Space, int]]:
    """The same for who remembers only so many cards before this one: walks begin there, and go on by one street."""
    length = len(possible)
    cards = [possible[(slot - back + n) % length] for n in range(back + 1)] + [ALL_PLACES] * ahead
    ways = [1] * len(places_in(cards[0]))
    found = [on_by_one_street(cards[0], ways, stay)]
    for before, after in pairwise(cards):
        ways = step(ways, sources_of(before, after, stay))
        found.append(on_by_one_street(after, ways, stay))
    return found[back:]


def on_by_one_street(places: Spaces, ways: Ways, stay: bool) -> dict[Space, int]:
    """In how many ways a walk goes on from each of some places."""
    here = places_in(places)
    return {place: count * (len(LONDON.neighbours[place]) + stay) for place, count in zip(here, ways, strict=True)}


def step(ways: Ways, sources: Sources) -> Ways:
    """One card further."""
    return [sum([ways[source] for source in before]) for before in sources]


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
