"""What a good player would work out, told to a person."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.core.voice import Hint, Voice
from fogbound.games.shadows_over_camelot.insight import insight
from fogbound.games.shadows_over_camelot.naming import begins
from fogbound.games.shadows_over_camelot.sentences import of_level

KINDS: Final = {
    "black_knight": "the Black Knight",
    "lancelot_dragon": "Lancelot or the Dragon",
    "excalibur": "Excalibur",
    "despair": "Despair",
    "war": "a War",
    "special": "a Special card",
}


def hints(view: Sight, voice: Voice) -> list[Hint]:
    """The next Black card, who may be the Traitor, and what a siege fight needs."""
    if view.outcome is not None:
        return []
    found = insight(view)
    told = [
        Hint(f"Next Black card: {KINDS[kind]}", f"{100 * chance:.0f} %", chance)
        for kind, chance in found["next_black"].items()
        if chance
    ]
    told += [
        Hint(
            f"{begins(voice.name(seat))} the Traitor", f"{100 * chance:.0f} % before anybody has done anything", chance
        )
        for seat, chance in enumerate(found["traitor"])
        if chance is not None and seat != view.seat
    ]
    for sentences in of_level(view):
        told += sentences.hints(view, voice)
    return told
