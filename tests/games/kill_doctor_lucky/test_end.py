"""KDL-14: the end of the game."""

from __future__ import annotations

from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.agreed import agreed
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import foiling, names, played, position, reason, where


def murdered(**said: str) -> Mansion:
    """A murder of value 4 that the others tried to foil with a card and a token."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel", "F1"), tokens="1 1 0", **said)
    return foiling(played(state, "attempt", "use weapon_trowel"), "F1 token", "")


def test_a_murder_wins() -> None:
    """KDL-14.1: at once; the Doctor stays where he is, nobody is next, and nobody gains a token."""
    state = murdered()
    assert reason(state) == "murder 0"
    assert where(state) == "gallery kitchen kitchen gallery"
    assert (GAME.actor(state), state.tokens) == (None, (1, 0, 0))


def test_what_was_used_is_put_away() -> None:
    """KDL-14.2: the weapon on the discards, failure cards out of the game or there too, tokens in the supply."""
    state = murdered()
    assert names(state.discards.cards) == ["weapon_trowel"]
    assert names(state.removed.cards) == ["failure_bats"]
    assert names(murdered(foil_cards_go_to="discard").discards.cards) == ["weapon_trowel", "failure_bats"]
    assert (len(state.weapon), len(state.against), state.attempt) == (0, 0, None)


def test_the_turn_limit() -> None:
    """KDL-14.3: when the Doctor has walked after the last turn."""
    state = played(position("foyer foyer foyer", turns=49, turn_limit=50), "end")
    assert reason(state) == "turn_limit"
    assert where(state).endswith("library")
    assert played(position("foyer foyer foyer", turns=48, turn_limit=50), "end").outcome is None


def test_the_usual_turn_limit() -> None:
    """KDL-14.3: 80 turns for each guest, strangers counted."""
    limits = [agreed(GAME.settings(seats)).turn_limit for seats in (3, 8)]
    assert limits == [240, 640]
    assert agreed(GAME.settings(2, variant="two_player_strangers")).turn_limit == 320


def test_scores() -> None:
    """KDL-14.4: a point for each other player, who lose one each; nothing without a winner."""
    outcome = murdered().outcome
    assert outcome is not None
    assert (outcome.scores, outcome.losers) == ([2.0, -1.0, -1.0], [1, 2])
    late = played(position("foyer foyer foyer", turns=49, turn_limit=50), "end").outcome
    assert late is not None
    assert (late.scores, late.winners, late.losers) == ([0.0, 0.0, 0.0], [], [])
