"""The plate that never changes: a round table, and what was agreed on. Where things are on a sheet."""

from __future__ import annotations

from math import cos, radians, sin
from typing import Final

from fogbound.core.ink import INK, PLATE, RULE, SHADE, WASH, filled, text
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings
from fogbound.core.svg import Attribute, Length, Markup, Picture, Sheet, at, circle, element, path, rect
from fogbound.games.liars_dice.catalogue import FACES
from fogbound.games.liars_dice.counting import NO_FACE, WILD
from fogbound.games.liars_dice.dice import SMALL, die

RING: Final = 112
"""What the middle of the table is drawn in, before it is made to fit a sheet."""


class Plate:
    """A sheet: its size, the middle of the table, how far the seats are from it, and how large things are drawn."""

    def __init__(
        self,
        size: tuple[Length, Length],
        middle: tuple[Length, Length],
        seats: tuple[Length, Length],
        scale: Length,
        ring: Length,
        lost_in_a_row: int,
        edge: Length = 24,
    ) -> None:
        self.width: Final = size[0]
        self.height: Final = size[1]
        self.x: Final = middle[0]
        self.y: Final = middle[1]
        self.seats: Final = seats
        self.scale: Final = scale
        """Of seats and notes."""
        self.ring: Final = ring
        """Of the middle."""
        self.lost_in_a_row: Final = lost_in_a_row
        self.edge: Final = edge
        """What stays free outside the table, and to the last line of words in the corners."""

    def place(self, seat: Seat, reader: Seat, seats: int) -> tuple[float, float]:
        """Where a seat is: the reader sits at the lower end, the others follow to the left."""
        turn = radians(90 + 360 * ((seat - reader) % seats) / seats)
        return self.x + self.seats[0] * cos(turn), self.y + self.seats[1] * sin(turn)


PLATES: Final[dict[Sheet, Plate]] = {
    "wide": Plate((940, 620), (470, 306), (332, 196), 1, 1, 10),
    "tall": Plate((480, 640), (240, 304), (157, 238), 0.84, 0.72, 6, edge=15),
}


def board(settings: Settings, sheet: Sheet = "wide") -> Picture:
    """The empty table, with what was agreed on."""
    plate = PLATES[sheet]
    parts = [
        rect(1, 1, plate.width - 2, plate.height - 2, fill=PLATE, stroke=INK),
        rect(7, 7, plate.width - 14, plate.height - 14, stroke=RULE, stroke_width=0.8),
        _table(plate, 0, fill=SHADE, transform="translate(5 6)"),
        _table(plate, 0, fill=WASH, stroke=INK, stroke_width=2.4),
        _table(plate, 0, fill=filled("wood")),
        _table(plate, 8, stroke=INK, stroke_width=0.9),
        _table(plate, 12, stroke=INK, stroke_width=0.6),
        circle(plate.x, plate.y, RING * plate.ring, fill=PLATE, stroke=INK, stroke_width=1.6),
        circle(plate.x, plate.y, RING * plate.ring - 5, stroke=INK, stroke_width=0.7),
        *_wild(plate, WILD[settings.word("wild")]),
    ]
    size = plate.width, plate.height
    return Picture("liars-dice-table", *size, "A round table", "An empty round table.", parts, [_wood()])


def _table(plate: Plate, inside: Length, **attributes: Attribute) -> Markup:
    rx, ry = plate.x - plate.edge - inside, plate.y - plate.edge - inside
    return element("ellipse", cx=plate.x, cy=plate.y, rx=rx, ry=ry, **attributes)


def _wood() -> Markup:
    grain = path("M0 4q14 4 28 0t28 0M0 11q14-4 28 0t28 0", stroke=INK, stroke_width=0.6, opacity=0.3)
    return element("pattern", grain, id="wood", width=56, height=14, patternUnits="userSpaceOnUse")


def _wild(plate: Plate, face: int) -> list[Markup]:
    if face == NO_FACE:
        return []
    said = text(0, 0, "wild", SMALL, text_anchor="start"), at(60, -7, die(FACES[face]), scale=0.8)
    return [at(plate.edge, plate.height - plate.edge, *said, scale=plate.scale)]
