"""Going through a record again: position by position, and to check that all in it is true."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import State
from fogbound.core.chance import Keyed, Recording, ScriptDiffers, Scripted, ScriptOver, Seeded, Source, commitment
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, listed
from fogbound.core.moment import Moment
from fogbound.core.records import Entry, Record
from fogbound.core.seats import EVERYONE, Seat


class Replay:
    """The positions of a record, first to last, as far as today's rules follow it.

    Chance falls as the record says; with a source it falls as the source says, and the record must agree.
    """

    def __init__(self, record: Record, source: Source | None = None) -> None:
        self.record: Final = record
        self.positions: list[State] = []
        """Before the first entry, and after each."""
        self.standing: list[State] = []
        """The same without what was taken back; from the last on who resigned, which nobody can take back."""
        self.chosen: list[Entry] = []
        """What was chosen at each of these but the last."""
        self.divergence: str | None = None
        """Where and why the record cannot be followed further."""
        self._source: Final = None if source is None else Recording(source)
        try:
            self._set_up()
            for number, entry in enumerate(record.entries, start=1):
                self._follow(entry, f"entry {number}")
            self._compare_ends()
        except _Diverges as diverges:
            self.divergence = str(diverges)

    def _set_up(self) -> None:
        record = self.record
        source = self._source or Scripted(record.setup)
        try:
            state = record.game.setup(record.settings, source)
        except (ScriptOver, ScriptDiffers) as mismatch:
            raise _Diverges(f"the set-up: {mismatch}") from None
        self._check_chance(state, record.setup, "the set-up")
        self.positions.append(state)
        self.standing.append(state)

    def _follow(self, entry: Entry, where: str) -> None:
        if entry.taken_back:
            self._take_back(entry, where)
        elif entry.said:
            self.standing[-1] = self._after(entry, where)
        elif entry.resigned:
            self.standing[:] = [self._after(entry, where)]
            self.chosen.clear()
        else:
            self.standing.append(self._after(entry, where))
            self.chosen.append(entry)
        self.positions.append(self.standing[-1])

    def _take_back(self, entry: Entry, where: str) -> None:
        if entry.taken_back >= len(self.standing):
            raise _Diverges(f"{where}: takes back {entry.taken_back} choices where only {len(self.standing) - 1} stand")
        earlier, now = self.standing[-1 - entry.taken_back], self.standing[-1]
        if earlier.disclosures != now.disclosures:
            raise _Diverges(f"{where}: takes back a choice after which something was shown")
        del self.standing[-1 - entry.taken_back :]
        del self.chosen[-entry.taken_back :]
        self.standing.append(restored(earlier, now, entry.by, entry.taken_back))

    def _after(self, entry: Entry, where: str) -> State:
        game = self.record.game
        state = self.standing[-1].clone()
        if entry.choice and game.actor(state) != entry.by:
            raise _Diverges(f"{where}: seat {entry.by} chooses {entry.choice!r}, but {waits_for(game.actor(state))}")
        if self._source is None:
            state.source, state.rng = Scripted(entry.chance), 0
        try:
            carry_out(game, state, entry)
        except (ScriptOver, ScriptDiffers, Mistake) as mismatch:
            raise _Diverges(f"{where}: {mismatch}") from None
        self._check_chance(state, entry.chance, where)
        return state

    def _check_chance(self, state: State, written: tuple[int, ...], where: str) -> None:
        if self._source is None:
            if state.rng != len(written):
                raise _Diverges(f"{where}: chance decided {len(written)} things, by today’s rules only {state.rng}")
        elif (drawn := tuple(self._source.take())) != written:
            raise _Diverges(
                f"{where}: the record says that chance gave {numbers(written)}, its origin gives {numbers(drawn)}"
            )

    def _compare_ends(self) -> None:
        said, is_now = self.record.outcome, self.positions[-1].outcome
        if (said and said.data()) != (is_now and is_now.data()):
            raise _Diverges(f"the end: the record says {_ending(said)}, by today’s rules it is {_ending(is_now)}")

    def moment(self, number: int) -> Moment:
        """The position after so many entries, for those who look at it."""
        return Moment(self.record.game, self.positions[number])

    def last_position(self) -> dict[str, Any]:
        """The last position as data, secrets included."""
        return self.record.game.data(self.positions[-1])

    def since_shown(self) -> tuple[list[State], list[Entry]]:
        """The last positions between which nothing was shown to anybody, and what was chosen at each but the last."""
        last = self.standing[-1].disclosures
        count = next(
            (n for n, state in enumerate(reversed(self.standing)) if state.disclosures != last), len(self.standing)
        )
        return self.standing[-count:], self.chosen[len(self.chosen) - count + 1 :]


def carry_out(game: Game[Any], state: State, entry: Entry) -> None:
    """Do what an entry says was done: a choice, a statement, or giving up."""
    if entry.said:
        game.say(state, entry.by, entry.said)
    elif entry.resigned:
        game.resign(state, entry.by)
    else:
        game.play(state, entry.choice)


class _Diverges(Exception):
    pass


def restored(earlier: State, now: State, seat: Seat, count: int) -> State:
    """An earlier position again, with all that has been told and said since, under a number that was never used."""
    state = earlier.clone()
    state.log, state.told, state.said = now.log, now.told, now.said
    state.decisions = now.decisions + 1
    state.tell(EVERYONE, ("took_back", seat, count))
    return state


def honest(record: Record) -> str | None:
    """What does not agree with where chance is said to have come from; None if all does."""
    origin = record.origin
    if origin.seed is not None:
        return Replay(record, Seeded(origin.seed)).divergence
    if origin.key is None:
        return "the key has not been shown"
    key = bytes.fromhex(origin.key)
    if commitment(key) != origin.commitment:
        return "the key is not the one whose hash was shown before the game"
    return Replay(record, Keyed(key)).divergence


def waits_for(actor: Seat | None) -> str:
    return "the game is over" if actor is None else f"seat {actor} is to choose"


def numbers(drawn: tuple[int, ...]) -> str:
    return listed((str(number) for number in drawn), "and") if drawn else "nothing"


def _ending(outcome: Any) -> str:
    return "that it is not over" if outcome is None else f"{outcome.reason}, won by {numbers(tuple(outcome.winners))}"
