"""A server in a process of its own, without limits, whose time and memory are looked at from outside."""

from __future__ import annotations

import os
import subprocess
import sys
import time
import urllib.request
from pathlib import Path
from types import TracebackType
from typing import Final, Self

PROGRAM: Final = """
import sys
from pathlib import Path
from fogbound.server import running
from fogbound.server.config import Config, Limits
limits = Limits(requests=1e6, burst=10**6, tables_an_hour=10**6, connections=10**6)
running.log_to(sys.stderr, requests=False)
with running.listening("127.0.0.1", 0) as door:
    print(door.getsockname()[1], flush=True)
    running.run(Config(Path(sys.argv[1]), limits=limits), door)
"""
TICKS: Final = os.sysconf("SC_CLK_TCK")


class Served:
    """As long as this lasts."""

    def __init__(self, folder: Path) -> None:
        begun = time.perf_counter()
        self.process: Final = subprocess.Popen(
            [sys.executable, "-c", PROGRAM, str(folder)], stdout=subprocess.PIPE, text=True
        )
        assert self.process.stdout is not None
        self.port: Final = int(self.process.stdout.readline())
        with urllib.request.urlopen(self.address) as page:
            page.read()
        self.first_page: Final = time.perf_counter() - begun, self.processor()
        """Seconds until the first page was there, and how many of them the server used."""

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.process.kill()
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()

    def processor(self) -> float:
        """Seconds of processor time so far."""
        numbers = self._proc("stat").rpartition(")")[2].split()
        return (int(numbers[11]) + int(numbers[12])) / TICKS

    def memory(self) -> int:
        """The most bytes of memory that it has had."""
        line = next(line for line in self._proc("status").splitlines() if line.startswith("VmHWM"))
        return 1024 * int(line.split()[1])

    def _proc(self, name: str) -> str:
        return Path(f"/proc/{self.process.pid}/{name}").read_text(encoding="utf-8")
