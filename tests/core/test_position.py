"""Positions as data: what every game's state begins with."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest

import fogbound
from fogbound.core.mistakes import Mistake
from fogbound.core.seats import EVERYONE, only
from fogbound.core.session import begin

GAME = fogbound.game("liars_dice")


def by_hand(**changes: Any) -> dict[str, Any]:
    """The least that somebody must write: a round with Ada to bid, in which each has one die."""
    return {
        "fogbound": 1,
        "kind": "position",
        "game": "liars_dice",
        "settings": {"seats": 2, "dice": 1},
        "table": {"cups": [["3"], ["5"]]},
        "agenda": [["Round"], ["LoseDice"], ["LiftCups"], ["Bid", 0]],
        **changes,
    }


def test_a_position_can_be_written_by_hand_and_played() -> None:
    """What is left out is as it was at the beginning."""
    state = GAME.from_data(by_hand(), seed=1)
    GAME.play(state, "bid 1x3")
    GAME.play(state, "liar")
    assert GAME.outcome(state) is not None


def test_a_position_in_the_middle_of_a_game_comes_back_whole() -> None:
    """Through JSON: agenda, counts of what was shown, log, chance."""
    session = begin(GAME, GAME.settings(3), ["a", "b", "c"], EVERYONE, 8)
    for _ in range(6):
        session.choose(session.state.agenda[-1].seat, GAME.options(session.state)[-1].text)
    data = json.loads(json.dumps(GAME.data(session.state)))
    again = GAME.from_data(data)
    assert GAME.data(again) == data
    assert [again.disclosed(seat) for seat in (0, 1, 2, None)] == [session.state.disclosed(s) for s in (0, 1, 2, None)]
    assert again.heard(1) == [(n, tuple(fact)) for n, fact in session.state.heard(1)]


def test_a_given_seed_lets_chance_begin_anew() -> None:
    """Two positions of one file with other seeds go apart."""
    data = by_hand()
    assert GAME.from_data(data, seed=1).rng != GAME.from_data(data, seed=2).rng


def test_who_was_told_is_written_in_words() -> None:
    """A seat by its number, whoever looks on as such, and all as everyone."""
    state = GAME.from_data(by_hand())
    state.tell(EVERYONE, ("won", 0))
    state.tell(only(0) | only(None), ("won", 1))
    assert GAME.data(state)["log"] == [[["everyone"], ["won", 0]], [[0, "onlookers"], ["won", 1]]]


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data.pop("fogbound"), "position: is not a position of Fogbound"),
        (lambda data: data.update(game="chess"), "is of another game, chess, not of liars_dice"),
        (lambda data: data.update(tabel={}), "there is no entry 'tabel'; did you mean table"),
        (lambda data: data["settings"].update(wild="threes"), "position.settings: wild cannot be 'threes'"),
        (lambda data: data.update(agenda=[]), "position.agenda: must end with the decision"),
        (lambda data: data["agenda"].pop(), "position.agenda: must end with the decision"),
        (lambda data: data["agenda"].append([]), "position.agenda[4]: should begin with the name of a step"),
        (lambda data: data["agenda"].append(["Bit", 0]), "position.agenda[4][0]: there is no step 'Bit'; did you mean"),
        (lambda data: data["agenda"].append(["Bid"]), "position.agenda[4]: should have 2 entries, not 1"),
        (lambda data: data["agenda"].append(["Bid", 2]), "position.agenda[4][1]: should be from 0 to 1, not 2"),
        (lambda data: data.update(chance="many"), "position.chance: should be a whole number, written as a text"),
        (lambda data: data.update(disclosures=[1]), "position.disclosures: should have 3 entries, not 1"),
        (lambda data: data.update(log=[[[0], []]]), "position.log[0][1]: should begin with the kind of the fact"),
        (lambda data: data.update(log=[[["nobody"], ["x"]]]), "position.log[0][0][0]: should be a whole number"),
        (lambda data: data.update(outcome={"winners": [0]}), "position.outcome: 'scores' is missing"),
        (lambda data: data.update(decisions=-1), "position.decisions: should be 0 or more, not -1"),
        (lambda data: data["table"]["cups"].append([]), "position.table.cups: should have 2 entries, not 3"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(change: Callable[[dict[str, Any]], None], complaint: str) -> None:
    """Positions are written by hand, and hands err."""
    data = by_hand()
    change(data)
    with pytest.raises(Mistake) as caught:
        GAME.from_data(data)
    assert complaint in str(caught.value)
