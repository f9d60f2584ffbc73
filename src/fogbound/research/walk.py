"""Going through all that can happen in a small game of two, chance included."""

from __future__ import annotations

from collections.abc import Iterator
from fractions import Fraction
from itertools import islice
from typing import Any, Final

from fogbound.core.agenda import State
from fogbound.core.branches import branches
from fogbound.core.chance import Source
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.options import Option
from fogbound.core.settings import Settings

NOTHING_CHOSEN: Final = 0
"""The sequence with which both seats begin."""

MOST_DEALS: Final = 5_000
MOST_POSITIONS: Final = 1_000_000
"""In all deals together, and no deal may use more than its share and what earlier ones have left."""
MOST_DECISIONS: Final = 200


class Side:
    """What one seat may find itself knowing (its information sets), and what it may have chosen (its sequences)."""

    def __init__(self) -> None:
        self.sets: Final[dict[int, int]] = {}
        """The number of an information set, by the key of its positions."""
        self.before: Final[list[int]] = []
        """Of each information set, the sequence that leads to it."""
        self.first: Final[list[int]] = [NOTHING_CHOSEN + 1]
        """The sequence that goes on with the first option; the others follow. One entry more: how many there are."""
        self.length: Final[list[int]] = [0]
        """Of each sequence, how many choices it has."""

    def reach(self, key: int, sequence: int, options: int) -> int:
        """The first of the sequences that go on from a position of this key."""
        number = self.sets.setdefault(key, len(self.before))
        if number == len(self.before):
            self.before.append(sequence)
            self.first.append(self.first[-1] + options)
            self.length.extend([self.length[sequence] + 1] * options)
        elif self.before[number] != sequence or self.first[number + 1] - self.first[number] != options:
            raise Mistake("this game cannot be solved exactly: a seat’s view forgets what the seat has known or done")
        return self.first[number]


class Walk:
    """A whole game in which one seat wins what the other loses."""

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        if settings.seats != 2:
            raise Mistake(f"{game.info.title} can be solved for two players only, not for {settings.seats}")
        self._game: Final = game
        self.sides: Final = (Side(), Side())
        self.ends: Final[tuple[list[int], list[int]]] = ([], [])
        """Of each ending, the sequence of each seat."""
        self.worth: Final[list[float]] = []
        """The first seat's score, times how likely chance allows this ending."""
        self._positions_left = 0
        deals = list(islice(branches(lambda source: game.setup(settings, source)), MOST_DEALS + 1))
        if len(deals) > MOST_DEALS:
            raise self._too_large()
        for probability, state in deals:
            self._positions_left += MOST_POSITIONS // len(deals)
            state.telling = False
            self._go_on(state, float(probability), (NOTHING_CHOSEN, NOTHING_CHOSEN))

    def _go_on(self, state: State, chance: float, sequences: tuple[int, int]) -> None:
        """All that can come of a position to which the seats have come by these sequences."""
        self._positions_left -= 1
        if self._positions_left < 0 or state.decisions > MOST_DECISIONS:
            raise self._too_large()
        if state.outcome is not None:
            self._end(state.outcome.scores, chance, sequences)
            return
        seat = self._game.actor(state)
        assert seat is not None
        options = self._game.options(state)
        first = self.sides[seat].reach(self._game.key(state, seat), sequences[seat], len(options))
        for sequence, option in enumerate(options, start=first):
            longer = (sequence, sequences[1]) if seat == 0 else (sequences[0], sequence)
            for probability, after in _outcomes(self._game, state, option):
                self._go_on(after, chance * float(probability), longer)

    def _end(self, scores: list[float], chance: float, sequences: tuple[int, int]) -> None:
        if sum(scores) != 0:
            raise Mistake(f"{self._game.info.title} cannot be solved: what one seat wins is not what the other loses")
        self.ends[0].append(sequences[0])
        self.ends[1].append(sequences[1])
        self.worth.append(chance * scores[0])

    def _too_large(self) -> Mistake:
        title, presets = self._game.info.title, ", ".join(self._game.info.presets)
        return Mistake(f"{title} with these settings is too large to be solved exactly; its presets are {presets}")


def _outcomes(game: Game[Any], state: State, option: Option) -> Iterator[tuple[Fraction, State]]:
    """Every state that a choice can lead to, with its probability."""

    def chosen(source: Source) -> State:
        after = state.clone()
        after.source, after.rng = source, source.start()
        game.apply(after, option)
        return after

    return branches(chosen)
