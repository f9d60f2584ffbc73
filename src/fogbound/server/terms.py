"""What was agreed when a table was set."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Final, Literal, TypeAlias

from fogbound.core.game import Game
from fogbound.core.reading import Reading
from fogbound.core.session import Session, begin
from fogbound.core.settings import Settings
from fogbound.server.chairs import Chair, people, read_chair

Pace: TypeAlias = Literal["at once", "brisk", "calm"]
PACES: Final[dict[Pace, str]] = {
    "at once": "computer players answer as soon as they can",
    "brisk": "a moment between their choices",
    "calm": "time to follow each of their choices",
}


@dataclass(frozen=True)
class Terms:
    """How a table is kept: who sits where at first, and what the house allows."""

    chairs: tuple[Chair, ...]
    pace: Pace = "brisk"
    talk: bool = True
    onlookers: bool = True
    hints: bool = True
    opening: dict[str, Any] = field(default_factory=dict)
    """The head of the record: game, settings, where chance comes from, and what it decided first."""

    def data(self) -> dict[str, Any]:
        return {
            "chairs": [chair.data() for chair in self.chairs],
            "pace": self.pace,
            "talk": self.talk,
            "onlookers": self.onlookers,
            "hints": self.hints,
            "opening": self.opening,
        }


def read_terms(reading: Reading) -> Terms:
    fields = reading.fields("chairs", "pace", "talk", "onlookers", "hints", "opening")
    return Terms(
        chairs=tuple(read_chair(item) for item in reading.field("chairs").items()),
        pace=list(PACES)[reading.field("pace").one_of(list(PACES))],
        talk=reading.field("talk").flag(),
        onlookers=reading.field("onlookers").flag(),
        hints=reading.field("hints").flag(),
        opening=fields["opening"],
    )


def begun(game: Game[Any], settings: Settings, chairs: list[Chair], seed: int | None = None) -> Session:
    """A new game for those who sit here."""
    players = [chair.spec if chair.kind == "computer" else chair.name for chair in chairs]
    return begin(game, settings, players, people(chairs), seed)


def opening(session: Session) -> dict[str, Any]:
    """What of a record stands before its entries."""
    data = session.record.data()
    del data["entries"], data["outcome"]
    return data
