"""The house that never changes: floors, furniture, walls, names and numbers, and a key to it all."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core.ink import INK, PLATE, RULE, SOFT, filled, hatching, text
from fogbound.core.settings import Settings
from fogbound.core.svg import Attribute, Markup, Picture, Sheet, at, circle, element, group, path, rect
from fogbound.games.kill_doctor_lucky.frames import FRAMES, FURNITURE_UNIT, Frame
from fogbound.games.kill_doctor_lucky.plan import Plan, Room, plan_of
from fogbound.games.kill_doctor_lucky.printed import BOARDS
from fogbound.games.kill_doctor_lucky.rooms_furnished import FURNISHED
from fogbound.games.kill_doctor_lucky.standing import DISC, Standing
from fogbound.games.kill_doctor_lucky.walls import gaps, walls

TINT: Final = 0.34
"""How strong the colour of a room is."""


def board(settings: Settings, sheet: Sheet = "wide") -> Picture:
    """The house with nobody in it."""
    name, frame = settings.word("board"), FRAMES[sheet]
    title = BOARDS[name]["title"].partition(" (")[0]
    return Picture(
        "mansion-plan", frame.width, frame.height, title, f"The ground plan of {title}.", _plan(name, sheet), _grounds()
    )


def _grounds() -> list[Markup]:
    tiles = [
        path("M0 0H18M0 0V18", stroke=INK, stroke_width=0.6, opacity=0.3),
        circle(0, 0, 1.7, fill=INK, opacity=0.4),
    ]
    floor = element(
        "pattern",
        *tiles,
        id="mansion-tiles",
        width=18,
        height=18,
        patternUnits="userSpaceOnUse",
        patternTransform="rotate(45)",
    )
    return [
        floor,
        hatching("mansion-solid", gap=4, width=1, opacity=0.8),
        hatching("mansion-closed", gap=7, turn=-45, width=0.9, opacity=0.55),
    ]


@cache
def _plan(board_name: str, sheet: Sheet) -> tuple[Markup, ...]:
    plan, frame = plan_of(board_name), FRAMES[sheet]
    numbers: dict[str, int] = BOARDS[board_name]["numbers"]
    halls_named: bool = BOARDS[board_name]["hallways_are_spaces"]
    signs = [
        _sign(room, standings(board_name, sheet)[room.name], frame, numbers.get(room.name))
        for room in plan.rooms.values()
        if room.kind == "room" or halls_named
    ]
    return (
        *_floors(plan, frame),
        group(*_furniture(plan), transform=frame.laid(plan)),
        *walls(plan, frame),
        *gaps(plan, frame),
        *signs,
        *_beside(board_name, frame),
    )


@cache
def standings(board_name: str, sheet: Sheet) -> dict[str, Standing]:
    """For each space where things stand."""
    plan, frame = plan_of(board_name), FRAMES[sheet]
    return {room.name: Standing(plan, room, frame, room.kind == "room") for room in plan.rooms.values()}


def area(plan: Plan, room: Room, frame: Frame) -> str:
    """A room's floor, as a path."""
    return f"{frame.way(plan, room.outline)}z"


# Floors and what stands on them.


def _floors(plan: Plan, frame: Frame) -> list[Markup]:
    found = []
    for room in plan.rooms.values():
        way = area(plan, room, frame)
        ground: dict[str, Attribute] = (
            {"fill": room.colour, "opacity": TINT} if room.kind == "room" else {"fill": filled("mansion-tiles")}
        )
        found += [path(way, fill=PLATE), path(way, **ground)]
    for solid in plan.solids:
        left, top, right, foot = frame.box(plan, solid)
        found.append(rect(left, top, right - left, foot - top, fill=filled("mansion-solid")))
    return found


def _furniture(plan: Plan) -> list[Markup]:
    """As the plan lies, before the sheet is turned."""
    found = []
    for room in plan.rooms.values():
        x0, y0, x1, y1 = [edge * FURNITURE_UNIT for edge in (room.largest if room.name == "gallery" else room.bounds)]
        if room.kind == "stairs":
            found.append(path(_treads(x0, y0, x1, y1), stroke=INK, stroke_width=0.8, opacity=0.55))
        elif room.kind == "room":
            found.append(at(x0, y0, *FURNISHED[room.name](x1 - x0, y1 - y0)))
    return found


