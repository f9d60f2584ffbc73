"""Option sets to try a game with, drawn from its `info`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle
from random import Random
from typing import Any, Final

from fogbound.core.game import Game
from fogbound.core.settings import Settings, Value

COMBINATIONS: Final = 4
"""So many random combinations belong to the sample."""

ENOUGH_LOOKS: Final = 800
"""At so many positions of a game, all cases together, each check looks."""

FEWEST_LOOKS: Final = 8

TRIES: Final = 1000
"""So many combinations are tried for a value that does not go together with the defaults."""


def sample(game: Game[Any]) -> list[Settings]:
    """A fixed sample: every number of seats, every preset, every value of every option, a few combinations."""
    rng = Random(0)
    found: dict[str, Settings] = {}
    for settings in [*_one_at_a_time(game), *[random_settings(game, rng) for _ in range(COMBINATIONS)]]:
        if not game.check(settings):
            found.setdefault(str(settings.data()), settings)
    for name, option in game.info.options.items():
        tried = {settings.values[name] for settings in found.values()}
        for value in option.values:
            rare = None if value in tried else _with_value(game, rng, name, value)
            if rare is not None:
                found.setdefault(str(rare.data()), rare)
    return list(found.values())


def looks_each(cases: int) -> int:
    """At how many positions of each case to look, so that a game with many options takes no longer to test."""
    return max(FEWEST_LOOKS, ENOUGH_LOOKS // cases)


def _with_value(game: Game[Any], rng: Random, name: str, value: Value) -> Settings | None:
    """A combination with a value that does not go together with the defaults."""
    for _ in range(TRIES):
        some = random_settings(game, rng)
        settings = Settings(some.seats, {**some.values, name: value})
        if not game.check(settings):
            return settings
    return None


def cases(game: Game[Any], rng: Random) -> Iterator[Settings]:
    """The sample, and then combinations without end."""
    yield from sample(game)
    while True:
        settings = random_settings(game, rng)
        if not game.check(settings):
            yield settings


def random_settings(game: Game[Any], rng: Random) -> Settings:
    """Any value of every option; whether they go together is for `check` to say."""
    values = {name: rng.choice(list(option.values)) for name, option in game.info.options.items()}
    return Settings(rng.randint(game.info.fewest_seats, game.info.most_seats), values)


def _one_at_a_time(game: Game[Any]) -> list[Settings]:
    info = game.info
    numbers = range(info.fewest_seats, info.most_seats + 1)
    seats = cycle(numbers)
    defaults: dict[str, Value] = {name: option.default for name, option in info.options.items()}
    found = [Settings(number, defaults) for number in numbers]
    found += [info.settings(preset=name) for name in info.presets]
    for name, option in info.options.items():
        others = [value for value in option.values if value != option.default]
        found += [Settings(next(seats), {**defaults, name: value}) for value in others]
    return found
