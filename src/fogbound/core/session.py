"""A game being played: its state, its record, and what can still be taken back."""

from __future__ import annotations

from pathlib import Path
from typing import Any, Final

from fogbound.core.agenda import State
from fogbound.core.chance import Keyed, Recording, Seeded, Source, commitment, new_key
from fogbound.core.files import read_json, replace_file
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.moment import Moment
from fogbound.core.options import Option
from fogbound.core.position import read_seats, write_seats
from fogbound.core.reading import Reading
from fogbound.core.records import Entry, Origin, Record, lines, record_of
from fogbound.core.replay import Replay, restored, waits_for
from fogbound.core.seats import Seat, Seats
from fogbound.core.settings import Settings


class Session:
    """One game at one table. `people` are the seats whose choices are a person's own."""

    def __init__(
        self, record: Record, people: Seats, standing: list[State], chosen: list[Entry], told: list[int]
    ) -> None:
        self.game: Final[Game[Any]] = record.game
        self.record: Final = record
        self.people = people
        self.told: Final = told
        """How much had been told before the first entry, and after each."""
        self._standing = standing
        """The positions since something was last shown, the present one last: these can be gone back to."""
        self._chosen = chosen
        """What was chosen at each of them but the last."""
        self._chance: Final = Recording(_source(record.origin))
        for state in standing:
            state.source = self._chance

    @property
    def state(self) -> State:
        """The present position, secrets included."""
        return self._standing[-1]

    @property
    def now(self) -> Moment:
        """The present position for those who sit at the table."""
        return Moment(self.game, self.state)

    def choose(self, seat: Seat, choice: str, number: int | None = None) -> None:
        """Make a choice for the seat that is to choose. `number` is the decision it answers: none is answered twice."""
        actor = self.game.actor(self.state)
        if actor != seat:
            raise Mistake(f"seat {seat} has nothing to choose: {waits_for(actor)}")
        if number is not None and number != self.state.decisions:
            raise Mistake(f"decision {number} is answered already; the table is at decision {self.state.decisions}")
        self._play(seat, choice, forced=False)
        self.answer_forced()

    def answer_forced(self) -> None:
        """Make the choices that everybody can see to be the only ones."""
        while (pending := self.game.decision(self.state)) is not None:
            option: Option | None = pending.forced(self.state)
            if option is None:
                return
            self._play(pending.seat, option.text, forced=True)

    def say(self, seat: Seat, statement: str) -> None:
        """Let a seat make one of the game's statements. It stays said, whatever is taken back."""
        state = self.game.clone(self.state)
        self.game.say(state, seat, statement)
        self._standing[-1] = state
        self._enter(Entry(seat, said=statement))

    def resign(self, seat: Seat) -> None:
        """Let a seat give up, which nobody can take back."""
        state = self.game.clone(self.state)
        self.game.resign(state, seat)
        self._standing, self._chosen = [state], []
        self._enter(Entry(seat, chance=tuple(self._chance.take()), resigned=True))
        self.answer_forced()

    def _play(self, seat: Seat, choice: str, *, forced: bool) -> None:
        before = self.state
        state = self.game.clone(before)
        self.game.play(state, choice)
        entry = Entry(seat, choice, tuple(self._chance.take()), forced=forced)
        if state.disclosures != before.disclosures:
            self._standing, self._chosen = [], []
        else:
            self._chosen.append(entry)
        self._standing.append(state)
        self._enter(entry)

    def _enter(self, entry: Entry) -> None:
        """Put an entry into the record, now that the position is what it led to."""
        self.record.entries.append(entry)
        self.record.outcome = self.state.outcome
        self.told.append(self.state.told)

    def at(self, number: int) -> Moment:
        """The position after so many entries, for those who look back."""
        if not 0 <= number <= len(self.record.entries):
            raise Mistake(f"there is no entry {number}; there are {len(self.record.entries)}")
        replay = Replay(self.record)
        if number >= len(replay.positions):
            raise Mistake(f"entry {number} cannot be followed by today’s rules: {replay.divergence}")
        return replay.moment(number)

    def take_back(self, seat: Seat) -> None:
        """Go back to this seat's last own choice, over answers that were forced or a computer's."""
        count = self._own_choice(seat)
        if count is None:
            raise Mistake(self.why_not_back(seat))
        earlier = self._standing[-1 - count]
        state = restored(earlier, self.state, seat, count)
        del self._standing[-1 - count :]
        del self._chosen[len(self._chosen) - count :]
        self._standing.append(state)
        self._enter(Entry(seat, taken_back=count))

    def can_take_back(self, seat: Seat) -> bool:
        return self._own_choice(seat) is not None

    def why_not_back(self, seat: Seat) -> str:
        """Why nothing can be taken back by this seat now."""
        if not any(entry.by == seat and entry.choice and not entry.forced for entry in self.record.entries):
            return "nothing can be taken back: you have chosen nothing yet"
        if self._chosen and self.people >> self._chosen[-1].by & 1 and self._chosen[-1].by != seat:
            return "nothing can be taken back: another player has chosen since"
        return "nothing can be taken back: something has been shown since your last choice"

    def _own_choice(self, seat: Seat) -> int | None:
        """How many choices back this seat's last own one lies, if the way there is free."""
        for count, entry in enumerate(reversed(self._chosen), start=1):
            if entry.by == seat and not entry.forced:
                return count
            if self.people >> entry.by & 1 and not entry.forced:
                return None
        return None

    def data(self) -> dict[str, Any]:
        """The record so far and the present position. Secrets stand in it: it is for who keeps the table."""
        data = {**self.record.data(), "kind": "save", "people": write_seats(self.people)}
        return {**data, "position": self.position()}

    def position(self) -> dict[str, Any]:
        """The present position as data, secrets included."""
        return self.game.data(self.state)

    def save(self, path: Path) -> None:
        replace_file(path, lines(self.data()))


