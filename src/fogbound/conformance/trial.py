"""One game at random, for a check to look at position by position."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any, Final

from fogbound.conformance.fault import Fault, text_of
from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.options import Option
from fogbound.core.players import Budget
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings
from fogbound.core.voice import Voice

SCRIPTED: Final = 0.15
"""How often the game's own players choose: they come to other positions than chance does."""

LOOKS: Final = 240
"""About so many looks of one seat at one position are all taken; beyond them a long game is looked at more seldom."""

NAMES: Final = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lou")


class Trial:
    """A game, its settings, and a seed from which all that is random follows."""

    def __init__(self, game: Game[Any], settings: Settings, seed: int) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.seed: Final = seed
        self.rng: Final = Random(f"look {seed}")
        """For what the check itself draws: the choices of the game do not depend on it."""
        self.watchers: Final[list[Seat | None]] = [*range(settings.seats), None]
        """Every seat, and an onlooker."""

    def positions(self) -> Iterator[State]:
        """The first positions and the last; of those between, the farther on the fewer. None shares anything."""
        for number, state in enumerate(self._every_position()):
            if self.looks_at(number) or not self._goes_on(state):
                yield state

    def looks_at(self, number: int) -> bool:
        """Whether the position of this number, or what a seat sees of it, is looked at."""
        return self.rng.random() * number < LOOKS / len(self.watchers)

    def _every_position(self) -> Iterator[State]:
        rng = self._choices()
        state = self._setup()
        yield state
        while self._goes_on(state):
            _, state = self._next(state, rng)
            yield state

    def moves(self) -> Iterator[tuple[State, Option, State]]:
        """Each position of the same game, what is chosen in it, and the position after it."""
        rng = self._choices()
        after = self._setup()
        while self._goes_on(after):
            before = after
            option, after = self._next(before, rng)
            yield before, option, after

    def _setup(self) -> State:
        state: State = self.game.setup(self.settings, self.seed)
        return state

    def _choices(self) -> Random:
        return Random(f"play {self.seed}")

    def _goes_on(self, state: State) -> bool:
        return state.outcome is None and state.decisions < self.game.info.longest

    def _next(self, state: State, rng: Random) -> tuple[Option, State]:
        option = self.chosen(state, rng)
        after = state.clone()
        self.game.apply(after, option)
        return option, after

    def some_positions(self, share: float = 0.2) -> Iterator[State]:
        """The first position, the last one, and some between."""
        last: State | None = None
        for number, state in enumerate(self.positions()):
            if number == 0 or self.rng.random() < share:
                yield state
                last = None
            else:
                last = state
        if last is not None:
            yield last

    def chosen(self, state: State, rng: Random) -> Option:
        """Any option; now and then the first, the last, or what a player of the game would choose."""
        offered = self.game.options(state)
        if not offered:
            raise Fault("there is a decision and nothing to choose", state)
        kind = rng.random()
        if kind < SCRIPTED and self.game.players:
            maker = self.game.players[rng.choice(sorted(self.game.players))]
            view = self.game.view(state, self.game.actor(state))
            return self.game.vocabulary.named(maker().choose(view, Budget(worlds=5), rng))
        if kind < 2 * SCRIPTED:
            return offered[rng.choice((0, -1))]
        return rng.choice(offered)

    def voice(self, reader: Seat | None) -> Voice:
        """Speaks to one seat, or an onlooker."""
        return Voice(NAMES[: self.settings.seats], reader)

    def data(self, state: State) -> str:
        """All of a position as one text."""
        return text_of(self.game.data(state))
