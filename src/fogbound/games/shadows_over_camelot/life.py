"""B-12: Life, and how it ends."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Decision, Effect
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.catalogue import PASS, SAVE
from fogbound.games.shadows_over_camelot.knights import MOST_LIFE, SAVED_LIFE
from fogbound.games.shadows_over_camelot.moving import leave
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import NOWHERE, THE_ARMOR, THE_GRAIL, THE_SWORD
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.the_end import game_is_lost
from fogbound.games.shadows_over_camelot.white import discard_hand


def gain(state: Camelot, seat: Seat, count: int) -> None:
    """B-12.1 and B-12.2: up to 6; the dying gain nothing."""
    before = state.life[seat]
    if before == 0 or before == MOST_LIFE:
        return
    state.life[seat] = min(before + count, MOST_LIFE)
    if state.telling:
        state.tell(EVERYONE, ("life", seat, state.life[seat] - before, state.life[seat]))


def lose(state: Camelot, seat: Seat, count: int) -> None:
    """B-12.1: not below 0."""
    before = state.life[seat]
    if before == 0:
        return
    state.life[seat] = max(before - count, 0)
    if state.telling:
        state.tell(EVERYONE, ("life", seat, state.life[seat] - before, state.life[seat]))


def dying(state: Camelot, with_active: bool) -> list[Seat]:
    """B-12.2: those at 0; the active Knight has until the end of his turn."""
    return [
        seat
        for seat in state.from_seat(state.active)
        if state.life[seat] == 0 and (with_active or seat != state.active)
    ]


def anybody_dying(state: Camelot) -> bool:
    """Whoever is not in play has no Life either."""
    return state.life.count(0) > state.agreed.seats - state.in_play.bit_count()


class Deaths(Effect[Camelot]):
    """B-12.2 and B-12.5: an effect is finished; all who are dying die together, unless the Grail saves one."""

    def __init__(self, turn_over: int) -> None:
        self.turn_over: Final = turn_over

    def arguments(self) -> tuple[Any, ...]:
        return (self.turn_over,)

    def run(self, state: Camelot) -> None:
        if not anybody_dying(state) or not dying(state, self.turn_over == 1):
            return
        holder = state.relics[THE_GRAIL]
        if holder == NO_SEAT:
            state.then(BURY[self.turn_over])
        else:
            state.then(SAVE_WITH_GRAIL[self.turn_over][holder], BURY[self.turn_over])


class SaveWithGrail(Asking):
    """B-9.2: the holder is asked once which one of the dying he saves."""

    def __init__(self, seat: Seat, turn_over: int) -> None:
        super().__init__(seat)
        self.turn_over: Final = turn_over

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.turn_over)

    def arises(self, state: Camelot) -> bool:
        return len(self.options(state)) > 1

    def options(self, state: Camelot) -> list[Option]:
        saved = dying(state, self.turn_over == 1)
        if not state.agreed.grail_self_save and self.seat in saved:
            saved.remove(self.seat)
        return [*[SAVE[seat] for seat in sorted(saved)], PASS]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is PASS:
            return
        state.life[option.value] = SAVED_LIFE
        lose_relic(state, THE_GRAIL)
        if state.telling:
            state.tell(EVERYONE, ("saved", self.seat, option.value))


class Bury(Effect[Camelot]):
    """B-12.3, and then B-3.3."""

    def __init__(self, turn_over: int) -> None:
        self.turn_over: Final = turn_over

    def arguments(self) -> tuple[Any, ...]:
        return (self.turn_over,)

    def run(self, state: Camelot) -> None:
        lost = dying(state, self.turn_over == 1)
        for seat in lost:
            die(state, seat)
        if state.in_play.bit_count() == 1:
            state.disclose(EVERYONE)  # whether the game goes on tells whether the last Knight is Loyal
        if not game_is_lost(state):
            for seat in lost:
                state.agreed.level.died(state, seat)


def die(state: Camelot, seat: Seat) -> None:
    discard_hand(state, seat)
    leave(state, seat)
    state.place[seat] = NOWHERE
    state.in_play &= ~(1 << seat)
    state.dead |= 1 << seat
    for relic in (THE_SWORD, THE_GRAIL, THE_ARMOR):
        if state.relics[relic] == seat:
            lose_relic(state, relic)
    if state.telling:
        state.tell(EVERYONE, ("died", seat))


def lose_relic(state: Camelot, relic: int) -> None:
    """B-9.4: it leaves the game."""
    give_relic(state, relic, NO_SEAT)


def give_relic(state: Camelot, relic: int, seat: Seat) -> None:
    state.relics = (*state.relics[:relic], seat, *state.relics[relic + 1 :])


DEATHS: Final = [Deaths(turn_over) for turn_over in (0, 1)]
BURY: Final = [Bury(turn_over) for turn_over in (0, 1)]
SAVE_WITH_GRAIL: Final[list[list[Decision[Camelot]]]] = [
    [SaveWithGrail(seat, turn_over) for seat in range(MOST_SEATS)] for turn_over in (0, 1)
]
