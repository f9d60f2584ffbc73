"""What happened, newest first, each sentence with its position; and the line for whoever wants to say something."""

from __future__ import annotations

from typing import Final

import htpy as h
from htpy import Node

from fogbound.server.chronicle import Line
from fogbound.server.looks import Look
from fogbound.web.page import panel

SHOWN: Final = 40
"""So many sentences stand on the table's page; a page of its own has them all."""


def log(look: Look) -> Node:
    lines = [] if look.curtain else look.lines[-SHOWN:]
    newest = len(look.lines)
    items = [_item(look, line, newest - back) for back, line in enumerate(reversed(lines))]
    every = (
        h.a(href=f"{look.address}/story", data_leaf=True)["all of it"]
        if len(look.lines) > SHOWN
        else "only what you may know"
    )
    return panel(
        "Log", every, h.ol(tabindex="0", aria_label="What happened, newest first")[items], id="log", class_="panel log"
    )


def _item(look: Look, line: Line, number: int) -> Node:
    newest = number == len(look.lines)
    there = line.words if line.kind == "said" else h.a(href=f"{look.address}/then/{line.entry}")[line.words]
    return h.li(id=f"line-{number}", class_=f"{line.kind} new" if newest else line.kind)[there]


def story(look: Look) -> Node:
    """All that was told, first to last."""
    return h.ol(".story")[[_item(look, line, number) for number, line in enumerate(look.lines, start=1)]]


def talk(look: Look) -> Node:
    """A line to say something, which stays as it is while the table changes, and the way to one's own notes."""
    if look.seat is None:
        return None
    say = h.form(".say", method="post", action=f"{look.address}/say", data_clear=True)[
        h.label(".unseen", for_="words")["Say something"],
        h.input("#words", name="words", maxlength="300", placeholder="Say something to the table", autocomplete="off"),
        h.button(".quiet")["Say"],
    ]
    mine = h.a(href=f"{look.address}/note", data_leaf=True)["My notes"]
    return h.div(".talk")[say if look.terms.talk and len(look.chairs) > 1 else None, h.p[mine]]


def notes(look: Look) -> Node:
    """They stand on a leaf of their own: whoever shares the screen finds them nowhere on the table's page."""
    return h.form(".notes", method="post", action=f"{look.address}/note", data_done="Kept.")[
        h.label(for_="note")["Nobody else sees what you write here."],
        h.textarea("#note", name="note", rows="12", maxlength="4000")[look.notes],
        h.button(".opt.main")["Keep"],
    ]
