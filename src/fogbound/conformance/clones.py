"""A clone shares nothing that can change with what it was cloned from."""

from __future__ import annotations

import json

from fogbound.conformance.fault import require_same
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.playout import play_randomly


def clones_never_share(trial: Trial) -> None:
    """None changes while the game is played on, nor the game while a clone is."""
    kept: list[tuple[State, str]] = []
    for state in trial.some_positions():
        text = trial.data(state)
        clone = state.clone()
        play_randomly(clone, trial.rng.getrandbits(32), 8)
        _require_unchanged(trial, state, text)
        kept.append((state, text))
    for state, text in kept:
        _require_unchanged(trial, state, text)


def _require_unchanged(trial: Trial, state: State, text: str) -> None:
    if trial.data(state) != text:
        what = "a position changed when a clone of it was played on"
        require_same(json.loads(text), trial.game.data(state), what, state)


def clones_are_equal(trial: Trial) -> None:
    """A clone is the same position, offers the same, and comes to the same end."""
    for state in trial.originals():
        clone, other = state.clone(), state.clone()
        require_same(trial.game.data(state), trial.game.data(clone), "a clone is another position", state)
        seed = trial.rng.getrandbits(32)
        for played in (clone, other):
            play_randomly(played, seed, 40)
        require_same(trial.game.data(clone), trial.game.data(other), "two clones came to different ends", state)
