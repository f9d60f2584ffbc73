"""Who may be the Traitor: what was dealt, and what each has been seen to do."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.games.shadows_over_camelot.view import unseen_loyalty

WEIGHT: Final[dict[str, float]] = {
    "drew_black": 0.7,
    "added_engine": 2.39,
    "lost_life": 0.8,
    "laid_face_down": 1.06,
    "laid_face_up": 1.2,
    "fed_the_worse_war": 4.0,
    "added_merlins": 0.16,
    "added_no_merlins": 1.36,
    "moved": 1.29,
    "laid_card": 1.26,
    "drew_white": 1.45,
    "fought_engine": 0.45,
    "played_special": 1.09,
    "healed": 0.5,
    "gave_life": 0.68,
    "accused_loyal": 4.0,
    "accused_traitor": 0.05,
}
"""How much oftener a Traitor is seen to do this than a Loyal Knight, each time.

Fitted to 600 games of five scripted players, the Traitor's card dealt or not (seeds 20,001 to 20,600), at four moments
of each before anybody was shown: with these figures `suspicion` gives the true Traitor, or nobody, the best chance.
They are cut off at 0.1 and 4, since people vary more. Accusations were counted in 160 games with a Traitor: 0.13 wrong
ones by him and 0.03 by each of the others. One that was right leaves nothing to be asked of who made it.
"""

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
