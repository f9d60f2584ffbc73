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
from fogbound.games.unmatched.naming import fighter_in, hero_name

_PILE_WIDE: Final = 60
_SCALE: Final = _PILE_WIDE / WIDE


OF_ANOTHER: Final = ("PickFromHand", "TakeInstead")
"""Decisions by which one chooses from a hand that one is shown."""


def hand(view: Sight) -> list[Picture]:
    offered = [] if view.decision is None else view.decision.get("options", [])
    shown = _shown(view)
    return [
        *_own(view, [] if shown is not None else offered),
        *([] if shown is None else _cards(view, shown, offered)),
        *[_piles(view, seat) for seat in _from_me(view)],
    ]


def _shown(view: Sight) -> Seat | None:
    """Whose hand this seat chooses from: Eliminate the Impossible, Do My Bidding."""
    if view.decision is None or view.decision["name"] not in OF_ANOTHER or view.decision["seat"] != view.seat:
        return None
    if view.decision["name"] == "PickFromHand":
        return int(view.picked["opponent"])
    return int(fighter_in(view, view.combat["attacker"])["seat"])


def _own(view: Sight, offered: list[str]) -> list[Picture]:
    return [] if view.seat is None else _cards(view, view.seat, offered)


def _cards(view: Sight, seat: Seat, offered: list[str]) -> list[Picture]:
    """The cards of a hand, equal ones together, those that lie face down before it among them."""
    laid = Counter([card for card in view.laid[seat]["cards"] if card is not None])
    held = Counter([card for card in view.hands[seat]["cards"] if card is not None])
    return [card_in_hand(view, seat, name, count, laid[name], offered) for name, count in (held | laid).items()]


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
