"""What a command leaves, and what can be typed at it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeAlias

Typed: TypeAlias = str | type[BaseException] | Callable[[], str]
"""A line, an interruption such as Ctrl-C, or something that happens before a line is typed."""


class Done:
    """The exit status of a command, what it printed, and what it complained of."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err

    @property
    def said(self) -> str:
        """All that was printed as one line: where the terminal breaks it does not matter."""
        return " ".join(self.out.split())

    def data(self) -> Any:
        """What was printed with `--json`."""
        return json.loads(self.out)


Run: TypeAlias = Callable[..., Done]
"""`run("play liars_dice", ["1", "undo"])`: when all is typed, the input is over."""


def kept(folder: Path) -> Any:
    """The one game in a data folder, as data."""
    (path,) = (folder / "games").iterdir()
    return json.loads(path.read_text(encoding="utf-8"))


def choices(folder: Path) -> list[str]:
    """What was chosen in it, and `undo` where something was taken back."""
    return [entry.get("choice", "undo") for entry in kept(folder)["entries"]]
