"""The lessons: six positions, each for a rule of its own, and right by what the rules do."""

from __future__ import annotations

from fogbound.core.lessons import Lesson, read_lessons
from fogbound.games.unmatched import GAME

LESSONS = {lesson.rule: lesson for lesson in read_lessons(GAME, GAME.lessons)}


def offered(lesson: Lesson) -> list[str]:
    """What may be chosen."""
    return list(lesson.view().decision["options"])


def test_there_are_six() -> None:
    """Reach, passages, the shield, deduction, the guess, and what Hyde pays."""
    assert list(LESSONS) == ["UNM-7.2", "UNM-1.6", "UNM-10.1", "UNM-10.7", "UNM-10.12", "UNM-12.3"]


def test_each_has_one_right_answer_with_its_reason() -> None:
    """And every answer on offer but the right one is explained too, where there are few."""
    for lesson in LESSONS.values():
        right = [text for text, answer in lesson.answers.items() if answer.right]
        assert len(right) == 1
        assert right[0] in offered(lesson)
        assert all(answer.words.endswith(".") for answer in lesson.answers.values())


def test_what_is_not_on_offer_is_a_lesson() -> None:
    """UNM-7.2 and UNM-1.6: whom nobody can reach."""
    assert "attack hero_1" not in offered(LESSONS["UNM-7.2"])
    assert "attack hero_2" not in offered(LESSONS["UNM-1.6"])
