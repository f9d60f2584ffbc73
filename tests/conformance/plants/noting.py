"""A seed for planted games: a step that stays on the agenda, which everybody sees, with a number in it."""

from __future__ import annotations

from typing import Any

from fogbound.core.agenda import Effect
from fogbound.core.reading import Reading
from fogbound.core.settings import Settings
from fogbound.games.liars_dice.state import Dice


class Note(Effect[Dice]):
    """Does nothing but hold a number."""

    def __init__(self, number: int) -> None:
        self.number = number

    def arguments(self) -> tuple[Any, ...]:
        """Give the number."""
        return (self.number,)

    def run(self, state: Dice) -> None:
        """Do nothing."""


def number(entry: Reading, _settings: Settings) -> int:
    """Read the number again."""
    return entry.number(0)
