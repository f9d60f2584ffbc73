"""What lies before a seat: its hand, hands that are shown, and everybody's decks and discards."""

from __future__ import annotations

from collections import Counter
from typing import Final

from fogbound.core import cards
from fogbound.core.cards import SMALL
from fogbound.core.ink import SOFT, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Markup, Picture, at, group
from fogbound.games.unmatched.clash import HIGH, WIDE, back, small_card
from fogbound.games.unmatched.hand_cards import card_in_hand
from fogbound.games.unmatched.naming import hero_name

_PILE_WIDE: Final = 60
_SCALE: Final = _PILE_WIDE / WIDE


def hand(view: Sight) -> list[Picture]:
    offered = [] if view.decision is None else view.decision.get("options", [])
    return [*_own(view, offered), *_others(view, offered), *[_piles(view, seat) for seat in _from_me(view)]]


def _own(view: Sight, offered: list[str]) -> list[Picture]:
    """The cards of this seat, equal ones together, those that lie face down among them."""
    if view.seat is None:
        return []
    laid = Counter([card for card in view.laid[view.seat]["cards"] if card is not None])
    held = Counter(view.hands[view.seat]["cards"])
    hero = view.heroes[view.seat]
    return [card_in_hand(view, hero, name, count, laid[name], offered) for name, count in (held | laid).items()]


def _others(view: Sight, offered: list[str]) -> list[Picture]:
    """Cards of another hand that this seat may choose from: Do My Bidding, Eliminate the Impossible."""
    if not offered or view.seat is None:
        return []
    found = []
    own = {name for name in view.hands[view.seat]["cards"] if name is not None} | set(view.laid[view.seat]["cards"])
    for seat, held in enumerate(view.hands):
        names = Counter([name for name in held["cards"] if name is not None])
        if seat == view.seat or not names or view.heroes[seat] == view.heroes[view.seat]:
            continue
        if any(option.split()[0] in ("play", "discard") and option.split()[1] not in own for option in offered):
            hero = view.heroes[seat]
            found += [card_in_hand(view, hero, name, count, 0, offered) for name, count in names.items()]
    return found


def _from_me(view: Sight) -> list[Seat]:
    seats = len(view.heroes)
    first = view.seat or 0
    return [(first + n) % seats for n in range(seats)]


# Piles.


def _piles(view: Sight, seat: Seat) -> Picture:
    """A deck and its discards, with the last card that came there."""
    hero = view.heroes[seat]
    deck, gone = view.decks[seat]["count"], view.discards[seat]
    whose = hero_name(hero)
    drawn = [
        at(4, 22, _deck(hero, deck)),
        at(78, 22, _discards(hero, gone)),
        text(70, 12, whose, 14.5, font_variant="small-caps"),
        text(34, 126, "deck", SMALL, fill=SOFT),
        text(34, 144, str(deck), 17, font_variant="lining-nums"),
        text(108, 126, "discards", SMALL, fill=SOFT),
        text(108, 144, str(len(gone)), 17, font_variant="lining-nums"),
    ]
    said = f"{whose}: {deck} cards in the deck, {len(gone)} discarded."
    return cards.lying(f"piles-{seat + 1}", said, said, group(*drawn), width=142)


def _deck(hero: str, count: int) -> Markup:
    return cards.pile(count, at(0, 0, back(hero), scale=_SCALE), _PILE_WIDE, HIGH * _SCALE)


def _discards(hero: str, names: list[str]) -> Markup:
    top = at(0, 0, small_card(hero, names[0], False), scale=_SCALE) if names else group()
    return cards.pile(len(names), top, _PILE_WIDE, HIGH * _SCALE)
