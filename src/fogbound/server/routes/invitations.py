"""Links for seats: made and shown to the host, used by whoever is invited."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.responses import RedirectResponse, Response

from fogbound.core.mistakes import Mistake, unknown
from fogbound.core.seats import Seat
from fogbound.server.answers import done, shown
from fogbound.server.chairs import Chair, levels, open_name
from fogbound.server.house import House, NoTable
from fogbound.server.routes.asking import field, form_of, hosting, house_of
from fogbound.server.storage import Row
from fogbound.server.storage.store import HOST
from fogbound.server.table import Table
from fogbound.server.tokens import hashed
from fogbound.server.visitors import browser, known, reader
from fogbound.web.invitations import Invitation, invitation_page, seats_page

router = APIRouter(include_in_schema=False)


def base(request: Request, house: House) -> str:
    """How the world calls this server."""
    return house.config.public_url or str(request.base_url).rstrip("/")


@router.get("/table/{table}/seats")
async def seats(request: Request, table: str) -> Response:
    """Who sits where; for the host also what can be done about it."""
    house = house_of(request)
    opened = await house.open(table)
    mine = await house.seats_of(browser(request), table)
    if not mine and not opened.table.terms.onlookers:
        raise NoTable
    return shown(seats_page(reader(request), opened.table, mine, host=HOST in mine, base=base(request, house)))


@router.post("/table/{table}/seats/link")
async def link(request: Request, table: str) -> Response:
    """A new link for a seat, shown once: the house itself keeps only its hash."""
    opened = await hosting(request, table)
    house = house_of(request)
    seat = _seat(opened.table, field(await form_of(request), "seat"))
    if opened.table.chairs[seat].kind != "open":
        chair = opened.table.chairs[seat]
        free = Chair("open", open_name(seat), chair.spec)
        await house.do(table, lambda now: now.seat(seat, free))
    token = await house.new_link(table, seat)
    invitation = Invitation(seat, f"{base(request, house)}/sit/{token}")
    mine = await house.seats_of(browser(request), table)
    page = seats_page(reader(request), opened.table, mine, host=True, base=base(request, house), invitation=invitation)
    return shown(page)


@router.post("/table/{table}/seats/computer")
async def hand_over(request: Request, table: str) -> Response:
    """Whoever sits there, or the host, lets a computer player go on."""
    now, seat, _, form = await _seating(request, table)
    chair = now.chairs[seat]
    spec = field(form, "player") or chair.spec
    if spec not in levels(now.game):
        raise unknown("player", spec, levels(now.game))
    await house_of(request).do(table, lambda now: now.seat(seat, chair.sat_on("computer", spec=spec)))
    return done(request, f"/table/{table}/seats")


@router.post("/table/{table}/seats/person")
async def take_over(request: Request, table: str) -> Response:
    """Whoever sat there before sits down again; the host may take any computer player's seat."""
    house = house_of(request)
    now, seat, mine, _ = await _seating(request, table)
    chair = now.chairs[seat]
    if chair.kind == "person" and seat not in mine:
        raise Mistake("somebody else sits there")
    response = RedirectResponse(f"/table/{table}/{seat}", 303)
    if seat not in mine:
        await house.new_link(table, seat)
        await house.claim(known(request, response, house.config), table, seat)
    await house.do(table, lambda now: now.seat(seat, chair.sat_on("person")))
    return response


async def _seating(request: Request, table: str) -> tuple[Table, Seat, set[Seat], FormData]:
    """The seat that a form is about, if this browser has a say there."""
    house = house_of(request)
    now = (await house.open(table)).table
    mine = await house.seats_of(browser(request), table)
    form = await form_of(request)
    seat = _seat(now, field(form, "seat"))
    if seat not in mine and HOST not in mine:
        raise NoTable
    return now, seat, mine, form


def _seat(table: Table, said: str) -> Seat:
    if not said.isascii() or not said.isdecimal() or int(said) >= len(table.chairs):
        raise Mistake(f"there is no seat {said!r}; they are numbered from 0 to {len(table.chairs) - 1}")
    return int(said)


@router.get("/sit/{token}")
async def invited(request: Request, token: str) -> Response:
    """What a link leads to: nothing happens until whoever came says so."""
    house = house_of(request)
    found = await house.stored(house.store.link, hashed(token))
    if found is None:
        raise NoTable
    table = (await house.open(found.table)).table
    return shown(invitation_page(reader(request), table, found.seat, token))


@router.post("/sit/{token}")
async def sit_down(request: Request, token: str) -> Response:
    """The link becomes a cookie, and whoever holds it sits there until the host makes another link."""
    house = house_of(request)
    found = await house.stored(house.store.link, hashed(token))
    if found is None:
        raise NoTable
    name = field(await form_of(request), "name")
    seat = found.seat

    def deed(now: Table) -> list[Row]:
        chair = now.chairs[seat]
        rows = [] if chair.kind == "person" else now.seat(seat, chair.sat_on("person"))
        return [*rows, *now.rename(seat, name)] if name.strip() else rows

    await house.do(found.table, deed)
    response = RedirectResponse(f"/table/{found.table}/{seat}", 303)
    await house.claim(known(request, response, house.config), found.table, seat)
    return response
