"""A seat's position in one number, by which a search knows it again."""

from __future__ import annotations

from random import Random

import pytest

from fogbound.core.agenda import apply, options
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.levels import LEVELS


@pytest.mark.parametrize("level", LEVELS)
def test_it_tells_apart_what_the_view_tells_apart(level: str) -> None:
    """B-14.2: worlds that fit one view have one key, and no two views share theirs."""
    state, chance = GAME.setup(GAME.settings(4, level=level), 5), Random(5)
    keys: dict[tuple[int, str], int] = {}
    while state.agenda:
        seat = state.decisions % 4
        view = GAME.view(state, seat)
        for world in (state, GAME.sample(view, 1), GAME.sample(GAME.view(state, (seat + 1) % 4), 2)):
            seen = (seat, GAME.view(world, seat).json())
            key = GAME.key(world, seat)
            assert keys.setdefault(seen, key) == key, "one view has two keys"
        apply(state, chance.choice(options(state)))
    assert len(set(keys.values())) == len(keys) > 50, "two views have one key"
