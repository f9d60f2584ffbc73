"""The live connection of one page: the whole fragment of its seat after every change, and a sign of life in between."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Final

from anyio import CancelScope, create_task_group
from fastapi import APIRouter
from starlette.websockets import WebSocket, WebSocketDisconnect

from fogbound.core.seats import Seat
from fogbound.server.house import House, NoTable
from fogbound.server.looks import Look, look
from fogbound.server.routes.asking import house_of, sitting
from fogbound.server.visitors import address, sheet
from fogbound.web.table import board_part, fragment

router = APIRouter()

SIGN_OF_LIFE: Final = 20.0
GONE: Final = 4404
"""The table is no more, or the seat no longer this browser's: the page need not try again."""


@router.websocket("/table/{table}/{who}/live")
async def live(socket: WebSocket, table: str, who: str) -> None:
    house = house_of(socket)
    if not house.connections.enter(address(socket)):
        await socket.close(1013)
        return
    try:
        await socket.accept()
        await _follow(socket, house, table, who)
    finally:
        house.connections.leave(address(socket))


async def _follow(socket: WebSocket, house: House, table: str, who: str) -> None:
    """Send until the other side goes away, or may no longer look."""
    try:
        async with create_task_group() as both:
            both.start_soon(_listen, socket, both.cancel_scope)
            await _send(socket, house, table, who)
    except* NoTable:
        await socket.close(GONE)
    except* (WebSocketDisconnect, RuntimeError, OSError):
        pass  # gone in the middle of a word


async def _listen(socket: WebSocket, both: CancelScope) -> None:
    """Nothing is said on this way, but it tells when the page is closed."""
    with contextlib.suppress(WebSocketDisconnect):
        while True:
            await socket.receive_text()
    both.cancel()


async def _send(socket: WebSocket, house: House, table: str, who: str) -> None:
    wanted = sheet(socket)
    hints = socket.query_params.get("hints") == "on"
    other_sheet = socket.query_params.get("board") != wanted
    last, silent_until = "", 0.0
    with house.followers.following(table) as woken:
        while True:
            woken.clear()
            opened, seat, mine = await sitting(socket, table, who)
            now = look(opened, seat, wanted, mine, hints)
            html = opened.rendered(_key(now, seat), lambda now=now: fragment(now))  # type: ignore[misc]
            if other_sheet:
                html, other_sheet = "".join([board_part(now), html]), False
            if html != last:
                await socket.send_text(html)
                house.metrics.pages_sent += 1
                house.metrics.bytes_sent += len(html)
                last, silent_until = html, asyncio.get_running_loop().time() + SIGN_OF_LIFE
            silent_until = await woken_or_alive(socket, woken, silent_until)


def _key(now: Look, seat: Seat | None) -> tuple[object, ...]:
    return (seat, now.sheet, now.hints, now.curtain)


async def woken_or_alive(socket: WebSocket, woken: asyncio.Event, silent_until: float) -> float:
    """Wait for a change; meanwhile say now and then that the connection lives.

    Its moment depends on what was sent alone: who is woken for what is sealed from it does not show that.
    """
    while True:
        try:
            async with asyncio.timeout_at(silent_until):
                await woken.wait()
                return silent_until
        except TimeoutError:
            await socket.send_text("")
            silent_until += SIGN_OF_LIFE