def _treads(x0: float, y0: float, x1: float, y1: float) -> str:
    """Steps, and an arrow that goes up."""
    if x1 - x0 > y1 - y0:
        steps = "".join([f"M{x} {y0}V{y1}" for x in range(int(x0) + 30, int(x1) - 24, 9)])
        return f"{steps}M{x0 + 40} {(y0 + y1) / 2}H{x1 - 36}l-8-5m8 5l-8 5"
    steps = "".join([f"M{x0} {y}H{x1}" for y in range(int(y0) + 62, int(y1) - 12, 9)])
    return f"{steps}M{(x0 + x1) / 2} {y1 - 20}V{y0 + 70}l-5 8m5-8l5 8"


# Names and numbers.


def _sign(room: Room, standing: Standing, frame: Frame, number: int | None) -> Markup:
    """The name of a room, and its number on the Doctor's round; a lozenge with a dash for a room that is not on it."""
    x, y = standing.name
    caps: dict[str, Attribute] = {} if frame.turned else {"font_variant": "small-caps", "letter_spacing": "0.02em"}
    if room.kind != "room":
        caps = {"font_style": "italic", "fill": SOFT}
    lines = [
        text(x, y + (frame.lettering + 1) * n, line, frame.lettering, 4.5, **caps)
        for n, line in enumerate(standing.lines)
    ]
    return group(*lines, at(*standing.disc, disc(number))) if room.kind == "room" else group(*lines)


def disc(number: int | None) -> Markup:
    if number is None:
        return group(
            path("M0-12L12 0 0 12-12 0z", stroke=INK, fill=PLATE), path("M-4 0H4", stroke=INK, stroke_width=1.6)
        )
    return group(
        circle(0, 0, DISC, fill=PLATE, stroke=INK, stroke_width=1.4),
        circle(0, 0, DISC - 2.5, stroke=INK, stroke_width=0.6),
        text(0, 6, str(number), 17.5, font_weight=600, font_variant="lining-nums"),
    )


# Beside the plan.


def _beside(board_name: str, frame: Frame) -> list[Markup]:
    left, top, right, foot = frame.aside
    if frame.turned:
        return [path(f"M14 {top + 8}H{right - 14}", stroke=RULE, stroke_width=0.9)]
    title = BOARDS[board_name]["title"].partition(" (")[0]
    middle = (left + right) / 2 - 4
    rows = [at(left + 24, foot - 204 + 48 * n, sign) for n, sign in enumerate(_signs())]
    words = [
        text(left + 54, foot - 204 + 48 * n + 6 - 9 * (len(said) - 1) + 18 * k, line, 17.2, text_anchor="start")
        for n, said in enumerate(_KEY)
        for k, line in enumerate(said)
    ]
    return [
        path(f"M{left} 24V{foot - 24}", stroke=RULE, stroke_width=0.9),
        text(middle, 44, title, 23 if len(title) < 14 else 19.5, font_variant="small-caps", letter_spacing="0.03em"),
        text(middle, 66, "the ground plan", 18, font_style="italic", fill=SOFT),
        path(f"M{middle - 60} 80H{middle + 60}", stroke=RULE, stroke_width=0.9),
        *rows,
        *words,
    ]


_KEY: Final = (("a stop on the", "Doctor’s round"), ("not on his round",), ("door",), ("railing: sight,", "but no way"))


def _signs() -> list[Markup]:
    door = group(
        path("M-18 0h9M9 0h9", stroke=INK, stroke_width=5, stroke_linecap="butt"),
        path("M-9-5v10M9-5v10", stroke=INK, stroke_width=2.4),
        path("M-9 0l10 9", stroke=INK, stroke_width=1.4),
    )
    railing = group(
        path("M-18 0h36", stroke=INK, stroke_width=1.6),
        *[circle(x, 0, 2.7, fill=PLATE, stroke=INK) for x in (-12, 0, 12)],
    )
    return [disc(7), disc(None), door, railing]
