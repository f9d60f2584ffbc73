"""What stands before every page: headers, limits, and no post that another site has sent."""

from __future__ import annotations

import logging
import time
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection, Request
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from fogbound.server.answers import refused
from fogbound.server.config import Config
from fogbound.server.limits import Buckets
from fogbound.server.metrics import Metrics
from fogbound.server.visitors import address

LOG: Final = logging.getLogger("fogbound.requests")

POLICY: Final = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
    "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; "
    "require-trusted-types-for 'script'; trusted-types live"
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "referrer-policy": "strict-origin",
    "x-content-type-options": "nosniff",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
SAFE: Final = ("GET", "HEAD", "OPTIONS")


class Guard:
    """Wraps the whole application."""

    def __init__(self, app: ASGIApp, config: Config, metrics: Metrics) -> None:
        self.app: Final = app
        self.config: Final = config
        self.metrics: Final = metrics
        self.asked: Final = Buckets(config.limits.requests, config.limits.burst)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await self._live(scope, receive, send)
        elif scope["type"] == "http":
            await self._page(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def _live(self, scope: Scope, receive: Receive, send: Send) -> None:
        if from_elsewhere(Headers(scope=scope), self.config):
            await send({"type": "websocket.close", "code": 1008})
            return
        if not self.asked.take(address(HTTPConnection(scope))):
            await send({"type": "websocket.close", "code": 1013})
            return
        await self.app(scope, receive, send)

    async def _page(self, scope: Scope, receive: Receive, send: Send) -> None:
        request = Request(scope)
        begun = time.perf_counter()
        status = 0

        async def sent(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                _add_headers(message, scope["path"], secure=self.config.secure)
            await send(message)

        refusal = self._refusal(request)
        if refusal is not None:
            self.metrics.refused += 1
            await refusal(scope, receive, sent)
        else:
            limited = Limited(receive, self._most(scope))
            try:
                await self.app(scope, limited, sent)
            except TooMuch:
                await _too_much(request)(scope, receive, sent)
            except Exception:
                LOG.exception("a request failed", extra={"route": _route(scope)})
                if status:
                    raise  # half of an answer is on its way
                await refused(request, 500, "something went wrong here, and was written down")(scope, receive, sent)
        self.metrics.requests += 1
        self.metrics.failed += status >= 500
        route = _route(scope)
        took = time.perf_counter() - begun
        if not route.endswith("/changes"):  # these wait on purpose
            self.metrics.took.add(took)
        said = {"route": route, "method": scope["method"], "status": status, "ms": round(1000 * took, 1)}
        LOG.info("request", extra=said)

    def _refusal(self, request: Request) -> Response | None:
        if not self.asked.take(address(request)):
            return refused(request, 429, "slower, please", {"retry-after": "2"})
        if request.method not in SAFE and from_elsewhere(request.headers, self.config):
            return refused(request, 403, "this was sent by another site, and nothing was done")
        length = request.headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._most(request.scope):
            return _too_much(request)
        return None

    def _most(self, scope: Scope) -> int:
        limits = self.config.limits
        return limits.record if scope["path"] == "/bring" else limits.body


def _route(scope: Scope) -> str:
    """Never the path itself: links stand in it."""
    found: str = getattr(scope.get("route"), "path", "none")
    return found


def _too_much(request: Request) -> Response:
    return refused(request, 413, "that is too much to be read")


class TooMuch(Exception):
    """A body goes on longer than it said, or than it may."""


class Limited:
    """A body that is read to no more than so many bytes."""

    def __init__(self, receive: Receive, most: int) -> None:
        self.receive: Final = receive
        self.left = most

    async def __call__(self) -> Message:
        message = await self.receive()
        self.left -= len(message.get("body", b""))
        if self.left < 0:
            raise TooMuch
        return message


def from_elsewhere(headers: Headers, config: Config) -> bool:
    """Whether a browser says that another site has sent this. What is no browser says nothing and has no cookies."""
    site = headers.get("sec-fetch-site")
    if site is not None and site not in ("same-origin", "none"):
        return True
    origin = headers.get("origin")
    if origin is None:
        return False
    host = urlsplit(config.public_url).netloc if config.public_url else headers.get("host", "")
    return urlsplit(origin).netloc not in (host, headers.get("host", ""))


def _add_headers(message: Message, path: str, *, secure: bool) -> None:
    headers = MutableHeaders(raw=message["headers"])
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if not path.startswith(("/static/", "/games/")):
        headers.setdefault("cache-control", "no-store")
    if secure:
        headers.setdefault("strict-transport-security", "max-age=31536000")
    message["headers"] = headers.raw
