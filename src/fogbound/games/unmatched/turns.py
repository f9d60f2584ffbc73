"""UNM-3 and UNM-6: a turn, its actions, and playing a scheme."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.abilities import ability_of
from fogbound.games.unmatched.asking import NOT_NOW, Asked
from fogbound.games.unmatched.attack import ChooseTarget
from fogbound.games.unmatched.cards import FORMS, MOST_PLAYERS, NAMES, SIDEKICK, Users
from fogbound.games.unmatched.cards import SCHEME as SCHEME_WINDOW
from fogbound.games.unmatched.catalogue import ATTACK, MANEUVER
from fogbound.games.unmatched.damage import settle
from fogbound.games.unmatched.drawing_cards import clear_played
from fogbound.games.unmatched.effects import CARD_EFFECT, forget_picks
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import FIGHTERS, SIDEKICK_BITS, Fighter, hero_of, seat_of
from fogbound.games.unmatched.maneuver import begin_maneuver
from fogbound.games.unmatched.placing import ANYWHERE, ReturnFighter
from fogbound.games.unmatched.reach_of_attack import (
    FIRST_ROUND,
    NO_FIGHTER,
    OUT_OF_REACH,
    attackable,
    next_in_game,
    targets,
)
from fogbound.games.unmatched.showing import DISCARD_DOWN
from fogbound.games.unmatched.state import Battle

ACTIONS: Final = 2

NO_SCHEME: Final = Rule("UNM-6.1")
NO_SISTERS: Final = Rule("UNM-11.2")
WRONG_FORM: Final = Rule("UNM-12.2")


class Turn(Effect[Battle]):
    """UNM-3.1."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Battle) -> None:
        seat, hero = self.seat, hero_of(self.seat)
        if seat <= state.turn or state.round == 0:
            state.round += 1
        state.turn = seat
        state.actions = ACTIONS
        if state.telling:
            state.tell(EVERYONE, ("turn", seat, state.round))
        state.began_on_fog = False
        state.agenda.append(NEXT_ACTION[seat])
        if state.fog[seat]:
            state.agenda.append(FIRST_ACTION[seat])
        if state.at[hero] == NOWHERE and state.health[hero]:
            state.then(ReturnFighter(seat, hero, ANYWHERE), START_ABILITY[seat])
        else:
            ability_of(state, seat).at_turn_start(state, seat)


class StartAbility(Effect[Battle]):
    """UNM-3.1: of a hero on the board."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Battle) -> None:
        ability_of(state, self.seat).at_turn_start(state, self.seat)


class FirstAction(Effect[Battle]):
    """UNM-13.10: who stands on fog now began the turn there."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Battle) -> None:
        state.began_on_fog = state.on_fog(hero_of(self.seat))


