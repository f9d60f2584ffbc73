"""A table on the web: a game, who sits at it, and what was done besides choosing. It knows no storage and no network.

Whatever is done here gives rows, which are kept before anybody is told; a table is what its rows say.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

from fogbound.core.agenda import Outcome
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.moment import Moment
from fogbound.core.options import Option
from fogbound.core.reading import Reading
from fogbound.core.records import Record
from fogbound.core.refusals import Refusal
from fogbound.core.responses import ASK, Order, Response
from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.core.session import Session
from fogbound.core.voice import Voice
from fogbound.server.chairs import Chair, good_name, people
from fogbound.server.storage import Row
from fogbound.server.terms import Terms


@dataclass(frozen=True)
class Aside:
    """Something that happened at the table and is no choice: where it stands among what the game told."""

    told: int
    row: Row


@dataclass(frozen=True)
class Answer:
    """A response that was given before it may be seen: it waits until its window closes."""

    seat: Seat
    number: int
    choice: str


class Table:
    """One table as it stands."""

    def __init__(self, table_id: str, terms: Terms, begun: float, session: Session) -> None:
        self.id: Final = table_id
        self.terms: Final = terms
        self.begun: Final = begun
        self.session: Final = session
        self.chairs: Final[list[Chair]] = list(terms.chairs)
        self.asides: Final[list[Aside]] = []
        self.untold: Final[list[Aside]] = []
        """What everybody is told when the game is over."""
        self.orders: Final[dict[tuple[Seat, str], Order]] = {}
        self.answer: Answer | None = None
        self.next_table: str | None = None
        self.kept: int = 0
        """How many rows are kept."""
        self.arisen: float = begun
        """When the decision arose that is waited for."""
        self._views: dict[Seat | None, View] = {}
        session.people = people(self.chairs)

    # What there is to see.

    @property
    def game(self) -> Game[Any]:
        return self.session.game

    @property
    def now(self) -> Moment:
        return self.session.now

    @property
    def outcome(self) -> Outcome | None:
        return self.now.outcome

    @property
    def over(self) -> bool:
        return self.outcome is not None

    @property
    def actor(self) -> Seat | None:
        """Whose choice is waited for."""
        return self.now.actor

    @property
    def names(self) -> list[str]:
        return [chair.name for chair in self.chairs]

    @property
    def changes(self) -> int:
        """How much has happened that everybody may know of; answers that wait and orders are not counted."""
        return len(self.session.record.entries) + len(self.asides)

    def voice(self, seat: Seat | None) -> Voice:
        return Voice(self.names, seat)

    def view(self, seat: Seat | None) -> View:
        """All that a seat may see now."""
        if seat not in self._views:
            self._views[seat] = self.now.view(seat)
        return self._views[seat]

    def refusals(self) -> list[tuple[Option, Refusal]]:
        """What is not on offer to whoever is to choose, with the rules: for that seat's eyes alone."""
        asked = self.game.vocabulary
        found = [
            (option, self.now.why_not(option)) for option in asked.options if option.verb in asked.open_to_question
        ]
        return [(option, refusal) for option, refusal in found if refusal is not None]

    def response(self) -> Response | None:
        """The kind of response that is waited for, if it is one."""
        decision = None if self.over else self.view(None).decision
        return None if decision is None else self.game.responses.get(decision["name"])

    def order(self, seat: Seat, decision: str) -> Order:
        return self.orders.get((seat, decision), ASK)

    @property
    def sharing(self) -> list[Seat]:
        """The people who sit before the host's screen."""
        return [seat for seat, chair in enumerate(self.chairs) if chair.here and chair.kind == "person"]

    def record(self) -> Record:
        """The record, with who sat where."""
        record = self.session.record
        record.players[:] = [chair.spec if chair.kind == "computer" else chair.name for chair in self.chairs]
        return record

    # What can be done. Each gives the rows that it came to.

    def choose(self, seat: Seat, choice: str, number: int | None) -> list[Row]:
        """Make a choice, and those that everybody can see to be forced by it."""
        return self._play(lambda: self.session.choose(seat, choice, number))

    def _asked(self) -> tuple[str, Seat] | None:
        """Who is asked what: as long as it is the same, one window stands open."""
        decision = self.view(None).decision
        return None if decision is None else (decision["name"], decision["seat"])

    def answers_later(self, choice: str) -> bool:
        """Whether a choice is a response that may be seen only when its window closes."""
        response = self.response()
        return response is not None and choice.partition(" ")[0] not in response.inner

    def hold(self, seat: Seat, choice: str, number: int) -> list[Row]:
        """Accept a response that nobody may see before its window closes."""
        view = self.view(seat)
        if self.actor != seat or view.decision["number"] != number:
            raise Mistake(f"decision {number} is answered already")
        if choice not in view.decision["options"]:
            raise Mistake(f"{choice!r} is not on offer now")
        return self.note_down("answer", {"seat": seat, "number": number, "choice": choice})

    def take_back(self, seat: Seat) -> list[Row]:
        if self.answer is not None and self.answer.seat == seat:
            return self.note_down("answer", {})
        return self._play(lambda: self.session.take_back(seat))

    def can_take_back(self, seat: Seat) -> bool:
        held = self.answer is not None and self.answer.seat == seat
        return held or self.session.can_take_back(seat)

    def rename(self, seat: Seat, name: str) -> list[Row]:
        name = good_name(name, [other for n, other in enumerate(self.names) if n != seat])
        if name == self.names[seat]:
            return []
        return self.note_down("named", {"seat": seat, "name": name, "before": self.names[seat]})

    def seat(self, seat: Seat, chair: Chair) -> list[Row]:
        """Let somebody else sit here."""
        return self.note_down("sat", {"seat": seat, "chair": chair.data(), "before": self.chairs[seat].data()})

    def say(self, seat: Seat, words: str) -> list[Row]:
        return self.note_down("said", {"seat": seat, "words": words})

    def give_order(self, seat: Seat, decision: str, order: Order) -> list[Row]:
        return self.note_down("order", {"seat": seat, "decision": decision, "order": order.data()})

    def replaced(self, seat: Seat, why: str, *, told: bool) -> list[Row]:
        """A computer player was; where how long it thought would say what it holds, that is told at the end."""
        return self.note_down("replaced", {"seat": seat, "why": why, "told": told})

    def state(self, seat: Seat, statement: str) -> list[Row]:
        """Make one of the game's own statements; what was waited for is waited for still."""
        arisen, answer = self.arisen, self.answer
        rows = self._play(lambda: self.session.say(seat, statement))
        self.arisen, self.answer = arisen, answer
        return rows

    def resign(self, seat: Seat) -> list[Row]:
        """Give up, where the game allows it."""
        return self._play(lambda: self.session.resign(seat))

    def _play(self, deed: Callable[[], None]) -> list[Row]:
        """Do something of which the record tells: the rows are its new entries."""
        before, asked = len(self.session.record.entries), self._asked()
        deed()
        self.answer = None
        self._forget_views()
        if self.response() is None or self._asked() != asked:
            self.arisen = time.time()
        self._tell_at_the_end()
        return [Row(ENTRY, entry.data(), time.time()) for entry in self.session.record.entries[before:]]

    # What rows say.

    def note_down(self, kind: str, data: dict[str, Any]) -> list[Row]:
        row = Row(kind, data, time.time())
        self.follow(row, self.session.told[-1])
        return [row]

    def follow(self, row: Row, told: int) -> None:
        """Be as a row says that is no choice."""
        _FOLLOWED[row.kind](self, row.data)
        if row.kind in TOLD:
            (self.asides if row.data.get("told", True) else self.untold).append(Aside(told, row))
        self._tell_at_the_end()
        self.session.people = people(self.chairs)
        self._forget_views()

    def _tell_at_the_end(self) -> None:
        if self.over:
            self.asides.extend(self.untold)
            self.untold.clear()

    def _forget_views(self) -> None:
        self._views = {}


ENTRY: Final = "entry"
"""The kind of rows that hold the record's own entries; all others are asides."""

TOLD: Final = ("said", "named", "sat", "replaced", "next")
"""What of the asides is told to everybody at the table."""


def _named(table: Table, data: dict[str, Any]) -> None:
    table.chairs[data["seat"]] = replace(table.chairs[data["seat"]], name=data["name"])


def _sat(table: Table, data: dict[str, Any]) -> None:
    table.chairs[data["seat"]] = Chair(**data["chair"])


def _said(table: Table, data: dict[str, Any]) -> None:
    pass


def _order(table: Table, data: dict[str, Any]) -> None:
    order = Reading(data, "order").field("order").fields("kind", "most")
    table.orders[data["seat"], data["decision"]] = Order(order["kind"], order["most"])


def _answer(table: Table, data: dict[str, Any]) -> None:
    table.answer = Answer(data["seat"], data["number"], data["choice"]) if data else None


def _next(table: Table, data: dict[str, Any]) -> None:
    table.next_table = data["table"]


_FOLLOWED: Final = {
    "named": _named,
    "sat": _sat,
    "said": _said,
    "replaced": _said,
    "order": _order,
    "answer": _answer,
    "next": _next,
}
