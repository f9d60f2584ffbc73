"""A real nginx of one's own, with the configuration of the page on hosting and nothing else changed than it must be."""

from __future__ import annotations

import re
import socket
import subprocess
from collections.abc import Sequence
from pathlib import Path
from types import TracebackType
from typing import Final, Self

from tests.server.installed import installed, own_folder, removed, unprivileged
from tests.server.test_keeping import wait_until

SITE: Final = Path(__file__).parents[2] / "docs" / "hosting" / "nginx.conf"
AROUND: Final = """
daemon off;
pid pid;
error_log error.log;
events {{}}
http {{
    access_log {folder}/access.log;
    {temporary}
    {site}
}}
"""
"""What Debian's own nginx.conf would say."""


class Nginx:
    """Its ports are taken at once, so that no other program gets them."""

    def __init__(self) -> None:
        self.doors = [door(), door()]
        self.port, self.plain = [found.getsockname()[1] for found in self.doors]
        """Where those come who have said https, and those who have not."""
        self.folder = own_folder("nginx")
        self.process: subprocess.Popen[bytes] | None = None

    def start(self, servers: Sequence[int]) -> None:
        """Before servers at these ports of this machine."""
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join([f"{kind}_temp_path {self.folder}/{kind}; " for kind in kinds])
        text = AROUND.format(folder=self.folder, temporary=temporary, site=self._site(servers))
        (self.folder / "nginx.conf").write_text(text)
        program = installed("nginx", "nginx", Path("/usr/sbin"))
        words = [program, "-p", str(self.folder), "-c", str(self.folder / "nginx.conf"), "-e", "error.log"]
        for found in self.doors:
            found.close()
        self.process = subprocess.Popen(words, cwd=self.folder, **unprivileged())
        wait_until(self._listens)

    def _site(self, servers: Sequence[int]) -> str:
        """The configuration that we give away: here without a certificate."""
        text = SITE.read_text()
        changes = [
            (r"server 127\.0\.0\.1:8700;", " ".join([f"server 127.0.0.1:{port};" for port in servers])),
            (r"listen 80;", f"listen 127.0.0.1:{self.plain};"),
            (r"listen 443 ssl http2;", f"listen 127.0.0.1:{self.port};"),
            (r"ssl_certificate(_key)? .*;", ""),
        ]
        for pattern, other in changes:
            text, count = re.subn(pattern, other, text)
            assert count, f"{pattern} stands in {SITE.name}"
        return text

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        if self.process is not None:
            self.process.terminate()
            self.process.wait()
        for found in self.doors:
            found.close()
        removed(self.folder)

    def _listens(self) -> bool:
        assert self.process is not None
        assert self.process.poll() is None, (self.folder / "error.log").read_text()
        with socket.socket() as probe:
            return probe.connect_ex(("127.0.0.1", self.port)) == 0

    def log(self) -> str:
        """What it has written down of those who came."""
        return (self.folder / "access.log").read_text()


def door() -> socket.socket:
    """A port at which nobody listens, held until it is closed."""
    found = socket.socket()
    found.bind(("127.0.0.1", 0))
    return found
