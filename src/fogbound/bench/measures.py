"""What is measured of a game: each a piece of work, and how many times the thing measured happens in it."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random
from typing import Any, Final

from fogbound.bots.search import Search
from fogbound.core.agenda import State, apply, options, run_on
from fogbound.core.game import Game
from fogbound.core.players import Budget
from fogbound.core.playout import play_randomly
from fogbound.core.settings import Settings

GAMES: Final = 30
"""So many random games are played at once, and so many positions are looked at."""
SEARCHED: Final = 3
ITERATIONS: Final = 20
"""In so many positions it is searched with so many iterations."""


class Measure:
    """A piece of work that is timed."""

    def __init__(self, work: Callable[[], object], count: int) -> None:
        self.work: Final = work
        self.count: Final = count


def loop_measure() -> Measure:
    """The loop that everything is related to."""
    return Measure(_loops, LOOPS)


LOOPS: Final = 100_000


def _loops() -> int:
    x = 1
    for _ in range(LOOPS):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    return x


def measures(game: Game[Any]) -> dict[str, Measure]:
    """Random play from the set-up on, and single things in the middle of random games."""
    settings = game.settings()
    states = [_middle(game, settings, seed) for seed in range(GAMES)]
    found = {
        "decisions": Measure(lambda: _play_all(game, settings), _play_all(game, settings)),
        "clone": Measure(lambda: [state.clone() for state in states], GAMES),
        "options": Measure(lambda: [options(state) for state in states], GAMES),
        "view": Measure(lambda: [game.view(state, game.actor(state)).json() for state in states], GAMES),
        "state_json": Measure(lambda: [json.dumps(game.data(state)) for state in states], GAMES),
        "insight": Measure(lambda: [game.insight(game.seen(state, game.actor(state))) for state in states], GAMES),
    }
    open_positions = [state for state in states if len(options(state)) > 1][:SEARCHED]
    found["iterations"] = Measure(
        lambda: _search_all(game, settings, open_positions), _search_all(game, settings, open_positions)
    )
    if game.players:
        found["scripted"] = Measure(lambda: _choose_all(game, states), GAMES)
    return found


def share_of_choices(game: Game[Any]) -> float:
    """Which part of the decisions in random play has two options and more."""
    rng = Random(0)
    counts: list[int] = []
    for seed in range(GAMES):
        state = _begun(game, game.settings(), seed)
        while state.agenda and len(counts) < game.info.longest * GAMES:
            offered = options(state)
            counts.append(len(offered))
            apply(state, rng.choice(offered))
    return sum(count > 1 for count in counts) / len(counts)


def _begun(game: Game[Any], settings: Settings, seed: int) -> State:
    """A new game of which nothing is told."""
    state: State = game.deal(settings, seed)
    state.telling = False
    run_on(state)
    return state


def _play_all(game: Game[Any], settings: Settings) -> int:
    """Play random games from the set-up to the end; gives how many decisions they had."""
    longest = game.info.longest
    return sum(play_randomly(_begun(game, settings, seed), seed, longest) for seed in range(GAMES))


def _middle(game: Game[Any], settings: Settings, seed: int) -> State:
    """A position half-way through a random game, of which all has been told."""
    length = play_randomly(_begun(game, settings, seed), seed, game.info.longest)
    state: State = game.setup(settings, seed)
    play_randomly(state, seed, length // 2)
    return state


def _choose_all(game: Game[Any], states: list[State]) -> list[str]:
    """The game's own player chooses through the window, as it does in a search."""
    player = next(iter(game.players.values()))()
    budget, rng = Budget(), Random(0)
    return [player.choose(game.seen(state, game.actor(state)), budget, rng) for state in states]


def _search_all(game: Game[Any], settings: Settings, states: list[State]) -> int:
    """Search in each of these positions; gives how many iterations that were."""
    player, budget = Search(game, settings), Budget(worlds=ITERATIONS)
    return sum([player.tree(game.view(state, game.actor(state)), budget, Random(0)).iterations for state in states])
