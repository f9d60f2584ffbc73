"""Pages about a table beside its own: looking back, the table in words, the whole story."""

from __future__ import annotations

import re
from typing import Final

import htpy as h
from htpy import Node

from fogbound.core.seen import View
from fogbound.core.voice import Voice
from fogbound.server.chronicle import Line
from fogbound.server.looks import Look
from fogbound.web.page import Reader, bar, page
from fogbound.web.table import board, cards, markup, on_sheet

_COLUMNS: Final = re.compile(r"(?<=\S) {2,}(?=\S)")


def looking_page(reader: Reader, look: Look, title: str, content: Node) -> str:
    """Something about a table; its `main` is also what is shown beside the board."""
    back = h.a(href=look.address)["Back to the table"]
    return page(
        reader,
        title,
        h.main("#main.plain")[h.h1[title], content, h.p(".away")[back]],
        game=look.game,
        bar=bar(reader, look.game.info.title, first=back),
    )


def then_page(reader: Reader, look: Look, then: View, entry: int, lines: list[Line]) -> str:
    """The picture of an earlier position, as this seat saw it then, and what was said of it."""
    picture = on_sheet(board(look.game, look.settings, look.sheet), markup(look.game.drawing.draw(then, look.sheet)))
    return page(
        reader,
        f"Looking back: {look.game.info.title}",
        h.main("#main.table.past")[
            h.section(".plate", aria_label="The board")[picture],
            cards(look.game.drawing.hand(then), "Before you, then"),
            h.aside(".rail", aria_label="The game")[
                h.section(".ask")[
                    h.h1["Looking back"],
                    h.p["The table as you saw it then."],
                    _steps(look, entry),
                    h.ul(".lines")[[h.li[line.words] for line in lines]],
                    h.p[h.a(".opt.main.wide", href=look.address)[h.span["Back to the table as it is now"]]],
                ],
                h.div(".panel.log")[h.h2["In words"], prose(look.game.words.position(then, look.voice))],
            ],
        ],
        game=look.game,
        bar=bar(reader, look.game.info.title, first=h.a(href=look.address)["Back to the table"]),
        scripts=("page.js", "replay.js"),
        kind="at-table",
    )


def _steps(look: Look, entry: int) -> Node:
    """One back, where we are, one on; the arrow keys do the same."""
    earlier = h.a(href=f"{look.address}/then/{entry - 1}", rel="prev")["Earlier"] if entry > 0 else None
    later = h.a(href=f"{look.address}/then/{entry + 1}", rel="next")["Later"] if entry < look.entries else None
    return h.nav(".replay-steps", aria_label="Positions")[
        h.p(".steps")[
            earlier or h.span(".soft")["Earlier"],
            h.span[f"{entry} of {look.entries}"],
            later or h.span(".soft")["Later"],
        ]
    ]


def words_of(look: Look) -> list[Node]:
    return [h.p[look.question], prose(look.game.words.position(look.view, look.voice))]


def prose(words: str) -> Node:
    """A position in words. Columns, which only a terminal can keep straight, become parts of a sentence."""
    return h.pre(".words", tabindex="0")[_COLUMNS.sub(" · ", words)]


def unnamed(view: View) -> Voice:
    """Where nobody sits: seats are counted."""
    return Voice([f"Seat {seat + 1}" for seat in range(view.settings["seats"])], view.seat)
