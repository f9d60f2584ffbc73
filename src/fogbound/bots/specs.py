"""Which computer player a word means: `random`, `scripted`, `search:500`, `package.module:Class`.

After the name may stand how much it may think about one choice: so many worlds (`:500`), or a time (`:200ms`, `:2s`).
"""

from __future__ import annotations

import re
import sys
from importlib import import_module
from operator import attrgetter
from pathlib import Path
from typing import Any, Final

from fogbound.bots.randomly import Randomly
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, unknown
from fogbound.core.players import Budget, Player
from fogbound.core.settings import Settings

GENERAL: Final = {"cfr": "fogbound.research.solved:Solved"}
"""Players for more than one game that stand further up: named as anybody else's, and loaded only when wanted."""

NO_LIMIT: Final = 1_000_000_000

_SPEC: Final = re.compile(r"(?P<name>.+?)(:(?P<amount>[1-9][0-9]*)(?P<unit>ms|s)?)?")
_ELSEWHERE: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")


def players(game: Game[Any]) -> list[str]:
    """The names that can be given for this game, and how to name one's own."""
    return ["random", *game.players, *GENERAL, "package.module:Class"]


def player(game: Game[Any], settings: Settings, spec: str) -> Player:
    """A new player of this name; a `Mistake` says which there are, or what is wrong with this one."""
    name = _part(spec, "name")
    if name in game.players:
        return game.players[name]()
    if name == "random":
        return Randomly()
    where = GENERAL.get(name, name)
    if not _ELSEWHERE.fullmatch(where):
        raise unknown("player", spec, players(game))
    return _made(_loaded(game, spec, where), game, settings, spec)


def budget(spec: str) -> Budget:
    """How much a player asked for like this may think about one choice."""
    amount, unit = _part(spec, "amount"), _part(spec, "unit")
    if not amount:
        return Budget()
    if not unit:
        return Budget(worlds=int(amount))
    return Budget(worlds=NO_LIMIT, seconds=int(amount) / (1000 if unit == "ms" else 1))


def _part(spec: str, part: str) -> str:
    parts = _SPEC.fullmatch(spec)
    return (parts and parts[part]) or ""


def _loaded(game: Game[Any], spec: str, where: str) -> Any:
    """The class, or whatever else makes players, in a module: of a package that is installed, or in this folder."""
    module, _, name = where.partition(":")
    if str(Path.cwd()) not in sys.path:
        sys.path.append(str(Path.cwd()))
    try:
        return attrgetter(name)(import_module(module))
    except Mistake:
        raise
    except (Exception, SystemExit) as error:
        if isinstance(error, ModuleNotFoundError) and error.name == module.partition(".")[0]:
            raise Mistake(f"{unknown('player', spec, players(game))} (no module {error.name!r} is here)") from None
        raise Mistake(f"the player {spec!r} cannot be loaded: {in_one_line(error)}") from error


def _made(maker: Any, game: Game[Any], settings: Settings, spec: str) -> Player:
    try:
        made: Player = maker(game, settings)
    except Mistake:
        raise
    except Exception as error:
        called = f"{spec.partition(':')[2]}(game, settings)"
        raise Mistake(f"the player {spec!r} cannot be made by {called}: {in_one_line(error)}") from error
    if not callable(getattr(made, "choose", None)):
        raise Mistake(f"the player {spec!r} is none: it has no method choose(view, budget, rng)")
    return made


def in_one_line(error: BaseException) -> str:
    return " ".join(f"{type(error).__name__}: {error}".split())
