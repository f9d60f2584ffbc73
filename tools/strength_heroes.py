"""Which hero of Unmatched wins most when both players search, beside what people have won with them."""

from __future__ import annotations

from itertools import combinations
from statistics import mean
from typing import Any, Final

import fogbound
from fogbound.arena.intervals import wilson
from fogbound.bots import play_game
from fogbound.games.unmatched.printed import HEROES
from tools.strength_keeping import Clock, Game, Lines, Result, measured, share
from tools.unmatched_table import PUBLISHED

PLAYER: Final = "search:100"
MOST_GAMES: Final = 400
PEOPLES_ORDER: Final = ("sherlock", "dracula", "invisible_man", "jekyll_hyde")
"""By their strength in all games of the UM League up to June 2024, fitted to who beat whom."""


def played(game: Game) -> Result:
    """Whether the first hero has won; it sits in the second seat in every other game."""
    player, hero, other, seed = game
    swapped = seed % 2 == 0
    first, second = (other, hero) if swapped else (hero, other)
    unmatched = fogbound.game("unmatched")
    outcome = play_game(unmatched, unmatched.settings(2, hero_1=first, hero_2=second), [player] * 2, seed)
    return {"won": outcome.winners == [1 if swapped else 0]}


def heroes(clock: Clock, processes: int) -> Lines:
    """Every pair of heroes, and the order that comes of it; nothing if nothing was measured."""
    pairs = list(combinations(PEOPLES_ORDER, 2))
    games = [(PLAYER, *pair, seed) for seed in range(1, MOST_GAMES + 1) for pair in pairs]
    found = measured("heroes", ("player", "first", "second", "seed"), games, played, clock, processes)
    won = {pair: [one["won"] for game, one in found.items() if game[1:3] == pair] for pair in pairs}
    if not all(won.values()):
        return []
    lines = ["| the first against the second | games | won | 95 % interval | people's share |", f"|{' --- |' * 5}"]
    for (hero, other), results in won.items():
        label = f"{_name(hero)} against {_name(other)}"
        lines.append(f"| {label} | {len(results)} | {share(sum(results), len(results))} | {_people(hero, other)} |")
    return [*lines, "", *_order(won)]


def _order(won: dict[Any, list[bool]]) -> Lines:
    """By the mean share against the three others."""
    shares: dict[str, list[float]] = {hero: [] for hero in PEOPLES_ORDER}
    for (hero, other), results in won.items():
        shares[hero].append(mean(results))
        shares[other].append(1 - mean(results))
    order = sorted(shares, key=lambda hero: -mean(shares[hero]))
    places = range(len(order))
    squares = sum([(place - order.index(PEOPLES_ORDER[place])) ** 2 for place in places])
    alike = 1 - 6 * squares / (len(order) * (len(order) ** 2 - 1))
    here = ", ".join([f"{_name(hero)} ({mean(shares[hero]):.0%})" for hero in order])
    return [
        f"The order here, by the mean share: {here}.",
        f"People's order (UM League, 22,416 games): {', '.join(map(_name, PEOPLES_ORDER))}.",
        f"Spearman's rank correlation of the two: {alike:.1f}.",
    ]


def _people(hero: str, other: str) -> str:
    """What people have won with the first against the second."""
    percent, games = PUBLISHED[hero, other]
    low, high = wilson(percent / 100, games)
    return f"{percent:.0f}% ({low:.0%} to {high:.0%})"


def _name(hero: str) -> str:
    return str(HEROES[hero]["name"])
