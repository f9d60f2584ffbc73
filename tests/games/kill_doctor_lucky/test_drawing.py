"""KDL-6: drawing a card."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.kill_doctor_lucky import GAME
from tests.games.kill_doctor_lucky.positions import ORIGINAL, hand, offered, played, position, refused, told


@pytest.mark.parametrize(
    ("place", "rule"),
    [
        ("green_house", None),
        ("piazza", None),
        ("kitchen", "KDL-6.1"),
        ("master_suite", "KDL-6.2"),
        ("trophy_room", "KDL-6.1"),
    ],
)
def test_where_no_guest_sees_one(place: str, rule: str | None) -> None:
    """KDL-6.1: not in a guest's room, and not where a line leads to one."""
    assert refused(position(f"{place} kitchen foyer", "library"), "draw") == rule


def test_the_doctor_sees_one_as_well() -> None:
    """KDL-6.2: in his room, and along a line."""
    assert refused(position("library kitchen foyer", "library"), "draw") == "KDL-6.2"
    assert refused(position("nursery kitchen foyer", "library"), "draw") == "KDL-6.2"


def test_without_privacy() -> None:
    """KDL-6.3: it is enough to stand in a room."""
    assert refused(position("kitchen kitchen kitchen", "kitchen", draw_needs_privacy=False), "draw") is None


def test_not_in_hallways() -> None:
    """KDL-6.4: nor on stairs, whatever was agreed."""
    for place in ("main_west_hall", "east_stairs"):
        state = position(f"{place} foyer foyer", "library", draw_needs_privacy=False, **ORIGINAL)
        assert refused(state, "draw") == "KDL-6.4"


def test_not_after_playing_a_card() -> None:
    """KDL-6.5: a card spoils it, the free step does not; and it may be agreed otherwise."""
    values: dict[str, Any] = {"hands": ("move_piazza",), "places": "foyer kitchen kitchen", "doctor": "library"}
    assert refused(played(position(**values), "go green_house"), "draw") is None
    assert refused(played(position(**values), "go piazza", "steps move_piazza"), "draw") == "KDL-6.5"
    freely = played(position(**values, draw_barred_after_playing_card=False), "steps move_piazza", "go piazza")
    assert "draw" in offered(freely)


def test_cards_against_others_do_not_count() -> None:
    """KDL-6.5: who has foiled an attempt may draw in the next turn."""
    state = position("gallery green_house kitchen", hands=("", "F1"))
    played(state, "attempt", "bare_hands", "lay failure_bats", "done")
    assert GAME.actor(state) == 1
    assert "draw" in offered(state)


def test_the_dog_bars_a_draw() -> None:
    """KDL-6.6: whatever else was agreed."""
    for private in (True, False):
        state = position(
            "green_house kitchen foyer", "library", table={"dog": "piazza"}, pets="dog", draw_needs_privacy=private
        )
        assert refused(state, "draw") == "KDL-6.6"


def test_its_owner_alone_sees_it() -> None:
    """KDL-6.7: the others are told that a card was drawn."""
    state = played(position("green_house kitchen foyer", "library", pile="F4"), "draw")
    assert hand(state, 0) == ["failure_blocked"]
    assert ("drew_card", 0, "failure_blocked") in told(state, 0)
    for other in (1, 2, None):
        assert GAME.view(state, other).hands[0]["cards"] == [None]
        assert [fact for fact in told(state, other) if fact[0].startswith("drew")] == [("drew", 0)]


def test_nothing_is_drawn_from_an_empty_pile() -> None:
    """KDL-6.8: though nobody looks."""
    state = position("green_house kitchen foyer", "library", pile_count=0, table={"lights_out": True})
    assert refused(state, "draw") == "KDL-6.8"


def test_discards_are_shuffled() -> None:
    """KDL-6.9: the next draw makes a new pile of them; what was removed does not come back."""
    state = position(
        "green_house kitchen foyer",
        "library",
        removed="F1 F2",
        pile_count=0,
        deck_exhaustion="reshuffle",
    )
    before = len(state.discards)
    played(state, "draw")
    assert (len(state.discards), len(state.pile), len(state.removed)) == (0, before - 1, 2)
    assert ("reshuffled", before) in told(state)


def test_where_there_are_no_discards_either() -> None:
    """KDL-6.9: nobody draws."""
    cards = " ".join(["F1"] * 10 + ["F2"] * 6 + ["F3"] * 4 + ["F4"] * 4)
    state = position("green_house kitchen foyer", "library", removed=cards, pile_count=0, deck_exhaustion="reshuffle")
    data = GAME.data(state)
    data["table"]["hands"][1], data["table"]["discards"] = data["table"]["discards"], []
    assert refused(GAME.from_data(data), "draw") == "KDL-6.9"


def test_discards_that_were_shuffled_are_remembered() -> None:
    """KDL-6.9: all saw them, so that all know what lies in the new pile, or with who drew from it."""
    state = position("green_house kitchen foyer", "library", pile_count=0, deck_exhaustion="reshuffle")
    count = len(state.discards)
    played(state, "draw")
    known = GAME.view(state, 1).sightings
    assert [(len(entry["cards"]), sorted(entry["among"])) for entry in known] == [(count, ["hand 0", "pile"])]
