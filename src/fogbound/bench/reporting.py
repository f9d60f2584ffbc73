"""The benchmark's report."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from statistics import median
from typing import Any, Final

from fogbound.bench.measures import loop_measure, measures, share_of_choices
from fogbound.bench.timing import timed_in_turns
from fogbound.core.game import Game
from fogbound.core.registry import compiled

ROUNDS: Final = 21


def report(games: list[Game[Any]], progress: Callable[[float, float], None], rounds: int = ROUNDS) -> dict[str, Any]:
    """What was measured of these games, and how fast the loop ran meanwhile."""
    loops: list[float] = []
    found: dict[str, dict[str, float]] = {}
    for number, game in enumerate(games):
        moved = partial(_moved, progress, number * rounds, len(games) * rounds)
        seconds = timed_in_turns({"loop": loop_measure(), **measures(game)}, rounds, moved)
        loops.append(seconds.pop("loop"))
        found[game.info.name] = _of_game(seconds, loops[-1], share_of_choices(game))
    return {"loop_per_s": round(1 / median(loops)), "compiled": compiled(), "games": found}


def _moved(progress: Callable[[float, float], None], before: int, total: int, done: int) -> None:
    progress(before + done, total)


def _of_game(seconds: dict[str, float], loop: float, choices: float) -> dict[str, float]:
    """Decisions and choices for a time, everything else by the time it takes; in seconds and in loops."""
    decision, iteration = seconds.pop("decisions"), seconds.pop("iterations")
    found = {
        "decisions_per_s": round(1 / decision),
        "decisions_per_1000_loops": round(1000 * loop / decision, 2),
        "choices_per_s": round(choices / decision),
        "choices_per_1000_loops": round(1000 * choices * loop / decision, 2),
    }
    found |= {
        "iterations_per_s": round(1 / iteration),
        "iterations_per_1000_loops": round(1000 * loop / iteration, 2),
    }
    for name, second in seconds.items():
        found[f"{name}_us"] = round(second * 1e6, 2)
        found[f"{name}_loops"] = round(second / loop, 2)
    return found
