"""A combat as it unfolds: who attacks whom, cards face down and open, their values, and what came of it."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fogbound.core import cards
from fogbound.core.emblems import engraved
from fogbound.core.ink import BAD, INK, LEAF, ON_INK, PLATE, RULE, SHADE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Child, Length, Markup, at, group, path, rect
from fogbound.games.unmatched.colours import COATS, KINDS
from fogbound.games.unmatched.naming import CARDS, fighter_in, kind_of, title
from fogbound.games.unmatched.pieces import body, kind_drawn
from fogbound.games.unmatched.sheets import Box
from fogbound.games.unmatched.signs import CARD_SIGNS, HEROES

WIDE: Final = 90
HIGH: Final = 116
NAME: Final = 16.4
SHAPES: Final = {
    "attack": "M0-19L19 0 0 19-19 0z",
    "defense": "M-15.5-16H15.5V2C15.5 11 8 15 0 18.5-8 15-15.5 11-15.5 2z",
    "versatile": "M0-17.5L15-9V9L0 17.5-15 9V-9z",
    "scheme": "M-17-12H17V12H-17z",
}
"""Diamond, shield, hexagon and leaf: the kind is told by shape as well as by colour."""


SHORT: Final = {"fixed_point": "Fixed Point"}
"""Where a whole name has no room."""


def clash(view: Sight, box: Box, turned: bool) -> list[Markup]:
    """The combat, or the scheme that is being carried out, on a leaf of its own."""
    left, top, right, foot = box
    if view.outcome is not None:
        return []
    if view.combat is not None:
        drawn = _combat_beside(view) if not turned else _combat_below(view, right - left)
    elif any(view.played):
        drawn = _scheme(view, turned)
    else:
        return []
    high = (foot - top) if turned else 300
    leaf = rect(0, 0, right - left, high, rx=2, fill=PLATE, stroke=INK, stroke_width=1.4)
    line = rect(4, 4, right - left - 8, high - 8, stroke=RULE, stroke_width=0.8)
    return [at(left, top, leaf, line, *drawn, id="clash")]


def _combat_beside(view: Sight) -> list[Child]:
    combat = view.combat
    return [
        at(52, 26, _fighter(view, combat["attacker"], 18)),
        text(94, 32, "against", 17, font_style="italic", fill=SOFT),
        at(138, 26, _fighter(view, combat["target"], 18)),
        at(3, 54, *_side(view, "attack")),
        at(95, 54, *_side(view, "defence")),
        at(50, 204, *_value(combat["attack"], "attack")),
        text(94, 210, "to", 17, font_style="italic", fill=SOFT),
        at(138, 204, *_value(combat["defence"], "defense")),
        *_result(view, 94, 282),
    ]


def _combat_below(view: Sight, wide: float) -> list[Child]:
    combat, middle = view.combat, wide / 2
    return [
        at(34, 66, _fighter(view, combat["attacker"], 22)),
        at(68, 10, *_side(view, "attack")),
        at(206, 58, *_value(combat["attack"], "attack")),
        text(middle, 64, "to", 19, font_style="italic", fill=SOFT),
        at(wide - 206, 58, *_value(combat["defence"], "defense")),
        at(wide - 68 - WIDE, 10, *_side(view, "defence")),
        at(wide - 34, 66, _fighter(view, combat["target"], 22)),
        *_result(view, middle, 118),
    ]


def _fighter(view: Sight, name: str, radius: Length) -> Markup:
    fighter = fighter_in(view, name)
    return body(view.heroes[fighter["seat"]], kind_drawn(view, fighter), radius)


def _side(view: Sight, side: str) -> list[Child]:
    """The card of one side: face down while it is, open when it is turned up, its empty place where there is none."""
    fighter = fighter_in(view, view.combat["attacker" if side == "attack" else "target"])
    shown, seat = view.combat[side], fighter["seat"]
    hero = view.heroes[seat]
    if shown is not None and shown["card"] is not None:
        return [small_card(hero, shown["card"], bool(shown["cancelled"]))]
    if view.laid[seat]["count"]:
        return [back(hero)]
    return [_empty("no card" if _answered(view) and side == "defence" else "")]


def _answered(view: Sight) -> bool:
    """Whether the defender has chosen: nobody waits for it any longer."""
    return view.combat["attack"] is not None and view.combat["attack"]["card"] is not None


@cache
def back(hero: str) -> Markup:
    """A card face down: cloth, fog, and the hero's sign."""
    pale = "#fbf6e9"
    lines = "".join([f"M{8 + n * 7 % 11} {9 + 5 * n}h{20 + n * 13 % 24}m5 0h{16 + n * 7 % 15}" for n in range(20)])
    return group(
        rect(2, 3, WIDE, HIGH, rx=5, fill=SHADE),
        rect(0, 0, WIDE, HIGH, rx=5, fill=COATS[hero], stroke="#1d1510"),
        rect(5, 5, WIDE - 10, HIGH - 10, rx=3, stroke=pale, stroke_width=0.9),
        path(lines, stroke=pale, stroke_width=0.9, opacity=0.6),
        path(f"M{WIDE / 2 - 22} {HIGH / 2}a22 22 0 1044 0a22 22 0 10-44 0z", fill=COATS[hero], stroke=pale),
        engraved(HEROES[hero], WIDE / 2, HIGH / 2, 30, pale, 1.3),
    )


