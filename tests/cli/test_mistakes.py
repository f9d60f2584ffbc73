"""A user's mistake is one line that says what is wrong and what would be right; the exit status is 2."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.cli.terminal import Done, Run


def require_one_line(done: Done, *words: str, status: int = 2) -> None:
    """Exactly one line, on the error stream, with these words in it."""
    assert done.status == status
    assert done.out == ""
    assert done.err.startswith("fogbound: ")
    assert done.err.count("\n") == 1
    assert "Traceback" not in done.err
    for word in words:
        assert word in done.err


@pytest.mark.parametrize(
    ("line", "words"),
    [
        ("plya", ["there is no command 'plya'", "did you mean play"]),
        ("unicorn", ["there is no command 'unicorn'; choose serve, backup, play, watch,"]),
        ("serve --public-url games.example.org", ["--public-url is like https://games.example.org"]),
        ("serve --public-url https://example.org/games", ["--public-url is like https://games.example.org"]),
        ("serve --trusted-proxy nginx", ["--trusted-proxy is an address or a network", "'nginx'"]),
        ("serve --days-kept 0", ["Invalid value for '--days-kept'"]),
        ("backup copy.sqlite3", ["there are no tables at"]),
        ("play liars_dice --sed 1", ["No such option: --sed", "--seed", "fogbound play --help"]),
        ("play liars_dice --seed", ["'--seed' requires an argument"]),
        ("play liars_dice --seed one", ["Invalid value for '--seed'", "integer"]),
        ("play liars_dice --seed=-1", ["Invalid value for '--seed'"]),
        ("play liars_dice again", ["unexpected extra argument", "again"]),
        ("play liars_dicee", ["there is no game 'liars_dicee'; did you mean liars_dice?"]),
        ("play unicorn", ["there is no game 'unicorn'", "liars_dice"]),
        ("play --seed 3", ["which game? choose", "liars_dice"]),
        ("play liars_dice --set dices=3", ["there is no option 'dices'; did you mean dice?"]),
        ("play liars_dice --set dice=9", ["dice cannot be '9'; choose 1, 2, 3, 4 or 5"]),
        ("play liars_dice --set wild", ["--set wants option=value, not 'wild'"]),
        ("play liars_dice --preset quik", ["there is no preset 'quik'; did you mean quick?"]),
        (
            "play liars_dice --seats you,scriptd",
            ["no player 'scriptd'; did you mean scripted or scripted:easy?"],
        ),
        ("play liars_dice --seats you,no.such:Player", ["there is no player 'no.such:Player'"]),
        ("play liars_dice --seats you,scripted:0", ["there is no player 'scripted:0'"]),
        ("play liars_dice --seats you,,scripted", ["there is no player ''; choose you,"]),
        ("play liars_dice --seats you", ["Liar’s Dice is for 2 to 6 players, not 1"]),
        ("play liars_dice --seats 7", ["Liar’s Dice is for 2 to 6 players, not 7"]),
        ("play liars_dice --seats random,random", ["nobody plays here", "you", "fogbound watch"]),
        ("play liars_dice --seats you:Ada,you:ada", ["two players are called ada"]),
        ("play liars_dice --seats you:random,random", ["nobody can be called 'random'"]),
        ("play liars_dice --seats you:AVeryLongNameThatFillsTheLine,random", ["at most 20 letters"]),
        ("play --resume --seed 3", ["--resume stands alone"]),
        ("play --resume", ["no game waits in"]),
        ("play --resume liars_dice", ["no game of liars_dice waits in"]),
        ("watch liars_dice --seats you,random", ["only computer players can be watched"]),
        ("watch liars_dice --seat 9", ["there is no seat '9'; choose 0 (Agatha), 1 (Basil)"]),
        ("games unicorn", ["there is no game 'unicorn'"]),
        ("rules liars_dice LD-99", ["there is no rule 'LD-99'"]),
        ("rules liars_dice unicorn", ["no rule of Liar’s Dice has 'unicorn' in it"]),
        ("rules", ["Missing argument 'GAME'"]),
        ("arena liars_dice", ["Missing option '--seats'"]),
        ("arena liars_dice --seats you,random", ["there is no player 'you'; choose easy, normal, hard, random"]),
        ("arena liars_dice --seats random", ["Liar’s Dice is for 2 to 6 players, not 1"]),
        ("arena liars_dice --seats random,random --games 0", ["Invalid value for '--games'"]),
        ("bench unicorn", ["there is no game 'unicorn'"]),
        ("bench liars_dice --against nowhere", ["there is no build of fogbound in nowhere"]),
        ("fuzz unicorn", ["there is no game 'unicorn'"]),
        ("check nowhere.json", ["cannot read nowhere.json: no such file"]),
        ("replay nowhere.json", ["cannot read nowhere.json: no such file"]),
    ],
)
def test_what_was_written_on_the_command_line(run: Run, line: str, words: list[str]) -> None:
    """Commands, options, games, values, players, seats, files."""
    require_one_line(run(line), *words)


@pytest.mark.parametrize("arguments", [["plya"], ["play", "liars_dice", "--preset", "x"]])
def test_the_installed_program_says_the_same(arguments: list[str]) -> None:
    """In a process of its own, as `python -m fogbound`."""
    command = [sys.executable, "-m", "fogbound", *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, stdin=subprocess.DEVNULL)
    require_one_line(Done(done.returncode, done.stdout, done.stderr), "there is no")


def test_an_unwritable_folder(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that could not be kept is not begun; a file where a folder should be is left as it is."""
    blocking = tmp_path / "file"
    blocking.write_text("mine", encoding="utf-8")
    monkeypatch.setenv("FOGBOUND_DATA", str(blocking))
    done = run("play liars_dice", ["1"])
    require_one_line(done, f"cannot make the folder {blocking / 'games'}", "FOGBOUND_DATA can name another")
    assert blocking.read_text(encoding="utf-8") == "mine"


