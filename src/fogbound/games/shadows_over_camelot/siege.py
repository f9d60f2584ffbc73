"""B-8.2: a fight against a Siege Engine."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.board import remove_engine
from fogbound.games.shadows_over_camelot.cards import WHITE_CARDS, fight_value
from fogbound.games.shadows_over_camelot.catalogue import BLOW, STRIKE
from fogbound.games.shadows_over_camelot.fights import ADD_TO_FIGHT, fight_cards, fight_of
from fogbound.games.shadows_over_camelot.knights import SIEGE_DIE
from fogbound.games.shadows_over_camelot.life import lose
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.scratch import AGAINST_ENGINE, Fight
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import clear_played, show


def fight_engine(state: Camelot, seat: Seat) -> None:
    """Any number of Fight cards, then the die, then what is added."""
    state.fight = Fight(AGAINST_ENGINE, seat)
    if state.telling:
        state.tell(EVERYONE, ("fights_engine", seat))
    state.then(CHOOSE_BLOWS[seat], ADD_TO_FIGHT[seat], SETTLE_SIEGE)


class ChooseBlows(Asking):
    """Fight cards are shown one by one; none is enough."""

    def options(self, state: Camelot) -> list[Option]:
        return [*[BLOW[card] for card in fight_cards(state.hands[self.seat].cards)], STRIKE]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is not STRIKE:
            show(state, self.seat, option.value)
            state.fight = fight_of(state).adding(fight_value(option.value))
            if state.telling:
                state.tell(EVERYONE, ("blow", self.seat, WHITE_CARDS.names[option.value]))
            state.then(self)
            return
        state.die = 1 + state.throw(SIEGE_DIE)
        state.fight = fight_of(state).rolled(state.die)
        if state.telling:
            state.tell(EVERYONE, ("rolled", self.seat, fight_of(state).die))


class SettleSiege(Effect[Camelot]):
    """The sum must be above the die."""

    def run(self, state: Camelot) -> None:
        fight = fight_of(state)
        won = fight.bonus > fight.die
        state.fight = None
        clear_played(state)
        if state.telling:
            state.tell(EVERYONE, ("siege_fought", fight.seat, fight.bonus, fight.die, won))
        if won:
            remove_engine(state)
            state.agreed.level.deed(state, "engine_destroyed", fight.seat)
        else:
            lose(state, fight.seat, 1)


CHOOSE_BLOWS: Final = [ChooseBlows(seat) for seat in range(MOST_SEATS)]
SETTLE_SIEGE: Final = SettleSiege()
