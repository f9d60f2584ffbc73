"""UNM-7 and UNM-8: an attack from its declaration to the discard piles."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect, Step
from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.unmatched.abilities import ability_of
from fogbound.games.unmatched.agreed import partner_of
from fogbound.games.unmatched.asking import NOT_NOW, InTheOpen
from fogbound.games.unmatched.cards import AFTER, DURING, IMMEDIATELY, MOST_PLAYERS, NAMES, NO_CARD
from fogbound.games.unmatched.catalogue import TARGET
from fogbound.games.unmatched.combat import Combat, Side
from fogbound.games.unmatched.committing import ChooseAttackCard, MayDefend
from fogbound.games.unmatched.damage import hurt
from fogbound.games.unmatched.drawing_cards import clear_played
from fogbound.games.unmatched.effects import CARD_EFFECT
from fogbound.games.unmatched.fighters import FIGHTERS, Fighter, seat_of
from fogbound.games.unmatched.fighting import card_of, combat_of
from fogbound.games.unmatched.reach_of_attack import forbids_target, targets
from fogbound.games.unmatched.state import Battle


class ChooseTarget(InTheOpen):
    """UNM-7.3: the attacker is named, and now its target."""

    def __init__(self, seat: Seat, fighter: Fighter) -> None:
        super().__init__(seat)
        self.fighter: Final = fighter

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, FIGHTERS[self.fighter])

    def options(self, state: Battle) -> list[Option]:
        return [TARGET[target] for target in targets(state, self.fighter)]

    def choose(self, state: Battle, option: Option) -> None:
        begin_combat(state, self.fighter, option.value)

    def reason(self, state: Battle, option: Option) -> Rule:
        if option.verb != "target":
            return NOT_NOW
        return forbids_target(state, self.fighter, option.value) or NOT_NOW

    def facts(self, state: Battle, option: Option, rule: Rule) -> dict[str, Any]:
        return {} if rule is NOT_NOW else {"fighter": FIGHTERS[self.fighter], "target": option.noun}


def begin_combat(state: Battle, fighter: Fighter, target: Fighter) -> None:
    """UNM-8: the whole of a combat, in the order of the rules."""
    attacker, defender = seat_of(fighter), seat_of(target)
    state.combat = Combat(Side(fighter), Side(target))
    if state.telling:
        fact = ("attack", attacker, state.called(fighter), defender, state.called(target))
        state.tell(EVERYONE, fact)
    state.agenda += (OPEN_COMBATS if state.agreed.open_hands else COMBATS)[attacker][defender]


class TurnUp(Effect[Battle]):
    """UNM-8.1: both cards at once."""

    def run(self, state: Battle) -> None:
        combat = combat_of(state)
        attack, defence = _turned_up(state, combat.attack), _turned_up(state, combat.defence)
        state.combat = Combat(attack, defence, combat.guess)
        if state.telling:
            cards = [card_of(state, seat_of(side.fighter)) for side in (attack, defence)]
            named = [None if card == NO_CARD else NAMES[card] for card in cards]
            seats = seat_of(attack.fighter), seat_of(defence.fighter)
            state.tell(EVERYONE, ("turned_cards", seats[0], named[0], seats[1], named[1]))


def _turned_up(state: Battle, side: Side) -> Side:
    seat = seat_of(side.fighter)
    for card in state.laid[seat].cards:
        state.laid[seat], state.played[seat] = move(state, card, state.laid[seat], state.played[seat])
    card = card_of(state, seat)
    return side if card == NO_CARD else Side(side.fighter, True, state.agreed.decks[seat].value[card])


class DealDamage(Effect[Battle]):
    """UNM-8.4 and UNM-8.5."""

    def run(self, state: Battle) -> None:
        combat = combat_of(state)
        target = combat.defence.fighter
        attack, defence = values(state, combat)
        damage = max(0, attack - defence)
        state.combat = combat.settled(min(damage, state.health[target]), damage > 0)
        if state.telling:
            winner = "attacker" if damage else "defender"
            state.tell(EVERYONE, ("combat", attack, defence, damage, winner))
        if damage:
            hurt(state, [target], damage)


def values(state: Battle, combat: Combat) -> tuple[int, int]:
    """What attack and defence are worth now."""
    target = combat.defence.fighter
    bonus = ability_of(state, seat_of(target)).defence_bonus(state, target)
    return combat.attack.value(0), combat.defence.value(bonus)


class EndCombat(Effect[Battle]):
    """UNM-8.9."""

    def run(self, state: Battle) -> None:
        combat = combat_of(state)
        clear_played(state, seat_of(combat.attack.fighter))
        clear_played(state, seat_of(combat.defence.fighter))
        state.combat = None
        state.forget_picks()


TURN_UP: Final = TurnUp()
DEAL_DAMAGE: Final = DealDamage()
END_COMBAT: Final = EndCombat()


def _steps(attacker: Seat, defender: Seat, open_hands: bool) -> list[Step[Any]]:
    """UNM-8.1: the steps of a combat, the last one first, as they lie on the agenda."""
    steps: list[Step[Any]] = [
        ChooseAttackCard(attacker, partner_of(attacker) if open_hands else NO_SEAT),
        MayDefend(defender, partner_of(defender) if open_hands else NO_SEAT),
        TURN_UP,
        CARD_EFFECT[defender][IMMEDIATELY][0],
        CARD_EFFECT[attacker][IMMEDIATELY][0],
        CARD_EFFECT[defender][DURING][0],
        CARD_EFFECT[attacker][DURING][0],
        DEAL_DAMAGE,
        CARD_EFFECT[defender][AFTER][0],
        CARD_EFFECT[attacker][AFTER][0],
        END_COMBAT,
    ]
    return steps[::-1]


def _combats(open_hands: bool) -> list[list[list[Step[Any]]]]:
    seats = range(MOST_PLAYERS)
    return [[_steps(attacker, defender, open_hands) for defender in seats] for attacker in seats]


COMBATS: Final = _combats(False)
OPEN_COMBATS: Final = _combats(True)
"""UNM-14.9."""
