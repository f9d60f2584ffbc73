"""What is counted, for `/metrics`. Never anything about a visitor or a position."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final

BUCKETS: Final = (0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 1.0)


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

    def lines(self, **now: float) -> str:
        """In the text format of Prometheus: counters, and gauges of what is now."""
        text = ""
        for entry in fields(self):
            name = f"fogbound_{entry.name}_total"
            text += f"# TYPE {name} counter\n{name} {getattr(self, entry.name)}\n"
        for gauge, value in now.items():
            text += f"# TYPE fogbound_{gauge} gauge\nfogbound_{gauge} {value:g}\n"
        return text
