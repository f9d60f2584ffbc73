"""Furniture seen from above, which tells a room from another. Each piece is drawn round its own place."""

from __future__ import annotations

from math import cos, pi, sin
from typing import Final

from fogbound.core.ink import INK, PLATE
from fogbound.core.svg import Attribute, Length, Markup, at, circle, group, path, rect
from fogbound.games.kill_doctor_lucky.colours import GREEN, WATER

_PEN: Final[dict[str, Attribute]] = {"stroke": INK, "stroke_width": 0.9, "opacity": 0.72}


def lines(way: str, width: Length = 0.9, opacity: Length = 0.72) -> Markup:
    return path(way, stroke=INK, stroke_width=width, opacity=opacity)


def solid(way: str, ground: str = PLATE) -> Markup:
    return path(way, fill=ground, **_PEN)


def box(x: Length, y: Length, width: Length, height: Length, ground: str | None = PLATE) -> Markup:
    return rect(x, y, width, height, fill=ground, **_PEN)


def ring(x: Length, y: Length, radius: Length, ground: str | None = None) -> Markup:
    return circle(x, y, radius, fill=ground, **_PEN)


def chair(x: Length, y: Length, turn: Length = 0) -> Markup:
    return at(x, y, lines("M-5-4h10v8h-10zM-6-5h12"), turn=turn)


def armchair(x: Length, y: Length, turn: Length = 0) -> Markup:
    way = "M-10-8q0-4 4-4h12q4 0 4 4v14q-3 2-4 0v-12h-12v12q-1 2-4 0zM-6-6h12v11h-12z"
    return at(x, y, solid(way), turn=turn)


def plant(x: Length, y: Length, radius: Length = 9) -> Markup:
    way = "".join([_frond(radius, n * pi / 4 + 0.2) for n in range(8)])
    return at(x, y, ring(0, 0, radius * 0.45), solid(way, GREEN))


def _frond(radius: Length, turn: float) -> str:
    near = radius * 0.7
    left, right = turn + 0.4, turn - 0.4
    tip = f"{radius * cos(turn):.1f} {radius * sin(turn):.1f}"
    out = f"Q{near * cos(left):.1f} {near * sin(left):.1f} {tip}"
    return f"M0 0{out}Q{near * cos(right):.1f} {near * sin(right):.1f} 0 0"


def books(x: Length, y: Length, width: Length, height: Length) -> Markup:
    """A shelf full of spines."""
    if width > height:
        spines = "".join([f"M{x + n} {y}v{height}" for n in range(4, int(width), 4)])
    else:
        spines = "".join([f"M{x} {y + n}h{width}" for n in range(4, int(height), 4)])
    return group(box(x, y, width, height), lines(spines, 0.7))


def rug(x: Length, y: Length, width: Length, height: Length) -> Markup:
    fringe = "".join([f"M{x + n} {y}v-3M{x + n} {y + height}v3" for n in range(3, int(width), 5)])
    return group(
        rect(x, y, width, height, stroke=INK, stroke_width=0.8, opacity=0.5),
        rect(x + 4, y + 4, width - 8, height - 8, stroke=INK, stroke_width=0.6, opacity=0.5),
        lines(fringe, 0.5, 0.5),
    )


def barrel(x: Length, y: Length, radius: Length = 10) -> Markup:
    wide = radius - 2
    hoops = f"M{x - wide} {y - 3}h{2 * wide}M{x - wide} {y + 3}h{2 * wide}"
    return group(ring(x, y, radius, PLATE), ring(x, y, radius - 3), lines(hoops, 0.6))


def bed(x: Length, y: Length, width: Length, height: Length) -> Markup:
    """Two pillows and a quilt."""
    quilt = f"M{x} {y + 22}h{width}M{x} {y + 27}h{width}"
    for n in range(8, int(width), 8):
        down = min(n, height - 27)
        quilt += f"M{x + n} {y + 27}l-{down:g} {down:g}"
    half = width / 2
    return group(
        box(x, y, width, height),
        box(x + 4, y + 4, half - 6, 12),
        box(x + half + 2, y + 4, half - 6, 12),
        lines(quilt, 0.6),
    )


def cot(x: Length, y: Length, width: Length, height: Length) -> Markup:
    return group(box(x, y, width, height), box(x + 2, y + 2, 8, height - 4))


def fountain(x: Length, y: Length, radius: Length) -> Markup:
    return group(
        ring(x, y, radius, WATER), ring(x, y, radius * 0.68), ring(x, y, radius * 0.25), circle(x, y, 1.6, fill=INK)
    )


def paving(width: Length, height: Length, step: int) -> Markup:
    """Large flags, every second row shifted."""
    rows = "".join([f"M0 {y}h{width}" for y in range(step, int(height), step)])
    joints = "".join([
        f"M{x + (step // 2 if y // step % 2 else 0)} {y}v{step}"
        for y in range(0, int(height), step)
        for x in range(step, int(width) - step // 2, step + step // 2)
    ])  # fmt: skip
    return lines(rows + joints, 0.5, 0.28)
