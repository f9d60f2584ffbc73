"""UNM-12: what the cards of Jekyll & Hyde do."""

from __future__ import annotations

from typing import Final

from fogbound.core.knowledge import look, move
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.abilities import become
from fogbound.games.unmatched.behaviour import Behaviour
from fogbound.games.unmatched.cards import HYDE, JEKYLL, NAMES
from fogbound.games.unmatched.choosing import CHOOSE_FIGHTER, IN_COMBAT, adjacent_fighter
from fogbound.games.unmatched.damage import hurt, on_board
from fogbound.games.unmatched.drawing_cards import draw
from fogbound.games.unmatched.fighters import NOBODY, hero_of
from fogbound.games.unmatched.fighting import add, attacks, combat_of, is_worth, won
from fogbound.games.unmatched.moving import MoveFighter
from fogbound.games.unmatched.showing import THROW_AWAY_JEKYLL, thrown
from fogbound.games.unmatched.sorting import DrawUpTo, KeepOne, put_under
from fogbound.games.unmatched.state import Battle
from fogbound.games.unmatched.words_of_cards import (
    move_picked_two,
    place_in_zone,
    recover_two,
    turn_into_jekyll,
)

BOTH_NATURES: Final = 6
"""UNM-12.6: what Duality of Man is worth."""


def one_of_this_combat(state: Battle, me: Seat) -> None:
    if won(state, me):
        state.agenda.append(CHOOSE_FIGHTER[me][IN_COMBAT])


def duality(state: Battle, me: Seat) -> None:
    if state.forms[me] == (HYDE if attacks(state, me) else JEKYLL):
        is_worth(state, me, BOTH_NATURES)


def recover_two_if_won(state: Battle, me: Seat) -> None:
    if won(state, me):
        recover_two(state, me)


def move_hero_two(state: Battle, me: Seat) -> None:
    state.agenda.append(MoveFighter(me, hero_of(me), 2))


def turn_into_hyde(state: Battle, me: Seat) -> None:
    become(state, me, HYDE)


def throw_jekylls_cards_away(state: Battle, me: Seat) -> None:
    state.agenda.append(THROW_AWAY_JEKYLL[me])


def two_for_each(state: Battle, me: Seat) -> None:
    add(state, me, 2 * thrown(state))


def move_hero_four(state: Battle, me: Seat) -> None:
    state.agenda.append(MoveFighter(me, hero_of(me), 4))


def draw_for_damage(state: Battle, me: Seat) -> None:
    """UNM-12.13: he draws as defender; the card is no attack."""
    draw(state, me, combat_of(state).damage)


def draw_up_to_three(state: Battle, me: Seat) -> None:
    state.agenda.append(DrawUpTo(me, 3))


def keep_one(state: Battle, me: Seat) -> None:
    state.agenda.append(KeepOne(me, state.agreed.partners[me]))


def hurt_all_beside_him(state: Battle, me: Seat) -> None:
    """UNM-12.15: a teammate too."""
    hero = hero_of(me)
    fighters = [f for seat in range(state.agreed.seats) for f in on_board(state, seat)]
    hurt(state, [fighter for fighter in fighters if state.next_to(hero, fighter)], 2)


def turn_up_top_card(state: Battle, me: Seat) -> None:
    if len(state.decks[me]):
        state.decks[me] = look(state, state.decks[me], EVERYONE, 1)
        if state.telling:
            state.tell(EVERYONE, ("turned_up", me, NAMES[state.decks[me].cards[0]]))


def somebody_beside_him(state: Battle, me: Seat) -> None:
    if len(state.decks[me]):
        adjacent_fighter(state, me)


def hurt_by_its_boost(state: Battle, me: Seat) -> None:
    if state.picked_fighter != NOBODY:
        hurt(state, [state.picked_fighter], state.agreed.decks[me].boost[state.decks[me].cards[0]])


def take_it(state: Battle, me: Seat) -> None:
    if len(state.decks[me]):
        card = state.decks[me].cards[0]
        state.decks[me], state.hands[me] = move(state, card, state.decks[me], state.hands[me], taken=0)
        if state.telling:
            state.tell(EVERYONE, ("took", me, NAMES[card]))


BEHAVIOURS: Final[dict[str, Behaviour]] = {
    "skirmish": {"after": (one_of_this_combat, move_picked_two)},
    "duality_of_man": {"during": (duality,)},
    "distracted_triage": {"after": (recover_two_if_won,)},
    "succumb_to_compulsion": {"after": (move_hero_two, turn_into_hyde)},
    "madness_relents": {"after": (turn_into_jekyll,)},
    "recoiling_blow": {"after": (place_in_zone, turn_into_jekyll)},
    "forever_hyde": {"during": (throw_jekylls_cards_away, two_for_each)},
    "with_haste": {"after": (move_hero_four,)},
    "scientific_method": {"after": (draw_for_damage,)},
    "calming_research": {"scheme": (recover_two, draw_up_to_three, keep_one, put_under)},
    "pure_evil": {"scheme": (place_in_zone, hurt_all_beside_him)},
    "strange_case": {"scheme": (turn_up_top_card, somebody_beside_him, hurt_by_its_boost, take_it)},
}
