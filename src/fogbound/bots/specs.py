"""Which computer player a word means: `hard`, `scripted`, `search:500`, `package.module:Class`, `my_player.py`.

After the name may stand how much it may think about one choice: so many worlds (`:500`), or a time (`:200ms`, `:2s`).
"""

from __future__ import annotations

import re
import sys
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from importlib.util import module_from_spec, spec_from_file_location
from operator import attrgetter
from pathlib import Path
from types import ModuleType
from typing import Any, Final

from fogbound.bots.levels import levels, meant
from fogbound.bots.randomly import Randomly
from fogbound.bots.search import Search
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, listed, unknown
from fogbound.core.players import Budget, Player
from fogbound.core.settings import Settings

GENERAL: Final = {"cfr": "fogbound.research.solved:Solved"}
"""Players for more than one game that stand further up: named as anybody else's, and loaded only when wanted."""

ENTRY_POINTS: Final = "fogbound.players"
"""A package offers a player by an entry point of this group: what it names is called with the game and its settings."""

NO_LIMIT: Final = 1_000_000_000

_SPEC: Final = re.compile(r"(?P<name>.+?)(:(?P<amount>[1-9][0-9]*)(?P<unit>ms|s)?)?")
_ELSEWHERE: Final = re.compile(r"[^\W\d][\w.]*:[^\W\d][\w.]*")
_FILE: Final = re.compile(r"(?P<path>.+\.py)(:(?P<maker>[^\W\d]\w*))?")


def players(game: Game[Any]) -> list[str]:
    """The names that can be given for this game, and how to name one's own."""
    return [*named_players(game), "package.module:Class"]


def _unknown(game: Game[Any], spec: str) -> Mistake:
    return unknown("player", spec, [*_levels(game), *players(game)])


def _levels(game: Game[Any]) -> list[str]:
    return [level.name for level in levels(game)]


def named_players(game: Game[Any]) -> list[str]:
    """Those that need no code of one's own."""
    return ["random", *game.players, "search", *GENERAL, *sorted(_installed())]


def of_the_house(game: Game[Any], spec: str) -> bool:
    """Whether this is a player of ours, which comes to an end; not one of other people's."""
    return _part(meant(game, spec), "name") in ("random", *game.players, "search", *GENERAL)


def is_spec(game: Game[Any], word: str) -> bool:
    """Whether a word at a seat means a computer player, there or not."""
    return ":" in word or word.endswith(".py") or word in _levels(game) or word in named_players(game)


def player(game: Game[Any], settings: Settings, spec: str) -> Player:
    """A new player of this name; a `Mistake` says which there are, or what is wrong with this one."""
    spec = meant(game, spec)
    name = _part(spec, "name")
    if name in game.players:
        return game.players[name]()
    if name == "random":
        return Randomly()
    if name == "search":
        return Search(game, settings, budget(game, spec))
    if name in _installed():
        return _made(_loaded(game, spec, _installed()[name].value), game, settings, spec)
    if file := _FILE.fullmatch(name):
        return _made(_in_file(spec, file["path"], file["maker"]), game, settings, spec)
    where = GENERAL.get(name, name)
    if not _ELSEWHERE.fullmatch(where):
        raise _unknown(game, spec)
    return _made(_loaded(game, spec, where), game, settings, spec)


def budget(game: Game[Any], spec: str) -> Budget:
    """How much a player asked for like this may think about one choice."""
    spec = meant(game, spec)
    amount, unit = _part(spec, "amount"), _part(spec, "unit")
    if not amount:
        return Budget()
    if not unit:
        return Budget(worlds=int(amount))
    return Budget(worlds=NO_LIMIT, seconds=int(amount) / (1000 if unit == "ms" else 1))


def _part(spec: str, part: str) -> str:
    parts = _SPEC.fullmatch(spec)
    return (parts and parts[part]) or ""


@cache
def _installed() -> dict[str, EntryPoint]:
    """What installed packages offer."""
    return {point.name: point for point in entry_points(group=ENTRY_POINTS)}


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
            raise Mistake(f"{_unknown(game, spec)} (no module {error.name!r} is here)") from None
        raise Mistake(f"the player {spec!r} cannot be loaded: {in_one_line(error)}") from error


def _in_file(spec: str, path: str, maker: str | None) -> Any:
    """The class of this name in a file; without a name, the only one there that can choose."""
    if not Path(path).is_file():
        raise Mistake(f"the player {spec!r} cannot be loaded: there is no file {path}")
    try:
        found = _module_of(str(Path(path).resolve()))
    except (Exception, SystemExit) as error:
        raise Mistake(f"the player {spec!r} cannot be loaded: {in_one_line(error)}") from error
    own = {name: one for name, one in vars(found).items() if getattr(one, "__module__", None) == found.__name__}
    able = [name for name, one in own.items() if callable(getattr(one, "choose", None)) and not name.startswith("_")]
    if maker is None and len(able) != 1:
        raise Mistake(f"{path} has {listed(able, 'and') if able else 'no class'} to choose; say {path}:Class")
    if (maker or able[0]) not in vars(found):
        raise unknown(f"player in {path},", maker or "", able)
    return vars(found)[maker or able[0]]


@cache
def _module_of(path: str) -> ModuleType:
    """A file as a module, read once."""
    where = spec_from_file_location(f"fogbound_player_{Path(path).stem}", path)
    assert where is not None
    assert where.loader is not None
    module = module_from_spec(where)
    where.loader.exec_module(module)
    return module


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
