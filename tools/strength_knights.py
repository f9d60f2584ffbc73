"""Shadows over Camelot with a Traitor: what it changes that one of five scripted Knights searches."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice
from random import Random
from typing import Final

import fogbound
from fogbound.bots import play_game
from tools.camelot_table import seeds, settings
from tools.strength_keeping import Clock, Game, Lines, Result, mean_of, measured, share

PLAYER: Final = "search:40"
MOST_GAMES: Final = 400
LEVEL: Final = "base"
KNIGHTS: Final = 5
WHO: Final = {
    "nobody": "all five are `scripted`",
    "loyal": f"one Loyal Knight is `{PLAYER}`",
    "traitor": f"the Traitor is `{PLAYER}`",
}
"""Who searches."""


def played(game: Game) -> Result:
    """Whether the Loyal side has won."""
    player, who, seed = game
    camelot, agreed = fogbound.game("shadows_over_camelot"), settings(LEVEL, KNIGHTS, True)
    state = camelot.setup(agreed, seed)
    loyalty = camelot.data(state)["table"]["loyalty"]
    traitor = loyalty.index(["traitor"])
    loyal = Random(seed).choice([seat for seat in range(KNIGHTS) if seat != traitor])
    searching = {"nobody": None, "loyal": loyal, "traitor": traitor}[who]
    players = [player if seat == searching else "scripted" for seat in range(KNIGHTS)]
    return {"won": play_game(camelot, agreed, players, seed).reason == "loyal_victory"}


def _games() -> Iterator[Game]:
    """The same deals for all three."""
    for seed in islice(seeds(LEVEL, KNIGHTS, True), MOST_GAMES):
        for who in WHO:
            yield ("scripted" if who == "nobody" else PLAYER, who, seed)


def knights(clock: Clock, processes: int) -> Lines:
    """How often the Loyal side wins, and how much more often than without search; nothing if nothing was measured."""
    kept = measured("knights", ("player", "who", "seed"), _games(), played, clock, processes)
    found: dict[tuple[str, int], bool] = {(who, seed): one["won"] for (_, who, seed), one in kept.items()}
    dealt = [seed for who, seed in found if who == "traitor" and ("loyal", seed) in found and ("nobody", seed) in found]
    if len(dealt) < 2:
        return []
    lines = [
        "| who searches | games | the Loyal side wins | 95 % interval | more than if nobody does |",
        f"|{' --- |' * 5}",
    ]
    for who, label in WHO.items():
        won = [found[who, seed] for seed in dealt]
        more = [100.0 * (found[who, seed] - found["nobody", seed]) for seed in dealt]
        change = "" if who == "nobody" else f"{mean_of(more)} points"
        lines.append(f"| {label} | {len(dealt)} | {share(sum(won), len(won))} | {change} |")
    return [*lines, "", "All three played the same deals, those of the seeds 1, 2, 3 … with a Traitor among the five."]
