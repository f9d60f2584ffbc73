"""Who sits where: people, computer players, and chairs kept free for whoever has the link."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Literal, TypeAlias

from fogbound.bots.levels import levels as house_levels
from fogbound.bots.names import HOUSE, LONGEST_NAME
from fogbound.bots.specs import players
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.reading import Reading
from fogbound.core.seats import Seats, only

Kind: TypeAlias = Literal["person", "open", "computer"]
NAMELESS: Final = "Guest"
"""Whoever has not said how to be called."""

KINDS: Final[tuple[Kind, ...]] = ("person", "open", "computer")

ORDINALS: Final = (
    "First", "Second", "Third", "Fourth", "Fifth", "Sixth",
    "Seventh", "Eighth", "Ninth", "Tenth", "Eleventh", "Twelfth",
)  # fmt: skip


@dataclass(frozen=True)
class Chair:
    """One seat: what sits there, and what it is called."""

    kind: Kind
    name: str
    spec: str
    """The computer player that sits here, or would if the seat were handed over."""
    here: bool = False
    """Shares the host's screen with others."""

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "name": self.name, "spec": self.spec, "here": self.here}

    def sat_on(self, kind: Kind, name: str | None = None, spec: str | None = None) -> Chair:
        return replace(self, kind=kind, name=name or self.name, spec=spec or self.spec)


def read_chair(reading: Reading) -> Chair:
    fields = reading.fields("kind", "name", "spec", "here")
    kind = KINDS[reading.field("kind").one_of(KINDS)]
    return Chair(kind, reading.field("name").text(), fields["spec"], bool(fields["here"]))


def people(chairs: Sequence[Chair]) -> Seats:
    """The seats whose choices are a person's own."""
    return sum(only(seat) for seat, chair in enumerate(chairs) if chair.kind != "computer")


def usual_player(game: Game[Any]) -> str:
    return next(iter(game.players), "random")


def levels(game: Game[Any]) -> list[str]:
    """The computer players that can be asked for on a page, the usual one first: no code from elsewhere."""
    others = [*[level.name for level in house_levels(game)], *players(game)]
    return [*game.players, *[name for name in others if name not in game.players and ":" not in name]]


def good_name(wanted: str, others: Sequence[str]) -> str:
    """A name that can be shown and is nobody else's at the table."""
    name = " ".join(wanted.split())
    if not name or len(name) > LONGEST_NAME or not name.isprintable():
        raise Mistake(f"a name has from 1 to {LONGEST_NAME} letters")
    if name.lower() in (other.lower() for other in others):
        raise Mistake(f"somebody at this table is called {name} already")
    return name


def free_name(others: Sequence[str]) -> str:
    """A name of the house for a computer player."""
    return next(name for name in HOUSE if name not in others)


def open_name(seat: int) -> str:
    return f"{ORDINALS[seat]} seat"
