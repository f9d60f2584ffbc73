"""What changes in the house: who is where, what can be chosen, closed wings, the dark, and how it ended."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from fogbound.core.emblems import emblem
from fogbound.core.game import Layer
from fogbound.core.ink import BAD, INK, LEAF, PAPER, PLATE, RULE, SHADE, filled, rays, text
from fogbound.core.players import Sight
from fogbound.core.svg import Child, Markup, Picture, Sheet, at, circle, group, path, rect
from fogbound.games.kill_doctor_lucky import words
from fogbound.games.kill_doctor_lucky.aside import aside, night
from fogbound.games.kill_doctor_lucky.colours import ACCENT, COLOURS, SECOND
from fogbound.games.kill_doctor_lucky.desk import hand
from fogbound.games.kill_doctor_lucky.frames import EDGE, FRAMES, Frame
from fogbound.games.kill_doctor_lucky.frontispiece import frontispiece
from fogbound.games.kill_doctor_lucky.houses import closed_rooms, house_of, next_stops
from fogbound.games.kill_doctor_lucky.people import LAUREL, doctor, offering, pawn, pet, voice
from fogbound.games.kill_doctor_lucky.plan import Box, plan_of, shrunk
from fogbound.games.kill_doctor_lucky.plate import area, board, standings
from fogbound.games.kill_doctor_lucky.sight_lines import sight
from fogbound.games.kill_doctor_lucky.spaces import SPACE
from fogbound.games.kill_doctor_lucky.standing import DISC

__all__ = ["COLOURS", "LAYERS", "board", "draw", "frontispiece", "hand"]

LAYERS: Final[dict[str, Layer]] = {"lines of sight": sight}
"""What a reader may have laid over the plan."""

MARKED_STOPS: Final = 3
"""So many of the Doctor's next stops are marked on the plan."""
DARKNESS: Final = 0.42


def draw(view: Sight, sheet: Sheet = "wide") -> Picture:
    frame = FRAMES[sheet]
    offered = [] if view.decision is None else view.decision.get("options", [])
    parts = [
        *_closed(view, sheet),
        *_dark(view, sheet),
        *_stops(view, sheet),
        *_rooms(view, sheet, offered),
        *_pieces(view, sheet, offered),
        *aside(view, frame),
        *night(view, frame),
        *_ending(view, frame),
    ]
    return Picture("mansion", frame.width, frame.height, "Kill Doctor Lucky", _described(view), parts)


def _described(view: Sight) -> str:
    speaking = voice(view)
    ending = "" if view.outcome is None else f"\n{words.ending(view.outcome, speaking)}"
    return words.position(view, speaking) + ending


# The house.


def _closed(view: Sight, sheet: Sheet) -> list[Markup]:
    """Rooms of closed wings lie under dust sheets."""
    name, frame = view.settings["board"], FRAMES[sheet]
    plan = plan_of(name)
    closed = closed_rooms(name, tuple(view.closed_wings), view.settings["seed_annex_rooms_close"])
    floors = [shrunk(plan.rooms[room].outline, 3 / frame.unit) for room in closed]
    way = "".join([f"{frame.way(plan, floor)}z" for floor in floors])
    if not way:
        return []
    sheets = [path(way, fill=PLATE, opacity=0.78), path(way, fill=filled("mansion-closed"))]
    return [group(*sheets, id="closed")]


def _dark(view: Sight, sheet: Sheet) -> list[Markup]:
    """KDL-11.1: only where somebody stands there is a candle."""
    if not view.lights_out:
        return []
    name, frame = view.settings["board"], FRAMES[sheet]
    plan = plan_of(name)
    whole = frame.way(plan, [(0, 0), (plan.width, 0), (plan.width, plan.height), (0, plan.height)]) + "z"
    lit = sorted({place for place in [*view.pawns, view.doctor] if place is not None})
    holes = "".join([area(plan, plan.rooms[place], frame) for place in lit])
    return [path(whole + holes, fill="#0d0a08", fill_rule="evenodd", opacity=DARKNESS, id="dark")]


def _stops(view: Sight, sheet: Sheet) -> list[Markup]:
    """The Doctor's next stops, the nearest in the strongest line."""
    places = standings(view.settings["board"], sheet)
    found = []
    for n, stop in enumerate(next_stops(view, MARKED_STOPS)):
        x, y = places[stop].disc
        ring = circle(0, 0, DISC + 3, stroke=SECOND, stroke_width=(4.4, 2.8, 1.6)[n])
        found.append(at(x, y, ring, id=f"stop-{stop}"))
    return found


# What can be chosen.


_TO_A_SPACE: Final = ("go", "push", "cat", "dog", "lead_1", "lead_2")


def _rooms(view: Sight, sheet: Sheet, offered: list[str]) -> list[Markup]:
    """Each room once, for the first thing that can be done with it; what needs cards has its corners marked only."""
    name = view.settings["board"]
    choices: dict[str, str] = {}
    for option in offered:
        verb, _, noun = option.partition(" ")
        if verb in _TO_A_SPACE:
            choices.setdefault(noun, option)
    near = _within_points(view) if choices else 0
    return [
        offering(view, option, _mark(name, sheet, room, bool(near >> SPACE[room] & 1) or not option.startswith("go ")))
        for room, option in choices.items()
    ]


def _within_points(view: Sight) -> int:
    """The rooms that are reached without another card."""
    here = view.pawns[view.turn]
    points = view.pool["free_step"] + view.pool["points"]
    return 0 if here is None else house_of(view).board.within(SPACE[here], points)


