"""KDL-5: moving, and how it is paid for."""

from __future__ import annotations

import pytest

from fogbound.games.kill_doctor_lucky import GAME
from tests.games.kill_doctor_lucky.positions import ORIGINAL, hand, offered, played, position, refused, told, where


def test_one_free_step() -> None:
    """KDL-5.1: to an adjacent room, and no farther; or to stay."""
    state = position("foyer kitchen kitchen", "library")
    assert offered(state, "go") == ["drawing_room", "green_house", "carriage_house", "piazza"]
    assert refused(state, "go parlor") == "KDL-5.1"
    played(state, "go piazza")
    assert offered(state, "go") == []
    assert "end" in offered(state)


def test_a_room_out_of_reach_says_how_far_it_is() -> None:
    """KDL-5.1: the distance, what one has, and what would reach it."""
    state = position("foyer kitchen kitchen", "library", hands=("move_parlor",))
    refusal = GAME.why_not(state, GAME.vocabulary.named("go nursery"))
    assert refusal is not None
    assert refusal.facts == {"to": "nursery", "distance": 3, "points": 1, "on_cards": 1}


def test_cards_between_steps() -> None:
    """KDL-5.2: any number of them, before, between and after, each for its steps or for its jump."""
    state = position("foyer kitchen kitchen", "library", hands=("move_piazza move_nursery",))
    assert offered(state, "steps") == offered(state, "jump") == ["move_nursery", "move_piazza"]
    played(state, "go drawing_room", "steps move_nursery", "go dining_hall", "jump move_piazza")
    assert where(state).startswith("piazza ")
    assert hand(state, 0) == []
    assert refused(state, "steps move_piazza") == "KDL-5.2"


def test_points_are_one_pool() -> None:
    """KDL-5.3: the free step and a card of two give three, spent one at a time, and what is left lapses."""
    state = played(position("foyer kitchen kitchen", "library", hands=("move_piazza",)), "steps move_piazza")
    assert GAME.view(state, 0).pool == {"free_step": 1, "points": 2, "played": True}
    played(state, "go drawing_room")
    assert GAME.view(state, 0).pool == {"free_step": 0, "points": 2, "played": True}
    played(state, "end", "end", "end")
    assert GAME.actor(state) == 0
    assert GAME.view(state, 0).pool == {"free_step": 1, "points": 0, "played": False}


def test_a_jump_leaves_the_pool_as_it_is() -> None:
    """KDL-5.4: across the house, and a step after it."""
    state = position("foyer kitchen kitchen", "library", hands=("move_armory",))
    played(state, "jump move_armory", "go gallery")
    assert where(state).startswith("gallery ")


def test_a_jump_to_where_one_stands() -> None:
    """KDL-5.4: is allowed, and the card counts as played: no draw."""
    state = position("armory kitchen kitchen", "foyer", hands=("move_armory",))
    assert "draw" in offered(state)
    played(state, "jump move_armory")
    assert refused(state, "draw") == "KDL-6.5"


def test_no_jump_to_a_closed_room() -> None:
    """KDL-5.5: but the steps of the card may be used."""
    state = position("foyer parlor parlor", hands=("move_kitchen",), closed="west")
    assert offered(state, "jump") == []
    assert refused(state, "jump move_kitchen") == "KDL-5.5"
    assert offered(state, "steps") == ["move_kitchen"]


def test_room_cards_give_only_the_jump() -> None:
    """KDL-5.5: and a Move card of the original deck, which names no room, only its steps."""
    state = position("foyer kitchen kitchen", hands=("room_nursery move_2",), deck="classic96")
    assert (offered(state, "jump"), offered(state, "steps")) == (["room_nursery"], ["move_2"])


def test_nobody_is_in_the_way() -> None:
    """KDL-5.6: through rivals and the Doctor, and one may stop beside them."""
    state = position("foyer drawing_room dining_hall", "parlor", hands=("move_piazza",))
    played(state, "go billiard_room")
    assert where(state).startswith("billiard_room ")
    assert {"drawing_room", "parlor"} <= set(
        offered(position("foyer drawing_room parlor", "drawing_room", hands=("move_piazza",)), "go")
    )


@pytest.mark.parametrize(
    ("goal", "cards", "jump"),
    [
        ("piazza", [], None),
        ("parlor", ["move_armory"], None),
        ("billiard_room", ["move_piazza"], None),
        ("nursery", [], "move_armory"),
        ("armory", [], "move_armory"),
        ("master_suite", ["move_piazza"], None),
        ("library", [], "move_armory"),
    ],
)
def test_how_a_way_is_paid(goal: str, cards: list[str], jump: str | None) -> None:
    """KDL-5.7: points first, then the fewest cards, of these the fewest steps; on foot before by a jump."""
    state = position("foyer kitchen kitchen", "library", hands=("move_armory move_piazza",))
    played(state, f"go {goal}")
    paid = [fact for fact in told(state) if fact[0] == "went"][-1]
    assert paid[3:] == (goal, cards, jump)


@pytest.mark.parametrize(
    ("held", "paid"),
    [
        ("move_foyer move_library", ["move_library"]),
        ("move_foyer move_gallery", ["move_foyer"]),
        ("move_piazza move_foyer", ["move_foyer"]),
        ("move_armory move_parlor", ["move_armory"]),
    ],
)
def test_which_card_pays(held: str, paid: list[str]) -> None:
    """KDL-5.7: the fewest steps, then the fewest clovers, then the first of the catalogue; on foot before by a jump."""
    state = played(position("foyer kitchen kitchen", "library", hands=(held,)), "go parlor")
    assert [fact for fact in told(state) if fact[0] == "went"][-1][4:] == (paid, None)


def test_who_wants_to_pay_otherwise_plays_cards_first() -> None:
    """KDL-5.7: the jump instead of the steps."""
    state = position("foyer kitchen kitchen", "library", hands=("move_armory move_parlor",))
    played(state, "jump move_parlor")
    assert where(state).startswith("parlor ")
    assert hand(state, 0) == ["move_armory"]
    assert GAME.view(state, 0).pool["free_step"] == 1


def test_steps_of_the_original_mansion() -> None:
    """KDL-5.1: each hallway costs a step there."""
    state = position("dining_hall foyer foyer", "library", hands=("move_1",), deck="classic96", **ORIGINAL)
    assert "kitchen" in offered(state, "go")
    played(state, "go kitchen")
    assert hand(state, 0) == []
