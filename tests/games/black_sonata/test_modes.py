"""BS-14 and BS-15: the score, and what each mode changes."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.voice import Voice
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.catalogue import FOG_NAMES
from fogbound.games.black_sonata.modes import MODES, score
from tests.games.black_sonata.positions import offered, played, position, refused, women

LUCY = "amorous+court+shakespeare"


def points(**said: Any) -> float:
    """What a confrontation in this position scores."""
    state = played(position(**{"named": LUCY, **said}), "search", "confront")
    assert state.outcome is not None
    return state.outcome.scores[0]


def test_the_score() -> None:
    """BS-14.1: 21 cards above with the new fog card, 2 x 26, and 9 fog cards at 2 points."""
    assert points(top=5) == 21 + 52 + 18


def test_the_highest_score_of_the_normal_game() -> None:
    """BS-14.1: 95, for a lucky guess on the first turn with 26 cards."""
    assert points(top=1) == 95


@pytest.mark.parametrize(
    ("sequence", "length"), [("very-easy-move1", 30), ("easy-move1", 28), ("moderate-move1", 26), ("hard-move1", 24)]
)
def test_the_countdown_counts_as_many_as_the_sequence_has(sequence: str, length: int) -> None:
    """BS-14.1: whatever its length."""
    assert points(sequence=sequence, top=5, countdown=1) == (length - 5) + length + 18


def test_fog_cards_left() -> None:
    """BS-14.1: counted after one was slid in."""
    assert points(top=5, gone=FOG_NAMES[1:], countdown=0) == 21
    assert points(top=5, gone=FOG_NAMES[2:], countdown=0) == 21 + 2


@pytest.mark.parametrize(("advances", "expected"), [(9, 5), (10, 5), (11, 6)])
def test_training_is_halved_rounding_up(advances: int, expected: int) -> None:
    """BS-14.2: last of all."""
    assert score(MODES["training"], 0, advances, 0) == expected


def test_a_score_below_nothing() -> None:
    """BS-14.2 and BS-15.4: in easy mode."""
    assert points(mode="easy", top=24, countdown=0, gone=FOG_NAMES[1:]) == 2 - 30


def test_a_lost_game_scores_nothing() -> None:
    """BS-14.2: however much time was left."""
    assert points(named="literary+married+children", top=5) == 0


def test_ranks_are_said_at_the_end() -> None:
    """BS-14.3: by the final score."""
    state = played(position(named=LUCY), "search", "confront")
    said = GAME.words.ending(GAME.view(state, 0).outcome, Voice(["Ada"], 0))
    assert said == "You have unmasked the Dark Lady: 91 points, immortal bard."


# Training.


def test_in_training_a_search_may_follow_a_move() -> None:
    """BS-15.3: at the new place; then the turn is over."""
    state = played(position(top=5, mode="training", at="cripplegate"), "move clerkenwell")
    assert GAME.view(state, 0).decision["name"] == "MaySearch"
    assert offered(state) == ["search", "pass"]
    assert state.top == 5
    played(state, "search")
    assert state.searches[-1].found


def test_in_training_either_may_be_left_out() -> None:
    """BS-15.3: a move alone, or a search alone, after which nobody moves."""
    state = played(position(top=5, mode="training"), "move blackfriars", "pass")
    assert (state.top, len(state.searches)) == (6, 0)
    state = played(position(top=5, mode="training"), "search", "let go")
    assert (state.top, GAME.view(state, 0).decision["name"]) == (6, "ChooseAction")


def test_in_training_a_move_is_made_once() -> None:
    """BS-15.3: before the search."""
    state = played(position(top=5, mode="training"), "move blackfriars")
    assert refused(state, "move clerkenwell") == "BS-15.3"
    assert refused(state, "use fog") == "BS-15.3"


def test_in_training_on_fog_it_is_a_move_or_the_fog_card() -> None:
    """BS-15.3: after a move the turn is over."""
    state = position(top=5, mode="training", fog_at=(5,))
    assert offered(state) == ["move cripplegate", "move blackfriars", "use fog", "pass"]
    played(state, "move blackfriars")
    assert (state.top, GAME.view(state, 0).decision["name"]) == (6, "ChooseAction")


def test_in_training_the_suit_card_and_naming_between_move_and_search() -> None:
    """BS-15.3: a key claimed by the move frees the suit card for the search that follows."""
    state = position(top=5, mode="training", at="cripplegate", keys="all")
    played(state, "move clerkenwell", "reveal suit card", f"name {LUCY}")
    assert offered(state) == ["search", "pass"]
    assert played(state, "search", "confront").outcome is not None


def test_only_training_has_a_search_after_a_move() -> None:
    """BS-15.5: in the other modes a turn is one thing."""
    for mode in ("easy", "normal", "advanced"):
        state = played(position(top=5, mode=mode), "move blackfriars")
        assert state.top == 6


# The other modes.


def test_easy() -> None:
    """BS-15.4: the next suit on the dotted line is out, the countdown begins at 3, 30 points are taken."""
    state = GAME.setup(GAME.settings(mode="easy"), 1)
    assert (state.countdown, len(state.removed)) == (3, 2)
    assert points(mode="easy", top=5) == points(top=5) - 30


def test_normal() -> None:
    """BS-15.5: nothing is removed."""
    assert women(GAME.setup(GAME.settings(), 1))["removed suit"] == []


def test_advanced() -> None:
    """BS-15.6: the next suit clockwise is out, five points are added."""
    assert women(position(mode="advanced"))["removed suit"] == ["Anne Hathaway", "Jane Davenant"]
    assert points(mode="advanced", top=5) == points(top=5) + 5


@pytest.mark.parametrize("count", [1, 3, 8])
def test_expert(count: int) -> None:
    """BS-15.7: as advanced, and five points for each fog card removed, which is then not counted as one left."""
    gone = FOG_NAMES[:count]
    assert points(mode="expert", fog_removed=count, top=5, gone=gone) == points(top=5) + 5 + 5 * count - 2 * count
