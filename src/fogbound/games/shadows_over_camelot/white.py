"""White cards on their way: drawn, discarded, and shuffled again."""

from __future__ import annotations

from fogbound.core.knowledge import draw, move, pour, shuffled
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.games.shadows_over_camelot.cards import WHITE_CARDS
from fogbound.games.shadows_over_camelot.state import Camelot


def reshuffle(state: Camelot) -> None:
    """B-10.12: both discard piles are shuffled into their piles."""
    state.white_discards, state.white_pile = pour(state, state.white_discards, state.white_pile)
    state.white_pile = shuffled(state, state.white_pile)
    state.black_discards, state.black_pile = pour(state, state.black_discards, state.black_pile)
    state.black_pile = shuffled(state, state.black_pile)
    if state.telling:
        state.tell(EVERYONE, ("reshuffled", len(state.white_pile), len(state.black_pile)))


def white_at_hand(state: Camelot) -> bool:
    """Whether a White card can be drawn; if need be, after shuffling."""
    if not state.white_pile.cards:
        reshuffle(state)
    return bool(state.white_pile.cards)


def draw_white(state: Camelot, seat: Seat, count: int = 1) -> int:
    """So many White cards, seen by their owner alone; how many there were."""
    drawn: tuple[int, ...] = ()
    while len(drawn) < count and white_at_hand(state):
        some = state.white_pile.cards[: count - len(drawn)]
        state.white_pile, state.hands[seat] = draw(state, state.white_pile, state.hands[seat], len(some))
        drawn += some
    if state.telling and count:
        state.tell(EVERYONE, ("drew", seat, len(drawn)))
        if drawn:
            state.tell(only(seat), ("drew_cards", seat, [WHITE_CARDS.names[card] for card in drawn]))
    return len(drawn)


def discard(state: Camelot, seat: Seat, card: int) -> None:
    """B-14.2: face down, known to its owner alone."""
    state.hands[seat], state.white_discards = move(state, card, state.hands[seat], state.white_discards)


def discard_hand(state: Camelot, seat: Seat) -> None:
    state.hands[seat], state.white_discards = pour(state, state.hands[seat], state.white_discards)


def show(state: Camelot, seat: Seat, card: int) -> None:
    """A card of the hand is laid open, to be carried out and discarded."""
    state.hands[seat], state.played = move(state, card, state.hands[seat], state.played)


def clear_played(state: Camelot) -> None:
    """What was laid open and is done."""
    state.played, state.white_discards = pour(state, state.played, state.white_discards)
