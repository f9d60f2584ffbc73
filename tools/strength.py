"""Measure how strong the computer players are, and write docs/strength.md anew.

    .venv/bin/python -m tools.strength [--minutes M] [--processes N] [FIGURE…]

Every game that was played is kept in build/strength, so that the work can be stopped at any time and goes on when the
command is given again; the page always says how many games there were, and what of it has not been measured here stays
as it stands. Budgets are iterations, not seconds: the same figures come out on every machine.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from typing import Any, Final, TypeAlias

import fogbound
from fogbound.arena.deals import Plan
from fogbound.arena.intervals import wilson
from fogbound.arena.journal import Journal
from fogbound.arena.result import Result
from fogbound.arena.working import played
from fogbound.bots import play_game, player
from fogbound.core.files import replace_file
from fogbound.core.settings import Value
from fogbound.games.black_sonata.bound import best_score
from fogbound.games.unmatched.printed import HEROES
from fogbound.research.exploiting import Examined
from tools.strength_heroes import PLAYER as DUELLIST
from tools.strength_heroes import heroes
from tools.strength_keeping import KEPT, Clock, Game, Lines, mean_of, measured
from tools.strength_keeping import Result as Kept
from tools.strength_knights import knights

DOCUMENT: Final = Path(__file__).parents[1] / "docs" / "strength.md"
SEED: Final = 1
SONATAS: Final = 2000
MOST_GAMES: Final = 400

Figure: TypeAlias = Callable[[Clock, int], Lines]
"""Measures while there is time, with so many processes; gives what the page says, nothing if nothing was measured."""


class Tournament:
    """One player among others: what the page calls it, the game, who plays, and what is agreed on."""

    def __init__(self, title: str, game: str, specs: list[str], values: dict[str, Value] | None = None) -> None:
        self.title: Final = title
        self.game: Final = game
        self.specs: Final = specs
        self.values: Final = values or {}


_GUESTS: Final = "Kill Doctor Lucky, four seats in Lucky Manor"
_DICE: Final = "Liar's Dice, four seats with five dice each"
TOURNAMENTS: Final[dict[str, Tournament]] = {
    "lucky": Tournament(
        f"{_GUESTS}: one that searches among three scripted ones",
        "kill_doctor_lucky",
        ["search:250", "scripted", "scripted", "scripted"],
    ),
    "lucky-easy": Tournament(
        f"{_GUESTS}: an easy one among three scripted ones",
        "kill_doctor_lucky",
        ["scripted:easy", "scripted", "scripted", "scripted"],
    ),
    "dice": Tournament(
        f"{_DICE}: one that searches among three scripted ones",
        "liars_dice",
        ["search:100", "scripted", "scripted", "scripted"],
    ),
    "dice-easy": Tournament(
        f"{_DICE}: an easy one among three scripted ones",
        "liars_dice",
        ["scripted:easy", "scripted", "scripted", "scripted"],
    ),
    **{
        f"duel-{hero}": Tournament(
            f"Unmatched, {printed['name']} against the same hero: one that searches against a scripted one",
            "unmatched",
            [DUELLIST, "scripted"],
            {"hero_1": hero, "hero_2": hero, "same_hero": True},
        )
        for hero, printed in HEROES.items()
    },
}
SONATA_PLAYERS: Final = ("strong", "scripted")
EXPLOITED: Final = ("cfr", "scripted", "search:100", "search:10000", "search:200000", "search:1000000")

INTRODUCTION: Final = f"""# How strong the computer players are

Made by `make strength`, which plays on where it was stopped. Seeds begin at {SEED}; games come in deals, the same cards
and dice with the players moved on by each seat; intervals hold the true figure with 95 % confidence. Budgets are
iterations (`search:250` plays on 250 times for each choice), so that no figure depends on the machine.
"""

NOT_MEASURED: Final = """## What was not measured

