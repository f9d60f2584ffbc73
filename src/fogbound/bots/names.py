"""What those who sit at a table are called: people by their names, computer players by names of the house."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final

from fogbound.bots.specs import is_spec
from fogbound.core.game import Game

LONGEST_NAME: Final = 20
HOUSE: Final = (
    "Agatha",
    "Basil",
    "Clara",
    "Dorian",
    "Edith",
    "Felix",
    "Greta",
    "Hugo",
    "Irene",
    "Jonas",
    "Lenore",
    "Mycroft",
)
"""The names of computer players, seat by seat."""


def is_computer(game: Game[Any], who: str) -> bool:
    return is_spec(game, who)


def names(game: Game[Any], sitting: Sequence[str]) -> list[str]:
    """What each is called in sentences."""
    taken = {who.lower() for who in sitting}
    free = iter([name for name in HOUSE if name.lower() not in taken])
    return [next(free) if is_computer(game, who) else _printable(who) for who in sitting]


def _printable(name: str) -> str:
    """A name as a terminal can show it, whatever stands in a file."""
    return "".join(letter for letter in name if letter.isprintable())
