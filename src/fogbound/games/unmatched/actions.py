"""UNM-3.2 and UNM-6: the actions that are offered, and playing a scheme."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.asking import NOT_NOW, Asked, OfSeat
from fogbound.games.unmatched.attack import ChooseTarget
from fogbound.games.unmatched.cards import FORMS, MOST_PLAYERS, NAMES, SIDEKICK, Users
from fogbound.games.unmatched.cards import SCHEME as SCHEME_WINDOW
from fogbound.games.unmatched.catalogue import ATTACK, MANEUVER
from fogbound.games.unmatched.drawing_cards import clear_played
from fogbound.games.unmatched.effects import CARD_EFFECT
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import FIGHTERS, SIDEKICK_BITS, Fighter, hero_of, seat_of
from fogbound.games.unmatched.maneuver import begin_maneuver
from fogbound.games.unmatched.reach_of_attack import (
    FIRST_ROUND,
    NO_FIGHTER,
    OUT_OF_REACH,
    attackable,
    in_reach,
    targets,
)
from fogbound.games.unmatched.state import Battle

NO_SCHEME: Final = Rule("UNM-6.1")
NO_SISTERS: Final = Rule("UNM-11.2")
WRONG_FORM: Final = Rule("UNM-12.2")


class TakeAction(Asked):
    """UNM-3.2: Maneuver, Scheme or Attack."""

    def options(self, state: Battle) -> list[Option]:
        seat = self.seat
        agreed, hand = state.agreed, state.hands[seat].cards
        found = [MANEUVER]
        found += agreed.schemes[seat][users_on_board(state, seat)].of(hand)
        enemies = attackable(state, seat) if agreed.each_alone else state.enemies(seat)
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

    def forced(self, state: Battle) -> Option | None:
        """UNM-3.5: without a card in hand there is but a Maneuver."""
        return None if state.hands[self.seat].cards else MANEUVER

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
    if targets(state, fighter):
        return NO_FIGHTER
    return FIRST_ROUND if in_reach(state, fighter) & state.enemies(seat) else OUT_OF_REACH


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


class EndScheme(OfSeat):
    """UNM-6.2 and UNM-8.9."""

    def run(self, state: Battle) -> None:
        clear_played(state, self.seat)
        state.forget_picks()


TAKE_ACTION: Final = [TakeAction(seat) for seat in range(MOST_PLAYERS)]
END_SCHEME: Final = [EndScheme(seat) for seat in range(MOST_PLAYERS)]
