"""Exactly how likely it is what an opponent holds, from all that a seat has seen: decks are known to all.

All hidden cards of a deck lie in a hand, face down before their owner, or in the deck. Whatever way of dealing them
there fits what was seen is as likely as any other.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from math import comb, factorial
from typing import Any, Final, TypeAlias

from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.games.unmatched.cards import CARD, NAMES
from fogbound.games.unmatched.catalogue import DECKS, HANDS, LAID
from fogbound.games.unmatched.scene import COUNTS

Counts: TypeAlias = dict[int, int]
"""Cards, and how many of each."""

ZONES: Final = ("hand", "laid", "deck")


class Hidden:
    """The hidden cards of a seat: what is known to be in hand, and groups of cards that may lie in certain zones."""

    def __init__(self, view: Sight, seat: Seat) -> None:
        zones = {"hand": view.hands[seat], "laid": view.laid[seat], "deck": view.decks[seat]}
        left = COUNTS[view.heroes[seat]][:]
        for name in [*view.discards[seat], *view.played[seat]]:
            left[CARD[name]] -= 1
        self.sure: Final[Counts] = {}
        """What this seat knows to be in the hand."""
        self.room: Final[dict[str, int]] = {}
        """For each zone how many cards in it are not known."""
        for zone, held in zones.items():
            known = [CARD[name] for name in held["cards"] if name is not None]
            for card in known:
                left[card] -= 1
                if zone == "hand":
                    self.sure[card] = self.sure.get(card, 0) + 1
            self.room[zone] = held["count"] - len(known)
        self.groups: Final[list[tuple[tuple[str, ...], Counts]]] = _groups(view.sightings, seat, left)
        self.deals: Final = list(self._deals())
        """For each way to share the groups out: how many of each group come to the hand, and how likely."""

    def _deals(self) -> Iterator[tuple[tuple[int, ...], float]]:
        """Each entry counts the ways to share labelled cards out among zones of given room."""
        weights: dict[tuple[int, ...], int] = {}
        for shares, ways in self._shared(0, dict(self.room)):
            weights[shares] = weights.get(shares, 0) + ways
        every = sum(weights.values())
        for shares, ways in weights.items():
            yield shares, ways / every

    def _shared(self, number: int, room: dict[str, int]) -> Iterator[tuple[tuple[int, ...], int]]:
        if number == len(self.groups):
            if not any(room.values()):
                yield (), 1
            return
        among, cards = self.groups[number]
        size = sum(cards.values())
        for split in _splits(size, [room[zone] if zone in among else 0 for zone in ZONES]):
            ways = factorial(size)
            rest = dict(room)
            for zone, count in zip(ZONES, split, strict=True):
                ways //= factorial(count)
                rest[zone] -= count
            for shares, more in self._shared(number + 1, rest):
                yield (split[0], *shares), ways * more

    def none_in_hand(self, cards: Collection[int]) -> float:
        """How likely the hand has none of these."""
        if any(card in cards for card in self.sure):
            return 0.0
        chance = 0.0
        for shares, likely in self.deals:
            none = likely
            for (_, group), drawn in zip(self.groups, shares, strict=True):
                every = sum(group.values())
                wanted = sum([count for card, count in group.items() if card in cards])
                none *= comb(every - wanted, drawn) / comb(every, drawn)
            chance += none
        return chance

    def how_many(self, card: int) -> list[float]:
        """How likely the hand has 0, 1, 2 … of a card."""
        found = [0.0] * (1 + sum([group.get(card, 0) for _, group in self.groups]))
        for shares, likely in self.deals:
            counted = [likely]
            for (_, group), drawn in zip(self.groups, shares, strict=True):
                counted = _with_more(counted, sum(group.values()), group.get(card, 0), drawn)
            for count, chance in enumerate(counted):
                found[count] += chance
        return [0.0] * self.sure.get(card, 0) + found


def _with_more(counted: list[float], every: int, wanted: int, drawn: int) -> list[float]:
    """Chances of a count, when some more may come from a group."""
    found = [0.0] * (len(counted) + wanted)
    for more in range(min(wanted, drawn) + 1):
        chance = comb(wanted, more) * comb(every - wanted, drawn - more) / comb(every, drawn)
        for count, likely in enumerate(counted):
            found[count + more] += likely * chance
    return found


def _splits(size: int, room: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to share a number out where there is so much room."""
    if not room:
        if not size:
            yield ()
        return
    for count in range(min(size, room[0]) + 1):
        for rest in _splits(size - count, room[1:]):
            yield (count, *rest)


def _groups(sightings: list[dict[str, Any]], seat: Seat, left: list[int]) -> list[tuple[tuple[str, ...], Counts]]:
    """First what was seen and lost sight of, then all the rest, which may lie anywhere."""
    found: list[tuple[tuple[str, ...], Counts]] = []
    places = (HANDS[seat].name, LAID[seat].name, DECKS[seat].name)
    for sighting in sightings:
        among = tuple([zone for zone, place in zip(ZONES, places, strict=True) if place in sighting["among"]])
        if not among:
            continue
        counts: Counts = {}
        for name in sighting["cards"]:
            card = CARD[name]
            counts[card] = counts.get(card, 0) + 1
            left[card] -= 1
        found.append((among, counts))
    rest = {card: left[card] for card in range(len(NAMES)) if left[card] > 0}
    return [*found, (ZONES, rest)] if rest else found
