"""Looking at a record, and verifying it."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

from fogbound.bots.names import names
from fogbound.cli import console
from fogbound.cli.playing import SeatName
from fogbound.cli.seating import described, seat_called
from fogbound.cli.settling import AsJson, in_short
from fogbound.cli.telling import News, ending, position
from fogbound.core.files import read_json
from fogbound.core.mistakes import Mistake, listed
from fogbound.core.reading import Reading
from fogbound.core.records import Record, record_of
from fogbound.core.replay import Replay, honest
from fogbound.core.seats import Seat
from fogbound.core.session import session_of
from fogbound.core.voice import Voice, plural

RecordFile = Annotated[Path, typer.Argument(metavar="FILE", help="A record, or a game that is kept to go on with.")]


def replay(
    file: RecordFile,
    seat: SeatName = None,
    at: Annotated[int | None, typer.Option("--at", min=0, help="Only the position after so many entries.")] = None,
    as_json: AsJson = False,
) -> None:
    """Go through a record in words, as an onlooker saw it or one of the players."""
    record = record_of(read_json(file), "record", "save")
    called = names(record.game, record.players)
    reader = None if seat is None else seat_called(called, seat)
    followed = Replay(record)
    last = len(followed.positions) - 1
    if at is not None and at > last >= 0:
        raise Mistake(f"{file} can be followed to entry {last}, not to entry {at}")
    shown = range(last + 1) if at is None else range(at, min(at, last) + 1)
    if as_json:
        console.give(_data(followed, reader, shown))
    elif at is None:
        _tell_all(followed, called, reader)
    else:
        _show_positions(followed, called, reader, shown)
    if followed.divergence is not None:
        console.notice(f"by today’s rules the record goes no further: {followed.divergence}")
        raise typer.Exit(2)


def _data(followed: Replay, reader: Seat | None, shown: range) -> dict[str, Any]:
    record = followed.record
    return {
        "game": record.game.info.name,
        "players": record.players,
        "settings": record.settings.data(),
        "entries": len(record.entries),
        "views": [record.game.view(followed.positions[number], reader).data for number in shown],
        "divergence": followed.divergence,
    }


def _tell_all(followed: Replay, called: list[str], reader: Seat | None) -> None:
    """Sentences from the beginning to the end, or as far as the record goes."""
    record = followed.record
    console.heading(record.game.info.title)
    console.say(described(record.game, record.players))
    console.say(in_short(record.game, record.settings), "dim")
    news = News(record.game, called, reader)
    width = len(str(len(followed.positions)))
    for number, state in enumerate(followed.positions):
        for place, line in enumerate(news.of(state)):
            console.numbered("" if place else str(number), line, width)
    if followed.positions:
        _show_positions(followed, called, reader, range(len(followed.positions) - 1, len(followed.positions)))


def _show_positions(followed: Replay, called: list[str], reader: Seat | None, shown: range) -> None:
    game = followed.record.game
    voice = Voice(called, reader)
    for number in shown:
        view = game.view(followed.positions[number], reader)
        console.heading(f"After entry {number}" if number else "Before the first entry")
        console.say_all(position(game, view, voice), indent=2)
        console.say()
        said = [game.words.question(view, voice)] if view.outcome is None else ending(game, view, voice)
        console.say_all(said, "bold", indent=2)


def check(file: RecordFile, as_json: AsJson = False) -> None:
    """Verify a record or a kept game: that it replays, ends as it says, and that chance is what it was said to be."""
    reading = read_json(file)
    record = record_of(reading, "record", "save")
    differs = _difference(reading, record)
    if as_json:
        console.give(_verdict(record, differs))
    elif differs is None:
        console.say(f"{file} is in order: {_proved(record)}.")
    else:
        console.notice(f"{file} is not in order: {differs}")
    if differs is not None:
        raise typer.Exit(2)


def _difference(reading: Reading, record: Record) -> str | None:
    """The first thing in the file that is not as the rules and chance make it."""
    divergence = Replay(record).divergence
    if divergence is None and _chance_is_open(record):
        divergence = honest(record)
    if divergence is None and reading.field("kind").data == "save":
        divergence = _difference_of_position(reading)
    return divergence


def _difference_of_position(reading: Reading) -> str | None:
    try:
        session_of(reading)
    except Mistake as mistake:
        return str(mistake)
    return None


def _chance_is_open(record: Record) -> bool:
    """Whether the file tells where chance came from; a record of a game that goes on may keep the key back."""
    return record.origin.seed is not None or record.origin.key is not None


def _proved(record: Record) -> str:
    game = f"{record.game.info.title}, {plural(len(record.entries), 'entry', 'entries')}"
    end = "not over yet" if record.outcome is None else f"won by {_winners(record)}"
    if record.origin.seed is not None:
        return f"{game}, {end}; all chance comes from seed {record.origin.seed}"
    if record.origin.key is None:
        return f"{game}, {end}; chance can be checked when the key is shown"
    return f"{game}, {end}; all chance comes from the key whose hash was shown before the game"


def _winners(record: Record) -> str:
    assert record.outcome is not None
    called = names(record.game, record.players)
    return listed((called[seat] for seat in record.outcome.winners), "and") if record.outcome.winners else "nobody"


def _verdict(record: Record, differs: str | None) -> dict[str, Any]:
    return {
        "game": record.game.info.name,
        "entries": len(record.entries),
        "over": record.outcome is not None,
        "in_order": differs is None,
        "chance_checked": _chance_is_open(record),
        "differs": differs,
    }
