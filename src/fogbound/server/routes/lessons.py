"""Lessons: positions drawn by the game itself, one choice to make in each. Nothing is kept of the answers."""

from __future__ import annotations

from functools import cache
from typing import Any

from fastapi import APIRouter, Request
from starlette.responses import Response

import fogbound
from fogbound.core.game import Game
from fogbound.core.lessons import Lesson, read_lessons
from fogbound.core.mistakes import Mistake, unknown
from fogbound.server.answers import shown
from fogbound.server.routes.asking import field, form_of
from fogbound.server.visitors import reader, sheet
from fogbound.web.lessons import lesson_page

router = APIRouter(include_in_schema=False)


@cache
def lessons_of(game: Game[Any]) -> list[Lesson]:
    return read_lessons(game, game.lessons)


def _lesson(name: str, number: int) -> tuple[Game[Any], list[Lesson]]:
    game = fogbound.game(name)
    lessons = lessons_of(game)
    if not lessons:
        raise Mistake(f"there are no lessons for {game.info.title} yet: its rules are the next best thing")
    if not 1 <= number <= len(lessons):
        raise Mistake(f"there is no lesson {number}; they are numbered from 1 to {len(lessons)}")
    return game, lessons


@router.get("/learn/{name}")
async def first(request: Request, name: str) -> Response:
    return await lesson(request, name, 1)


@router.get("/learn/{name}/{number}")
async def lesson(request: Request, name: str, number: int) -> Response:
    game, lessons = _lesson(name, number)
    return shown(lesson_page(reader(request), game, lessons, number, sheet(request)))


@router.post("/learn/{name}/{number}")
async def answer(request: Request, name: str, number: int) -> Response:
    """What comes of an answer."""
    game, lessons = _lesson(name, number)
    choice = field(await form_of(request), "choice")
    answers = lessons[number - 1].answers
    if choice not in answers:
        raise unknown("answer", choice, answers)
    return shown(lesson_page(reader(request), game, lessons, number, sheet(request), answers[choice]))
