"""Whoever plays for a table when no person is to choose: computer players, standing orders, and answers that wait."""

from __future__ import annotations

import asyncio
import logging
import random
import time
from dataclasses import dataclass
from typing import Final

from fogbound.bots.levels import meant
from fogbound.core.responses import ordered
from fogbound.core.seats import Seat
from fogbound.server.asked import question
from fogbound.server.chairs import usual_player
from fogbound.server.house import House, NoTable
from fogbound.server.storage import Row
from fogbound.server.table import Table
from fogbound.server.thinking import Failed, Late, Question

LOG: Final = logging.getLogger("fogbound.keeping")

PACE: Final = {"at once": 0.0, "brisk": 0.9, "calm": 2.2}
"""Seconds from one choice to a computer player's next."""

WINDOW: Final = {"at once": (0.4, 0.6), "brisk": (1.6, 2.4), "calm": (2.5, 4.0)}
"""Seconds a response stays open at least, by chance between these: whatever is held, however long is thought.

Where a computer player sits that thinks for long, they are those of a calm table for all, so that there is time for it.
"""

LEASE: Final = 30.0
"""Seconds for which one process plays for a table, before another may."""

SPEAKING: Final = 2.0
"""Seconds for which a computer player may think about what it says; else it says nothing."""

FIRST_PAUSE: Final = 1.0
LONGEST_PAUSE: Final = 300.0
"""Seconds until a table that stands still is tried again."""


@dataclass(frozen=True)
class Due:
    """Something to choose for a seat: the decision it answers, by whom, and not before when."""

    seat: Seat
    number: int
    choice: str | None
    """What was answered or ordered already; None where a computer player is to think."""
    player: str
    response: bool


class Keeper:
    """One task for each table at which something is due."""

    def __init__(self, house: House) -> None:
        self.house: Final = house
        self._tasks: Final[dict[str, asyncio.Task[None]]] = {}
        self._due: Final[dict[str, Due]] = {}
        house.on_change = self.look

    def look(self, table_id: str) -> None:
        """Something has changed at a table: begin to play there, or stop what is no longer wanted."""
        task = self._tasks.get(table_id)
        if task is not None and task is asyncio.current_task():
            return  # it goes on by itself
        if task is not None:
            table = self.house.peek(table_id)
            if table is not None and table_id in self._due and what_is_due(table) == self._due[table_id]:
                return
            task.cancel()
        self._tasks[table_id] = asyncio.create_task(self._keep(table_id))

    async def close(self) -> None:
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self, table_id: str) -> None:
        try:
            await self._play(table_id)
        except (NoTable, asyncio.CancelledError):
            pass
        finally:
            if self._tasks.get(table_id) is asyncio.current_task():
                del self._tasks[table_id]
                self._due.pop(table_id, None)

    async def _play(self, table_id: str) -> None:
        """Choose as long as something is due. Whatever goes wrong, it is tried again: nobody else would do it."""
        pause = FIRST_PAUSE
        while True:
            try:
                if not await self._step(table_id):
                    return
                pause = FIRST_PAUSE
            except NoTable:
                raise
            except Exception:
                LOG.exception("a table stands still", extra={"seconds": pause})
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _step(self, table_id: str) -> bool:
        """Make one choice that is due; whether there was one."""
        table = (await self.house.open(table_id)).table
        due = what_is_due(table)
        if due is None:
            return False
        self._due[table_id] = due
        if self.house.store.shared and not await self._leased(table_id):
            await asyncio.sleep(LEASE / 3)
            return True
        if await self._speaks(table, due):
            return True
        not_before = table.arisen + wait(table, due)
        choice, why = (due.choice, None) if due.choice else await self._thought(table, due, not_before)
        await asyncio.sleep(max(0.0, not_before - time.time()))

        def deed(now: Table) -> list[Row]:
            if what_is_due(now) != due:
                return []
            rows = now.choose(due.seat, choice, due.number)
            return [*rows, *now.replaced(due.seat, why, told=not due.response)] if why else rows

        await self.house.do(table_id, deed)
        return True

    async def _speaks(self, table: Table, due: Due) -> bool:
        """Let a computer player say something half-way to its choice, never when it answers others; whether it did."""
        view = table.view(due.seat)
        if due.choice is not None or due.response or not table.game.asks_for_words(view):
            return False
        try:
            said = await self.house.thinkers.statement(question(table, due.seat, due.player, view), SPEAKING)
        except Failed:
            LOG.warning("a computer player could not speak", extra={"player": due.player})
            return False
        if said not in [allowed.text for allowed in table.now.statements(due.seat)]:
            return False
        await asyncio.sleep(max(0.0, table.arisen + wait(table, due) / 2 - time.time()))
        await self.house.do(table.id, lambda now: now.state(due.seat, said) if what_is_due(now) == due else [])
        return True

    async def _leased(self, table_id: str) -> bool:
        return await self.house.stored(self.house.store.keep, table_id, time.time() + LEASE)

    async def _thought(self, table: Table, due: Due, not_before: float) -> tuple[str, str | None]:
        """A computer player's choice; where it fails or is late, its game's usual player's, and why."""
        asked = question(table, due.seat, due.player, table.view(due.seat))
        usual = asked.by(usual_player(table.game))
        limit, ready = self.house.config.seconds_to_think, None
        if due.response:  # the answer comes when the window closes, thought out or not
            ready = await self._stand_in(usual)
            if usual == asked:
                return ready, None
            limit = max(0.1, min(limit, not_before - time.time()))
        try:
            return await self.house.thinkers.ask(asked, limit), None
        except Failed as failure:
            self.house.metrics.players_replaced += 1
            LOG.warning(
                "a computer player was replaced", extra={"player": due.player, "late": isinstance(failure, Late)}
            )
            why = "late" if isinstance(failure, Late) else "failed"
        return ready or await self._stand_in(usual), why

    async def _stand_in(self, question: Question) -> str:
        try:
            return await self.house.thinkers.ask(question, self.house.config.seconds_to_think)
        except Failed:
            choice: str = random.Random(question.luck).choice(question.view.decision["options"])
            return choice


def what_is_due(table: Table) -> Due | None:
    """What the table has to choose itself now."""
    seat = table.actor
    if seat is None:
        return None
    chair, view = table.chairs[seat], table.view(seat)
    number: int = view.decision["number"]
    response = table.response()
    is_response = response is not None
    if chair.kind == "computer":
        return Due(seat, number, None, chair.spec, is_response)
    if table.answer is not None and (table.answer.seat, table.answer.number) == (seat, number):
        return Due(seat, number, table.answer.choice, "", is_response)
    if response is not None:
        choice = ordered(table.order(seat, view.decision["name"]), view, response)
        if choice is not None:
            return Due(seat, number, choice, "", is_response)
    return None


def wait(table: Table, due: Due) -> float:
    """Seconds from when a decision arose to its answer: the same for everybody, whatever they hold."""
    if not due.response:
        return PACE[table.terms.pace]
    quick = ("random", *table.game.players)
    thoughtful = any(chair.kind == "computer" and meant(table.game, chair.spec) not in quick for chair in table.chairs)
    low, high = WINDOW["calm" if thoughtful else table.terms.pace]
    return low + (high - low) * random.Random(f"{table.id} {due.number}").random()
