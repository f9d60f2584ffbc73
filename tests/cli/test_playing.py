"""A game in the terminal: what a person sees, types, and may ask."""

from __future__ import annotations

import itertools
import json
from pathlib import Path

import pytest

from fogbound.core.chance import commitment
from tests.cli.spying import SHOWN
from tests.cli.terminal import Run, choices, kept

TWO = "play liars_dice --seats you,scripted --set starter=first --seed 1"
"""Begins with a choice of ours."""


def test_a_whole_game(run: Run, folder: Path) -> None:
    """From the first choice to the last: always the first choice, which soon is to call."""
    done = run("play liars_dice --seats you:Ada,scripted,random --set dice=2", itertools.repeat("1"))
    record = kept(folder)
    assert done.status == 0
    assert record["kind"] == "record"
    assert record["players"] == ["Ada", "scripted", "random"]
    assert len(record["outcome"]["winners"]) == 1
    assert "nobody else has dice left. Scores: you " in done.said
    assert f"The record is kept in {next((folder / 'games').iterdir())}." in done.said.replace("- ", "-")


def test_the_key_of_a_game_is_the_one_whose_hash_was_shown(run: Run, folder: Path) -> None:
    """The hash stands before the first choice, the key after the last."""
    done = run("play liars_dice --seats 2", itertools.repeat("1"))
    origin = kept(folder)["origin"]
    before, after = done.out.index(origin["commitment"]), done.out.index(origin["key"])
    assert before < done.out.index("> 1") < after
    assert commitment(bytes.fromhex(origin["key"])) == origin["commitment"]


@pytest.mark.parametrize("typed", ["2", "bid 1x2", " BID  1x2 ", "1x2", "1 two", "1 tw"])
def test_a_choice_may_be_typed_in_many_ways(run: Run, folder: Path, typed: str) -> None:
    """By its number, its name, the name's second word, its sentence, or how one of these begins."""
    run(TWO, [typed])
    assert choices(folder)[0] == "bid 1x2"


def test_what_begins_more_than_one_choice_is_asked_again(run: Run, folder: Path) -> None:
    """Those that fit are listed with their numbers, and nothing is chosen."""
    done = run(TWO, ["3 f", "b"])
    assert "Which of these? 16) 3 fours 17) 3 fives" in done.said
    assert "There is no choice 'b'" in done.said
    assert choices(folder) == []


def test_long_lists_are_shown_in_part_and_in_full(run: Run) -> None:
    """The first ten of a verb, all of them on demand; calls keep the first numbers."""
    done = run("play liars_dice --seats you,scripted --set starter=first --set exact=safe --seed 1", ["1", "more"])
    first, second, everything = done.out.split("> ")
    assert "10) 2 fours" in first
    assert "11)" not in first
    assert "… and 50 more: “more” lists them; any may be typed, such as bid 10x6" in first
    assert second.index(" 1) Call Agatha a liar") < second.index(" 2) Call it exact") < second.index(" 3) ")
    assert "10 sixes" in everything


def test_why_something_is_not_on_offer(run: Run, folder: Path) -> None:
    """On request or when it is typed: the rule, in a sentence; and nothing is chosen by that."""
    done = run(TWO, ["? liar", "why bid 11x1", "LIAR", "exact", "? 1x1", "5x9", "99", "0"])
    assert done.said.count("Not “liar”: there is no bid yet that could be called (LD-4.1).") == 2
    assert "Not “bid 11x1”: there are only 10 dice under all cups (LD-3.3)." in done.said
    assert "Not “exact”: " in done.said
    assert "(LD-4.2)." in done.said
    assert "You may: it is choice 1, 1 one." in done.said
    assert "There is no choice '5x9'; there are 60, such as bid 1x1," in done.said
    assert "There is no choice 99; they are numbered from 1 to 60." in done.said
    assert "There is no choice 0;" in done.said
    assert choices(folder) == []


def test_undo_until_something_was_shown(run: Run, folder: Path) -> None:
    """A bid can be taken back over the computer's answer, a call cannot: the cups were lifted."""
    done = run(TWO, ["undo", "1x1", "undo", "1x2", "liar", "undo"])
    assert choices(folder)[0] == "bid 1x1"
    assert choices(folder)[2:4] == ["undo", "bid 1x2"]
    assert "You bid 1 one." in done.said
    assert "You take a choice back. → You" in done.said
    assert "Nothing can be taken back: you have chosen nothing yet." in done.said
    assert "Nothing can be taken back: something has been shown since your last choice." in done.said
    assert "undo" not in choices(folder)[4:]


