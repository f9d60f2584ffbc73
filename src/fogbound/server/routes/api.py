"""For programs: the same tables and the same views as JSON. A seat's token is what stands in its link."""

from __future__ import annotations

import asyncio
from typing import Annotated, Any, Final, TypeAlias

from fastapi import APIRouter, Query, Request, Security
from fastapi.security import HTTPAuthorizationCredentials, HTTPBearer
from pydantic import BaseModel, ConfigDict, Field

import fogbound
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, unknown
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings, Value, written
from fogbound.server.chairs import Chair, free_name, good_name, levels, open_name, usual_player
from fogbound.server.house import House, NoTable
from fogbound.server.looks import Look, look
from fogbound.server.routes.asking import house_of
from fogbound.server.routes.invitations import base
from fogbound.server.routes.setting import require_room
from fogbound.server.routes.table import make_choice
from fogbound.server.table import Table
from fogbound.server.terms import Pace, Terms
from fogbound.server.tokens import hashed
from fogbound.server.visitors import address

LONGEST_WAIT: Final = 25.0
LINES: Final = 40

BEARER: Final = HTTPBearer(auto_error=False, description="A seat’s token; without one, an onlooker asks.")
Token: TypeAlias = Annotated[HTTPAuthorizationCredentials | None, Security(BEARER)]


class Refused(BaseModel):
    """What is wrong, in a sentence; nothing was changed."""

    mistake: str


REFUSALS: Final[dict[int | str, dict[str, Any]]] = {
    status: {"model": Refused, "description": words}
    for status, words in {
        403: "Sent by a page of another site.",
        404: "There is no such table, or not for whoever asks.",
        409: "The rules or the house do not allow it.",
        413: "Too long to be read.",
        422: "Not what is described here.",
        429: "Too often.",
    }.items()
}

router = APIRouter(prefix="/api", tags=["tables"], responses=REFUSALS)


class Asked(BaseModel):
    """What is sent in: nothing else than what is named."""

    model_config = ConfigDict(extra="forbid", strict=True)


class SeatWanted(Asked):
    """Who shall sit somewhere: whoever has the token, or a computer player of this name."""

    player: str | None = Field(default=None, description="A computer player, such as `normal`.", max_length=100)
    name: str | None = Field(default=None, max_length=20)


class TableWanted(Asked):
    """A table to be set."""

    game: str = Field(max_length=80)
    seats: list[SeatWanted] = Field(min_length=1, max_length=12)
    options: dict[str, bool | int | str] = Field(default_factory=dict, max_length=40)
    pace: Pace = "at once"
    talk: bool = True
    onlookers: bool = True


class SeatGiven(BaseModel):
    """A seat at the new table."""

    seat: int
    name: str
    player: str | None
    token: str | None
    link: str | None


class TableGiven(BaseModel):
    """The new table."""

    table: str
    seats: list[SeatGiven]


class ChoiceMade(Asked):
    """A choice, and the decision it answers: none is answered twice."""

    choice: str = Field(max_length=200)
    number: int = Field(ge=0, le=1_000_000_000)


class StatementMade(Asked):
    """One of the game's own statements."""

    statement: str = Field(max_length=200)


class OptionInfo(BaseModel):
    """Something to be agreed before a game."""

    name: str
    meaning: str
    rule: str
    default: bool | int | str
    values: dict[str, str]


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str
    title: str
    summary: str
    fewest_seats: int
    most_seats: int
    options: list[OptionInfo]
    players: list[str]


class Offered(BaseModel):
    """A choice on offer."""

    choice: str
    words: str


class Allowed(BaseModel):
    """A statement that may be made now, at one's own turn or not."""

    statement: str
    words: str


class Sight(BaseModel):
    """A table as one seat sees it, or an onlooker."""

    table: str
    game: str
    seat: int | None
    changes: int = Field(description="Grows with everything that happens at the table.")
    over: bool
    view: dict[str, Any]
    question: str
    choices: list[Offered]
    statements: list[Allowed]
    can_take_back: bool
    lines: list[str] = Field(description="What was told last, the newest at the end.")


@router.get("/games")
async def games() -> list[GameInfo]:
    """The games, their options and their computer players."""
    return [_info(game) for game in fogbound.games().values()]


def _info(game: Game[Any]) -> GameInfo:
    info = game.info
    return GameInfo(
        name=info.name,
        title=info.title,
        summary=info.summary,
        fewest_seats=info.fewest_seats,
        most_seats=info.most_seats,
        players=levels(game),
        options=[
            OptionInfo(
                name=option.name,
                meaning=option.meaning,
                rule=option.rule,
                default=option.default,
                values={written(value): words for value, words in option.values.items()},
            )
            for option in info.options.values()
        ],
    )


@router.post("/tables", status_code=201)
async def set_table(request: Request, wanted: TableWanted) -> TableGiven:
    """Set a table. Tokens are given only here: keep them."""
    house = house_of(request)
    game = fogbound.game(wanted.game)
    settings, chairs = _agreed(game, wanted)
    require_room(house, address(request))
    terms = Terms(tuple(chairs), wanted.pace, wanted.talk, wanted.onlookers)
    table = await house.create(game, settings, chairs, terms)
    seats = [await _given(request, house, table, seat) for seat in range(len(chairs))]
    return TableGiven(table=table.id, seats=seats)


