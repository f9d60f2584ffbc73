"""A lesson: the position, what is asked, a few choices, and what comes of one."""

from __future__ import annotations

from typing import Any

import htpy as h
from htpy import Node

from fogbound.core.game import Game
from fogbound.core.lessons import Answer, Lesson
from fogbound.core.seen import View
from fogbound.core.settings import Settings
from fogbound.core.svg import Sheet
from fogbound.web.icons import icon
from fogbound.web.looking import prose, unnamed
from fogbound.web.page import Reader, bar, page
from fogbound.web.rules import rule_link, text
from fogbound.web.table import board, cards, markup, on_sheet


def lesson_page(
    reader: Reader, game: Game[Any], lessons: list[Lesson], number: int, sheet: Sheet, answer: Answer | None = None
) -> str:
    lesson = lessons[number - 1]
    view = lesson.view()
    return page(
        reader,
        f"{lesson.title}: {game.info.title}",
        h.main("#main.table.lesson")[
            h.section(".plate", aria_label="The board")[
                on_sheet(board(game, _settings(game, view), sheet), markup(game.drawing.draw(view, sheet)))
            ],
            cards(game.drawing.hand(view), "Before you"),
            h.aside(".rail", aria_label="The lesson")[
                h.section(".ask")[
                    h.p(".lead")[f"{game.info.title}, lesson {number} of {len(lessons)}"],
                    h.h1[lesson.title],
                    h.p[lesson.words],
                    _choices(game, lesson, view, number, answer),
                    _outcome(answer),
                    _rule(game, lesson) if answer is not None else None,
                    _onward(game, lessons, number, answer),
                ],
                h.details(".in-words")[
                    h.summary["The position in words"],
                    prose(game.words.position(view, unnamed(view))),
                ],
            ],
        ],
        h.aside("#leaf.leaf", hidden=True, aria_label="Beside the board"),
        game=game,
        bar=bar(reader, "Learn in five minutes", first=h.a(href=f"/rules/{game.info.name}", data_leaf=True)["Rules"]),
        kind="at-table",
    )


def _settings(game: Game[Any], view: View) -> Settings:
    agreed = {name: value for name, value in view.settings.items() if name != "seats"}
    return game.info.settings(view.settings["seats"], None, **agreed)


def _choices(game: Game[Any], lesson: Lesson, view: View, number: int, chosen: Answer | None) -> Node:
    return h.form("#choices", method="post", action=f"/learn/{game.info.name}/{number}#answer", data_plain=True)[
        h.div(".opts")[
            [
                h.button(
                    class_="opt on" if answer is chosen else "opt",
                    name="choice",
                    value=option,
                    aria_current="true" if answer is chosen else None,
                )[h.span[_label(game, answer, view)]]
                for option, answer in lesson.answers.items()
            ]
        ]
    ]


def _label(game: Game[Any], answer: Answer, view: View) -> str:
    words = game.words.choice(answer.option, view, unnamed(view))
    return words[:1].upper() + words[1:]


def _outcome(answer: Answer | None) -> Node:
    """Said aloud as well, and never by colour alone."""
    if answer is None:
        return None
    verdict = "Right." if answer.right else "Not so."
    return h.p("#answer", class_="verdict right" if answer.right else "verdict wrong", role="status")[
        h.b[verdict], " ", answer.words
    ]


def _rule(game: Game[Any], lesson: Lesson) -> Node:
    return h.p(".cited")[rule_link(game, lesson.rule), " ", text(game, game.rules.named(lesson.rule).text)]


def _onward(game: Game[Any], lessons: list[Lesson], number: int, answer: Answer | None) -> Node:
    """To the next lesson; after the last, to a game."""
    done = answer is not None and answer.right
    if number < len(lessons):
        link = h.a(class_="opt main wide" if done else "opt wide", href=f"/learn/{game.info.name}/{number + 1}")
        return h.p[link[icon("pass"), h.span["The next lesson" if done else "Skip this one"]]]
    return h.form(method="post", action=f"/play/{game.info.name}", data_plain=True)[
        h.button(".opt.main.wide" if done else ".opt.wide")[icon("pass"), h.span["Play now"]]
    ]
