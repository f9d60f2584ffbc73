"""Players as other people might write them, named in tests as `tests.bots.strangers:Class`."""

from __future__ import annotations

import os
import sys
from contextlib import suppress
from random import Random
from threading import Event
from typing import Any

from fogbound.core.game import Game
from fogbound.core.players import Budget
from fogbound.core.seen import View
from fogbound.core.settings import Settings


class Careful:
    """Takes the first choice on offer; keeps what it was made with and what it was shown."""

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self.shown: list[Any] = []
        self.budgets: list[Budget] = []

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Choose the first."""
        self.shown.append(view)
        self.budgets.append(budget)
        return str(view.decision["options"][0])


class Wavering(Careful):
    """Takes any choice on offer, as luck has it."""

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Choose one."""
        return str(rng.choice(view.decision["options"]))


class Cheating(Careful):
    """Chooses what it would like to choose, and puts it on offer first."""

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Choose a bid of dice that are not there."""
        view.decision["options"][:] = ["bid 30x6"]
        return "bid 30x6"


class Failing(Careful):
    """Breaks down over its first choice."""

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Fail in two lines."""
        raise ZeroDivisionError("no dice,\nno chances")


class Vanishing(Careful):
    """Takes its whole process away, if that is one of its own."""

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Be gone."""
        assert "fogbound.arena.guest" in sys.orig_argv
        os._exit(1)


class Brooding(Careful):
    """Never comes to an end, whatever it is asked."""

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Begin again and again, whatever happens."""
        assert "fogbound.arena.guest" in sys.orig_argv
        while True:
            with suppress(BaseException):
                Event().wait()


class Babbling(Careful):
    """Writes past what it was given to write to."""

    def choose(self, view: View, budget: Budget, rng: Random) -> str:
        """Think aloud."""
        assert "fogbound.arena.guest" in sys.orig_argv
        os.write(1, b"hm\n")
        return super().choose(view, budget, rng)


class Mute:
    """Has no way to choose."""

    def __init__(self, game: Game[Any], settings: Settings) -> None:
        pass


class Studious(Careful):
    """Cannot be made without an opening book, which nobody gives."""

    def __init__(self, game: Game[Any], settings: Settings, opening_book: str) -> None:
        super().__init__(game, settings)
        self.opening_book = opening_book
