"""White cards as they lie in a hand, large enough to read, equal ones together."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core import cards
from fogbound.core.cards import HEIGHT, SMALL, WIDTH, lines
from fogbound.core.ink import LEAF, ON_INK, text
from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, Picture, at, group, path, rect
from fogbound.games.shadows_over_camelot.cards import FIGHTS, WHITE_CARD, WHITE_TITLES, fight_value
from fogbound.games.shadows_over_camelot.picture.colours import ACCENT, KINDS
from fogbound.games.shadows_over_camelot.picture.offering import offering
from fogbound.games.shadows_over_camelot.picture.signs import sign

SAYS: Final = {
    "grail": "One step nearer to the Grail.",
    "merlin": "Undoes an engine, a warrior or a black card. Three stop a special one.",
    "clairvoyance": "Look at five black cards; put them back as you like.",
    "convocation": "All may come to Camelot, draw and share.",
    "fate": "Who is loyal gives all a card; who is not is found out.",
    "heroism": "One sword more when a Quest ends, won or lost.",
    "lady_of_the_lake": "Excalibur comes a step nearer, or two life.",
    "messenger": "One to three cards for another knight.",
    "piety": "Three life for you, or one for each other.",
    "reinforcements": "Four cards for you, or one for each other.",
}
"""What a card does, as short as it fits on the card."""
CHARGES: Final = {
    "grail": "grail",
    "merlin": "scroll",
    "clairvoyance": "eye",
    "convocation": "bell",
    "fate": "skull",
    "heroism": "shield",
    "lady_of_the_lake": "wave",
    "messenger": "horse",
    "piety": "heart",
    "reinforcements": "banner",
}
VERBS: Final = {
    "lay": "lay",
    "blow": "strike with",
    "discard": "discard",
    "give": "give",
    "heal": "heal with",
}
"""What can be done with any card, and what stands on its plaque where there are several."""
_ALONE: Final = ("clairvoyance", "convocation", "fate", "lady_of_the_lake")
"""Special cards that are played without more being said."""
_FOR: Final = {"self": "you", "others": "others"}
_SHAPES: Final = {
    "fight": "M0-19L19 0 0 19-19 0z",
    "quest": "M0-16.5a16.5 16.5 0 110 33 16.5 16.5 0 110-33z",
    "special": "M-15-14H15L10 0 15 14H-15L-10 0z",
}


def kind_of(name: str) -> str:
    return "fight" if WHITE_CARD[name] < FIGHTS else "quest" if name == "grail" else "special"


def uses(name: str, offered: list[str]) -> list[str]:
    """The options that are told by pointing at this card alone."""
    found = [f"{verb} {name}" for verb in VERBS if f"{verb} {name}" in offered]
    if name in _ALONE and name in offered:
        found.append(name)
    return found + [f"{name} {whom}" for whom in _FOR if f"{name} {whom}" in offered]


def card_in_hand(view: Sight, name: str, count: int, offered: list[str]) -> Picture:
    """A card that is on offer stands out; where several things can be done with it, each has its plaque."""
    options = uses(name, offered)
    drawn = face(name, count, len(options))
    if len(options) == 1:
        drawn = offering(view, options[0], drawn)
    elif options:
        drawn = group(drawn, *_plaques(view, options))
    said = WHITE_TITLES[WHITE_CARD[name]] + (f", {count} of them" if count > 1 else "")
    return cards.lying(f"card-{name}", said, said, drawn, bool(options))


@cache
def face(name: str, count: int, options: int) -> Markup:
    kind, card = kind_of(name), WHITE_CARD[name]
    told = lines(_told(name), 21)
    title = "Fight" if kind == "fight" else WHITE_TITLES[card]
    foot = HEIGHT - 46 if options > 1 else HEIGHT - 36
    top = foot - 15.5 * (len(told) - 1)
    marks = [] if options > 1 else [cards.foot("white", kind)]
    if count > 1:
        marks.append(text(10, 70, f"× {count}", 18, text_anchor="start", font_variant="lining-nums"))
    return group(
        cards.face(
            at(25, 26, *_value(name, kind)),
            *_title(title),
            *_charge(CHARGES.get(name, "sword"), KINDS[kind], 62 if _is_long(title) else 46, top - 14),
            *[text(WIDTH / 2, top + 15.5 * n, line, 14.2) for n, line in enumerate(told)],
            offered=options > 0,
        ),
        *marks,
    )


def _is_long(title: str) -> bool:
    return max([len(word) for word in title.split()]) > 10


def _title(title: str) -> list[Markup]:
    """Beside the value; a long word below it."""
    if _is_long(title):
        return [cards.name(title, 58, size=16.5)]
    told = lines(title, 11)
    return [cards.name(line, 30 - 8 * (len(told) - 1) + 16 * n, 87, 15.5) for n, line in enumerate(told)]


def _charge(name: str, ink: str, top: Length, foot: Length) -> list[Markup]:
    """The emblem, as large as the words leave room for."""
    size = min(44.0, foot - top)
    return [sign(name, WIDTH / 2, (top + foot) / 2, size, ink, 1.2)] if size > 16 else []


def _told(name: str) -> str:
    card = WHITE_CARD[name]
    return SAYS.get(name) or f"A blow worth {fight_value(card)}, in wars, lists and sieges."


def _value(name: str, kind: str) -> list[Markup]:
    shape = path(_SHAPES[kind], fill=KINDS[kind], stroke=KINDS[kind], stroke_width=1.8)
    if kind == "fight":
        value = str(fight_value(WHITE_CARD[name]))
        return [shape, text(0, 7, value, 20, fill=ON_INK, font_weight=600, font_variant="lining-nums")]
    return [shape, sign("grail" if kind == "quest" else "scroll", 0, 0, 19, ON_INK, 1.6)]


def _plaques(view: Sight, options: list[str]) -> list[Markup]:
    """One beside the other at the foot of the card."""
    wide = (WIDTH - 8) / len(options)
    return [
        at(4 + wide * n, HEIGHT - 34, offering(view, option, *_plaque(option, wide)))
        for n, option in enumerate(options)
    ]


def _plaque(option: str, wide: Length) -> list[Markup]:
    verb, _, noun = option.partition(" ")
    said = _FOR.get(noun) or VERBS.get(verb, verb).partition(" ")[0]
    return [
        rect(2, 0, wide - 4, 30, rx=2, fill=LEAF, stroke=ACCENT, stroke_width=1.8),
        text(wide / 2, 20, said, 15 if wide > 50 else SMALL, fill=ACCENT),
    ]
