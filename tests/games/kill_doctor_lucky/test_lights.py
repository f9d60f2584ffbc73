"""KDL-11: the lights go out."""

from __future__ import annotations

from typing import Any, Final

from fogbound.games.kill_doctor_lucky import GAME
from tests.games.kill_doctor_lucky.positions import hand, offered, played, position, refused, told

DARK: Final[dict[str, Any]] = {"pile_count": 0, "table": {"lights_out": True}}


def test_the_last_card() -> None:
    """KDL-11.1: who draws it keeps it, and it is dark from then on; nobody draws any more."""
    state = position("green_house kitchen foyer", "library", pile="F4", pile_count=1)
    played(state, "draw")
    assert hand(state, 0) == ["failure_blocked"]
    assert state.dark
    assert ("lights_out",) in told(state)
    assert refused(state, "draw") == "KDL-6.8"


def test_the_last_card_but_one() -> None:
    """KDL-11.1: nothing happens."""
    assert not played(position("green_house kitchen foyer", "library", pile_count=2), "draw").dark


def test_only_the_same_space_is_seen() -> None:
    """KDL-11.1: a rival in the Dining Hall does not see the Gallery, one in the Gallery does."""
    assert "attempt" in offered(position("gallery dining_hall foyer", **DARK))
    assert refused(position("gallery gallery foyer", **DARK), "attempt") == "KDL-7.2"
    view = GAME.view(position("gallery dining_hall foyer", **DARK), 0)
    assert (view.sees["gallery"], view.lines) == (["gallery"], [])


def test_the_dog_sees_no_farther() -> None:
    """KDL-11.2: nor does the Doctor."""
    near = position("gallery foyer foyer", pets="dog", pile_count=0, table={"lights_out": True, "dog": "gallery"})
    far = position("gallery foyer foyer", pets="dog", pile_count=0, table={"lights_out": True, "dog": "library"})
    assert (refused(near, "attempt"), refused(far, "attempt")) == ("KDL-7.3", None)


def test_the_cat_has_no_effect() -> None:
    """KDL-11.2: those in its room see each other, as without it, and nobody else anything."""
    state = position(
        "gallery gallery foyer",
        pets="cat",
        pile_count=0,
        table={"lights_out": True, "cat": "gallery"},
        cat_blocks_through=True,
    )
    assert refused(state, "attempt") == "KDL-7.2"
    assert "attempt" in offered(
        position("gallery library foyer", pets="cat", pile_count=0, table={**DARK["table"], "cat": "kitchen"})
    )


def test_the_lights_stay_on() -> None:
    """KDL-11.3: where discards are shuffled again."""
    state = position("green_house kitchen foyer", "library", pile_count=1, deck_exhaustion="reshuffle")
    played(state, "draw")
    assert (len(state.pile), state.dark) == (0, False)
