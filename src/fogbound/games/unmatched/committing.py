"""UNM-7.3 to UNM-7.5: cards that are laid for a combat, face down or, with a guess, face up."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.games.unmatched.asking import NOT_NOW, Asked, Secret
from fogbound.games.unmatched.cards import ELEMENTARY, FORMS, MOST_PLAYERS, NAMES
from fogbound.games.unmatched.catalogue import NO_DEFENCE, NUMBER
from fogbound.games.unmatched.fighters import seat_of
from fogbound.games.unmatched.fighting import combat_of
from fogbound.games.unmatched.state import Battle

WRONG_CARD: Final = Rule("UNM-7.1")
NO_DEFENCE_CARD: Final = Rule("UNM-7.4")
WRONG_USER: Final = Rule("UNM-7.5")
WRONG_FORM: Final = Rule("UNM-12.2")


class Commit(Secret):
    """A card is laid face down."""

    def refused(self, state: Battle, option: Option, fits: tuple[bool, ...], nothing: Rule) -> Rule:
        """Why a card cannot be laid."""
        if option.verb != "play":
            return NOT_NOW
        deck, card = state.agreed.decks[self.seat], option.value
        if card not in state.hands[self.seat].cards or not fits[card]:
            return nothing
        return WRONG_FORM if deck.labels[card] in ("DR. JEKYLL", "MR. HYDE") else WRONG_USER

    def facts(self, state: Battle, option: Option, rule: Rule) -> dict[str, Any]:
        if rule is NOT_NOW:
            return {}
        deck, card = state.agreed.decks[self.seat], option.value
        held = card in state.hands[self.seat].cards
        return {
            "card": option.noun,
            "held": held,
            "type": deck.types[card] if held else None,
            "label": deck.labels[card] if held else None,
            "form": FORMS[state.forms[self.seat]] if rule is WRONG_FORM else None,
        }


class ChooseAttackCard(Commit):
    """UNM-7.1: an attack or versatile card that the attacking fighter may use now."""

    def options(self, state: Battle) -> list[Option]:
        users = state.users(combat_of(state).attack.fighter)
        return state.agreed.attacks[self.seat][users].of(state.hands[self.seat].cards)[:]

    def choose(self, state: Battle, option: Option) -> None:
        lay(state, self.seat, option.value)

    def reason(self, state: Battle, option: Option) -> Rule:
        return self.refused(state, option, state.agreed.decks[self.seat].attacks, WRONG_CARD)


def lay(state: Battle, seat: Seat, card: int) -> None:
    """Face down, to be turned up with the other card."""
    state.hands[seat], state.laid[seat] = move(state, card, state.hands[seat], state.laid[seat])
    if state.telling:
        state.tell(EVERYONE, ("laid", seat))
        state.tell(only(seat), ("laid_card", seat, NAMES[card]))


class MayDefend(Commit):
    """UNM-7.4: a defence or versatile card that the target may use now, or none; Elementary is laid face up."""

    def options(self, state: Battle) -> list[Option]:
        users = state.users(combat_of(state).defence.fighter)
        return state.agreed.defences[self.seat][users].of(state.hands[self.seat].cards)[:]

    def choose(self, state: Battle, option: Option) -> None:
        if option is NO_DEFENCE:
            if state.telling:
                state.tell(EVERYONE, ("no_defence", self.seat))
        elif option.value == ELEMENTARY:
            open_card(state, self.seat, ELEMENTARY)
            state.agenda.append(GUESS[self.seat])
        else:
            lay(state, self.seat, option.value)

    def forced(self, state: Battle) -> Option | None:
        """UNM-3.5: an empty hand is seen by all."""
        return None if len(state.hands[self.seat]) else NO_DEFENCE

    def shown(self, option: Option, seat: Seat | None) -> str:
        return option.text if option is NO_DEFENCE or option.value == ELEMENTARY else super().shown(option, seat)

    def reason(self, state: Battle, option: Option) -> Rule:
        return self.refused(state, option, state.agreed.decks[self.seat].defends, NO_DEFENCE_CARD)


def open_card(state: Battle, seat: Seat, card: int) -> None:
    """UNM-10.12: it is laid face up."""
    state.hands[seat], state.played[seat] = move(state, card, state.hands[seat], state.played[seat])
    if state.telling:
        state.tell(EVERYONE, ("laid_open", seat, NAMES[card]))


class Guess(Asked):
    """UNM-10.12 and UNM-10.13: the number that is said with Elementary."""

    def options(self, state: Battle) -> list[Option]:
        attacker = seat_of(combat_of(state).attack.fighter)
        return [NUMBER[number] for number in state.agreed.decks[attacker].attack_numbers]

    def choose(self, state: Battle, option: Option) -> None:
        state.combat = combat_of(state).guessing(option.value)
        if state.telling:
            state.tell(EVERYONE, ("guess", self.seat, option.value))


GUESS: Final = [Guess(seat) for seat in range(MOST_PLAYERS)]
