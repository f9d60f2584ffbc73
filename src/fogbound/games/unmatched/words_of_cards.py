"""Parts that several cards share."""

from __future__ import annotations

from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.abilities import become
from fogbound.games.unmatched.cards import JEKYLL
from fogbound.games.unmatched.damage import recover
from fogbound.games.unmatched.drawing_cards import draw
from fogbound.games.unmatched.fighters import NOBODY, hero_of
from fogbound.games.unmatched.fighting import cancel
from fogbound.games.unmatched.moving import MoveFighter
from fogbound.games.unmatched.placing import IN_ZONE, PlaceFighter
from fogbound.games.unmatched.state import Battle


def cancel_other_card(state: Battle, me: Seat) -> None:
    cancel(state, me)


def draw_one(state: Battle, me: Seat) -> None:
    draw(state, me, 1)


def recover_two(state: Battle, me: Seat) -> None:
    recover(state, hero_of(me), 2)


def gain_an_action(state: Battle, me: Seat) -> None:
    """UNM-3.3."""
    state.actions += 1
    if state.telling:
        state.tell(EVERYONE, ("gained_action", me))


def place_in_zone(state: Battle, me: Seat) -> None:
    """The hero, on a free space in its own zone; it may stay."""
    state.agenda.append(PlaceFighter(me, hero_of(me), IN_ZONE))


def turn_into_jekyll(state: Battle, me: Seat) -> None:
    become(state, me, JEKYLL)


def move_picked_two(state: Battle, me: Seat) -> None:
    """The fighter that was picked, moved by the card's player."""
    fighter = state.picked_fighter
    if fighter != NOBODY:
        state.agenda.append(MoveFighter(me, fighter, 2))
