"""BS-16: what is known, what is hidden, and what is remembered."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound.core.seats import EVERYONE
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.catalogue import FOG_NAMES
from fogbound.games.black_sonata.courses import CARDS, SEQUENCES
from fogbound.games.black_sonata.memory import fitting_courses
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import NAMES
from tests.games.black_sonata.positions import played, position, women

PLAYED = 25


def some_games(count: int, **values: Any) -> list[Pursuit]:
    """Games in the middle, played without naming traits so that they last."""
    found = []
    for seed in range(count):
        state, rng = GAME.setup(GAME.settings(**values), seed), Random(seed)
        for _ in range(PLAYED):
            if state.outcome is None:
                GAME.apply(state, rng.choice([o for o in GAME.options(state) if o.verb != "name"]))
        found.append(state)
    return found


def test_what_is_open() -> None:
    """BS-16.1: suits, counts, the countdown, keys, fog by its slot, and every sign by its slot."""
    view = GAME.view(position(mode="advanced", top=5, fog_at=(2, 9), keys="clink cornhill", clues=("Mary Fitton",)), 0)
    assert (view.suit, view.suit_card["suit"], view.removed_suit) == ("acorn", "acorn", "thistle")
    assert (view.fog_deck["count"], view.clue_deck, view.countdown, view.advances_left) == (8, 7, 2, 21 + 52)
    assert (view.keys, view.fog_slots) == (["cornhill", "clink"], [2, 9])
    assert view.signs[:7] == ["tavern", "residence", "commercial", "church", "riverside", "rural", None]


def test_what_was_seen_is_remembered() -> None:
    """BS-16.1: the second time round all signs are known, under fog as well."""
    view = GAME.view(position(top=5, countdown=1, fog_at=(7,)), 0)
    assert None not in view.signs
    assert view.signs[7] == "riverside"


def test_a_held_clue_shows_its_traits_and_the_key_of_all_suits() -> None:
    """BS-16.1: but not its suit."""
    clue = GAME.view(position(clues=("Mary Fitton",)), 0).clues[0]
    assert clue["traits"] == ["children", "court", "shakespeare"]
    assert list(clue["key"]) == ["rose", "oak", "bluebell", "acorn", "thistle", "sage"]
    assert clue["key"]["acorn"] == [2]
    assert set(clue) == {"name", "traits", "key"}


@pytest.mark.parametrize("seat", [0, None])
def test_an_onlooker_sees_what_the_player_sees(seat: int | None) -> None:
    """BS-16.1: but for the choices on offer there is no difference."""
    for state in some_games(10):
        mine, theirs = GAME.view(state, 0).data, GAME.view(state, seat).data
        for name, value in mine.items():
            if name not in ("seat", "decision"):
                assert theirs[name] == value


def test_what_is_hidden() -> None:
    """BS-16.2: no name of a hidden woman or fog card, and no label, sequence or cut, stands anywhere in the view."""
    for state in some_games(30):
        view = GAME.view(state, 0)
        text = view.json()
        hidden = [NAMES[card] for zone in state.zones()[3:] for card in zone.hidden_from(0)]
        hidden += [FOG_NAMES[card] for zone in state.zones()[:3] for card in zone.hidden_from(0)]
        assert not [name for name in hidden if f'"{name}"' in text]
        assert not [name for name in SEQUENCES if name in text]
        assert not [label for label in CARDS if f'"{label}"' in text]


def test_every_course_that_fits_gives_the_same_view() -> None:
    """BS-16.2: where she is, what comes and which sequence it is show nowhere, nor in what is refused."""
    for state in some_games(12, sequence="any", reverse="chance"):
        view = GAME.view(state, 0)
        fitting = fitting_courses(view)
        assert state.course in fitting
        for course in fitting:
            other = state.clone()
            other.course = course
            assert GAME.view(other, 0).json() == view.json()


def test_worlds_that_fit_a_view() -> None:
    """BS-16.2: have the same view, and agree with all searches."""
    for state in some_games(20):
        view = GAME.view(state, 0)
        world = GAME.sample(view, 5)
        assert GAME.view(world, 0) == view
        assert all(search.found == (world.course.places[search.slot] == search.place) for search in world.searches)


def test_worlds_know_the_women_of_the_box() -> None:
    """BS-11.2: the Lady of an imagined world has the suit that was seen, and her mate lies beneath the keys."""
    for seed in range(20):
        cards = women(GAME.sample(GAME.view(position(clues=("Mary Fitton",)), 0), seed))
        pair = {"Lucy Morgan", "Penelope Rich"}
        assert {*cards["Dark Lady"], *cards["suit card"]} == pair
        assert not pair & {*cards["clue deck"]}


def test_the_unmasked_lady_is_seen_in_every_world() -> None:
    """BS-12.2: also by onlookers."""
    state = played(position(named="literary+married+children"), "search", "confront")
    assert state.lady.seen == (EVERYONE,)
    assert GAME.view(state, None).lady == "Lucy Morgan"
    assert women(GAME.sample(GAME.view(state, 0), 1))["Dark Lady"] == ["Lucy Morgan"]


def test_a_move_cannot_be_taken_back_and_naming_can() -> None:
    """BS-5.3: after a move a new sign was seen; after naming traits nothing was."""
    state = position()
    before = state.disclosed(0)
    played(state, "name amorous+court+shakespeare")
    assert state.disclosed(0) == before
    played(state, "pass")
    assert state.disclosed(0) > before


def test_keys_tell_positions_apart() -> None:
    """BS-16.1: what can be seen is in the key, what cannot is not."""
    one, other = position(lady="Lucy Morgan"), position(lady="Penelope Rich")
    assert GAME.key(one, 0) == GAME.key(other, 0)
    assert GAME.key(one, 0) != GAME.key(position(top=6), 0)
    assert GAME.key(one, 0) != GAME.key(position(keys="clink"), 0)
