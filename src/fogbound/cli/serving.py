"""Opening the table: `fogbound` for oneself, `fogbound serve` for others."""

from __future__ import annotations

import re
import sys
from ipaddress import ip_network
from pathlib import Path
from typing import Annotated

import typer

from fogbound.cli import console
from fogbound.core.mistakes import Mistake
from fogbound.core.voice import plural
from fogbound.server.config import DAYS_KEPT, LOCAL, Config, Limits
from fogbound.server.folder import data_folder

PORT = 8700

Data = Annotated[Path | None, typer.Option("--data", metavar="DIR", help="Where tables are kept.")]


def open_table() -> None:
    """The table in this machine's browser."""
    _serve(Config(_folder(None), LOCAL, PORT), any_port=True, browser=True)


def serve(
    host: Annotated[str, typer.Option("--host", help="The address to listen at.")] = LOCAL,
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="0 takes any that is free.")] = PORT,
    lan: Annotated[bool, typer.Option("--lan", help="Let others in the same network in.")] = False,
    data: Data = None,
    database: Annotated[
        str | None, typer.Option("--database", metavar="URL", help="Such as postgresql://user@host/name.")
    ] = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", metavar="URL", help="How the world calls this server.")
    ] = None,
    trusted_proxy: Annotated[
        list[str] | None, typer.Option("--trusted-proxy", metavar="ADDRESS", help="A proxy before it; repeatable.")
    ] = None,
    days_kept: Annotated[
        int, typer.Option("--days-kept", min=1, metavar="N", help="Tables that nobody touched for so long are cleared.")
    ] = DAYS_KEPT,
    tables_an_hour: Annotated[
        int, typer.Option("--tables-an-hour", min=1, metavar="N", help="New tables that one address may set.")
    ] = Limits.tables_an_hour,
    log_requests: Annotated[bool, typer.Option("--log-requests", help="A line for each request.")] = False,
) -> None:
    """Serve the table: on this machine, in the same network, or behind a proxy to the world."""
    if lan and host != LOCAL:
        raise Mistake("--lan listens everywhere by itself: leave --host away")
    config = Config(
        data=_folder(data),
        host="0.0.0.0" if lan else host,
        port=port,
        database=database,
        public_url=None if public_url is None else _public(public_url),
        trusted_proxies=tuple([_proxy(address) for address in trusted_proxy or ()]),
        days_kept=days_kept,
        limits=Limits(tables_an_hour=tables_an_hour),
    )
    _serve(config, lan=lan, log_requests=log_requests)


def _public(url: str) -> str:
    """An address with nothing behind its name: pages name each other from there."""
    if not re.fullmatch(r"https?://[^/?#\s@]+/?", url):
        raise Mistake(f"--public-url is like https://games.example.org, not {url!r}")
    return url.rstrip("/")


def _proxy(address: str) -> str:
    try:
        ip_network(address)
    except ValueError:
        raise Mistake(f"--trusted-proxy is an address or a network, such as 127.0.0.1, not {address!r}") from None
    return address


def backup(
    file: Annotated[Path, typer.Argument(help="The copy to be made.")],
    data: Data = None,
) -> None:
    """Copy all tables of the browser, while the server goes on."""
    from fogbound.server.storage.backup import back_up

    count = back_up(Config(_folder(data)).url, file)
    console.say(f"{plural(count, 'table')} copied to {file}. To go back, put it where {Config(_folder(data)).file} is.")


def _folder(chosen: Path | None) -> Path:
    return data_folder() if chosen is None else chosen


def _serve(
    config: Config, *, any_port: bool = False, browser: bool = False, lan: bool = False, log_requests: bool = False
) -> None:
    from fogbound.server import running  # only these commands need what stands behind it

    running.log_to(sys.stderr, requests=log_requests)
    with running.listening(config.host, config.port, any_port=any_port) as door:
        console.say(f"The table is at {running.address_of(door)}")
        if config.public_url is not None:
            console.say(f"The world finds it at {config.public_url}")
        if lan:
            _show_code(door.getsockname()[1], running.own_address())
        console.say("Ctrl-C ends it; tables go on where they were left.", "dim")
        running.run(config, door, browser=browser)


def _show_code(port: int, address: str | None) -> None:
    """What others in the same network open, also as a code for phones."""
    if address is None:
        console.say("This machine is in no network.", "yellow")
        return
    import segno

    link = f"http://{address}:{port}"
    console.say(f"Others in this network find it at {link}", "bold")
    if console.OUT.is_terminal:
        segno.make(link).terminal(compact=True)
