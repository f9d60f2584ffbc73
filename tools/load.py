"""Measure the server under load, and clicks in every game, and write docs/load.md anew.

    make load, or .venv/bin/python -m tools.load [--tables 200] [--seconds 60] [--pause 10] [--clicks 30]

Two hundred tables of all games in turns on one process, each followed by two pages; at each somebody clicks, on average
every `pause` seconds. Then each game alone in Chromium. Run it on a machine that does nothing else.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import resource
import time
from datetime import UTC, datetime
from pathlib import Path
from tempfile import TemporaryDirectory

import fogbound
from tools.clicking import Clicks, clicks_in
from tools.crowd import Crowd, crowd
from tools.served import Served

DOCUMENT = Path(__file__).parents[1] / "docs" / "load.md"


def main() -> None:
    asked = _asked()
    with TemporaryDirectory() as folder, Served(Path(folder)) as served:
        first = served.first_page
        many = asyncio.run(crowd(served, asked.tables, asked.seconds, asked.pause))
    found = []
    for name in fogbound.games():
        with TemporaryDirectory() as folder, Served(Path(folder)) as served:
            found.append(clicks_in(served, name, asked.clicks))
    DOCUMENT.write_text(_text(asked, first, many, found), encoding="utf-8")
    print(f"written to {DOCUMENT.relative_to(Path.cwd())}")


def _asked() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--pause", type=float, default=10)
    parser.add_argument("--clicks", type=int, default=30)
    return parser.parse_args()


def _text(asked: argparse.Namespace, first: tuple[float, float], many: Crowd, found: list[Clicks]) -> str:
    busy = f"{os.getloadavg()[1]:.1f}"
    own, other = _spread(many.own), _spread(many.other)
    return f"""# The server in numbers

Measured by `make load` on {datetime.now(UTC):%-d %B %Y}, Python {platform.python_version()}, {os.cpu_count()} cores.
The loop `x = (x * 1103515245 + 12345) & 0x7FFFFFFF` ran {_loop():.1f} million times a second of processor time.
On average {busy} programs wanted to run at the same time in the last five minutes, this one included; where that
is more than there are cores, times are longer than the machine's own, and only processor time can be compared.

## The first page

{first[0]:.2f} seconds after the server's start, {first[1]:.2f} of them of processor time.

## {asked.tables} tables, two pages each, one process

{many.clicks} clicks in {asked.seconds:g} seconds: one every {asked.pause:g} seconds at each table, all games in turns.

| milliseconds from the click | p50 | p95 | p99 |
| --- | --- | --- | --- |
| to the own page's new view | {own} |
| to the other page's | {other} |

The server used {100 * many.processor / asked.seconds:.0f} % of one core,
{1000 * many.processor / max(1, many.clicks):.1f} ms for each click with its form, two questions by JSON and both views,
and at most {many.memory / 1e6:.0f} MB of memory ({many.memory_before / 1e6:.0f} MB before the first table).

## A click in each game

One table in Chromium: from the press of a button to the changed page; what the server does for it, with all that the
computer players' answers change; and how large the messages are on the wire, to a seat's page and to an onlooker's.

| game | ms: median | 9 of 10 within | processor ms | kB: median | largest |
| --- | --- | --- | --- | --- | --- |
{"".join([_row(one) for one in found])}"""


def _spread(times: list[float]) -> str:
    ordered = sorted(times)
    return " | ".join([f"{1000 * ordered[int(share * (len(ordered) - 1))]:.0f}" for share in (0.5, 0.95, 0.99)])


def _row(one: Clicks) -> str:
    times, sizes = sorted(one.milliseconds), sorted(one.bytes)
    within = f"{times[len(times) // 2]:.0f} | {times[int(0.9 * (len(times) - 1))]:.0f}"
    share = 1000 * one.processor / len(times)
    return f"| {one.title} | {within} | {share:.0f} | {sizes[len(sizes) // 2] / 1000:.1f} | {sizes[-1] / 1000:.1f} |\n"


def _loop() -> float:
    """Million times a second of processor time."""
    x, count = 1, 2_000_000
    begun = resource.getrusage(resource.RUSAGE_SELF).ru_utime
    for _ in range(count):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return count / max(1e-9, resource.getrusage(resource.RUSAGE_SELF).ru_utime - begun) / 1e6


if __name__ == "__main__":
    begun = time.monotonic()
    main()
    print(f"{time.monotonic() - begun:.0f} seconds")
