"""The small plate that stands for a game on the page of all games: an engraved night in the game's own tint."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogbound.core.ink import FOG, HALO, INK, PLATE
from fogbound.core.svg import Child, Length, Markup, Picture, group, path, rect

WIDTH: Final = 260
HEIGHT: Final = 236
_LINES: Final = 38
_RUNS: Final = (97, 14, 171, 38, 60, 22, 133, 45)


def frontispiece(
    name: str, title: str, description: str, tint: str, children: Sequence[Child], defs: Sequence[Markup] = ()
) -> Picture:
    """What is drawn, before a sky of lines, in a frame. Ids must be the game's own: other games stand beside it."""
    sky = [f"M0 {3 + k * (2.6 + k * 0.052):.1f}H{WIDTH}" for k in range(_LINES)]
    parts: list[Child] = [
        rect(0, 0, WIDTH, HEIGHT, fill=PLATE),
        rect(0, 0, WIDTH, HEIGHT, fill=tint, opacity=0.16),
        path("".join(sky), stroke=INK, stroke_width=0.7, opacity=0.6),
        *children,
        rect(0.8, 0.8, WIDTH - 1.6, HEIGHT - 1.6, stroke=INK, stroke_width=1.6),
    ]
    return Picture(name, WIDTH, HEIGHT, title, description, parts, defs)


def mist(y: Length, rows: int, begin: int = 0) -> Markup:
    """Fog that lies across the whole width, so many lines of it; `begin` says where its pattern does."""
    way = "".join([_row(y + 7 * row, begin + 3 * row) for row in range(rows)])
    return group(
        path(way, stroke=HALO, stroke_width=6, opacity=0.7), path(way, stroke=FOG, stroke_width=1.1, opacity=0.9)
    )


def _row(y: Length, begin: int) -> str:
    """Lines and gaps in turn."""
    way, x, n = "", -(begin * 37 % 90), begin * 2
    while x < WIDTH:
        way += f"M{max(x, 0)} {y:g}H{min(x + _RUNS[n % len(_RUNS)], WIDTH)}"
        x += _RUNS[n % len(_RUNS)] + _RUNS[(n + 1) % len(_RUNS)]
        n += 2
    return way
