"""The stealth deck as a dial: it goes round, and what was seen on a card is seen there again."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from fogbound.core.cards import SMALL
from fogbound.core.emblems import emblem
from fogbound.core.ink import FOG, INK, LEAF, PLATE, RULE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, at, circle, path
from fogbound.games.black_sonata.colours import ACCENT, SECOND

RADIUS: Final = 75
MIDDLE: Final = 86
"""Of the whole dial, across and down."""


def dial(view: Sight) -> list[Markup]:
    """A place for each card of the cut deck, clockwise; the countdown card is at the top, between last and first."""
    count = len(view.signs)
    return [
        circle(MIDDLE, MIDDLE, RADIUS + 11, fill=PLATE, stroke=INK),
        circle(MIDDLE, MIDDLE, RADIUS - 12, fill=LEAF, stroke=INK, stroke_width=0.8),
        circle(MIDDLE, MIDDLE, RADIUS - 15, stroke=RULE, stroke_width=0.8),
        *[at(*place(slot, count), _slot(view, slot), id=f"slot-{slot}") for slot in range(count)],
        _gate(),
        *_middle(view),
    ]


def place(slot: int, count: int) -> tuple[float, float]:
    turn = 2 * pi * (slot + 0.5) / count - pi / 2
    return MIDDLE + RADIUS * cos(turn), MIDDLE + RADIUS * sin(turn)


def _slot(view: Sight, slot: int) -> Markup:
    return _card(view.signs[slot], slot in view.fog_slots, slot == view.top)


@cache
def _card(sign: str | None, fog: bool, on_top: bool) -> Markup:
    """The sign that was seen there, fog that was slid in there, or nothing known yet."""
    marks = [circle(0, 0, 10.5, fill=SECOND, stroke=INK)] if on_top else []
    if sign is None:
        marks.append(circle(0, 0, 2, fill=SOFT, opacity=0.6))
    else:
        ink = LEAF if on_top else SOFT if fog else INK
        marks.append(emblem(sign, 0, 0, 15 if on_top else 13.5, ink, 1.9))
    if fog:
        marks.append(path("M-8-3.5h6M1-3.5h7M-8 0h10M5 0h3M-7 3.5h4M0 3.5h8", stroke=PLATE, stroke_width=3))
        marks.append(path("M-8-3.5h6M1-3.5h7M-8 0h10M5 0h3M-7 3.5h4M0 3.5h8", stroke=FOG, stroke_width=1.3))
    return at(0, 0, *marks)


def _gate() -> Markup:
    """The countdown card."""
    y = MIDDLE - RADIUS
    return path(
        f"M{MIDDLE} {y - 13}v26M{MIDDLE - 3} {y - 10}h6M{MIDDLE - 3} {y + 10}h6", stroke=ACCENT, stroke_width=2.4
    )


def _middle(view: Sight) -> list[Markup]:
    left: Length = view.advances_left
    return [
        emblem("bell", MIDDLE, MIDDLE - 34, 21, ACCENT),
        text(MIDDLE, MIDDLE + 14, str(view.countdown), 46, font_variant="lining-nums"),
        text(MIDDLE, MIDDLE + 33, f"{left} card{'' if left == 1 else 's'}", 15),
        text(MIDDLE, MIDDLE + 47, "left", SMALL, fill=SOFT, font_style="italic"),
    ]
