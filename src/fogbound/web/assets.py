"""Files that pages ask for: our own in `static`, those that npm brought in `vendor`, and each game's colours.

Each is named with a hash of what it holds, so that browsers may keep it for ever.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Any, Final

from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake

HERE: Final = Path(__file__).parent
FOLDERS: Final = (HERE / "static", HERE / "vendor")
_ASKED: Final = re.compile(rb"(?:\./|url\()([\w-]+\.(?:js|woff2|svg))")
"""What a script or a style sheet of ours asks for: these names get their hashes as well."""


@dataclass(frozen=True)
class Asset:
    """One file as it is sent."""

    body: bytes
    zipped: bytes
    media: str


@cache
def assets() -> dict[str, Asset]:
    """Every file, under its name with the hash."""
    return {_path(name, body): _asset(name, body) for name, body in _bodies().items()}


@cache
def address(name: str) -> str:
    """Where a page finds a file."""
    if name not in _bodies():
        raise Mistake(f"{name} is missing: `python tools/vendor.py` fetches what the page needs")
    return f"/static/{_path(name, _bodies()[name])}"


@cache
def _bodies() -> dict[str, bytes]:
    files = {path.name: path.read_bytes() for folder in FOLDERS if folder.is_dir() for path in sorted(folder.iterdir())}
    ready: dict[str, bytes] = {}
    for name in files:
        _make_ready(name, files, ready)
    return ready


def _make_ready(name: str, files: dict[str, bytes], ready: dict[str, bytes]) -> bytes:
    """A file with the hashes of what it asks for, which is made ready first."""

    def named(found: re.Match[bytes]) -> bytes:
        other = found[1].decode()
        if other not in files:
            return found[0]
        return found[0].replace(found[1], _path(other, _make_ready(other, files, ready)).encode())

    if name not in ready:
        ready[name] = _ASKED.sub(named, files[name]) if name.endswith((".css", ".js")) else files[name]
    return ready[name]


def _path(name: str, body: bytes) -> str:
    stem, _, ending = name.rpartition(".")
    return f"{stem}.{hashlib.sha256(body).hexdigest()[:10]}.{ending}"


def _asset(name: str, body: bytes) -> Asset:
    media = mimetypes.guess_type(name)[0] or "application/octet-stream"
    return Asset(body, gzip.compress(body, mtime=0), "text/javascript" if name.endswith(".js") else media)


def colours(game: Game[Any]) -> str:
    """The custom properties of a game, by day and by night."""
    pairs: dict[str, tuple[str, str]] = getattr(game.drawing, "COLOURS", {})
    light = "".join([f"--{name}:{day};" for name, (day, _) in pairs.items()])
    dark = "".join([f"--{name}:{night};" for name, (_, night) in pairs.items()])
    return (
        f":root{{{light}}}@media (prefers-color-scheme:dark){{:root:not([data-paper=day]){{{dark}}}}}"
        f":root[data-paper=night]{{{dark}}}"
    )
