"""Setting a table: at once with what is usual, or seat by seat and option by option."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter, Request
from starlette.datastructures import FormData
from starlette.exceptions import HTTPException
from starlette.responses import RedirectResponse, Response

import fogbound
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, listed, unknown
from fogbound.core.settings import Settings, Value, written
from fogbound.server.answers import shown
from fogbound.server.chairs import NAMELESS, Chair, free_name, good_name, levels, open_name, usual_player
from fogbound.server.house import House
from fogbound.server.routes.asking import field, form_of, house_of
from fogbound.server.storage.store import HOST
from fogbound.server.terms import PACES, Terms
from fogbound.server.visitors import address, known, reader
from fogbound.web.setting import setting_page

router = APIRouter(include_in_schema=False)


@router.post("/play/{name}")
async def play_now(request: Request, name: str) -> Response:
    """With what is usual: you, and computer players at the other seats."""
    game = fogbound.game(name)
    settings = game.settings()
    chairs = usual_chairs(game, settings.seats)
    return await open_table(request, game, settings, chairs, Terms(tuple(chairs)))


@router.get("/new/{name}")
async def new(request: Request, name: str) -> Response:
    return shown(setting_page(reader(request), fogbound.game(name), {}))


@router.post("/new/{name}")
async def set_table(request: Request, name: str) -> Response:
    """As the form says; what cannot be is said above the form, which keeps what was filled in."""
    game = fogbound.game(name)
    form = await form_of(request)
    try:
        settings, chairs, terms = agreed(game, form)
    except Mistake as mistake:
        filled = {key: value for key, value in form.items() if isinstance(value, str)}
        return shown(setting_page(reader(request), game, filled, str(mistake)), 422)
    return await open_table(request, game, settings, chairs, terms)


async def open_table(
    request: Request, game: Game[Any], settings: Settings, chairs: list[Chair], terms: Terms
) -> Response:
    """Set it, and sit down at one's own seats."""
    house = house_of(request)
    require_room(house, address(request))
    table = await house.create(game, settings, chairs, terms)
    mine = [seat for seat, chair in enumerate(chairs) if chair.kind == "person"]
    alone = all(chair.kind != "open" for chair in chairs)
    response = RedirectResponse(f"/table/{table.id}" if alone else f"/table/{table.id}/seats", 303)
    await house.claim(known(request, response, house.config), table.id, HOST, *mine)
    return response


def require_room(house: House, visitor: str) -> None:
    if not house.setting.take(visitor):
        raise HTTPException(429, "that are many tables for one hour: come back a little later")


def usual_chairs(game: Game[Any], seats: int) -> list[Chair]:
    names: list[str] = [NAMELESS]
    while len(names) < seats:
        names.append(free_name(names))
    usual = usual_player(game)
    return [Chair("person" if seat == 0 else "computer", name, usual) for seat, name in enumerate(names)]


def agreed(game: Game[Any], form: FormData) -> tuple[Settings, list[Chair], Terms]:
    """What a form of the set-up page says."""
    chairs = _chairs(game, form)
    if all(chair.kind == "computer" for chair in chairs) and not form.get("watch"):
        raise Mistake("nobody sits at the table: take a seat yourself, or leave one open")
    values = {name: _value(game, name, field(form, f"option-{name}")) for name in game.info.options}
    settings = game.settings(len(chairs), None, **values)
    pace = field(form, "pace") or "brisk"
    found = next((known for known in PACES if known == pace), None)
    if found is None:
        raise unknown("pace", pace, PACES)
    yes = {name: field(form, name) != "no" for name in ("talk", "onlookers", "hints")}
    return settings, chairs, Terms(tuple(chairs), found, yes["talk"], yes["onlookers"], yes["hints"])


def _value(game: Game[Any], name: str, said: str) -> Value:
    option = game.info.options[name]
    if not said:
        return option.default
    found = next((value for value in option.values if written(value) == said), None)
    if found is None:
        raise Mistake(f"{name} cannot be {said!r}; choose {listed(written(value) for value in option.values)}")
    return found


def _chairs(game: Game[Any], form: FormData) -> list[Chair]:
    """A chair for each row of the form at which somebody shall sit."""
    rows = [(field(form, f"seat-{n}"), field(form, f"name-{n}")) for n in range(game.info.most_seats)]
    rows = [(who, name) for who, name in rows if who not in ("", "nobody")]
    if not rows:
        return usual_chairs(game, game.info.default_seats)
    here = sum(who in ("me", "here") for who, _ in rows) > 1
    taken: list[str] = [name.strip() for _, name in rows if name.strip()]
    chairs: list[Chair] = []
    for seat, (who, name) in enumerate(rows):
        others = [chair.name for chair in chairs]
        chairs.append(_chair(game, seat, who, name, others, taken, here=here))
    return chairs


def _chair(
    game: Game[Any], seat: int, who: str, name: str, others: list[str], taken: list[str], *, here: bool
) -> Chair:
    usual = usual_player(game)
    given = good_name(name, others) if name.strip() else None
    if who in ("me", "here"):
        guest = NAMELESS if NAMELESS not in [*others, *taken] else f"{NAMELESS} {seat + 1}"
        return Chair("person", given or guest, usual, here=here)
    if who == "open":
        return Chair("open", given or open_name(seat), usual)
    if who not in levels(game):
        raise unknown("player", who, ["me", "here", "open", *levels(game)])
    return Chair("computer", given or free_name([*others, *taken]), who)
