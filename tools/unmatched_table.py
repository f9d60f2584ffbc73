"""Play many duels of Unmatched and write the tables of docs/unmatched.md anew.

    .venv/bin/python tools/unmatched_table.py [GAMES]

Every pair of heroes on both maps, so many duels of scripted players (400 if nothing is said) with the seeds 1, 2, 3 …;
each hero sits in the first seat in half of them. Then Dracula once more against a Jekyll & Hyde who leaves his form to
chance. The same command gives the same tables on every machine.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from itertools import combinations_with_replacement
from pathlib import Path
from random import Random
from statistics import mean
from typing import Final, TypeAlias

from fogbound.arena.intervals import wilson
from fogbound.core.players import Budget, Sight
from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.printed import HEROES, MAPS
from fogbound.games.unmatched.scripted import Scripted

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "unmatched.md"
BEGIN: Final = "<!-- made by tools/unmatched_table.py"
END: Final = "<!-- end of what is made -->"
GAMES: Final = 400
NO_LIMIT: Final = Budget()

PUBLISHED: Final[dict[tuple[str, str], tuple[float, int]]] = {
    ("sherlock", "dracula"): (70.8, 24),
    ("sherlock", "invisible_man"): (100.0, 8),
    ("sherlock", "jekyll_hyde"): (85.7, 7),
    ("dracula", "invisible_man"): (60.0, 50),
    ("dracula", "jekyll_hyde"): (73.8, 42),
    ("invisible_man", "jekyll_hyde"): (56.2, 64),
}
"""The share of games, in per cent, that the first hero won in the UM League (umleague.net) up to May 2025, and of how
many."""

Duel: TypeAlias = tuple[str, str, str, int]
"""A hero, another, the map, and the seed; with an even seed the first hero sits in the second seat."""
Won: TypeAlias = dict[tuple[str, str, str], list[tuple[bool, int]]]
"""By heroes and map, whether the first hero won, and the rounds."""


CARELESS: Final = "careless"
"""What Jekyll & Hyde is called here when he leaves his form to chance."""


class Careless(Scripted):
    """Plays as usual, but tosses a coin for the form of Jekyll & Hyde."""

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        if view.decision["name"] != "ChangeForm":
            return super().choose(view, budget, rng)
        form: str = rng.choice(view.decision["options"])
        return form


def played(duel: Duel) -> tuple[bool, int]:
    hero, name, where, seed = duel
    other = "jekyll_hyde" if name == CARELESS else name
    swapped = seed % 2 == 0
    first, second = (other, hero) if swapped else (hero, other)
    players = [Careless() if name == CARELESS and one == other else Scripted() for one in (first, second)]
    settings = GAME.settings(2, map=where, hero_1=first, hero_2=second, same_hero=hero == other)
    state, chances = GAME.setup(settings, seed), [Random(2 * seed + seat) for seat in (0, 1)]
    state.telling = False
    while state.outcome is None:
        seat = GAME.actor(state)
        assert seat is not None
        choice = players[seat].choose(GAME.seen(state, seat), NO_LIMIT, chances[seat])
        GAME.apply(state, GAME.vocabulary.named(choice))
    return state.outcome.winners == [1 if swapped else 0], state.round


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    pairs = [*combinations_with_replacement(HEROES, 2), ("dracula", CARELESS)]
    wanted = [(hero, other, where, seed) for hero, other in pairs for where in MAPS for seed in range(1, games + 1)]
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(played, wanted, chunksize=20))
    won: Won = {}
    for (hero, other, where, _), result in zip(wanted, found, strict=True):
        won.setdefault((hero, other, where), []).append(result)
    tables = [line for where in MAPS for line in [*matrix(won, where), ""]]
    write([*tables, *beside_published(won), "", *lengths(won)], games)


def write(table: list[str], games: int) -> None:
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    text = "\n".join([f"{BEGIN}, {games:,} games a cell -->", "", *table, "", END])
    DOCUMENT.write_text(before + text + after, encoding="utf-8")


def name(hero: str) -> str:
    return str(HEROES[hero]["name"])


def wins(won: Won, hero: str, other: str, where: str) -> list[bool]:
    """Of the first hero; of two that are the same, of the one in the first seat."""
    if (hero, other, where) in won:
        found = [first for first, _ in won[hero, other, where]]
        return found if hero != other else [first == bool(n % 2 == 0) for n, first in enumerate(found)]
    return [not first for first, _ in won[other, hero, where]]


def matrix(won: Won, where: str) -> list[str]:
    """What share of its duels the hero of the row wins."""
    lines = [
        f"| {MAPS[where]['name']} | {' | '.join(name(hero) for hero in HEROES)} |",
        f"| --- |{' --- |' * len(HEROES)}",
    ]
    for hero in HEROES:
        cells = [share(wins(won, hero, other, where)) for other in HEROES]
        lines.append(f"| {name(hero)} | {' | '.join(cells)} |")
    return lines


def beside_published(won: Won) -> list[str]:
    """Both maps together, beside what people have won with these heroes."""
    lines = ["| the first against the second | here | published | games |", "| --- | --- | --- | --- |"]
    for (hero, other), (percent, games) in PUBLISHED.items():
        here = [first for where in MAPS for first in wins(won, hero, other, where)]
        low, high = wilson(percent / 100, games)
        lines.append(
            f"| {name(hero)} against {name(other)} | {share(here)} | {percent:.1f}% ({low:.1%}–{high:.1%}) | {games} |"
        )
    coin = [first for where in MAPS for first, _ in won["dracula", CARELESS, where]]
    return [*lines, f"| Dracula against one who tosses a coin for his form | {share(coin)} | | |"]


def lengths(won: Won) -> list[str]:
    """How long duels are, and how often the first seat wins."""
    lines = ["| map | rounds on average | won by the first seat |", "| --- | --- | --- |"]
    for where in MAPS:
        duels = [
            (n, result)
            for key, results in won.items()
            if key[2] == where and CARELESS not in key
            for n, result in enumerate(results)
        ]
        first = [first == (n % 2 == 0) for n, (first, _) in duels]
        rounds = mean(count for _, (_, count) in duels)
        lines.append(f"| {MAPS[where]['name']} | {rounds:.1f} | {share(first)} |")
    return lines


def share(found: list[bool]) -> str:
    low, high = wilson(sum(found) / len(found), len(found))
    return f"{sum(found) / len(found):.1%} ({low:.1%}–{high:.1%})"


if __name__ == "__main__":
    main()