- Play against people: no games were collected.
- `hard` as people meet it: its 0.9 s for a choice mean other play on every machine.
- Search in duels of Liar's Dice with more dice, and in Unmatched on the second map, in teams and each for themselves.
- Search in Kill Doctor Lucky with other numbers of seats, other houses, and strangers or escapes.
- Black Sonata in modes other than normal.
"""

NOT_YET: Final = "Not measured yet."


def figures() -> dict[str, tuple[str, Figure]]:
    """By name, as the command takes it: what the page calls it, and what measures it."""
    return {
        "sonata": ("Black Sonata, normal mode, a printed sequence drawn unseen", sonata),
        **{name: (one.title, _tournament(name, one)) for name, one in TOURNAMENTS.items()},
        "heroes": ("Unmatched, each hero against each other, both of them searching", heroes),
        "knights": ("Shadows over Camelot, five Knights and one of them the Traitor: one of them searches", knights),
        "exploitability": ("Liar's Dice, two players with one die each (OpenSpiel's game)", exploitability),
    }


def main() -> None:
    known = figures()
    parser = argparse.ArgumentParser(description="Measure how strong the computer players are.")
    parser.add_argument("figures", nargs="*", choices=[[], *known], metavar="FIGURE", help=", ".join(known))
    parser.add_argument("--minutes", type=float, help="stop each after so many; the next time goes on from there")
    parser.add_argument("--processes", type=int, default=1)
    asked = parser.parse_args()
    KEPT.mkdir(parents=True, exist_ok=True)
    before = sections(DOCUMENT.read_text(encoding="utf-8"))
    page = [INTRODUCTION]
    for name, (title, measure) in known.items():
        wanted = not asked.figures or name in asked.figures
        lines = measure(Clock(asked.minutes if wanted else 0), asked.processes)
        text = "\n".join(lines) or before.get(title, NOT_YET)
        page.append(f"## {title}\n\n{text}\n")
    replace_file(DOCUMENT, "\n".join([*page, NOT_MEASURED]))


def sections(page: str) -> dict[str, str]:
    """What stands under each heading of the page."""
    parts = [part.partition("\n") for part in page.split("\n## ")[1:]]
    return {title: text.strip() for title, _, text in parts}


# Tournaments.


def _tournament(name: str, one: Tournament) -> Figure:
    return lambda clock, processes: tournament(name, one, clock, processes)


def tournament(name: str, one: Tournament, clock: Clock, processes: int) -> Lines:
    """Seats balanced, deal by deal."""
    game = fogbound.game(one.game)
    seats = len(one.specs)
    plan = Plan(game, game.settings(seats, None, **one.values), one.specs, SEED)
    path = KEPT / f"{name}.jsonl"
    if clock.over() and not path.exists():
        return []
    with closing(Journal(path, plan)) as journal:
        found = journal.played
        rest = range(len(found), len(found) if clock.over() else MOST_GAMES // seats)
        with closing(played(plan, rest, processes, None)) as deals:
            for dealt in deals:
                journal.keep(dealt)
                found.append(dealt)
                if clock.over():
                    break
    return _standings(Result(plan, found)) if found else []


def _standings(result: Result) -> Lines:
    first = result.players[0]
    between = f"{first.low:.1%} to {first.high:.1%}"
    fair = f"{1 / len(result.plan.specs):.0%}"
    return [
        "| player | games | won | share | 95 % interval | fair share |",
        "| --- | --- | --- | --- | --- | --- |",
        f"| `{first.spec}` | {first.games} | {first.wins} | {first.share:.1%} | {between} | {fair} |",
    ]


# Black Sonata.


def sonata(clock: Clock, processes: int) -> Lines:
    """Games won, scores, and what is missing to the bound."""
    games: list[Game] = [(name, seed) for seed in range(SEED, SEED + SONATAS) for name in SONATA_PLAYERS]
    found = measured("sonata", ("player", "seed"), games, _sonata, clock, processes)
    rows = {name: [one for (who, _), one in found.items() if who == name] for name in SONATA_PLAYERS}
    if min(map(len, rows.values())) < 2:
        return []
    return [
        "| player | games | won | 95 % interval | mean score | regret |",
        "| --- | --- | --- | --- | --- | --- |",
        *[_sonata_row(name, row) for name, row in rows.items()],
        "",
        "A lost game scores nothing. Regret is what is missing, on average, to a bound that no player can beat: the",
        "score of somebody who knows where the Lady will be, though not who she is, and who is spared more than that",
        "would spare (`games/black_sonata/bound.py`). The bound is too high, so the true regret is less.",
    ]


def _sonata(played: Game) -> Kept:
    name, seed = played
    game = fogbound.game("black_sonata")
    outcome = play_game(game, game.settings(), [name], seed)
    bound = best_score(game.setup(game.settings(), seed))
    return {"won": bool(outcome.winners), "score": outcome.scores[0], "bound": bound}


def _sonata_row(name: str, games: list[Kept]) -> str:
    won, scores = sum([game["won"] for game in games]), [game["score"] for game in games]
    low, high = wilson(won / len(games), len(games))
    regret = mean_of([game["bound"] - game["score"] for game in games])
    share = f"{won / len(games):.2%} | {low:.2%} to {high:.2%}"
    return f"| `{name}` | {len(games)} | {share} | {mean_of(scores)} | {regret} |"


# Liar's Dice, solved.


def exploitability(clock: Clock, _processes: int) -> Lines:
    """What can be gained against each player."""
    found = measured("exploitability", ("player",), [(name,) for name in EXPLOITED], _exploitability, clock, 1)
    if not found:
        return []
    return [
        "What a perfect answer wins against a player on average, where a game is worth 1: found exactly, by asking it",
        "in each of the 24,576 situations to which its own choices lead. Nobody can do better than 0.",
        "",
        "| player | exploitability |",
        "| --- | --- |",
        *[f"| `{name}` | {found[name,]['exploitability']:.4f} |" for name in EXPLOITED if (name,) in found],
    ]


def _exploitability(named: Game) -> Kept:
    game = fogbound.game("liars_dice")
    settings = game.settings(preset="tiny")
    asked: Any = player(game, settings, named[0])
    return {"exploitability": Examined(game, settings).exploitability(asked)}


if __name__ == "__main__":
    main()
