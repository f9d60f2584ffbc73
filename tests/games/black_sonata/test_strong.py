"""BS-16.3: the strong player, which reckons with the map and the signs only."""

from __future__ import annotations

from collections import deque
from random import Random
from statistics import mean

import pytest

from fogbound.bots import play_game
from fogbound.core.players import Budget
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.bound import best_score
from fogbound.games.black_sonata.london import ALL_PLACES, LONDON, PLACES
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.strong import Strong
from fogbound.games.black_sonata.tours import moves_left
from tests.games.black_sonata.positions import position


def chosen(state: Pursuit) -> str:
    """Give what it chooses."""
    return Strong().choose(GAME.view(state, 0), Budget(), Random(0))


def walked(place: int, missing: int) -> int:
    """Count the moves of the shortest tour, by trying all of them."""
    waiting, known = deque([(place, missing, 0)]), {(place, missing)}
    while waiting:
        place, missing, moves = waiting.popleft()
        if not missing:
            return moves
        for there in LONDON.neighbours[place]:
            found = (there, missing & ~(1 << there))
            if found not in known:
                known.add(found)
                waiting.append((*found, moves + 1))
    raise AssertionError("London falls apart")


@pytest.mark.parametrize("missing", [0, 1, 1 << 10, 0b10010000011, ALL_PLACES])
def test_tours_are_the_shortest(missing: int) -> None:
    """BS-6.2: as many moves as trying all of them finds, from every place."""
    found = [moves_left(place, missing) for place in range(len(PLACES))]
    assert found == [walked(place, missing) for place in range(len(PLACES))]


def test_a_hundred_games() -> None:
    """BS-13.1: it wins nearly all of them, and with more points than who searches where she is as likely as not."""
    games = [play_game(GAME, GAME.settings(), ["strong"], seed) for seed in range(100)]
    assert sum(len(game.winners) for game in games) >= 98
    assert mean(game.scores[0] for game in games) > 43


def test_it_plays_every_mode() -> None:
    """BS-15.1: to the end, and mostly wins."""
    for preset in GAME.info.presets:
        games = [play_game(GAME, GAME.settings(preset=preset), ["strong"], seed) for seed in range(10)]
        assert sum(len(game.winners) for game in games) >= 8, preset


def test_no_game_is_won_by_more_than_the_clairvoyant_could() -> None:
    """BS-14.1: the bound holds game by game, and is not far away."""
    for seed in range(12):
        bound = best_score(GAME.setup(GAME.settings(), seed))
        assert play_game(GAME, GAME.settings(), ["strong"], seed).scores[0] <= bound < 90


def test_the_clairvoyant_bound_by_hand() -> None:
    """BS-14.1: with two cards left and she here, the guess is made now: one in as many as there are triples."""
    state = position(countdown=0, top=24)
    assert state.advances_left() == 2
    assert best_score(state) == pytest.approx((2 + 2 * 9) / 35)
