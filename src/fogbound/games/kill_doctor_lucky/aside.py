"""Beside the plan: where the Doctor goes next, or the attempt that unfolds."""

from __future__ import annotations

from typing import Final

from fogbound.core.emblems import EMBLEMS, emblem, engraved
from fogbound.core.ink import BAD, INK, LEAF, PLATE, RULE, SHADE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Attribute, Length, Markup, at, group, path, rect
from fogbound.games.kill_doctor_lucky.cards import CARD, DECKS
from fogbound.games.kill_doctor_lucky.colours import KINDS, SECOND
from fogbound.games.kill_doctor_lucky.frames import Frame
from fogbound.games.kill_doctor_lucky.houses import next_stops
from fogbound.games.kill_doctor_lucky.naming import card
from fogbound.games.kill_doctor_lucky.people import doctor, small
from fogbound.games.kill_doctor_lucky.plate import disc
from fogbound.games.kill_doctor_lucky.printed import BOARDS
from fogbound.games.kill_doctor_lucky.spaces import TITLES
from fogbound.games.kill_doctor_lucky.weapons import weapon_sign

STOPS: Final = {False: 7, True: 5}
"""So many of his next stops are shown, on a wide sheet and on a tall one."""
SMALL: Final = 17.2


def aside(view: Sight, frame: Frame) -> list[Markup]:
    if view.outcome is not None:
        return []
    drawn = _next_stops(view, frame) if view.attempt is None else _attempt(view, frame)
    return [at(frame.aside[0], frame.aside[1], *drawn, id="aside")]


def said(x: Length, y: Length, words: str, size: Length = SMALL, **attributes: Attribute) -> Markup:
    look: dict[str, Attribute] = {"text_anchor": "start", **attributes}
    return text(x, y, words, size, 0, **look)


# The Doctor's round.


def _next_stops(view: Sight, frame: Frame) -> list[Markup]:
    """His next stops with their numbers, and who stands there, for theirs will be the turn."""
    stops = next_stops(view, STOPS[frame.turned])
    heading = "The Doctor will walk to" if frame.turned else "He will walk to"
    if frame.turned:
        rows = [at(68 + 131 * n, 58, *_stop_below(view, stop)) for n, stop in enumerate(stops)]
        return [said(16, 33, heading, 18, font_style="italic", fill=SOFT), *rows]
    rows = [at(24, 148 + 44 * n, *_stop_beside(view, stop)) for n, stop in enumerate(stops)]
    return [said(16, 114, heading, 18, font_style="italic", fill=SOFT), *rows]


def _stop_beside(view: Sight, stop: str) -> list[Markup]:
    number = BOARDS[view.settings["board"]]["numbers"].get(stop)
    return [
        disc(number),
        said(20, 6, stop_name(stop)),
        *[at(148, 0, one, scale=0.7) for one in _whose_turn(view, stop)],
    ]


def _stop_below(view: Sight, stop: str) -> list[Markup]:
    number = BOARDS[view.settings["board"]]["numbers"].get(stop)
    return [disc(number), *[at(36, 0, one) for one in _whose_turn(view, stop)], text(0, 36, stop_name(stop), 17)]


def stop_name(stop: str) -> str:
    return TITLES[stop].partition("'")[0]


def _whose_turn(view: Sight, stop: str) -> list[Markup]:
    """KDL-10.2 and KDL-10.3: of those who stand there now the first clockwise from whoever has the turn."""
    count = len(view.pawns)
    after = [(view.turn + n) % count for n in range(1, count + 1)]
    first = next((pawn for pawn in after if view.pawns[pawn] == stop), None)
    return [] if first is None else [small(first, first >= len(view.hands))]


# An attempt.


