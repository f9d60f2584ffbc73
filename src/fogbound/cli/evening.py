"""A game from its first choice to its last, with people in the terminal and computer players between them."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import typer

from fogbound.cli import console
from fogbound.cli.folder import new_file
from fogbound.cli.seating import Seating, described
from fogbound.cli.settling import in_short
from fogbound.cli.table import RECAP, Table
from fogbound.cli.telling import ending, position
from fogbound.cli.turn import Leave, Turn
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.seats import Seat
from fogbound.core.session import begin, resume
from fogbound.core.settings import Settings


def begin_evening(game: Game[Any], settings: Settings, sitting: list[str], seed: int | None) -> None:
    """Play a new game."""
    seating = Seating(game, settings, sitting)
    session = begin(game, settings, sitting, seating.seats, seed)
    _play(Table(session, seating, new_file(game.info.name)))


def go_on(path: Path) -> None:
    """Go on with a game that was kept."""
    session = resume(path)
    seating = Seating(session.game, session.record.settings, session.record.players)
    _play(Table(session, seating, path))


def _greet(table: Table) -> None:
    record = table.session.record
    console.heading(table.game.info.title)
    console.say(described(table.game, record.players))
    console.say(in_short(record.game, record.settings), "dim")
    if record.origin.seed is not None:
        console.say(f"Chance comes from seed {record.origin.seed}.", "dim")
    else:
        console.say(
            "Chance comes from a key that is shown at the end. Its hash, so that it can be checked then:", "dim"
        )
        console.say(f"{record.origin.commitment}", "dim")
    console.say("Type the number of a choice, or “help”.", "dim")


def _play(table: Table) -> None:
    table.save()
    _greet(table)
    try:
        _to_the_end(table)
    except (Leave, EOFError):
        _leave(table)
    except KeyboardInterrupt:
        _leave(table)
        raise typer.Exit(130) from None
    except Mistake:
        _leave(table)
        raise


def _leave(table: Table) -> None:
    """Say where the game is kept; where others play here too, leave nothing to be read."""
    if len(table.seating.people) > 1:
        console.hide()
    over = table.state.outcome is not None
    console.notice(f"The game is kept in {table.path}{'' if over else '; fogbound play --resume goes on with it'}.")


def _to_the_end(table: Table) -> None:
    people = table.seating.people
    reader = people[0] if len(people) == 1 else None
    while (seat := table.game.actor(table.state)) is not None:
        if seat not in people:
            table.answer(seat)
        elif seat == reader or _sits_down(table, reader, seat):
            reader = seat
            _tell(table, reader)
            Turn(table, seat).take()
        _tell(table, reader)
    _finish(table, reader)


def _tell(table: Table, reader: Seat | None) -> None:
    """What is new, for who sits before the screen, if anybody does."""
    if reader is not None:
        console.say_all(table.news(reader), indent=2)


def _sits_down(table: Table, before: Seat | None, seat: Seat) -> bool:
    """Whether the next person sits down, and finds nothing that was shown to another; who gets up may still undo."""
    name = table.seating.names[seat]
    if before is not None:
        if _takes_back(table, before, name):
            return False
        console.hide()
    console.ask(f"{name}, press Enter when nobody else can see the screen. ")
    console.heading(name)
    return True


def _takes_back(table: Table, seat: Seat, name: str) -> bool:
    console.say()
    if not table.session.can_take_back(seat):
        console.ask(f"Press Enter, and let {name} sit down. ")
        return False
    if console.ask(f"Press Enter, and let {name} sit down; or type undo. ").lower() != "undo":
        return False
    table.take_back(seat)
    return True


def _finish(table: Table, reader: Seat | None) -> None:
    """How it ended, for everybody who is there now, and where the record is."""
    if len(table.seating.people) > 1:
        console.say()
        console.ask("The game is over. Press Enter, and look at the end together. ")
        console.hide()
        reader = None
        console.say_all(table.story(None)[-RECAP:], indent=2)
    view, voice = table.view(reader), table.voice(reader)
    console.say()
    console.say_all(position(table.game, view, voice), indent=2)
    console.say()
    console.say_all(ending(table.game, view, voice), "bold", indent=2)
    console.say()
    _farewell(table)


def _farewell(table: Table) -> None:
    origin = table.session.record.origin
    console.say(f"The record is kept in {table.path}.", "dim")
    if origin.key is not None:
        console.say(f"The key was {origin.key}; “fogbound check” with the record proves it.", "dim")