class NextAction(Effect[Battle]):
    """UNM-3.2: actions as long as there are any and somebody to take them, then the hand limit and the next turn."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Battle) -> None:
        seat = self.seat
        if state.agreed.seats > 2 or not state.agreed.at_once:
            _action_is_over(state)
            if state.outcome is not None:
                return
        if state.actions and state.held[seat]:
            state.actions -= 1
            state.agenda.append(self)
            state.agenda.append(TAKE_ACTION[seat])
        elif state.is_out(seat):
            state.agenda.append(NEXT_TURN)
        else:
            state.then(DISCARD_DOWN[seat], NEXT_TURN)


def _action_is_over(state: Battle) -> None:
    """UNM-9.9, UNM-14.4 and UNM-15.3: the fallen, and the fog of who is out."""
    settle(state)
    for seat in range(state.agreed.seats):
        if state.fog[seat] and state.is_out(seat):
            state.fog[seat] = 0


class TakeAction(Asked):
    """UNM-3.2: Maneuver, Scheme or Attack."""

    def options(self, state: Battle) -> list[Option]:
        seat = self.seat
        agreed, hand = state.agreed, state.hands[seat].cards
        found = [MANEUVER]
        found += agreed.schemes[seat][users_on_board(state, seat)].of(hand)
        enemies = attackable(state, seat)
        for fighter in agreed.parties[seat]:
            here = state.at[fighter]
            near = here != NOWHERE and agreed.reach[fighter][here] & enemies
            if near and agreed.attacks[seat][state.users(fighter)].of(hand):
                found.append(ATTACK[fighter])
        return found

    def choose(self, state: Battle, option: Option) -> None:
        if option is MANEUVER:
            begin_maneuver(state, self.seat)
        elif option.verb == "scheme":
            play_scheme(state, self.seat, option.value)
        else:
            state.agenda.append(ChooseTarget(self.seat, option.value))

    def reason(self, state: Battle, option: Option) -> Rule:
        if option.verb == "scheme":
            return _forbids_scheme(state, self.seat, option.value)
        return _forbids_attack(state, self.seat, option.value) if option.verb == "attack" else NOT_NOW

    def facts(self, state: Battle, option: Option, rule: Rule) -> dict[str, Any]:
        if option.verb == "attack":
            return _facts_of_attack(state, self.seat, option)
        if option.verb != "scheme":
            return {}
        deck, card = state.agreed.decks[self.seat], option.value
        held = card in state.hands[self.seat].cards
        label = deck.labels[card] if held else None
        form = FORMS[state.forms[self.seat]] if rule is WRONG_FORM else None
        return {"card": option.noun, "held": held, "label": label, "form": form}


def users_on_board(state: Battle, seat: Seat) -> Users:
    """UNM-6.1: whose schemes a seat may play."""
    found = 0 if state.at[hero_of(seat)] == NOWHERE else state.forms[seat]
    return found | SIDEKICK if state.standing & SIDEKICK_BITS[seat] else found


def _forbids_scheme(state: Battle, seat: Seat, card: int) -> Rule:
    deck = state.agreed.decks[seat]
    if card not in state.hands[seat].cards or not deck.schemes[card]:
        return NO_SCHEME
    label = deck.labels[card]
    if label == "SISTER":
        return NO_SISTERS
    return WRONG_FORM if label in ("DR. JEKYLL", "MR. HYDE") else NO_SCHEME


def _forbids_attack(state: Battle, seat: Seat, fighter: Fighter) -> Rule:
    if seat_of(fighter) != seat or state.at[fighter] == NOWHERE:
        return NO_FIGHTER
    if not targets(state, fighter):
        return FIRST_ROUND if state.agreed.each_alone and state.round == 1 else OUT_OF_REACH
    return NO_FIGHTER


def _facts_of_attack(state: Battle, seat: Seat, option: Option) -> dict[str, Any]:
    fighter = option.value
    own = seat_of(fighter) == seat and fighter in state.agreed.parties[seat]
    there = own and state.at[fighter] != NOWHERE
    return {
        "fighter": FIGHTERS[fighter],
        "own": own,
        "on_board": there,
        "in_reach": [FIGHTERS[target] for target in targets(state, fighter)] if there else [],
    }


def play_scheme(state: Battle, seat: Seat, card: int) -> None:
    """UNM-6: the card is open until its effect is over."""
    state.hands[seat], state.played[seat] = move(state, card, state.hands[seat], state.played[seat])
    if state.telling:
        state.tell(EVERYONE, ("scheme", seat, NAMES[card]))
    state.then(CARD_EFFECT[seat][SCHEME_WINDOW][0], END_SCHEME[seat])


class EndScheme(Effect[Battle]):
    """UNM-6.2 and UNM-8.9."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def run(self, state: Battle) -> None:
        clear_played(state, self.seat)
        forget_picks(state)


class NextTurn(Effect[Battle]):
    """UNM-3.1: of the next seat in the game."""

    def run(self, state: Battle) -> None:
        state.agenda.append(TURN[next_in_game(state, state.turn)])


TURN: Final = [Turn(seat) for seat in range(MOST_PLAYERS)]
START_ABILITY: Final = [StartAbility(seat) for seat in range(MOST_PLAYERS)]
FIRST_ACTION: Final = [FirstAction(seat) for seat in range(MOST_PLAYERS)]
NEXT_ACTION: Final = [NextAction(seat) for seat in range(MOST_PLAYERS)]
TAKE_ACTION: Final = [TakeAction(seat) for seat in range(MOST_PLAYERS)]
END_SCHEME: Final = [EndScheme(seat) for seat in range(MOST_PLAYERS)]
NEXT_TURN: Final = NextTurn()
