"""Play many games of Black Sonata and write the tables of docs/black_sonata.md anew.

    .venv/bin/python tools/sonata_table.py [GAMES]

So many games (2,000 if nothing is said) of each scripted player with the seeds 1, 2, 3 … in the usual game, then as
many in each class of sequences of the one that remembers three cards. It gives the same tables everywhere.
"""

from __future__ import annotations

import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, Final, TypeAlias

import fogbound
from fogbound.arena.intervals import wilson
from fogbound.bots import play_game

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "black_sonata.md"
BEGIN: Final = "<!-- made by tools/sonata_table.py"
END: Final = "<!-- end of what is made -->"
GAMES: Final = 2000

Row: TypeAlias = tuple[str, dict[str, Any]]
"""A player and what is agreed."""

THREE: Final = "scripted:easy"
REMEMBERS: Final = {"scripted": "all", "scripted:six": "6", THREE: "3", "scripted:two": "2"}
CLASSES: Final = ("very_easy", "easy", "moderate", "hard")


class Played:
    """What is kept of one game."""

    def __init__(self, row: Row, seed: int) -> None:
        player, agreed = row
        game = fogbound.game("black_sonata")
        last: list[Any] = []
        outcome = play_game(game, game.settings(**agreed), [player], seed, last.append)
        self.won: Final = outcome.reason == "unmasked"
        self.score: Final = outcome.scores[0]
        self.rounds: Final[int] = last[-1].round
        self.searches: Final = len(last[-1].searches)


def played(row_and_seed: tuple[Row, int]) -> Played:
    return Played(*row_and_seed)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    parts: list[tuple[str, list[tuple[str, Row]]]] = [
        ("", [("normal, printed sequences", (player, {})) for player in REMEMBERS]),
        ("Sequences", [(f"normal, {name}", (THREE, {"sequence": name})) for name in CLASSES]),
    ]
    lines: list[str] = []
    with ProcessPoolExecutor() as pool:
        for title, rows in parts:
            lines += [f"## {title}", ""] if title else []
            lines += [
                "| game | remembers | wins | score | rounds | searches |",
                "| --- | --- | --- | --- | --- | --- |",
            ]
            for agreed, row in rows:
                found = list(pool.map(played, [(row, seed) for seed in range(1, games + 1)], chunksize=20))
                lines.append(f"| {agreed} | {REMEMBERS[row[0]]} | {cells(found)} |")
                print(lines[-1], flush=True)
            lines.append("")
    write(lines, games)


def cells(games: list[Played]) -> str:
    won = [game for game in games if game.won]
    low, high = wilson(len(won) / len(games), len(games))
    tenths = quantiles([game.score for game in won], n=10)
    return (
        f"{len(won) / len(games):.1%} ({low:.1%}–{high:.1%}) | {tenths[0]:.0f}, {tenths[4]:.0f}, {tenths[8]:.0f} "
        f"| {mean(game.rounds for game in games):.1f} | {mean(game.searches for game in games):.1f}"
    )


def write(lines: list[str], games: int) -> None:
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    text = "\n".join([f"{BEGIN}, {games:,} games a row -->", "", *lines, END])
    DOCUMENT.write_text(before + text + after, encoding="utf-8")


if __name__ == "__main__":
    main()
