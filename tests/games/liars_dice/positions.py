"""Positions of Liar's Dice in a line, and chance as it is wanted."""

from __future__ import annotations

from typing import Any

from fogbound.core.chance import Scripted
from fogbound.games.liars_dice import GAME
from fogbound.games.liars_dice.state import Dice


def position(*cups: str, bids: str = "", starter: int = 0, rolls: str = "", **agreed: Any) -> Dice:
    """Cups such as "1 3 5" ("" is empty), bids such as "2x5 3x1" from the starter on, and what will be rolled next."""
    chance = Scripted(numbers(rolls)) if rolls else 0
    return GAME.from_data(position_data(*cups, bids=bids, starter=starter, **agreed), seed=chance)


def position_data(*cups: str, bids: str = "", starter: int = 0, **agreed: Any) -> dict[str, Any]:
    """The same as data. Everybody began with `dice`, or else with as many as the fullest cup has."""
    dice = [cup.split() for cup in cups]
    began_with = agreed.setdefault("dice", max(len(cup) for cup in dice))
    lost = len(cups) * began_with - sum(len(cup) for cup in dice)
    still_in = [seat for seat in range(len(cups)) if dice[seat]]
    turns = still_in[still_in.index(starter) :] + still_in[: still_in.index(starter)]
    made = [{"seat": turns[n % len(turns)], "bid": bid} for n, bid in enumerate(bids.split())]
    return {
        "fogbound": 1,
        "kind": "position",
        "game": "liars_dice",
        "settings": {"seats": len(cups), **agreed},
        "table": {"cups": dice, "aside": ["1"] * lost, "starter": starter, "bids": made},
        "agenda": [["Round"], ["LoseDice"], ["LiftCups"], ["Bid", turns[len(made) % len(turns)]]],
    }


def numbers(faces: str) -> list[int]:
    """The numbers that chance draws for these faces."""
    return [int(face) - 1 for face in faces.split()]


def played(state: Dice, *choices: str) -> Dice:
    """The same state after these choices."""
    for choice in choices:
        GAME.play(state, choice)
    return state


def offered(state: Dice) -> list[str]:
    """The choices on offer, as texts."""
    return [option.text for option in GAME.options(state)]


def cups(state: Dice) -> list[str]:
    """What lies under each cup."""
    return [" ".join(cup.place.stock.names[die] for die in cup.cards) for cup in state.cups]


def counts(state: Dice) -> list[int]:
    """How many dice each player has."""
    return [len(cup) for cup in state.cups]
