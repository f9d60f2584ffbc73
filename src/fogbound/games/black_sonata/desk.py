"""What lies before the player: her card, the deck as a dial, clues, notes and piles."""

from __future__ import annotations

from fogbound.core.cards import lying
from fogbound.core.players import Sight
from fogbound.core.svg import Picture, group
from fogbound.core.voice import plural
from fogbound.games.black_sonata.clue_cards import clue
from fogbound.games.black_sonata.dial import MIDDLE, dial
from fogbound.games.black_sonata.her_card import her_card
from fogbound.games.black_sonata.notes import (
    TRAITS_WIDE,
    TRIPLES_WIDE,
    traits,
    traits_in_words,
    triples,
    triples_in_words,
)
from fogbound.games.black_sonata.piles import piles


def hand(view: Sight) -> list[Picture]:
    offered = [] if view.decision is None else view.decision.get("options", [])
    return [
        her_card(view, offered),
        lying("her-deck", "Her deck", _of_the_deck(view), group(*dial(view)), width=2 * MIDDLE),
        *[clue(view, number, offered) for number in range(len(view.clues))],
        lying("casebook", "Casebook", traits_in_words(view), traits(view), width=TRAITS_WIDE),
        lying("triples", "Her three traits", triples_in_words(view), triples(view, offered), width=TRIPLES_WIDE),
        piles(view, offered),
    ]


def _of_the_deck(view: Sight) -> str:
    return f"{plural(view.advances_left, 'card')} until time runs out; the countdown card shows {view.countdown}."