def _empty(words: str) -> Markup:
    return group(
        rect(0, 0, WIDE, HIGH, rx=5, stroke=SOFT, stroke_dasharray="3 5"),
        text(WIDE / 2, HIGH / 2 + 5, words, NAME, font_style="italic", fill=SOFT) if words else "",
    )


@cache
def small_card(hero: str, name: str, cancelled: bool) -> Markup:
    """An open card: its number in the shape of its kind, its sign and its name; struck out if it was cancelled."""
    facts = CARDS[hero][name]
    kind = facts["type"]
    lines = cards.lines(SHORT.get(name, title(name)), 11)
    number = "" if facts["value"] is None else str(facts["value"])
    return group(
        rect(2, 3, WIDE, HIGH, rx=5, fill=SHADE),
        rect(0, 0, WIDE, HIGH, rx=5, fill=LEAF, stroke=INK),
        rect(3.5, 3.5, WIDE - 7, HIGH - 7, rx=3, stroke=RULE, stroke_width=0.8),
        at(23, 25, *badge(kind, number)),
        engraved(CARD_SIGNS[name], 63, 28, 32, KINDS[kind], 1.2),
        *[text(WIDE / 2, HIGH - 12 - 17 * (len(lines) - 1 - n), line, NAME) for n, line in enumerate(lines)],
        path(f"M8 {HIGH - 64}L{WIDE - 8} 10", stroke=BAD, stroke_width=2.6) if cancelled else "",
    )


def badge(kind: str, number: str) -> list[Child]:
    """A number in the shape of a kind of card; filled where one can attack with it."""
    solid = kind in ("attack", "versatile")
    shape = path(SHAPES[kind], fill=KINDS[kind] if solid else LEAF, stroke=KINDS[kind], stroke_width=1.8)
    if not number:
        return [shape, path("M0-8l2 6 6 2-6 2-2 6-2-6-6-2 6-2z", fill=KINDS[kind])]
    ink = ON_INK if solid else INK
    return [shape, text(0, 7, number, 20, fill=ink, font_weight=600, font_variant="lining-nums")]


def _value(side: dict[str, Any] | None, kind: str) -> list[Child]:
    """What a card is worth now: what was written, added, locked and ignored."""
    if side is None or side["value"] is None:
        return []
    parts = _reckoning(side)
    shape = path(SHAPES[kind], fill=KINDS[kind] if kind == "attack" else LEAF, stroke=KINDS[kind], stroke_width=1.6)
    ink = ON_INK if kind == "attack" else INK
    drawn: list[Child] = [
        at(0, 0, shape, scale=1.45),
        text(0, 9, str(side["value"]), 27, fill=ink, font_weight=600, font_variant="lining-nums"),
    ]
    if parts:
        drawn.append(text(0, 44, parts, NAME, fill=SOFT, font_variant="lining-nums"))
    return drawn


def _reckoning(side: dict[str, Any]) -> str:
    """`4 + 2`, `locked`, `ignored`."""
    if side["ignored"]:
        return "ignored"
    if side["locked"] is not None and side["locked"] is not False:
        return "locked"
    if side["bonus"]:
        return f"{side['base']} + {side['bonus']}"
    return "cancelled" if side["cancelled"] else ""


def _result(view: Sight, x: Length, y: Length) -> list[Child]:
    damage = view.combat["damage"]
    if damage is None:
        guess = view.combat["guess"]
        return [] if guess is None else [text(x, y, f"the guess is {guess}", 18, font_style="italic")]
    words = f"{damage} damage" if damage else "no damage"
    return [text(x, y, words, 20, font_variant="small-caps", fill=BAD if damage else INK, letter_spacing="0.03em")]


# Schemes.


def _scheme(view: Sight, turned: bool) -> list[Child]:
    """The card that is being carried out."""
    seat = next(n for n, played in enumerate(view.played) if played)
    hero = view.heroes[seat]
    card = small_card(hero, view.played[seat][0], False)
    who = at(94, 28, body(hero, _kind(view, seat), 18))
    if turned:
        return [at(60, 66, body(hero, _kind(view, seat), 22)), at(110, 10, card)]
    return [who, at(51, 60, card, scale=1), text(94, 206, "a scheme", 17, font_style="italic", fill=SOFT)]


def _kind(view: Sight, seat: Seat) -> str:
    hero = next(one for one in view.fighters if one["seat"] == seat and one["kind"] not in ("watson", "sister"))
    return kind_of(view, hero) if view.forms[seat] else str(hero["kind"])
