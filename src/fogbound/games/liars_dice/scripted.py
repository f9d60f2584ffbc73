"""Players that reckon: one with probabilities, one as people do who have not played much."""

from __future__ import annotations

from collections.abc import Mapping
from math import exp
from random import Random
from typing import Final

from fogbound.core.options import Option
from fogbound.core.players import Budget, Sight
from fogbound.games.liars_dice.catalogue import FACES, SIDES, VOCABULARY, face_of, number_of
from fogbound.games.liars_dice.counting import NO_FACE, WILD, count_for
from fogbound.games.liars_dice.insight import chances

SAFE_ENOUGH: Final = 0.05
"""Bids whose chance is this close to the best one's are as good as the best: choosing among them tells less."""


class Scripted:
    """Calls when a call is likelier to be right than any bid, else makes one of the safest bids."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        return drawn(self.probabilities(view), rng)

    def probabilities(self, view: Sight) -> dict[str, float]:
        likely = chances(view, view.decision["options"])
        best = max(likely.values())
        good = [choice for choice, chance in likely.items() if chance >= best - SAFE_ENOUGH]
        return {choice: 1 / len(good) if choice in good else 0.0 for choice in likely}


WILD_FORGOTTEN: Final = 0.3
"""How often somebody new to the game forgets that a face is wild."""
WAVERING: Final = 0.8
"""By how many dice such a player misjudges: what is this much better is chosen e times as often."""
JUMP: Final = 0.6
"""How much more, in dice, a bid must promise to be made when it leaves out a lower one."""
DARING: Final = 1.2
"""How many dice more than the others should have must be missing before a call feels as good as a safe bid."""


class Easy:
    """Goes by how many dice there should be on average, likes its own best face, and may forget what is wild."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        return drawn(self.probabilities(view), rng)

    def probabilities(self, view: Sight) -> dict[str, float]:
        wild = WILD[view.settings["wild"]]
        rightly, wrongly = _leanings(view, wild), _leanings(view, NO_FACE)
        return {text: (1 - WILD_FORGOTTEN) * rightly[text] + WILD_FORGOTTEN * wrongly[text] for text in rightly}


def _leanings(view: Sight, wild: int) -> dict[str, float]:
    """How likely each choice is, by how many dice more than bid should be there."""
    expected = [_expected(view, face, wild) for face in range(SIDES)]
    options = [VOCABULARY.named(text) for text in view.decision["options"]]
    lowest = options[0].value
    appeals: list[float] = [exp(_appeal(view, option, expected, lowest) / WAVERING) for option in options]
    return {option.text: appeal / sum(appeals) for option, appeal in zip(options, appeals, strict=True)}


def _expected(view: Sight, face: int, wild: int) -> float:
    """The own dice that count as a face, and the share of the hidden ones that should."""
    known = [FACES.index(die) for cup in view.cups for die in cup["cards"] if die is not None]
    hidden = sum(cup["cards"].count(None) for cup in view.cups)
    expected: float = count_for(face, wild, known) + hidden * (1 if wild in (NO_FACE, face) else 2) / SIDES
    return expected


def _appeal(view: Sight, option: Option, expected: list[float], lowest: int) -> float:
    """How good a choice feels, in dice."""
    if option.verb == "bid":
        left_out = (option.value - lowest) / SIDES
        return -max(_missing(option, expected), -1.0) - JUMP * left_out
    missing = _missing(VOCABULARY.named(f"bid {view.bids[-1]['bid']}"), expected)
    return missing - DARING if option.verb == "liar" else -abs(missing) - DARING


def _missing(bid: Option, expected: list[float]) -> float:
    """How many dice more are bid than should be there."""
    return number_of(bid) - expected[face_of(bid)]


def drawn(probabilities: Mapping[str, float], rng: Random) -> str:
    """One choice, as likely as it should be."""
    return rng.choices(list(probabilities), list(probabilities.values()))[0]
