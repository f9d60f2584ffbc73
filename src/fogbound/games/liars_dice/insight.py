"""What can be worked out from a view: how likely each claim is when nothing is known of the others' habits."""

from __future__ import annotations

from math import comb
from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.games.liars_dice.catalogue import FACES, SIDES, VOCABULARY, face_of, number_of
from fogbound.games.liars_dice.counting import NO_FACE, WILD, count_for

DICE_DECIDE: Final = 1.5
"""How much a die more is worth in the long run: the chances to win are as the numbers of dice to this power."""


def insight(view: Sight) -> dict[str, Any]:
    """For each choice on offer how likely it is to be right; for each seat, the score that its dice promise."""
    options = [] if view.decision is None else view.decision.get("options", [])
    return {"chances": chances(view, options), "values": values(view)}


def chances(view: Sight, texts: list[str]) -> dict[str, float]:
    """How likely a bid is to be reached, the last bid to be a lie, or exact."""
    hidden = sum(cup["cards"].count(None) for cup in view.cups)
    reached = [_tails(view, face, hidden) for face in range(SIDES)]
    return {text: _chance(VOCABULARY.named(text), view, reached) for text in texts}


def _chance(option: Option, view: Sight, reached: list[list[float]]) -> float:
    if option.verb == "bid":
        return _reached(option, reached)
    last = VOCABULARY.named(f"bid {view.bids[-1]['bid']}")
    if option.verb == "liar":
        return 1 - _reached(last, reached)
    return _reached(last, reached) - _at(reached[face_of(last)], number_of(last) + 1)


def _reached(bid: Option, reached: list[list[float]]) -> float:
    return _at(reached[face_of(bid)], number_of(bid))


def _at(tails: list[float], number: int) -> float:
    return tails[number] if number < len(tails) else 0.0


def _tails(view: Sight, face: int, hidden: int) -> list[float]:
    """At each number, how likely it is that at least so many dice count as this face."""
    wild = WILD[view.settings["wild"]]
    known = [FACES.index(die) for cup in view.cups for die in cup["cards"] if die is not None]
    certain = count_for(face, wild, known)
    likely = (1 if wild in (NO_FACE, face) else 2) / SIDES
    more = [comb(hidden, n) * likely**n * (1 - likely) ** (hidden - n) for n in range(hidden + 1)]
    return [1.0] * (certain + 1) + [sum(more[n:]) for n in range(1, hidden + 1)]


def values(view: Sight) -> list[float]:
    """The score each seat can expect by its number of dice alone."""
    weights = [cup["count"] ** DICE_DECIDE for cup in view.cups]
    return [len(weights) * weight / sum(weights) - 1 for weight in weights]
