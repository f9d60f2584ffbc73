"""Many games, the seats balanced, in as many processes as there are cores: how many changes the time, nothing else."""

from __future__ import annotations

import multiprocessing
import os
import signal
from collections.abc import Callable, Generator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import closing
from math import ceil
from typing import Any, Final, TypeAlias

from fogbound.arena.deals import Plan, Written, read, written
from fogbound.arena.result import Result, Standing
from fogbound.bots.seated import require_seats
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.settings import Settings

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the games played so far, and all that will be."""

_PIECES: Final = 1000
"""Deals are handed out in about so many pieces, so that progress is smooth."""
_LARGEST_PIECE: Final = 100
"""In deals: who interrupts waits for no more."""


def run(
    game: Game[Any],
    settings: Settings,
    specs: list[str],
    games: int,
    seed: int,
    progress: Progress | None = None,
    workers: int | None = None,
) -> Result:
    """Play so many games, or the few more that make the seats balanced: every player sits equally often at each seat.

    The result depends on the arguments before `progress` only. With more than one worker (None: one for each core) the
    games are played in new processes, so a script of one's own calls this under `if __name__ == "__main__":`.
    """
    require_seats(settings, specs)
    if games < 1:
        raise Mistake(f"{games} games cannot be played; at least one can")
    plan = Plan(game, settings, specs, seed)
    deals = ceil(games / len(specs))
    wins: list[list[int]] = []
    with closing(_played(plan, deals, min(workers or os.cpu_count() or 1, deals))) as played:
        for of_deal in played:
            wins.append(of_deal)
            if progress is not None:
                progress(len(wins) * len(specs), deals * len(specs))
    of_players = [Standing(spec, [won[player] for won in wins], len(specs)) for player, spec in enumerate(specs)]
    return Result(game.info.name, of_players)


def _played(plan: Plan, deals: int, workers: int) -> Generator[list[int]]:
    """The wins in each deal, first deal first."""
    if workers == 1:
        yield from map(plan.wins, range(deals))
        return
    # New processes rather than copies of this one, which may have threads, such as that of a progress bar.
    spawn = multiprocessing.get_context("spawn")
    pool = ProcessPoolExecutor(workers, spawn, initializer=_end_when_interrupted)
    size = min(ceil(deals / _PIECES), _LARGEST_PIECE)
    pieces = [range(first, min(first + size, deals)) for first in range(0, deals, size)]
    try:
        for wins in pool.map(_piece, [written(plan)] * len(pieces), pieces):
            yield from wins
    except BrokenProcessPool:
        raise Mistake("the tournament has stopped: one of its processes has ended without an answer") from None
    finally:
        pool.shutdown(cancel_futures=True)


def _end_when_interrupted() -> None:
    """Ctrl-C reaches every process: the first one says so, the others just go."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)


def _piece(plan: Written, deals: range) -> list[list[int]]:
    """The wins in some of the deals."""
    return list(map(read(plan).wins, deals))
