"""A card in hand: its value in the shape of its kind, its name, what it does, and what can be done with it now."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core import cards
from fogbound.core.cards import HEIGHT, SMALL, WIDTH
from fogbound.core.emblems import EMBLEMS, emblem, engraved
from fogbound.core.ink import INK, LEAF, ON_INK, text
from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, Picture, at, circle, group, path, rect
from fogbound.core.voice import plural
from fogbound.games.kill_doctor_lucky.cards import CARD, DECKS, Deck
from fogbound.games.kill_doctor_lucky.colours import ACCENT, KINDS
from fogbound.games.kill_doctor_lucky.naming import described, kind_of
from fogbound.games.kill_doctor_lucky.people import offering
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, SPACES, TITLES
from fogbound.games.kill_doctor_lucky.weapons import weapon_sign

TINT: Final = {**KINDS, "room": KINDS["move"]}
SHAPES: Final = {
    "weapon": "M0-19L19 0 0 19-19 0z",
    "move": "M0-17.5L15-9V9L0 17.5-15 9V-9z",
    "room": "M0-16.5a16.5 16.5 0 110 33 16.5 16.5 0 110-33z",
    "failure": "M-15.5-16H15.5V2C15.5 11 8 15 0 18.5-8 15-15.5 11-15.5 2z",
}
"""Diamond, hexagon, disc and shield: the kind is told by shape as well as by colour."""
SIZES: Final = {1: (46, 80), 2: (44, 76), 3: (36, 69), 4: (28, 62)}
"""How large the emblem is and where, above so many lines."""
_SIGNS: Final = {"move": EMBLEMS["steps"], "room": EMBLEMS["door"], "failure": EMBLEMS["clover"]}
VERBS: Final = {"steps": "on foot", "jump": "jump", "carry": "take him", "use": "use", "lay": "lay"}
"""What stands on a plaque, where several things can be done with a card."""


def card_in_hand(view: Sight, name: str, count: int, laid: int, offered: list[str]) -> Picture:
    """Equal cards are one picture with their number; `laid` of them lie face down before this seat."""
    options = [f"{verb} {name}" for verb in VERBS if f"{verb} {name}" in offered]
    drawn = _face(name, view.settings["deck"], count, laid, len(options))
    if len(options) == 1:
        drawn = offering(view, options[0], drawn)
    elif options:
        drawn = group(drawn, *_plaques(view, options))
    return cards.lying(f"card-{name}", described(name, view), described(name, view), drawn, bool(options) or bool(laid))


@cache
def _face(name: str, deck_name: str, count: int, laid: int, options: int) -> Markup:
    deck, number, kind = DECKS[deck_name], CARD[name], kind_of(name)
    told = cards.lines(what_it_does(deck, number, kind), 21)
    foot = HEIGHT - 45 if options > 1 else HEIGHT - 36
    size, height = SIZES[min(4, len(told))]
    marks = [] if options > 1 else [_foot(kind, deck.clovers[number])]
    if count > 1:
        marks.append(text(WIDTH - 12, HEIGHT - 30, f"× {count}", 16, text_anchor="end", font_variant="lining-nums"))
    if laid:
        marks.append(at(WIDTH - 8, 8, _seal(laid)))
    return group(
        cards.face(
            at(25, 26, *_value(deck, number, kind)),
            *_name(deck.titles[number].replace("'", "’")),
            engraved(sign(name), WIDTH / 2, height, size, TINT[kind], 1.1),
            *[text(WIDTH / 2, foot - 15.5 * (len(told) - 1 - n), line, 14.2) for n, line in enumerate(told)],
            offered=options > 0,
        ),
        *marks,
    )


def sign(name: str) -> str:
    """What is engraved on a card: a weapon itself, or the sign of its kind."""
    kind = kind_of(name)
    return weapon_sign(name) if kind == "weapon" else _SIGNS[kind]


def _value(deck: Deck, number: int, kind: str) -> list[Markup]:
    value = {"weapon": deck.value, "failure": deck.clovers, "move": deck.steps}.get(kind)
    solid = kind != "failure"
    shape = path(SHAPES[kind], fill=TINT[kind] if solid else LEAF, stroke=TINT[kind], stroke_width=1.8)
    if value is None:
        return [shape, emblem("door", 0, 0, 19, ON_INK, 1.6)]
    ink = ON_INK if solid else INK
    return [shape, text(0, 7, str(value[number]), 20, fill=ink, font_weight=600, font_variant="lining-nums")]


def _name(title: str) -> list[Markup]:
    lines = cards.lines(title, 10)
    size = 15.5 if max(len(line) for line in lines) < 10 else 14
    return [cards.name(line, 31 - 8 * (len(lines) - 1) + 16 * n, 86, size) for n, line in enumerate(lines)]


def _foot(kind: str, clovers: int) -> Markup:
    """The kind of card, and the clovers on it."""
    drawn = cards.foot(kind, "")
    if not clovers:
        return drawn
    sign = emblem("clover", WIDTH - 17, HEIGHT - 16, 17, KINDS["failure"], 1.5)
    return group(drawn, sign, text(WIDTH - 27, HEIGHT - 11, str(clovers), 15, text_anchor="end"))


def what_it_does(deck: Deck, number: int, kind: str) -> str:
    if kind == "failure":
        return deck.flavours[number] or f"{plural(deck.clovers[number], 'clover')} against an attempt."
    if kind == "weapon":
        if deck.bonus_value[number] > deck.value[number]:
            room = TITLES[SPACES[deck.bonus_room[number]]].replace("'", "’")
            return f"{deck.bonus_value[number]} in the {room}, {deck.value[number]} elsewhere."
        return f"Adds {deck.value[number]} to a murder."
    goal = deck.jump[number]
    if goal == NOWHERE:
        return f"{plural(deck.steps[number], 'step').capitalize()} more."
    room = TITLES[SPACES[goal]].replace("'", "’")
    there = f"straight to the {room}"
    return f"{plural(deck.steps[number], 'step')}, or {there}." if kind == "move" else f"Go {there}."


def _seal(count: int) -> Markup:
    """Chosen, and lying face down."""
    mark = path("M-5 0l3.5 4 6-8", stroke=ON_INK, stroke_width=2)
    return group(circle(0, 0, 13, fill=ACCENT), mark if count == 1 else text(0, 6, str(count), 17, fill=ON_INK))


def _plaques(view: Sight, options: list[str]) -> list[Markup]:
    """One beside the other at the foot of the card."""
    wide = (WIDTH - 8) / len(options)
    return [
        at(4 + wide * n, HEIGHT - 34, offering(view, option, *_plaque(option, wide)))
        for n, option in enumerate(options)
    ]


def _plaque(option: str, wide: Length) -> list[Markup]:
    said = VERBS[option.partition(" ")[0]]
    return [
        rect(2, 0, wide - 4, 30, rx=2, fill=LEAF, stroke=ACCENT, stroke_width=1.8),
        text(wide / 2, 20, said, 15 if wide > 50 else SMALL, fill=ACCENT),
    ]
