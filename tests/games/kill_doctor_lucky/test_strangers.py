"""KDL-15: two guests and two strangers."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.houses import house
from fogbound.games.kill_doctor_lucky.spaces import SPACE, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import (
    ORIGINAL,
    foiling,
    offered,
    played,
    position,
    reason,
    refused,
    told,
    where,
)


def night(places: str, doctor: str = "gallery", **said: Any) -> Mansion:
    """A position with A, B, stranger 1 and stranger 2 in these places."""
    return position(places, doctor, variant="two_player_strangers", **said)


def turns(state: Mansion) -> list[Any]:
    """Whose turns there were."""
    return [fact[1] for fact in told(state) if fact[0] == "turn"]


def test_strangers_walk_between_the_guests() -> None:
    """KDL-15.1: A, stranger 1, B, stranger 2; the strangers fight for the other one each."""
    state = played(night("foyer foyer drawing_room drawing_room", "kitchen"), "end", "end")
    assert turns(state) == ["stranger 1", 1, "stranger 2", 0]
    assert [state.agreed.side(pawn) for pawn in (0, 1, 2, 3)] == [0, 1, 1, 0]


def test_the_beginning() -> None:
    """KDL-15.2: all in the Drawing Room, six cards for A and for B, one wing closed, A or B begins."""
    states = [GAME.setup(GAME.settings(2, variant="two_player_strangers"), seed) for seed in range(12)]
    assert {SPACES[space] for space in states[0].pawns} == {"drawing_room"}
    assert len(states[0].pawns) == 4
    assert [len(hand) for hand in states[0].hands] == [6, 6]
    assert len(states[0].house.closed_wings) == 1
    assert {state.turn for state in states} == {0, 1}


def test_the_first_round_is_a_turn_for_each() -> None:
    """KDL-15.2: after it, the Doctor gives turns to strangers as well."""
    state = played(night("foyer foyer library drawing_room", "gallery", turns=0), "end")
    assert turns(state)[0] == "stranger 1"
    state = played(night("foyer foyer drawing_room library", "gallery", turns=3), "end")
    assert turns(state)[0] == "stranger 2"


def test_strangers_see() -> None:
    """KDL-15.3: stranger 2, who fights for A, still spoils A's privacy; and guests spoil theirs."""
    assert refused(night("gallery kitchen kitchen library"), "attempt") == "KDL-7.2"
    refusal = GAME.why_not(night("gallery kitchen kitchen library"), GAME.vocabulary.named("attempt"))
    assert refusal is not None
    assert refusal.facts["watchers"] == [{"pawn": "stranger 2", "line": ["library", "gallery"]}]


def test_a_point_moves_a_stranger() -> None:
    """KDL-15.4: one step, with the free step or a card's; jumps carry only the guest."""
    state = night("gallery kitchen kitchen library", hands=("move_armory",))
    assert offered(state, "lead_2") == [
        "billiard_room",
        "dining_hall",
        "armory",
        "gallery",
        "tennessee_room",
        "lilac_room",
    ]
    played(state, "lead_2 dining_hall")
    assert where(state) == "gallery kitchen kitchen dining_hall gallery"
    assert offered(state, "lead_1") == []
    played(state, "steps move_armory", "lead_2 kitchen")
    assert "attempt" in offered(state)


def test_a_stranger_who_is_alone_with_him_attacks() -> None:
    """KDL-15.5: and stays where it is."""
    state = played(night("foyer kitchen library kitchen", "gallery"), "go piazza", "end")
    kinds = [fact[0] for fact in told(state)]
    assert kinds == ["went", "ended", "doctor", "turn", "attempts", "weapon", "foiled", "doctor", "turn"]
    assert where(state) == "piazza kitchen library kitchen tennessee_room"


def test_another_stranger_walks_back() -> None:
    """KDL-15.5: to the next lower number, from 0 to 19; and attacks if that makes it possible."""
    state = played(night("kitchen kitchen drawing_room kitchen", "tennessee_room"), "end")
    assert ("walks", "stranger 1", "servants_quarters") in told(state)
    there = played(night("kitchen kitchen armory kitchen", "master_suite"), "end")
    assert ("walks", "stranger 1", "nursery") in told(there)
    assert ("attempts", "stranger 1", "nursery") in told(there)


