"""What a computer player believed at a position of a game that is over: by its view then, and by nothing else."""

from __future__ import annotations

from dataclasses import dataclass

from fogbound.core.reading import Reading
from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.core.voice import Hint, Voice
from fogbound.server.asked import question
from fogbound.server.chairs import Chair, read_chair
from fogbound.server.house import House, Open
from fogbound.server.table import Table
from fogbound.server.thinking import Failed, Thoughts


@dataclass(frozen=True)
class Belief:
    """The game's insight for its seat; and of a choice it had to make, what it thought and what came of it."""

    hints: list[Hint]
    thoughts: Thoughts | None
    taken: str
    """The choice that was made; "" where it was none."""
    replaced: bool
    """The house's usual player made it."""


def sat_then(table: Table, seat: Seat, number: int) -> Chair:
    """Who was to choose for a seat after so many entries."""
    chair, told = table.terms.chairs[seat], table.session.told[number]
    for aside in table.asides:
        if aside.row.kind == "sat" and aside.row.data["seat"] == seat and aside.told <= told:
            chair = read_chair(Reading(aside.row.data["chair"], "chair"))
    return chair


async def believed(house: House, opened: Open, number: int, view: View) -> Belief:
    """What the computer player thought that had this view after so many entries."""
    table, seat, voice = opened.table, view.seat, Voice(opened.table.names)
    hints = await house.stored(table.game.words.hints, view, voice) if view.outcome is None else []
    pending = view.decision
    if pending is None or len(pending.get("options", ())) < 2:
        return Belief(list(hints), None, "", replaced=False)
    thoughts = await _thoughts(house, opened, number, view)
    following = table.session.record.entries[number]
    taken = following.choice if following.by == seat else ""
    return Belief(list(hints), thoughts, taken, bool(taken) and _replaced(table, seat, number))


async def _thoughts(house: House, opened: Open, number: int, view: View) -> Thoughts | None:
    """Thought once more, with the luck it had then, and kept: a game that is over does not change."""
    key = (view.seat, number)
    if key not in opened.thoughts:
        asked = question(opened.table, view.seat, sat_then(opened.table, view.seat, number).spec, view)
        try:
            opened.thoughts[key] = await house.thinkers.thoughts(asked, house.config.seconds_to_think)
        except Failed:
            return None
    return opened.thoughts[key]


def _replaced(table: Table, seat: Seat, number: int) -> bool:
    """Whether somebody else chose for it, which is told after the choice and all that it forced."""
    entries, last = table.session.record.entries, number + 1
    while last < len(entries) and entries[last].forced:
        last += 1
    before, after = table.session.told[number], table.session.told[last]
    told = [aside.told for aside in table.asides if aside.row.kind == "replaced" and aside.row.data["seat"] == seat]
    return any(before < at <= after for at in told)
