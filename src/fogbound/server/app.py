"""The application: its parts put together, and what becomes of mistakes."""

from __future__ import annotations

import asyncio
import contextlib
import secrets
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import Response

from fogbound.core.mistakes import Mistake
from fogbound.server import routes
from fogbound.server.answers import refused
from fogbound.server.config import Config
from fogbound.server.guard import Guard
from fogbound.server.house import House, NoTable
from fogbound.server.keeping import Keeper
from fogbound.server.notices import listening
from fogbound.server.storage import Store
from fogbound.server.thinking import Thinkers

DAY: Final = 24 * 3600.0


def make_app(config: Config) -> FastAPI:
    """The server as an application; whatever it opens it closes."""
    house = House(config, Store(config.url, secrets.token_hex(8)), Thinkers(config.thinkers))

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        keeper = Keeper(house)
        cleaning = asyncio.create_task(_clean(house))
        async with listening(house):
            yield
        cleaning.cancel()
        await keeper.close()
        await house.thinkers.close()
        house.close()

    app = FastAPI(
        title="Fogbound",
        summary="Board games of hidden information: set a table, see what a seat may see, choose.",
        version="1",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.house = house
    for router in routes.ROUTERS:
        app.include_router(router)
    app.add_middleware(Guard, config=config, metrics=house.metrics)
    _explain_mistakes(app)
    return app


def _explain_mistakes(app: FastAPI) -> None:
    @app.exception_handler(NoTable)
    async def no_table(request: Request, mistake: NoTable) -> Response:
        return refused(request, 404, str(mistake))

    @app.exception_handler(Mistake)
    async def mistaken(request: Request, mistake: Mistake) -> Response:
        return refused(request, 409, str(mistake))

    @app.exception_handler(RequestValidationError)
    async def unreadable(request: Request, error: RequestValidationError) -> Response:
        first = error.errors()[0]
        where = ".".join([str(part) for part in first["loc"][1:]]) or "the request"
        return refused(request, 422, f"{where}: {first['msg'].lower()}")

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        words = "there is no such page" if error.status_code == 404 else str(error.detail)
        return refused(request, error.status_code, words, error.headers)


async def _clean(house: House) -> None:
    """Once a day, forget tables that nobody has touched for long."""
    while True:
        with contextlib.suppress(Exception):
            await house.stored(house.store.expire, time.time() - house.config.days_kept * DAY)
        await asyncio.sleep(DAY)
