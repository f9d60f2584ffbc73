"""Pages about a table beside its own: looking back, the table in words, the whole story."""

from __future__ import annotations

import htpy as h
from htpy import Node

from fogbound.core.seen import View
from fogbound.server.chronicle import Line
from fogbound.server.looks import Look
from fogbound.web.page import Reader, bar, page
from fogbound.web.table import board, markup


def looking_page(reader: Reader, look: Look, title: str, content: Node) -> str:
    """Something about a table; its `main` is also what is shown beside the board."""
    back = h.a(".keep", href=look.address)["Back to the table"]
    return page(
        reader,
        title,
        h.main("#main.plain")[h.h1[title], content, h.p(".away")[back]],
        game=look.game,
        bar=bar(reader, look.game.info.title, back),
    )


def look_back(look: Look, then: View, entry: int, lines: list[Line]) -> list[Node]:
    """The picture of an earlier position, and what was said of it."""
    earlier = (
        h.a(href=f"{look.address}/then/{entry - 1}", rel="prev")["Earlier"] if entry > 0 else h.span(".soft")["Earlier"]
    )
    later = (
        h.a(href=f"{look.address}/then/{entry + 1}", rel="next")["Later"]
        if entry < look.entries
        else h.span(".soft")["Later"]
    )
    return [
        h.p(".steps")[earlier, h.span[f"{entry} of {look.entries}"], later],
        h.ul(".lines")[[h.li[line.words] for line in lines]],
        h.div(".sheet")[board(look.game, look.settings, look.sheet), markup(look.game.drawing.draw(then, look.sheet))],
        h.pre(".words")[look.game.words.position(then, look.voice)],
    ]


def words_of(look: Look) -> list[Node]:
    words = look.game.words.position(look.view, look.voice)
    return [h.p[look.question], h.pre(".words", tabindex="0")[words]]
