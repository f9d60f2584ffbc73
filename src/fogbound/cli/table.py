"""The table in the terminal: a game being played, kept in a file at every choice."""

from __future__ import annotations

import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from fogbound.bots.seated import statement
from fogbound.cli import console
from fogbound.cli.seating import Seating
from fogbound.cli.telling import News
from fogbound.core.agenda import State
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.core.session import Session
from fogbound.core.voice import Voice

RECAP: Final = 8
"""So many sentences remind somebody who goes on with a game of what came before."""


class Table:
    """A game, who sits at it, and the file in which it is kept."""

    def __init__(self, session: Session, seating: Seating, path: Path) -> None:
        self.session: Final = session
        self.seating: Final = seating
        self.path: Final = path
        self._news: Final = {seat: News(self.game, seating.names, seat, self._recap(seat)) for seat in seating.people}

    @property
    def game(self) -> Game[Any]:
        return self.session.game

    @property
    def state(self) -> State:
        return self.session.state

    def voice(self, seat: Seat | None) -> Voice:
        return Voice(self.seating.names, seat)

    def view(self, seat: Seat | None) -> View:
        return self.game.view(self.state, seat)

    def news(self, seat: Seat) -> list[str]:
        """What a person has not been told yet; it counts as told."""
        return self._news[seat].of(self.state)

    def story(self, seat: Seat | None) -> list[str]:
        """All that a reader was told."""
        return News(self.game, self.seating.names, seat).of(self.state)

    def _recap(self, seat: Seat) -> int:
        heard = self.state.heard(seat)
        return heard[-RECAP][0] if len(heard) > RECAP else 0

    # Every change is kept at once; Ctrl-C waits until it is.

    def choose(self, seat: Seat, choice: str) -> None:
        self._kept(lambda: self.session.choose(seat, choice))

    def take_back(self, seat: Seat) -> None:
        self._kept(lambda: self.session.take_back(seat))

    def say(self, seat: Seat, statement: str) -> None:
        self._kept(lambda: self.session.say(seat, statement))

    def resign(self, seat: Seat) -> None:
        self._kept(lambda: self.session.resign(seat))

    def answer(self, seat: Seat) -> None:
        """Let a computer player choose, after it has said what it wants to say."""
        origin = self.session.record.origin
        view = self.view(seat)
        player = self.seating.computer(view, origin)
        if self.game.asks_for_words(view):
            said = statement(self.game, self.state, view, player)
            if said is not None:
                self.say(seat, said)
        self.choose(seat, player.choose(self.view(seat)))

    def _kept(self, change: Callable[[], None]) -> None:
        """Where the game cannot be kept it goes on: its last file stands, and the next change tries again."""
        with undisturbed():
            change()
            try:
                self.save()
            except Mistake as mistake:
                console.complain(str(mistake))

    def save(self) -> None:
        """The game as it stands; once it has ended, its record."""
        if self.state.outcome is None:
            self.session.save(self.path)
        else:
            self.session.record.write(self.path)


@contextmanager
def undisturbed() -> Iterator[None]:
    """Ctrl-C is heeded only when this is done."""
    pressed: list[int] = []
    usual = signal.signal(signal.SIGINT, lambda number, _: pressed.append(number))
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, usual)
    if pressed:
        raise KeyboardInterrupt
