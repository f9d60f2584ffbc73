"""KDL-7 and KDL-8: a murder is attempted, the others try to foil it, and it is settled."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Decision, Effect
from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.games.kill_doctor_lucky.attempt import DOCTOR, Attempt
from fogbound.games.kill_doctor_lucky.cards import CARDS
from fogbound.games.kill_doctor_lucky.catalogue import BARE_HANDS, DONE, MOST_SEATS, TOKEN
from fogbound.games.kill_doctor_lucky.conditions import (
    MOVEMENT_IS_OVER,
    NO_TOKENS,
    NOT_NOW,
    ONE_TOKEN,
    TOO_FEW_TOKENS,
    WRONG_CARD,
)
from fogbound.games.kill_doctor_lucky.moving import MOVES
from fogbound.games.kill_doctor_lucky.spaces import SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion


def announce(state: Mansion, attacker: int) -> None:
    """KDL-7: the whole of an attempt, in the order of the rules."""
    agreed = state.agreed
    state.disclose(EVERYONE)  # KDL-4.3: what is announced is not taken back
    state.attempt = Attempt(attacker, DOCTOR, 0, agreed.head_start)
    if state.telling:
        state.tell(EVERYONE, ("attempts", agreed.called(attacker), SPACES[state.doctor]))
    state.then(CHOOSE_WEAPON[attacker], *[MAY_FOIL[seat] for seat in agreed.asked[attacker]], SETTLE)


class ChooseWeapon(Decision[Mansion]):
    """KDL-7.4: with a weapon, or with bare hands."""

    def options(self, state: Mansion) -> list[Option]:
        return state.agreed.uses(state.hands[self.seat].cards).weapons[:]

    def choose(self, state: Mansion, option: Option) -> None:
        assert state.attempt is not None
        value = murder_value(state, self.seat, option)
        state.attempt = state.attempt.of_value(value)
        if option is not BARE_HANDS:
            state.hands[self.seat], state.weapon = move(state, option.value, state.hands[self.seat], state.weapon)
        if state.telling:
            state.tell(EVERYONE, ("weapon", self.seat, option.noun, value))

    def forbids(self, state: Mansion, option: Option) -> Rule | None:
        if option.verb == "use" and option.value in state.hands[self.seat].cards:
            return None
        if option.verb in MOVES or option.verb in ("attempt", "attack", "draw"):
            return MOVEMENT_IS_OVER
        return NOT_NOW

    def facts(self, state: Mansion, option: Option, rule: Rule) -> dict[str, Any]:
        return {"card": option.noun} if option.verb == "use" else {}


def murder_value(state: Mansion, seat: Seat, weapon: Option) -> int:
    """KDL-7.5, KDL-7.6 and KDL-7.7."""
    agreed = state.agreed
    value = 1 + state.tokens[seat]
    if weapon is BARE_HANDS:
        return value
    strength = agreed.deck.strength(weapon.value, state.pawns[seat])
    return value + strength - 1 if agreed.weapon_replaces else value + strength


class MayFoil(Decision[Mansion]):
    """KDL-8: a guest lays cards and tokens face down against the attempt, and turns them up when done."""

    def arises(self, state: Mansion) -> bool:
        """KDL-8.6."""
        assert state.attempt is not None
        return not (state.attempt.foiled and state.agreed.stops_when_foiled)

    def options(self, state: Mansion) -> list[Option]:
        assert state.attempt is not None
        hand, laid = state.hands[self.seat].cards, state.attempt.laid
        found = state.agreed.uses(hand).foils[:]
        if laid:
            found = [option for option in found if hand.count(option.value) > laid.count(option.value)]
        if forbids_token(state, self.seat) is None:
            found.append(TOKEN)
        found.append(DONE)
        return found

    def choose(self, state: Mansion, option: Option) -> None:
        attempt = state.attempt
        assert attempt is not None
        if option is DONE:
            self.turn_up(state, attempt)
            return
        if option is TOKEN:
            state.attempt = attempt.laying(attempt.laid, attempt.laid_tokens + 1)
        else:
            state.attempt = attempt.laying(tuple(sorted((*attempt.laid, option.value))), attempt.laid_tokens)
        if state.telling:
            state.tell(only(self.seat), ("laid", self.seat, option.noun))
        state.agenda.append(self)

    def turn_up(self, state: Mansion, attempt: Attempt) -> None:
        """KDL-8.5: all that was laid is one act."""
        seat, deck = self.seat, state.agreed.deck
        state.disclose(EVERYONE)
        for card in attempt.laid:
            state.hands[seat], state.against = move(state, card, state.hands[seat], state.against)
        if attempt.laid_tokens:
            state.tokens = with_tokens(state.tokens, seat, -attempt.laid_tokens)
        state.attempt = after = attempt.turned_up(sum([deck.clovers[card] for card in attempt.laid]))
        if state.telling:
            cards = [CARDS.names[card] for card in attempt.laid]
            state.tell(EVERYONE, ("foils", seat, cards, attempt.laid_tokens, after.failure, after.value))

    def forced(self, state: Mansion) -> Option | None:
        """Who has neither cards nor tokens can only be done; before that nobody else can know."""
        tokens = state.tokens[self.seat] if state.agreed.most_tokens else 0
        return None if state.hands[self.seat].cards or tokens else DONE

    def shown(self, option: Option, seat: Seat | None) -> str:
        return option.text if seat == self.seat or option is DONE else "lays something face down"

    def forbids(self, state: Mansion, option: Option) -> Rule | None:
        if option is TOKEN:
            return forbids_token(state, self.seat)
        if option.verb != "lay":
            return NOT_NOW
        assert state.attempt is not None
        held = state.hands[self.seat].cards.count(option.value)
        here = held > state.attempt.laid.count(option.value) and state.agreed.foils(option.value)
        return None if here else WRONG_CARD

    def facts(self, state: Mansion, option: Option, rule: Rule) -> dict[str, Any]:
        if rule is WRONG_CARD:
            return {"card": option.noun, "held": option.value in state.hands[self.seat].cards}
        return {}


def forbids_token(state: Mansion, seat: Seat) -> Rule | None:
    """KDL-8.3 and KDL-8.4."""
    assert state.attempt is not None
    laid = state.attempt.laid_tokens
    if state.agreed.most_tokens == 0:
        return NO_TOKENS
    if state.tokens[seat] <= laid:
        return TOO_FEW_TOKENS
    return ONE_TOKEN if laid >= state.agreed.most_tokens else None


class Settle(Effect[Mansion]):
    """KDL-7.8: foiled, or the end."""

    def run(self, state: Mansion) -> None:
        attempt = state.attempt
        assert attempt is not None
        clear_away(state)
        if attempt.foiled:
            gain = gains(state, attempt)
            if state.telling:
                state.tell(
                    EVERYONE, ("foiled", state.agreed.called(attempt.attacker), gain, attempt.value, attempt.failure)
                )
        else:
            win(state, attempt)


def clear_away(state: Mansion) -> None:
    """KDL-7.10, KDL-7.11 and KDL-14.2: where weapon and foiling cards go."""
    state.attempt = None
    for card in state.weapon.cards:
        state.weapon, state.discards = move(state, card, state.weapon, state.discards)
    for card in state.against.cards:
        if state.agreed.foils_are_removed:
            state.against, state.removed = move(state, card, state.against, state.removed)
        else:
            state.against, state.discards = move(state, card, state.against, state.discards)


def gains(state: Mansion, attempt: Attempt) -> int:
    """KDL-7.9: the tokens of a foiled attacker, if it is a guest (KDL-15.9)."""
    gain = attempt.tokens + state.agreed.token_on_failure
    if attempt.attacker >= state.agreed.seats:
        return 0
    state.tokens = with_tokens(state.tokens, attempt.attacker, gain)
    return gain


def win(state: Mansion, attempt: Attempt) -> None:
    """KDL-14.1, KDL-14.4 and KDL-15.10."""
    seats = state.agreed.seats
    winner = state.agreed.side(attempt.attacker)
    by_stranger = attempt.attacker >= seats
    if state.telling:
        state.tell(EVERYONE, ("murdered", state.agreed.called(attempt.attacker), attempt.value, attempt.failure))
    end_with_winner(state, winner, "stranger_murder" if by_stranger else "murder")


def end_with_winner(state: Mansion, winner: Seat, reason: str) -> None:
    losers = [seat for seat in range(state.agreed.seats) if seat != winner]
    scores = [float(len(losers)) if seat == winner else -1.0 for seat in range(state.agreed.seats)]
    state.end([winner], losers, scores, reason)


def with_tokens(tokens: tuple[int, ...], seat: Seat, more: int) -> tuple[int, ...]:
    return (*tokens[:seat], tokens[seat] + more, *tokens[seat + 1 :])


CHOOSE_WEAPON: Final = [ChooseWeapon(seat) for seat in range(MOST_SEATS)]
MAY_FOIL: Final = [MayFoil(seat) for seat in range(MOST_SEATS)]
SETTLE: Final = Settle()
