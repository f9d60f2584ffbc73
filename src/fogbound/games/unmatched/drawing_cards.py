"""UNM-9.4 to UNM-9.6: drawing and discarding, and what becomes of cards that are played."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import move
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.core.zones import Zone
from fogbound.games.unmatched.cards import NAMES
from fogbound.games.unmatched.damage import hurt, on_board
from fogbound.games.unmatched.state import Battle

EXHAUSTION: Final = 2
"""UNM-9.5: damage for each card that is missing."""


def draw(state: Battle, seat: Seat, count: int) -> None:
    """UNM-9.5: what is there is drawn first. It may end the game: nothing must follow it."""
    there = min(count, len(state.decks[seat].cards))
    if there:
        take(state, seat, there, state.hands)
    if there < count:
        if state.telling:
            state.tell(EVERYONE, ("exhausted", seat, count - there))
        hurt(state, on_board(state, seat), EXHAUSTION * (count - there))


def take(state: Battle, seat: Seat, count: int, zones: list[Zone]) -> None:
    """So many cards from the top, which are there, to the seat's own of these zones."""
    drawn = state.decks[seat].cards[:count]
    for card in drawn:
        state.decks[seat], zones[seat] = move(state, card, state.decks[seat], zones[seat], taken=0)
    if state.telling:
        state.tell(EVERYONE, ("drew", seat, count))
        state.tell(only(seat), ("drew_cards", seat, [NAMES[card] for card in drawn]))


def discard(state: Battle, seat: Seat, card: int) -> None:
    """A card of the hand goes to its owner's pile."""
    state.hands[seat], state.discards[seat] = move(state, card, state.hands[seat], state.discards[seat])
    if state.telling:
        state.tell(EVERYONE, ("discarded", seat, NAMES[card]))


def clear_played(state: Battle, seat: Seat) -> None:
    """UNM-8.9: what was played goes to its owner's pile."""
    for card in state.played[seat].cards:
        state.played[seat], state.discards[seat] = move(state, card, state.played[seat], state.discards[seat])
