"""Starting the server: where it listens, what it says, and the browser that it opens."""

from __future__ import annotations

import json
import logging
import socket
import sys
import threading
import time
import webbrowser
from traceback import extract_tb
from typing import Any, Final

import uvicorn

from fogbound.core.mistakes import Mistake
from fogbound.server.app import make_app
from fogbound.server.config import Config

SECONDS_TO_END: Final = 1


class Structured(logging.Formatter):
    """One line of JSON for each event: never a view, a choice or a link, so of an error its kind and its way alone."""

    def format(self, record: logging.LogRecord) -> str:
        usual = logging.makeLogRecord({}).__dict__
        more = {key: value for key, value in record.__dict__.items() if key not in usual and key != "message"}
        line: dict[str, Any] = {"at": round(record.created, 3), "level": record.levelname.lower(), "from": record.name}
        line |= {"said": record.getMessage(), **more}
        if record.exc_info and record.exc_info[0] is not None:
            line["error"] = record.exc_info[0].__name__
            line["trace"] = [f"{at.name} in {at.filename}:{at.lineno}" for at in extract_tb(record.exc_info[2])]
        return json.dumps(line, ensure_ascii=False, default=str)


def log_to(stream: Any, *, requests: bool) -> None:
    """Structured lines; each request only where that is wanted."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Structured())
    logging.basicConfig(handlers=[handler], level=logging.WARNING, force=True)
    logging.getLogger("fogbound").setLevel(logging.INFO)
    logging.getLogger("fogbound.requests").setLevel(logging.INFO if requests else logging.WARNING)


def listening(host: str, port: int, *, any_port: bool = False) -> socket.socket:
    """A socket at this port; where that is taken and it does not matter, at another."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for wanted in (port, 0) if any_port else (port,):
        found = socket.socket(family)
        if sys.platform != "win32":
            found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, wanted))
            found.listen(128)  # from now on whoever comes waits for the server to be ready
        except OSError as error:
            found.close()
            if wanted == 0 or not any_port:
                raise Mistake(f"cannot listen at {host}:{port}: {(error.strerror or str(error)).lower()}") from None
        else:
            return found
    raise AssertionError


def run(config: Config, door: socket.socket, *, browser: bool = False) -> None:
    """Serve until Ctrl-C or a signal to end."""
    server = uvicorn.Server(
        uvicorn.Config(
            make_app(config),
            log_config=None,
            access_log=False,
            proxy_headers=bool(config.trusted_proxies),
            forwarded_allow_ips=list(config.trusted_proxies),
            server_header=False,
            timeout_graceful_shutdown=SECONDS_TO_END,
            ws_max_size=4096,
        )
    )
    if browser:
        threading.Thread(target=_open, args=(server, address_of(door)), daemon=True).start()
    server.run(sockets=[door])


def address_of(door: socket.socket) -> str:
    host, port = door.getsockname()[:2]
    return f"http://{'localhost' if host in ('0.0.0.0', '::', '127.0.0.1') else host}:{port}"


def _open(server: uvicorn.Server, address: str) -> None:
    while not server.started:
        time.sleep(0.02)
    webbrowser.open(address)


def own_address() -> str | None:
    """This machine as others in its network see it. Nothing is sent: the system only says which way it would go."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
        return found
