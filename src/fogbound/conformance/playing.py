"""Games come to an end, and what is offered on the way is in order."""

from __future__ import annotations

from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.mistakes import Mistake
from fogbound.core.options import Option
from fogbound.core.refusals import NotOffered


def games_can_be_repeated(trial: Trial) -> None:
    """The same settings, seed and choices bring the same again."""
    for state, option in zip(trial.positions(), trial.course.choices, strict=False):
        if option not in trial.game.options(state):
            raise Fault(f"the same choices, made again, lead to where {option.text!r} is not on offer", state)
    ends = [list(trial.some_positions(0))[-1] for _ in range(2)]
    one, other = [trial.game.data(end) for end in ends]
    require_same(one, other, "the same choices, made again, lead elsewhere", ends[0])


def games_end(trial: Trial) -> None:
    """Within the longest game of `info`, one decision after the other, for a declared reason."""
    last: State | None = None
    for before, _, last in trial.moves():
        _require_actor(trial, before)
        if last.decisions != before.decisions + 1:
            raise Fault(f"the next decision has number {last.decisions}", before)
        if any(last.disclosed(seat) < before.disclosed(seat) for seat in trial.watchers):
            raise Fault("fewer things have been shown to a seat than before", last)
    if last is None or last.outcome is None:
        raise Fault(f"the game is not over after {trial.game.info.longest} decisions, the longest of its info")
    require_end(trial, last)


def _require_actor(trial: Trial, state: State) -> None:
    actor = trial.game.actor(state)
    if actor not in range(trial.settings.seats):
        raise Fault(f"the decision waits for seat {actor}, which does not exist", state)
    pending = trial.game.decision(state)
    forced = None if pending is None else pending.forced(state)
    if forced is not None and trial.game.options(state) != [forced]:
        raise Fault(f"{forced.text!r} is said to be forced, and is not the one option", state, actor)


def require_end(trial: Trial, state: State) -> None:
    outcome = state.outcome
    assert outcome is not None
    if trial.game.actor(state) is not None or trial.game.options(state):
        raise Fault("the game is over, and somebody is still to choose", state)
    if outcome.reason not in trial.game.info.endings:
        raise Fault(f"the reason {outcome.reason!r} is not among the endings of the info", state)
    if len(outcome.scores) != trial.settings.seats:
        raise Fault(f"there are {len(outcome.scores)} scores", state)
    seats = outcome.winners + outcome.losers
    if sorted(set(seats)) != sorted(seats) or not set(seats) <= set(range(trial.settings.seats)):
        raise Fault(f"winners {outcome.winners} and losers {outcome.losers} should be seats, each named once", state)


def options_are_in_order(trial: Trial) -> None:
    """Entries of the vocabulary, each once, in its order, in a list that is the caller's own."""
    vocabulary = trial.game.vocabulary.options
    for state in trial.some_positions(3):
        offered = trial.game.options(state)
        for option in offered:
            if option.index >= len(vocabulary) or vocabulary[option.index] is not option:
                raise Fault(f"{option.text!r} is offered and is not in the vocabulary", state)
        indices = [option.index for option in offered]
        if indices != sorted(set(indices)):
            raise Fault(f"the options are not in the order of the vocabulary, each once: {_named(offered)}", state)
        kept = list(offered)
        offered.append(vocabulary[0])
        offered.reverse()
        again = trial.game.options(state)
        if again is offered or again != kept:
            raise Fault("who changes the list of options changes what is offered next time", state)


def what_is_not_offered_is_refused(trial: Trial) -> None:
    """With a clear sentence, and nothing changes."""
    for state in trial.some_positions():
        before = trial.data(state)
        offered = trial.game.options(state)
        others = [option for option in trial.game.vocabulary.options if option not in offered]
        choices: list[Option | str] = [*trial.rng.sample(others, min(len(others), 8)), "no such choice"]
        for choice in choices:
            _require_refused(trial, state, choice)
        if trial.data(state) != before:
            raise Fault("a choice that was refused has changed the position", state)


def _require_refused(trial: Trial, state: State, choice: Option | str) -> None:
    try:
        trial.game.play(state, choice)
    except Mistake as refused:
        if not str(refused).strip() or "\n" in str(refused):
            raise Fault(f"{choice!r} is refused with {str(refused)!r}, which is no sentence", state) from None
        if not isinstance(refused, NotOffered) and isinstance(choice, Option):
            raise Fault(f"{choice!r} is in the vocabulary, and is refused as unknown", state) from None
    else:
        raise Fault(f"{choice!r} is not offered, and can be played", state)


def _named(options: list[Option]) -> str:
    return ", ".join(option.text for option in options[:12])
