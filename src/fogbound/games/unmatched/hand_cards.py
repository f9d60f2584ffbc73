"""A card in hand: its number in the shape of its kind, its name and sign, what it does, whose it is and its boost."""

from __future__ import annotations

from functools import cache
from typing import Any, Final

from fogbound.core import cards
from fogbound.core.cards import HEIGHT, WIDTH
from fogbound.core.emblems import engraved
from fogbound.core.ink import ON_INK, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Child, Length, Markup, Picture, at, circle, group, path
from fogbound.games.unmatched.brief import BRIEF
from fogbound.games.unmatched.clash import badge
from fogbound.games.unmatched.colours import ACCENT, KINDS
from fogbound.games.unmatched.naming import CARDS, LABELS_SAID, described, title
from fogbound.games.unmatched.pieces import offering
from fogbound.games.unmatched.signs import CARD_SIGNS

VERBS: Final = ("scheme", "play", "boost", "discard", "keep", "under", "top")
"""What may be done with a card; never two of them at once."""
SIZES: Final = {1: (46, 82), 2: (42, 78), 3: (36, 72), 4: (29, 64), 5: (0, 0)}
"""How large the sign is and where, above so many lines."""
FOOT: Final = HEIGHT - 36
"""Where the last line stands."""


def card_in_hand(view: Sight, seat: Seat, name: str, count: int, laid: int, offered: list[str]) -> Picture:
    """Equal cards are one picture with their number; `laid` of them lie face down before this seat."""
    option = next((f"{verb} {name}" for verb in VERBS if f"{verb} {name}" in offered), None)
    hero = view.heroes[seat]
    drawn = face(hero, name, count, laid, option is not None)
    if option is not None:
        drawn = offering(view, option, drawn)
    said = described(CARDS[hero][name])
    return cards.lying(
        f"card-{seat + 1}-{name}", said, f"{said}. {BRIEF[name]}", drawn, option is not None or bool(laid)
    )


@cache
def face(hero: str, name: str, count: int, laid: int, offered: bool) -> Markup:
    facts: dict[str, Any] = CARDS[hero][name]
    told = cards.lines(BRIEF[name], 19)
    size, height = SIZES[min(5, len(told))]
    kind = facts["type"]
    value = "" if facts["value"] is None else str(facts["value"])
    marks: list[Child] = [cards.foot(LABELS_SAID[facts["label"]], f"boost {facts['boost']}")]
    if count > 1:
        marks.append(text(25, 62, f"× {count}", 15, font_variant="lining-nums"))
    if laid:
        marks.append(at(WIDTH - 8, 8, _seal(laid)))
    return group(
        cards.face(
            at(25, 27, *badge(kind, value)),
            *_name(name),
            engraved(CARD_SIGNS[name], WIDTH / 2, height, size, KINDS[kind], 1.1) if size else "",
            *[text(WIDTH / 2, FOOT - 15.2 * (len(told) - 1 - n), line, 14.2) for n, line in enumerate(told)],
            offered=offered,
        ),
        *marks,
    )


def _name(name: str) -> list[Markup]:
    lines = cards.lines(title(name), 11)
    if len(lines) > 3:
        lines = cards.lines(title(name), 13)
    longest = max([len(line) for line in lines])
    size: Length = 13.5 if len(lines) > 2 or longest > 11 else 14 if longest > 9 else 15.5
    top = 34 - 8 * (len(lines) - 1)
    return [cards.name(line, top + 15.5 * n, 86, size) for n, line in enumerate(lines)]


def _seal(count: int) -> Markup:
    """Chosen, and lying face down."""
    mark = path("M-5 0l3.5 4 6-8", stroke=ON_INK, stroke_width=2)
    return group(circle(0, 0, 13, fill=ACCENT), mark if count == 1 else text(0, 6, str(count), 17, fill=ON_INK))
