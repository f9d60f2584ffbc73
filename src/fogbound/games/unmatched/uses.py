"""What the cards of a hand can be used for. Worked out once for each hand that comes up."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.games.unmatched.cards import ANYBODY, Deck, Users
from fogbound.games.unmatched.catalogue import BOOST, DISCARD, NO_BOOST, NO_DEFENCE, PLAY, SCHEME


class Uses:
    """For each set of users what they may do with these cards."""

    __slots__ = ("attacks", "boosts", "defences", "discards", "schemes")

    def __init__(self, deck: Deck, hand: tuple[int, ...]) -> None:
        kinds = sorted(set(hand))
        self.attacks: Final = [_usable(deck, kinds, deck.attacks, users, PLAY) for users in range(ANYBODY + 1)]
        self.defences: Final = [
            [*_usable(deck, kinds, deck.defends, users, PLAY), NO_DEFENCE] for users in range(ANYBODY + 1)
        ]
        self.schemes: Final = [_usable(deck, kinds, deck.schemes, users, SCHEME) for users in range(ANYBODY + 1)]
        self.boosts: Final = [*[BOOST[card] for card in kinds], NO_BOOST]
        self.discards: Final = [DISCARD[card] for card in kinds]


def _usable(deck: Deck, kinds: list[int], fits: tuple[bool, ...], users: Users, options: list[Option]) -> list[Option]:
    return [options[card] for card in kinds if fits[card] and deck.users[card] & users]
