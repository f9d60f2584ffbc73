"""What computer players say in a whole game."""

from __future__ import annotations

from collections import Counter

import pytest

from fogbound.bots import play_game
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.state import Camelot


@pytest.mark.parametrize("level", ["base", "false_lady"])
def test_knights_speak_before_their_heroic_actions(level: str) -> None:
    """B-14.1: each says at most one thing before such a choice, and nobody repeats himself."""
    positions: list[Camelot] = []
    play_game(GAME, GAME.settings(5, level=level), ["scripted"] * 5, 2, lambda state: positions.append(state.clone()))
    waiting = {state.decisions: state.agenda[-1] for state in positions[:-1]}
    said = positions[-1].said
    assert said
    assert {type(waiting[at]).__name__ for at, _, _ in said} == {"HeroicAction"}
    assert all(waiting[at].seat == seat for at, seat, _ in said)
    assert Counter(at for at, _, _ in said).most_common(1)[0][1] == 1
    assert len({(seat, words) for _, seat, words in said}) == len(said)


def test_a_suspicion_spoken_makes_another_suspect() -> None:
    """B-14.1: what computer players say is weighed by those that hear it."""
    state: Camelot = GAME.setup(GAME.settings(5, level="base", loyalty_deck="all_8"), 1)
    before = GAME.insight(GAME.view(state, 0))["suspicion"]
    GAME.say(state, 2, "suspect 1")
    after = GAME.insight(GAME.view(state, 0))["suspicion"]
    assert after[1] > before[1]
    assert after[3] < before[3]
