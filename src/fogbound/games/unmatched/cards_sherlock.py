"""UNM-10: what the cards of Holmes and Watson do; Feint is here for all decks that have it."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.unmatched.asking import Asked
from fogbound.games.unmatched.behaviour import Behaviour
from fogbound.games.unmatched.cards import MOST_PLAYERS, NAMES
from fogbound.games.unmatched.catalogue import NO, YES
from fogbound.games.unmatched.choosing import NAME_NUMBER, an_opponent
from fogbound.games.unmatched.damage import hurt, recover
from fogbound.games.unmatched.drawing_cards import draw
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import PARTY, Fighter, hero_of
from fogbound.games.unmatched.fighting import (
    cancel,
    card_of,
    combat_of,
    other_fighter,
    other_player,
    other_side,
    rewrite,
    won,
)
from fogbound.games.unmatched.moving import MoveFighter
from fogbound.games.unmatched.placing import BESIDE_HERO, PlaceFighter
from fogbound.games.unmatched.showing import DISCARD_NAMED, PICK_FROM_HAND, look_at_hand, matching, show_hand
from fogbound.games.unmatched.state import Battle
from fogbound.games.unmatched.words_of_cards import cancel_other_card


def education(state: Battle, me: Seat) -> None:
    if won(state, me):
        draw(state, other_player(state, me), 1)
    else:
        draw(state, me, 2)


def study(state: Battle, me: Seat) -> None:
    if won(state, me):
        look_at_hand(state, me, other_player(state, me))


def deduce(state: Battle, me: Seat) -> None:
    if other_side(state, me).shown:
        state.agenda.append(MAY_DEDUCE[me])


class MayDeduce(Asked):
    """UNM-10.7: whether the other card is worth its BOOST."""

    def options(self, state: Battle) -> list[Option]:
        return [YES, NO]

    def choose(self, state: Battle, option: Option) -> None:
        if option is YES:
            other = other_player(state, self.seat)
            card, side = card_of(state, other), other_side(state, self.seat)
            boost = state.agreed.decks[other].boost[card]
            rewrite(state, side, side.with_base(boost))
            if state.telling:
                state.tell(EVERYONE, ("worth", other, NAMES[card], boost))


def counterpunch(state: Battle, me: Seat) -> None:
    target = other_fighter(state, me)
    if state.next_to(hero_of(me), target):
        hurt(state, [target], 2)


def watson_of(me: Seat) -> Fighter:
    return PARTY * me + 1


def fixed_point(state: Battle, me: Seat) -> None:
    if state.next_to(hero_of(me), watson_of(me)):
        recover(state, watson_of(me), 1)
        recover(state, hero_of(me), 1)


def move_holmes_three(state: Battle, me: Seat) -> None:
    state.agenda.append(MoveFighter(me, hero_of(me), 3))


def elementary(state: Battle, me: Seat) -> None:
    """UNM-10.12: the guess is compared with the printed number of the card that is the attack now."""
    attacker = other_player(state, me)
    number = state.agreed.decks[attacker].value[card_of(state, attacker)]
    right = combat_of(state).guess == number
    if state.telling:
        state.tell(EVERYONE, ("guessed", me, right))
    if right:
        cancel(state, me)
        side = other_side(state, me)
        rewrite(state, side, side.without_value())


def a_number(state: Battle, me: Seat) -> None:
    state.agenda.append(NAME_NUMBER[me])


def opponent_answers(state: Battle, me: Seat) -> None:
    """UNM-10.15."""
    opponent = state.picked_opponent
    if opponent == NO_SEAT:
        return
    if matching(state, opponent):
        state.agenda.append(DISCARD_NAMED[opponent])
    else:
        show_hand(state, opponent)


def look_at_opponents_hand(state: Battle, me: Seat) -> None:
    if state.picked_opponent != NO_SEAT:
        look_at_hand(state, me, state.picked_opponent)


def pick_from_opponents_hand(state: Battle, me: Seat) -> None:
    state.agenda.append(PICK_FROM_HAND[me])


def change_places(state: Battle, me: Seat) -> None:
    """UNM-10.18."""
    opponent = state.picked_opponent
    if opponent == NO_SEAT:
        return
    holmes, other = hero_of(me), hero_of(opponent)
    here, there = state.at[holmes], state.at[other]
    if here == NOWHERE or there == NOWHERE:
        return
    state.stand(holmes, NOWHERE)
    state.stand(other, here)
    state.stand(holmes, there)
    if state.telling:
        state.tell(EVERYONE, ("swapped", me, state.called(holmes), opponent, state.called(other)))
    hurt(state, [other], 1)


def place_watson(state: Battle, me: Seat) -> None:
    state.agenda.append(PlaceFighter(me, watson_of(me), BESIDE_HERO))


def recover_one_and_draw(state: Battle, me: Seat) -> None:
    recover(state, hero_of(me), 1)
    draw(state, me, 1)


BEHAVIOURS: Final[dict[str, Behaviour]] = {
    "feint": {"immediately": (cancel_other_card,)},
    "education_never_ends": {"after": (education,)},
    "study_methods": {"after": (study,)},
    "deduce_strategy": {"during": (deduce,)},
    "counterpunch": {"after": (counterpunch,)},
    "fixed_point": {"after": (fixed_point,)},
    "game_is_afoot": {"after": (move_holmes_three,)},
    "elementary": {"during": (elementary,)},
    "confirm_suspicion": {"scheme": (an_opponent, a_number, opponent_answers)},
    "eliminate_the_impossible": {"scheme": (an_opponent, look_at_opponents_hand, pick_from_opponents_hand)},
    "master_of_disguise": {"scheme": (an_opponent, change_places)},
    "administer_aid": {"scheme": (place_watson, recover_one_and_draw)},
}
MAY_DEDUCE: Final = [MayDeduce(seat) for seat in range(MOST_PLAYERS)]
