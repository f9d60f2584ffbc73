"""Many games, the seats balanced, by as many workers as there are: how many changes the time, nothing else."""

from __future__ import annotations

from collections.abc import Callable, Generator
from contextlib import closing
from math import ceil
from pathlib import Path
from typing import Any, TypeAlias

from fogbound.arena.deals import Dealt, Plan
from fogbound.arena.journal import Journal
from fogbound.arena.result import Result
from fogbound.arena.sprt import Sprt
from fogbound.arena.working import played
from fogbound.bots.seated import require_seats
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.settings import Settings

Progress: TypeAlias = Callable[[int, int], None]
"""Called with the games played so far, and all that will be."""


def run(
    game: Game[Any],
    settings: Settings,
    specs: list[str],
    games: int,
    seed: int,
    progress: Progress | None = None,
    workers: int | None = None,
    *,
    strict: bool = False,
    journal: Path | None = None,
    cluster: str | None = None,
    hoped: float | None = None,
) -> Result:
    """Play so many games, or the few more that balance the seats: every player sits equally often at each.

    The result depends on the arguments before `progress`, and on `hoped`, only. With more than one worker (None: one
    for each core) the games are played in new processes, so a script of one's own calls this under
    `if __name__ == "__main__":`. With a journal, a tournament that was stopped goes on where it was. With a share that
    is hoped for, the tournament ends as soon as it is clear whether the first player has it, or only a fair one.
    """
    require_seats(settings, specs)
    if games < 1:
        raise Mistake(f"{games} games cannot be played; at least one can")
    plan = Plan(game, settings, specs, seed, strict)
    deals = ceil(games / len(specs))
    sprt = None if hoped is None else _sprt(hoped, len(specs))
    found: list[Dealt] = []
    with closing(_all(plan, deals, workers, cluster, journal)) as every:
        for dealt in every:
            found.append(dealt)
            if progress is not None:
                progress(len(found) * len(specs), deals * len(specs))
            if sprt is not None and sprt.verdict([first_share(one, specs) for one in found]):
                break
    return Result(plan, found, sprt)


def _sprt(hoped: float, players: int) -> Sprt:
    if not 1 / players < hoped < 1:
        raise Mistake(f"a share between the fair {1 / players:.3g} and 1 can be hoped for, not {hoped:g}")
    return Sprt(1 / players, hoped)


def first_share(dealt: Dealt, specs: list[str]) -> float:
    """The share of a deal's games that the first player won."""
    return dealt.wins(1)[0] / len(specs)


def _all(plan: Plan, deals: int, workers: int | None, cluster: str | None, path: Path | None) -> Generator[Dealt]:
    """What was played before, and then the rest."""
    if path is None:
        yield from played(plan, range(deals), workers, cluster)
        return
    with closing(Journal(path, plan)) as journal:
        before = journal.played[:deals]
        yield from before
        for dealt in played(plan, range(len(before), deals), workers, cluster):
            journal.keep(dealt)
            yield dealt
