"""The rules, numbered and searchable, on a page or beside the board; and why something is not on offer."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.responses import Response

import fogbound
from fogbound.server.answers import shown
from fogbound.server.looks import look
from fogbound.server.routes.asking import house_of, sitting
from fogbound.server.visitors import reader, sheet
from fogbound.web.log import story
from fogbound.web.looking import looking_page, then_page, words_of
from fogbound.web.rules import rules_page
from fogbound.web.why import why

router = APIRouter(include_in_schema=False)


@router.get("/rules/{name}")
async def rules(request: Request, name: str, find: str = "") -> Response:
    return shown(rules_page(reader(request), fogbound.game(name), find=find[:100]))


@router.get("/rules/{name}/{number}")
async def rule(request: Request, name: str, number: str) -> Response:
    return shown(rules_page(reader(request), fogbound.game(name), number=number))


@router.get("/table/{table}/{who}/why")
async def why_not(request: Request, table: str, who: str) -> Response:
    """For the actor alone: what is not on offer now, with the rule that forbids it."""
    opened, seat, mine = await sitting(request, table, who)
    now = look(opened, seat, sheet(request), mine)
    refusals = opened.table.refusals() if now.my_turn else []
    return shown(looking_page(reader(request), now, "Why not?", why(now, refusals)))


@router.get("/table/{table}/{who}/story")
async def whole_story(request: Request, table: str, who: str) -> Response:
    opened, seat, mine = await sitting(request, table, who)
    now = look(opened, seat, sheet(request), mine)
    return shown(looking_page(reader(request), now, "All that happened", story(now)))


@router.get("/table/{table}/{who}/words")
async def in_words(request: Request, table: str, who: str) -> Response:
    """The position for somebody who cannot see the picture."""
    opened, seat, mine = await sitting(request, table, who)
    now = look(opened, seat, sheet(request), mine)
    return shown(looking_page(reader(request), now, "The table in words", words_of(now)))


@router.get("/table/{table}/{who}/then/{entry}")
async def then(request: Request, table: str, who: str, entry: int) -> Response:
    """An earlier position, as this seat saw it then."""
    opened, seat, mine = await sitting(request, table, who)
    now = look(opened, seat, sheet(request), mine)
    moment = await house_of(request).stored(opened.table.session.at, entry)
    lines = [line for line in now.lines if line.entry == entry and line.kind == "told"]
    return shown(then_page(reader(request), now, moment.view(seat), entry, lines))
