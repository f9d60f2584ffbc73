"""The start page: the games, and the tables of this browser."""

from __future__ import annotations

import asyncio
from typing import Final

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

import fogbound
from fogbound.core.mistakes import Mistake
from fogbound.core.registry import broken
from fogbound.server.answers import shown
from fogbound.server.house import House, NoTable
from fogbound.server.routes.asking import field, form_of, house_of
from fogbound.server.visitors import PAPER, YEAR, browser, reader
from fogbound.web.start import Kept, start_page

router = APIRouter(include_in_schema=False)

MOST_SHOWN: Final = 12


@router.get("/")
async def start(request: Request) -> Response:
    kept = await tables_of(house_of(request), browser(request))
    return shown(start_page(reader(request), list(fogbound.games().values()), kept, broken()))


async def tables_of(house: House, who: str | None) -> list[Kept]:
    """The tables of a browser, the one touched last first."""
    if who is None:
        return []
    found = []
    for name in await house.stored(house.store.tables_of, who, MOST_SHOWN):
        try:
            opened = await house.open(name)
        except (NoTable, Mistake):
            continue
        mine = sorted(seat for seat in opened.claims.get(who, ()) if seat >= 0)
        table = opened.table
        found.append(
            Kept(
                table=name,
                title=table.game.info.title,
                others=[chair.name for seat, chair in enumerate(table.chairs) if seat not in mine],
                over=table.over,
                my_turn=table.actor in mine,
                entries=len(table.session.record.entries),
            )
        )
        await asyncio.sleep(0)
    return found


@router.post("/paper")
async def paper(request: Request) -> Response:
    """Day or night: it stays so in this browser."""
    form = await form_of(request)
    wanted, back = field(form, "paper"), field(form, "back")
    response = RedirectResponse(back if back.startswith("/") and not back.startswith("//") else "/", 303)
    if wanted in ("day", "night"):
        response.set_cookie(PAPER, wanted, max_age=YEAR, samesite="lax", secure=house_of(request).config.secure)
    return response
