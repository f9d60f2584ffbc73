"""Playing a game in the terminal, and watching one."""

from __future__ import annotations

import secrets
import time
from pathlib import Path
from typing import Annotated, Any

import typer

import fogbound
from fogbound.bots import play_game
from fogbound.bots.names import names
from fogbound.cli import console
from fogbound.cli.evening import begin_evening, go_on
from fogbound.cli.folder import last_game
from fogbound.cli.seating import (
    YOU,
    OwnPlayers,
    count_asked,
    described,
    named_by_files,
    seat_called,
    sitting,
    usual_player,
    words_asked,
)
from fogbound.cli.settling import GameName, PresetName, Seed, Values, in_short, known_games, settings_of
from fogbound.cli.telling import News, ending, position
from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, listed
from fogbound.core.seats import Seat

Seats = Annotated[
    str | None,
    typer.Option(
        "--seats", metavar="WHO,WHO,…", help="A player for each seat: you, you:NAME, easy, normal, hard, … Or how many."
    ),
]
SeatName = Annotated[str | None, typer.Option("--seat", metavar="SEAT", help="Look over this player’s shoulder.")]

PACE = 0.5
"""So many seconds lie between the choices that somebody watches."""


def play(
    name: Annotated[
        str | None, typer.Argument(metavar="[GAME]", help="A game’s id; with --resume also a file.")
    ] = None,
    seats: Seats = None,
    values: Values = None,
    preset: PresetName = None,
    seed: Seed = None,
    resume: Annotated[bool, typer.Option("--resume", help="Go on with the last game, or with the one named.")] = False,
    own: OwnPlayers = None,
) -> None:
    """Play in this terminal: one person against computer players, or several people; without a game, by questions."""
    if resume:
        if (seats, values, preset, seed) != (None, None, None, None):
            raise Mistake("a game that goes on keeps its seats, options and seed: --resume stands alone")
        go_on(_game_to_go_on_with(name))
        return
    if name is None:
        if (seats, values, preset, seed) != (None, None, None, None):
            raise Mistake(f"which game? choose {listed(known_games())}")
        from fogbound.cli.welcome import welcome  # which comes back here with a game

        welcome()
        return
    game = fogbound.game(name)
    settings = settings_of(game, count_asked(seats), preset, values)
    words = named_by_files(words_asked(game, seats, settings.seats, YOU), own)
    at_table = sitting(game, words)
    if at_table == words:
        raise Mistake(f"nobody plays here: put {YOU} among the seats, or let fogbound watch show the game")
    begin_evening(game, settings, at_table, seed)


def _game_to_go_on_with(name: str | None) -> Path:
    if name is None or name in known_games():
        return last_game(name)
    return Path(name)


def watch(
    name: GameName,
    seats: Seats = None,
    values: Values = None,
    preset: PresetName = None,
    seed: Seed = None,
    seat: SeatName = None,
    delay: Annotated[float | None, typer.Option("--delay", min=0, help="Seconds between choices.")] = None,
    own: OwnPlayers = None,
) -> None:
    """Let computer players play, and tell what an onlooker sees of it, or one of the players."""
    game = fogbound.game(name)
    settings = settings_of(game, count_asked(seats), preset, values)
    specs = named_by_files(words_asked(game, seats, settings.seats, usual_player(game)), own)
    if sitting(game, specs) != specs:
        raise Mistake("only computer players can be watched; fogbound play has a seat for you")
    called = names(game, specs)
    watcher = Watcher(game, called, None if seat is None else seat_called(called, seat), _pace(delay))
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    console.heading(f"{game.info.title}, seed {seed}")
    console.say(described(game, specs))
    console.say(in_short(game, settings), "dim")
    play_game(game, settings, specs, seed, watcher.look)


def _pace(delay: float | None) -> float:
    if delay is None:
        return PACE if console.OUT.is_terminal else 0
    return delay


class Watcher:
    """Tells a game as it goes on."""

    def __init__(self, game: Game[Any], called: list[str], seat: Seat | None, delay: float) -> None:
        self.game = game
        self.seat = seat
        self.delay = delay
        self.news = News(game, called, seat)
        self.shown = -1

    def look(self, state: State) -> None:
        """What is new; and the whole table whenever something on it was shown."""
        console.say_all(self.news.of(state))
        view = self.game.view(state, self.seat)
        if state.outcome is not None:
            console.say_all(ending(self.game, view, self.news.voice), "bold")
        elif state.disclosed(self.seat) != self.shown:
            self.shown = state.disclosed(self.seat)
            console.say()
            console.say_all(position(self.game, view, self.news.voice), indent=2)
            console.say()
        if self.delay:
            time.sleep(self.delay)
