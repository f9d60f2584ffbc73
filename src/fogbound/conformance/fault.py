"""A promise that a game breaks: which one, where, and the first thing that differs."""

from __future__ import annotations

import json
from typing import Any

from fogbound.core.agenda import State
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.settings import Settings, written


class Fault(AssertionError):
    """What is wrong, at which decision and for which seat (None: an onlooker); `found` adds in which game."""

    def __init__(self, what: str, state: State | None = None, seat: Seat | None = NO_SEAT) -> None:
        super().__init__(what)
        self.what = what
        self.decision = None if state is None else state.decisions
        self.seat = seat
        self.check = ""
        self.game = ""
        self.settings: Settings | None = None
        self.seed = 0

    def found(self, check: str, game: str, settings: Settings, seed: int) -> Fault:
        """The same fault with the check that found it, and how to come there again."""
        self.check, self.game, self.settings, self.seed = check, game, settings, seed
        return self

    def __str__(self) -> str:
        parts = [self.game] if self.game else []
        if self.settings is not None:
            parts += [in_words(self.settings), f"seed {self.seed}"]
        if self.decision is not None:
            parts.append(f"decision {self.decision}")
        if self.seat != NO_SEAT:
            parts.append("an onlooker" if self.seat is None else f"seat {self.seat}")
        where = f" ({'; '.join(parts)})" if parts else ""
        return f"{self.check or 'a fault'}{where}: {self.what}"


def in_words(settings: Settings) -> str:
    """`3 seats, dice 1, wild ones`."""
    values = [f"{name} {written(value)}" for name, value in settings.values.items()]
    return ", ".join([f"{settings.seats} seats", *values])


def text_of(data: Any) -> str:
    """Data as the one text by which they are compared."""
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"))


def require_same(first: Any, second: Any, what: str, state: State | None = None, seat: Seat | None = NO_SEAT) -> None:
    """That two pieces of data are one text; the fault shows where they part."""
    if text_of(first) != text_of(second):
        raise Fault(f"{what}: {difference(first, second)}", state, seat)


def difference(first: Any, second: Any) -> str:
    """The first place where two pieces of data differ as JSON, and both values there."""
    one, other = json.loads(text_of(first)), json.loads(text_of(second))
    place, here, there = _parting(one, other, "")
    if place is None:
        return "the same entries in another order"
    return f"{place or 'it'} is {_short(here)} in one and {_short(there)} in the other"


def _parting(one: Any, other: Any, place: str) -> tuple[str | None, Any, Any]:
    """The first place where two values differ; None where they do not."""
    if isinstance(one, dict) and isinstance(other, dict):
        pairs = [
            (f"{place}.{key}" if place else key, one.get(key, _ABSENT), other.get(key, _ABSENT))
            for key in dict.fromkeys([*one, *other])
        ]
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        pairs = [(f"{place}[{n}]", *both) for n, both in enumerate(zip(one, other, strict=True))]
    else:
        return (None, one, other) if _equal(one, other) else (place, one, other)
    return next((found for found in (_parting(a, b, at) for at, a, b in pairs) if found[0] is not None), (None, 0, 0))


_ABSENT = object()


def _equal(one: Any, other: Any) -> bool:
    return type(one) is type(other) and bool(one == other)


def _short(value: Any) -> str:
    if value is _ABSENT:
        return "absent"
    text = text_of(value)
    return text if len(text) <= 200 else f"{text[:200]}…"
