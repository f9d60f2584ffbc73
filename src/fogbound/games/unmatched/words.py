"""Unmatched in sentences."""

from __future__ import annotations

from typing import Any

from fogbound.core.voice import Voice
from fogbound.games.unmatched import describing, hinting, questions, refusing, telling
from fogbound.games.unmatched.naming import beginning

position = describing.position
seat = describing.seat
question = questions.question
choice = questions.choice
fact = telling.fact
refusal = refusing.refusal
hints = hinting.hints


def ending(outcome: dict[str, Any], voice: Voice) -> str:
    winners = outcome["winners"]
    won = _won(winners, voice)
    match outcome["reason"]:
        case "team_defeated":
            return f"Both heroes of one side have fallen. {won}."
        case "last_hero":
            return f"One hero is left standing. {won}."
    return f"A hero has fallen. {won}."


def _won(winners: list[int], voice: Voice) -> str:
    verb = "win" if len(winners) > 1 or winners[0] == voice.reader else "wins"
    return f"{beginning(voice.several(winners))} {verb}"
