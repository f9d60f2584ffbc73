"""All that one seat perceives of a position, as data: what is equal here, it cannot tell apart."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.seats import Seat

_MOST_ASKED: Final = 40


def perceived(game: Game[Any], state: State, seat: Seat | None) -> dict[str, Any]:
    """The view; whether the table answers for the seat that is to choose; and to that seat, what is refused and why."""
    pending = game.decision(state)
    forced = None if pending is None else pending.forced(state)
    found: dict[str, Any] = {"view": game.view(state, seat).data, "forced": None if forced is None else forced.text}
    if pending is not None and pending.seat == seat:
        found["refused"] = _refused(game, state)
    return found


def _refused(game: Game[Any], state: State) -> dict[str, Any]:
    open_to_question = [o for o in game.vocabulary.options if o.verb in game.vocabulary.open_to_question]
    asked = open_to_question[:: 1 + len(open_to_question) // _MOST_ASKED]
    answers = {option.text: game.why_not(state, option) for option in asked}
    return {text: None if refusal is None else refusal.data() for text, refusal in answers.items()}


def told(state: State, seat: Seat | None, since: int) -> list[list[Any]]:
    """The facts that a seat was told, from a number of the log on."""
    return [list(fact) for _, fact in state.heard(seat, since)]


def shown_something(before: State, after: State, seat: Seat | None) -> bool:
    """Whether a seat was shown something on the way, so that nobody takes it back."""
    return before.disclosed(seat) != after.disclosed(seat)
