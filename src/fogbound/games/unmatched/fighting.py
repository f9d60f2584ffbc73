"""What effects of cards ask of a combat and write into it."""

from __future__ import annotations

from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.unmatched.abilities import ability_of
from fogbound.games.unmatched.cards import NAMES, NO_CARD
from fogbound.games.unmatched.combat import Combat, Side
from fogbound.games.unmatched.fighters import Fighter, seat_of
from fogbound.games.unmatched.state import Battle


def combat_of(state: Battle) -> Combat:
    assert state.combat is not None, "there is no combat"
    return state.combat


def attacks(state: Battle, me: Seat) -> bool:
    """Whether a seat is the attacker of this combat."""
    return seat_of(combat_of(state).attack.fighter) == me


def own_side(state: Battle, me: Seat) -> Side:
    combat = combat_of(state)
    return combat.attack if attacks(state, me) else combat.defence


def other_side(state: Battle, me: Seat) -> Side:
    combat = combat_of(state)
    return combat.defence if attacks(state, me) else combat.attack


def own_fighter(state: Battle, me: Seat) -> Fighter:
    return own_side(state, me).fighter


def other_fighter(state: Battle, me: Seat) -> Fighter:
    return other_side(state, me).fighter


def other_player(state: Battle, me: Seat) -> Seat:
    """UNM-8.10: also if the fighter has just fallen."""
    return seat_of(other_side(state, me).fighter)


def card_of(state: Battle, seat: Seat) -> int:
    """The card that a player has open in this combat."""
    cards = state.played[seat].cards
    return cards[0] if cards else NO_CARD


def rewrite(state: Battle, side: Side, new: Side) -> None:
    """One side is worth something else now."""
    combat = combat_of(state)
    state.combat = combat.with_attack(new) if side is combat.attack else combat.with_defence(new)


def is_worth(state: Battle, me: Seat, number: int) -> None:
    """UNM-8.2: the own card is worth this instead."""
    side = own_side(state, me)
    rewrite(state, side, side.with_base(number))
    if state.telling:
        state.tell(EVERYONE, ("worth", me, NAMES[card_of(state, me)], number))


def add(state: Battle, me: Seat, bonus: int) -> None:
    """UNM-8.2: the own card is worth so much more."""
    side = own_side(state, me)
    rewrite(state, side, side.with_bonus(bonus))
    if state.telling:
        state.tell(EVERYONE, ("bonus", me, NAMES[card_of(state, me)], bonus))


def cancel(state: Battle, me: Seat) -> None:
    """UNM-8.6: the other card loses the effects that it still has, if it can."""
    side, other = other_side(state, me), other_player(state, me)
    if not side.shown:
        return
    card = card_of(state, other)
    if ability_of(state, other).protects(state.agreed.decks[other], card):
        if state.telling:
            state.tell(EVERYONE, ("protected", other, NAMES[card]))
        return
    rewrite(state, side, side.without_effects())
    if state.telling:
        state.tell(EVERYONE, ("cancelled", other, NAMES[card]))


def won(state: Battle, me: Seat) -> bool:
    """UNM-8.5."""
    return combat_of(state).won == attacks(state, me)
