"""A position as JSON is the whole position."""

from __future__ import annotations

import json
from typing import Any

from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.mistakes import Mistake
from fogbound.core.playout import play_randomly


def positions_survive_json(trial: Trial) -> None:
    """Written down and read again it is the same, offers the same, and goes on in the same way."""
    for state in trial.some_positions():
        data = trial.game.data(state)
        again = _read(trial, state, json.loads(json.dumps(data)))
        require_same(data, trial.game.data(again), "a position changed on its way through JSON", state)
        _require_same_seen(trial, state, again)
        _require_same_future(trial, state, again)


def _read(trial: Trial, state: State, data: Any) -> State:
    try:
        state_again: State = trial.game.from_data(data)
    except Mistake as mistake:
        raise Fault(f"a position that came about in play is refused when it is read: {mistake}", state) from None
    return state_again


def _require_same_seen(trial: Trial, state: State, again: State) -> None:
    """What JSON leaves out might still show."""
    for seat in trial.some_watchers(state):
        here, there = trial.game.view(state, seat), trial.game.view(again, seat)
        require_same(here.data, there.data, "a view of a position that went through JSON is another", state, seat)


def _require_same_future(trial: Trial, state: State, again: State) -> None:
    """With the same choices and the same chance."""
    ahead, seed = state.clone(), trial.rng.getrandbits(32)
    for played in (ahead, again):
        play_randomly(played, seed, 60)
    what = "a position that went through JSON goes on in another way"
    require_same(trial.game.data(ahead), trial.game.data(again), what, state)
