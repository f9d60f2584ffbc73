"""Who asks: a browser by its cookie, and what it has told about itself. No accounts."""

from __future__ import annotations

import contextlib
from ipaddress import ip_address, ip_network
from typing import Final, cast

from starlette.requests import HTTPConnection
from starlette.responses import Response

from fogbound.core.svg import Sheet
from fogbound.server.config import Config
from fogbound.server.tokens import hashed, new_token
from fogbound.web.page import Reader

COOKIE: Final = "fogbound"
PAPER: Final = "paper"
SHEET: Final = "sheet"
YEAR: Final = 365 * 24 * 3600


def browser(request: HTTPConnection) -> str | None:
    """This browser, by the hash of its cookie; None for one that has none yet."""
    token = request.cookies.get(COOKIE, "")
    return hashed(token) if token else None


def known(request: HTTPConnection, response: Response, config: Config) -> str:
    """This browser; one that comes for the first time is given a cookie that scripts cannot read."""
    found = browser(request)
    if found is not None:
        return found
    token = new_token()
    response.set_cookie(COOKIE, token, max_age=YEAR, httponly=True, samesite="lax", secure=config.secure)
    return hashed(token)


def reader(request: HTTPConnection) -> Reader:
    paper = request.cookies.get(PAPER)
    return Reader(paper=paper if paper in ("day", "night") else None, sheet=sheet(request), path=_path(request))


def _path(request: HTTPConnection) -> str:
    """Where to come back to; never a link."""
    return "/" if request.url.path.startswith("/sit/") else request.url.path


def sheet(request: HTTPConnection) -> Sheet:
    """The sheet that pictures are drawn on: what the page asks for, else what it asked for last."""
    wanted = request.query_params.get(SHEET) or request.cookies.get(SHEET)
    return cast(Sheet, wanted) if wanted == "tall" else "wide"


def from_here(request: HTTPConnection) -> bool:
    """Whether a visitor is a program on this machine."""
    with contextlib.suppress(ValueError):
        return request.client is not None and ip_address(request.client.host).is_loopback
    return False


def address(request: HTTPConnection) -> str:
    """Where a visitor comes from; behind a trusted proxy, as that says. Whoever has one IPv6 network has it whole."""
    said = request.client.host if request.client is not None else "nobody"
    with contextlib.suppress(ValueError):
        return str(ip_network(f"{said}/64", strict=False)) if ":" in said else said
    return said
