"""UNM-13: what the cards of the Invisible Man do."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.unmatched.asking import Asked
from fogbound.games.unmatched.behaviour import Behaviour
from fogbound.games.unmatched.cards import MOST_PLAYERS
from fogbound.games.unmatched.catalogue import JUMP, SHIFT
from fogbound.games.unmatched.choosing import CHOOSE_FIGHTER, OPPOSING, adjacent_fighter, an_opponent
from fogbound.games.unmatched.damage import hurt, on_board, recover
from fogbound.games.unmatched.drawing_cards import draw
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import NOBODY, hero_of
from fogbound.games.unmatched.fighting import is_worth, other_player, other_side, rewrite
from fogbound.games.unmatched.fog import ANYWHERE, WITHOUT_FIGHTERS, MoveToken, PickToken, SendEachToken
from fogbound.games.unmatched.moving import MoveFighter
from fogbound.games.unmatched.placing import ON_FOG, PlaceFighter, put
from fogbound.games.unmatched.showing import MAY_PAY, thrown
from fogbound.games.unmatched.sorting import PutOnTop
from fogbound.games.unmatched.state import Battle
from fogbound.games.unmatched.words_of_cards import cancel_other_card, draw_one, gain_an_action

OUT_OF_MIST: Final = 5
"""UNM-13.10: what Emerge From Mist is worth."""


def send_token_beneath(state: Battle, me: Seat) -> None:
    """UNM-13.8."""
    if state.on_fog(hero_of(me)):
        state.picked_token = state.at[hero_of(me)]
        state.agenda.append(MoveToken(me, me, ANYWHERE))


def send_token_where_nobody_is(state: Battle, me: Seat) -> None:
    state.agenda.append(PickToken(me, me, WITHOUT_FIGHTERS))


def go_with_it(state: Battle, me: Seat) -> None:
    if state.at[hero_of(me)] != NOWHERE:
        put(state, hero_of(me), state.picked_token)


def emerge(state: Battle, me: Seat) -> None:
    if state.began_on_fog:
        is_worth(state, me, OUT_OF_MIST)


def shift_token_two(state: Battle, me: Seat) -> None:
    state.agenda.append(PickToken(me, me, 2))


def other_player_shifts_two(state: Battle, me: Seat) -> None:
    state.agenda.append(PickToken(other_player(state, me), me, 2))


def hurt_all_on_fog(state: Battle, me: Seat) -> None:
    """UNM-13.12."""
    if state.on_fog(hero_of(me)):
        fog, enemies = state.fog[me], state.agreed.enemies[me]
        hurt(state, [f for seat in enemies for f in on_board(state, seat) if fog >> state.at[f] & 1], 1)


def other_player_may_pay(state: Battle, me: Seat) -> None:
    state.agenda.append(MAY_PAY[other_player(state, me)])


def send_tokens_if_unpaid(state: Battle, me: Seat) -> None:
    if not thrown(state):
        state.agenda.append(SEND_EACH_TOKEN[me])


def lock_other_card(state: Battle, me: Seat) -> None:
    """UNM-13.14."""
    side = other_side(state, me)
    if side.shown:
        rewrite(state, side, side.with_lock(0))
        if state.telling:
            state.tell(EVERYONE, ("locked", other_player(state, me)))


def jump_or_shift(state: Battle, me: Seat) -> None:
    state.agenda.append(JUMP_OR_SHIFT[me])


class JumpOrShift(Asked):
    """UNM-13.15: he is placed on fog, or a token is shifted up to 3."""

    def options(self, state: Battle) -> list[Option]:
        return [JUMP, SHIFT]

    def choose(self, state: Battle, option: Option) -> None:
        seat = self.seat
        state.agenda.append(PlaceFighter(seat, hero_of(seat), ON_FOG) if option is JUMP else PickToken(seat, seat, 3))


def move_him_one(state: Battle, me: Seat) -> None:
    state.agenda.append(MoveFighter(me, hero_of(me), 1))


def other_player_shifts_three(state: Battle, me: Seat) -> None:
    state.agenda.append(PickToken(other_player(state, me), me, 3))


def draw_three(state: Battle, me: Seat) -> None:
    draw(state, me, 3)


def put_two_back(state: Battle, me: Seat) -> None:
    state.agenda.append(PutOnTop(me, state.agreed.partners[me], 2))


def enemy_of_him_on_fog(state: Battle, me: Seat) -> None:
    if state.on_fog(hero_of(me)):
        state.agenda.append(CHOOSE_FIGHTER[me][OPPOSING])


def hurt_two(state: Battle, me: Seat) -> None:
    if state.picked_fighter != NOBODY:
        hurt(state, [state.picked_fighter], 2)


def vanish(state: Battle, me: Seat) -> None:
    """UNM-13.19: with nobody on the board the turn has no more actions."""
    recover(state, hero_of(me), 1)
    state.stand(hero_of(me), NOWHERE)
    if state.telling:
        state.tell(EVERYONE, ("vanished", me))


def stab(state: Battle, me: Seat) -> None:
    if state.picked_fighter != NOBODY:
        hurt(state, [state.picked_fighter], 3 if state.on_fog(hero_of(me)) else 1)


def opponent_shifts_two(state: Battle, me: Seat) -> None:
    if state.picked_opponent != NO_SEAT:
        state.agenda.append(PickToken(state.picked_opponent, me, 2))


def send_a_token(state: Battle, me: Seat) -> None:
    state.agenda.append(PickToken(me, me, ANYWHERE))


BEHAVIOURS: Final[dict[str, Behaviour]] = {
    "surprise_attack": {"immediately": (cancel_other_card,), "after": (send_token_beneath,)},
    "slip_away": {"after": (send_token_where_nobody_is, go_with_it)},
    "emerge_from_mist": {"during": (emerge,)},
    "covert_preparation": {"after": (draw_one, shift_token_two, other_player_shifts_two)},
    "dreaming_of_revenge": {"after": (hurt_all_on_fog,)},
    "confound": {"after": (other_player_may_pay, send_tokens_if_unpaid)},
    "impossible_to_see": {"immediately": (lock_other_card,)},
    "lurking": {"after": (draw_one, jump_or_shift)},
    "into_thin_air": {"after": (move_him_one, other_player_shifts_three)},
    "coded_notes": {"after": (draw_three, put_two_back)},
    "reign_of_terror": {"scheme": (enemy_of_him_on_fog, hurt_two)},
    "vanish": {"scheme": (vanish,)},
    "step_lightly": {"scheme": (adjacent_fighter, stab, an_opponent, opponent_shifts_two)},
    "rolling_fog": {"scheme": (send_a_token, gain_an_action)},
}
SEND_EACH_TOKEN: Final = [SendEachToken(seat) for seat in range(MOST_PLAYERS)]
JUMP_OR_SHIFT: Final = [JumpOrShift(seat) for seat in range(MOST_PLAYERS)]