@pytest.fixture
def save(run: Run, folder: Path) -> Path:
    """A game of two that was left after some choices."""
    run("play liars_dice --seats you:Ada,scripted --set starter=first --seed 1", ["1x1", "liar"])
    (path,) = (folder / "games").iterdir()
    return path


def other(path: Path, **entries: Any) -> str:
    """The text of a file of ours with other entries."""
    return json.dumps({**json.loads(path.read_text(encoding="utf-8")), **entries})


def damaged(path: Path, how: str) -> bytes:
    """What somebody may have made of a file."""
    text = path.read_text(encoding="utf-8")
    return {
        "cut off": text[: len(text) // 2].encode(),
        "empty": b"",
        "not JSON": b"Dear diary,",
        "not text": b"\xff\xfe\x00\x01",
        "no object": b"[1, 2, 3]",
        "something else": b'{"name": "a package"}',
        "newer": other(path, fogbound=2).encode(),
        "another game": other(path, game="chess").encode(),
        "another kind": other(path, kind="position").encode(),
        "a seat too many": other(path, players=["Ada", "scripted", "random"]).encode(),
        "an unknown entry": other(path, winner="me").encode(),
        "no entries": other(path, entries="none").encode(),
    }[how]


DAMAGES = {
    "cut off": "is cut off",
    "empty": "is cut off",
    "not JSON": "is not JSON: line 1",
    "not text": "is not a file of Fogbound: it is not text",
    "no object": "should be an object, not a list",
    "something else": "the entry 'fogbound' is missing",
    "newer": "was written by a newer Fogbound (format 2; this one reads up to 1)",
    "another game": "there is no game 'chess'",
    "another kind": "is a position, not a",
    "a seat too many": "players: should have 2 entries, not 3",
    "an unknown entry": "there is no entry 'winner'",
    "no entries": "entries: should be a list",
}


@pytest.mark.parametrize("command", ["play --resume", "check", "replay"])
@pytest.mark.parametrize("how", DAMAGES)
def test_a_damaged_file(run: Run, save: Path, command: str, how: str) -> None:
    """Cut off, newer, of another game, edited, or nothing of ours: one line that says so, and it is not touched."""
    save.write_bytes(damaged(save, how))
    before = save.read_bytes()
    require_one_line(run(f"{command} {save}", ["1", "1"]), DAMAGES[how])
    assert save.read_bytes() == before
    assert list(save.parent.iterdir()) == [save]


def test_a_damaged_last_game_is_not_passed_over(run: Run, save: Path) -> None:
    """`--resume` alone means the last game: if that cannot be read, it does not go on with an older one."""
    save.write_text("{", encoding="utf-8")
    require_one_line(run("play --resume"), f"{save} is cut off")


def test_a_folder_is_no_file(run: Run, tmp_path: Path) -> None:
    """Nor can it be read as one."""
    require_one_line(run(f"check {tmp_path}"), "cannot read", "directory")


def test_a_record_cannot_be_gone_on_with(run: Run, save: Path) -> None:
    """A finished game has nothing left to choose."""
    data = json.loads(save.read_text(encoding="utf-8"))
    record = {name: value for name, value in data.items() if name not in ("people", "position")}
    save.write_text(json.dumps({**record, "kind": "record"}), encoding="utf-8")
    require_one_line(run(f"play --resume {save}"), "is a record, not a save")


def test_a_position_edited_by_hand(run: Run, save: Path) -> None:
    """Better dice for Ada do not follow from the entries: the game does not go on, and `check` says what is wrong."""
    position = json.loads(save.read_text(encoding="utf-8"))["position"]
    position["table"]["cups"][0] = ["1"] * len(position["table"]["cups"][0])
    save.write_text(other(save, position=position), encoding="utf-8")
    before = save.read_bytes()
    require_one_line(run(f"play --resume {save}", ["1"]), "the position does not follow from the entries")
    checked = run(f"check {save}")
    assert checked.status == 2
    assert "the position does not follow from the entries; was it edited?" in checked.err
    assert save.read_bytes() == before


def test_a_player_who_is_no_longer_there(run: Run, save: Path) -> None:
    """A saved game whose computer player is not installed here."""
    save.write_text(other(save, players=["Ada", "gone.away:Player"]), encoding="utf-8")
    require_one_line(run(f"play --resume {save}"), "there is no player 'gone.away:Player'")
