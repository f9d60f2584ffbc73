"""Fighters with their health, fog, and what can be chosen on the map."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin
from typing import Any, Final

from fogbound.core.emblems import engraved
from fogbound.core.ink import EDGE, FOG, INK, LEAF, ON_INK, PAPER, PLATE, RULE, SHADE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Child, Length, Markup, Picture, at, choice, circle, group, path
from fogbound.core.voice import Voice
from fogbound.games.unmatched import words
from fogbound.games.unmatched.catalogue import VOCABULARY
from fogbound.games.unmatched.colours import ACCENT, BLACK, COATS, SECOND, WHITE
from fogbound.games.unmatched.naming import hero_name
from fogbound.games.unmatched.sheets import RADIUS
from fogbound.games.unmatched.signs import FIGHTERS

HERO: Final = 27
SIDEKICK: Final = 23
DIAL: Final = 29


def voice(view: Sight) -> Voice:
    """For what is said in pictures, where nobody has another name than that of the hero."""
    return Voice([hero_name(hero) for hero in view.heroes], view.seat)


def offering(view: Sight, option: str, *drawn: Child) -> Markup:
    """Something that can be chosen, with the words of the choice."""
    return choice(option, words.choice(VOCABULARY.named(option), view, voice(view)), *drawn)


def kind_drawn(view: Sight, fighter: dict[str, Any]) -> str:
    """What is engraved on a fighter: Jekyll & Hyde by form."""
    return view.forms[fighter["seat"]] or "jekyll" if fighter["kind"] == "jekyll_hyde" else fighter["kind"]


def number_shown(view: Sight, seat: Seat) -> int:
    """The number of a seat, where another plays the same hero; else 0."""
    return seat + 1 if view.heroes.count(view.heroes[seat]) > 1 else 0


# Fighters.


@cache
def body(hero: str, kind: str, radius: Length, number: int = 0) -> Markup:
    """A hero is a disc, a sidekick a square: coat, sign, and the seat's number if two play one hero."""
    square = kind in ("watson", "sister")
    way = _square(radius) if square else _disc(radius)
    drawn: list[Child] = [
        path(way, fill=SHADE, transform="translate(2 3)"),
        path(way, fill=COATS[hero], stroke=BLACK, stroke_width=2),
        path(way, stroke=WHITE, stroke_width=0.9, transform="scale(.86)"),
        engraved(FIGHTERS[kind], 0, 0, radius * 1.24, WHITE, 1.5),
    ]
    if number:
        drawn.append(at(-radius * 0.8, radius * 0.7, *_number(number)))
    return group(*drawn)


def _disc(radius: Length) -> str:
    return f"M0 {-radius}a{radius} {radius} 0 110 {2 * radius}a{radius} {radius} 0 110 {-2 * radius}"


def _square(radius: Length) -> str:
    return f"M{-radius} {-radius}h{2 * radius}v{2 * radius}h{-2 * radius}z"


def _number(number: int) -> list[Markup]:
    return [
        path("M-9-9h18v10q0 6-9 9q-9-3-9-9z", fill=LEAF, stroke=EDGE, stroke_width=1.3),
        text(0, 6, str(number), 17, font_variant="lining-nums"),
    ]


@cache
def heart(health: int) -> Markup:
    return group(
        path(
            "M0 15C-13 5-17 0-17-6a9 9 0 0117-4 9 9 0 0117 4c0 6-4 11-17 21", fill=LEAF, stroke=EDGE, stroke_width=1.5
        ),
        text(0, 5.5, str(health), 18, font_weight=600, font_variant="lining-nums"),
    )


def piece(view: Sight, fighter: dict[str, Any], marked: bool) -> Markup:
    """A fighter on the map, with its health; a ring marks those of the seat whose turn it is."""
    seat, kind = fighter["seat"], kind_drawn(view, fighter)
    sidekick = fighter["kind"] in ("watson", "sister")
    radius = SIDEKICK if sidekick else HERO
    drawn: list[Child] = []
    if marked:
        way = _square(radius + 4.5) if sidekick else _disc(radius + 4.5)
        drawn += [path(way, stroke=PAPER, stroke_width=6), path(way, stroke=SECOND, stroke_width=3)]
    drawn.append(body(view.heroes[seat], kind, radius, number_shown(view, seat)))
    drawn.append(at(radius * 0.85, -radius * 0.85, heart(fighter["health"])))
    return group(*drawn)


# What can be chosen.


@cache
def can_go(steps: int, whole: bool) -> Markup:
    """A space that can be chosen: a dashed outline, with the steps that it takes; where most can be, four marks."""
    ring = RADIUS + 8
    drawn: list[Child] = [circle(0, 0, ring, fill="none", pointer_events="all")]
    if whole:
        drawn.append(circle(0, 0, ring, stroke=PAPER, stroke_width=6))
        drawn.append(circle(0, 0, ring, stroke=ACCENT, stroke_width=3.4, stroke_dasharray="11 6.8"))
    else:
        drawn.append(path(_marks(ring), stroke=PAPER, stroke_width=7))
        drawn.append(path(_marks(ring), stroke=ACCENT, stroke_width=4))
    if steps:
        drawn.append(at(0.72 * ring, -0.72 * ring, *_steps(steps)))
    return group(*drawn)


