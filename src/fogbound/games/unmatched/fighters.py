"""Who fights: the hero of each seat and the sidekicks, by number and by name.

A fighter's number is four times its seat and its place in the party, the hero first; its name has the seat's number as
people count it: `hero_2`, `sidekick_2a`.
"""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.core.seats import Seat
from fogbound.games.unmatched.cards import MOST_PLAYERS
from fogbound.games.unmatched.printed import HEROES

Fighter: TypeAlias = int

PARTY: Final = 4
"""The most fighters of a seat."""
NOBODY: Final[Fighter] = -1

FIGHTERS: Final = tuple(
    [
        f"sidekick_{seat + 1}{' abc'[place]}" if place else f"hero_{seat + 1}"
        for seat in range(MOST_PLAYERS)
        for place in range(PARTY)
    ]
)
PARTY_BITS: Final = tuple([((1 << PARTY) - 1) << PARTY * seat for seat in range(MOST_PLAYERS)])
"""For each seat the set of its fighters, as a bit mask."""
SIDEKICK_BITS: Final = tuple([bits & ~(1 << PARTY * seat) for seat, bits in enumerate(PARTY_BITS)])
FIGHTER: Final = {name: fighter for fighter, name in enumerate(FIGHTERS)}


class Kind:
    """What is printed about a fighter."""

    def __init__(self, name: str, title: str, health: int, move: int, ranged: bool) -> None:
        self.name: Final = name
        self.title: Final = title
        self.health: Final = health
        self.move: Final = move
        self.ranged: Final = ranged


def _party(hero: str) -> list[Kind]:
    data = HEROES[hero]
    found: list[Kind] = []
    for entry in data["fighters"]:
        kind = Kind(entry["id"], entry["name"], entry["health"], data["move"], entry["attack"] == "ranged")
        found += [kind] * int(entry["count"])
    return found


PARTIES: Final = {hero: _party(hero) for hero in HEROES}
"""By hero, the hero first."""
TOKENS: Final = {hero: 3 if hero == "invisible_man" else 0 for hero in HEROES}
"""Fog tokens by hero."""


def hero_of(seat: Seat) -> Fighter:
    return PARTY * seat


def seat_of(fighter: Fighter) -> Seat:
    return fighter // PARTY


def is_hero(fighter: Fighter) -> bool:
    return fighter % PARTY == 0
