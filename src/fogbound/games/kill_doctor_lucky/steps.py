"""Every step that can stand on the agenda, with the kinds of its arguments."""

from __future__ import annotations

from typing import Final

from fogbound.core import position
from fogbound.core.reading import Reading
from fogbound.core.settings import Settings
from fogbound.games.kill_doctor_lucky import attempts, escape, strangers, turns
from fogbound.games.kill_doctor_lucky.agreed import STRANGERS


def stranger(argument: Reading, settings: Settings) -> int:
    return argument.number(STRANGERS[0], STRANGERS[-1])


def pawn(argument: Reading, settings: Settings) -> int:
    strangers = settings.word("variant") == "two_player_strangers"
    return argument.number(0, STRANGERS[-1] if strangers else settings.seats - 1)


STEPS: Final = {
    "Turn": position.StepForm(turns.Turn, pawn),
    "TakeTurn": position.StepForm(turns.TakeTurn, position.seat),
    "DoctorWalks": position.StepForm(turns.DoctorWalks),
    "NextTurn": position.StepForm(turns.NextTurn),
    "ChooseWeapon": position.StepForm(attempts.ChooseWeapon, position.seat),
    "MayFoil": position.StepForm(attempts.MayFoil, position.seat),
    "Settle": position.StepForm(attempts.Settle),
    "StrangerActs": position.StepForm(strangers.StrangerActs, stranger),
    "EscapeTurn": position.StepForm(escape.EscapeTurn, position.seat),
    "TakeEscapeTurn": position.StepForm(escape.TakeEscapeTurn, position.seat),
    "GhostWalks": position.StepForm(escape.GhostWalks),
    "GhostAttacks": position.StepForm(escape.GhostAttacks, position.seat),
    "SettleAttack": position.StepForm(escape.SettleAttack),
    "NextAlive": position.StepForm(escape.NextAlive),
}
