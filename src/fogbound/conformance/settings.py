"""What can be set is said in `info`, and nothing else can be played."""

from __future__ import annotations

from typing import Any

from fogbound.conformance.cases import random_settings
from fogbound.conformance.fault import Fault, in_words
from fogbound.conformance.trial import Trial
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.settings import Settings

COMBINATIONS = 8


def presets_can_be_played(trial: Trial) -> None:
    """With the number of seats that they name, or else the usual one."""
    for name in trial.game.info.presets:
        _require_playable(trial.game, trial.game.info.settings(preset=name), f"the preset {name}")
    _require_playable(trial.game, trial.game.info.settings(), "the usual settings")


def _require_playable(game: Game[Any], settings: Settings, what: str) -> None:
    refusals = game.check(settings)
    if refusals:
        raise Fault(f"{what} cannot be played: {refusals[0].data()}")


def impossible_settings_are_refused(trial: Trial) -> None:
    """By `check`, and by `setup` in a sentence: too many seats, unknown values, and what does not go together."""
    info, settings = trial.game.info, trial.settings
    wrong = [Settings(seats, settings.values) for seats in (info.fewest_seats - 1, info.most_seats + 1)]
    wrong += [Settings(settings.seats, {**settings.values, name: "no such value"}) for name in info.options]
    for one in wrong:
        if not trial.game.check(one):
            raise Fault(f"{in_words(one)}: this is not in the info, and nothing is wrong with it")
        _require_refused(trial, one)
    for _ in range(COMBINATIONS):
        some = random_settings(trial.game, trial.rng)
        if trial.game.check(some):
            _require_refused(trial, some)
        else:
            trial.game.setup(some, trial.seed)


def _require_refused(trial: Trial, settings: Settings) -> None:
    try:
        trial.game.setup(settings, trial.seed)
    except Mistake as mistake:
        if not str(mistake).strip() or "\n" in str(mistake):
            raise Fault(f"{in_words(settings)} is refused with {str(mistake)!r}, which is no sentence") from None
    else:
        raise Fault(f"{in_words(settings)} is refused by `check`, and can be set up")
