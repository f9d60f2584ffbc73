"""What lies before a knight: his White cards, Black cards that he sees, the piles, and his Loyalty."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final

from fogbound.core import cards
from fogbound.core.cards import SMALL
from fogbound.core.ink import INK, LEAF, RULE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, Picture, at, group, rect
from fogbound.core.voice import plural
from fogbound.games.shadows_over_camelot.picture.black_cards import black_card
from fogbound.games.shadows_over_camelot.picture.colours import BLACK, COLOURS, PITCH
from fogbound.games.shadows_over_camelot.picture.hand_cards import CHARGES, card_in_hand
from fogbound.games.shadows_over_camelot.picture.offering import offered_to, offering
from fogbound.games.shadows_over_camelot.picture.signs import SIGNS, sign

_PILE_WIDE: Final = 56
_PILE_HIGH: Final = 76
_CELL_WIDE: Final = 122
_CELL_HIGH: Final = 90
CLOTHS: Final = {"white": "#8a6a2a", "black": PITCH, "loyalty": COLOURS["accent"][0]}
_BACKS: Final = {"white": "castle", "black": "dragon", "loyalty": "shield"}


def hand(view: Sight) -> list[Picture]:
    offered = offered_to(view)
    return [*_black_cards(view, offered), *_cards(view, offered), _piles(view, offered)]


def _cards(view: Sight, offered: list[str]) -> list[Picture]:
    if view.seat is None:
        return []
    held = Counter(view.hands[view.seat]["cards"])
    return [card_in_hand(view, name, count, offered) for name, count in held.items()]


def _black_cards(view: Sight, offered: list[str]) -> list[Picture]:
    """Those this seat has drawn, and those it puts back in an order."""
    names = [option.partition(" ")[2] for option in offered if option.startswith(("resolve ", "put_back "))]
    if view.seat is not None:
        names += [name for name in view.drawn[view.seat]["cards"] if name not in names]
    return [black_card(view, name, number, offered) for number, name in enumerate(names)]


# Piles.


def _piles(view: Sight, offered: list[str]) -> Picture:
    drawn = [
        _pile(view, "white", view.white_pile["count"], "draw_white", offered),
        _pile(view, "black", view.black_pile["count"], "draw_black", offered),
        _discards(view),
        _loyalty(view),
    ]
    laid = [at(_CELL_WIDE * (n % 2), _CELL_HIGH * (n // 2), one) for n, one in enumerate(drawn)]
    white, black = plural(view.white_pile["count"], "white card"), plural(view.black_pile["count"], "black card")
    said = f"{white} and {black} to draw, {plural(view.white_discards['count'], 'white card')} discarded."
    return cards.lying("piles", "Piles", said, group(*laid), width=2 * _CELL_WIDE)


def _pile(view: Sight, kind: str, count: int, option: str, offered: list[str]) -> Markup:
    top = cards.back(_BACKS[kind], CLOTHS[kind], _PILE_WIDE, _PILE_HIGH, option in offered)
    drawn = group(cards.pile(count, top, _PILE_WIDE, _PILE_HIGH), *_named(str(count), kind))
    return offering(view, option, drawn) if option in offered else drawn


def _named(number: str, said: str) -> list[Markup]:
    return [
        text(_PILE_WIDE + 11, 36, number, 23, text_anchor="start", font_variant="lining-nums"),
        text(_PILE_WIDE + 11, 54, said, SMALL, text_anchor="start", fill=SOFT),
    ]


def _discards(view: Sight) -> Markup:
    """White discards lie face down; who put what there knows it."""
    count = view.white_discards["count"]
    top = cards.back("castle", CLOTHS["white"], _PILE_WIDE, _PILE_HIGH)
    return group(cards.pile(count, top, _PILE_WIDE, _PILE_HIGH), *_named(str(count), "discards"))


def _loyalty(view: Sight) -> Markup:
    """One's own card, if one may look at it."""
    card = None if view.seat is None else view.loyalty[view.seat]
    if card is None:
        back = cards.back("shield", CLOTHS["loyalty"], _PILE_WIDE, _PILE_HIGH)
        return group() if view.seat is None else group(back, *_named("?", "loyalty"))
    return group(_loyalty_card(card == "traitor"), *_named("Traitor" if card == "traitor" else "Loyal", "your card"))


@cache
def _loyalty_card(traitor: bool) -> Markup:
    name = "skull" if traitor else "crown"
    return group(
        rect(0, 0, _PILE_WIDE, _PILE_HIGH, rx=5, fill=PITCH if traitor else LEAF, stroke=BLACK if not traitor else INK),
        rect(3.5, 3.5, _PILE_WIDE - 7, _PILE_HIGH - 7, rx=3, stroke=RULE, stroke_width=0.8),
        sign(name, _PILE_WIDE / 2, _PILE_HIGH / 2, 36, "#f3e6c8" if traitor else INK, 1.3),
    )


assert set(CHARGES.values()) <= set(SIGNS), "every Special card has a sign"
