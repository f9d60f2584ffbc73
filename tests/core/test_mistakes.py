"""Mistakes: one line with what is wrong and what would be right."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.core.mistakes import listed, unknown


@pytest.mark.parametrize(
    ("given_name", "known", "words"),
    [
        ("galery", ["gallery", "garden", "attic"], "there is no room 'galery'; did you mean gallery?"),
        ("xyz", ["hall", "attic"], "there is no room 'xyz'; choose hall or attic"),
        ("xyz", ["hall"], "there is no room 'xyz'; choose hall"),
        ("xyz", [], "there is no room 'xyz', and none to choose from"),
        ("xyz", [f"{n}" for n in range(13)], "there is no room 'xyz'; there are 13, such as 0, 1, 2 and 3"),
    ],
)
def test_an_unknown_name(given_name: str, known: list[str], words: str) -> None:
    """The nearest names are offered, else all, else as many as a line holds."""
    assert str(unknown("room", given_name, known)) == words


@given(st.text(), st.lists(st.sampled_from(["hall", "attic", "gallery"]), unique=True))
def test_a_mistake_is_one_line(name: str, known: list[str]) -> None:
    """Whatever was given, the answer stays one line."""
    assert len(str(unknown("room", name, known)).splitlines()) == 1


def test_lists_as_they_are_said() -> None:
    """The last of several comes after a word."""
    assert [listed("abc"[:count]) for count in (1, 2, 3)] == ["a", "a or b", "a, b or c"]
    assert listed("ab", "and") == "a and b"
