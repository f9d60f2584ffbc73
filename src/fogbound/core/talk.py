"""What players may say to one another by the rules of a game: fixed statements, which are no choices.

Anybody may make one at any time; nothing changes by it but what was said. Computer players are asked for one before
certain choices of their own turn; searches and random play never make any.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, Generic, TypeVar

from fogbound.core.agenda import State
from fogbound.core.mistakes import Mistake, unknown
from fogbound.core.options import Option, Vocabulary
from fogbound.core.players import Sight
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.voice import Voice, plural

S = TypeVar("S", bound=State)


class Talk(Generic[S]):
    """The statements of a game, such as `go grail`, and how many of them are heard before somebody has to choose."""

    def __init__(
        self,
        statements: Vocabulary,
        open_to: Callable[[S, Seat], list[Option]],
        sentence: Callable[[Option, Voice], str],
        most: int = 2,
        before: tuple[str, ...] = (),
    ) -> None:
        self.statements: Final = statements
        self.open_to: Final = open_to
        """What a seat may say, by what everybody can see."""
        self.sentence: Final = sentence
        """A statement in words, as it is said: `I go to the Grail.`"""
        self.most: Final = most
        """So many a seat may make while one choice is waited for."""
        self.before: Final = before
        """The decisions before which a computer player is asked for one: of its own turn, never answers to others."""

    def offered(self, state: S, seat: Seat) -> list[Option]:
        """What this seat may say now."""
        return self.open_to(state, seat) if state.outcome is None and self._left(state, seat) else []

    def say(self, state: S, seat: Seat, text: str) -> None:
        """Let a seat say something that all hear; a `Mistake` says why it may not."""
        if not self.statements.has(text):
            raise unknown("statement", text, [statement.text for statement in self.statements.options])
        if state.outcome is not None:
            raise Mistake("the game is over: there is nothing left to say")
        if self.statements.named(text) not in self.open_to(state, seat):
            raise Mistake(f"{text!r} cannot be said now")
        if not self._left(state, seat):
            raise Mistake(f"at most {plural(self.most, 'thing')} can be said while one choice is waited for")
        state.said += ((state.decisions, seat, text),)
        state.tell(EVERYONE, ("said", seat, text))

    def is_asked_for(self, view: Sight) -> bool:
        """Whether a computer player that is to choose by this view is asked what it says first, once a choice."""
        pending = view.decision
        if pending is None or pending["name"] not in self.before:
            return False
        said = [(entry["at"], entry["seat"]) for entry in view.said]
        return (pending["number"], pending["seat"]) not in said

    def _left(self, state: S, seat: Seat) -> int:
        """How many statements more this seat may make now."""
        return self.most - sum([1 for at, by, _ in state.said if at == state.decisions and by == seat])
