"""UNM-4: a Maneuver."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.abilities import ability_of
from fogbound.games.unmatched.asking import NOT_NOW, Asked, OfSeat
from fogbound.games.unmatched.cards import MOST_PLAYERS
from fogbound.games.unmatched.catalogue import DONE, MOVE, NO_BOOST
from fogbound.games.unmatched.drawing_cards import discard, draw
from fogbound.games.unmatched.fighters import PARTY, PARTY_BITS
from fogbound.games.unmatched.fog import MoveToken
from fogbound.games.unmatched.moving import OWN_MOVES
from fogbound.games.unmatched.state import NOT_MOVING, Battle
from fogbound.games.unmatched.uses import subsets

NOT_IN_HAND: Final = Rule("UNM-4.2")
NOT_TO_MOVE: Final = Rule("UNM-4.4")


def begin_maneuver(state: Battle, seat: Seat) -> None:
    """UNM-4: draw, BOOST, move, in this order."""
    state.steps = state.agreed.moves[seat]
    if state.telling:
        state.tell(EVERYONE, ("maneuver", seat))
    state.then(MAY_BOOST[seat], MOVE_FIGHTERS[seat], END_MANEUVER[seat])
    draw(state, seat, 1)


class MayBoost(Asked):
    """UNM-4.2 and UNM-4.3: one card, for all fighters."""

    def arises(self, state: Battle) -> bool:
        return state.held[self.seat] != 0 and state.hands[self.seat].cards != ()

    def options(self, state: Battle) -> list[Option]:
        return state.agreed.boosts[self.seat].of(state.hands[self.seat].cards)[:]

    def choose(self, state: Battle, option: Option) -> None:
        if option is NO_BOOST:
            return
        boost = state.agreed.decks[self.seat].boost[option.value]
        state.steps += boost
        if state.telling:
            state.tell(EVERYONE, ("boosted", self.seat, option.noun, boost))
        discard(state, self.seat, option.value)

    def reason(self, state: Battle, option: Option) -> Rule:
        return NOT_IN_HAND if option.verb == "boost" else NOT_NOW

    def facts(self, state: Battle, option: Option, rule: Rule) -> dict[str, Any]:
        return {"card": option.noun} if rule is NOT_IN_HAND else {}


class MoveFighters(OfSeat):
    """UNM-4.4: a single fighter moves or stays; of several pieces its player says which is next."""

    def run(self, state: Battle) -> None:
        seat = self.seat
        movers = state.standing & PARTY_BITS[seat]
        alone = movers & movers - 1 == 0
        if movers and alone and not (state.agreed.fog_in_maneuver and state.fog[seat]):
            state.agenda.append(OWN_MOVES[movers.bit_length() - 1][state.steps])
        else:
            state.agenda.append(CHOOSE_MOVER[seat])


class ChooseMover(Asked):
    """UNM-4.4: which fighter moves next, or with UNM-13.4 which token."""

    def arises(self, state: Battle) -> bool:
        left = state.standing & ~state.moved & PARTY_BITS[self.seat]
        return left != 0 or _tokens_left(state, self.seat) != 0

    def options(self, state: Battle) -> list[Option]:
        found = MOVERS[self.seat][(state.standing & ~state.moved & PARTY_BITS[self.seat]) >> PARTY * self.seat][:]
        if state.agreed.fog_in_maneuver:
            found += state.agreed.token.among(_tokens_left(state, self.seat))
        found.append(DONE)
        return found

    def choose(self, state: Battle, option: Option) -> None:
        if option is DONE:
            return
        if option.verb == "token":
            state.picked_token = option.value
            state.then(MoveToken(self.seat, self.seat, state.steps), self)
        else:
            state.moved |= 1 << option.value
            state.then(OWN_MOVES[option.value][state.steps], self)

    def reason(self, state: Battle, option: Option) -> Rule:
        return NOT_TO_MOVE if option.verb == "move" else NOT_NOW

    def facts(self, state: Battle, option: Option, rule: Rule) -> dict[str, Any]:
        if rule is not NOT_TO_MOVE:
            return {}
        own = option.value // PARTY == self.seat
        return {"fighter": option.noun, "own": own, "moved": bool(state.moved >> option.value & 1)}


def _tokens_left(state: Battle, seat: Seat) -> int:
    return state.fog[seat] & ~state.moved_tokens if state.agreed.fog_in_maneuver else 0


class EndManeuver(OfSeat):
    """UNM-12.3: what a hero's ability does when a Maneuver is over."""

    def run(self, state: Battle) -> None:
        state.steps = NOT_MOVING
        state.moved = 0
        state.forget_picks()
        ability_of(state, self.seat).after_maneuver(state, self.seat)


MOVERS: Final = [subsets(MOVE[PARTY * seat : PARTY * seat + PARTY]) for seat in range(MOST_PLAYERS)]
"""For each seat and set of its fighters, the hero its lowest bit, the options to move them."""
MAY_BOOST: Final = [MayBoost(seat) for seat in range(MOST_PLAYERS)]
MOVE_FIGHTERS: Final = [MoveFighters(seat) for seat in range(MOST_PLAYERS)]
CHOOSE_MOVER: Final = [ChooseMover(seat) for seat in range(MOST_PLAYERS)]
END_MANEUVER: Final = [EndManeuver(seat) for seat in range(MOST_PLAYERS)]
