"""A record is the whole of a game."""

from __future__ import annotations

from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory

from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.tables import choose, lasting, seated
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.records import Origin, Record, read_record
from fogbound.core.replay import Replay, honest


def records_replay(trial: Trial) -> None:
    """To the same end, also from a file, and also when the generator would now give other numbers."""
    session, rng = seated(trial), Random(trial.seed)
    while session.state.outcome is None:
        choose(trial, session, rng)
    with TemporaryDirectory() as folder:
        path = Path(folder, "record.json")
        session.record.write(path)
        record = read_record(path)
    require_same(session.record.data(), record.data(), "the record is another when it is read from its file")
    _require_end(trial, session.record, session.state)
    _require_end(trial, record, session.state)
    if (complaint := honest(record)) is not None:
        raise Fault(f"the record of an honest game is said to be false: {complaint}")
    _require_own_chance(trial, record, session.state)


def _require_end(trial: Trial, record: Record, end: State) -> None:
    replay = Replay(record)
    if replay.divergence is not None:
        raise Fault(f"the record of a game cannot be followed: {replay.divergence}", replay.positions[-1])
    what = "a record comes to another end than its game"
    require_same(lasting(trial, end), lasting(trial, replay.positions[-1]), what, end)


def _require_own_chance(trial: Trial, record: Record, end: State) -> None:
    """Under the name of another seed it still comes to the same end, and is seen not to be honest."""
    others = [_with_seed(record, trial.seed + n) for n in range(1, 6)]
    for other in others:
        _require_end(trial, other, end)
    chance = [*record.setup, *[number for entry in record.entries for number in entry.chance]]
    if len(chance) > 8 and not any(honest(other) for other in others):
        raise Fault("a record with the seed of another game is said to be honest")


def _with_seed(record: Record, seed: int) -> Record:
    other = Record(record.game, record.settings, record.players, Origin(seed=seed))
    other.setup, other.entries, other.outcome = record.setup, record.entries, record.outcome
    return other
