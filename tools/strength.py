"""Measure how strong the computer players are, and write docs/strength.md anew.

    .venv/bin/python tools/strength.py [--minutes M] [--processes N] [FIGURE…]

Every deal that was played is kept in build/strength, so that the work can be stopped at any time and goes on when the
command is given again; the page always says how many games there were. Budgets are iterations, not seconds: the same
figures come out on every machine.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Callable, Iterator
from contextlib import closing
from math import sqrt
from pathlib import Path
from statistics import mean, stdev
from time import monotonic
from typing import Any, Final

import fogbound
from fogbound.arena.deals import Dealt, Plan
from fogbound.arena.intervals import Z, wilson
from fogbound.arena.journal import Journal
from fogbound.arena.result import Result
from fogbound.arena.working import played
from fogbound.bots import play_game, player
from fogbound.core.files import replace_file
from fogbound.games.black_sonata.bound import best_score
from fogbound.research.exploiting import Examined

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "strength.md"
KEPT: Final = Path("build") / "strength"
SEED: Final = 1
SONATAS: Final = 2000
MOST_GAMES: Final = 400

TOURNAMENTS: Final[dict[str, tuple[str, int, list[str], str]]] = {
    "lucky": (
        "kill_doctor_lucky",
        4,
        ["search:250", "scripted", "scripted", "scripted"],
        "Kill Doctor Lucky, four seats in Lucky Manor: one that searches among three scripted ones",
    ),
    "lucky-easy": (
        "kill_doctor_lucky",
        4,
        ["scripted:easy", "scripted", "scripted", "scripted"],
        "Kill Doctor Lucky, four seats in Lucky Manor: an easy one among three scripted ones",
    ),
    "dice": (
        "liars_dice",
        4,
        ["search:100", "scripted", "scripted", "scripted"],
        "Liar's Dice, four seats with five dice each: one that searches among three scripted ones",
    ),
    "dice-easy": (
        "liars_dice",
        4,
        ["scripted:easy", "scripted", "scripted", "scripted"],
        "Liar's Dice, four seats with five dice each: an easy one among three scripted ones",
    ),
}
SONATA_PLAYERS: Final = ("strong", "scripted")
EXPLOITED: Final = ("cfr", "scripted", "search:100")

INTRODUCTION: Final = f"""# How strong the computer players are

Made by `make strength`, which plays on where it was stopped. Seeds begin at {SEED}; games come in deals, the same cards
and dice with the players moved on by each seat; intervals hold the true figure with 95 % confidence. Budgets are
iterations (`search:250` plays on 250 times for each choice), so that no figure depends on the machine.
"""

NOT_MEASURED: Final = """## What was not measured

