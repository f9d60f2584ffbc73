"""The steps of the romance that can stand on the agenda, with the kinds of their arguments."""

from __future__ import annotations

from typing import Final

from fogbound.core import position
from fogbound.core.reading import Reading
from fogbound.core.settings import Settings
from fogbound.games.shadows_over_camelot.romance import actions, affairs, boons, deeds, giving, hearts, love, turn
from fogbound.games.shadows_over_camelot.romance.catalogue import LADY_NAMES, Lady


def lady(argument: Reading, settings: Settings) -> Lady:
    return argument.one_of(LADY_NAMES)


def roll(argument: Reading, settings: Settings) -> int:
    return argument.number(hearts.FIRST_ROLL, hearts.RE_ROLL)


STEPS: Final = {
    "GiveLadies": position.StepForm(turn.GiveLadies),
    "RollQuest": position.StepForm(hearts.RollQuest, position.seat, roll),
    "ClaimBoon": position.StepForm(hearts.ClaimBoon, position.seat, lady),
    "MayComplete": position.StepForm(deeds.MayComplete, position.seat),
    "MayHaveAffair": position.StepForm(deeds.MayHaveAffair, position.seat),
    "EventForgotten": position.StepForm(deeds.EventForgotten),
    "ConductAffair": position.StepForm(affairs.ConductAffair, position.seat, position.seat),
    "Aftermath": position.StepForm(affairs.Aftermath, position.seat),
    "Rival": position.StepForm(affairs.Rival, position.seat),
    "ProgressLove": position.StepForm(love.ProgressLove, position.seat),
    "RomanticAction": position.StepForm(actions.RomanticAction, position.seat),
    "Completed": position.StepForm(actions.Completed, position.seat),
    "ForFaith": position.StepForm(actions.ForFaith, position.seat),
    "Reconciled": position.StepForm(actions.Reconciled, position.seat),
    "BringGift": position.StepForm(giving.BringGift, position.seat),
    "GiftsBrought": position.StepForm(giving.GiftsBrought, position.seat),
    "BringGrails": position.StepForm(giving.BringGrails, position.seat),
    "MayCome": position.StepForm(boons.MayCome, position.seat),
}
