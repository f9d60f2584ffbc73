"""Comparing players."""

from __future__ import annotations

import secrets
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated, Any

import typer

import fogbound
from fogbound import arena as tournaments
from fogbound.arena.saving import require_kind
from fogbound.cli import console
from fogbound.cli.seating import OwnPlayers, named_by_files
from fogbound.cli.settling import AsJson, GameName, PresetName, Seed, Values, settings_of
from fogbound.core.files import replace_file
from fogbound.core.mistakes import Mistake
from fogbound.core.voice import plural


def arena(
    name: GameName,
    seats: Annotated[str, typer.Option("--seats", metavar="WHO,WHO,…", help="The computer players to compare.")],
    games: Annotated[
        int, typer.Option("--games", min=1, help="So many games, or the few more that balance seats.")
    ] = 1000,
    seed: Seed = None,
    values: Values = None,
    preset: PresetName = None,
    own: OwnPlayers = None,
    table: Annotated[
        int | None, typer.Option("--table", min=2, metavar="SEATS", help="Each against each, at tables of so many.")
    ] = None,
    sprt: Annotated[
        float | None, typer.Option("--sprt", metavar="SHARE", help="Stop once it is clear if the first wins so much.")
    ] = None,
    strict: Annotated[
        bool, typer.Option("--strict", help="Stop when a player misplays, instead of counting it.")
    ] = False,
    rate: Annotated[bool, typer.Option("--ratings", help="Rate the players by OpenSkill.")] = False,
    resume: Annotated[
        Path | None,
        typer.Option("--resume", metavar="FILE", help="Keep all deals there, and go on from what is there."),
    ] = None,
    save: Annotated[
        Path | None, typer.Option("--save", metavar="FILE", help="All games, as .json or .parquet.")
    ] = None,
    svg: Annotated[Path | None, typer.Option("--svg", metavar="FILE", help="With --table: the pay-offs drawn.")] = None,
    cluster: Annotated[
        str | None, typer.Option("--cluster", metavar="ADDRESS", help="Play on the workers of a Dask scheduler.")
    ] = None,
    processes: Annotated[int | None, typer.Option("--processes", min=1, help="So many, not one for each core.")] = None,
    as_json: AsJson = False,
) -> None:
    """Let computer players play many games: the share each wins, with its 95 % interval, the seats balanced."""
    game = fogbound.game(name)
    specs = named_by_files([word.strip() for word in seats.split(",")], own)
    settings = settings_of(game, table or len(specs), preset, values)
    seed = secrets.randbelow(1 << 32) if seed is None else seed
    require_together(table, {"--resume": resume, "--sprt": sprt}, svg, save)
    how: dict[str, Any] = {"strict": strict, "cluster": cluster, "workers": processes}
    with console.progress(f"{game.info.title}, seed {seed}") as moved:
        if table is None:
            found = [tournaments.run(game, settings, specs, games, seed, moved, journal=resume, hoped=sprt, **how)]
        else:
            found = list(_each_with_each(tournaments.payoffs(game, settings, specs, games, seed, moved, **how), svg))
    rated = tournaments.ratings(found) if rate else {}
    if save is not None:
        tournaments.save(found, save)
    if as_json:
        data = found[0].data() if table is None else {"tournaments": [one.data() for one in found]}
        console.give({**data, "ratings": rated} if rate else data)
        return
    for result in found:
        show_result(result, seed)
    show_ratings(rated)


def require_together(table: int | None, single: dict[str, object], svg: Path | None, save: Path | None) -> None:
    """What does not go together is said before anything is played."""
    if save is not None:
        require_kind(save)
    if table is None and svg is not None:
        raise Mistake("--svg draws what --table finds: say it too")
    wrong = [name for name, given in single.items() if given is not None]
    if table is not None and wrong:
        raise Mistake(f"{wrong[0]} is for one tournament; with --table there are several")


def _each_with_each(found: tournaments.Payoffs, svg: Path | None) -> Iterable[tournaments.Result]:
    if svg is not None:
        replace_file(svg, tournaments.picture(found).alone())
    return found.values()


def show_result(result: tournaments.Result, seed: int) -> None:
    console.heading(f"{result.plan.game.info.title}, {result.games} games, seed {seed}")
    console.grid(
        [(one.spec, f"{one.wins}", f"{one.share:.1%}", f"{one.low:.1%} to {one.high:.1%}") for one in result.players],
        ("player", "won", "share", "95 % interval"),
    )
    if result.verdict is not None:
        console.say(f"Whether {result.players[0].spec} has the share that was hoped for: {result.verdict}.")
    for spec, count in result.misplays.items():
        console.say(f"{spec} lost {plural(count, 'game')} by misplaying.", "yellow")
    if result.misplays:
        console.say(f"The first time: {result.first_misplay()}.", "yellow")


def show_ratings(rated: dict[str, dict[str, float]]) -> None:
    if rated:
        console.heading("Ratings by OpenSkill")
        console.grid([(spec, f"{one['mean']:.1f}", f"± {one['unsure']:.1f}") for spec, one in rated.items()])
