"""The table's page, and all that somebody who sits there can do."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

from fogbound.core.mistakes import Mistake, unknown
from fogbound.core.responses import KINDS, Order, OrderKind
from fogbound.core.seats import Seat
from fogbound.server.answers import done, shown
from fogbound.server.house import House, NoTable
from fogbound.server.looks import look
from fogbound.server.routes.asking import WATCH, field, form_of, house_of, number, seated, sitting
from fogbound.server.table import Table
from fogbound.server.visitors import browser, reader, sheet
from fogbound.web.log import notes
from fogbound.web.looking import looking_page
from fogbound.web.table import table_page

router = APIRouter(include_in_schema=False)


@router.get("/table/{table}")
async def come_in(request: Request, table: str) -> Response:
    """To one's own seat; without one, to where onlookers stand."""
    house = house_of(request)
    opened = await house.open(table)
    mine = sorted(seat for seat in await house.seats_of(browser(request), table) if seat >= 0)
    if not mine:
        return RedirectResponse(f"/table/{table}/{WATCH}", 303)
    actor = opened.table.actor
    return RedirectResponse(f"/table/{table}/{actor if actor in mine else mine[0]}", 303)


@router.get("/table/{table}/{who}")
async def sit(request: Request, table: str, who: str, hints: str = "") -> Response:
    opened, seat, mine = await sitting(request, table, who)
    return shown(table_page(look(opened, seat, sheet(request), mine, hints == "on"), reader(request)))


@router.post("/table/{table}/{who}/choose")
async def choose(request: Request, table: str, who: str) -> Response:
    """A choice names the decision it answers: none is answered twice."""
    _, seat = await seated(request, table, who)
    form = await form_of(request)
    await make_choice(house_of(request), table, seat, field(form, "choice"), number(form, "number"))
    return done(request, f"/table/{table}/{who}")


async def make_choice(house: House, table: str, seat: Seat, choice: str, decision: int) -> None:
    """A response waits until its window closes; anything else is chosen at once."""
    await house.do(
        table,
        lambda now: (
            now.hold(seat, choice, decision) if now.answers_later(choice) else now.choose(seat, choice, decision)
        ),
    )


@router.post("/table/{table}/{who}/back")
async def take_back(request: Request, table: str, who: str) -> Response:
    _, seat = await seated(request, table, who)
    await house_of(request).do(table, lambda now: now.take_back(seat))
    return done(request, f"/table/{table}/{who}")


@router.post("/table/{table}/{who}/say")
async def say(request: Request, table: str, who: str) -> Response:
    opened, seat = await seated(request, table, who)
    house = house_of(request)
    words = " ".join(field(await form_of(request), "words", house.config.limits.words).split())
    if not opened.table.terms.talk:
        raise Mistake("there is no talk at this table")
    if words:
        if not house.sayings.take(f"{table} {seat}"):
            raise HTTPException(429, "that is much at once: wait a moment")
        await house.do(table, lambda now: now.say(seat, words))
    return done(request, f"/table/{table}/{who}")


@router.post("/table/{table}/{who}/state")
async def state(request: Request, table: str, who: str) -> Response:
    """One of the game's own statements."""
    _, seat = await seated(request, table, who)
    statement = field(await form_of(request), "statement")
    await house_of(request).do(table, lambda now: now.state(seat, statement))
    return done(request, f"/table/{table}/{who}")


@router.get("/table/{table}/{who}/note")
async def notes_of_a_seat(request: Request, table: str, who: str) -> Response:
    opened, seat = await seated(request, table, who)
    now = look(opened, seat, sheet(request), {seat})
    return shown(looking_page(reader(request), now, "My notes", notes(now)))


@router.post("/table/{table}/{who}/note")
async def note(request: Request, table: str, who: str) -> Response:
    _, seat = await seated(request, table, who)
    house = house_of(request)
    await house.note(table, seat, field(await form_of(request), "note", house.config.limits.notes))
    return done(request, f"/table/{table}/{who}")


@router.post("/table/{table}/{who}/name")
async def rename(request: Request, table: str, who: str) -> Response:
    _, seat = await seated(request, table, who)
    name = field(await form_of(request), "name")
    await house_of(request).do(table, lambda now: now.rename(seat, name))
    return done(request, f"/table/{table}/seats")


@router.post("/table/{table}/{who}/order")
async def order(request: Request, table: str, who: str) -> Response:
    """A standing order for one kind of response."""
    opened, seat = await seated(request, table, who)
    form = await form_of(request)
    decision, given = _order(opened.table, field(form, "decision"), field(form, "kind"), field(form, "most"))
    await house_of(request).do(table, lambda now: now.give_order(seat, decision, given))
    return done(request, f"/table/{table}/{who}")


def _order(table: Table, decision: str, kind: str, most: str) -> tuple[str, Order]:
    responses = table.game.responses
    if decision not in responses:
        raise unknown("response", decision, responses)
    found = next((known for known in KINDS if known == kind), None)
    if found is None:
        raise unknown("order", kind, KINDS)
    limit = int(most) if most.isascii() and most.isdecimal() else 0
    if limit > responses[decision].most:
        raise Mistake(f"at most {responses[decision].most} can be spent")
    wanted: OrderKind = found
    return decision, Order(wanted, limit)


@router.post("/table/{table}/{who}/resign")
async def resign(request: Request, table: str, who: str) -> Response:
    _, seat = await seated(request, table, who)
    await house_of(request).do(table, lambda now: now.resign(seat))
    return done(request, f"/table/{table}/{who}")


@router.post("/table/{table}/{who}/again")
async def again(request: Request, table: str, who: str) -> Response:
    """The same seats at a new table."""
    opened, _ = await seated(request, table, who)
    if not opened.table.over:
        raise Mistake("the game is not over yet")
    new = opened.table.next_table or await house_of(request).rematch(opened)
    if new is None:
        raise NoTable
    return done(request, f"/table/{new}") if request.headers.get("x-live") else RedirectResponse(f"/table/{new}", 303)
