"""BS-5, BS-7.2 and BS-9.2: how the stealth deck advances, and how fog comes into it."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import move
from fogbound.core.seats import EVERYONE
from fogbound.games.black_sonata.catalogue import PLAYER
from fogbound.games.black_sonata.courses import Slot
from fogbound.games.black_sonata.london import LANDMARKS
from fogbound.games.black_sonata.state import Pursuit


def advance(state: Pursuit, count: int) -> bool:
    """BS-5.4 and BS-5.5: so many cards go from the top to the bottom. False if time has run out on the way."""
    state.top += count
    if state.top < state.course.length:
        return True
    if state.countdown == 0:
        state.top = state.course.length
        lose(state, "out_of_time")
        return False
    state.top -= state.course.length
    state.countdown -= 1
    if state.telling:
        state.tell(EVERYONE, ("countdown", state.countdown))
    return True


def see_top(state: Pursuit) -> None:
    """BS-5.3."""
    state.seen_slots |= 1 << state.top
    state.disclose(EVERYONE)
    if state.telling:
        state.tell(EVERYONE, ("sign", back(state, state.top)))


def back(state: Pursuit, slot: Slot) -> str:
    """What the back of a card in the deck shows."""
    return "fog" if state.fog_slots >> slot & 1 else LANDMARKS[state.course.landmarks[slot]]


class Update(Effect[Pursuit]):
    """BS-5.1: the Lady moves."""

    def run(self, state: Pursuit) -> None:
        state.round += 1
        if advance(state, 1):
            see_top(state)


class SlideInFog(Effect[Pursuit]):
    """BS-7.2 and BS-9.2: the top fog card takes the place of the card on top, or the game is lost."""

    def run(self, state: Pursuit) -> None:
        if not state.fog_deck.cards:
            lose(state, "no_fog_to_use" if state.fog_on_top() else "no_fog_to_search")
            return
        card, beneath = state.fog_deck.cards[0], fog_before(state, state.top) + state.fog_on_top()
        state.fog_deck, state.slid_in = move(state, card, state.fog_deck, state.slid_in, beneath, 0)
        state.fog_slots |= 1 << state.top


def fog_before(state: Pursuit, slot: Slot) -> int:
    """How many fog cards lie in earlier slots: the place of this slot's among those slid in."""
    return (state.fog_slots & ((1 << slot) - 1)).bit_count()


def lose(state: Pursuit, reason: str) -> None:
    """BS-13.2."""
    state.end([], [PLAYER], [0.0], reason)
    if state.telling:
        state.tell(EVERYONE, ("lost", reason))


UPDATE: Final = Update()
SLIDE_IN_FOG: Final = SlideInFog()
