"""Where the time of a search goes: in the game, or in the tree.

    .venv/bin/python tools/profile_search.py [ITERATIONS]

For every game one search in the middle of a random game. What is not in bots/search, nor called by it for its own
lists and numbers, is the game: its rules, its window, its players and its judgement.
"""

from __future__ import annotations

import cProfile
import pstats
import sys
from random import Random
from typing import Any, Final

import fogbound
from fogbound.bots.search import Search
from fogbound.core.players import Budget
from fogbound.core.playout import play_randomly

TREE: Final = "bots/search/"
ITERATIONS: Final = 200


def main() -> None:
    iterations = int(sys.argv[1]) if len(sys.argv) > 1 else ITERATIONS
    print(f"{'game':20} {'seconds':>8} {'in the game':>12} {'in the tree':>12}")
    for name, game in fogbound.games().items():
        whole, tree = profiled(game, iterations)
        print(f"{name:20} {whole:8.2f} {1 - tree / whole:12.1%} {tree / whole:12.1%}")


def profiled(game: Any, iterations: int) -> tuple[float, float]:
    """The time of a search, and of it what was spent in the tree itself."""
    settings = game.settings()
    state = game.setup(settings, 1)
    play_randomly(state, 1, 15)
    player, view = Search(game, settings), game.view(state, game.actor(state))
    profile = cProfile.Profile()
    profile.runcall(player.tree, view, Budget(worlds=iterations), Random(1))
    stats: Any = pstats.Stats(profile)
    tree = sum([_in_tree(function, timing) for function, timing in stats.stats.items()])
    return stats.total_tt, tree


def _in_tree(function: tuple[str, int, str], timing: Any) -> float:
    """The own time of what lies in bots/search, and that of built-in functions as far as it calls them."""
    if TREE in function[0]:
        return float(timing[2])
    callers = timing[4] if function[0] == "~" else {}
    return sum([float(called[2]) for caller, called in callers.items() if TREE in caller[0]])


if __name__ == "__main__":
    main()
