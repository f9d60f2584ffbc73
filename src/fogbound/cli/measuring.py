"""Measuring speed."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Any

import typer

import fogbound
from fogbound import bench as benchmark
from fogbound.cli import console
from fogbound.cli.settling import AsJson
from fogbound.core.game import Game

IN_PLAY = "in random play"
GameNames = Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these.")]


def bench(
    names: GameNames = None,
    against: Annotated[
        Path | None, typer.Option("--against", metavar="FOLDER", help="Measure the build there as well.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure how fast the games are, related to a loop in plain Python."""
    games = games_named(names)
    if against is not None:
        benchmark.require_build(against)
    with console.progress("Measuring") as moved:
        found = benchmark.report(games, moved)
    if against is not None:
        other = benchmark.measured_in(against, [game.info.name for game in games])
        found["against"] = other
        found["factors"] = benchmark.factors(found, other)
    if as_json:
        console.give(found)
    else:
        _show_speed(found)


def games_named(names: list[str] | None) -> list[Game[Any]]:
    return [fogbound.game(name) for name in names] if names else list(fogbound.games().values())


def _show_speed(found: dict[str, Any]) -> None:
    console.say(
        f"The loop in plain Python runs {found['loop_per_s'] / 1e6:.1f} million times a second;"
        f" the engine is {'compiled' if found['compiled'] else 'plain Python'}."
    )
    for name, measured in found["games"].items():
        console.heading(name)
        console.grid(_speed_rows(measured))
        if "factors" in found:
            other = "compiled" if found["against"]["compiled"] else "plain"
            console.say(f"In the other build, which is {other}, this is so many times as fast:")
            console.grid((_words(measure), f"{factor:.1f}") for measure, factor in found["factors"][name].items())


def _speed_rows(measured: dict[str, float]) -> list[tuple[str, ...]]:
    rates = [
        (
            f"{what} {where}",
            f"{measured[f'{what}_per_s']:,.0f} a second",
            f"{measured[f'{what}_per_1000_loops']:.1f} per 1,000 loops",
        )
        for what, where in (("decisions", IN_PLAY), ("choices", IN_PLAY), ("iterations", "of a search"))
    ]
    singles = [name.removesuffix("_us") for name in measured if name.endswith("_us")]
    return [
        *rates,
        *(
            (_words(name), f"{measured[f'{name}_us']:,.2f} µs", f"{measured[f'{name}_loops']:.1f} loops")
            for name in singles
        ),
    ]


def _words(measure: str) -> str:
    return {"view": "view as JSON", "state_json": "position as JSON", "scripted": "a scripted choice"}.get(
        measure, measure
    )
