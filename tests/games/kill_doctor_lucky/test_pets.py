"""KDL-12: the cat and the dog."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import foiling, offered, played, position, refused


def with_cat(places: str, cat: str, doctor: str = "gallery", **said: Any) -> Mansion:
    """A position with the cat in a room."""
    return position(places, doctor, pets="cat", table={"cat": cat}, **said)


def with_dog(places: str, dog: str, doctor: str = "gallery", **said: Any) -> Mansion:
    """A position with the dog in a room."""
    return position(places, doctor, pets="dog", table={"dog": dog}, **said)


def test_the_cat_blocks_sight() -> None:
    """KDL-12.1: into its room and out of it, for guests, Doctor and dog; those inside see each other."""
    assert "attempt" in offered(with_cat("gallery library foyer", "gallery"))
    assert "attempt" in offered(with_cat("gallery library kitchen", "library"))
    assert refused(with_cat("gallery gallery kitchen", "gallery"), "attempt") == "KDL-7.2"
    assert refused(with_cat("library kitchen kitchen", "library"), "draw") is None
    both = position("gallery kitchen kitchen", pets="both", table={"cat": "library", "dog": "library"})
    assert "attempt" in offered(both)


def test_lines_through_its_room_stay() -> None:
    """KDL-12.2: from the Foyer one sees the Gallery past a cat in the Dining Hall."""
    assert refused(with_cat("gallery foyer kitchen", "dining_hall"), "attempt") == "KDL-7.2"


def test_lines_through_its_room_may_be_cut() -> None:
    """KDL-12.2: if that is agreed."""
    assert "attempt" in offered(with_cat("gallery foyer kitchen", "dining_hall", cat_blocks_through=True))


@pytest.mark.parametrize("cat", ["armory", "gallery"])
def test_two_lines_are_not_cut_by_one_cat(cat: str) -> None:
    """KDL-12.2: Nursery and Library see each other through the Armory and through the Gallery."""
    state = with_cat("nursery library kitchen", cat, "nursery", cat_blocks_through=True)
    assert refused(state, "attempt") == "KDL-7.2"
    refusal = GAME.why_not(state, GAME.vocabulary.named("attempt"))
    assert refusal is not None
    assert refusal.facts["watchers"][0]["line"] == [
        "library",
        {"armory": "gallery", "gallery": "armory"}[cat],
        "nursery",
    ]


def test_a_point_carries_a_pet() -> None:
    """KDL-12.3: to any other open room, with the free step or a card's; never into a hallway or a closed room."""
    state = with_dog("gallery foyer kitchen", "library", hands=("move_library",), closed="east")
    assert refused(state, "dog piazza") == "KDL-1.4"
    assert refused(state, "dog library") == "KDL-12.3"
    played(state, "dog foyer")
    assert offered(state, "go") == ["nursery", "armory", "library"]
    assert refused(state, "dog nursery") == "KDL-12.3"
    played(state, "steps move_library", "dog nursery")
    assert GAME.view(state, 0).pets["dog"] == "nursery"
    assert offered(state, "go") == []


def test_a_pet_that_is_not_there() -> None:
    """KDL-3.10: is not carried."""
    assert refused(with_dog("gallery foyer kitchen", "library"), "cat foyer") == "KDL-3.10"


def test_pets_stay_where_they_are() -> None:
    """KDL-12.3: if that is agreed; and they never walk of their own accord."""
    state = with_dog("gallery foyer kitchen", "library", pet_move_cost=0)
    assert offered(state, "dog") == []
    assert refused(state, "dog foyer") == "KDL-12.3"
    played(state, "end", "end", "end")
    assert GAME.view(state, 0).pets["dog"] == "library"


def test_the_free_step_on_a_pet_is_no_card() -> None:
    """KDL-12.3: who carries the dog away with it may draw, and who does so with a card's point may not."""
    state = with_dog("green_house foyer foyer", "trophy_room", "library")
    assert "draw" in offered(played(state, "dog armory"))
    with_card = with_dog("green_house foyer foyer", "trophy_room", "library", hands=("move_library",))
    assert refused(played(with_card, "go piazza", "steps move_library", "dog armory"), "draw") == "KDL-6.5"


def test_a_pet_is_no_guest() -> None:
    """KDL-12.4: the cat in the room spoils no attempt, and where he comes to a pet nobody's turn is changed."""
    assert "attempt" in offered(with_cat("gallery kitchen kitchen", "gallery"))
    assert GAME.actor(played(with_cat("foyer foyer foyer", "library"), "end")) == 1


def test_the_dog_keeps_nobody_from_foiling() -> None:
    """KDL-12.4: a guest beside it lays cards as anybody else."""
    state = with_dog("gallery kitchen parlor", "kitchen", hands=("", "F1"))
    foiling(played(state, "attempt", "bare_hands"), "F1")
    assert state.outcome is None
    assert state.tokens == (1, 0, 0)
