"""Players that wait for their moment: one that looks about, and one that forgets to."""

from __future__ import annotations

from math import exp
from random import Random
from typing import Final

from fogbound.core.players import Budget, Sight
from fogbound.games.kill_doctor_lucky.agreed import agreed_in
from fogbound.games.kill_doctor_lucky.defending import answers
from fogbound.games.kill_doctor_lucky.fleeing import Fugitive, attack_with
from fogbound.games.kill_doctor_lucky.hunting import Hunter, armed
from fogbound.games.kill_doctor_lucky.scene import Scene, scene_of
from fogbound.games.kill_doctor_lucky.spaces import SPACE

WAVERING: Final = 0.35
"""What promises so much more is chosen e times as often: it breaks up what would go round in circles."""


class Scripted:
    """Attacks when alone and unseen, waits where the Doctor comes, and foils late."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        return drawn(self.probabilities(view), rng)

    def probabilities(self, view: Sight) -> dict[str, float]:
        """How likely it is to choose what."""
        match view.decision["name"]:
            case "MayFoil":
                return answers(view, agreed_in(view))
            case "ChooseWeapon":
                return leanings(weapon_appeals(view), WAVERING)
        return leanings(turn_appeals(view, scene_of(view)), WAVERING)


BLIND: Final = 0.35
"""How often a person new to the house forgets that doors stand open and who looks through them."""
LEFT_TO_OTHERS: Final = 0.2
"""How often such a person leaves it to the others to foil an attempt."""
UNDECIDED: Final = 2.5


class Easy:
    """Knows the rules, overlooks sight lines, likes the biggest weapon, and may leave the foiling to others."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        return drawn(self.probabilities(view), rng)

    def probabilities(self, view: Sight) -> dict[str, float]:
        match view.decision["name"]:
            case "MayFoil":
                agreed = agreed_in(view)
                return mixed(answers(view, agreed), answers(view, agreed, leave_it=True), LEFT_TO_OTHERS)
            case "ChooseWeapon":
                appeals = weapon_appeals(view)
                biggest = {text: 0.0 if text == "bare_hands" else 3.0 for text in appeals}
                return mixed(leanings(appeals, UNDECIDED), leanings(biggest, 1.0), 0.5)
        scene = scene_of(view)
        seeing = leanings(turn_appeals(view, scene), UNDECIDED)
        return mixed(seeing, leanings(turn_appeals(view, scene.as_if_dark()), UNDECIDED), BLIND)


def turn_appeals(view: Sight, scene: Scene) -> dict[str, float]:
    guest = Fugitive(view, scene) if scene.agreed.escape else Hunter(view, scene)
    return {text: guest.appeal(text) for text in view.decision["options"]}


def weapon_appeals(view: Sight) -> dict[str, float]:
    agreed, place = agreed_in(view), SPACE[view.pawns[view.seat]]
    if view.attempt["victim"] != "doctor":
        return {text: attack_with(view, agreed, text) for text in view.decision["options"]}
    return {text: armed(view, agreed, text, place) for text in view.decision["options"]}


def leanings(appeals: dict[str, float], wavering: float) -> dict[str, float]:
    """The better, the more likely."""
    best = max(appeals.values())
    weights = {text: exp((appeal - best) / wavering) for text, appeal in appeals.items()}
    every = sum(weights.values())
    return {text: weight / every for text, weight in weights.items()}


def mixed(one: dict[str, float], other: dict[str, float], share: float) -> dict[str, float]:
    """Now and then the other."""
    return {text: (1 - share) * likely + share * other[text] for text, likely in one.items()}


def drawn(likely: dict[str, float], rng: Random) -> str:
    """One choice, as likely as it should be."""
    return rng.choices(list(likely), list(likely.values()))[0]
