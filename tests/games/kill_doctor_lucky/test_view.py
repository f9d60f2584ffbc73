"""What each seat may know: hands and the order of the pile are hidden, all else is public."""

from __future__ import annotations

from fogbound.games.kill_doctor_lucky import GAME
from tests.games.kill_doctor_lucky.positions import played, position


def test_hands_are_hidden() -> None:
    """KDL-4.6: one's own by name, the others' by number."""
    state = position("gallery kitchen kitchen", hands=("F1", "F2 F3", ""))
    assert [hand["cards"] for hand in GAME.view(state, 1).hands] == [
        [None],
        ["failure_inexplicable", "failure_accursed_feline"],
        [],
    ]
    assert [hand["count"] for hand in GAME.view(state, None).hands] == [1, 2, 0]


def test_the_pile_is_a_number() -> None:
    """KDL-6.7: the order of the pile is nowhere in a view."""
    assert GAME.view(position("gallery kitchen kitchen"), 0).pile == {"count": 72}


def test_public_things() -> None:
    """KDL-4.5, KDL-4.6 and KDL-7.11: discards, removed cards, tokens and places are everybody's to see."""
    state = position("gallery kitchen piazza", discards="move_foyer", removed="F1", tokens="0 2 1", closed="none")
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert (view.discards, view.removed, view.tokens) == (["move_foyer"], ["failure_bats"], [0, 2, 1])
        assert (view.pawns, view.doctor) == (["gallery", "kitchen", "piazza"], "gallery")


def test_who_sees_whom() -> None:
    """KDL-2.1: what is seen from where somebody stands, and the lines between those who see each other."""
    view = GAME.view(position("gallery foyer piazza", "drawing_room"), None)
    assert view.sees["piazza"] == ["green_house", "winter_garden", "hedge_maze", "carriage_house", "piazza"]
    assert sorted(view.lines) == [
        ["drawing_room", "dining_hall", "gallery"],
        ["drawing_room", "foyer"],
        ["foyer", "drawing_room", "dining_hall", "gallery"],
    ]


def test_what_is_laid_face_down_is_its_owners_secret() -> None:
    """KDL-8.5: in nobody else's view."""
    state = played(position("gallery kitchen piazza", hands=("", "F1 F2")), "attempt", "bare_hands", "lay failure_bats")
    assert GAME.view(state, 1).laid == {"cards": ["failure_bats"], "tokens": 0}
    assert [GAME.view(state, seat).laid for seat in (0, 2, None)] == [None, None, None]


def test_keys_tell_apart_what_a_seat_knows() -> None:
    """KDL-4.6: another card in one's hand is another position, another card in another's is not."""
    here = position("gallery kitchen piazza", hands=("F1", "F2"))
    there = position("gallery kitchen piazza", hands=("F1", "F3"))
    assert GAME.key(here, 0) == GAME.key(there, 0)
    assert GAME.key(here, 1) != GAME.key(there, 1)
