"""What is settled before a game, from what was written on the command line."""

from __future__ import annotations

from typing import Annotated, Any, Final

import typer

from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, unknown
from fogbound.core.registry import added_games, own_games
from fogbound.core.settings import Settings, Value, written
from fogbound.core.voice import plural

GameName = Annotated[str, typer.Argument(metavar="GAME", help="A game’s id, as `fogbound games` lists them.")]
Values = Annotated[list[str] | None, typer.Option("--set", metavar="OPTION=VALUE", help="Set an option; repeatable.")]
PresetName = Annotated[str | None, typer.Option("--preset", help="A named choice of options.")]
Seed = Annotated[int | None, typer.Option("--seed", min=0, help="The same seed, the same game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print data for a program.")]


def known_games() -> list[str]:
    """The ids of all games, without a look at the games."""
    return [*own_games(), *added_games()]


def settings_of(game: Game[Any], seats: int | None, preset: str | None, values: list[str] | None) -> Settings:
    """Settings that can be played."""
    return game.settings(seats, preset, **dict(_value(game, text) for text in values or []))


def _value(game: Game[Any], text: str) -> tuple[str, Value]:
    name, equals, value = text.partition("=")
    if not equals:
        raise Mistake(f"--set wants option=value, not {text!r}")
    if name not in game.info.options:
        raise unknown("option", name, game.info.options)
    return name, game.info.options[name].read(value)


MOST_WRITTEN: Final = 8


def in_short(game: Game[Any], settings: Settings) -> str:
    """`4 players, dice 5, wild ones`; of very many options only those that are not as usual."""
    values, usual = settings.values, {name: option.default for name, option in game.info.options.items()}
    if len(values) > MOST_WRITTEN:
        values = {name: value for name, value in values.items() if value != usual[name]}
    agreed = [f"{name} {written(value)}" for name, value in values.items()]
    return ", ".join([plural(settings.seats, "player"), *agreed, *([] if agreed else ["all else as usual"])])


def in_words(game: Game[Any], settings: Settings) -> list[tuple[str, ...]]:
    """What was agreed, option by option."""
    return [(option.meaning, option.values[settings.values[name]]) for name, option in game.info.options.items()]