def begin(game: Game[Any], settings: Settings, players: list[str], people: Seats, seed: int | None = None) -> Session:
    """A new game: with a seed for tests and study, else with a key that nobody can guess."""
    key = new_key() if seed is None else b""
    origin = Origin(commitment=commitment(key), key=key.hex()) if seed is None else Origin(seed=seed)
    record = Record(game, settings, players, origin)
    source = Recording(_source(origin))
    state = game.setup(settings, source)
    record.setup = tuple(source.take())
    record.outcome = state.outcome
    session = Session(record, people, [state], [], [state.told])
    session.answer_forced()
    return session


def resume(path: Path) -> Session:
    """Go on with a saved game."""
    return session_of(read_json(path))


def session_of(reading: Reading) -> Session:
    """The session in a saved game. Where newer rules do not follow its entries, its position stands alone."""
    record = record_of(reading, "save")
    people = read_seats(reading.field("people"))
    position = reading.field("position")
    state = record.game.from_data(position.data, position.where)
    drawn_again = Replay(record, _source(record.origin))
    replay = Replay(record) if drawn_again.divergence is not None else drawn_again
    if replay.divergence is not None:
        if record.rules == record.game.info.rules_version:
            raise reading.wrong(f"does not follow from its entries; was it edited? {replay.divergence}")
        return Session(record, people, [state], [], [state.told] * (len(record.entries) + 1))
    _require_same(reading, record, replay.standing[-1], state)
    told = [position.told for position in replay.positions]
    if replay is not drawn_again:  # the generator has changed: where it was earlier cannot be known
        return Session(record, people, [state], [], told)
    standing, chosen = replay.since_shown()
    return Session(record, people, standing, chosen, told)


def _require_same(reading: Reading, record: Record, followed: State, saved: State) -> None:
    """That the position saved is the one the entries lead to; the script of a record counts chance otherwise."""
    followed_data, saved_data = record.game.data(followed), record.game.data(saved)
    if {**followed_data, "chance": ""} != {**saved_data, "chance": ""}:
        raise reading.wrong("the position does not follow from the entries; was it edited?")


def _source(origin: Origin) -> Source:
    if origin.seed is not None:
        return Seeded(origin.seed)
    if origin.key is None:
        raise Mistake("the game cannot go on: the key of its chance is missing")
    return Keyed(bytes.fromhex(origin.key))
