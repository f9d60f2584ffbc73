"""For whoever runs the server: is it well, and what has it done."""

from __future__ import annotations

import time

from fastapi import APIRouter, Request
from starlette.responses import JSONResponse, PlainTextResponse, Response

from fogbound.server.routes.asking import house_of
from fogbound.server.visitors import from_here

router = APIRouter(include_in_schema=False)


@router.get("/health")
async def health(request: Request) -> Response:
    """Well, if the database answers, and what other processes write there is heard."""
    house = house_of(request)
    begun = time.perf_counter()
    try:
        await house.stored(house.store.count)
    except Exception as error:  # noqa: BLE001  whatever is wrong with a database
        return JSONResponse({"well": False, "database": type(error).__name__}, 503)
    if not house.hears:
        return JSONResponse({"well": False, "database": "not heard"}, 503)
    return JSONResponse({"well": True, "database_ms": round(1000 * (time.perf_counter() - begun), 1)})


@router.get("/metrics")
async def metrics(request: Request) -> Response:
    """For this machine alone: counts that move tell a player that another has answered."""
    if not from_here(request):
        return PlainTextResponse("Only for programs on this machine.\n", 403)
    house = house_of(request)
    text = house.metrics.lines(
        tables_in_memory=house.tables_open,
        pages_followed=house.followers.count(),
        cpu_seconds=time.process_time(),
    )
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")
