"""Nothing is taken back after which anybody was shown something."""

from __future__ import annotations

from random import Random
from typing import Any

from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.tables import choose, lasting, seated
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.mistakes import Mistake
from fogbound.core.replay import Replay
from fogbound.core.session import Session


def nothing_shown_is_taken_back(trial: Trial) -> None:
    """Who takes back comes to a position after which nothing was shown to anybody; nobody else takes anything back."""
    session, rng = seated(trial), Random(trial.seed)
    left = 8
    while session.state.outcome is None and left:
        choose(trial, session, rng)
        for seat in range(trial.settings.seats):
            if not session.can_take_back(seat):
                if trial.rng.random() < 0.1:
                    _require_kept(trial, session, seat)
            elif trial.rng.random() < 0.2:
                _require_back(trial, session, seat)
                left -= 1


def _require_kept(trial: Trial, session: Session, seat: int) -> None:
    before = trial.data(session.state)
    try:
        session.take_back(seat)
    except Mistake as mistake:
        if not str(mistake).strip():
            raise Fault("nothing is said of why nothing can be taken back", session.state, seat) from None
    else:
        raise Fault("it takes back what it cannot take back", session.state, seat)
    if trial.data(session.state) != before:
        raise Fault("a choice that could not be taken back has changed the position", session.state, seat)


def _require_back(trial: Trial, session: Session, seat: int) -> None:
    before, standing = session.state, Replay(session.record).standing
    session.take_back(seat)
    earlier = standing[-1 - session.record.entries[-1].taken_back]
    if trial.game.actor(session.state) != seat:
        raise Fault("having taken back its choice, it is not the one to choose", session.state, seat)
    for watcher in trial.watchers:
        if earlier.disclosed(watcher) != before.disclosed(watcher):
            raise Fault("a choice was taken back after which it was shown something", before, watcher)
    if session.state.decisions <= before.decisions:
        raise Fault("after something was taken back, a decision has a number that was used before", session.state)
    what = "to take back a choice leads to another position than the one it was made in"
    require_same(_position(trial, earlier), _position(trial, session.state), what, session.state, seat)


def _position(trial: Trial, state: State) -> dict[str, Any]:
    """A position without its number, and what was told on the way to it."""
    return {name: value for name, value in lasting(trial, state).items() if name not in {"decisions", "log"}}
