"""What lies before a guest: the hand, what was laid face down, and the piles that all share."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from fogbound.core import cards
from fogbound.core.cards import SMALL
from fogbound.core.emblems import engraved
from fogbound.core.ink import INK, LEAF, RULE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, Picture, at, circle, group, path, rect
from fogbound.core.voice import plural
from fogbound.games.kill_doctor_lucky.colours import ACCENT, COLOURS, KINDS, SECOND
from fogbound.games.kill_doctor_lucky.hand_cards import TINT, card_in_hand, sign
from fogbound.games.kill_doctor_lucky.naming import kind_of
from fogbound.games.kill_doctor_lucky.people import offering

_PILE_WIDE: Final = 56
_PILE_HIGH: Final = 76
_CELL_WIDE: Final = 122
_CELL_HIGH: Final = 90
CLOTH: Final = COLOURS["accent"][0]


def hand(view: Sight) -> list[Picture]:
    offered = [] if view.decision is None else view.decision.get("options", [])
    return [*_cards(view, offered), *_acts(view, offered), _piles(view, offered)]


def _cards(view: Sight, offered: list[str]) -> list[Picture]:
    """The cards of this seat, equal ones together."""
    if view.seat is None:
        return []
    laid = Counter(view.laid["cards"]) if view.laid is not None else Counter[str]()
    held = Counter(view.hands[view.seat]["cards"])
    return [card_in_hand(view, name, count, laid[name], offered) for name, count in held.items()]


# What is done without a card.


def _acts(view: Sight, offered: list[str]) -> list[Picture]:
    """Spite and bare hands, where they can be chosen."""
    found = []
    if "token" in offered or (view.laid is not None and view.laid["tokens"]):
        found.append(_slip(view, "token", "a spite token", "1", "token" in offered, bool(view.laid["tokens"])))
    if "bare_hands" in offered:
        found.append(_slip(view, "bare_hands", "bare hands", "0", True, False))
    return found


def _slip(view: Sight, option: str, said: str, value: str, offered: bool, laid: bool) -> Picture:
    drawn = cards.face(
        circle(cards.WIDTH / 2, 74, 34, fill=LEAF, stroke=SECOND, stroke_width=2.4),
        circle(cards.WIDTH / 2, 74, 28, stroke=SECOND, stroke_width=0.9),
        text(cards.WIDTH / 2, 86, value, 36, font_weight=600, font_variant="lining-nums"),
        cards.name(said, 136),
        offered=offered,
    )
    if laid:
        drawn = group(drawn, at(cards.WIDTH - 8, 8, circle(0, 0, 13, fill=ACCENT)))
    if offered:
        drawn = offering(view, option, drawn)
    return cards.lying(f"slip-{option}", said, said, drawn, offered or laid)


# Piles.


def _piles(view: Sight, offered: list[str]) -> Picture:
    """The draw pile, the discards, what is out of the game, and this seat's spite."""
    drawn = [
        _draw_pile(view, offered),
        _open_pile(view.discards, "discards"),
        _open_pile(view.removed, "removed"),
        _spite(view),
    ]
    laid = [at(_CELL_WIDE * (n % 2), _CELL_HIGH * (n // 2), one) for n, one in enumerate(drawn)]
    pile, gone = plural(view.pile["count"], "card"), len(view.removed)
    said = f"{pile} to draw, {plural(len(view.discards), 'discard')}, {gone} removed."
    return cards.lying("piles", "Piles", said, group(*laid), width=2 * _CELL_WIDE)


def _draw_pile(view: Sight, offered: list[str]) -> Markup:
    count = view.pile["count"]
    drawn = _pile(count, _back("draw" in offered), str(count), "to draw")
    return offering(view, "draw", drawn) if "draw" in offered else drawn


@cache
def _back(offered: bool) -> Markup:
    return cards.back("hat", CLOTH, _PILE_WIDE, _PILE_HIGH, offered)


def _open_pile(names: list[str], said: str) -> Markup:
    """Cards that all may look through; the last in the order of the catalogue shows."""
    top = _top(names[-1]) if names else group()
    return _pile(len(names), top, str(len(names)), said)


@cache
def _top(name: str) -> Markup:
    return group(
        rect(0, 0, _PILE_WIDE, _PILE_HIGH, rx=5, fill=LEAF, stroke=INK),
        rect(3.5, 3.5, _PILE_WIDE - 7, _PILE_HIGH - 7, rx=3, stroke=RULE, stroke_width=0.8),
        engraved(sign(name), _PILE_WIDE / 2, _PILE_HIGH / 2, 34, TINT[kind_of(name)], 1.2),
    )


def _pile(count: int, top: Markup, number: str, said: str) -> Markup:
    return group(
        cards.pile(count, top, _PILE_WIDE, _PILE_HIGH),
        text(_PILE_WIDE + 11, 36, number, 23, text_anchor="start", font_variant="lining-nums"),
        text(_PILE_WIDE + 11, 54, said, SMALL, text_anchor="start", fill=SOFT),
    )


def _spite(view: Sight) -> Markup:
    """Tokens, each worth 1 in one's own attempts."""
    if view.seat is None or view.seat >= len(view.tokens):
        return group()
    count = view.tokens[view.seat]
    tokens = [at(16 + 24 * (n % 2), 60 - 11 * (n // 2), *_token()) for n in range(min(count, 8))]
    empty = circle(28, 44, 18, stroke=SOFT, stroke_dasharray="3 5")
    return group(
        *(tokens or [empty]),
        text(_PILE_WIDE + 11, 36, str(count), 23, text_anchor="start", font_variant="lining-nums"),
        text(_PILE_WIDE + 11, 54, "spite", SMALL, text_anchor="start", fill=SOFT),
    )


def _token() -> list[Markup]:
    return [
        circle(0, 3, 12, fill=KINDS["weapon"], stroke=INK),
        circle(0, 0, 12, fill=LEAF, stroke=INK, stroke_width=1.4),
        path("M-5-5L5 5M5-5L-5 5", stroke=KINDS["weapon"], stroke_width=2),
    ]
