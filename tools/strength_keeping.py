"""What has been measured so far, on disk: one line of JSON for each game, so that whoever is stopped goes on."""

from __future__ import annotations

import json
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import ProcessPoolExecutor
from contextlib import closing
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import monotonic
from typing import Any, Final, TypeAlias

from fogbound.arena.intervals import Z, wilson

KEPT: Final = Path("build") / "strength"

Lines: TypeAlias = list[str]
Game: TypeAlias = tuple[Any, ...]
"""What makes a game this one: who plays, the seed and the like."""
Named: TypeAlias = tuple[str, ...]
"""What these things are called where it is kept."""
Result: TypeAlias = dict[str, Any]


class Clock:
    """When to stop."""

    def __init__(self, minutes: float | None) -> None:
        self.end: Final = None if minutes is None else monotonic() + 60 * minutes

    def over(self) -> bool:
        return self.end is not None and monotonic() > self.end


def measured(
    name: str, named: Named, games: Iterable[Game], play: Callable[[Game], Result], clock: Clock, processes: int
) -> dict[Game, Result]:
    """What came of each of these games, as far as they were played: before, or now while there is time."""
    path = KEPT / f"{name}.jsonl"
    before = {tuple([line[word] for word in named]): line for line in _lines(path)}
    wanted = list(games)
    found = {game: before[game] for game in wanted if game in before}
    if clock.over():
        return found
    missing = [game for game in wanted if game not in before]
    with path.open("a", encoding="utf-8") as file, closing(in_turn(play, missing, processes)) as results:
        for game, result in zip(missing, results, strict=False):
            found[game] = result
            file.write(f"{json.dumps(dict(zip(named, game, strict=True)) | result)}\n")
            file.flush()
            if clock.over():
                break
    return found


def in_turn(play: Callable[[Game], Result], games: list[Game], processes: int) -> Generator[Result]:
    """Play games, several at once where there are processes for it; the first one first."""
    if processes <= 1:
        yield from map(play, games)
        return
    pool = ProcessPoolExecutor(processes)
    try:
        yield from pool.map(play, games)
    finally:
        pool.shutdown(cancel_futures=True)


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """What was kept; a line cut off in the middle was not, and goes."""
    if not path.exists():
        return
    whole = path.read_text(encoding="utf-8").rpartition("\n")[0]
    path.write_text(f"{whole}\n" if whole else "", encoding="utf-8")
    for line in whole.splitlines():
        yield json.loads(line)


def share(won: int, games: int) -> str:
    low, high = wilson(won / games, games)
    return f"{won / games:.1%} | {low:.1%} to {high:.1%}"


def mean_of(numbers: list[float], digits: int = 1) -> str:
    """With how far the true one may be from it."""
    spread = Z * stdev(numbers) / sqrt(len(numbers))
    return f"{mean(numbers):.{digits}f} ± {spread:.{digits}f}"