def _attempt(view: Sight, frame: Frame) -> list[Markup]:
    """Who attacks whom and with what, the two values, and all that was laid against it."""
    attempt = view.attempt
    against = [_laid(name, view) for name in attempt["against"]]
    if attempt["tokens"]:
        against.append((f"{attempt['tokens']} spite", attempt["tokens"]))
    people = [at(0, 0, _who(view, attempt["attacker"])), at(0, 0, _who(view, attempt["victim"]))]
    weapon = card(attempt["weapon"][0]) if attempt["weapon"] else "bare hands"
    raised = weapon_sign(attempt["weapon"][0]) if attempt["weapon"] else EMBLEMS["knife"]
    armed = bool(attempt["value"])
    if frame.turned:
        return [
            said(16, 33, "An attempt", 20, font_variant="small-caps", fill=BAD),
            at(42, 74, people[0], scale=1.2),
            engraved(raised, 84, 74, 34, BAD, 1.4),
            at(126, 74, people[1], scale=1.2),
            *([at(202, 62, *_value(attempt["value"])), text(202, 109, weapon, 17)] if armed else []),
            at(300, 62, *_failure(attempt["failure"])),
            *_list(against[-4:], 350, 38, 22),
        ]
    return [
        text(90, 116, "An attempt", 23, fill=BAD, font_variant="small-caps", letter_spacing="0.04em"),
        at(38, 156, people[0], scale=1.35),
        engraved(raised, 90, 156, 46, BAD, 1.3),
        at(142, 156, people[1], scale=1.35),
        *([text(90, 208, weapon, 18.5, font_style="italic")] if armed else []),
        *([at(48, 254, *_value(attempt["value"]))] if armed else []),
        *([text(90, 260, "to", 17.2, font_style="italic", fill=SOFT)] if armed else []),
        at(132, 254, *_failure(attempt["failure"])),
        path("M20 300H160", stroke=RULE, stroke_width=0.9),
        *_list(against[-8:], 16, 326, 25),
    ]


def _who(view: Sight, who: int | str) -> Markup:
    return doctor(False, False) if isinstance(who, str) else small(who, who >= len(view.hands))


def _value(value: int) -> list[Markup]:
    """The murder value, in the shape of a weapon."""
    return [
        path("M0-29L29 0 0 29-29 0z", fill=SHADE, transform="translate(2 3)"),
        path("M0-29L29 0 0 29-29 0z", fill=KINDS["weapon"], stroke=INK, stroke_width=1.6),
        text(0, 10, str(value), 30, fill=LEAF, font_weight=600, font_variant="lining-nums"),
    ]


def _failure(value: int) -> list[Markup]:
    """The failure value, in the shape of a failure card."""
    shape = "M-26-27H26V2C26 18 13 26 0 31-13 26-26 18-26 2z"
    return [
        path(shape, fill=SHADE, transform="translate(2 3)"),
        path(shape, fill=PLATE, stroke=KINDS["failure"], stroke_width=2.4),
        text(0, 10, str(value), 30, font_weight=600, font_variant="lining-nums"),
    ]


def _laid(name: str, view: Sight) -> tuple[str, int]:
    return card(name), DECKS[view.settings["deck"]].clovers[CARD[name]]


def _list(against: list[tuple[str, int]], x: Length, y: Length, step: Length) -> list[Markup]:
    """What was laid, with its clovers."""
    return [
        group(
            text(x + 6, y + step * n, str(clovers), 18, font_weight=600, font_variant="lining-nums"),
            emblem("clover", x + 22, y + step * n - 6, 18, KINDS["failure"], 1.6),
            said(x + 36, y + step * n, name),
        )
        for n, (name, clovers) in enumerate(against)
    ]


def night(view: Sight, frame: Frame) -> list[Markup]:
    """That the lights are out, where the plan has its name."""
    if not view.lights_out:
        return []
    x, y = (frame.aside[2] - 96, frame.aside[1] + 27) if frame.turned else (frame.aside[0] + 90, 520)
    ground = rect(-84, -17, 168, 34, rx=2, fill="#17120e", stroke=SECOND, stroke_width=1.6)
    return [
        at(
            x,
            y,
            ground,
            emblem("lantern", -62, 0, 22, "#e2b866", 1.5),
            text(14, 6, "Lights are out", 18, fill="#f3e6c8"),
            id="night",
        )
    ]
