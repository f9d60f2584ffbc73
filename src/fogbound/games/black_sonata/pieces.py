"""What lies on the map: seals and placards, fog, the pawn and the Lady."""

from __future__ import annotations

from functools import cache
from math import pi, sqrt
from random import Random
from typing import Final

from fogbound.core.emblems import emblem
from fogbound.core.ink import FOG, INK, LEAF, PAPER, PLATE, RULE, SHADE, SOFT, rays, text
from fogbound.core.svg import Length, Markup, circle, element, group, path, rect
from fogbound.games.black_sonata.colours import ACCENT, SECOND
from fogbound.games.black_sonata.london import LANDMARKS, PLACE_NAMES, STANDING

SEAL: Final = 25


def seal(claimed: bool, shining: bool) -> Markup:
    """A key for a place whose key is claimed, a keyhole for another; with rays where she may be."""
    sign = emblem("key", 0, 0, 26, INK, 1.8) if claimed else emblem("keyhole", 0, 0, 23, SOFT, 1.2)
    edge = SECOND if shining else INK
    parts = [
        circle(0, 0, SEAL, fill=LEAF, stroke=edge, stroke_width=3.4 if shining else 2),
        circle(0, 0, SEAL - 4.5, stroke=INK, stroke_width=0.8),
        sign,
    ]
    if shining:
        parts.insert(0, path(rays(SEAL + 4, 7.5), stroke=SECOND, stroke_width=2.5))
    return group(*parts)


SEALS: Final = {(claimed, shining): seal(claimed, shining) for claimed in (False, True) for shining in (False, True)}


def ring() -> Markup:
    """Round a seal that can be chosen."""
    return group(
        circle(0, 0, SEAL + 7, stroke=PAPER, stroke_width=7),
        circle(0, 0, SEAL + 7, stroke=ACCENT, stroke_width=3.6, stroke_dasharray="10.2 6.56"),
    )


def corners() -> Markup:
    """Round a seal, if most can be chosen: four marks."""
    quarter = (SEAL + 7) * pi / 2
    dashes = f"{quarter * 0.36:.2f} {quarter * 0.64:.2f}"
    return group(
        circle(0, 0, SEAL + 7, stroke=PAPER, stroke_width=7),
        circle(0, 0, SEAL + 7, stroke=ACCENT, stroke_width=4.4, stroke_dasharray=dashes, transform="rotate(36)"),
    )


def lantern() -> Markup:
    """Where one can search."""
    return group(
        circle(0, 0, 15, fill=ACCENT, stroke=PAPER, stroke_width=2.5),
        emblem("lantern", 0, 0, 20, LEAF, 1.7),
    )


RING: Final = ring()
CORNERS: Final = corners()
LANTERN: Final = lantern()


# Placards.

NARROW: Final = " ’filt"


def width_of(place: int, lettering: Length) -> Length:
    """A placard is as wide as its name, and no narrower than its landmarks."""
    letters = sum([0.34 if letter in NARROW else 0.575 for letter in PLACE_NAMES[place]])
    return max(letters * lettering, len(STANDING[place]) * 31) + 23


@cache
def placard(place: int, lettering: Length, sign: int | None, sure: bool) -> Markup:
    """The name of a place and what stands there; the sign on her card is filled, or, if that card is gone, ringed."""
    wide, high = width_of(place, lettering), 58
    parts = [
        rect(3 - wide / 2, 3 - high / 2, wide, high, fill=SHADE),
        rect(-wide / 2, -high / 2, wide, high, rx=2, fill=LEAF, stroke=INK, stroke_width=1.3),
        rect(3 - wide / 2, 3 - high / 2, wide - 6, high - 6, stroke=RULE, stroke_width=0.8),
        text(0, -6.5, PLACE_NAMES[place], lettering, font_variant="small-caps", letter_spacing="0.01em"),
    ]
    for number, landmark in enumerate(STANDING[place]):
        x = 31 * (number - (len(STANDING[place]) - 1) / 2)
        here = landmark == sign
        if here:
            ground = SECOND if sure else None
            dashes = None if sure else "3 3"
            parts.append(circle(x, 12.5, 14, fill=ground, stroke=SECOND, stroke_width=1.6, stroke_dasharray=dashes))
        parts.append(emblem(LANDMARKS[landmark], x, 12.5, 21, LEAF if here and sure else INK, 1.5))
    return group(*parts)


# Fog.


@cache
def fog_banks(reach: Length) -> list[Markup]:
    """Three banks of fog for `defs`, to be drawn with their middle anywhere."""
    chance = Random(1599)
    return [element("g", *_bank(chance, reach), id=f"fog-bank-{number}") for number in range(3)]


def _bank(chance: Random, reach: Length) -> list[Markup]:
    lines = ""
    for row in range(-6, 7):
        half = reach * sqrt(1 - (row / 7) ** 2) * chance.uniform(0.82, 1.1)
        gap = chance.uniform(-half * 0.5, half * 0.5)
        end = half * chance.uniform(0.72, 1.05)
        lines += f"M{-half:.0f} {row * 6.5}H{gap - 7:.0f}M{gap + 5:.0f} {row * 6.5}H{end:.0f}"
    return [
        element("ellipse", rx=reach * 0.97, ry=42, fill=PLATE, opacity=0.5),
        element("ellipse", rx=reach * 0.74, ry=30, fill=PLATE, opacity=0.55),
        path(lines, stroke=PLATE, stroke_width=5.6, opacity=0.65),
        path(lines, stroke=FOG, stroke_width=1.15, opacity=0.95),
    ]
