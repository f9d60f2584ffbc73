"""Which games there are: the folders in `fogbound/games`, and what installed packages add."""

from __future__ import annotations

import importlib.metadata
import pkgutil
from functools import cache
from importlib import import_module
from typing import Any, Final

from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, unknown

ENTRY_POINTS: Final = "fogbound.games"
"""A package offers a game by an entry point of this group: its name is the game's id, its object the `Game`."""


def compiled() -> bool:
    """Whether this is the compiled engine."""
    return not __file__.endswith(".py")


def own_games() -> list[str]:
    folder = import_module("fogbound.games").__path__
    return sorted(module.name for module in pkgutil.iter_modules(folder) if module.ispkg)


def added_games() -> list[str]:
    """The ids that installed packages offer."""
    return sorted(point.name for point in _entry_points())


def _entry_points() -> list[importlib.metadata.EntryPoint]:
    return list(importlib.metadata.entry_points(group=ENTRY_POINTS))


def game(name: str) -> Game[Any]:
    """The game of this id."""
    if name in own_games():
        return _own(name)
    if name in added_games():
        return _added(name)
    raise unknown("game", name, [*own_games(), *added_games()])


def games() -> dict[str, Game[Any]]:
    """All games that can be played, by id. What is wrong with the others is said by `broken`."""
    working = {name: _own(name) for name in own_games()}
    for name in added_games():
        if name not in working and name not in broken():
            working[name] = _added(name)
    return working


def broken() -> dict[str, str]:
    """The games of other packages that cannot be played, and why."""
    reasons = {}
    for name in added_games():
        try:
            _added(name)
        except Mistake as mistake:
            reasons[name] = str(mistake)
    return reasons


def forget() -> None:
    """Look again at what installed packages offer."""
    _added.cache_clear()


@cache
def _own(name: str) -> Game[Any]:
    found: Game[Any] = import_module(f"fogbound.games.{name}").GAME
    return found


@cache
def _added(name: str) -> Game[Any]:
    """The game of a package. Whatever goes wrong in somebody else's code must not close the house."""
    point = next(point for point in _entry_points() if point.name == name)
    try:
        found = point.load()
    except Exception as error:  # noqa: BLE001
        raise Mistake(f"the game {name} of {point.value} cannot be loaded: {type(error).__name__}: {error}") from None
    if not isinstance(found, Game):
        raise Mistake(f"the game {name} of {point.value} is not a Game")
    if found.info.name != name:
        raise Mistake(f"the game {name} of {point.value} calls itself {found.info.name}")
    return found
