"""KDL-8: foiling an attempt."""

from __future__ import annotations

from typing import Any

from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import (
    foiling,
    hand,
    names,
    offered,
    played,
    position,
    reason,
    refused,
    told,
)


def attempt(**said: Any) -> Mansion:
    """An attempt of value 4 in the Gallery by the second of four guests."""
    said.setdefault("tokens", "0 3 0 0")
    state = position("kitchen gallery kitchen kitchen", turn=1, **said)
    return played(state, "attempt", "bare_hands")


def test_everybody_is_asked_in_turn() -> None:
    """KDL-8.1: from the attacker's left, wherever they are, and though their hands are empty."""
    state = attempt(hands=("F1", "", "", "move_foyer"))
    asked = []
    while state.outcome is None:
        asked.append(GAME.actor(state))
        played(state, "done")
    assert asked == [2, 3, 0]


def test_who_holds_nothing_that_helps_is_asked_as_well() -> None:
    """KDL-8.1: and the table answers only for who has neither cards nor tokens, which all can see."""
    state = attempt(hands=("", "", "", "move_foyer"), tokens="1 3 0 0")
    forced = []
    while (pending := GAME.decision(state)) is not None:
        forced.append(pending.forced(state))
        played(state, "done")
    assert [option is not None for option in forced] == [True, False, False]


def test_any_number_of_failure_cards() -> None:
    """KDL-8.2: each clover adds 1; other cards are not laid."""
    state = attempt(hands=("", "", "F1 F3 move_foyer"))
    assert offered(state, "lay") == ["failure_bats", "failure_accursed_feline"]
    assert refused(state, "lay move_foyer") == "KDL-8.2"
    foiling(state, "F1 F3")
    assert ("foils", 2, ["failure_bats", "failure_accursed_feline"], 0, 4, 4) in told(state)


def test_one_token_for_each_attempt() -> None:
    """KDL-8.3: it adds 1; a second one is refused."""
    state = played(attempt(tokens="0 3 2 0"), "token")
    assert refused(state, "token") == "KDL-8.3"
    played(state, "done")
    assert GAME.view(state, None).attempt["failure"] == 1


def test_any_number_of_tokens() -> None:
    """KDL-8.3: if that is agreed, as many as one has."""
    state = played(attempt(tokens="0 3 4 0", spite_per_defender="unlimited"), "token", "token", "token", "token")
    assert refused(state, "token") == "KDL-3.11"
    played(state, "done")
    assert state.tokens == (0, 3 + 4 + 1, 0, 0)


def test_failure_cards_alone() -> None:
    """KDL-8.4: tokens are then not laid."""
    state = attempt(hands=("", "", "F4"), tokens="0 3 2 0", foil_sources="failure_cards")
    assert refused(state, "token") == "KDL-8.4"
    assert offered(state, "lay") == ["failure_blocked"]


def test_every_card_with_clovers() -> None:
    """KDL-8.4: movers and weapons that show clovers, and no tokens."""
    held = "F1 move_foyer move_armory weapon_bad_cream weapon_chain_saw"
    state = attempt(hands=("", "", held), tokens="0 3 2 0", foil_sources="any_clover_card")
    assert offered(state, "lay") == ["move_foyer", "weapon_bad_cream", "failure_bats"]
    assert refused(state, "token") == "KDL-8.4"
    foiling(state, "move_foyer weapon_bad_cream")
    assert GAME.actor(state) == 1 + 1


def test_it_is_laid_face_down() -> None:
    """KDL-8.5: others see neither cards nor tokens until it is turned up; who lays them does, and still holds them."""
    state = played(attempt(hands=("", "", "F1 F3"), tokens="0 3 1 0"), "lay failure_bats", "token")
    own, other = GAME.view(state, 2), GAME.view(state, 0)
    assert own.laid == {"cards": ["failure_bats"], "tokens": 1}
    assert (other.laid, other.hands[2]["count"], other.tokens[2]) == (None, 2, 1)
    assert other.attempt["failure"] == 0
    assert [fact for fact in told(state, 0) if fact[0] == "laid"] == []
    played(state, "done")
    assert GAME.view(state, 0).attempt["against"] == ["failure_bats"]
    assert GAME.view(state, 0).attempt["failure"] == 2


def test_what_is_laid_looks_the_same_to_others() -> None:
    """KDL-8.5: whichever card it is, or a token."""
    state = attempt(hands=("", "", "F1 F3"), tokens="0 3 1 0")
    pending = GAME.decision(state)
    assert pending is not None
    shown = {pending.shown(option, 0) for option in GAME.options(state) if option.text != "done"}
    assert shown == {"lays something face down"}


def test_more_less_or_nothing() -> None:
    """KDL-8.5: two clovers too many, one too few, and none at all; all of it is spent."""
    state = foiling(attempt(hands=("F2 F4", "", "F3", "")), "F3", "", "F2 F4")
    assert state.outcome is None
    assert [hand(state, seat) for seat in (0, 2)] == [[], []]
    assert len(state.removed) == 3


def test_a_card_is_laid_once() -> None:
    """KDL-8.5: what lies there is refused, and of equal cards each can be laid."""
    state = played(attempt(hands=("", "", "F1")), "lay failure_bats")
    assert refused(state, "lay failure_bats") == "KDL-8.2"
    equal = played(attempt(hands=("", "", "failure_1 failure_1"), deck="classic96"), "lay failure_1")
    assert offered(equal, "lay") == ["failure_1"]
    assert offered(played(equal, "lay failure_1")) == ["done"]


def test_nobody_else_is_asked_once_it_is_foiled() -> None:
    """KDL-8.6: the turn goes on."""
    state = foiling(attempt(hands=("F1", "", "F4", "F1")), "F4")
    assert GAME.view(state, 0).decision["name"] == "TakeTurn"
    assert names(state.removed.cards) == ["failure_blocked"]


def test_all_are_asked_if_that_is_agreed() -> None:
    """KDL-8.6: and what is added is spent all the same."""
    state = attempt(hands=("F1", "", "F4", "F1"), tokens="0 3 0 1", response_stops_when_foiled=False)
    foiling(state, "F4", "token")
    assert GAME.actor(state) == 0
    foiling(state, "F1")
    assert state.tokens == (0, 3 + 1 + 1, 0, 0)
    assert len(state.removed) == 2


def test_too_little_is_laid_in_vain() -> None:
    """KDL-8.5: a bluff that nobody makes good."""
    state = foiling(attempt(hands=("", "", "F3")), "F3", "", "")
    assert reason(state) == "murder 1"
