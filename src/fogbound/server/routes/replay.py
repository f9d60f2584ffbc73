"""Looking at a game that is over: step by step, by any seat's eyes or by all; sharing, keeping and printing it."""

from __future__ import annotations

from dataclasses import replace

from fastapi import APIRouter, Request
from starlette.responses import Response

from fogbound.core.mistakes import Mistake
from fogbound.core.voice import Voice
from fogbound.server.answers import shown
from fogbound.server.believing import believed, sat_then
from fogbound.server.chronicle import Line
from fogbound.server.house import NoTable, Open
from fogbound.server.routes.asking import house_of
from fogbound.server.visitors import browser, reader, sheet
from fogbound.web.replay import Frame, replay_page

router = APIRouter(include_in_schema=False)

ALL = "all"


async def finished(request: Request, table: str) -> Open:
    """A game that is over: everything may be seen. Its address is the link to share."""
    house = house_of(request)
    opened = await house.open(table)
    if not opened.table.terms.onlookers and not await house.seats_of(browser(request), table):
        raise NoTable
    if not opened.table.over:
        raise Mistake("the game is not over yet: until then everybody sees only what they may know")
    return opened


@router.get("/table/{table}/replay")
async def replay(request: Request, table: str, at: int | None = None, eyes: str = ALL, beliefs: str = "") -> Response:
    opened = await finished(request, table)
    count = len(opened.table.session.record.entries)
    number = count if at is None else max(0, min(at, count))
    house = house_of(request)
    frame = await house.stored(_frame, opened, number, eyes)
    if beliefs == "on":
        belief = None if frame.computer is None else await believed(house, opened, number, frame.view)
        frame = replace(frame, believing=True, belief=belief)
    return shown(replay_page(reader(request), frame, sheet(request)))


@router.get("/table/{table}/replay/print")
async def printed(request: Request, table: str) -> Response:
    """The whole game on paper: its end, and all that happened."""
    opened = await finished(request, table)
    frame = await house_of(request).stored(_frame, opened, len(opened.table.session.record.entries), ALL)
    return shown(replay_page(reader(request), frame, "wide", printed=True))


@router.get("/table/{table}/record")
async def record(request: Request, table: str) -> Response:
    """The record, with the key of chance in it, so that `fogbound check` can prove it."""
    opened = await finished(request, table)
    kept = opened.table.record()
    name = f"{kept.game.info.name}-{table[:6]}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    return Response(kept.text(), media_type="application/json", headers=headers)


def _frame(opened: Open, number: int, eyes: str) -> Frame:
    """One position, by the eyes of a seat, of an onlooker, or of everybody together."""
    table = opened.table
    seats = range(len(table.chairs))
    moment = table.session.at(number)
    seat = int(eyes) if eyes.isascii() and eyes.isdecimal() and int(eyes) in seats else None
    voice = Voice(table.names)
    told = table.session.told
    heard: dict[int, str] = {}
    for one in [None, *seats]:
        for place, fact in table.now.heard(one):
            heard[place] = table.game.sentence(fact, voice)
    entry_of = {place: next((n for n, count in enumerate(told) if count > place), 0) for place in heard}
    lines = [Line(entry_of[place], words) for place, words in sorted(heard.items()) if words]
    everybody = [moment.view(one) for one in seats] if eyes == ALL else []
    chair = None if seat is None else sat_then(table, seat, number)
    computer = chair if chair is not None and chair.kind == "computer" else None
    return Frame(table, number, seat, eyes, moment.view(seat), everybody, lines, computer)
