"""Who sits at the table, and what everybody sees of them."""

from __future__ import annotations

from typing import Any, Final

import htpy as h
from htpy import Node
from markupsafe import Markup

from fogbound.bots.levels import FAIR
from fogbound.bots.levels import level_name as house_name
from fogbound.core.game import Game
from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.server.chairs import NAMELESS, Chair
from fogbound.server.looks import Look
from fogbound.web.page import panel

OUTLINES: Final = (
    "M0-14A14 14 0 110 14 14 14 0 110-14Z",
    "M-13-13H13V13H-13Z",
    "M0-16L16 0 0 16-16 0Z",
    "M0-15L14-7.5V7.5L0 15-14 7.5V-7.5Z",
    "M-13-14H13V1C13 9 6 13 0 16-6 13-13 9-13 1Z",
    "M0-15L15 12H-15Z",
)
"""Seats are told apart by number and outline, not by colour."""


def seats(look: Look) -> Node:
    """Nobody needs to be told who sits at a table for one."""
    if len(look.chairs) == 1:
        return h.section("#seats", hidden=True)
    rows = [_row(look, seat, chair) for seat, chair in enumerate(look.chairs)]
    who = h.a(href=f"/table/{look.table}/seats")["links, names, computers"]
    fair = (
        h.p(".fair")[f"A computer player {FAIR}."] if any(chair.kind == "computer" for chair in look.chairs) else None
    )
    return panel("Seats", who, h.ol(".seats")[rows], fair, id="seats")


def _row(look: Look, seat: Seat, chair: Chair) -> Node:
    """One seat; a bar and a leaf for whoever is to choose."""
    turn = look.actor == seat
    name = chair.name if seat != look.seat else "You" if chair.name == NAMELESS else f"You, {chair.name}"
    seen = "" if look.curtain else look.game.words.seat(look.view, seat, look.voice)
    return h.li(class_="seat turn" if turn else "seat", aria_current="step" if turn else None)[
        mark(look.game, look.view, seat),
        h.div[h.b[name], h.i[" · ".join([part for part in (seen, _kind(look.game, chair)) if part])]],
    ]


def mark(game: Game[Any], view: View | None, seat: Seat) -> Node:
    """What stands for a seat on the board, or its outline with its number."""
    token = None if game.token is None else game.token(view, seat)
    if token is not None:
        return h.span(".token", aria_hidden="true")[Markup(token.svg(sized=True))]
    return h.svg(".mark", viewBox="-17 -17 34 34", aria_hidden="true")[
        h.path(d=OUTLINES[seat % len(OUTLINES)]), h.text(y="5.5", text_anchor="middle")[str(seat + 1)]
    ]


def _kind(game: Game[Any], chair: Chair) -> str:
    computer = f"computer, {level_name(game, chair.spec)}"
    return {"computer": computer, "open": "nobody yet", "person": ""}[chair.kind]


def level_name(game: Game[Any], spec: str) -> str:
    """What a computer player's name means to a person: its level, where it has one."""
    if spec == "random":
        return "plays at random"
    return house_name(game, spec)
