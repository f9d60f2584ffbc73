"""The worker processes in which computer players think: given views and a time limit, and replaced if they die."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from dataclasses import dataclass
from typing import Final

from fogbound.core.seen import View


class Failed(Exception):
    """A player gave no usable answer."""


class Late(Failed):
    """A player did not answer in time."""


@dataclass(frozen=True)
class Question:
    """What is asked of a computer player: a view and nothing else, and the luck it may use."""

    game: str
    player: str
    view: View
    luck: str

    def line(self) -> bytes:
        data = {"game": self.game, "player": self.player, "view": self.view.data, "luck": self.luck}
        return json.dumps(data, separators=(",", ":")).encode() + b"\n"

    def by(self, player: str) -> Question:
        """The same asked of another."""
        return Question(self.game, player, self.view, self.luck)


class Thinkers:
    """So many processes; a question waits for a free one."""

    def __init__(self, count: int) -> None:
        self._free: Final[asyncio.Queue[asyncio.subprocess.Process | None]] = asyncio.Queue()
        self._all: Final[set[asyncio.subprocess.Process]] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def ask(self, question: Question, seconds: float) -> str:
        """One of the choices on offer. The time for starting a process does not count."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            choice = await self._answer(process, question, seconds)
        except BaseException:
            if process is not None:
                await self._stop(process)
            self._free.put_nowait(None)
            raise
        self._free.put_nowait(process)
        if choice not in question.view.decision["options"]:
            raise Failed(f"{choice!r} is not on offer")
        return choice

    async def _answer(self, process: asyncio.subprocess.Process, question: Question, seconds: float) -> str:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(question.line())
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            raise Late(f"no answer after {seconds:g} seconds") from None
        except (OSError, ValueError) as error:  # gone, or a line without an end
            raise Failed(str(error)) from None
        return _choice(line)

    async def _start(self) -> asyncio.subprocess.Process:
        pipe = asyncio.subprocess.PIPE
        words = (sys.executable, "-m", "fogbound.server.thinker")
        try:
            process = await asyncio.create_subprocess_exec(*words, stdin=pipe, stdout=pipe, limit=1 << 20)
        except OSError as error:
            raise Failed(str(error)) from None
        self._all.add(process)
        return process

    async def _stop(self, process: asyncio.subprocess.Process) -> None:
        self._all.discard(process)
        with contextlib.suppress(ProcessLookupError):
            process.kill()
        await process.wait()

    async def close(self) -> None:
        for process in list(self._all):
            await self._stop(process)


def _choice(line: bytes) -> str:
    if not line:
        raise Failed("the process ended")
    try:
        said: dict[str, str] = json.loads(line)
        return said["choice"]
    except (ValueError, TypeError, KeyError):
        raise Failed(f"the process said {line[:200]!r}") from None
