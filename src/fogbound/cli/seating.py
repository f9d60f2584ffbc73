"""Who sits where: people, and computer players with names of their own."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import count
from pathlib import Path
from random import Random
from typing import Annotated, Any, Final

import typer

from fogbound.bots import Seated, levels, player, players
from fogbound.bots.names import LONGEST_NAME, is_computer, names
from fogbound.bots.specs import budget
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, listed, unknown
from fogbound.core.records import Origin
from fogbound.core.seats import Seat, Seats, only
from fogbound.core.seen import View
from fogbound.core.settings import Settings

OwnPlayers = Annotated[
    list[Path] | None,
    typer.Option("--player", metavar="FILE.py", help="A player of your own, named in --seats as its file; repeatable."),
]
YOU: Final = "you"
GUEST: Final = "Guest"


class Seating:
    """What sits at each seat, as in a record: a person's name, or what a computer player was asked for as."""

    def __init__(self, game: Game[Any], settings: Settings, sitting: Sequence[str]) -> None:
        self.sitting: Final = list(sitting)
        self.people: Final = [seat for seat, who in enumerate(sitting) if not is_computer(game, who)]
        self.names: Final = names(game, sitting)
        self._computers: Final = {
            seat: (player(game, settings, who), budget(game, who))
            for seat, who in enumerate(sitting)
            if seat not in self.people
        }

    @property
    def seats(self) -> Seats:
        """The people, as a set."""
        return sum(only(seat) for seat in self.people)

    def computer(self, view: View, origin: Origin) -> Seated:
        """The computer player whose turn it is by this view, with the luck of this one decision."""
        seat, number = view.decision["seat"], view.decision["number"]
        luck = Random(f"{origin.key if origin.seed is None else origin.seed}, seat {seat}, decision {number}")
        mind, limit = self._computers[seat]
        return Seated(self.sitting[seat], mind, limit, luck)


def described(game: Game[Any], sitting: Sequence[str]) -> str:
    """`Guest, Agatha (scripted) and Basil (random).`"""
    called = zip(sitting, names(game, sitting), strict=True)
    return listed((name if who == name else f"{name} ({who})" for who, name in called), "and") + "."


def named_by_files(words: Sequence[str], own: Sequence[Path] | None) -> list[str]:
    """The words for seats, those that name a player's file by its stem made the file itself."""
    files: dict[str, str] = {}
    for path in own or []:
        if path.suffix != ".py":
            raise Mistake(f"a player of your own is a file that ends with .py, not {path}")
        files[path.stem] = str(path)
    if unused := [name for name in files if not any(_called(word) == name for word in words)]:
        raise Mistake(f"nobody is seated as {unused[0]}: name it in --seats")
    return [files.get(_called(word), _called(word)) + word[len(_called(word)) :] for word in words]


def _called(word: str) -> str:
    """A player's name without its budget."""
    return word.partition(":")[0]


def count_asked(wanted: str | None) -> int | None:
    """How many seats `--seats` asks for, as a number or one by one."""
    if wanted is None:
        return None
    return int(wanted) if wanted.isdecimal() else wanted.count(",") + 1


def words_asked(game: Game[Any], wanted: str | None, seats: int, first: str) -> list[str]:
    """What `--seats` names for each seat; where it names none, `first` and the game's own players."""
    if wanted is None or wanted.isdecimal():
        return [first, *[usual_player(game)] * (seats - 1)]
    return [word.strip() for word in wanted.split(",")]


def usual_player(game: Game[Any]) -> str:
    return next(iter(game.players), "random")


def sitting(game: Game[Any], words: Sequence[str]) -> list[str]:
    """What sits at each seat, from words such as `you`, `you:Ada` and `scripted`."""
    found: list[str] = []
    for word in words:
        found.append(_person(game, word, found) if _is_you(word) else _computer(game, word))
    return found


def _is_you(word: str) -> bool:
    return word == YOU or word.startswith(f"{YOU}:")


def _computer(game: Game[Any], word: str) -> str:
    if not is_computer(game, word):
        raise unknown("player", word, [YOU, *[level.name for level in levels(game)], *players(game)])
    return word


def _person(game: Game[Any], word: str, others: list[str]) -> str:
    """The name in `you:Ada`; who gives none is a guest."""
    name = word[len(YOU) + 1 :].strip() or next(guest for guest in _guests() if guest not in others)
    if len(name) > LONGEST_NAME or not name.isprintable() or is_computer(game, name):
        raise Mistake(
            f"nobody can be called {name!r}: at most {LONGEST_NAME} letters, no colon, no computer player’s name"
        )
    if name.lower() in (other.lower() for other in others):
        raise Mistake(f"two players are called {name}; name them apart, as in you:Ada,you:Ben")
    return name


def _guests() -> Iterator[str]:
    return (GUEST if number == 1 else f"{GUEST} {number}" for number in count(1))


def seat_called(called: Sequence[str], wanted: str) -> Seat:
    """A seat by the name of who sits there, or by its number, which counts from 0 as in records."""
    lower = [name.lower() for name in called]
    if wanted.lower() in lower:
        return lower.index(wanted.lower())
    if wanted.isdecimal() and int(wanted) < len(called):
        return int(wanted)
    raise Mistake(f"there is no seat {wanted!r}; choose {listed(f'{n} ({name})' for n, name in enumerate(called))}")
