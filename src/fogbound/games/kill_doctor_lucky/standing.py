"""Where in a room its name, its number and those who are there stand, so that all can be read."""

from __future__ import annotations

from math import ceil
from typing import Final

from fogbound.core.svg import Length
from fogbound.games.kill_doctor_lucky.frames import Frame
from fogbound.games.kill_doctor_lucky.plan import Box, Plan, Room

DISC: Final = 13.5
NARROW: Final = 60
"""In a room no wider than this the name would lie beneath the corners that mark where one can go."""
PIECE: Final = 15.5
"""How large a pawn is."""
STEPS: Final = ((34, 22, 30), (34, 22, 26), (22, 18, 30), (22, 18, 26))
"""From piece to piece at most and at least, and from row to row: the roomiest first. At last they lie fanned, their
letters free."""
FROM_WALL: Final = PIECE + 4
ACROSS: Final = 31
DOWN: Final = 29
"""From piece to piece in a crowd."""


class Standing:
    """A room on a sheet, with its name in lines, its number, and rows for pieces."""

    def __init__(self, plan: Plan, room: Room, frame: Frame, numbered: bool) -> None:
        self.box: Final = widest(plan, room, frame)
        left, top, right, foot = self.box
        wide, high = right - left, foot - top
        self.lines: Final = name_in_lines(room.title, wide - (40 if numbered and high < 80 else 12), frame)
        tallness = frame.lettering + 1
        block = tallness * len(self.lines) + (8 + 2 * DISC if numbered else 0)
        low = high < block + (42 if wide > 80 else 0)
        self.name: Final = (
            left + wide / 2 - (DISC + 3 if low and numbered else 0),
            top + frame.lettering + 3
            if low
            else top + (high - block) * (0.4 if wide > 80 or wide < NARROW else 0.1) + frame.lettering - 4,
        )
        """The middle of the first line, on its base."""
        below = self.name[1] + tallness * (len(self.lines) - 1)
        self.disc: Final = (right - DISC - 7, top + DISC + 7) if low else (left + wide / 2, below + 10 + DISC)
        self._below: Final = self.disc[1] + (7 if wide > 100 else 3) if numbered and not low else below
        self._beside_disc: Final = numbered and not low

    def places(self, count: int) -> list[tuple[float, float]]:
        """For so many pieces, from the top down: a piece hides nothing of the letter on one behind it."""
        return sorted(self._found(count), key=lambda place: (place[1], place[0]))

    def _found(self, count: int) -> list[tuple[float, float]]:
        for most, least, down in STEPS:
            rows = self._rows(down)
            for step in range(most, least - 1, -1):
                if sum([_room_for(row, step) for row in rows]) >= count:
                    return _filled(rows, count, step)
        return self._crowd(count)

    def _rows(self, down: int) -> list[tuple[float, float, float]]:
        """For each row how high it is, and from where to where pieces can stand, the best row first."""
        left, right, foot = self.box[0] + FROM_WALL, self.box[2] - FROM_WALL, self.box[3] - FROM_WALL
        rows = []
        if self._beside_disc:
            x, y = self.disc
            rows = [(y, x + DISC + PIECE + 4, right), (y, left, x - DISC - PIECE - 4)]
        y = foot
        while y - PIECE > self._below or len(rows) in (0, 2):
            rows.append((y, left, right))
            y -= down
        return [row for row in rows if row[2] >= row[1] - 1]

    def _crowd(self, count: int) -> list[tuple[float, float]]:
        """More than stand free: in rows round the middle, over the walls where it must be."""
        left, top, right, foot = self.box

        def over(across: int) -> float:
            return max(0, across * ACROSS + 8 - right + left) + max(0, ceil(count / across) * DOWN + 8 - foot + top)

        across = min(range(1, count + 1), key=over)
        rows = ceil(count / across)
        found = []
        for row in range(rows):
            here = min(across, count - row * across)
            y = (top + foot) / 2 + DOWN * (row - (rows - 1) / 2)
            found += [((left + right) / 2 + ACROSS * (n - (here - 1) / 2), y) for n in range(here)]
        return found

    def tray(self, places: list[tuple[float, float]]) -> Box | None:
        """What lies under pieces that stand over the walls of their room, to show that they are together."""
        edges = self.box[0] + PIECE, self.box[1] + PIECE, self.box[2] - PIECE, self.box[3] - PIECE
        if all(edges[0] <= x <= edges[2] and edges[1] <= y <= edges[3] for x, y in places):
            return None
        across, down = [x for x, _ in places], [y for _, y in places]
        wide = PIECE + 4
        return min(across) - wide, min(down) - wide, max(across) + wide, max(down) + wide


def _filled(rows: list[tuple[float, float, float]], count: int, step: int) -> list[tuple[float, float]]:
    found: list[tuple[float, float]] = []
    for row in rows:
        y, left, right = row
        here = min(_room_for(row, step), count - len(found))
        first = (left + right - step * (here - 1)) / 2
        found += [(first + step * n, y) for n in range(here)]
    return found


def _room_for(row: tuple[float, float, float], step: Length) -> int:
    return int((row[2] - row[1]) / step + 1.02)


def widest(plan: Plan, room: Room, frame: Frame) -> Box:
    """Of all rectangles within a room the largest, rather a broad one, for its name has to stand in it."""
    across = sorted({edge for box in room.boxes for edge in (box[0], box[2])})
    down = sorted({edge for box in room.boxes for edge in (box[1], box[3])})
    found = [
        frame.box(plan, (x0, y0, x1, y1))
        for x0 in across
        for x1 in across
        for y0 in down
        for y1 in down
        if x0 < x1 and y0 < y1 and _within(room, (x0, y0, x1, y1))
    ]
    return max(found, key=_worth)


def _worth(box: Box) -> tuple[float, float]:
    wide, high = box[2] - box[0], box[3] - box[1]
    return min(wide, 130) * high, wide * high


def _within(room: Room, box: Box) -> bool:
    x0, y0, x1, y1 = (int(edge) for edge in box)
    return all((x, y) in room.cells for x in range(x0, x1) for y in range(y0, y1))


def name_in_lines(title: str, wide: Length, frame: Frame) -> list[str]:
    """A name in one line, or else word by word."""
    letter = frame.lettering * (0.48 if frame.turned else 0.53)
    title = title.replace("'", "’")
    return [title] if len(title) * letter <= wide else title.replace("-", "- ").split(" ")
