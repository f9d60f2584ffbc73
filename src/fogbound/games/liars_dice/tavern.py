"""The game on the page of all games: a table by night, cups on it, and one lifted too early."""

from __future__ import annotations

from typing import Final

from fogbound.core.frontispiece import frontispiece as framed
from fogbound.core.frontispiece import mist
from fogbound.core.ink import EDGE, INK, LEAF, PLATE, RULE, WASH, filled, hatching
from fogbound.core.svg import Length, Markup, Picture, at, element, group, path, rect
from fogbound.games.liars_dice.dice import COLOURS, die_alone

BLACK: Final = "#1d1510"
PAPER: Final = "#f9f3e4"
FLAME: Final = "#d9a53a"
"""Things keep their colours by night."""


def frontispiece() -> Picture:
    parts = [_window(), _lantern(), mist(126, 4, 2), _table(), *_dice(), _cups()]
    described = "Three dice cups on a round table by night, one of them tilted, and two dice to be seen."
    grounds = [hatching("tavern-shadow", gap=3.2, width=0.7, opacity=0.75)]
    return framed("liars-dice-frontispiece", "Liar’s Dice", described, COLOURS["accent"][0], parts, grounds)


def _window() -> Markup:
    """A leaded window with the moon in it."""
    panes = "".join([f"M{x} 18V114" for x in (52, 78)] + [f"M26 {y}H104" for y in (50, 82)])
    return group(
        rect(22, 14, 86, 104, fill=WASH, stroke=INK),
        rect(26, 18, 78, 96, fill=PLATE, stroke=INK),
        path("".join(f"M26 {y}H104" for y in range(22, 114, 4)), stroke=INK, stroke_width=0.6, opacity=0.6),
        path("M72 30a20 20 0 100 40a26 26 0 010-40z", fill=PAPER, stroke=BLACK),
        path(panes, stroke=INK, stroke_width=2),
        path("M16 118H114v7H16z", fill=WASH, stroke=INK),
    )


def _lantern() -> Markup:
    rays = "M162 62l-16-9M160 78h-18M164 94l-14 9M222 62l16-9M224 78h18M220 94l14 9"
    return group(
        path("M192 0V40", stroke=INK, stroke_width=1.4),
        path(rays, stroke=INK, opacity=0.8),
        path("M184 40h16l12 14h-40zM172 104h40l-6 8h-28z", fill=BLACK, stroke=EDGE),
        path("M174 54h36v50h-36z", fill=PAPER, stroke=INK, stroke_width=1.6),
        path("M192 98q-9-8 0-24 9 16 0 24z", fill=FLAME, stroke=BLACK),
        path("M186 54v50M198 54v50", stroke=INK, stroke_width=0.8),
    )


def _table() -> Markup:
    wood = "".join([f"M{130 - half} {y}H{130 + half}" for y, half in ((176, 92), (186, 120), (198, 128), (212, 122))])
    return group(
        path("M-20 196A150 44 0 01280 196V240H-20z", fill=WASH, stroke=INK, stroke_width=1.4),
        path("M-12 204A142 42 0 01272 204", stroke=INK, stroke_width=0.7),
        path(wood, stroke=INK, stroke_width=0.6, opacity=0.5, stroke_dasharray="34 9 52 14 18 7"),
    )


_BODY: Final = "M-30 0L-23-52A23 6 0 0 1 23-52L30 0A30 8 0 0 1-30 0Z"


def _cup(x: Length, y: Length, turn: Length = 0, scale: Length = 1) -> Markup:
    """A black cup with two bands of light."""
    bands = "M-27-12Q0-4 27-12M-28-6Q0 2 28-6M-24-44Q0-38 24-44"
    return at(
        x,
        y,
        path(_BODY, fill=BLACK, stroke=EDGE),
        element("ellipse", cx=0, cy=-52, rx=23, ry=6, fill=BLACK, stroke=EDGE),
        path(bands, stroke=RULE, stroke_width=1),
        path("M-20-46L-25-4", stroke=LEAF, stroke_width=1.6, opacity=0.7),
        turn=turn,
        scale=scale,
    )


def _cups() -> Markup:
    lifted = _cup(132, 186, -38, 1.12)
    return group(_shadow(48, 190, 27), _cup(46, 187, scale=0.84), _shadow(212, 206, 34), _cup(208, 202), lifted)


def _shadow(x: Length, y: Length, radius: Length) -> Markup:
    return element("ellipse", cx=x + 12, cy=y, rx=radius + 6, ry=9, fill=filled("tavern-shadow"))


def _dice() -> list[Markup]:
    return [at(152, 206, die_alone("5"), scale=0.74, turn=-8), at(116, 215, die_alone("1"), scale=0.78, turn=14)]
