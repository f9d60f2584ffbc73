"""Lessons: positions with one choice to make, each for one rule. They are data, in a game's `lessons.json`.

A lesson names its rule, asks something, lays out a position in the rulebook's names, and has an answer to each of a few
choices; one at least is right and on offer there. What is not on offer may stand among them: that is a lesson as well.
"""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.files import FORMAT, parsed
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.moment import Moment
from fogbound.core.options import Option
from fogbound.core.reading import Reading
from fogbound.core.seats import Seat
from fogbound.core.seen import View


class Answer:
    """One choice of a lesson: whether it is right, and why."""

    __slots__ = ("option", "right", "words")

    def __init__(self, option: Option, words: str, right: bool) -> None:
        self.option: Final = option
        self.words: Final = words
        self.right: Final = right


class Lesson:
    """A position as its actor sees it, and what may be answered."""

    def __init__(self, title: str, rule: str, words: str, moment: Moment, answers: dict[str, Answer]) -> None:
        self.title: Final = title
        self.rule: Final = rule
        self.words: Final = words
        self.answers: Final = answers
        self._moment: Final = moment

    @property
    def seat(self) -> Seat:
        seat = self._moment.actor
        assert seat is not None
        return seat

    def view(self) -> View:
        return self._moment.view(self.seat)


def read_lessons(game: Game[Any], text: str, where: str = "lessons.json") -> list[Lesson]:
    """The lessons of a game; a `Mistake` says what is wrong with them, and where."""
    reading = Reading(parsed(text, where), where)
    return [_lesson(game, item) for item in reading.items()]


def _lesson(game: Game[Any], reading: Reading) -> Lesson:
    reading.fields("title", "rule", "words", "settings", "table", "agenda", "answers")
    rule = reading.field("rule").text()
    if rule not in game.rules.paragraphs:
        raise reading.field("rule").wrong(f"there is no rule {rule}")
    moment = _moment(game, reading)
    answers = {text: _answer(game, reading.field("answers"), text) for text in reading.field("answers").fields()}
    lesson = Lesson(reading.field("title").text(), rule, reading.field("words").text(), moment, answers)
    offered = lesson.view().decision["options"]
    right = [text for text, answer in answers.items() if answer.right]
    if not right or len(right) == len(answers):
        raise reading.field("answers").wrong("should hold right answers and wrong ones")
    for text in right:
        if text not in offered:
            raise reading.field("answers").wrong(f"{text!r} is right, but is not on offer")
    return lesson


def _moment(game: Game[Any], reading: Reading) -> Moment:
    head = {"fogbound": FORMAT, "kind": "position", "game": game.info.name, "rules": game.info.rules_version}
    body = {name: reading.field(name).data for name in ("settings", "table", "agenda")}
    moment = Moment(game, game.from_data({**head, **body}, reading.where, seed=1))
    if moment.actor is None:
        raise reading.wrong("the game is over: there is nothing to choose")
    return moment


def _answer(game: Game[Any], answers: Reading, text: str) -> Answer:
    reading = answers.field(text)
    reading.fields("right", "words")
    try:
        option = game.vocabulary.named(text)
    except Mistake as mistake:
        raise reading.wrong(str(mistake)) from None
    return Answer(option, reading.field("words").text(), reading.maybe("right", False).flag())
