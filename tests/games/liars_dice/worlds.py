"""Small positions of Liar's Dice, with all worlds that fit them counted by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import product

from fogbound.conformance import SmallPosition
from fogbound.games.liars_dice.catalogue import FACES
from fogbound.games.liars_dice.state import Dice
from tests.games.liars_dice.positions import position_data


def hidden_dice(state: Dice) -> str:
    """Name a world by what lies under all cups but the first."""
    return " | ".join(" ".join(FACES[die] for die in cup.cards) for cup in state.cups[1:])


def every_cup(state: Dice) -> str:
    """Name a world by what lies under all cups."""
    return " | ".join(" ".join(FACES[die] for die in cup.cards) for cup in state.cups)


TWO_HIDDEN = Counter(" ".join(sorted(dice)) for dice in product(FACES, repeat=2))
TWO_CUPS_OF_ONE = Counter(" | ".join(dice) for dice in product(FACES, repeat=2))

SMALL_POSITIONS = [
    SmallPosition(
        "two dice under another’s cup", position_data("2 5", "1 6", bids="1x6", starter=1), 0, hidden_dice, TWO_HIDDEN
    ),
    SmallPosition(
        "an onlooker, two cups of one die", position_data("3", "4", bids="1x4 2x4"), None, every_cup, TWO_CUPS_OF_ONE
    ),
]
