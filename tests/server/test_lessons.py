"""Lessons: six for a game, each a position with one choice to make."""

from __future__ import annotations

import json
from typing import Any

import pytest

import fogbound
from fogbound.core.lessons import read_lessons
from fogbound.core.mistakes import Mistake
from tests.server.visiting import Server

GAMES = [name for name, game in fogbound.games().items() if game.lessons != "[]"]
DICE = fogbound.game("liars_dice")


@pytest.mark.parametrize("name", GAMES)
def test_every_answer_of_every_lesson(server: Server, name: str) -> None:
    """The page shows the position, each answer is answered, and the rule is there."""
    ada = server.visitor()
    game = fogbound.game(name)
    lessons = read_lessons(game, game.lessons)
    assert len(lessons) == 6
    for number, lesson in enumerate(lessons, start=1):
        assert lesson.title in ada.get(f"/learn/{name}/{number}").text
        for option, answer in lesson.answers.items():
            page = ada.post(f"/learn/{name}/{number}", choice=option).text
            assert ("Right." in page) == answer.right
            assert f"/rules/{name}/{lesson.rule}" in page


def test_what_is_no_lesson_and_no_answer_is_said(server: Server) -> None:
    """With what there is."""
    ada = server.visitor()
    assert "numbered from 1 to 6" in ada.get("/learn/liars_dice/7").text
    assert "there is no answer" in ada.post("/learn/liars_dice/1", choice="bid 9x9").text.lower()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"rule": "LD-99"}, "lessons.json[0].rule: there is no rule LD-99"),
        ({"answers": {"liar": {"words": "x"}}}, "should hold right answers and wrong ones"),
        ({"answers": {"bid 1x1": {"right": True, "words": "x"}, "liar": {"words": "x"}}}, "is not on offer"),
        ({"answers": {"shout": {"words": "x"}}}, "there is no choice 'shout'"),
        ({"extra": 1}, "there is no entry 'extra'"),
    ],
)
def test_a_bad_lesson_says_where_it_is_bad(change: dict[str, Any], said: str) -> None:
    """For whoever writes one."""
    lesson = {**json.loads(DICE.lessons)[0], **change}
    with pytest.raises(Mistake) as mistake:
        read_lessons(DICE, json.dumps([lesson]))
    assert said in str(mistake.value)
