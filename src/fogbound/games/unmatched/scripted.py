"""Players that fight by their deck's plan: one that reckons, and one with a person's lapses."""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from random import Random
from typing import Final, TypeAlias

from fogbound.core.players import Budget, Sight
from fogbound.games.unmatched import acting, answering
from fogbound.games.unmatched.acting import Appeals, Mind

Answer: TypeAlias = Callable[[Mind], Appeals]

WAVERING: Final = 0.12
"""What promises so much more is chosen e times as often."""
BLUNDER: Final = 0.9
"""What promises so much less than the best is never chosen."""

ANSWERS: Final[dict[str, Answer]] = {
    "TakeAction": acting.actions,
    "MayBoost": acting.boosts,
    "ChooseMover": acting.movers,
    "MoveFighter": acting.moves,
    "ChooseTarget": acting.targets,
    "ChooseAttackCard": acting.attack_cards,
    "MayDefend": acting.defence_cards,
    "Bite": acting.fighters,
    "ChooseFighter": acting.fighters,
    "ChangeForm": answering.forms,
    "Guess": answering.guesses,
    "MayDeduce": answering.deductions,
    "TakeInstead": answering.instead,
    "ThrowAway": answering.thrown_away,
    "MayPay": answering.paid,
    "DiscardDown": answering.cheapest,
    "DiscardNamed": answering.cheapest,
    "PickFromHand": answering.dearest,
    "KeepOne": answering.dearest,
    "PutUnder": answering.dearest,
    "PutOnTop": answering.cheapest,
    "NameNumber": answering.numbers,
    "DrawUpTo": answering.numbers,
    "ChooseOpponent": answering.opponents,
    "PlaceSidekick": answering.sidekicks,
    "PlaceToken": answering.tokens_at_start,
    "PlaceFighter": answering.places,
    "ReturnFighter": answering.places,
    "PickToken": answering.tokens,
    "MoveToken": answering.token_spaces,
    "SendEachToken": answering.tokens_to_send,
    "JumpOrShift": answering.jump_or_shift,
}
"""By the name of the decision."""


def appeals(view: Sight) -> Appeals:
    """How much each choice promises, in points of damage to a hero."""
    mind = Mind(view)
    return ANSWERS[mind.name](mind)


class Scripted:
    """Strikes when it pays, keeps what stops a blow, and stands where few can reach."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        options: list[str] = view.decision["options"]
        return options[0] if len(options) == 1 else drawn(leanings(appeals(view), WAVERING, BLUNDER), rng)

    def probabilities(self, view: Sight) -> dict[str, float]:
        """How likely it is to choose what."""
        return leanings(appeals(view), WAVERING, BLUNDER)


LAPSES: Final = 0.2
"""How often a person new to the decks plays whatever comes to hand."""
UNDECIDED: Final = 0.5
ANY_BLUNDER: Final = 6.0


class Easy:
    """Knows the rules, sees no farther than the next blow, and now and then plays what comes to hand."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        return drawn(self.probabilities(view), rng)

    def probabilities(self, view: Sight) -> dict[str, float]:
        likely = leanings(appeals(view), UNDECIDED, ANY_BLUNDER)
        even = 1 / len(likely)
        return {text: (1 - LAPSES) * chance + LAPSES * even for text, chance in likely.items()}


def leanings(promised: Appeals, wavering: float, blunder: float) -> dict[str, float]:
    """The better, the more likely; what is too much worse, never."""
    best = max(promised.values())
    weights = {
        text: exp((appeal - best) / wavering) if best - appeal < blunder else 0.0 for text, appeal in promised.items()
    }
    every = sum(weights.values())
    return {text: weight / every for text, weight in weights.items()}


def drawn(likely: dict[str, float], rng: Random) -> str:
    """One choice, as likely as it should be."""
    return rng.choices(list(likely), list(likely.values()))[0]
