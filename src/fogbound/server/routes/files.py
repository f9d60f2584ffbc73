"""Styles, scripts, fonts, and each game's colours."""

from __future__ import annotations

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import Response

import fogbound
from fogbound.web.assets import assets, colours

router = APIRouter(include_in_schema=False)

FOR_EVER = "public, max-age=31536000, immutable"


@router.get("/static/{name}")
async def static(request: Request, name: str) -> Response:
    asset = assets().get(name)
    if asset is None:
        raise HTTPException(404)
    headers = {"cache-control": FOR_EVER, "vary": "accept-encoding"}
    if "gzip" in request.headers.get("accept-encoding", "") and not name.endswith(".woff2"):
        return Response(asset.zipped, media_type=asset.media, headers={**headers, "content-encoding": "gzip"})
    return Response(asset.body, media_type=asset.media, headers=headers)


@router.get("/games/{name}.css")
async def game_colours(name: str) -> Response:
    headers = {"cache-control": "public, max-age=300"}
    return Response(colours(fogbound.game(name)), media_type="text/css", headers=headers)


@router.get("/favicon.ico")
async def favicon() -> Response:
    return Response(status_code=204)