def test_a_stranger_who_is_seen_walks_on() -> None:
    """KDL-15.5: by a guest, or by the dog."""
    seen = played(night("kitchen nursery library kitchen", "gallery"), "end")
    assert ("walks", "stranger 1", "gallery") in told(seen)
    dog = played(night("kitchen kitchen library kitchen", "gallery", pets="dog", table={"dog": "nursery"}), "end")
    assert ("walks", "stranger 1", "gallery") in told(dog)


def test_a_stranger_draws_nothing() -> None:
    """KDL-15.5: its turn passes without a card, and the Doctor walks after it."""
    state = played(night("kitchen kitchen piazza kitchen", "library"), "end")
    assert len(state.pile) == 72
    assert not any(fact[0] == "drew" for fact in told(state, None))


@pytest.mark.parametrize(
    ("start", "board", "end"),
    [
        ("piazza", "lucky_manor_20", "foyer"),
        ("white_room", "lucky_manor_20", "servants_quarters"),
        ("east_stairs", "classic_1997", "tennessee_room"),
        ("gallery", "classic_1997", "nursery"),
        ("drawing_room", "lucky_manor_20", "servants_quarters"),
    ],
)
def test_where_strangers_walk(start: str, board: str, end: str) -> None:
    """KDL-15.5 and KDL-15.6: back by the numbers; from a space without one to the lowest number that adjoins."""
    assert SPACES[house(board, (), True).walk_back[SPACE[start]]] == end


def test_strangers_in_hallways() -> None:
    """KDL-15.6: led there, a stranger walks to the lowest number beside it."""
    state = night("kitchen foyer main_west_hall foyer", "tennessee_room", **ORIGINAL)
    assert ("walks", "stranger 1", "dining_hall") in told(played(state, "end"))


def test_the_value_of_strangers() -> None:
    """KDL-15.7: 1, and 1 for each attempt it has made before; it has no cards and no tokens."""
    state = played(night("foyer kitchen library kitchen", "gallery", table={"tries": [2, 5]}), "go piazza", "end")
    assert GAME.view(state, None).attempt["value"] == 3
    assert GAME.view(state, None).tries == [3, 5]
    foiling(state, "")
    assert reason(state) == "stranger_murder 1"


def test_the_failure_value_begins_at_1() -> None:
    """KDL-15.8: and an attempt that it foils asks nobody: bare hands do nothing here."""
    state = played(night("gallery kitchen kitchen kitchen"), "attempt", "bare_hands")
    assert [fact[0] for fact in told(state)][:3] == ["attempts", "weapon", "foiled"]
    asked = night("gallery kitchen kitchen kitchen", response_stops_when_foiled=False)
    assert GAME.actor(played(asked, "attempt", "bare_hands")) == 1


@pytest.mark.parametrize(("pawn", "asked"), [(0, 1), (1, 0), (2, 0), (3, 1)])
def test_only_the_other_side_is_asked(pawn: int, asked: int) -> None:
    """KDL-15.8: B against A and stranger 2, A against B and stranger 1."""
    assert night("foyer foyer foyer foyer").agreed.asked[pawn] == (asked,)


def test_tokens_laid_against_strangers() -> None:
    """KDL-15.9: go to the supply; those laid against a guest to that guest."""
    state = played(
        night("foyer kitchen library kitchen", "gallery", tokens="1 1", table={"tries": [1, 0]}), "go piazza", "end"
    )
    foiling(state, "token")
    assert state.tokens == (0, 1)
    guest = played(night("gallery kitchen kitchen kitchen", tokens="1 1"), "attempt", "bare_hands")
    foiling(guest, "token")
    assert guest.tokens == (1 + 1 + 1, 0)


def test_a_strangers_murder() -> None:
    """KDL-15.10: wins for its side: stranger 2 for A."""
    state = night("kitchen foyer foyer library", "gallery", turn=1, table={"tries": [0, 3]})
    foiling(played(state, "go piazza", "end"), "")
    assert reason(state) == "stranger_murder 0"
    assert state.outcome is not None
    assert state.outcome.scores == [1.0, -1.0]