def _marks(ring: float) -> str:
    """Four short arcs."""
    way = ""
    for n in range(4):
        start, end = pi / 4 + n * pi / 2 - 0.22, pi / 4 + n * pi / 2 + 0.22
        way += f"M{ring * cos(start):.1f} {ring * sin(start):.1f}A{ring} {ring} 0 0 1"
        way += f" {ring * cos(end):.1f} {ring * sin(end):.1f}"
    return way


def _steps(steps: int) -> list[Markup]:
    return [
        circle(0, 0, 12.5, fill=ACCENT, stroke=PAPER, stroke_width=1.5),
        text(0, 6, str(steps), 17.5, fill=ON_INK, font_weight=600, font_variant="lining-nums"),
    ]


@cache
def can_be_chosen(sidekick: bool) -> Markup:
    """Round a fighter, or a token, that can be chosen."""
    radius = (SIDEKICK if sidekick else HERO) + 8
    way = _square(radius) if sidekick else _disc(radius)
    return group(
        path(way, stroke=PAPER, stroke_width=7),
        path(way, stroke=ACCENT, stroke_width=3.6, stroke_dasharray="9 5.5"),
    )


# Fog.

_BANK: Final = "M-40-6q12-14 26-6q10-14 26-4q16-4 20 10q-8 14-22 8q-10 10-24 3q-16 6-26-11z"
_BANK_LINES: Final = "M-32-4h22m6 0h34M-34 2h50m5 0h12M-24 8h20m5 0h24M-20-10h16m6 0h14"


@cache
def fog(offered: bool, number: int) -> Markup:
    """A fog token, across the foot of its space."""
    edge = ACCENT if offered else FOG
    drawn: list[Child] = [
        path(_BANK, fill=PLATE, stroke=edge, stroke_width=3.4 if offered else 1.5, opacity=0.94),
        path(_BANK_LINES, stroke=FOG, stroke_width=1.4),
    ]
    if offered:
        drawn.append(path(_BANK, stroke=edge, stroke_width=3.4, stroke_dasharray="8 5"))
    if number:
        drawn.append(at(-26, 2, *_number(number), scale=1.2))
    return group(*drawn)


# Health.


@cache
def dial(hero: str, health: int, most: int, radius: Length = DIAL) -> Markup:
    """A health dial: what is left runs round in the hero's colour, and stands in the middle."""
    track = radius - 4
    share = health / most if most else 0
    drawn: list[Child] = [
        circle(1.5, 2.5, radius, fill=SHADE),
        circle(0, 0, radius, fill=LEAF, stroke=INK, stroke_width=1.6),
        circle(0, 0, track, stroke=RULE, stroke_width=1),
        path(_ticks(most, track), stroke=SOFT, stroke_width=0.9),
    ]
    if share >= 1:
        drawn.append(circle(0, 0, track, stroke=COATS[hero], stroke_width=5.5))
    elif share > 0:
        end = 2 * pi * share - pi / 2
        large = 1 if share > 0.5 else 0
        way = f"M0 {-track}A{track} {track} 0 {large} 1 {track * cos(end):.2f} {track * sin(end):.2f}"
        drawn.append(path(way, stroke=COATS[hero], stroke_width=5.5, stroke_linecap="butt"))
    size = radius * 0.95
    drawn.append(text(0, size * 0.34, str(health), size, font_weight=600, font_variant="lining-nums"))
    return group(*drawn)


def _ticks(most: int, track: float) -> str:
    way = ""
    for n in range(most):
        x, y = cos(2 * pi * n / most - pi / 2), sin(2 * pi * n / most - pi / 2)
        way += f"M{(track - 3) * x:.1f} {(track - 3) * y:.1f}L{(track + 3) * x:.1f} {(track + 3) * y:.1f}"
    return way


def token(view: Sight | None, seat: Seat) -> Picture | None:
    """The hero of a seat in the list of seats; before the game begins nothing stands for it."""
    if view is None:
        return None
    hero = view.heroes[seat]
    kind = next(kind_drawn(view, one) for one in view.fighters if one["seat"] == seat)
    drawn = at(18, 18, body(hero, kind, 15, number_shown(view, seat)))
    return Picture(f"seat-{seat}", 36, 36, hero_name(hero), f"The sign of {hero_name(hero)}.", [drawn])


@cache
def medal(hero: str, kind: str, radius: Length) -> Markup:
    """A fighter beside a line of words."""
    return body(hero, kind, radius)
