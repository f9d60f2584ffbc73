"""The question "why not?" has one answer for every choice that a game declares open to it."""

from __future__ import annotations

from typing import Final

from fogbound.conformance.fault import Fault
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.options import Option

MOST_ASKED: Final = 200


def each_choice_is_offered_or_refused(trial: Trial) -> None:
    """Never both, never neither; and the refusal names a rule of the rules document, in a sentence."""
    vocabulary = trial.game.vocabulary
    open_to_question = [option for option in vocabulary.options if option.verb in vocabulary.open_to_question]
    for state in trial.some_positions():
        if state.outcome is not None:
            continue
        offered = trial.game.options(state)
        for option in trial.rng.sample(open_to_question, min(len(open_to_question), MOST_ASKED)):
            _require_answer(trial, state, option, option in offered)


def _require_answer(trial: Trial, state: State, option: Option, offered: bool) -> None:
    actor = trial.game.actor(state)
    refusal = trial.game.why_not(state, option)
    if refusal is None:
        if not offered:
            raise Fault(f"{option.text!r} is not offered, and nothing says why", state, actor)
        return
    if offered:
        raise Fault(f"{option.text!r} is offered, and refused by {refusal.rule}", state, actor)
    if refusal.rule not in trial.game.rules.paragraphs:
        raise Fault(f"{option.text!r} is refused by {refusal.rule}, which is no rule", state, actor)
    sentence = trial.game.refusal_sentence(refusal, trial.voice(actor))
    if not sentence.strip():
        raise Fault(f"nothing is said of why {refusal.rule} forbids {option.text!r}", state, actor)
