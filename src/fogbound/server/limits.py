"""How often one visitor may do something."""

from __future__ import annotations

import time
from typing import Final

_MOST_KNOWN: Final = 10_000


class Buckets:
    """For each visitor a bucket that fills at a rate and holds so many; who finds it empty has to wait."""

    def __init__(self, rate: float, size: float) -> None:
        self.rate: Final = rate
        self.size: Final = size
        self._left: Final[dict[str, tuple[float, float]]] = {}

    def take(self, who: str) -> bool:
        now = time.monotonic()
        left, since = self._left.get(who, (self.size, now))
        left = min(self.size, left + self.rate * (now - since))
        allowed = left >= 1
        self._left[who] = (left - 1 if allowed else left, now)
        if len(self._left) > _MOST_KNOWN:
            self._clear(now)
        return allowed

    def _clear(self, now: float) -> None:
        """Forget those whose buckets are full again."""
        full = [who for who, (left, since) in self._left.items() if left + self.rate * (now - since) >= self.size]
        for who in full:
            del self._left[who]


class Rooms:
    """How many things one visitor has open at once."""

    def __init__(self, most: int) -> None:
        self.most: Final = most
        self._inside: Final[dict[str, int]] = {}

    def enter(self, who: str) -> bool:
        inside = self._inside.get(who, 0) + 1
        self._inside[who] = inside
        if inside <= self.most:
            return True
        self.leave(who)
        return False

    def leave(self, who: str) -> None:
        left = self._inside[who] - 1
        if left:
            self._inside[who] = left
        else:
            del self._inside[who]
