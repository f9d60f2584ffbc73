"""All of Camelot that never changes: the leaves of the Quests, the walls, the Round Table, the meadow of the siege."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Final

from fogbound.core.ink import INK, LEAF, PLATE, RULE, SHADE, SOFT, WASH, filled, hatching, text
from fogbound.core.settings import Settings
from fogbound.core.svg import Length, Markup, Picture, Sheet, at, circle, element, group, path, rect
from fogbound.games.shadows_over_camelot.knights import LAST_ENGINE, LAST_SWORD
from fogbound.games.shadows_over_camelot.picture.blades import no_blade
from fogbound.games.shadows_over_camelot.picture.colours import FIELD
from fogbound.games.shadows_over_camelot.picture.frames import (
    COURT_HIGH,
    FRAMES,
    MATTER_WIDE,
    RADIUS,
    TABLE_HIGH,
    WALLS_WIDE,
    Frame,
    Meadow,
)
from fogbound.games.shadows_over_camelot.picture.leaf import SMALL, leaf

MIDDLE: Final[tuple[Length, Length]] = (WALLS_WIDE / 2, 172.0)
"""Of the Round Table, in its part of the sheet."""
HUB: Final = 38
"""How large the shield in the middle of the table is, on which swords are counted."""


def board(settings: Settings, sheet: Sheet = "wide") -> Picture:
    """Camelot before the first knight has come."""
    frame = FRAMES[sheet]
    described = (
        "The Round Table within the walls of Camelot, six Quests round it, and the meadow where the siege is laid."
    )
    return Picture("camelot-plate", frame.width, frame.height, "Camelot", described, _plate(sheet), _grounds())


@cache
def _plate(sheet: Sheet) -> tuple[Markup, ...]:
    frame = FRAMES[sheet]
    return (
        rect(0, 0, frame.width, frame.height, fill=PLATE),
        rect(0, 0, frame.width, frame.height, fill=filled("camelot-sky")),
        # Lancelot's leaf is drawn with the rest that changes: it has another side.
        *[at(*spot, leaf(quest)) for quest, spot in frame.leaves.items() if quest != "lancelot"],
        *_parts(frame),
    )


def _parts(frame: Frame) -> list[Markup]:
    return [
        at(*frame.court, _court(frame.court_wide)),
        at(*frame.table, *_walls(), *_table()),
        at(*frame.matter, _matter()),
        at(*frame.siege, *_meadow(frame.meadow)),
    ]


def _grounds() -> list[Markup]:
    grain = path("M0 3q12 4 23 0t23 0M0 10q12-4 23 0t23 0", stroke=INK, stroke_width=0.6, opacity=0.4)
    wood = element("pattern", grain, id="camelot-wood", width=46, height=14, patternUnits="userSpaceOnUse")
    return [
        wood,
        hatching("camelot-sky", gap=6, turn=0, width=0.5, opacity=0.3),
        hatching("camelot-grass", gap=5, turn=0, width=0.6, opacity=0.3),
        hatching("camelot-shadow", gap=3.2, turn=45, width=0.7, opacity=0.6),
    ]


def _court(wide: Length) -> Markup:
    return group(
        rect(0, 0, wide, COURT_HIGH, fill=LEAF, stroke=INK),
        rect(4, 4, wide - 8, COURT_HIGH - 8, stroke=RULE, stroke_width=0.8),
    )


def _matter() -> Markup:
    return path(f"M24 2H{MATTER_WIDE - 24}", stroke=RULE, stroke_width=0.9)


# The walls, and the table within them.


def _walls() -> list[Markup]:
    left, right, foot = 34, WALLS_WIDE - 34, TABLE_HIGH
    return [
        path(f"M{left} {foot}V26H{right}V{foot}z", fill=PLATE),
        path(f"M{left} {foot}V26H{right}V{foot}", stroke=INK, stroke_width=1.6),
        path(
            f"M{left - 6} {foot}V20H{right + 6}V{foot}",
            stroke=INK,
            stroke_width=5,
            stroke_dasharray="9 7",
            stroke_linecap="butt",
        ),
        *[at(x, 30, _tower()) for x in (left - 3, right + 3)],
        text(MIDDLE[0], foot - 8, "Camelot", 19, fill=SOFT, font_variant="small-caps", letter_spacing="0.06em"),
    ]


def _tower() -> Markup:
    stones = "M-15 26V-12h-4v-10h8v5h7v-5h8v5h7v-5h8v10h-4V26zM-4 10v-9a4 4 0 018 0v9z"
    flag = "M0-22V-30M0-29q9-4 16 1-7 2-7 6 0 0-9-1"
    return group(
        path(stones, fill=PLATE, stroke=INK, stroke_width=1.3),
        path(flag, fill=PLATE, stroke=INK, stroke_width=1.3),
        path("M4-12h11V26H4z", fill=filled("camelot-shadow")),
    )


def _table() -> list[Markup]:
    x, y = MIDDLE
    return [
        circle(x + 4, y + 6, RADIUS + 3, fill=SHADE),
        circle(x, y, RADIUS, fill=WASH, stroke=INK, stroke_width=2.4),
        circle(x, y, RADIUS, fill=filled("camelot-wood")),
        circle(x, y, RADIUS - 6, stroke=INK, stroke_width=0.9),
        circle(x, y, RADIUS - 10, stroke=INK, stroke_width=0.6),
        *[sword_at(number, no_blade()) for number in range(LAST_SWORD)],
        circle(x, y, HUB, fill=PLATE, stroke=INK, stroke_width=1.6),
        circle(x, y, HUB - 4, stroke=INK, stroke_width=0.7),
    ]


def sword_at(number: int, drawn: Markup, name: str | None = None) -> Markup:
    """A sword in its place on the table, its point outwards; those beyond the twelfth lie between the first ones."""
    x, y = MIDDLE
    turn = 15 + 30 * (number % LAST_SWORD) + 15 * (number // LAST_SWORD)
    angle = (turn - 90) * pi / 180
    return at(x + 54 * cos(angle), y + 54 * sin(angle), drawn, turn=turn, scale=0.8, id=name)


def seat_at(number: int, count: int) -> tuple[float, float]:
    """Where a knight of so many sits at the table, in that part of the sheet."""
    angle = (-90 + 360 * number / count) * pi / 180
    return MIDDLE[0] + (RADIUS + 26) * cos(angle), MIDDLE[1] + (RADIUS + 26) * sin(angle)


# The siege.


def _meadow(meadow: Meadow) -> list[Markup]:
    return [
        rect(0, 0, meadow.wide, meadow.high, fill=FIELD, stroke=INK),
        rect(0, 0, meadow.wide, meadow.high, fill=filled("camelot-grass")),
        *[_engine_place(*meadow.spot(number), number) for number in range(LAST_ENGINE)],
    ]


def _engine_place(x: Length, y: Length, number: int) -> Markup:
    return group(
        circle(x, y, 18, stroke=SOFT, stroke_width=1, stroke_dasharray="2 4"),
        text(x, y + 6, str(number + 1), SMALL, fill=SOFT, font_variant="lining-nums"),
    )


@cache
def engine() -> Markup:
    frame = "M-20 12h40M-15 12l12-16 12 16M-10 6L17-19M13-21q7-4 9 3l-7 4zM-4-4l10 13"
    wheel: Length = 5
    return group(
        circle(0, 0, 19, fill=FIELD),
        path("M-24 17h48", stroke=INK, stroke_width=0.9),
        path(frame, stroke=INK, stroke_width=2.3),
        circle(-13, 14, wheel, fill=LEAF, stroke=INK, stroke_width=1.6),
        circle(13, 14, wheel, fill=LEAF, stroke=INK, stroke_width=1.6),
    )
