"""KDL-4: a turn."""

from __future__ import annotations

import pytest

from fogbound.core.agenda import Decision
from fogbound.core.mistakes import Mistake
from fogbound.core.session import begin
from fogbound.games.kill_doctor_lucky import GAME
from tests.games.kill_doctor_lucky.positions import foiling, names, offered, played, position, refused, told, where


def test_move_act_and_the_doctor_walks() -> None:
    """KDL-4.1: first the movement, then the action, then the Doctor, then the next turn."""
    state = position("foyer parlor parlor", "library")
    played(state, "go green_house", "draw")
    kinds = [fact[0] for fact in told(state)]
    assert kinds == ["went", "drew", "drew_card", "doctor", "turn"]
    assert where(state) == "green_house parlor parlor tennessee_room"
    assert GAME.actor(state) == 1


def test_one_action_and_no_duty() -> None:
    """KDL-4.2: after a draw the turn is over; a turn can be ended where one stands, and an attempt can be left."""
    state = position("gallery kitchen kitchen")
    assert {"attempt", "end"} <= set(offered(state))
    assert where(played(state, "end")) == "gallery kitchen kitchen library"
    assert GAME.actor(played(position("green_house kitchen foyer", "library"), "draw")) == 1


def test_an_action_ends_the_movement() -> None:
    """KDL-4.3: who has announced an attempt goes nowhere any more, and does nothing else."""
    state = played(position("gallery kitchen kitchen", hands=("move_library",)), "attempt")
    assert offered(state) == ["bare_hands"]
    assert [refused(state, text) for text in ("go library", "steps move_library", "draw")] == ["KDL-4.3"] * 3


def test_an_announced_attempt_is_not_taken_back() -> None:
    """KDL-4.3: a step is, as long as nobody else has chosen; what is announced stands."""
    session = begin(GAME, GAME.settings(3, close_wings="none"), ["Ada", "Ben", "Cy"], 0b111, 1)
    seat = session.now.actor
    assert seat is not None
    session.choose(seat, "go foyer")
    assert session.can_take_back(seat)
    state = played(position("gallery kitchen kitchen"), "attempt")
    assert all(state.disclosed(watcher) for watcher in (0, 1, 2, None))


def test_cards_have_their_time() -> None:
    """KDL-4.4: weapons for one's own attempt, cards for moving for one's own movement, Failure cards when asked."""
    state = position("gallery kitchen kitchen", hands=("F3 weapon_trowel", "F1 move_library weapon_rat_poison"))
    assert [refused(state, text) for text in ("use weapon_trowel", "lay failure_accursed_feline")] == ["KDL-4.4"] * 2
    played(state, "attempt")
    assert refused(state, "lay failure_accursed_feline") == "KDL-4.4"
    played(state, "use weapon_trowel")
    assert GAME.actor(state) == 1
    asked = [refused(state, text) for text in ("steps move_library", "use weapon_rat_poison", "go library")]
    assert asked == ["KDL-4.4"] * 3


def test_used_cards_are_open() -> None:
    """KDL-4.5: at once on the discards, where everybody may look through them."""
    state = played(position("foyer parlor parlor", hands=("move_piazza",)), "steps move_piazza")
    assert [GAME.view(state, seat).discards for seat in (0, 1, 2, None)] == [["move_piazza"]] * 4


def test_hands_have_no_limit() -> None:
    """KDL-4.6: who holds fifteen cards draws a sixteenth; all know how many, and the tokens."""
    cards = " ".join(["F1"] * 10 + ["F2"] * 5)
    state = played(position("green_house kitchen foyer", "library", hands=(cards,), tokens="2 0 1"), "draw")
    view = GAME.view(state, 1)
    assert view.hands[0] == {"count": 16, "cards": [None] * 16}
    assert view.tokens == [2, 0, 1]


def test_what_is_not_on_offer_is_refused_with_a_sentence() -> None:
    """KDL-4.4: and changes nothing."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel",))
    before = GAME.data(state)
    with pytest.raises(Mistake, match="weapons for your own attempt"):
        GAME.play(state, "use weapon_trowel")
    assert GAME.data(state) == before


def test_the_turn_goes_on_after_a_foiled_attempt() -> None:
    """KDL-4.1: the Doctor walks, and the next guest has the turn."""
    state = foiling(played(position("gallery kitchen kitchen", hands=("", "F1")), "attempt", "bare_hands"), "F1")
    assert where(state) == "gallery kitchen kitchen library"
    top = state.agenda[-1]
    assert isinstance(top, Decision)
    assert top.seat == 1
    assert names(state.removed.cards) == ["failure_bats"]
