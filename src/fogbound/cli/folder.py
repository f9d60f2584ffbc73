"""The folder in which games are kept: a saved game, which becomes its record when it has ended."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import count
from pathlib import Path

from fogbound.core.files import read_json, reason
from fogbound.core.mistakes import Mistake
from fogbound.server.folder import VARIABLE, data_folder


def games_folder() -> Path:
    """Where games are kept; made if it is not there yet."""
    folder = data_folder() / "games"
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise Mistake(f"cannot make the folder {folder}: {reason(error)}; {VARIABLE} can name another") from None
    return folder


def new_file(game: str) -> Path:
    """A name for a game that begins now."""
    begun = f"{game}-{time.strftime('%Y-%m-%d-%H%M%S')}"
    folder = games_folder()
    names = (f"{begun}.json" if n == 1 else f"{begun}-{n}.json" for n in count(1))
    return next(folder / name for name in names if not (folder / name).exists())


def last_game(game: str | None = None) -> Path:
    """The game played last, of this id if one is given, that has not ended."""
    found = next(waiting(game), None)
    if found is None:
        kind = "no game" if game is None else f"no game of {game}"
        raise Mistake(f"{kind} waits in {games_folder()}; fogbound play begins one")
    return found


def waiting(game: str | None = None) -> Iterator[Path]:
    """The games that have not ended, the last one first. A damaged file counts: it is not passed over in silence."""
    files = games_folder().glob("*.json" if game is None else f"{game}-*.json")
    newest_first = sorted(files, key=lambda path: (path.stat().st_mtime_ns, path.name), reverse=True)
    return (path for path in newest_first if not _is_over(path))


def _is_over(path: Path) -> bool:
    try:
        data = read_json(path).data
    except Mistake:
        return False
    return isinstance(data, dict) and data.get("kind") == "record"


def last_played(path: Path) -> str:
    return time.strftime("%Y-%m-%d, %H:%M", time.localtime(path.stat().st_mtime))
