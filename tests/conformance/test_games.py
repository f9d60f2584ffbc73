"""Every registered game keeps what games promise, with every option set of a fixed sample."""

from __future__ import annotations

import re
from typing import Any

import pytest

import fogbound
from fogbound.conformance import check_game, looks_each, sample
from fogbound.conformance.fault import in_words
from fogbound.core.game import Game
from fogbound.core.settings import Settings

CASES = [
    pytest.param(game, settings, seed, looks_each(len(settings_of)), id=f"{name}: {in_words(settings)}")
    for name, game in fogbound.games().items()
    for settings_of in [sample(game)]
    for seed, settings in enumerate(settings_of)
]


@pytest.mark.parametrize(("game", "settings", "seed", "looks"), CASES)
def test_a_game_keeps_its_promises(game: Game[Any], settings: Settings, seed: int, looks: int) -> None:
    """All checks of the conformance suite; the fault names the check, the decision and the seat."""
    check_game(game, settings, seed, looks=looks)


def test_frontispieces_stand_beside_one_another() -> None:
    """On the page of all games: no id of one is another's."""
    drawn = [game.drawing.frontispiece().svg() for game in fogbound.games().values()]
    ids = [found for svg in drawn for found in re.findall(r' id="([^"]*)"', svg)]
    assert sorted(set(ids)) == sorted(ids)


@pytest.mark.parametrize("game", [pytest.param(game, id=name) for name, game in fogbound.games().items()])
def test_the_sample_has_every_number_of_seats_every_preset_and_every_value(game: Game[Any]) -> None:
    """Nothing that can be set is left out, but for what does not go together with the defaults."""
    cases = sample(game)
    info = game.info
    assert {settings.seats for settings in cases} == set(range(info.fewest_seats, info.most_seats + 1))
    data = [settings.data() for settings in cases]
    for name in info.presets:
        assert info.settings(preset=name).data() in data, name
    for name, option in info.options.items():
        assert {settings.values[name] for settings in cases} == set(option.values), name
