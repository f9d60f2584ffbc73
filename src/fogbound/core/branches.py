"""Every way in which chance can fall, with its probability: for exact tests and small exact games."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import TypeVar

from fogbound.core.chance import Scripted, ScriptOver, Source

T = TypeVar("T")


def branches(happens: Callable[[Source], T]) -> Iterator[tuple[Fraction, T]]:
    """Let something happen under every script of chance. It must begin anew, with the source it is given, each time."""
    waiting: list[tuple[Fraction, tuple[int, ...]]] = [(Fraction(1), ())]
    while waiting:
        probability, script = waiting.pop()
        try:
            result = happens(Scripted(script))
        except ScriptOver as over:
            share = probability / over.below
            waiting += [(share, (*script, number)) for number in reversed(range(over.below))]
        else:
            yield probability, result
