"""What a game works out from a view, as a person is told it."""

from __future__ import annotations

from typing import Any, Final

from fogbound.cli import console
from fogbound.core.game import Game
from fogbound.core.seen import View
from fogbound.core.voice import Hint, Voice

BAR: Final = 20
"""So many letters are a full bar."""


def show_hints(game: Game[Any], view: View, voice: Voice) -> None:
    hints = game.words.hints(view, voice)
    if not hints:
        console.say("There is nothing to be worked out here.", indent=2)
    console.grid((hint.label, _bar(hint), hint.words) for hint in hints)


def _bar(hint: Hint) -> str:
    return "" if hint.share is None else ("▇" * round(BAR * hint.share)).ljust(BAR, "·")
