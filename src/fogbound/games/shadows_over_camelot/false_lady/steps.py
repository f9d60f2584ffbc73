"""The steps of the False Lady that can stand on the agenda, with the kinds of their arguments."""

from __future__ import annotations

from typing import Final

from fogbound.core import position
from fogbound.core.reading import Reading
from fogbound.core.settings import Settings
from fogbound.games.shadows_over_camelot.cards import FIGHTS
from fogbound.games.shadows_over_camelot.false_lady import duels, glimpses, petitions, settling
from fogbound.games.shadows_over_camelot.romance.steps import lady


def fight(argument: Reading, settings: Settings) -> int:
    return argument.number(0, FIGHTS - 1)


STEPS: Final = {
    "PlacePetition": position.StepForm(petitions.PlacePetition, position.seat, lady),
    "MayKeepQuest": position.StepForm(petitions.MayKeepQuest, position.seat),
    "MayChampion": position.StepForm(duels.MayChampion, position.seat),
    "NominateDefender": position.StepForm(duels.NominateDefender, position.seat),
    "MayAccept": position.StepForm(duels.MayAccept, position.seat),
    "NobodyDefends": position.StepForm(duels.NobodyDefends),
    "ChooseCard": position.StepForm(duels.ChooseCard, position.seat),
    "ChooseCount": position.StepForm(duels.ChooseCount, position.seat, fight),
    "ShowCards": position.StepForm(duels.ShowCards),
    "AddToDuel": position.StepForm(duels.AddToDuel, position.seat),
    "NextToAdd": position.StepForm(duels.NextToAdd),
    "LoseFightCard": position.StepForm(duels.LoseFightCard, position.seat),
    "Settle": position.StepForm(settling.Settle),
    "NotUpheld": position.StepForm(settling.NotUpheld),
    "MayGlimpse": position.StepForm(glimpses.MayGlimpse, position.seat),
}
