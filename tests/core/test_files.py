"""Files: whole or not at all, and every other file refused in one line."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.core import files
from fogbound.core.files import check_format, parsed, read_json, replace_file
from fogbound.core.mistakes import Mistake
from fogbound.core.reading import Reading

json_values = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False, allow_infinity=False) | st.text(),
    lambda inside: st.lists(inside, max_size=3) | st.dictionaries(st.text(max_size=4), inside, max_size=3),
    max_leaves=6,
)


def test_a_text_replaces_another(tmp_path: Path) -> None:
    """A file is made or replaced, any letter in it, and nothing is left beside it."""
    path = tmp_path / "game.json"
    for text in ("first", "second – «ß»\n"):
        replace_file(path, text)
        assert path.read_text(encoding="utf-8") == text
    assert list(tmp_path.iterdir()) == [path]


def test_files_have_the_usual_permissions(tmp_path: Path) -> None:
    """What is written can be read by whoever the user's own settings let read it."""
    ordinary = tmp_path / "ordinary"
    ordinary.touch()
    replace_file(tmp_path / "ours", "text")
    assert (tmp_path / "ours").stat().st_mode == ordinary.stat().st_mode


@pytest.mark.parametrize("interruption", [KeyboardInterrupt(), OSError(28, "No space left on device")])
def test_an_interrupted_write_leaves_the_old_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, interruption: BaseException
) -> None:
    """Whatever happens while a file is written, the old one is still there, and no half of the new one."""

    def stop(_handle: int) -> None:
        raise interruption

    path = tmp_path / "game.json"
    replace_file(path, "old")
    monkeypatch.setattr(os, "fsync", stop)
    with pytest.raises((Mistake, KeyboardInterrupt)) as caught:
        replace_file(path, "new")
    assert isinstance(caught.value, KeyboardInterrupt) or "no space left on device" in str(caught.value)
    assert path.read_text(encoding="utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_where_nothing_can_be_written(tmp_path: Path) -> None:
    """A folder that is none, that is missing, or in the file's place, is said in one line."""
    file = tmp_path / "file"
    file.touch()
    for path, reason in [
        (file / "game.json", "not a directory"),
        (tmp_path / "missing" / "game.json", "no such file or directory"),
        (tmp_path, "directory"),
    ]:
        with pytest.raises(Mistake, match=f"cannot write .*: .*{reason}"):
            replace_file(path, "text")
    assert list(tmp_path.iterdir()) == [file]


def test_what_cannot_be_read(tmp_path: Path) -> None:
    """A file that is not there, a folder, and what is not text are refused by name."""
    with pytest.raises(Mistake, match=r"cannot read .*none\.json: no such file"):
        read_json(tmp_path / "none.json")
    with pytest.raises(Mistake, match=r"cannot read .*: is a directory"):
        read_json(tmp_path)
    (tmp_path / "picture").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(Mistake, match="picture is not a file of Fogbound: it is not text"):
        read_json(tmp_path / "picture")


def test_a_file_edited_elsewhere(tmp_path: Path) -> None:
    """The mark that some editors put before UTF-8 is no mistake."""
    (tmp_path / "game.json").write_text('{"seats": 2}', encoding="utf-8-sig")
    assert read_json(tmp_path / "game.json").data == {"seats": 2}


@given(st.dictionaries(st.text(max_size=4), json_values, max_size=3), st.booleans(), st.data())
def test_a_file_that_is_cut_off(value: dict[str, Any], ascii_only: bool, data: st.DataObject) -> None:
    """Wherever a file of ours ends too early, it is said to be cut off."""
    text = json.dumps(value, ensure_ascii=ascii_only)
    assert parsed(text, "game.json") == value
    with pytest.raises(Mistake, match=r"game\.json is cut off: it ends in line 1 before it is complete"):
        parsed(text[: data.draw(st.integers(0, len(text) - 1))], "game.json")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ('{"a": 1,\n "b" 2}', "it is not JSON: line 2, column 6: Expecting ':' delimiter"),
        ('{"a": b}', "it is not JSON: line 1, column 7: Expecting value"),
        ("[" * 100_000, "it is not a file of Fogbound: it is nested too deeply"),
        ("9" * 5000, "it is not a file of Fogbound: it holds a number that cannot be read"),
        ("[NaN]", "it is not a file of Fogbound: it holds a number that cannot be read"),
    ],
)
def test_text_that_is_no_json(text: str, message: str) -> None:
    """Any other text is refused in one line that says where."""
    with pytest.raises(Mistake) as caught:
        parsed(text, "it")
    assert str(caught.value) == message


def test_the_kind_of_a_file_is_told() -> None:
    """A file says what it is; whoever reads it says what would do."""
    assert check_format(Reading({"fogbound": 1, "kind": "record"}, "f"), "position", "record") == "record"


@pytest.mark.parametrize(
    ("data", "message"),
    [
        ([], "f: should be an object, not a list"),
        ({}, "f: is not a record of Fogbound: the entry 'fogbound' is missing"),
        ({"fogbound": "1"}, "f.fogbound: should be a whole number 1 or more, not the text '1'"),
        (
            {"fogbound": files.FORMAT + 1, "kind": "record"},
            f"f: was written by a newer Fogbound (format {files.FORMAT + 1}; this one reads up to {files.FORMAT})",
        ),
        ({"fogbound": 1}, "f: 'kind' is missing"),
        ({"fogbound": 1, "kind": "position"}, "f: is a position, not a record"),
    ],
)
def test_a_file_of_another_kind(data: Any, message: str) -> None:
    """What is not ours, newer than we are, or something else of ours, is said so."""
    with pytest.raises(Mistake) as caught:
        check_format(Reading(data, "f"), "record")
    assert str(caught.value) == message
