"""BS-6: entering places, and the card beneath the keys."""

from __future__ import annotations

from fogbound.core.knowledge import move
from fogbound.core.seats import EVERYONE
from fogbound.core.spaces import Space
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import NAMES


def go(state: Pursuit, place: Space) -> None:
    """BS-6.1 and BS-6.2."""
    state.pawn = place
    if state.telling:
        state.tell(EVERYONE, ("moved", PLACES[place]))
    claim(state, place)


def claim(state: Pursuit, place: Space) -> None:
    """BS-6.2 and BS-6.3."""
    if not state.keys >> place & 1:
        state.keys |= 1 << place
        if state.telling:
            state.tell(EVERYONE, ("key", PLACES[place], state.keys.bit_count()))


def reveal_suit_card(state: Pursuit) -> None:
    """BS-6.4."""
    card = state.suit_card.cards[0]
    state.suit_card, state.clues = move(state, card, state.suit_card, state.clues, len(state.clues.cards), 0)
    if state.telling:
        state.tell(EVERYONE, ("suit_card", NAMES[card]))


def reveal_clue(state: Pursuit) -> None:
    """BS-7.4 and BS-10.1: the top card of the clue deck is kept."""
    card = state.clue_deck.cards[0]
    state.clue_deck, state.clues = move(state, card, state.clue_deck, state.clues, len(state.clues.cards), 0)
    if state.telling:
        state.tell(EVERYONE, ("clue", NAMES[card]))