def _agreed(game: Game[Any], wanted: TableWanted) -> tuple[Settings, list[Chair]]:
    settings = game.settings(len(wanted.seats), None, **_known(game, wanted.options))
    chairs: list[Chair] = []
    for seat, one in enumerate(wanted.seats):
        others = [chair.name for chair in chairs]
        name = None if one.name is None else good_name(one.name, others)
        if one.player is None:
            chairs.append(Chair("person" if name else "open", name or open_name(seat), usual_player(game)))
        elif one.player in levels(game):
            chairs.append(Chair("computer", name or free_name(others), one.player))
        else:
            raise Mistake(f"there is no player {one.player!r} for {game.info.title}; choose {', '.join(levels(game))}")
    return settings, chairs


def _known(game: Game[Any], options: dict[str, Value]) -> dict[str, Value]:
    """Options of this game; their names come from outside, and become names of parameters."""
    for name in options:
        if name not in game.info.options:
            raise unknown("option", name, game.info.options)
    return options


async def _given(request: Request, house: House, table: Table, seat: Seat) -> SeatGiven:
    chair = table.chairs[seat]
    if chair.kind == "computer":
        return SeatGiven(seat=seat, name=chair.name, player=chair.spec, token=None, link=None)
    token = await house.new_link(table.id, seat)
    link = f"{base(request, house)}/sit/{token}"
    return SeatGiven(seat=seat, name=chair.name, player=None, token=token, link=link)


@router.get("/tables/{table}")
async def see(request: Request, table: str, token: Token) -> Sight:
    """The table as it is now."""
    return await _sight(house_of(request), table, await _seat(house_of(request), table, token))


@router.get("/tables/{table}/changes")
async def follow(
    request: Request,
    table: str,
    token: Token,
    after: Annotated[int, Query(ge=0, le=1_000_000_000)],
    seconds: Annotated[float, Query(ge=0, le=LONGEST_WAIT)] = 10.0,
) -> Sight:
    """The table as soon as it has changed since; or as it still is, after so many seconds."""
    house = house_of(request)
    seat = await _seat(house, table, token)
    with house.followers.following(table) as woken:
        sight = await _sight(house, table, seat)
        try:
            async with asyncio.timeout(seconds):
                while sight.changes <= after:
                    await woken.wait()
                    woken.clear()
                    sight = await _sight(house, table, seat)
        except TimeoutError:
            pass
    return sight


@router.post("/tables/{table}/choices")
async def choose(request: Request, table: str, made: ChoiceMade, token: Token) -> Sight:
    """Make a choice."""
    house = house_of(request)
    seat = await _own_seat(house, table, token)
    await make_choice(house, table, seat, made.choice, made.number)
    return await _sight(house, table, seat)


@router.post("/tables/{table}/statements")
async def state(request: Request, table: str, made: StatementMade, token: Token) -> Sight:
    """Say something that the rules of the game let players say."""
    house = house_of(request)
    seat = await _own_seat(house, table, token)
    await house.do(table, lambda now: now.state(seat, made.statement))
    return await _sight(house, table, seat)


@router.post("/tables/{table}/back")
async def take_back(request: Request, table: str, token: Token) -> Sight:
    """Take the last choice back, as long as nothing was shown since."""
    house = house_of(request)
    seat = await _own_seat(house, table, token)
    await house.do(table, lambda now: now.take_back(seat))
    return await _sight(house, table, seat)


async def _seat(house: House, table: str, token: Token) -> Seat | None:
    """Whose token it is. Without one, and where onlookers may come in: nobody's."""
    if token is None:
        if not (await house.open(table)).table.terms.onlookers:
            raise NoTable
        return None
    found = await house.stored(house.store.link, hashed(token.credentials))
    if found is None or found.table != table:
        raise NoTable
    await house.open(table)
    return found.seat


async def _own_seat(house: House, table: str, token: Token) -> Seat:
    seat = await _seat(house, table, token)
    if seat is None:
        raise Mistake("only who sits at the table can do that")
    await house.do(
        table, lambda now: now.seat(seat, now.chairs[seat].sat_on("person")) if now.chairs[seat].kind == "open" else []
    )
    return seat


async def _sight(house: House, table: str, seat: Seat | None) -> Sight:
    opened = await house.open(table)
    return sight_of(look(opened, seat, "wide", set()), opened.table.changes)


def sight_of(now: Look, changes: int) -> Sight:
    offered = now.view.decision["options"] if now.my_turn else []
    named = now.game.vocabulary.named
    return Sight(
        table=now.table,
        game=now.game.info.name,
        seat=now.seat,
        changes=changes,
        over=now.over,
        view=now.view.data,
        question=now.question,
        choices=[
            Offered(choice=text, words=now.game.words.choice(named(text), now.view, now.voice)) for text in offered
        ],
        statements=_allowed(now),
        can_take_back=now.can_take_back,
        lines=[line.words for line in now.lines[-LINES:]],
    )


def _allowed(now: Look) -> list[Allowed]:
    talk = now.game.talk
    if talk is None:
        return []
    return [Allowed(statement=one.text, words=talk.sentence(one, now.voice)) for one in now.statements]
