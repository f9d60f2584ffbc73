"""What somebody who looks at a table is shown. Pages, messages and JSON are made of this and of nothing else."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cached_property
from typing import Any

from fogbound.core.game import Game
from fogbound.core.options import Option
from fogbound.core.responses import Order, Response
from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.core.settings import Settings
from fogbound.core.svg import Sheet
from fogbound.core.voice import Voice
from fogbound.server.chairs import Chair
from fogbound.server.chronicle import Line
from fogbound.server.house import Open
from fogbound.server.table import Table
from fogbound.server.terms import Terms


@dataclass(frozen=True)
class Look:
    """One reader's sight of a table."""

    table: str
    game: Game[Any]
    settings: Settings
    terms: Terms
    seat: Seat | None
    view: View
    voice: Voice
    chairs: tuple[Chair, ...]
    lines: list[Line]
    sheet: Sheet
    over: bool
    can_take_back: bool
    held: bool
    """This seat's response is given, and waits for its window to close."""
    orders: dict[str, Order]
    curtain: tuple[Seat, ...]
    """The seats that share this screen, if the next to choose is another of them."""
    statements: list[Option]
    """What this seat may say now, by the rules of the game."""
    next_table: str | None
    notes: str
    hints: bool
    """Whether hints were asked for."""
    commitment: str | None
    entries: int
    """How many entries the game has: what is looked at when nobody looks back."""

    @property
    def who(self) -> str:
        """The part of addresses that says who looks."""
        return "watch" if self.seat is None else str(self.seat)

    @property
    def address(self) -> str:
        return f"/table/{self.table}/{self.who}"

    @property
    def actor(self) -> Seat | None:
        decision = None if self.over else self.view.decision
        return None if decision is None else decision["seat"]

    @property
    def my_turn(self) -> bool:
        return self.seat is not None and self.actor == self.seat and not self.held

    @property
    def responses(self) -> dict[str, Response]:
        return self.game.responses

    @cached_property
    def question(self) -> str:
        return "" if self.view.decision is None else self.game.words.question(self.view, self.voice)


def look(opened: Open, seat: Seat | None, sheet: Sheet, mine: set[Seat], hints: bool = False) -> Look:
    """A table as it is now, for a seat (None: an onlooker) in a browser with these seats."""
    table = opened.table
    return Look(
        table=table.id,
        game=table.game,
        settings=table.session.record.settings,
        terms=table.terms,
        seat=seat,
        view=table.view(seat),
        voice=table.voice(seat),
        chairs=tuple(table.chairs),
        lines=opened.chronicles.of(table, seat),
        sheet=sheet,
        over=table.over,
        can_take_back=seat is not None and table.can_take_back(seat),
        held=table.answer is not None and table.answer.seat == seat,
        orders={name: table.order(seat, name) for name in table.game.responses} if seat is not None else {},
        curtain=_curtain(table, seat, mine),
        statements=table.now.statements(seat) if seat is not None else [],
        next_table=table.next_table,
        notes=opened.notes.get(seat, "") if seat is not None else "",
        hints=hints and table.terms.hints and seat is not None,
        commitment=table.session.record.origin.commitment,
        entries=len(table.session.record.entries),
    )


def _curtain(table: Table, seat: Seat | None, mine: set[Seat]) -> tuple[Seat, ...]:
    """Whoever shares this screen sees a curtain while another of them is to choose."""
    sharing = [other for other in table.sharing if other in mine]
    if len(sharing) < 2 or seat not in sharing:
        return ()
    return tuple(sharing) if table.actor in sharing and table.actor != seat else ()
