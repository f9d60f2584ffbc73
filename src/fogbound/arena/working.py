"""Who plays the deals: this process, new ones on this machine, or those of a Dask scheduler. The games are the same."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from importlib import import_module
from math import ceil
from typing import Any, Final

from fogbound.arena.deals import Dealt, Plan, Written, read, written
from fogbound.bots import Misplay
from fogbound.core.mistakes import Mistake

_PIECES: Final = 1000
"""Deals are handed out in about so many pieces, so that progress is smooth."""
_LARGEST_PIECE: Final = 100
"""In deals: who interrupts waits for no more."""
_AHEAD: Final = 4
"""So many pieces wait for each worker: who stops early has hardly played in vain."""


def played(plan: Plan, deals: range, workers: int | None, cluster: str | None) -> Generator[Dealt]:
    """What came of each deal, first deal first."""
    workers = min(workers or os.cpu_count() or 1, len(deals))
    if cluster is not None:
        yield from _on_cluster(plan, deals, cluster)
    elif workers <= 1:
        yield from map(plan.play, deals)
    else:
        yield from _in_processes(plan, deals, workers)


def _in_processes(plan: Plan, deals: range, workers: int) -> Iterator[Dealt]:
    # New processes rather than copies of this one, which may have threads, such as that of a progress bar.
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, spawn, initializer=_end_when_interrupted)
    try:
        yield from _in_turn(plan, deals, workers, pool.submit)
    except BrokenProcessPool:
        raise Mistake("the tournament has stopped: one of its processes has ended without an answer") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _on_cluster(plan: Plan, deals: range, address: str) -> Iterator[Dealt]:
    try:
        dask = import_module("distributed")
    except ImportError:
        raise Mistake("a cluster needs Dask: pip install 'fogbound[cluster]'") from None
    try:
        client = dask.Client(address, timeout=10)
    except (OSError, ValueError) as error:
        raise Mistake(f"no Dask scheduler answers at {address}: {type(error).__name__}") from None
    with client:
        workers = len(client.scheduler_info()["workers"])
        if not workers:
            raise Mistake(f"the Dask scheduler at {address} has no workers")
        yield from _in_turn(plan, deals, workers, client.submit)


def _in_turn(plan: Plan, deals: range, workers: int, submit: Callable[..., Any]) -> Iterator[Dealt]:
    """Hand out pieces, a few ahead, and give what comes of them in their order."""
    size = min(ceil(len(deals) / _PIECES), _LARGEST_PIECE)
    waiting: deque[Future[list[Dealt] | str]] = deque()
    try:
        for first in range(deals.start, deals.stop, size):
            waiting.append(submit(_piece, written(plan), range(first, min(first + size, deals.stop))))
            if len(waiting) > _AHEAD * workers:
                yield from _came(waiting.popleft().result())
        while waiting:
            yield from _came(waiting.popleft().result())
    finally:
        for piece in waiting:
            piece.cancel()


def _end_when_interrupted() -> None:
    """Ctrl-C reaches every process: the first one says so, the others just go."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _piece(plan: Written, deals: range) -> list[Dealt] | str:
    """What came of these deals, or in words what stopped them: not every cluster carries a compiled exception."""
    try:
        return list(map(read(plan).play, deals))
    except Mistake as mistake:
        return str(mistake)


def _came(of: list[Dealt] | str) -> list[Dealt]:
    if isinstance(of, str):
        raise Misplay(of)
    return of
