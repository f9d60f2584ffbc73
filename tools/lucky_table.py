"""Play many games of Kill Doctor Lucky and write the table of docs/kill_doctor_lucky.md anew.

    .venv/bin/python tools/lucky_table.py [GAMES]

For 3 to 8 guests in Lucky Manor, with all else as said first, so many games of scripted players (1,000 if nothing is
said) with the seeds 1, 2, 3 … The same command gives the same table on every machine.
"""

from __future__ import annotations

import sys
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path
from statistics import mean, quantiles
from typing import Any, Final

import fogbound
from fogbound.arena.intervals import wilson
from fogbound.bots import play_game

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "kill_doctor_lucky.md"
BEGIN: Final = "<!-- made by tools/lucky_table.py"
END: Final = "<!-- end of what is made -->"
GAMES: Final = 1000
SEATS: Final = range(3, 9)


class Game:
    """What is kept of one game."""

    def __init__(self, seats: int, seed: int) -> None:
        game = fogbound.game("kill_doctor_lucky")
        last: list[Any] = []
        outcome = play_game(game, game.settings(seats), ["scripted"] * seats, seed, last.append)
        facts = [fact for _, fact in last[-1].heard(None)]
        self.seats: Final = seats
        self.turns: Final[int] = last[-1].turns
        self.winner: Final = outcome.winners[0] if outcome.winners else None
        self.attempts: Final = sum(1 for fact in facts if fact[0] == "attempts")
        self.value: Final[int | None] = next((fact[2] for fact in facts if fact[0] == "murdered"), None)
        self.lights_out: Final = ("lights_out",) in facts


def played(game: tuple[int, int]) -> Game:
    return Game(*game)


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    wanted = [(seats, seed) for seats in SEATS for seed in range(1, games + 1)]
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(played, wanted, chunksize=20))
    of_seats = {seats: [game for game in found if game.seats == seats] for seats in SEATS}
    write([*lengths(of_seats), "", *wins(of_seats)], games)


def write(table: list[str], games: int) -> None:
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    text = "\n".join([f"{BEGIN}, {games:,} games a row -->", "", *table, "", END])
    DOCUMENT.write_text(before + text + after, encoding="utf-8")


def lengths(of_seats: dict[int, list[Game]]) -> list[str]:
    """How long games are, and how they end."""
    lines = [
        "| guests | ended by a murder | turns: median | 9 of 10 within | attempts | winning value | lights out |",
        "| --- | --- | --- | --- | --- | --- | --- |",
    ]
    for seats, games in of_seats.items():
        tenths = quantiles([game.turns for game in games], n=10)
        values = [game.value for game in games if game.value is not None]
        lines.append(
            f"| {seats} | {share(sum(game.winner is not None for game in games), len(games))} "
            f"| {tenths[4]:.0f} | {tenths[8]:.0f} | {mean(game.attempts for game in games):.1f} "
            f"| {mean(values):.1f} | {sum(game.lights_out for game in games) / len(games):.0%} |"
        )
    return lines


def wins(of_seats: dict[int, list[Game]]) -> list[str]:
    """What share of the games each seat wins."""
    lines = [
        f"| guests | {' | '.join(f'seat {seat + 1}' for seat in range(max(SEATS)))} |",
        f"| --- |{' --- |' * max(SEATS)}",
    ]
    for seats, games in of_seats.items():
        won = Counter(game.winner for game in games)
        cells = [share(won[seat], len(games)) if seat < seats else "" for seat in range(max(SEATS))]
        lines.append(f"| {seats} | {' | '.join(cells)} |")
    return lines


def share(count: int, games: int) -> str:
    low, high = wilson(count / games, games)
    return f"{count / games:.1%} ({low:.1%}–{high:.1%})"


if __name__ == "__main__":
    main()
