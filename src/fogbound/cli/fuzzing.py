"""Random and mutated play against the conformance checks."""

from __future__ import annotations

import secrets
from collections import Counter, deque
from collections.abc import Callable
from random import Random
from time import monotonic
from typing import Annotated, Any

import typer

from fogbound.cli import console
from fogbound.cli.measuring import GameNames, games_named
from fogbound.cli.settling import AsJson, Seed
from fogbound.conformance import Fault, cases, check_game
from fogbound.core.game import Game
from fogbound.core.settings import Settings
from fogbound.core.voice import plural


def fuzz(
    names: GameNames = None,
    minutes: Annotated[float, typer.Option("--minutes", min=0, help="How long; a case of each game at least.")] = 1,
    seed: Seed = None,
    as_json: AsJson = False,
) -> None:
    """Play at random, with options at random, and check all that a game promises; exit status 1 if one is broken."""
    games = games_named(names)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    with console.progress("Playing") as moved:
        tried, faults = _fuzzed(games, seed, minutes * 60, moved)
    if as_json:
        console.give({"seed": seed, "cases": tried, "faults": faults})
    else:
        for name, count in tried.items():
            console.say(f"{name}: {plural(count, 'case')} from seed {seed} on.")
        console.say_all(faults, "red")
        console.say("A promise is broken." if faults else "All promises were kept.")
    if faults:
        raise typer.Exit(1)


def _fuzzed(
    games: list[Game[Any]], seed: int, seconds: float, moved: Callable[[float, float], None]
) -> tuple[dict[str, int], list[str]]:
    """The games in turns, until the time is over; one that breaks a promise is not tried again."""
    begun = monotonic()
    tried: Counter[str] = Counter()
    faults: list[str] = []
    waiting = deque((game, cases(game, Random(seed))) for game in games)
    while waiting and (tried.total() < len(games) or monotonic() - begun < seconds):
        game, settings = waiting.popleft()
        fault = _fault(game, next(settings), seed + tried.total())
        tried[game.info.name] += 1
        if fault is None:
            waiting.append((game, settings))
        else:
            faults.append(fault)
        moved(min(monotonic() - begun, seconds), seconds)
    return dict(tried), faults


def _fault(game: Game[Any], settings: Settings, seed: int) -> str | None:
    try:
        check_game(game, settings, seed)
    except Fault as fault:
        return str(fault)
    return None
