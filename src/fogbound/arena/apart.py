"""Other people's players choose in a process of their own: who fails, vanishes or never answers stops nobody else."""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from contextlib import suppress
from random import Random
from threading import Timer, get_ident
from time import monotonic
from typing import Any, Final

from fogbound import bots
from fogbound.bots import Misplay, Seated
from fogbound.bots.seated import OVERDRAWN
from fogbound.bots.specs import budget, of_the_house
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.players import Budget, Player
from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.core.settings import Settings

PATIENCE: Final = 60.0
"""So many seconds a player has for a choice that was given no time of its own, and to be made."""


class Guests:
    """The process in which the players of one name sit: one at each seat that plays so, made anew for each game."""

    def __init__(self, spec: str) -> None:
        self._spec: Final = spec
        self._process: subprocess.Popen[str] | None = None

    def ask(self, question: dict[str, Any], seconds: float) -> Any:
        """What is answered; who takes longer is ended, and the next question goes to a new process."""
        if self._process is None:
            self._process = _started()
            atexit.register(self.end)
        begun = monotonic()
        alarm = Timer(seconds, self._process.kill)
        alarm.start()
        answer = _answer(self._process, question)
        alarm.cancel()
        if not answer:
            self.end()
            gone = f"gave no answer in {seconds:g} s" if monotonic() - begun >= seconds else "has ended its process"
            raise Misplay(f"the player {self._spec!r} {gone}")
        try:
            said = json.loads(answer)
        except ValueError:
            self.end()
            raise Misplay(f"the player {self._spec!r} wrote where answers are written: {answer.strip()!r}") from None
        return _said(said)

    def end(self) -> None:
        """Whoever is asked next is asked in a new process."""
        atexit.unregister(self.end)
        if self._process is not None:
            self._process.kill()
            with suppress(OSError):
                self._process.communicate()
        self._process = None


def _answer(process: subprocess.Popen[str], question: dict[str, Any]) -> str:
    """A line; nothing where the process has ended."""
    assert process.stdin is not None
    assert process.stdout is not None
    try:
        process.stdin.write(f"{json.dumps(question)}\n")
        process.stdin.flush()
        return process.stdout.readline()
    except OSError:
        return ""


def _started() -> subprocess.Popen[str]:
    """It finds the games and players that are found here."""
    return subprocess.Popen(
        (sys.executable, "-m", "fogbound.arena.guest"),
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
    )


def _said(answer: dict[str, Any]) -> Any:
    if "misplay" in answer:
        raise Misplay(answer["misplay"])
    if "mistake" in answer:
        raise Mistake(answer["mistake"])
    return answer["answer"]


class Apart:
    """A player at one seat in one game, wherever it thinks."""

    def __init__(self, guests: Guests, seat: Seat, seconds: float, statements: list[str]) -> None:
        self._guests: Final = guests
        self._seat: Final = seat
        self._seconds: Final = seconds
        self._statements: Final = statements

    def choose(self, view: View, _budget: Budget, _rng: Random) -> str:
        """Its budget and its random numbers are where it thinks."""
        choice: str = self._guests.ask({"seat": self._seat, "view": view.data}, self._seconds)
        return choice

    def says(self, view: View) -> str | None:
        """One of the game's statements, or nothing."""
        question = {"seat": self._seat, "view": view.data, "words": self._statements}
        said: str | None = self._guests.ask(question, self._seconds)
        return said


_guests: Final[dict[tuple[int, str], Guests]] = {}
"""By thread and name: a process serves for many games, one at a time."""


def seated(game: Game[Any], settings: Settings, who: str | Player, seat: Seat, seed: int) -> Seated:
    """As players sit anywhere, but those that are not of the house sit apart."""
    if not isinstance(who, str) or of_the_house(game, who):
        return bots.seated(game, settings, who, seat, seed)
    guests = _guests.setdefault((get_ident(), who), Guests(who))
    made = {"game": game.info.name, "seats": settings.seats, "values": settings.values}
    try:
        guests.ask({**made, "spec": who, "seat": seat, "seed": seed}, PATIENCE)
    except Misplay as misplay:
        misplay.seat = seat
        raise
    given = budget(game, who)
    seconds = PATIENCE if given.seconds is None else OVERDRAWN * given.seconds
    statements = [] if game.talk is None else [one.text for one in game.talk.statements.options]
    return Seated(who, Apart(guests, seat, seconds, statements), Budget(), Random(seed))
