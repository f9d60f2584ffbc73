"""What can be said to the server when it starts."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

LOCAL: Final = "127.0.0.1"
DAYS_KEPT: Final = 180


@dataclass(frozen=True)
class Limits:
    """How much one visitor, and all together, may ask for."""

    body: int = 65_536
    """Bytes of a form or of JSON."""
    record: int = 4_000_000
    """Bytes of a record that somebody brings along."""
    requests: float = 30.0
    """Requests a second and address, on average."""
    burst: int = 240
    tables_an_hour: int = 60
    """New tables an hour and address."""
    connections: int = 64
    """Pages of one address that are followed live."""
    tables_open: int = 1_000
    """Tables held in memory; each takes about half a megabyte with two pages that follow it."""
    words: int = 300
    """Letters of one thing said."""
    sayings: float = 0.5
    """Things said a second and seat, on average."""
    notes: int = 4_000
    """Letters of a seat's own notes."""


@dataclass(frozen=True)
class Config:
    """Where the server listens, where it keeps things, and whom it trusts."""

    data: Path
    host: str = LOCAL
    port: int = 8700
    database: str | None = None
    """Another database than the file in the data folder, as SQLAlchemy names it."""
    public_url: str | None = None
    """How the world calls this server, without a slash at the end; links and cookies follow it."""
    trusted_proxies: tuple[str, ...] = ()
    """Addresses whose word on where a visitor comes from is taken."""
    thinkers: int = 2
    """Worker processes in which computer players think."""
    seconds_to_think: float = 10.0
    days_kept: int = DAYS_KEPT
    """Tables that nobody has touched for so long are forgotten."""
    limits: Limits = field(default_factory=Limits)

    @property
    def url(self) -> str:
        """The database."""
        return self.database or f"sqlite:///{self.file}"

    @property
    def file(self) -> Path:
        """Where tables are kept unless another database is named."""
        return self.data / "tables.sqlite3"

    @property
    def secure(self) -> bool:
        """Whether visitors come by https, so that cookies are sent by no other way."""
        return (self.public_url or "").startswith("https:")
