"""Looking at hands, and throwing cards away from them."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.knowledge import look
from fogbound.core.options import Option
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat, only
from fogbound.games.unmatched.asking import Asked
from fogbound.games.unmatched.cards import ANYBODY, JEKYLL, MOST_PLAYERS, NAMES, NO_CARD
from fogbound.games.unmatched.catalogue import DISCARD, DONE
from fogbound.games.unmatched.damage import hurt
from fogbound.games.unmatched.drawing_cards import discard
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import hero_of
from fogbound.games.unmatched.state import NO_NUMBER, Battle

HAND_LIMIT: Final = 7


def look_at_hand(state: Battle, viewer: Seat, owner: Seat) -> None:
    """UNM-1.10: the hand as it is now, for one seat."""
    state.hands[owner] = look(state, state.hands[owner], only(viewer), len(state.hands[owner]))
    if state.telling:
        state.tell(EVERYONE, ("looked", viewer, owner))
        state.tell(only(viewer), ("saw_hand", viewer, owner, _named(state, owner)))


def show_hand(state: Battle, owner: Seat) -> None:
    """The hand as it is now, for all; an empty one is shown as empty."""
    state.hands[owner] = look(state, state.hands[owner], EVERYONE, len(state.hands[owner]))
    if state.telling:
        state.tell(EVERYONE, ("showed_hand", owner, _named(state, owner)))


def _named(state: Battle, owner: Seat) -> list[str]:
    return [NAMES[card] for card in state.hands[owner].cards]


def kinds_in_hand(state: Battle, seat: Seat) -> list[int]:
    """The cards of a hand, equal ones once."""
    return sorted(set(state.hands[seat].cards))


class DiscardDown(Asked):
    """UNM-3.4: down to seven at the end of the own turn."""

    def arises(self, state: Battle) -> bool:
        return len(state.hands[self.seat].cards) > HAND_LIMIT

    def options(self, state: Battle) -> list[Option]:
        return state.agreed.discards[self.seat].of(state.hands[self.seat].cards)[:]

    def choose(self, state: Battle, option: Option) -> None:
        discard(state, self.seat, option.value)
        state.agenda.append(self)


class ThrowAway(Asked):
    """UNM-11.7 and UNM-12.11: any number of hand cards, or of those for Dr. Jekyll; they are counted."""

    def __init__(self, seat: Seat, jekyll_only: bool) -> None:
        super().__init__(seat)
        self.jekyll_only: Final = jekyll_only

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.jekyll_only)

    def arises(self, state: Battle) -> bool:
        return len(state.hands[self.seat]) > 0

    def options(self, state: Battle) -> list[Option]:
        users = state.agreed.decks[self.seat].users
        found = [
            DISCARD[card]
            for card in kinds_in_hand(state, self.seat)
            if not self.jekyll_only or users[card] & ANYBODY == JEKYLL
        ]
        found.append(DONE)
        return found

    def choose(self, state: Battle, option: Option) -> None:
        if option is DONE:
            return
        discard(state, self.seat, option.value)
        state.picked_number = max(state.picked_number, 0) + 1
        state.agenda.append(self)


class MayPay(Asked):
    """UNM-13.13: a card may be discarded; the number picked is then 1."""

    def arises(self, state: Battle) -> bool:
        return len(state.hands[self.seat]) > 0

    def options(self, state: Battle) -> list[Option]:
        return [*state.agreed.discards[self.seat].of(state.hands[self.seat].cards), DONE]

    def choose(self, state: Battle, option: Option) -> None:
        if option is not DONE:
            discard(state, self.seat, option.value)
            state.picked_number = 1


class PickFromHand(Asked):
    """UNM-10.17: a card of the opponent's hand, which was looked at, is discarded."""

    def arises(self, state: Battle) -> bool:
        return state.picked_opponent != NO_SEAT and len(state.hands[state.picked_opponent]) > 0

    def options(self, state: Battle) -> list[Option]:
        return [DISCARD[card] for card in kinds_in_hand(state, state.picked_opponent)]

    def choose(self, state: Battle, option: Option) -> None:
        discard(state, state.picked_opponent, option.value)


def matching(state: Battle, seat: Seat) -> list[int]:
    """The cards of a hand with the number that was said."""
    value = state.agreed.decks[seat].value
    return [card for card in kinds_in_hand(state, seat) if value[card] == state.picked_number]


class DiscardNamed(Asked):
    """UNM-10.15: who holds cards of the number that was said discards one, and the hero takes its BOOST."""

    def options(self, state: Battle) -> list[Option]:
        return [DISCARD[card] for card in matching(state, self.seat)]

    def choose(self, state: Battle, option: Option) -> None:
        discard(state, self.seat, option.value)
        hero = hero_of(self.seat)
        if state.at[hero] != NOWHERE:
            hurt(state, [hero], state.agreed.decks[self.seat].boost[option.value])


def by_chance(state: Battle, seat: Seat) -> int:
    """A card of a hand, picked by chance and discarded; NO_CARD from an empty hand."""
    cards = state.hands[seat].cards
    if not cards:
        return NO_CARD
    card = cards[state.throw(len(cards))]
    discard(state, seat, card)
    return card


def thrown(state: Battle) -> int:
    """How many cards were thrown away for the present effect."""
    return 0 if state.picked_number == NO_NUMBER else state.picked_number


DISCARD_DOWN: Final = [DiscardDown(seat) for seat in range(MOST_PLAYERS)]
THROW_AWAY: Final = [ThrowAway(seat, False) for seat in range(MOST_PLAYERS)]
THROW_AWAY_JEKYLL: Final = [ThrowAway(seat, True) for seat in range(MOST_PLAYERS)]
MAY_PAY: Final = [MayPay(seat) for seat in range(MOST_PLAYERS)]
PICK_FROM_HAND: Final = [PickFromHand(seat) for seat in range(MOST_PLAYERS)]
DISCARD_NAMED: Final = [DiscardNamed(seat) for seat in range(MOST_PLAYERS)]
