"""The piles: the Lady, the card beneath the keys, the clues to come, and the fog."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core import cards
from fogbound.core.cards import SMALL
from fogbound.core.emblems import emblem
from fogbound.core.ink import INK, LEAF, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, Picture, at, circle, group, rect
from fogbound.core.voice import plural
from fogbound.games.black_sonata.colours import ACCENT
from fogbound.games.black_sonata.her_card import FOG_CLOTH
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.people import LADY, offering

CLOTH: Final = {
    "rose": "#8c2a3a",
    "oak": "#2f5d46",
    "bluebell": "#2c4a86",
    "acorn": "#7a5a17",
    "thistle": "#1f6066",
    "sage": "#5d4a86",
}
"""The cloth of a suit, by day and by night."""
CLUE_CLOTH: Final = "#3d3a56"
_PILES_WIDE: Final = 216
_CELL_WIDE: Final = 112
_CELL_HIGH: Final = 88
_PILE_WIDE: Final = 46
_PILE_HIGH: Final = 72


def piles(view: Sight, offered: list[str]) -> Picture:
    """In two rows of two."""
    drawn = [_lady(view), _suit_card(view, offered), _clue_deck(view, offered), _fog_deck(view)]
    laid = [at(_CELL_WIDE * (n % 2), _CELL_HIGH * (n // 2), one) for n, one in enumerate(drawn)]
    return cards.lying("piles", "Piles", _in_words(view), group(*laid), width=_PILES_WIDE)


def _pile(count: int, top: Markup, number: str, below: str, last: str = "") -> Markup:
    return group(
        cards.pile(count, top, _PILE_WIDE, _PILE_HIGH),
        text(55, 29, number, 23, text_anchor="start", font_variant="lining-nums"),
        text(55, 47, below, SMALL, text_anchor="start", fill=SOFT),
        text(55, 62, last, SMALL, text_anchor="start", fill=SOFT) if last else "",
    )


@cache
def _small_back(sign: str, cloth: str, offered: bool = False) -> Markup:
    return cards.back(sign, cloth, _PILE_WIDE, _PILE_HIGH, offered)


def _lady(view: Sight) -> Markup:
    top = _small_back(view.suit, CLOTH[view.suit])
    if view.lady is not None:
        top = group(
            rect(0, 0, _PILE_WIDE, _PILE_HIGH, rx=5, fill=LEAF, stroke=ACCENT, stroke_width=2),
            at(_PILE_WIDE / 2, _PILE_HIGH - 5, LADY, scale=0.6),
        )
    return group(top, *_said("the Lady", "of the", view.suit))


def _said(*lines: str) -> list[Markup]:
    return [
        text(55, 22 + 17 * n, line, 15.5, text_anchor="start", fill=SOFT if n == 0 else INK)
        for n, line in enumerate(lines)
    ]


def _suit_card(view: Sight, offered: list[str]) -> Markup:
    if view.suit_card is None:
        return _pile(0, group(), "", "suit card", "revealed")
    option = "reveal suit card"
    back = _small_back(view.suit_card["suit"], CLOTH[view.suit_card["suit"]], option in offered)
    left = len(PLACES) - len(view.keys)
    if not left:
        drawn = _pile(1, back, "", "suit card", "is free")
        return offering(view, option, drawn) if option in offered else drawn
    key = at(
        _PILE_WIDE / 2, _PILE_HIGH - 13, circle(0, 0, 12, fill=LEAF, stroke=INK), emblem("key", 0, 0, 16, INK, 1.7)
    )
    return group(_pile(1, group(back, key), str(left), "key" if left == 1 else "keys", "upon it"))


def _clue_deck(view: Sight, offered: list[str]) -> Markup:
    option = "reveal clue"
    top = _small_back("book", CLUE_CLOTH, option in offered)
    drawn = _pile(view.clue_deck, top, str(view.clue_deck), "clue" if view.clue_deck == 1 else "clues", "to come")
    return offering(view, option, drawn) if option in offered else drawn


def _fog_deck(view: Sight) -> Markup:
    count = view.fog_deck["count"]
    return _pile(count, _small_back("fog", FOG_CLOTH), str(count), "fog card" if count == 1 else "fog cards", "left")


def _in_words(view: Sight) -> str:
    clues, fog, keys = view.clue_deck, view.fog_deck["count"], len(view.keys)
    return f"{plural(clues, 'clue')} to come, {plural(fog, 'fog card')} left; {plural(keys, 'key')} claimed."
