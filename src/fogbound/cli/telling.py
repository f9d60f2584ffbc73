"""What happened and what is to be seen, in sentences for one reader. The same for every game."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.core.voice import Voice


class News:
    """What one reader has not been told yet."""

    def __init__(self, game: Game[Any], names: Sequence[str], reader: Seat | None, since: int = 0) -> None:
        self.game = game
        self.voice = Voice(names, reader)
        self.since = since

    def of(self, state: State) -> list[str]:
        """The sentences that are new; they count as told."""
        heard = state.heard(self.voice.reader, self.since)
        self.since = state.told
        return [said for _, fact in heard if (said := self.game.sentence(fact, self.voice))]


def position(game: Game[Any], view: View, voice: Voice) -> list[str]:
    return game.words.position(view, voice).splitlines()


def ending(game: Game[Any], view: View, voice: Voice) -> list[str]:
    """How the game ended, and the scores."""
    outcome = view.outcome
    scores = ", ".join(f"{voice.name(seat)} {score:+g}" for seat, score in enumerate(outcome["scores"]))
    return [game.words.ending(outcome, voice), f"Scores: {scores}."]
