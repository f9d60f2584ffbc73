"""How the server answers: pages, parts of pages, and mistakes in the form that whoever asked can read."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response

from fogbound.server.visitors import reader
from fogbound.web.plain import message_page


def is_live(request: Request) -> bool:
    """Whether our own script has sent this: what changes comes to it over its socket."""
    return request.headers.get("x-live") == "1"


def done(request: Request, address: str) -> Response:
    """Something was done: the script is told so, a browser without script goes on to a page."""
    return Response(status_code=204) if is_live(request) else RedirectResponse(address, 303)


def shown(words: str, status: int = 200) -> Response:
    return HTMLResponse(words, status)


def refused(request: Request, status: int, words: str, headers: Mapping[str, str] | None = None) -> Response:
    """A mistake, in one sentence."""
    sentence = f"{words[:1].upper()}{words[1:]}{'' if words.endswith(('.', '?')) else '.'}"
    more = dict(headers or {})
    if request.url.path.startswith("/api/"):
        return JSONResponse({"mistake": words}, status, more)
    if is_live(request):
        return PlainTextResponse(sentence, status, more)
    return HTMLResponse(message_page(reader(request), sentence), status, more)
