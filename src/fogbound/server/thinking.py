"""The worker processes in which computer players think: given views and a time limit, and replaced if they die."""

from __future__ import annotations

import asyncio
import contextlib
import json
import sys
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from fogbound.core.seen import View


class Failed(Exception):
    """A player gave no usable answer."""


class Late(Failed):
    """A player did not answer in time."""


Wanted: TypeAlias = Literal["choice", "statement", "thoughts"]
"""What is wanted of a computer player: its choice, what it says before that, what it thinks of its choices."""


@dataclass(frozen=True)
class Question:
    """What is asked of a computer player: a view and nothing else, and the luck it may use."""

    game: str
    player: str
    view: View
    luck: str
    """By what its random numbers begin."""

    def line(self, wanted: Wanted) -> bytes:
        data = {"game": self.game, "player": self.player, "view": self.view.data, "luck": self.luck}
        return json.dumps({"wanted": wanted, **data}, separators=(",", ":")).encode() + b"\n"

    def by(self, player: str) -> Question:
        """The same asked of another."""
        return replace(self, player=player)


@dataclass(frozen=True)
class Thoughts:
    """What a computer player thinks of its choices, as far as it can say."""

    likely: dict[str, float] | None
    """How likely it is to make each."""
    choice: str | None
    """What it chooses with the same luck, where it says no more of them."""
    scores: list[float] | None
    """What each seat can expect."""


class Thinkers:
    """So many processes; a question waits for a free one."""

    def __init__(self, count: int) -> None:
        self._free: Final[asyncio.Queue[asyncio.subprocess.Process | None]] = asyncio.Queue()
        self._all: Final[set[asyncio.subprocess.Process]] = set()
        for _ in range(count):
            self._free.put_nowait(None)

    async def ask(self, question: Question, seconds: float) -> str:
        """One of the choices on offer."""
        choice = await self._asked("choice", question, seconds)
        if choice not in question.view.decision["options"]:
            raise Failed(f"{choice!r} is not on offer")
        chosen: str = choice
        return chosen

    async def statement(self, question: Question, seconds: float) -> str | None:
        """What a player says before it chooses, if it says anything."""
        said: str | None = await self._asked("statement", question, seconds)
        return said

    async def thoughts(self, question: Question, seconds: float) -> Thoughts:
        """What a player thinks of its choices."""
        return Thoughts(**await self._asked("thoughts", question, seconds))

    async def _asked(self, wanted: Wanted, question: Question, seconds: float) -> Any:
        """What a process answers. The time for starting it does not count."""
        process = await self._free.get()
        try:
            if process is None or process.returncode is not None:
                process = await self._start()
            answer = await self._answer(process, question.line(wanted), seconds)
        except BaseException:
            if process is not None:
                await self._stop(process)
            self._free.put_nowait(None)
            raise
        self._free.put_nowait(process)
        return answer

    async def _answer(self, process: asyncio.subprocess.Process, question: bytes, seconds: float) -> Any:
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            async with asyncio.timeout(seconds):
                process.stdin.write(question)
                await process.stdin.drain()
                line = await process.stdout.readline()
        except TimeoutError:
            raise Late(f"no answer after {seconds:g} seconds") from None
        except (OSError, ValueError) as error:  # gone, or a line without an end
            raise Failed(str(error)) from None
        return _said(line)

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


def _said(line: bytes) -> Any:
    if not line:
        raise Failed("the process ended")
    try:
        return json.loads(line)["answer"]
    except (ValueError, TypeError, KeyError):
        raise Failed(f"the process said {line[:200]!r}") from None