def test_what_may_be_asked(run: Run, folder: Path) -> None:
    """Chances, the story, the table, what was agreed, the rules, and what there is to type; none of them chooses."""
    asked = [
        "chances",
        "story",
        "look",
        "agreed",
        "rules LD-3.2",
        "rules wild",
        "rules unicorn",
        "help",
        "?",
        "",
        "save",
    ]
    done = run(TWO, asked)
    parts = [" ".join(part.split()) for part in done.out.split("> ")]
    assert "likely to be there" in parts[1]
    assert "A new round with 10 dice. You begin. You roll" in parts[2]
    assert "10 dice under all cups; ones are wild. You begin the round with a bid. 1) 1 one" in parts[3]
    assert "dice for each player 5 at the start" in parts[4]
    assert "LD-3.2" in parts[5]
    assert "LD-5.3" in parts[6]
    assert "No rule of Liar’s Dice has 'unicorn' in it." in parts[7]
    assert parts[8][4:] == parts[9][1:]
    assert "take your last choice back" in parts[8]
    assert "1) 1 one" in parts[10]
    assert "Saved in " in parts[11]
    assert choices(folder) == []


def test_a_game_without_statements_says_so(run: Run, folder: Path) -> None:
    """And that nobody can resign from it; the question stays."""
    done = run(TWO, ["say", "say sure", "resign"])
    assert "There is nothing that the rules let you say now." in done.said
    assert "Liar’s Dice has no statements of its own." in done.said
    assert "Nobody can resign from Liar’s Dice." in done.said
    assert choices(folder) == []


def test_a_copy_of_a_game(run: Run, folder: Path, tmp_path: Path) -> None:
    """`save FILE` writes a file to go on with, and never over another."""
    copy = tmp_path / "copy.json"
    done = run(TWO, ["1", f"save {copy}", f"save {copy}", f"save {tmp_path / 'no' / 'folder.json'}"])
    assert json.loads(copy.read_text(encoding="utf-8"))["entries"] == kept(folder)["entries"]
    assert f"{copy.name} exists already; name a new file." in done.said
    assert "Cannot write" in done.said
    assert run(f"play --resume {copy}", ["liar"]).status == 0
    assert "liar" in [entry["choice"] for entry in json.loads(copy.read_text(encoding="utf-8"))["entries"]]


def test_the_same_seed_gives_the_same_game(run: Run, folder: Path) -> None:
    """Chance and the computer players' choices alike."""
    for _ in range(2):
        run("play liars_dice --preset quick --seed 7", itertools.repeat("1"))
    first, second = [json.loads(path.read_text(encoding="utf-8")) for path in (folder / "games").iterdir()]
    assert first == second
    assert first["origin"] == {"seed": 7}


def test_options_and_presets(run: Run, folder: Path) -> None:
    """A preset, and options set over it; the number of seats alone is enough."""
    done = run("play liars_dice --seats 3 --preset quick --set wild=none --set dice=2")
    assert kept(folder)["settings"] == {
        "seats": 3,
        "dice": 2,
        "wild": "none",
        "loss": "difference",
        "exact": "no",
        "starter": "chance",
    }
    assert "Guest, Agatha (scripted) and Basil (scripted)." in done.said
    assert "3 players, dice 2, wild none, loss difference, exact no, starter chance" in done.said


def test_a_preset_may_say_how_many_play(run: Run, folder: Path) -> None:
    """The tiny one is for two."""
    run("play liars_dice --preset tiny")
    assert kept(folder)["players"] == ["Guest", "scripted"]


def test_computer_players_are_shown_views(run: Run) -> None:
    """A player that writes down what it was shown was shown the view of its seat, and nobody else's dice."""
    run("play liars_dice --seats you,tests.cli.spying:Spy --seed 1", ["1"])
    assert SHOWN
    for view in SHOWN:
        assert view.seat == 1
        assert set(view.cups[0]["cards"]) == {None}


def test_of_many_options_those_are_told_that_are_not_as_usual(run: Run) -> None:
    """Kill Doctor Lucky has more than fit on a line; `agreed` tells them all."""
    assert "3 players, all else as usual" in run("play kill_doctor_lucky --seats 3").said
    assert "3 players, pets cat" in run("play kill_doctor_lucky --seats 3 --set pets=cat").said
