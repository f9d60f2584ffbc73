"""B-7.4 and B-8.2: what is added to a fight once all is shown: Kay's card, Excalibur, and whatever a level adds."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.cards import FIGHTS, WHITE_CARDS, fight_value
from fogbound.games.shadows_over_camelot.catalogue import ADD_EXCALIBUR, BLOW, DONE
from fogbound.games.shadows_over_camelot.discarding import kinds
from fogbound.games.shadows_over_camelot.knights import KAY
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import THE_SWORD
from fogbound.games.shadows_over_camelot.scratch import Fight
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import show


def fight_of(state: Camelot) -> Fight:
    assert state.fight is not None
    return state.fight


def fight_cards(cards: tuple[int, ...]) -> list[int]:
    """The kinds of Fight cards in a hand."""
    return [card for card in kinds(cards) if card < FIGHTS]


class AddToFight(Asking):
    """Each Knight who takes part says once what he adds, any or none."""

    def arises(self, state: Camelot) -> bool:
        """Who is Kay, who holds Excalibur, and whether a hand is empty, all can see."""
        fight, seat = fight_of(state), self.seat
        if state.relics[THE_SWORD] == seat and not fight.sword_added:
            return True
        if state.is_knight(seat, KAY) and not fight.kay_added and state.hands[seat].cards:
            return True
        return state.agreed.level.may_add(state, seat)

    def options(self, state: Camelot) -> list[Option]:
        fight, seat = fight_of(state), self.seat
        found: list[Option] = []
        if state.is_knight(seat, KAY) and not fight.kay_added:
            found += [BLOW[card] for card in fight_cards(state.hands[seat].cards)]
        if state.relics[THE_SWORD] == seat and not fight.sword_added:
            found.append(ADD_EXCALIBUR)
        found.append(DONE)
        return found + state.agreed.level.addition_options(state, seat)

    def choose(self, state: Camelot, option: Option) -> None:
        fight = fight_of(state)
        if option is DONE:
            return
        if option is ADD_EXCALIBUR:
            state.fight = fight.with_sword()
            if state.telling:
                state.tell(EVERYONE, ("adds_excalibur", self.seat))
        elif option.verb == "blow":
            show(state, self.seat, option.value)
            state.fight = fight.with_kay().adding(fight_value(option.value))
            if state.telling:
                state.tell(EVERYONE, ("adds_card", self.seat, WHITE_CARDS.names[option.value]))
        else:
            state.agreed.level.choose(state, self, option)
            return
        state.then(self)


ADD_TO_FIGHT: Final = [AddToFight(seat) for seat in range(MOST_SEATS)]
