"""KDL-16: the escape."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.session import begin
from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.spaces import SPACES
from tests.games.kill_doctor_lucky.positions import (
    escaping,
    foiling,
    hand,
    names,
    offered,
    played,
    position,
    reason,
    refused,
    told,
    where,
)


def test_the_beginning() -> None:
    """KDL-16.1: everything as usual, but six cards for everybody, no pets, and nothing on closed rooms."""
    values: dict[str, Any] = {"variant": "escape", "pets": "both", "hand_size": "five", "closed_rooms_take_cards": True}
    state = GAME.setup(GAME.settings(3, **values), 1)
    assert sorted(len(hand) for hand in state.hands) == [6, 6, 7]
    assert (len(state.covered), GAME.view(state, 0).pets) == (0, {"cat": None, "dog": None})
    assert SPACES[state.doctor] == "gallery"
    assert len(state.house.closed_wings) == 2


def test_the_ghost_cannot_be_killed() -> None:
    """KDL-16.1: nobody attempts it; and when the pile is empty it stays light."""
    state = escaping("gallery kitchen kitchen", pile_count=1)
    assert refused(state, "attempt") == "KDL-16.1"
    played(state, "end")
    assert not state.dark


def test_straight_after_a_game_that_was_won() -> None:
    """KDL-16.2: where all stand when the Doctor is dead, without tokens, and with the winner's turn."""
    murder = position("foyer kitchen library", "library", turn=2, tokens="1 0 2", hands=("", "", "weapon_trowel"))
    won = foiling(played(murder, "attempt", "use weapon_trowel"), "", "")
    winner = int(reason(won).removeprefix("murder "))
    *guests, doctor = where(won).split()
    escape = escaping(" ".join(guests), doctor, turn=winner, turns=0)
    view = GAME.view(escape, winner)
    assert (GAME.actor(escape), view.decision["name"], view.tokens) == (2, "TakeEscapeTurn", [0, 0, 0])
    assert where(escape) == where(won)
    assert (len(won.discards), len(escape.discards), len(escape.pile)) == (1, 0, 72)
    assert GAME.actor(played(escape, "end")) == 0


def test_a_turn_begins_with_a_card() -> None:
    """KDL-16.3: there is no other draw."""
    state = escaping("foyer kitchen kitchen", pile="F4")
    played(state, "end")
    assert GAME.actor(state) == 1
    assert hand(state, 1) == ["failure_blocked"]
    assert refused(state, "draw") == "KDL-16.3"


def test_an_empty_pile_is_refilled() -> None:
    """KDL-16.3: from the discards; where there are none nobody draws."""
    state = played(escaping("foyer kitchen kitchen", pile_count=0), "end")
    assert (len(hand(state, 1)), len(state.pile), len(state.discards)) == (1, 71, 0)
    everything = " ".join(GAME.data(state)["table"]["pile"])
    held = escaping("foyer kitchen kitchen", hands=(everything, hand(state, 1)[0]), pile_count=0)
    assert len(hand(played(held, "end"), 1)) == 1


def test_sight_does_not_matter() -> None:
    """KDL-16.4: one attacks in everybody's sight; turns go to the left, and pass over the dead."""
    assert offered(escaping("foyer foyer drawing_room", "library"), "attack") == ["1"]
    assert GAME.actor(played(escaping("foyer - green_house piazza", "sitting_room"), "end")) == 2
    ghost = escaping("foyer kitchen library", "gallery", hands=("", "", "F4"))
    played(ghost, "end")
    foiling(ghost, "F4")
    assert GAME.actor(ghost) == 1


def test_points_send_the_ghost_on() -> None:
    """KDL-16.5: the free step too, one stop of his round for each; cards move him in no other way."""
    state = escaping("foyer kitchen kitchen", "gallery", hands=("move_piazza",), move_cards_move_doctor=True)
    played(state, "send_on")
    assert where(state).endswith(" library")
    assert "send_on" not in offered(state)
    assert (offered(state, "push"), offered(state, "carry")) == ([], [])
    played(state, "steps move_piazza", "send_on", "send_on")
    assert where(state).endswith(" lilac_room")


def test_an_attack_on_a_guest() -> None:
    """KDL-16.6: in the same space, whoever else is there; only the victim is asked, once."""
    state = escaping("foyer foyer foyer parlor", "library", hands=("weapon_monkey_hand", "F1", "F4"), tokens="1 0 0 0")
    assert offered(state, "attack") == ["1", "2"]
    assert refused(state, "attack 3") == "KDL-16.6"
    played(state, "attack 2", "use weapon_monkey_hand")
    assert GAME.view(state, None).attempt["value"] == 1 + 1 + 6
    assert GAME.actor(state) == 2
    foiling(state, "F4")
    assert where(state) == "foyer foyer - parlor tennessee_room"


def test_guests_are_not_attacked_in_another_game() -> None:
    """KDL-16.6: in an escape only."""
    state = GAME.setup(GAME.settings(3), 1)
    assert refused(state, f"attack {(state.turn + 1) % 3}") == "KDL-16.6"


