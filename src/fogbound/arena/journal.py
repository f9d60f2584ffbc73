"""A tournament on disk, deal by deal: whoever is stopped goes on where it was."""

from __future__ import annotations

import json
from pathlib import Path
from typing import IO, Final

from fogbound.arena.deals import Dealt, Plan, written
from fogbound.core.mistakes import Mistake


class Journal:
    """A file with the plan in its first line, and one more for each deal, in their order."""

    def __init__(self, path: Path, plan: Plan) -> None:
        self.path: Final = path
        self.played: Final[list[Dealt]] = []
        self._head: Final = json.dumps({"fogbound": "tournament", "plan": written(plan)}, ensure_ascii=False)
        whole = self._read() if path.exists() else 0
        try:
            self._file: Final[IO[str]] = path.open("a", encoding="utf-8")
        except OSError as error:
            raise Mistake(f"the tournament cannot be kept in {path}: {error.strerror}") from None
        self._file.truncate(whole)
        if not whole:
            self._add(self._head)

    def _read(self) -> int:
        """Take in what was played; gives how much of the file is whole lines of it."""
        lines = self.path.read_bytes().splitlines(keepends=True)
        if lines and lines[0].decode("utf-8", "replace").rstrip("\n") != self._head:
            raise Mistake(f"{self.path} holds another tournament; choose another file, or remove it")
        whole = len(lines[0]) if lines else 0
        for line in lines[1:]:
            if not line.endswith(b"\n"):
                break
            entry = json.loads(line)
            self.played.append(Dealt(entry["deal"], entry["winners"], [(who, what) for who, what in entry["misplays"]]))
            whole += len(line)
        return whole

    def keep(self, dealt: Dealt) -> None:
        self._add(json.dumps(dealt.data(), ensure_ascii=False))

    def _add(self, line: str) -> None:
        self._file.write(f"{line}\n")
        self._file.flush()

    def close(self) -> None:
        self._file.close()
