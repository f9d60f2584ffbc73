"""What all routes ask first: which house, which table, which seat, and whether that is this visitor's."""

from __future__ import annotations

from typing import Final

from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection, Request

from fogbound.core.mistakes import Mistake
from fogbound.core.seats import Seat
from fogbound.server.house import House, NoTable, Open
from fogbound.server.storage.store import HOST
from fogbound.server.visitors import browser

WATCH: Final = "watch"
FORMS: Final = ("application/x-www-form-urlencoded", "multipart/form-data")


def house_of(request: HTTPConnection) -> House:
    house: House = request.app.state.house
    return house


async def sitting(request: HTTPConnection, table: str, who: str) -> tuple[Open, Seat | None, set[Seat]]:
    """A table, the seat that looks (None: an onlooker), and all seats of this browser there."""
    house = house_of(request)
    opened = await house.open(table)
    mine = await house.seats_of(browser(request), table)
    if who == WATCH:
        if not opened.table.terms.onlookers and not mine:
            raise NoTable
        return opened, None, mine
    if not who.isdecimal() or int(who) not in mine:
        raise NoTable
    return opened, int(who), mine


async def seated(request: HTTPConnection, table: str, who: str) -> tuple[Open, Seat]:
    """A seat that may do something."""
    opened, seat, _ = await sitting(request, table, who)
    if seat is None:
        raise Mistake("only who sits at the table can do that")
    return opened, seat


async def hosting(request: HTTPConnection, table: str) -> Open:
    """A table that this browser has set."""
    house = house_of(request)
    opened = await house.open(table)
    if HOST not in await house.seats_of(browser(request), table):
        raise NoTable
    return opened


def field(form: FormData, name: str, most: int = 200) -> str:
    """A field of a form as text: '' where it is missing."""
    value = form.get(name, "")
    if not isinstance(value, str) or len(value) > most:
        raise Mistake(f"{name} is too long: at most {most} letters")
    if "\x00" in value:
        raise Mistake(f"{name} holds a letter that is none")
    return value


def number(form: FormData, name: str) -> int:
    value = field(form, name, 12)
    if not value.isascii() or not value.isdecimal():
        raise Mistake(f"{name} should be a whole number")
    return int(value)


async def form_of(request: Request) -> FormData:
    """A form, which may be empty; anything else is refused."""
    kind = request.headers.get("content-type", FORMS[0]).partition(";")[0].strip().lower()
    if kind not in FORMS:
        raise HTTPException(415, "a form was expected")
    return await request.form(max_files=1, max_fields=200)
