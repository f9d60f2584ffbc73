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

LOOKS: Final = 32
"""At so many positions of a game a check looks, however long the game is."""

STRETCH: Final = 6
"""So many moves in a row are looked at where one follows from the other."""

OTHER_WATCHERS: Final = 3
"""So many besides who is to choose, where it would cost too much to ask everybody at every position."""

NAMES: Final = ("Ada", "Ben", "Cy", "Dot", "Eve", "Fay", "Gus", "Hal", "Ida", "Jon", "Kit", "Lou")


class Course:
    """A game, its settings, and a seed from which all that is chosen in it follows: the same for every check."""

    def __init__(self, game: Game[Any], settings: Settings, seed: int) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.seed: Final = seed
        self._choices: list[Option] | None = None

    def begin(self) -> State:
        """The first position."""
        state: State = self.game.setup(self.settings, self.seed)
        return state

    @property
    def choices(self) -> list[Option]:
        """What is chosen from the first position to the last, as long as the game takes by its info."""
        if self._choices is None:
            rng, state = Random(f"play {self.seed}"), self.begin()
            self._choices = []
            while state.outcome is None and state.decisions < self.game.info.longest:
                option = self.chosen(state, rng)
                self._choices.append(option)
                self.game.apply(state, option)
        return self._choices

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


class Trial:
    """What one check is given: a game played once at random, and the means to look at it."""

    def __init__(self, course: Course, check: str, looks: int = LOOKS) -> None:
        self.course: Final = course
        self.game: Final = course.game
        self.settings: Final = course.settings
        self.seed: Final = course.seed
        self.looks: Final = looks
        self.rng: Final = Random(f"{check} {self.seed}")
        """For what the check itself draws: the choices of the game do not depend on it."""
        self.watchers: Final[list[Seat | None]] = [*range(self.settings.seats), None]
        """Every seat, and an onlooker."""

    def moves(self) -> Iterator[tuple[State, Option, State]]:
        """Each position, what is chosen in it, and the position after it; none shares anything with another."""
        state = self.course.begin()
        for option in self.course.choices:
            before = state.clone()
            self.game.apply(state, option)
            yield before, option, state.clone()

    def stretches(self) -> Iterator[list[tuple[State, Option, State]]]:
        """Moves in a row: some at the beginning of the game, at its end, and between."""
        parts = -(-len(self.course.choices) // STRETCH)
        wanted = self._some_of(parts, -(-self.looks // STRETCH))
        stretch: list[tuple[State, Option, State]] = []
        for number, move in enumerate(self.moves()):
            if number // STRETCH in wanted:
                stretch.append(move)
            if stretch and (number % STRETCH == STRETCH - 1 or number == len(self.course.choices) - 1):
                yield stretch
                stretch = []

    def positions(self) -> Iterator[State]:
        """Every position, the last one included; none shares anything with another."""
        return (state.clone() for state in self._originals(set(range(len(self.course.choices) + 1))))

    def some_positions(self, share: float = 1.0) -> Iterator[State]:
        """The first position, the last one, and some between: as many as there are looks, or a share of them."""
        return (state.clone() for state in self.originals(share))

    def originals(self, share: float = 1.0) -> Iterator[State]:
        """The same without cloning them: the one state that is played on, so not to be changed."""
        return self._originals(self._some_of(len(self.course.choices) + 1, round(self.looks * share)))

    def _originals(self, wanted: set[int]) -> Iterator[State]:
        state = self.course.begin()
        if 0 in wanted:
            yield state
        for number, option in enumerate(self.course.choices, start=1):
            self.game.apply(state, option)
            if number in wanted:
                yield state

    def _some_of(self, count: int, most: int) -> set[int]:
        """Numbers below a count, the first and the last among them."""
        inner = range(1, count - 1)
        return {0, count - 1, *self.rng.sample(inner, min(len(inner), max(most - 2, 1)))}

    def sights(self, share: float = 1.0) -> Iterator[tuple[State, Seat | None]]:
        """Some positions, each with some of those who look at it."""
        return ((state, seat) for state in self.some_positions(share) for seat in self.some_watchers(state))

    def some_watchers(self, state: State) -> list[Seat | None]:
        """Who is to choose, and some of the others."""
        actor = self.game.actor(state)
        others = [seat for seat in self.watchers if seat != actor]
        return [actor, *self.rng.sample(others, min(len(others), OTHER_WATCHERS))]

    def chosen(self, state: State, rng: Random) -> Option:
        """A choice for a game that takes a course of its own."""
        return self.course.chosen(state, rng)

    def voice(self, reader: Seat | None) -> Voice:
        """Speaks to one seat, or an onlooker."""
        return Voice(NAMES[: self.settings.seats], reader)

    def data(self, state: State) -> str:
        """All of a position as one text."""
        return text_of(self.game.data(state))
