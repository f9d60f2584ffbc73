"""What one reader was told, in sentences, each with the position in which it was said."""

from __future__ import annotations

from bisect import bisect_right
from dataclasses import dataclass
from typing import Any, Final, Literal

from fogbound.core.reading import Reading
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice
from fogbound.server.chairs import read_chair
from fogbound.server.table import Aside, Table


@dataclass(frozen=True)
class Line:
    """One sentence, and how many entries the game had then."""

    entry: int
    words: str
    kind: Literal["told", "said", "house"] = "told"


class Chronicles:
    """The lines of each reader; only what is new is put into words."""

    def __init__(self) -> None:
        self._known: Final[dict[tuple[Seat | None, tuple[str, ...]], tuple[int, int, list[Line]]]] = {}

    def of(self, table: Table, seat: Seat | None) -> list[Line]:
        """All that a seat (None: an onlooker) was told, first to last."""
        key = (seat, tuple(table.names))
        told, asides, lines = self._known.get(key, (0, 0, []))
        now = table.session.told[-1]
        if (told, asides) == (now, len(table.asides)):
            return lines
        news = [*_facts(table, seat, told), *_asides(table, seat, asides)]
        news.sort(key=lambda one: one[0])
        lines = [*lines, *[line for _, line in news]]
        self._known[key] = (now, len(table.asides), lines)
        return lines


def _facts(table: Table, seat: Seat | None, since: int) -> list[tuple[float, Line]]:
    voice = table.voice(seat)
    found = []
    for number, fact in table.now.heard(seat, since):
        words = table.game.sentence(fact, voice)
        if words:
            found.append((float(number), Line(bisect_right(table.session.told, number), words)))
    return found


def _asides(table: Table, seat: Seat | None, since: int) -> list[tuple[float, Line]]:
    voice = table.voice(seat)
    told = table.session.told
    return [
        (
            aside.told - 0.5,
            Line(bisect_right(told, aside.told - 1), words, "said" if aside.row.kind == "said" else "house"),
        )
        for aside in table.asides[since:]
        if (words := _aside(aside, voice))
    ]


def _aside(aside: Aside, voice: Voice) -> str:
    data = aside.row.data
    match aside.row.kind:
        case "said":
            return f"{voice.names[data['seat']]}: “{data['words']}”"
        case "named":
            return f"{data['before']} is called {data['name']} from now on."
        case "sat":
            return _sat(data, voice)
        case "replaced":
            late = "did not answer in time" if data["why"] == "late" else "could not answer"
            return f"{voice.names[data['seat']]} {late}: the house’s usual player chose instead."
        case "next":
            return "The table is set again."
    return ""


def _sat(data: dict[str, Any], voice: Voice) -> str:
    seat = data["seat"]
    before, after = (read_chair(Reading(data[name], name)) for name in ("before", "chair"))
    if after.kind == "open":
        return f"The seat of {before.name} is free: there is a new link for it."
    if after.kind == "computer":
        return f"A computer player sits down for {before.name}."
    if before.kind == "computer":
        return f"{voice.does(seat, 'take', 'takes')} the seat again."
    return f"{voice.does(seat, 'sit', 'sits')} down."
