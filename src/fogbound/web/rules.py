"""The rules of a game, whole, by number, or as far as they hold some words."""

from __future__ import annotations

import re
from itertools import groupby
from typing import Any, Final

import htpy as h
from htpy import Node
from markupsafe import Markup, escape

from fogbound.core.game import Game
from fogbound.core.rules import Paragraph
from fogbound.web.page import Reader, page

_NUMBER: Final = re.compile(r"\b([A-Z]+-[0-9]+(?:\.[0-9]+)*)\b")
_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_NAME: Final = re.compile(r"`([^`]+)`")
_ITALIC: Final = re.compile(r"(?<!\*)\*([^*]+)\*(?!\*)|(?<![\w])_([^_]+)_(?![\w])")


def rules_page(reader: Reader, game: Game[Any], find: str = "", number: str = "") -> str:
    paragraphs = _wanted(game, find, number)
    return page(
        reader,
        f"Rules of {game.info.title}",
        h.main("#main.plain.rules")[
            h.h1[h.a(href=f"/rules/{game.info.name}", data_leaf=True)[game.info.title]],
            _search(game, find),
            [_chapter(game, chapter, list(group)) for chapter, group in groupby(paragraphs, lambda one: one.chapter)],
            h.p["Nothing in the rules speaks of that."] if not paragraphs else None,
        ],
        game=game,
    )


def _wanted(game: Game[Any], find: str, number: str) -> list[Paragraph]:
    if number:
        game.rules.named(number) if "." in number else None
        return game.rules.below(number)
    return game.rules.search(find) if find.strip() else list(game.rules.paragraphs.values())


def _search(game: Game[Any], find: str) -> Node:
    return h.form(".find", method="get", action=f"/rules/{game.info.name}", role="search", data_leaf=True)[
        h.label(".unseen", for_="find")["Find in the rules"],
        h.input("#find", type="search", name="find", value=find, placeholder="Find in the rules"),
        h.button(".quiet")["Find"],
    ]


def _chapter(game: Game[Any], title: str, paragraphs: list[Paragraph]) -> Node:
    return h.section[
        h.h2[title],
        h.dl[
            [
                h.div(id=one.rule)[h.dt[rule_link(game, one.rule)], h.dd[text(game, one.text), _table_only(one)]]
                for one in paragraphs
            ]
        ],
    ]


def _table_only(one: Paragraph) -> Node:
    return h.i(".soft")[" (at the table)"] if one.at_the_table else None


def rule_link(game: Game[Any], rule: str) -> Node:
    """A rule's number, which opens its paragraph."""
    return h.a(".rule", href=f"/rules/{game.info.name}/{rule}", data_leaf=True)[rule]


def text(game: Game[Any], words: str) -> Markup:
    """A paragraph with its emphasis, and with links where it names other rules."""
    marked = str(escape(words))
    marked = _BOLD.sub(r"<b>\1</b>", marked)
    marked = _ITALIC.sub(lambda found: f"<i>{found[1] or found[2]}</i>", marked)
    marked = _NAME.sub(r"<code>\1</code>", marked)
    return Markup(_NUMBER.sub(lambda found: _linked(game, found[1]), marked))


def _linked(game: Game[Any], number: str) -> str:
    return str(rule_link(game, number)) if game.rules.below(number) else number