@cache
def _mark(board_name: str, sheet: Sheet, room: str, whole: bool) -> Markup:
    """Within the walls of a room: a dashed outline, or its corners."""
    plan, frame = plan_of(board_name), FRAMES[sheet]
    floor = path(area(plan, plan.rooms[room], frame), fill="none", pointer_events="all")
    corners = [frame.at(plan, corner) for corner in shrunk(plan.rooms[room].outline, 7 / frame.unit)]
    angles = path("".join([_angle(corners, n) for n in range(len(corners))]), stroke=ACCENT, stroke_width=4)
    if not whole:
        return group(floor, angles)
    way = "M" + "L".join([f"{x:.5g} {y:.5g}" for x, y in corners]) + "z"
    return group(floor, path(way, stroke=ACCENT, stroke_width=2.6, stroke_dasharray="9 5"), angles)


def _angle(corners: list[tuple[float, float]], n: int) -> str:
    """A corner with 12 pixels of both its sides."""
    (x, y), (a, b), (c, d) = corners[n], corners[n - 1], corners[(n + 1) % len(corners)]
    return f"M{_towards(x, a)} {_towards(y, b)}L{x:.5g} {y:.5g}L{_towards(x, c)} {_towards(y, d)}"


def _towards(start: float, end: float) -> str:
    return f"{start + max(-12.0, min(12.0, end - start)):.5g}"


# Who is there.


def _pieces(view: Sight, sheet: Sheet, offered: list[str]) -> list[Markup]:
    """Pets, the Doctor and the pawns, each in its room beside the others."""
    there: dict[str, list[str]] = {}
    for piece, place in _whereabouts(view):
        there.setdefault(place, []).append(piece)
    places: dict[str, tuple[float, float]] = {}
    drawn = []
    for place, pieces in there.items():
        standing = standings(view.settings["board"], sheet)[place]
        spots = standing.places(len(pieces))
        places.update(zip(pieces, spots, strict=True))
        drawn += _tray(standing.tray(spots))
    return drawn + [
        at(*places[piece], _piece(view, piece, offered), id=piece) for piece in sorted(places, key=_ORDER.index)
    ]


def _tray(box: Box | None) -> list[Markup]:
    if box is None:
        return []
    left, top, right, foot = box
    return [rect(left, top, right - left, foot - top, rx=8, fill=PLATE, stroke=INK, stroke_width=1.6)]


_ORDER: Final = ("cat", "dog", "doctor", *[f"pawn-{number}" for number in range(8)])
"""Which piece lies above which, whatever happens."""


def _whereabouts(view: Sight) -> list[tuple[str, str]]:
    found = [("doctor", view.doctor)]
    found += [(f"pawn-{number}", place) for number, place in enumerate(view.pawns) if place is not None]
    return found + [(name, place) for name, place in view.pets.items() if place is not None]


def _piece(view: Sight, piece: str, offered: list[str]) -> Markup:
    if piece == "doctor":
        return _doctor(view, offered)
    if piece in ("cat", "dog"):
        return pet(piece)
    number = int(piece[5:])
    stranger = number >= len(view.hands)
    attack = f"attack {number}"
    drawn = pawn(number, stranger, view.turn == number and view.outcome is None, attack in offered)
    if view.outcome is not None and number in view.outcome["winners"]:
        return group(drawn, LAUREL)
    return offering(view, attack, drawn) if attack in offered else drawn


def _doctor(view: Sight, offered: list[str]) -> Markup:
    """The victim of an attempt, or one who may be sent on."""
    option = next((option for option in ("attempt", "send_on") if option in offered), None)
    dead = view.outcome is not None and view.outcome["reason"] in ("murder", "stranger_murder")
    drawn: list[Child] = [doctor(option is not None, dead)]
    if view.attempt is not None and view.attempt["victim"] == "doctor":
        drawn.insert(0, path(rays(20, 9, 16), stroke=BAD, stroke_width=2.6))
    return group(*drawn) if option is None else offering(view, option, *drawn)


# The end.


_SENTENCES: Final = re.compile(r"(?<!Mr)(?<!Dr)(?<!Mrs)\. ")


def _ending(view: Sight, frame: Frame) -> list[Markup]:
    """A card with a black edge, as it is sent to the bereaved."""
    if view.outcome is None:
        return []
    dead = view.outcome["reason"] in ("murder", "stranger_murder")
    title = "Doctor Lucky is dead" if dead else "The night is over"
    x = frame.width / 2 if frame.turned else (frame.aside[0] + EDGE) / 2
    y = frame.height / 2 - 60 if frame.turned else frame.height / 2
    lines = _SENTENCES.split(words.ending(view.outcome, voice(view)))
    card: list[Child] = [
        rect(5 - 260, 6 - 82, 520, 164, fill=SHADE),
        rect(-260, -82, 520, 164, fill=LEAF, stroke=INK, stroke_width=9),
        rect(-249, -71, 498, 142, stroke=RULE, stroke_width=0.9),
        circle(0, -82, 26, fill=PAPER, stroke=INK, stroke_width=4),
        emblem("hat", 0, -84, 32, INK, 1.6),
        text(0, 0, title, 36, font_variant="small-caps", letter_spacing="0.03em"),
        *[text(0, 34 + 24 * n, line, 20, font_style="italic") for n, line in enumerate(lines)],
    ]
    return [at(x, y, *card, id="ending")]
