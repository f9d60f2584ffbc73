"""Five positions with one best choice, which is proven: whatever else is chosen, the game is won less often.

In all of them it is the last time round, all signs are known, and the fog allows one more search.
"""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.catalogue import FOG_NAMES
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.state import Pursuit
from tests.games.black_sonata.positions import played, position
from tests.games.black_sonata.solving import chances

LUCY = "amorous+court+shakespeare"
CLEAR = ("Penelope Rich", "Mary Fitton", "Elizabeth Vernon")
"""Clues that leave Lucy Morgan alone."""
TWO_LEFT = ("Elizabeth Vernon", "Mary Fitton", "Anne Whateley")
"""Clues that leave her and the other woman of the acorn."""


def last_round(fog: tuple[str, ...] = ("remove_itself",), **said: Any) -> Pursuit:
    """A position with the countdown card on 0, and with no fog but this."""
    gone = tuple(name for name in FOG_NAMES if name not in fog)
    return position(**{"drawn_from": "standard", "countdown": 0, "deck": (), "keys": "all", "gone": gone, **said})


def all_keys_but(place: str) -> str:
    """The places claimed."""
    return " ".join(name for name in PLACES if name != place)


def before_her() -> Pursuit:
    """Five cards are left, and she is at Southwark, two streets from here. Where will she pass for certain?"""
    return last_round(cut=0, top=21, at="eastcheap", clues=CLEAR, named=LUCY)


def not_yet() -> Pursuit:
    """She may well be here: of two ways one leads through Southwark. But both go on to the same place."""
    return last_round(cut=1, top=23, at="southwark", clues=CLEAR, named=LUCY)


def the_last_key() -> Pursuit:
    """Two ways are left, and one key. A guess is right half the time; is there time for the suit card?"""
    return last_round(cut=0, top=20, at="cornhill", clues=TWO_LEFT, keys=all_keys_but("eastcheap"))


def through_the_fog() -> Pursuit:
    """Too far away to be sure of her. Her card is fog, and only one fog card can lie there: it moves anywhere."""
    seen = {"fog_deck": {"cards": ["remove_itself"], "seen": [["everyone"]]}}
    fog = ("remove_itself", "move_anywhere")
    return last_round(
        fog,
        cut=0,
        top=21,
        at="bishopsgate",
        clues=CLEAR,
        named=LUCY,
        fog_at=(21,),
        slid_in=("move_anywhere",),
        more=seen,
    )


def face_to_face() -> Pursuit:
    """She is found, and one of two ways is named. Guess, or get the last key and find her again?"""
    fog = ("remove_itself", "peek_five")
    deck = ("Emilia Lanier", "Jane Davenant")
    found = last_round(fog, cut=0, top=19, clues=TWO_LEFT, deck=deck, named=LUCY, keys=all_keys_but("cornhill"))
    return played(found, "search")


@pytest.mark.parametrize(
    ("puzzle", "best", "won", "otherwise"),
    [
        (before_her, "move london_bridge", 1.0, 0.5),
        (not_yet, "move london_bridge", 1.0, 0.5),
        (the_last_key, "move eastcheap", 1.0, 0.5),
        (through_the_fog, "use fog", 1.0, 0.5),
        (face_to_face, "confront", 0.5, 0.25),
    ],
)
def test_the_best_choice_is_proven(puzzle: Any, best: str, won: float, otherwise: float) -> None:
    """By trying everything in every world that fits: how often the game is won by it, and by the next best."""
    found = chances(puzzle())
    assert found.pop(best) == won
    assert max(found.values()) == otherwise


def test_naming_alone_changes_nothing() -> None:
    """BS-11.4: it is free, so the proofs name just before a search; named before, the chances are the same."""
    state = the_last_key()
    assert chances(played(state, f"name {LUCY}"))["move eastcheap"] == 1.0


def test_what_is_proven_is_what_happens() -> None:
    """The puzzle of the key, played on: the suit card settles it, and she is met at London Bridge."""
    state = played(the_last_key(), "move eastcheap", "reveal suit card", "move london_bridge")
    left = GAME.insight(GAME.view(state, 0))["traits"]["map"]["left"]
    assert left == [LUCY]
    played(state, f"name {LUCY}", "search", "confront")
    assert state.outcome is not None
    assert state.outcome.reason == "unmasked"
