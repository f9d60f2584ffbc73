"""The plate that never changes: a round table, and what was agreed on."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from fogbound.core.ink import INK, PLATE, RULE, SHADE, WASH, filled, text
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings
from fogbound.core.svg import Attribute, Length, Markup, Picture, at, circle, element, path, rect
from fogbound.games.liars_dice.catalogue import FACES
from fogbound.games.liars_dice.counting import NO_FACE, WILD
from fogbound.games.liars_dice.dice import die

WIDTH: Final = 800
HEIGHT: Final = 640
X: Final = 400
Y: Final = 318
"""The middle of the table."""
EDGE: Final = 24
"""What stays free outside the table, and to the last line of words in the corners."""
RING: Final = 112


def board(settings: Settings) -> Picture:
    """The empty table, with what was agreed on."""
    parts = [
        rect(1, 1, WIDTH - 2, HEIGHT - 2, fill=PLATE, stroke=INK),
        rect(7, 7, WIDTH - 14, HEIGHT - 14, stroke=RULE, stroke_width=0.8),
        _table(0, fill=SHADE, transform="translate(5 6)"),
        _table(0, fill=WASH, stroke=INK, stroke_width=2.4),
        _table(0, fill=filled("wood")),
        _table(8, stroke=INK, stroke_width=0.9),
        _table(12, stroke=INK, stroke_width=0.6),
        circle(X, Y, RING, fill=PLATE, stroke=INK, stroke_width=1.6),
        circle(X, Y, RING - 5, stroke=INK, stroke_width=0.7),
        *_wild(WILD[settings.word("wild")]),
    ]
    return Picture("liars-dice-table", WIDTH, HEIGHT, "A round table", "An empty round table.", parts, [_wood()])


def place(seat: Seat, reader: Seat, seats: int) -> tuple[float, float]:
    """Where a seat is: the reader sits at the lower end, the others follow to the left."""
    turn = radians(90 + 360 * ((seat - reader) % seats) / seats)
    return X + 258 * cos(turn), Y + 206 * sin(turn)


def _table(inside: Length, **attributes: Attribute) -> Markup:
    return element("ellipse", cx=X, cy=Y, rx=X - EDGE - inside, ry=Y - EDGE - inside, **attributes)


def _wood() -> Markup:
    grain = path("M0 4q14 4 28 0t28 0M0 11q14-4 28 0t28 0", stroke=INK, stroke_width=0.6, opacity=0.3)
    return element("pattern", grain, id="wood", width=56, height=14, patternUnits="userSpaceOnUse")


def _wild(face: int) -> list[Markup]:
    if face == NO_FACE:
        return []
    words = text(EDGE, HEIGHT - EDGE, "wild", 21, text_anchor="start")
    return [words, at(EDGE + 60, HEIGHT - EDGE - 7, die(FACES[face]), scale=0.8)]
