"""What is counted, for `/metrics`. Never anything about a visitor or a position."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

BOUNDS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


@dataclass
class Metrics:
    """Counters since the server's start."""

    requests: int = 0
    refused: int = 0
    failed: int = 0
    tables_set: int = 0
    choices: int = 0
    players_replaced: int = 0
    pages_sent: int = 0
    bytes_sent: int = 0

    def __post_init__(self) -> None:
        self.took = Durations()
        """From a request to its answer, but for those that wait until something happens."""

    def lines(self, **now: float) -> str:
        """In the text format of Prometheus: counters, durations, and gauges of what is now."""
        text = ""
        for entry in fields(self):
            name = f"fogbound_{entry.name}_total"
            text += f"# TYPE {name} counter\n{name} {getattr(self, entry.name)}\n"
        text += self.took.lines("fogbound_request_seconds")
        for gauge, value in now.items():
            text += f"# TYPE fogbound_{gauge} gauge\nfogbound_{gauge} {value:g}\n"
        return text


class Durations:
    """How many took no longer than each of the bounds."""

    def __init__(self) -> None:
        self._within: Final = [0] * len(BOUNDS)
        self._count = 0
        self._seconds = 0.0

    def add(self, seconds: float) -> None:
        self._count += 1
        self._seconds += seconds
        for n, bound in enumerate(BOUNDS):
            self._within[n] += seconds <= bound

    def lines(self, name: str) -> str:
        """In the text format of Prometheus."""
        text = f"# TYPE {name} histogram\n"
        for bound, count in [*zip(BOUNDS, self._within, strict=True), ("+Inf", self._count)]:
            text += f'{name}_bucket{{le="{bound}"}} {count}\n'
        return f"{text}{name}_sum {self._seconds:.3f}\n{name}_count {self._count}\n"
