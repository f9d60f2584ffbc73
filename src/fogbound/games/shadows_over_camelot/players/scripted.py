"""Players of Shadows over Camelot: one that sees to its Quests and hides well, and one that dreams now and then."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from fogbound.core.players import Budget, Sight
from fogbound.games.shadows_over_camelot.players.answers import answer_appeals
from fogbound.games.shadows_over_camelot.players.courting import love_appeals
from fogbound.games.shadows_over_camelot.players.evil import evil_appeals
from fogbound.games.shadows_over_camelot.players.heroic import heroic_appeals
from fogbound.games.shadows_over_camelot.players.scene import Scene
from fogbound.games.shadows_over_camelot.players.speaking import statement
from fogbound.games.shadows_over_camelot.players.treason import traitor_appeals

WAVERING: Final = 0.45
"""What is worth so much more is chosen e times as often."""
DREAMING: Final = 5.0

OF_LOVE: Final = frozenset(
    {
        "ProgressLove",
        "RomanticAction",
        "MayComplete",
        "MayHaveAffair",
        "MayKeepQuest",
        "MayChampion",
        "MayAccept",
        "NominateDefender",
        "ChooseCard",
        "ChooseCount",
        "AddToDuel",
        "MayGlimpse",
        "PlacePetition",
    }
)
"""The decisions of the romance and the False Lady."""


def loyal_appeals(scene: Scene) -> dict[str, float]:
    """What each option is worth to Camelot."""
    if scene.name in ("ProgressEvil", "ProgressEvilAsPenalty"):
        return evil_appeals(scene)
    if scene.name == "HeroicAction":
        return heroic_appeals(scene)
    if scene.name in OF_LOVE:
        return love_appeals(scene)
    return answer_appeals(scene)


def appeals(view: Sight) -> dict[str, float]:
    scene = Scene(view)
    loyal = loyal_appeals(scene)
    return traitor_appeals(scene, loyal) if scene.is_traitor else loyal


class Scripted:
    """Goes where a Knight is needed; the Traitor among them hides, harms, and chooses his hour."""

    wavering: float = WAVERING

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        likely = self.probabilities(view)
        return rng.choices(list(likely), list(likely.values()))[0]

    def probabilities(self, view: Sight) -> dict[str, float]:
        """How likely it is to choose what."""
        return leanings(appeals(view), self.wavering)

    def says(self, view: Sight) -> str | None:
        """What it would say before it chooses (B-14.1), one of the game's statements."""
        return statement(view, self.probabilities(view))


class Easy(Scripted):
    """Knows the rules and what things are worth, and does now and then what comes to mind."""

    wavering: float = DREAMING


def leanings(worth: dict[str, float], wavering: float) -> dict[str, float]:
    """The better, the more likely."""
    best = max(worth.values())
    weights = {text: exp((value - best) / wavering) for text, value in worth.items()}
    every = sum(weights.values())
    return {text: weight / every for text, weight in weights.items()}
