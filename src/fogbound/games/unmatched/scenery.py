"""What stands between the spaces of a map, and means nothing: houses, lamps, the hound on its hill."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Final, TypeAlias

from fogbound.core import ink
from fogbound.core.ink import INK, LEAF, PLATE, filled, hatching
from fogbound.core.svg import Length, Markup, at, group, path, rect
from fogbound.games.unmatched.colours import BLACK, GREEN
from fogbound.games.unmatched.sheets import EDGE, Frame

SHADOW: Final = "duel-shadow"
HOUND: Final = (
    "M-30 6l4-16q-6-8-12-8 6-5 14 0l26-2q6-12 14-14l1-6 5 5q8 1 12 8l-10 4q-4 10-10 15l2 18h-5l-3-16-20 1-6 15h-5l2-15z"
)


def scene_grounds() -> list[Markup]:
    return [hatching(SHADOW, gap=3.5, opacity=0.7)]


Spot: TypeAlias = tuple[float, float, Length]
"""Where something stands, 0 to 1 in both directions of its sheet, and how large it is."""


def manor(frame: Frame) -> list[Markup]:
    trees = ((0.366, 0.818, 0.9), (0.398, 0.738, 0.8), (0.118, 0.451, 0.85))
    trees_turned = ((0.245, 0.388, 0.9), (0.545, 0.125, 0.9), (0.31, 0.93, 0.9))
    return [
        _stands(frame, (0.43, 0.452, 1), (0.6, 0.447, 0.9), _front()),
        _stands(frame, (0.078, 0.945, 1), (0.13, 0.078, 1), _hound()),
        *[_stands(frame, wide, tall, tree(n)) for n, (wide, tall) in enumerate(zip(trees, trees_turned, strict=True))],
    ]


def soho(frame: Frame) -> list[Markup]:
    rows: tuple[tuple[Spot, Spot, tuple[int, ...], tuple[int, ...]], ...] = (
        ((0.47, 0.2625, 1), (0.26, 0.567, 0.85), (34, 28, 38, 30), (34, 44, 30, 40)),
        ((0.686, 0.287, 1), (0.69, 0.577, 0.9), (30, 36), (40, 30)),
        ((0.12, 0.2655, 1), (0.7, 0.29, 0.85), (36, 30, 40), (30, 42, 32)),
        ((0.556, 0.747, 1), (0.69, 0.735, 0.8), (34, 28, 34), (34, 44, 30)),
        ((0.786, 0.778, 1), (0.15, 0.81, 0.85), (34, 38), (30, 38)),
    )
    lamps = ((0.64, 0.834, 0.9), (0.882, 0.843, 0.75), (0.402, 0.679, 0.8))
    lamps_turned = ((0.18, 0.625, 0.9), (0.3, 0.84, 0.75), (0.315, 0.42, 0.8))
    return [
        *[
            _stands(frame, wide, tall, houses(widths, heights, n))
            for n, (wide, tall, widths, heights) in enumerate(rows)
        ],
        _stands(frame, (0.262, 0.75, 0.85), (0.285, 0.26, 0.85), _mill()),
        *[_stands(frame, wide, tall, lamp()) for wide, tall in zip(lamps, lamps_turned, strict=True)],
        _stands(frame, (0.02, 0.98, 1), (0.03, 0.11, 0.9), _waves()),
        _stands(frame, (0.28, 0.988, 1), (0.1, 0.045, 0.9), _boat()),
        _stands(frame, (0.69, 0.963, 1), (0.055, 0.73, 1), _crate()),
        _stands(frame, (0.122, 0.463, 1), (0.535, 0.135, 1), _crate()),
    ]


SCENERY: Final[dict[str, Callable[[Frame], list[Markup]]]] = {"baskerville_manor": manor, "soho": soho}


def _stands(frame: Frame, wide: Spot, tall: Spot, drawn: Markup) -> Markup:
    """Upright on every sheet, where nothing that matters stands."""
    x, y, scale = tall if frame.turned else wide
    return at(EDGE + x * frame.wide, EDGE + y * frame.high, drawn, scale=scale)


# The manor.


def _front() -> Markup:
    walls = (
        "M-62 0V-44L-62-44 62-44V0zM-22-44V-62L0-76 22-62V-44M-62-44l8-14h24l8 14M22-44l8-14h24l8 14M-50-58v-14h8v14"
        "M42-58v-14h8v14"
    )
    windows = "".join([f"M{x}-32h10v14h-10zM{x + 5}-32v14M{x}-25h10" for x in (-54, -38, 28, 44)])
    door = "M-14-32h8v12h-8zM6-32h8v12h-8zM-6 0V-14a6 6 0 0112 0V0M-4-62a4 4 0 108 0 4 4 0 10-8 0"
    return group(
        path(walls, fill=PLATE, stroke=INK),
        path(windows + door, stroke=INK, stroke_width=0.9),
        path("M-74 3H74M-66 6H66", stroke=INK, stroke_width=0.9),
        rect(-22, -44, 44, 44, fill=filled(SHADOW), opacity=0.35),
    )


def _hound() -> Markup:
    return group(
        path("M-64 26Q-30 2 10 8T70 26z", fill=GREEN, stroke=INK, stroke_width=1),
        path(HOUND, fill=BLACK, stroke=ink.EDGE, stroke_width=1),
        path("M-56 22h20M-20 14h18M12 18h26M-38 27h60", stroke=INK, stroke_width=0.7),
    )


def tree(seed: int) -> Markup:
    chance = Random(seed)
    leaves = "".join([f"M{chance.uniform(-14, 10):.1f} {chance.uniform(-40, -16):.1f}q4-6 8 0" for _ in range(14)])
    crown = "M-6-14C-20-14-20-28-12-30C-14-44 12-46 12-32C22-30 18-14 6-14z"
    return group(
        path("M-2 0V-14M2 0V-14", stroke=INK),
        path(crown, fill=GREEN, stroke=INK, stroke_width=1.1),
        path(leaves, stroke=INK, stroke_width=0.8, opacity=0.7),
        path("M-12 1h24M-8 4h20", stroke=INK, stroke_width=0.7, opacity=0.7),
    )


# Soho.


def houses(widths: tuple[int, ...], heights: tuple[int, ...], seed: int) -> Markup:
    """A row of gables."""
    drawn, x = [], 0
    for wide, high in zip(widths, heights, strict=True):
        drawn.append(at(x, 0, *_gable(wide, high)))
        x += wide
    return group(*drawn)


def _gable(wide: int, high: int) -> list[Markup]:
    top = high + wide * 0.45
    lines = (
        f"M{wide * 0.18:.1f} {-high * 0.62:.1f}h{wide * 0.22:.1f}v{high * 0.22:.1f}h-{wide * 0.22:.1f}z"
        f"M{wide * 0.18:.1f} 0v{-high * 0.3:.1f}h{wide * 0.2:.1f}V0M0 {-high}H{wide}"
        f"M{wide * 0.7:.1f} {-high - wide * 0.28:.1f}v-9h5v13"
    )
    shade = f"M{wide * 0.5} {-top:.1f}L{wide} {-high}V0H{wide * 0.62:.1f}V{-high + 4}z"
    return [
        path(f"M0 0V{-high}L{wide / 2} {-top:.1f} {wide} {-high}V0z", fill=PLATE, stroke=INK, stroke_width=1.1),
        path(shade, fill=filled(SHADOW), opacity=0.8),
        path(lines, stroke=INK, stroke_width=0.85),
    ]


def lamp() -> Markup:
    post = "M0 0V-46M-6 0h12M-4-46h8l3-14h-14zM-8-60h16l-4-6h-8zM0-66v-4M-9-40h18"
    return group(
        path(post, stroke=INK, stroke_width=1.3, fill=LEAF),
        path("M-14-54h-9M14-54h9M-11-66l-7-5M11-66l7-5", stroke=INK, stroke_width=0.8, opacity=0.7),
    )


def _mill() -> Markup:
    sails = "M0-40L-20-58M0-40L20-22M0-40L-18-22M0-40L18-58M-20-58l6-4 6 8M20-22l-6 4-6-8M18-58l4 6-8 6M-18-22l-4-6 8-6"
    return group(
        path("M-9 0l3-40h12l3 40zM-6-40q6-8 12 0M-3 0v-10h6V0M-2-26h4v6h-4z", fill=PLATE, stroke=INK, stroke_width=1.1),
        path(sails, stroke=INK, stroke_width=1),
    )


def _waves() -> Markup:
    rows = "".join([f"M{n % 3 * 8} {-54 + n * 9}q8-5 16 0t16 0 16 0 16 0" for n in range(6)])
    return path(rows, stroke=INK, stroke_width=0.9, opacity=0.7)


def _boat() -> Markup:
    return path("M-34-8h60l-8 10h-44zM-6-8v-30l22 26M-6-34l-16 22", fill=PLATE, stroke=INK, stroke_width=1.1)


def _crate() -> Markup:
    return path("M-9-10h18v20h-18zM-9-4h18M-9 4h18", stroke=INK, stroke_width=1)
