"""What the lessons say of their positions is so."""

from __future__ import annotations

from typing import Any

from fogbound.core.lessons import Lesson, read_lessons
from fogbound.games.black_sonata import GAME

LESSONS = {lesson.title: lesson for lesson in read_lessons(GAME, GAME.lessons)}


def known(lesson: Lesson) -> dict[str, Any]:
    """What can be worked out there, by the map."""
    found = GAME.insight(lesson.view())
    return {what: found[what]["map"] for what in found}


def test_where_she_is_said_to_be_she_is_for_certain() -> None:
    """BS-5.1 and BS-16.1: at Cornhill in the first lesson; in the last at the Clink, and next where one waits."""
    assert known(LESSONS["One street a turn"])["places"] == {"cornhill": 1.0}
    patience = LESSONS["Patience"]
    assert known(patience)["places"] == {"clink": 1.0}
    assert known(patience)["next_places"] == {patience.view().pawn: 1.0}


def test_traits_that_are_right_are_those_that_the_clues_leave() -> None:
    """BS-11.1: of the sets to be named one is left; before a confrontation it is the only one."""
    telling = LESSONS["What clues tell"]
    left = known(telling)["traits"]["left"]
    named = {text.removeprefix("name "): answer.right for text, answer in telling.answers.items()}
    assert all((triple in left) == right for triple, right in named.items())
    assert known(LESSONS["Face to face"])["traits"]["left"] == [LESSONS["Face to face"].view().named]


def test_one_key_is_missing_and_two_ways_are_left() -> None:
    """BS-6.4 and BS-11.2: and the missing key is one street away."""
    lesson = LESSONS["The last key"]
    assert len(known(lesson)["traits"]["left"]) == 2
    assert len(lesson.view().keys) == 10
    assert "bishopsgate" not in lesson.view().keys
