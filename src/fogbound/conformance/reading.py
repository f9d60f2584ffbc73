"""What people read: sentences for everything, in every voice."""

from __future__ import annotations

from collections.abc import Sequence

from fogbound.conformance.fault import Fault
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.seats import Seat
from fogbound.core.voice import Hint


def everything_has_words(trial: Trial) -> None:
    """The position, the question, each choice, what happened and how it ended, for every seat and an onlooker."""
    for stretch in trial.stretches():
        for before, _, after in stretch:
            for seat in trial.some_watchers(after):
                _require_words(trial, after, seat)
                _require_story(trial, after, seat, before.told)


def _require_words(trial: Trial, state: State, seat: Seat | None) -> None:
    game, voice = trial.game, trial.voice(seat)
    view = game.view(state, seat)
    said = {"the position": game.words.position(view, voice)}
    if view.decision is not None:
        said["the question"] = game.words.question(view, voice)
    if view.outcome is not None:
        said["the ending"] = game.words.ending(view.outcome, voice)
    for other in range(trial.settings.seats):
        said[f"seat {other}"] = game.words.seat(view, other, voice)
    for what, sentence in said.items():
        if not sentence.strip():
            raise Fault(f"there are no words for {what}", state, seat)
    _require_hints(game.words.hints(view, voice), state, seat)
    if game.actor(state) == seat:
        _require_choices(trial, state, seat)


def _require_hints(hints: Sequence[Hint], state: State, seat: Seat | None) -> None:
    for hint in hints:
        if not hint.label.strip() or not isinstance(hint.words, str):
            raise Fault("there is a hint without words", state, seat)
        if hint.share is not None and not 0 <= hint.share <= 1:
            raise Fault(f"the hint {hint.label!r} has a share of {hint.share}; it should be from 0 to 1", state, seat)


def _require_choices(trial: Trial, state: State, seat: Seat | None) -> None:
    """Each choice has words of its own: who cannot see the picture tells them apart by nothing else."""
    view, voice = trial.game.view(state, seat), trial.voice(seat)
    said: dict[str, str] = {}
    for option in trial.game.options(state):
        words = trial.game.words.choice(option, view, voice)
        if not words.strip():
            raise Fault(f"there are no words for the choice {option.text!r}", state, seat)
        if words in said:
            raise Fault(f"{said[words]!r} and {option.text!r} are both called {words!r}", state, seat)
        said[words] = option.text


def _require_story(trial: Trial, state: State, seat: Seat | None, since: int) -> None:
    """What happened, in sentences; a fact may be passed over in silence, but not all that ends a game."""
    facts = [fact for _, fact in state.heard(seat, since)]
    sentences = [trial.game.sentence(fact, trial.voice(seat)) for fact in facts]
    if any(not isinstance(sentence, str) for sentence in sentences):
        raise Fault("there is a fact whose sentence is no text", state, seat)
    if state.outcome is not None and not any(sentences):
        raise Fault("the last choice of the game and what came of it are passed over in silence", state, seat)
