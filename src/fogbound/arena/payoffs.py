"""Everybody against everybody: how one player fares among others of one kind, and a picture of it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from fogbound.arena.result import Result, Standing
from fogbound.arena.tournament import run
from fogbound.core.game import Game
from fogbound.core.ink import LEAF, PAPER, PLATE, SOFT, text
from fogbound.core.mistakes import Mistake
from fogbound.core.settings import Settings
from fogbound.core.svg import Markup, Picture, at, rect

Payoffs: TypeAlias = dict[tuple[str, str], Result]
"""For a row and a column: one player named in the row among others named in the column."""

WIDE: Final = 118
HIGH: Final = 64
MARGIN: Final = 190
TOP: Final = 96
AHEAD: Final = "#2f6f4f"
BEHIND: Final = "#9a3b2e"


def payoffs(
    game: Game[Any],
    settings: Settings,
    specs: list[str],
    games: int,
    seed: int,
    progress: Callable[[int, int], None] | None = None,
    **how: Any,
) -> Payoffs:
    """A tournament for each two different players; `how` goes on to `run`."""
    if len(set(specs)) != len(specs) or not specs[1:]:
        raise Mistake("at least two players are compared, each named once")
    if settings.seats == 1:
        raise Mistake(f"{game.info.title} is played alone: nobody meets anybody")
    pairs = [(row, column) for row in specs for column in specs if row != column]
    found: Payoffs = {}
    for number, (row, column) in enumerate(pairs):
        found[row, column] = run(game, settings, [row, *[column] * (settings.seats - 1)], games, seed, **how)
        if progress is not None:
            progress(number + 1, len(pairs))
    return found


def picture(found: Payoffs) -> Picture:
    """A square for each row and column: its share of games won, the interval, and how far it is from the fair share."""
    specs = list(dict.fromkeys([row for row, _ in found]))
    result = next(iter(found.values()))
    width, height = MARGIN + WIDE * len(specs) + 24, TOP + HIGH * len(specs) + 56
    fair = 1 / len(result.plan.specs)
    parts: list[Markup] = [
        rect(0, 0, width, height, fill=PAPER),
        text(24, 34, f"{result.plan.game.info.title}, {len(result.plan.specs)} seats", 20, text_anchor="start"),
        text(
            24, 60, f"one of the row among others of the column; fair is {fair:.0%}", 15, text_anchor="start", fill=SOFT
        ),
    ]
    for n, spec in enumerate(specs):
        parts.append(text(MARGIN + WIDE * (n + 0.5), TOP - 10, spec, 15))
        parts.append(text(MARGIN - 12, TOP + HIGH * (n + 0.5) + 5, spec, 15, text_anchor="end"))
    for (row, column), cell in found.items():
        x, y = MARGIN + WIDE * specs.index(column), TOP + HIGH * specs.index(row)
        parts.append(at(x, y, *_cell(cell.players[0], fair)))
    blank = rect(1, 1, WIDE - 2, HIGH - 2, fill=PLATE)
    parts += [at(MARGIN + WIDE * n, TOP + HIGH * n, blank) for n in range(len(specs))]
    said = f"{result.games} games a square, seed {result.plan.seed}, 95 % intervals"
    parts.append(text(24, height - 22, said, 15, text_anchor="start", fill=SOFT))
    told = "; ".join([f"{row} among {column}: {cell.players[0].share:.0%}" for (row, column), cell in found.items()])
    return Picture("payoffs", width, height, "Pay-offs", told, parts)


def _cell(one: Standing, fair: float) -> list[Markup]:
    """The stronger the colour, the further from fair; where the interval holds the fair share, hardly any."""
    far = (one.share - fair) / ((1 - fair) if one.share > fair else fair)
    strong = 0.12 if one.low <= fair <= one.high else 0.2 + 0.35 * abs(far)
    return [
        rect(1, 1, WIDE - 2, HIGH - 2, fill=LEAF),
        rect(1, 1, WIDE - 2, HIGH - 2, fill=AHEAD if far > 0 else BEHIND, opacity=round(strong, 3)),
        text(WIDE / 2, HIGH / 2 - 1, f"{one.share:.1%}", 20),
        text(WIDE / 2, HIGH / 2 + 19, f"{one.low:.0%} to {one.high:.0%}", 14),
    ]
