"""Records: followed again, checked, and read with all their mistakes."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import pytest

import fogbound
from fogbound.core.mistakes import Mistake
from fogbound.core.reading import Reading
from fogbound.core.records import Record, read_record, record_of
from fogbound.core.replay import Replay, honest
from fogbound.core.session import Session, begin

GAME = fogbound.game("liars_dice")


def played(seed: int | None = 3, choices: int = 10_000) -> Session:
    """A game of two people who choose at random, and once take back."""
    session = begin(GAME, GAME.settings(2, dice=2), ["Ada", "Bo"], 0b11, seed)
    rng = Random(1)
    while (seat := GAME.actor(session.state)) is not None and choices:
        session.choose(seat, rng.choice(GAME.options(session.state)).text)
        if len(session.record.entries) == 2 and session.can_take_back(seat):
            session.take_back(seat)
        choices -= 1
    return session


def changed(record: Record, change: Callable[[dict[str, Any]], None]) -> Record:
    """The record after somebody has edited its data."""
    data = json.loads(record.text())
    change(data)
    return record_of(Reading(data, "record"), "record")


def test_a_record_ends_as_the_game_did(tmp_path: Path) -> None:
    """Also by way of a file; there is a position before the first entry and one after each."""
    session = played()
    session.record.write(tmp_path / "record.json")
    replay = Replay(read_record(tmp_path / "record.json"))
    assert replay.divergence is None
    assert len(replay.positions) == 1 + len(session.record.entries)
    assert replay.positions[-1].outcome is not None
    last = GAME.data(replay.positions[-1])
    assert {**last, "chance": ""} == {**GAME.data(session.state), "chance": ""}


def test_a_record_replays_although_the_generator_has_changed() -> None:
    """Only its honesty can no longer be shown."""
    record = changed(played().record, lambda data: data["origin"].update(seed=4))
    assert Replay(record).divergence is None
    assert "the record says that chance gave" in str(honest(record))


@pytest.mark.parametrize("seed", [3, None], ids=["seed", "key"])
def test_an_honest_record_agrees_with_its_origin(seed: int | None) -> None:
    """Everything that chance decided is drawn again from the seed or the key."""
    assert honest(played(seed).record) is None


def test_another_key_than_the_promised_one_is_found_out() -> None:
    """Its hash differs from the one shown before the game."""
    record = changed(played(None).record, lambda data: data["origin"].update(key="0" * 64))
    assert honest(record) == "the key is not the one whose hash was shown before the game"


def test_a_key_that_is_not_shown_proves_nothing() -> None:
    """A record of a running game comes without it."""
    record = changed(played(None).record, lambda data: data["origin"].update(key=None))
    assert honest(record) == "the key has not been shown"


@pytest.mark.parametrize(
    ("change", "divergence"),
    [
        (lambda data: data["entries"][0].update(by=1 - data["entries"][0]["by"]), "entry 1: seat"),
        (lambda data: data["entries"][0].update(choice="exact"), "entry 1: it was agreed that bids cannot be called"),
        (lambda data: data["entries"][0].update(choice="jump"), "entry 1: there is no choice 'jump'"),
        (
            lambda data: data["entries"][0].update(chance=[3]),
            "entry 1: chance decided 1 things, by today’s rules only 0",
        ),
        (lambda data: data["setup"].pop(), "the set-up: the script of chance is over"),
        (lambda data: data["setup"].__setitem__(1, 6), "the set-up: number 2 of the script of chance is 6"),
        (
            lambda data: data["entries"].insert(0, {"by": 0, "take_back": 1}),
            "entry 1: takes back 1 choices where only 0",
        ),
        (lambda data: data["entries"].append({"by": 0, "take_back": 2}), "takes back a choice after which something"),
        (lambda data: data.update(outcome=None), "the end: the record says that it is not over, by today’s rules"),
        (lambda data: data["entries"].pop(), "the end: the record says last_with_dice, won by"),
    ],
)
def test_where_a_record_cannot_be_followed_is_said(change: Callable[[dict[str, Any]], None], divergence: str) -> None:
    """All positions up to there can still be looked at."""
    replay = Replay(changed(played().record, change))
    assert replay.divergence is not None
    assert divergence in replay.divergence


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        (lambda data: data.update(game="liars_dise"), "record.game: there is no game 'liars_dise'; did you mean"),
        (lambda data: data.update(fogbound=99), "was written by a newer Fogbound"),
        (lambda data: data.update(kind="position"), "is a position, not a record"),
        (lambda data: data.pop("entries"), "'entries' is missing"),
        (lambda data: data.update(moves=[]), "there is no entry 'moves'"),
        (lambda data: data["settings"].update(dice=9), "record.settings: dice cannot be 9; it is one of 1, 2, 3, 4, 5"),
        (lambda data: data["settings"].update(seats=7), "record.settings.seats: should be from 2 to 6, not 7"),
        (lambda data: data["players"].pop(), "record.players: should have 2 entries, not 1"),
        (lambda data: data["entries"][0].update(by=5), "record.entries[0].by: should be from 0 to 1, not 5"),
        (lambda data: data["entries"][0].update(chance="six"), "record.entries[0].chance: should be a list"),
        (lambda data: data["outcome"].update(reason="boredom"), "record.outcome.reason: there is no ending 'boredom'"),
        (lambda data: data.update(origin={"commitment": "xyz", "key": None}), "should be 64 hexadecimal digits"),
    ],
)
def test_what_is_wrong_with_data_is_said_with_its_place(
    change: Callable[[dict[str, Any]], None], complaint: str
) -> None:
    """A record that people or programs have written wrongly."""
    with pytest.raises(Mistake) as caught:
        changed(played(choices=30).record, change)
    assert complaint in str(caught.value)


def test_a_record_is_read_by_people() -> None:
    """One line an entry, in the words of the game."""
    text = played(choices=3).record.text()
    assert '  {"by": ' in text
    assert all(len(line) < 120 for line in text.splitlines())
