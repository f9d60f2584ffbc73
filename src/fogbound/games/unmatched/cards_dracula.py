"""UNM-11: what the cards of Dracula and his Sisters do."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import move
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.asking import Asked
from fogbound.games.unmatched.behaviour import Behaviour
from fogbound.games.unmatched.cards import MOST_PLAYERS, NAMES, NO_CARD
from fogbound.games.unmatched.choosing import ANY, CHOOSE_FIGHTER
from fogbound.games.unmatched.combat import Side
from fogbound.games.unmatched.damage import hurt, on_board, recover, sisters_of
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import NOBODY, hero_of
from fogbound.games.unmatched.fighting import (
    add,
    card_of,
    combat_of,
    other_fighter,
    other_player,
    own_fighter,
    rewrite,
    won,
)
from fogbound.games.unmatched.moving import MoveFighter
from fogbound.games.unmatched.placing import ANYWHERE, BESIDE_DEFENDER, IN_HERO_ZONE, PlaceFighter, ReturnFighter
from fogbound.games.unmatched.showing import THROW_AWAY, by_chance, look_at_hand, thrown
from fogbound.games.unmatched.state import Battle
from fogbound.games.unmatched.words_of_cards import draw_one, gain_an_action, move_picked_two, recover_two


def move_own_fighter_three(state: Battle, me: Seat) -> None:
    state.agenda.append(MoveFighter(me, own_fighter(state, me), 3))


def ambush(state: Battle, me: Seat) -> None:
    other = other_player(state, me)
    card = by_chance(state, other)
    if card != NO_CARD:
        add(state, me, state.agreed.decks[other].boost[card])


def feeding_frenzy(state: Battle, me: Seat) -> None:
    there = state.at[other_fighter(state, me)]
    if there != NOWHERE:
        zone = state.agreed.field.zone_mates[there]
        add(state, me, len([sister for sister in sisters_of(state, me) if zone >> state.at[sister] & 1]))


def throw_cards_away(state: Battle, me: Seat) -> None:
    state.agenda.append(THROW_AWAY[me])


def one_for_each(state: Battle, me: Seat) -> None:
    add(state, me, thrown(state))


def thirst(state: Battle, me: Seat) -> None:
    if won(state, me):
        state.agenda.append(PlaceFighter(me, hero_of(me), BESIDE_DEFENDER))


def do_my_bidding(state: Battle, me: Seat) -> None:
    """UNM-11.9: the attack card goes back, and its hand is looked at."""
    attacker = other_player(state, me)
    card = card_of(state, attacker)
    state.played[attacker], state.hands[attacker] = move(state, card, state.played[attacker], state.hands[attacker])
    if state.telling:
        state.tell(EVERYONE, ("took_up", attacker, NAMES[card]))
    look_at_hand(state, me, attacker)
    state.agenda.append(TAKE_INSTEAD[me])


class TakeInstead(Asked):
    """UNM-11.9: another attack card that the attacking fighter may use now."""

    def options(self, state: Battle) -> list[Option]:
        attacker = other_player(state, self.seat)
        users = state.users(combat_of(state).attack.fighter)
        return state.agreed.attacks[attacker][users].of(state.hands[attacker].cards)[:]

    def choose(self, state: Battle, option: Option) -> None:
        attacker, card = other_player(state, self.seat), option.value
        hand = state.hands[attacker]
        state.hands[attacker], state.played[attacker] = move(state, card, hand, state.played[attacker])
        side = combat_of(state).attack
        rewrite(state, side, Side(side.fighter, True, state.agreed.decks[attacker].value[card]))
        if state.telling:
            state.tell(EVERYONE, ("instead", self.seat, attacker, NAMES[card]))


def look_into_my_eyes(state: Battle, me: Seat) -> None:
    other = other_player(state, me)
    card = card_of(state, other)
    if card != NO_CARD:
        add(state, me, state.agreed.decks[other].boost[card])


def place_dracula(state: Battle, me: Seat) -> None:
    state.agenda.append(PlaceFighter(me, hero_of(me), ANYWHERE))


def drain(state: Battle, me: Seat) -> None:
    """UNM-11.13: teammates are spared."""
    dracula = hero_of(me)
    prey = [f for seat in state.agreed.enemies[me] for f in on_board(state, seat) if state.next_to(dracula, f)]
    state.picked_number = hurt(state, prey, 1)


def recover_what_was_drained(state: Battle, me: Seat) -> None:
    recover(state, hero_of(me), state.picked_number)


def bring_back_a_sister(state: Battle, me: Seat) -> None:
    """UNM-11.14: they are alike, so the first who is defeated comes back."""
    for sister in state.agreed.parties[me][1:]:
        if not state.health[sister]:
            state.agenda.append(ReturnFighter(me, sister, IN_HERO_ZONE))
            return


def any_fighter(state: Battle, me: Seat) -> None:
    state.agenda.append(CHOOSE_FIGHTER[me][ANY])


def sisters_bite(state: Battle, me: Seat) -> None:
    target = state.picked_fighter
    if target != NOBODY:
        biting = [sister for sister in sisters_of(state, me) if sister != target and state.next_to(sister, target)]
        hurt(state, [target], len(biting))


BEHAVIOURS: Final[dict[str, Behaviour]] = {
    "dash": {"after": (move_own_fighter_three,)},
    "exploit": {"after": (draw_one,)},
    "ambush": {"during": (ambush,)},
    "feeding_frenzy": {"during": (feeding_frenzy,)},
    "beastform": {"during": (throw_cards_away, one_for_each)},
    "thirst_for_sustenance": {"after": (thirst,)},
    "do_my_bidding": {"immediately": (do_my_bidding,)},
    "look_into_my_eyes": {"during": (look_into_my_eyes,)},
    "mistform": {"scheme": (place_dracula, gain_an_action)},
    "prey_upon": {"scheme": (drain, recover_what_was_drained)},
    "baptism_of_blood": {"scheme": (recover_two, bring_back_a_sister)},
    "ravening_seduction": {"scheme": (any_fighter, move_picked_two, sisters_bite)},
}
TAKE_INSTEAD: Final = [TakeInstead(seat) for seat in range(MOST_PLAYERS)]