def test_an_attack_that_is_foiled() -> None:
    """KDL-16.7: the attacker takes a token and those laid; the weapon is discarded, failure cards leave the game."""
    state = escaping("foyer foyer parlor", "library", hands=("weapon_trowel", "F3"), tokens="0 1 0")
    foiling(played(state, "attack 1", "use weapon_trowel"), "F3 token")
    assert state.tokens == (2, 0, 0)
    assert (names(state.discards.cards), names(state.removed.cards)) == (["weapon_trowel"], ["failure_accursed_feline"])


def test_a_victim_dies() -> None:
    """KDL-16.8: the hand is discarded, the tokens go back, and the attacker gains nothing."""
    state = escaping("foyer foyer parlor", "library", hands=("weapon_trowel", "F1 move_foyer"), tokens="0 2 0")
    foiling(played(state, "attack 1", "use weapon_trowel"), "token")
    assert where(state) == "foyer - parlor tennessee_room"
    assert state.tokens == (0, 0, 0)
    assert names(state.discards.cards) == ["move_foyer", "weapon_trowel", "failure_bats"]


def test_the_ghost_attacks_where_he_comes() -> None:
    """KDL-16.9: everybody there, from the left of who has the turn, who comes last."""
    state = escaping("library library foyer library", "gallery", turn=1, hands=("F1", "F1", "", "F1"))
    played(state, "end")
    asked = []
    while GAME.view(state, None).decision["name"] == "MayFoil":
        seat = GAME.actor(state)
        asked.append(seat)
        foiling(state, "F1" if hand(state, seat or 0) else "")
    assert asked == [3, 0, 1]


def test_he_does_not_attack_who_comes_to_him() -> None:
    """KDL-16.9: nor anybody where he begins."""
    state = played(escaping("armory kitchen kitchen", "gallery"), "go gallery")
    assert GAME.view(state, None).decision["name"] == "TakeEscapeTurn"
    begun = GAME.setup(GAME.settings(4, variant="escape", start="dealt_room"), 4)
    assert GAME.view(begun, None).decision["name"] == "TakeEscapeTurn"


def test_sent_on_he_attacks_at_once() -> None:
    """KDL-16.9: before the turn goes on."""
    state = escaping("foyer library kitchen", "gallery", hands=("", "F2"))
    played(state, "send_on")
    assert GAME.actor(state) == 1
    foiling(state, "F2")
    assert (GAME.actor(state), GAME.view(state, 0).decision["name"]) == (0, "TakeEscapeTurn")


def test_his_value() -> None:
    """KDL-16.10: 1 and his tokens, fixed when each attack begins; each that is foiled gives him one and those laid."""
    state = escaping(
        "foyer library library", "gallery", hands=("", "F3", "F4"), tokens="0 1 0", table={"doctor_tokens": 2}
    )
    played(state, "send_on")
    assert GAME.view(state, None).attempt["value"] == 3
    foiling(state, "F3 token")
    assert GAME.view(state, None).doctor_tokens == 2 + 1 + 1
    assert GAME.view(state, None).attempt["value"] == 5


def test_who_dies_in_the_own_turn() -> None:
    """KDL-16.11: loses the rest of it; the Doctor still walks, and the next one alive is on turn."""
    state = escaping("library kitchen kitchen", "gallery", hands=("move_piazza",))
    foiling(played(state, "send_on"), "")
    assert where(state) == "- kitchen kitchen tennessee_room"
    assert GAME.actor(state) == 1


def test_the_last_one_alive_wins() -> None:
    """KDL-16.12: at once: attacks that were still to come do not happen."""
    state = escaping("library library -", "gallery", hands=("F1", ""))
    foiling(played(state, "send_on"), "")
    assert reason(state) == "last_alive 0"
    assert hand(state, 0) == ["failure_bats"]
    assert ("last_alive", 0) in told(state)


def test_the_turn_limit_of_an_escape() -> None:
    """KDL-16.12: nobody wins."""
    assert reason(played(escaping("foyer kitchen kitchen", turns=49, turn_limit=50), "end")) == "turn_limit"


def test_an_attack_is_not_taken_back() -> None:
    """KDL-16.6: once it is announced."""
    session = begin(GAME, GAME.settings(3, variant="escape"), ["Ada", "Ben", "Cy"], 0b111, 1)
    seat = session.now.actor
    assert seat is not None
    session.choose(seat, f"attack {(seat + 1) % 3}")
    assert not session.can_take_back(seat)


@pytest.mark.parametrize("values", [{"weapon_mode": "replace"}, {"weapon_mode": "add"}])
def test_values_are_made_as_for_an_attempt(values: dict[str, str]) -> None:
    """KDL-16.6: weapons that replace the 1 included."""
    state = escaping("foyer foyer parlor", "library", hands=("weapon_trowel",), **values)
    played(state, "attack 1", "use weapon_trowel")
    assert GAME.view(state, None).attempt["value"] == (2 if values["weapon_mode"] == "replace" else 3)
