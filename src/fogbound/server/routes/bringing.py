"""Records and saved games that somebody brings along: a finished one is looked at, another goes on here."""

from __future__ import annotations

import json
from typing import Any

from fastapi import APIRouter, Request
from starlette.datastructures import UploadFile
from starlette.responses import RedirectResponse, Response

from fogbound.bots.names import LONGEST_NAME, is_computer, names
from fogbound.core.files import parsed
from fogbound.core.mistakes import Mistake
from fogbound.core.position import write_seats
from fogbound.core.reading import Reading
from fogbound.core.records import Record, record_of
from fogbound.core.replay import Replay
from fogbound.core.session import Session, session_of
from fogbound.server.chairs import NAMELESS, Chair, levels, usual_player
from fogbound.server.routes.asking import form_of, house_of
from fogbound.server.routes.setting import require_room
from fogbound.server.storage.store import HOST
from fogbound.server.terms import Terms
from fogbound.server.visitors import address, known

router = APIRouter(include_in_schema=False)

WHERE = "the file"


@router.post("/bring")
async def bring(request: Request) -> Response:
    house = house_of(request)
    require_room(house, address(request))
    form = await form_of(request)
    try:
        file = form.get("record")
        if not isinstance(file, UploadFile):
            raise Mistake("choose the file of a record or of a saved game first")
        body = await file.read()
    finally:
        await form.close()
    session, chairs = await house.stored(_read, body)
    table = await house.set_up(session, Terms(tuple(chairs)))
    response = RedirectResponse(f"/table/{table.id}{'/replay' if table.over else ''}", 303)
    people = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    await house.claim(known(request, response, house.config), table.id, HOST, *people)
    return response


def _read(body: bytes) -> tuple[Session, list[Chair]]:
    """The game in a file, and who sat there."""
    try:
        text = body.decode("utf-8-sig")
    except UnicodeDecodeError:
        raise Mistake(f"{WHERE} is not a file of Fogbound: it is not text") from None
    data: Any = parsed(text, WHERE)
    _require_letters(data)
    reading = Reading(data, WHERE)
    record = record_of(reading, "record", "save")
    chairs = _chairs(record)
    if data["kind"] == "record":
        data = {**data, "kind": "save", "people": write_seats(0), "position": _last_position(record)}
        reading = Reading(data, WHERE)
    return session_of(reading), chairs


def _require_letters(data: Any) -> None:
    """JSON can name halves of letters, which nobody can write down again."""
    try:
        json.dumps(data, ensure_ascii=False).encode()
    except UnicodeEncodeError:
        raise Mistake(f"{WHERE} is not a file of Fogbound: it holds letters that are none") from None


def _chairs(record: Record) -> list[Chair]:
    """A computer player is one of the house: what else a file names is somebody's own code, and not for a server."""
    usual, known = usual_player(record.game), levels(record.game)
    called = names(record.game, record.players)
    return [
        Chair("computer", name, who if who in known else usual)
        if is_computer(record.game, who)
        else Chair("person", name[:LONGEST_NAME] or NAMELESS, usual)
        for name, who in zip(called, record.players, strict=True)
    ]


def _last_position(record: Record) -> dict[str, Any]:
    replay = Replay(record)
    if replay.divergence is not None:
        raise Mistake(f"{WHERE} cannot be followed: {replay.divergence}")
    return replay.last_position()
