"""What the cards of a hand can be used for. Worked out once for each hand that comes up."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.games.kill_doctor_lucky.cards import FIRST_FAILURE, FIRST_WEAPON, Deck
from fogbound.games.kill_doctor_lucky.catalogue import BARE_HANDS, LAY, STEPS, USE
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE

NO_CARD: Final = -1


class Payment:
    """Points of the pool, cards played for their steps, and at most one for its jump."""

    __slots__ = ("cards", "jump", "points")

    def __init__(self, points: int, cards: tuple[int, ...], jump: int = NO_CARD) -> None:
        self.points: Final = points
        self.cards: Final = cards
        self.jump: Final = jump


class Uses:
    """For moving, for an attempt, and against one."""

    __slots__ = ("foils", "jumpers", "movers", "on_foot", "payments", "steps", "ways", "weapons")

    def __init__(self, deck: Deck, any_clover: bool, hand: tuple[int, ...]) -> None:
        kinds = sorted(set(hand))
        self.movers: Final = tuple([card for card in hand if card < FIRST_WEAPON])
        """The cards for moving, equal ones as often as there are of them."""
        self.steps: Final = sum([deck.steps[card] for card in self.movers])
        """What they give on foot all together."""
        self.on_foot: Final = [STEPS[card] for card in kinds if card < FIRST_WEAPON and deck.steps[card]]
        self.jumpers: Final = [card for card in kinds if card < FIRST_WEAPON and deck.jump[card] != NOWHERE]
        self.weapons: Final = [USE[card] for card in kinds if FIRST_WEAPON <= card < FIRST_FAILURE]
        self.weapons.append(BARE_HANDS)
        self.weapons.sort(key=index_of)
        self.foils: Final = [LAY[card] for card in kinds if foils(deck, any_clover, card)]
        self.ways: Final[dict[int, list[Option]]] = {}
        """What one may do with this hand alone, from each space and with each pool where it was asked for."""
        self.payments: Final[dict[int, Payment]] = {}
        """KDL-5.7: how each way is paid for that was gone with this hand."""


def foils(deck: Deck, any_clover: bool, card: int) -> bool:
    """KDL-8.2 and KDL-8.4: whether a card may be laid against an attempt."""
    return deck.clovers[card] > 0 and (any_clover or card >= FIRST_FAILURE)


def index_of(option: Option) -> int:
    """Its place in the vocabulary."""
    return option.index
