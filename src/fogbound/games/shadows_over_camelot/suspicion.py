"""Who may be the Traitor: what was dealt, and what each has been seen to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.games.shadows_over_camelot.view import unseen_loyalty

WEIGHT: Final[dict[str, float]] = {
    "drew_black": 1.09,
    "added_engine": 2.24,
    "lost_life": 0.45,
    "laid_face_down": 1.07,
    "laid_face_up": 1.0,
    "fed_the_worse_war": 3.9,
    "added_merlins": 0.17,
    "added_no_merlins": 1.15,
    "moved": 0.88,
    "laid_card": 1.23,
    "drew_white": 1.13,
    "fought_engine": 0.71,
    "played_special": 0.62,
    "healed": 0.39,
    "gave_life": 0.9,
    "accused_loyal": 1.5,
    "accused_traitor": 0.05,
}
"""How much oftener a Traitor is seen to do this than a Loyal Knight, each time: about as it was counted over fifty
games of scripted players, without the extremes, since people vary more."""

SUSPECTED: Final = 1.15
TRUSTED: Final = 0.92
"""What it weighs that another says so, whose word is worth as much as he is trusted himself."""


def prior(view: Sight) -> list[float]:
    """How likely each seat holds the Traitor's card by what was dealt alone: exactly."""
    left = unseen_loyalty(view)
    every = left["loyal"] + left["traitor"]
    hidden = left["traitor"] / every if every else 0.0
    return [hidden if card is None else float(card == "traitor") for card in view.loyalty]


def evidence(view: Sight) -> list[dict[str, float]]:
    """For each seat a factor for each kind of action: over 1 it speaks against him, below 1 for him."""
    found = []
    for seat, counts in enumerate(view.witnessed):
        factors = {kind: WEIGHT[kind] ** count for kind, count in counts.items() if WEIGHT[kind] != 1.0}
        said = spoken(view, seat)
        if said != 1.0:
            factors["said"] = said
        found.append(factors)
    return found


def lines(view: Sight, seat: int) -> list[dict[str, Any]]:
    """One line for each action that was seen: what it was, the how manieth of its kind, and what it weighs."""
    found: list[dict[str, Any]] = []
    for kind, count in view.witnessed[seat].items():
        found += [{"what": kind, "time": time, "factor": WEIGHT[kind]} for time in range(1, count + 1)]
    for said in about(view, seat):
        weight = SUSPECTED if said["statement"].startswith("suspect") else TRUSTED
        found.append({"what": "said", "by": said["seat"], "factor": weight})
    return found


def about(view: Sight, seat: int) -> list[dict[str, Any]]:
    """B-14.1: what others have said of him, but not what the reader said himself, nor he."""
    return [
        said
        for said in view.said
        if said["statement"] in (f"suspect {seat}", f"trust {seat}") and said["seat"] not in (view.seat, seat)
    ]


def spoken(view: Sight, seat: int) -> float:
    """What was said of him, all together; talk never counts for much."""
    factor = 1.0
    for said in about(view, seat):
        factor *= SUSPECTED if said["statement"].startswith("suspect") else TRUSTED
    return min(max(factor, 0.6), 1.8)


def suspicion(view: Sight) -> list[float]:
    """How likely each seat is the Traitor, by what was dealt and by all that was seen."""
    dealt, seen = prior(view), evidence(view)
    weights = [chance * product(factors) for chance, factors in zip(dealt, seen, strict=True)]
    if 1.0 in dealt:
        return dealt
    nobody = 1.0 - sum(dealt)
    every = nobody + sum(weights)
    return [weight / every if every > 0 else 0.0 for weight in weights]


def product(factors: Mapping[str, float]) -> float:
    found = 1.0
    for factor in factors.values():
        found *= factor
    return found
