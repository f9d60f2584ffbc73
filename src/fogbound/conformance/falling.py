"""What chance decides out of a seat's sight changes nothing for it; what it sees of chance is disclosed to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fogbound.conformance.fault import Fault, difference, require_same
from fogbound.conformance.perceived import perceived, shown_something, told
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.chance import Recording, Seeded, Source, quick, scrambled
from fogbound.core.options import Option
from fogbound.core.seats import Seat

BENDS: Final = 3
"""So many of the numbers that chance gave are tried with another value, one at a time."""


class Bent(Source):
    """A script of chance with one number changed; where it ends, it goes on somehow."""

    def __init__(self, numbers: list[int], bend: int, seed: int) -> None:
        self.numbers: Final = numbers
        self.bend: Final = bend
        self.seed: Final = seed

    def draw(self, rng: int, below: int) -> tuple[int, int]:
        if rng >= len(self.numbers):
            return rng + 1, quick(scrambled(self.seed + rng), below)[1]
        other = 1 + self.seed % max(below - 1, 1) if rng == self.bend else 0
        return rng + 1, (self.numbers[rng] + other) % below


def chance_shows_only_what_is_disclosed(trial: Trial) -> None:
    """Let one die fall otherwise: who does not see it is told the same, and who does has been shown something.

    This finds a secret told to everybody, and a throw that could be taken back.
    """
    _try(trial, None, lambda chance: trial.game.setup(trial.settings, chance))
    for stretch in trial.stretches():
        for before, option, _ in stretch:
            _try(trial, before, _choice(trial, before, option))


def _choice(trial: Trial, before: State, option: Option) -> Callable[[Source], State]:
    def happens(chance: Source) -> State:
        state = before.clone()
        state.source, state.rng = chance, chance.start()
        trial.game.apply(state, option)
        return state

    return happens


def _try(trial: Trial, before: State | None, happens: Callable[[Source], State]) -> None:
    """Let the same thing happen as chance has it, and then with a number changed."""
    seed = trial.rng.getrandbits(32)
    recording = Recording(Seeded(seed))
    one = happens(recording)
    numbers, watchers = recording.take(), trial.some_watchers(one)
    for bend in trial.rng.sample(range(len(numbers)), min(len(numbers), BENDS)):
        other = happens(Bent(numbers, bend, seed))
        for seat in watchers:
            _compare(trial, before, one, other, seat)


def _compare(trial: Trial, before: State | None, one: State, other: State, seat: Seat | None) -> None:
    here, there = perceived(trial.game, one, seat), perceived(trial.game, other, seat)
    shown = before is not None and shown_something(before, one, seat) and shown_something(before, other, seat)
    if here == there:
        since = 0 if before is None else before.told
        what = "it is told what it cannot see of what chance decided"
        if not shown:  # what all saw fall may be told, also where nothing on the table remembers it
            require_same(told(one, seat, since), told(other, seat, since), what, one, seat)
    elif before is not None and not shown:
        what = "chance shows it something that was not disclosed to it, so that it could be taken back"
        raise Fault(f"{what}: {difference(here, there)}", one, seat)
