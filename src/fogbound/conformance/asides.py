"""What is no choice: the statements of a game, and giving it up."""

from __future__ import annotations

from typing import Any

from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.perceived import perceived, shown_something
from fogbound.conformance.playing import require_end
from fogbound.conformance.trial import Trial
from fogbound.conformance.worlds import exchanged
from fogbound.core.agenda import State
from fogbound.core.mistakes import Mistake
from fogbound.core.options import Option
from fogbound.core.seats import Seat


def statements_change_nothing(trial: Trial) -> None:
    """Anybody may make one, as often as is agreed; all hear the same, and for all the rest nothing has happened."""
    for state in trial.some_positions():
        for seat in range(trial.settings.seats):
            offered = trial.game.statements(state, seat)
            _require_public(trial, state, offered, seat)
            if offered:
                _require_heard(trial, state, seat, trial.rng.choice(offered))


def _require_public(trial: Trial, state: State, offered: list[Option], seat: Seat) -> None:
    world = exchanged(trial.game, state, None, trial.rng)
    if world is not None and trial.game.statements(world, seat) != offered:
        raise Fault("what it may say depends on what is hidden", state, seat)


def _require_heard(trial: Trial, state: State, seat: Seat, statement: Option) -> None:
    after = state.clone()
    trial.game.say(after, seat, statement.text)
    heard = {"at": state.decisions, "seat": seat, "statement": statement.text}
    for watcher in trial.watchers:
        before, now = _of_the_game(trial, state, watcher), _of_the_game(trial, after, watcher)
        require_same(before, now, f"{statement.text!r} was said, and that changes something", state, watcher)
        if shown_something(state, after, watcher):
            raise Fault(f"{statement.text!r} was said, and counts as showing it something", state, watcher)
        if trial.game.view(after, watcher).said[-1] != heard:
            raise Fault(f"{statement.text!r} was said, and it did not hear it", state, watcher)
        if not any(trial.game.sentence(fact, trial.voice(watcher)) for _, fact in after.heard(watcher, state.told)):
            raise Fault(f"there are no words for {statement.text!r} being said", state, watcher)
    _require_limit(trial, after, seat)


def _of_the_game(trial: Trial, state: State, watcher: Seat | None) -> dict[str, Any]:
    found = perceived(trial.game, state, watcher)
    return {**found, "view": {**found["view"], "said": None}}


def _require_limit(trial: Trial, state: State, seat: Seat) -> None:
    said = state.said
    while offered := trial.game.statements(state, seat):
        trial.game.say(state, seat, offered[0].text)
        if len(state.said) > len(said) + 20:
            raise Fault("it may say as much as it likes", state, seat)
    try:
        trial.game.say(state, seat, state.said[-1][2])
    except Mistake:
        return
    raise Fault("it may say what it is not offered to say", state, seat)


def who_resigns_has_resigned(trial: Trial) -> None:
    """The game is over, or goes on without waiting for who gave it up; and it can be saved as it is then."""
    if not trial.game.may_resign(trial.settings):
        return
    for state in trial.some_positions():
        if state.outcome is not None:
            continue
        for seat in range(trial.settings.seats):
            after = state.clone()
            trial.game.resign(after, seat)
            if after.outcome is not None:
                require_end(trial, after)
            elif trial.game.actor(after) == seat:
                raise Fault("it has resigned, and is to choose", after, seat)
            data = trial.game.data(after)
            require_same(data, trial.game.data(trial.game.from_data(data)), "a game that was given up", after, seat)
