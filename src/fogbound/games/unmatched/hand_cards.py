"""A card in hand: its number in the shape of its kind, its name and sign, what it does, whose it is and its boost."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fogbound.core import cards
from fogbound.core.cards import HEIGHT, SMALL, WIDTH
from fogbound.core.emblems import engraved
from fogbound.core.ink import LEAF, ON_INK, text
from fogbound.core.players import Sight
from fogbound.core.svg import Child, Length, Markup, Picture, at, circle, group, path, rect
from fogbound.games.unmatched.brief import BRIEF
from fogbound.games.unmatched.clash import badge
from fogbound.games.unmatched.colours import ACCENT, KINDS
from fogbound.games.unmatched.naming import CARDS, LABELS_SAID, described, title
from fogbound.games.unmatched.pieces import offering
from fogbound.games.unmatched.signs import CARD_SIGNS

VERBS: Final = {
    "scheme": "scheme",
    "play": "lay",
    "boost": "boost",
    "discard": "discard",
    "keep": "keep",
    "under": "under",
    "top": "on top",
}
"""What stands on a plaque, where several things can be done with a card."""
SIZES: Final = {1: (46, 82), 2: (42, 78), 3: (36, 72), 4: (29, 64), 5: (0, 0)}
"""How large the sign is and where, above so many lines."""


def card_in_hand(view: Sight, hero: str, name: str, count: int, laid: int, offered: list[str]) -> Picture:
    """Equal cards are one picture with their number; `laid` of them lie face down before this seat."""
    options = [f"{verb} {name}" for verb in VERBS if f"{verb} {name}" in offered]
    drawn = face(hero, name, count, laid, len(options))
    if len(options) == 1:
        drawn = offering(view, options[0], drawn)
    elif options:
        drawn = group(drawn, *_plaques(view, options))
    said = described(CARDS[hero][name])
    whose = f"{hero}-{name}"
    return cards.lying(f"card-{whose}", said, f"{said}. {BRIEF[name]}", drawn, bool(options) or bool(laid))


@cache
def face(hero: str, name: str, count: int, laid: int, options: int) -> Markup:
    facts: dict[str, Any] = CARDS[hero][name]
    told = cards.lines(BRIEF[name], 20)
    foot = HEIGHT - 48 if options > 1 else HEIGHT - 36
    size, height = SIZES[min(5, len(told))]
    kind = facts["type"]
    value = "" if facts["value"] is None else str(facts["value"])
    marks: list[Child] = []
    if options <= 1:
        marks.append(cards.foot(LABELS_SAID[facts["label"]], f"boost {facts['boost']}"))
    if count > 1:
        marks.append(text(WIDTH - 12, 18, f"× {count}", 15, text_anchor="end", font_variant="lining-nums"))
    if laid:
        marks.append(at(WIDTH - 8, 8, _seal(laid)))
    return group(
        cards.face(
            at(25, 27, *badge(kind, value)),
            *_name(name, count),
            engraved(CARD_SIGNS[name], WIDTH / 2, height, size, KINDS[kind], 1.1) if size else "",
            *[text(WIDTH / 2, foot - 15.2 * (len(told) - 1 - n), line, 14.2) for n, line in enumerate(told)],
            offered=options > 0,
        ),
        *marks,
    )


def _name(name: str, count: int) -> list[Markup]:
    lines = cards.lines(title(name), 11)
    if len(lines) > 3:
        lines = cards.lines(title(name), 14)
    longest = max([len(line) for line in lines])
    size: Length = 13.5 if len(lines) > 2 or longest > 11 else 14 if longest > 9 else 15.5
    top = 34 - 8 * (len(lines) - 1) + (4 if count > 1 else 0)
    return [cards.name(line, top + 15.5 * n, 86, size) for n, line in enumerate(lines)]


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
