"""A saved game is the game, whenever it was saved."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Final

from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.tables import choose, seated
from fogbound.conformance.trial import Trial
from fogbound.core.session import Session, resume

SAVED: Final = 3
"""So many times in a game."""


def saved_games_go_on(trial: Trial) -> None:
    """Saved in the middle of a choice and opened again, a game goes on as if it had never stopped."""
    session, rng = seated(trial), Random(trial.seed)
    with TemporaryDirectory() as folder:
        left = SAVED
        while session.state.outcome is None and left:
            choose(trial, session, rng)
            if trial.rng.random() < 0.1:
                left -= 1
                session = _reopened(trial, session, Path(folder, "save.json"))


def _reopened(trial: Trial, session: Session, path: Path) -> Session:
    session.save(path)
    other = resume(path)
    require_same(trial.game.data(session.state), trial.game.data(other.state), "saved and opened", session.state)
    require_same(session.record.data(), other.record.data(), "the record, saved and opened", session.state)
    for seat in range(trial.settings.seats):
        if session.can_take_back(seat) != other.can_take_back(seat):
            raise Fault(
                "saved and opened, a game lets it take back what it could not, or not what it could",
                session.state,
                seat,
            )
    _require_same_next(trial, session, other)
    return resume(path)


def _require_same_next(trial: Trial, session: Session, other: Session) -> None:
    """The next choice brings the same."""
    seed = trial.rng.getrandbits(32)
    for one in (session, other):
        choose(trial, one, Random(seed))
    require_same(
        trial.game.data(session.state), trial.game.data(other.state), "saved, opened and played on", session.state
    )
