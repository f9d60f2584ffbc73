"""KDL-13: cards that move the Doctor."""

from __future__ import annotations

from typing import Any

from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import ORIGINAL, hand, names, offered, played, position, refused, where


def moving(places: str, doctor: str, **said: Any) -> Mansion:
    """A position in which cards move the Doctor."""
    return position(places, doctor, move_cards_move_doctor=True, **said)


def test_points_of_cards_push_him() -> None:
    """KDL-13.1: a step for each; the free step does not."""
    state = moving("foyer kitchen kitchen", "gallery", hands=("move_piazza",))
    assert refused(state, "push library") == "KDL-13.1"
    played(state, "steps move_piazza")
    assert offered(state, "push") == ["nursery", "armory", "library"]
    assert refused(state, "push dining_hall") == "KDL-13.1"
    assert where(played(state, "push armory", "push nursery")).endswith("nursery")
    assert offered(state, "push") == []
    assert "piazza" in offered(state, "go")


def test_own_steps_use_up_the_free_step_first() -> None:
    """KDL-13.1: so do pets."""
    state = moving("foyer kitchen kitchen", "gallery", hands=("move_armory",), pets="cat", table={"cat": "nursery"})
    played(state, "steps move_armory", "cat library")
    assert where(played(state, "push armory")).endswith("armory")
    walked = moving("foyer kitchen kitchen", "gallery", hands=("move_armory",))
    played(walked, "steps move_armory", "go drawing_room")
    assert offered(walked, "push") == ["nursery", "armory", "library"]
    assert refused(played(walked, "go parlor"), "push library") == "KDL-13.1"


def test_he_does_not_cross_the_railing_or_a_closed_door() -> None:
    """KDL-13.1: along the ways that guests use."""
    state = played(
        moving("foyer parlor parlor", "dining_hall", hands=("move_piazza",), closed="west"), "steps move_piazza"
    )
    assert not {"gallery", "kitchen"} & set(offered(state, "push"))


def test_only_if_it_is_agreed() -> None:
    """KDL-13.1 and KDL-13.2: otherwise he is neither pushed nor carried."""
    state = played(position("foyer kitchen kitchen", hands=("move_armory move_piazza",)), "steps move_piazza")
    assert (refused(state, "push library"), refused(state, "carry move_armory")) == ("KDL-13.1", "KDL-13.2")


def test_a_card_carries_him_to_its_room() -> None:
    """KDL-13.2: the card is spent, and the guest stays; never to a closed room."""
    state = moving("foyer parlor parlor", "gallery", hands=("move_foyer move_kitchen",), closed="west")
    assert refused(state, "carry move_kitchen") == "KDL-5.5"
    played(state, "carry move_foyer")
    assert where(state) == "foyer parlor parlor foyer"
    assert (hand(state, 0), names(state.discards.cards)) == (["move_kitchen"], ["move_foyer"])
    assert "attempt" in offered(state)


def test_he_may_be_pushed_back_and_into_hallways() -> None:
    """KDL-13.3: where these are spaces; the attempt is made there, and he walks on from there."""
    state = moving("main_west_hall gallery parlor", "kitchen", hands=("move_2",), deck="classic96", **ORIGINAL)
    played(state, "steps move_2", "push main_west_hall")
    assert "attempt" in offered(state)
    assert where(played(state, "end")).endswith("kitchen")
    back = moving("foyer parlor parlor", "armory", hands=("move_armory",))
    assert where(played(back, "steps move_armory", "push nursery")).endswith("nursery")