- Play against people: no games were collected.
- Unmatched and Shadows over Camelot.
- `hard` as people meet it: its 0.9 s for a choice mean other play on every machine.
- Search in Kill Doctor Lucky with other numbers of seats, other houses, and strangers or escapes.
- Black Sonata in modes other than normal.
"""

Lines = list[str]


class Clock:
    """When to stop."""

    def __init__(self, minutes: float | None) -> None:
        self.end: Final = None if minutes is None else monotonic() + 60 * minutes

    def over(self) -> bool:
        return self.end is not None and monotonic() > self.end


def main() -> None:
    figures: dict[str, Callable[[Clock, int], Lines]] = {
        "sonata": sonata,
        **{name: _tournament_figure(name) for name in TOURNAMENTS},
        "exploitability": exploitability,
    }
    parser = argparse.ArgumentParser(description="Measure how strong the computer players are.")
    parser.add_argument("figures", nargs="*", choices=[[], *figures], metavar="FIGURE", help=", ".join(figures))
    parser.add_argument("--minutes", type=float, help="stop after so many; the next time goes on from there")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    lines: Lines = []
    for name, measure in figures.items():
        wanted = not asked.figures or name in asked.figures
        lines += [*measure(Clock(asked.minutes if wanted else 0), asked.processes), ""]
    replace_file(DOCUMENT, "\n".join([INTRODUCTION, *lines, NOT_MEASURED]))


# Tournaments.


def _tournament_figure(name: str) -> Callable[[Clock, int], Lines]:
    return lambda clock, processes: tournament(name, clock, processes)


def tournament(name: str, clock: Clock, processes: int) -> Lines:
    game_name, seats, specs, about = TOURNAMENTS[name]
    game = fogbound.game(game_name)
    plan = Plan(game, game.settings(seats), specs, SEED)
    found: list[Dealt] = []
    with closing(Journal(KEPT / f"{name}.jsonl", plan)) as journal:
        found += journal.played
        if not clock.over():
            rest = range(len(found), MOST_GAMES // seats)
            with closing(played(plan, rest, processes, None)) as deals:
                for dealt in deals:
                    journal.keep(dealt)
                    found.append(dealt)
                    if clock.over():
                        break
    return [f"## {about}", "", *_standings(plan, found)]


def _standings(plan: Plan, found: list[Dealt]) -> Lines:
    if not found:
        return ["Not measured yet."]
    first = Result(plan, found).players[0]
    between = f"{first.low:.1%} to {first.high:.1%}"
    fair = f"{1 / len(plan.specs):.0%}"
    return [
        "| player | games | won | share | 95 % interval | fair share |",
        "| --- | --- | --- | --- | --- | --- |",
        f"| `{first.spec}` | {first.games} | {first.wins} | {first.share:.1%} | {between} | {fair} |",
    ]


# Black Sonata.


def sonata(clock: Clock, _processes: int) -> Lines:
    kept = KEPT / "sonata.jsonl"
    games: dict[tuple[str, int], dict[str, Any]] = {(line["player"], line["seed"]): line for line in _lines(kept)}
    with kept.open("a", encoding="utf-8") as file:
        for seed in range(SEED, SEED + SONATAS):
            for name in SONATA_PLAYERS:
                if clock.over():
                    break
                if (name, seed) not in games:
                    games[name, seed] = _sonata(name, seed)
                    file.write(json.dumps(games[name, seed]) + "\n")
    lines = [
        "## Black Sonata, normal mode, a printed sequence drawn unseen",
        "",
        "| player | games | won | 95 % interval | mean score | regret |",
        "| --- | --- | --- | --- | --- | --- |",
    ]
    for name in SONATA_PLAYERS:
        of_player = [line for (who, _), line in games.items() if who == name]
        if len(of_player) > 1:
            lines.append(_sonata_row(name, of_player))
    return [
        *lines,
        "",
        "A lost game scores nothing. Regret is what is missing, on average, to a bound that no player can beat: the",
        "score of somebody who knows where the Lady will be, though not who she is, and who is spared more than that",
        "would spare (`games/black_sonata/bound.py`). The bound is too high, so the true regret is less.",
    ]


def _sonata(name: str, seed: int) -> dict[str, Any]:
    game = fogbound.game("black_sonata")
    outcome = play_game(game, game.settings(), [name], seed)
    bound = best_score(game.setup(game.settings(), seed))
    return {"player": name, "seed": seed, "won": bool(outcome.winners), "score": outcome.scores[0], "bound": bound}


def _sonata_row(name: str, games: list[dict[str, Any]]) -> str:
    won, scores = sum([game["won"] for game in games]), [game["score"] for game in games]
    low, high = wilson(won / len(games), len(games))
    regret = _mean_of([game["bound"] - game["score"] for game in games])
    share = f"{won / len(games):.2%} | {low:.2%} to {high:.2%}"
    return f"| `{name}` | {len(games)} | {share} | {_mean_of(scores)} | {regret} |"


def _mean_of(numbers: list[float]) -> str:
    return f"{mean(numbers):.1f} ± {Z * stdev(numbers) / sqrt(len(numbers)):.1f}"


def _lines(path: Path) -> Iterator[dict[str, Any]]:
    """What was kept; a line cut off in the middle was not."""
    for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if path.exists() else []:
        if line.endswith("\n"):
            yield json.loads(line)


# Liar's Dice, solved.


def exploitability(clock: Clock, _processes: int) -> Lines:
    kept = KEPT / "exploitability.json"
    found: dict[str, float] = json.loads(kept.read_text(encoding="utf-8")) if kept.exists() else {}
    game = fogbound.game("liars_dice")
    settings = game.settings(preset="tiny")
    for name in EXPLOITED:
        if name not in found and not clock.over():
            asked: Any = player(game, settings, name)
            found[name] = Examined(game, settings).exploitability(asked)
            replace_file(kept, json.dumps(found))
    return [
        "## Liar's Dice, two players with one die each (OpenSpiel's game)",
        "",
        "What a perfect answer wins against a player on average, where a game is worth 1: found exactly, by asking it",
        "in all 24,576 situations. Nobody can do better than 0.",
        "",
        "| player | exploitability |",
        "| --- | --- |",
        *[f"| `{name}` | {f'{found[name]:.4f}' if name in found else 'not measured yet'} |" for name in EXPLOITED],
    ]


if __name__ == "__main__":
    main()
