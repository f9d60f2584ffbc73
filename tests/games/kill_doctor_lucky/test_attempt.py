"""KDL-7: attempting a murder."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.kill_doctor_lucky import GAME
from tests.games.kill_doctor_lucky.positions import foiling, names, offered, played, position, reason, refused


def attempted(weapon: str = "", doctor: str = "gallery", **said: Any) -> int:
    """The murder value of an attempt by the first guest, with this weapon."""
    state = position(f"{doctor} kitchen kitchen", doctor, hands=(weapon,), **said)
    played(state, "attempt", f"use {weapon}" if weapon else "bare_hands")
    value: int = GAME.view(state, None).attempt["value"]
    return value


def test_where_the_doctor_is() -> None:
    """KDL-7.1: in his space, and nowhere else."""
    assert "attempt" in offered(position("gallery kitchen kitchen", "gallery"))
    assert refused(position("library kitchen kitchen", "gallery"), "attempt") == "KDL-7.1"


@pytest.mark.parametrize(
    ("rival", "rule"),
    [
        ("gallery", "KDL-7.2"),
        ("drawing_room", "KDL-7.2"),
        ("dining_hall", "KDL-7.2"),
        ("foyer", "KDL-7.2"),
        ("piazza", None),
        ("kitchen", None),
    ],
)
def test_nobody_may_see_it(rival: str, rule: str | None) -> None:
    """KDL-7.2: nobody in the room, nobody along a line; the Piazza does not see the Gallery."""
    assert refused(position(f"gallery {rival} kitchen"), "attempt") == rule


def test_who_sees_it_and_along_which_line() -> None:
    """KDL-7.2: a refusal names everybody who sees the attacker, and what the line goes through."""
    refusal = GAME.why_not(position("gallery foyer library", "gallery"), GAME.vocabulary.named("attempt"))
    assert refusal is not None
    assert refusal.facts["watchers"] == [
        {"pawn": 1, "line": ["foyer", "drawing_room", "dining_hall", "gallery"]},
        {"pawn": 2, "line": ["library", "gallery"]},
    ]


def test_lancaster_and_lilac() -> None:
    """KDL-7.2: a rival in the Lancaster Room does not see an attempt in the Lilac Room."""
    assert refused(position("lilac_room lancaster_room kitchen", "lilac_room"), "attempt") is None
    assert refused(position("lilac_room dining_hall kitchen", "lilac_room"), "attempt") == "KDL-7.2"


def test_the_dog_bars_an_attempt() -> None:
    """KDL-7.3: in the room, and along a line."""
    for dog in ("gallery", "library"):
        state = position("gallery kitchen kitchen", table={"dog": dog}, pets="dog")
        assert refused(state, "attempt") == "KDL-7.3"


def test_one_weapon_or_none() -> None:
    """KDL-7.4: from the hand; all see it, with the value, before anybody answers."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel weapon_rat_poison F1",))
    played(state, "attempt")
    assert offered(state) == ["use weapon_rat_poison", "use weapon_trowel", "bare_hands"]
    played(state, "use weapon_trowel")
    attempt = GAME.view(state, 1).attempt
    assert (attempt["weapon"], attempt["value"], attempt["failure"]) == (["weapon_trowel"], 3, 0)
    assert GAME.actor(state) == 1


def test_the_murder_value() -> None:
    """KDL-7.5: 1, each token, and the weapon; no token is spent."""
    assert attempted() == 1
    assert attempted(tokens="3 0 0") == 4
    assert attempted("weapon_trowel", tokens="3 1 0") == 6
    state = played(position("gallery kitchen kitchen", tokens="3 0 0"), "attempt", "bare_hands")
    assert state.tokens == (3, 0, 0)


def test_the_value_stays() -> None:
    """KDL-7.5: tokens laid against it do not raise the value that they answer."""
    state = foiling(played(position("gallery kitchen kitchen", tokens="1 1 1"), "attempt", "bare_hands"), "token")
    assert GAME.view(state, None).attempt["value"] == 2
    foiling(state, "token")
    assert state.tokens == (4, 0, 0)


def test_a_weapon_in_its_room() -> None:
    """KDL-7.6: the higher value instead of the plain one, not added to it."""
    assert attempted("weapon_piece_of_rope", "gallery") == 1 + 6
    assert attempted("weapon_piece_of_rope", "armory") == 1 + 2


def test_a_weapon_that_replaces() -> None:
    """KDL-7.7: the 1; bare hands are worth it still."""
    assert attempted("weapon_trowel", weapon_mode="replace", tokens="2 0 0") == 2 + 2
    assert attempted(weapon_mode="replace", tokens="2 0 0") == 3


@pytest.mark.parametrize(("laid", "ending"), [("F2", "murder 0"), ("F3", None), ("F4", None)])
def test_foiled_or_dead(laid: str, ending: str | None) -> None:
    """KDL-7.8: a failure value as high as the murder value foils."""
    state = position("gallery kitchen kitchen", hands=("", laid), tokens="2 0 0")
    foiling(played(state, "attempt", "bare_hands"), laid)
    if ending is None:
        assert state.outcome is None
    else:
        foiling(state, "")
        assert reason(state) == ending


def test_tokens_of_a_foiled_attacker() -> None:
    """KDL-7.9: one from the supply and all that were laid; they count in the next attempt."""
    state = position("gallery kitchen kitchen", tokens="1 1 1")
    foiling(played(state, "attempt", "bare_hands"), "token", "token")
    assert state.tokens == (1 + 2 + 1, 0, 0)


def test_no_token_from_the_supply() -> None:
    """KDL-7.9: if that is agreed."""
    state = position("gallery kitchen kitchen", tokens="1 1 1", spite_on_failure=0)
    foiling(played(state, "attempt", "bare_hands"), "token", "token")
    assert state.tokens == (3, 0, 0)


def test_the_weapon_is_discarded() -> None:
    """KDL-7.10: after a foiled attempt."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel", "F3"))
    foiling(played(state, "attempt", "use weapon_trowel"), "F3")
    assert names(state.discards.cards) == ["weapon_trowel"]
    assert len(state.weapon) == 0


def test_failure_cards_leave_the_game() -> None:
    """KDL-7.11: and everybody may look through them; or they go to the discards."""
    for where, removed, discards in (("removed", 2, 0), ("discard", 0, 2)):
        state = position("gallery kitchen kitchen", hands=("", "F1", "F2"), tokens="2 0 0", foil_cards_go_to=where)
        foiling(played(state, "attempt", "bare_hands"), "F1", "F2")
        assert (len(GAME.view(state, None).removed), len(state.discards)) == (removed, discards)
        assert len(state.against) == 0


def test_other_cards_that_foiled_go_the_same_way() -> None:
    """KDL-7.11: where every card with clovers foils."""
    state = position(
        "gallery kitchen kitchen", hands=("", "move_foyer"), foil_sources="any_clover_card", foil_cards_go_to="discard"
    )
    played(state, "attempt", "bare_hands", "lay move_foyer", "done")
    assert names(state.discards.cards) == ["move_foyer"]
