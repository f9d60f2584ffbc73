"""Play many games of Shadows over Camelot and write the table of docs/shadows_over_camelot.md anew.

    .venv/bin/python tools/camelot_table.py [GAMES]

For 3 to 8 players, the three levels, with and without a Traitor, so many games of scripted players (500 if nothing is
said). Without: everybody is Loyal by agreement. With: of the seeds 1, 2, 3 … those that deal the Traitor's card to
somebody. The same command gives the same table on every machine.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from itertools import count, islice
from pathlib import Path
from statistics import median
from typing import Any, Final

import fogbound
from fogbound.arena.intervals import wilson
from fogbound.bots import play_game
from fogbound.core.settings import Settings

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "shadows_over_camelot.md"
BEGIN: Final = "<!-- made by tools/camelot_table.py"
END: Final = "<!-- end of what is made -->"
GAMES: Final = 500
SEATS: Final = range(3, 9)
LEVELS: Final = {"base": "Base game", "romantic_actions": "With Romantic Actions", "false_lady": "With the False Lady"}
CAUSES: Final = {
    "siege": "siege",
    "black_swords": "seven Black Swords",
    "no_loyal_knight": "no Loyal Knight alive",
    "evil_victory": "the count of Swords",
}


class Game:
    """What is kept of one game."""

    def __init__(self, level: str, seats: int, traitor: bool, seed: int) -> None:
        game = fogbound.game("shadows_over_camelot")
        last: list[Any] = []
        outcome = play_game(game, settings(level, seats, traitor), ["scripted"] * seats, seed, last.append)
        self.row: Final = (level, seats, traitor)
        self.turns: Final[int] = last[-1].turns
        self.reason: Final = outcome.reason


def settings(level: str, seats: int, traitor: bool) -> Settings:
    deck = "all_8" if traitor else "none"
    return fogbound.game("shadows_over_camelot").settings(seats, level=level, loyalty_deck=deck)


def played(game: tuple[str, int, bool, int]) -> Game:
    return Game(*game)


def seeds(level: str, seats: int, traitor: bool) -> Iterator[int]:
    """All of them, or those that deal the Traitor's card to somebody."""
    game = fogbound.game("shadows_over_camelot")
    for seed in count(1):
        if not traitor:
            yield seed
            continue
        loyalty = game.data(game.setup(settings(level, seats, traitor), seed))["table"]["loyalty"]
        if ["traitor"] in loyalty:
            yield seed


def main() -> None:
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    rows = [(level, seats, traitor) for level in LEVELS for traitor in (False, True) for seats in SEATS]
    wanted = [(*row, seed) for row in rows for seed in islice(seeds(*row), games)]
    with ProcessPoolExecutor() as pool:
        found = list(pool.map(played, wanted, chunksize=5))
    lines: list[str] = []
    for level, title in LEVELS.items():
        lines += [f"## {title}", "", *table([game for game in found if game.row[0] == level]), ""]
    write(lines, games)


def write(lines: list[str], games: int) -> None:
    before, _, rest = DOCUMENT.read_text(encoding="utf-8").partition(BEGIN)
    after = rest.partition(END)[2]
    text = "\n".join([f"{BEGIN}, {games:,} games a row -->", "", *lines, END])
    DOCUMENT.write_text(before + text + after, encoding="utf-8")


def table(games: list[Game]) -> list[str]:
    """A line for each number of players, with and without a Traitor."""
    lines = [
        f"| players | Traitor | the Loyal side wins | turns: median | {' | '.join(CAUSES.values())} |",
        f"| --- | --- | --- | --- |{' --- |' * len(CAUSES)}",
    ]
    for traitor in (False, True):
        for seats in SEATS:
            some = [game for game in games if game.row[1:] == (seats, traitor)]
            ended = Counter(game.reason for game in some)
            lost = [f"{ended[cause] / len(some):.0%}" for cause in CAUSES]
            turns = median(game.turns for game in some)
            won = share(ended["loyal_victory"], len(some))
            lines.append(f"| {seats} | {'yes' if traitor else 'no'} | {won} | {turns:.0f} | {' | '.join(lost)} |")
    return lines


def share(number: int, games: int) -> str:
    low, high = wilson(number / games, games)
    return f"{number / games:.0%} ({low:.0%}–{high:.0%})"


if __name__ == "__main__":
    main()
