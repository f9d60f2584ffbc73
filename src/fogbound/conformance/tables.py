"""A table at which a trial is played: people and computer players, and what they take back."""

from __future__ import annotations

from random import Random
from typing import Any, Final

from fogbound.conformance.trial import NAMES, Trial
from fogbound.core.agenda import State
from fogbound.core.session import Session, begin

TAKEN_BACK: Final = 0.05


def seated(trial: Trial) -> Session:
    """A new game at a table; at some seats sit people, at the others computer players."""
    people = trial.rng.getrandbits(trial.settings.seats) | 1
    return begin(trial.game, trial.settings, list(NAMES[: trial.settings.seats]), people, trial.seed)


def choose(trial: Trial, session: Session, rng: Random) -> None:
    """One choice more; now and then somebody takes one back."""
    seats = [seat for seat in range(trial.settings.seats) if session.can_take_back(seat)]
    if seats and rng.random() < TAKEN_BACK:
        session.take_back(rng.choice(seats))
    actor = trial.game.actor(session.state)
    if actor is not None:
        session.choose(actor, trial.chosen(session.state, rng).text)


def lasting(trial: Trial, state: State) -> dict[str, Any]:
    """A position without its place in the stream of chance, which a replay reads from the record."""
    return {name: value for name, value in trial.game.data(state).items() if name != "chance"}
