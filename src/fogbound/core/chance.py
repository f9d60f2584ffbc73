"""Where random numbers come from.

The state keeps one integer, `rng`. Without a source it is the whole of a quick generator (searches, playouts, sampled
worlds). With a source it is that source's own place in its stream, so that a clone still costs nothing.
"""

from __future__ import annotations

import hashlib
import secrets
from typing import Final, TypeAlias

from fogbound.core.compiling import mypyc_attr

LOW_BITS: Final = 0x3FFFFFFF
MULTIPLIER: Final = 1073633757
"""Multiply with carry: MULTIPLIER * 2**30 - 1 is a safe prime, so the period is about 2**59.

Thirty bits are what Python reckons with fastest.
"""


@mypyc_attr(allow_interpreted_subclasses=True)
class Source:
    """A stream of numbers. It never changes; where one is in it stands in the state."""

    def start(self) -> int:
        """The `rng` with which a state begins."""
        return 0

    def draw(self, rng: int, below: int) -> tuple[int, int]:
        """The next `rng`, and a number from 0 to `below` - 1."""
        raise TypeError("a source must say how it draws")


Seed: TypeAlias = int | Source


def scrambled(seed: int) -> int:
    """A good first `rng` for the quick generator from any whole number, small ones included (SplitMix64)."""
    x = (seed + 0x9E3779B97F4A7C15) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 30)) * 0xBF58476D1CE4E5B9) & 0xFFFFFFFFFFFFFFFF
    x = ((x ^ (x >> 27)) * 0x94D049BB133111EB) & 0xFFFFFFFFFFFFFFFF
    return 1 + (x ^ (x >> 31)) % ((MULTIPLIER << 30) - 2)


def quick(rng: int, below: int) -> tuple[int, int]:
    rng = MULTIPLIER * (rng & LOW_BITS) + (rng >> 30)
    return rng, (rng & LOW_BITS) % below


class Seeded(Source):
    """The quick generator as a source: gives exactly what `setup(settings, seed)` gives."""

    def __init__(self, seed: int) -> None:
        self.seed: Final = seed

    def start(self) -> int:
        return scrambled(self.seed)

    def draw(self, rng: int, below: int) -> tuple[int, int]:
        return quick(rng, below)


class Keyed(Source):
    """For a real table: nobody who has not the key can work out what comes, and whoever gets it later can check it all.

    Number n is read from SHA-256 of the key and n; values that would make some results likelier are drawn again.
    """

    def __init__(self, key: bytes) -> None:
        self.key: Final = key

    def draw(self, rng: int, below: int) -> tuple[int, int]:
        limit = (1 << 256) - (1 << 256) % below
        while True:
            value = int.from_bytes(hashlib.sha256(self.key + rng.to_bytes(8, "big")).digest(), "big")
            rng += 1
            if value < limit:
                return rng, value % below


def new_key() -> bytes:
    return secrets.token_bytes(32)


def commitment(key: bytes) -> str:
    """What is shown before the game, so that the key shown after it can be seen to be the same."""
    return hashlib.sha256(b"fogbound:" + key).hexdigest()


class ScriptOver(Exception):
    """A script has no number left; `below` says how many results the next draw may have."""

    def __init__(self, below: int) -> None:
        super().__init__(f"the script of chance is over, and a number below {below} is wanted")
        self.below: Final = below


class ScriptDiffers(ValueError):
    """A script holds a number that the draw asked for cannot give."""


class Scripted(Source):
    """Numbers written down beforehand: tests, old records, and walking every branch of chance."""

    def __init__(self, numbers: list[int] | tuple[int, ...]) -> None:
        self.numbers: Final = tuple(numbers)

    def draw(self, rng: int, below: int) -> tuple[int, int]:
        if rng >= len(self.numbers):
            raise ScriptOver(below)
        number = self.numbers[rng]
        if not 0 <= number < below:
            raise ScriptDiffers(
                f"number {rng + 1} of the script of chance is {number}; it must be from 0 to {below - 1}"
            )
        return rng + 1, number


class Recording(Source):
    """Passes another source on and keeps what it gave; whoever records takes the numbers after each choice."""

    def __init__(self, source: Source) -> None:
        self.source: Final = source
        self.drawn: list[int] = []

    def start(self) -> int:
        return self.source.start()

    def draw(self, rng: int, below: int) -> tuple[int, int]:
        rng, number = self.source.draw(rng, below)
        self.drawn.append(number)
        return rng, number

    def take(self) -> list[int]:
        drawn, self.drawn = self.drawn, []
        return drawn


def as_source(seed: Seed) -> Source:
    return seed if isinstance(seed, Source) else Seeded(seed)
