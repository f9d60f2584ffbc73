"""The start page: the games, each with its plate, and the tables of this browser."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from fogbound.core.game import Game
from fogbound.core.mistakes import listed
from fogbound.core.voice import plural
from fogbound.web.icons import icon
from fogbound.web.page import Reader, page, panel, paper_switch
from fogbound.web.table import markup

NUMERALS = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X", "XI", "XII")


@dataclass(frozen=True)
class Kept:
    """A table of this browser."""

    table: str
    title: str
    others: list[str]
    over: bool
    my_turn: bool
    entries: int


def start_page(reader: Reader, games: list[Game[Any]], kept: list[Kept], broken: dict[str, str]) -> str:
    return page(
        reader,
        "Fogbound",
        h.main("#main.lobby")[
            h.section(".games", aria_label="The games")[[_plate(game, number) for number, game in enumerate(games)],],
            [h.p(".soft")[f"Cannot be played: {why}"] for why in broken.values()],
            _tables(kept),
            _first_time(),
        ],
        bar=h.header(".title")[
            _fog_band(),
            h.h1["Fogbound"],
            h.p[f"{_count(len(games))} at which nobody sees everything"],
            h.nav(aria_label="This page")[paper_switch(reader)],
        ],
        kind="start",
    )


def _count(games: int) -> str:
    words = ("No tables", "One table", "Two tables", "Three tables", "Four tables", "Five tables", "Six tables")
    return words[games] if games < len(words) else f"{games} tables"


def _plate(game: Game[Any], number: int) -> Node:
    info = game.info
    few, many = info.fewest_seats, info.most_seats
    players = plural(few, "player") if few == many else f"{few} to {many}"
    heading = f"game-{info.name}"
    return h.article(".game", aria_labelledby=heading)[
        h.p(".no")[f"Plate {NUMERALS[number % len(NUMERALS)]}"],
        _frontispiece(game),
        h.h2(id=heading)[info.title],
        h.p(".sum")[info.summary],
        h.p(".facts")[
            h.span[icon("seats"), players], h.span[icon("bell"), f"{info.minutes[0]} to {info.minutes[1]} min"]
        ],
        h.div(".doors")[
            h.form(method="post", action=f"/play/{info.name}", data_plain=True)[
                h.button(".opt.main", aria_describedby=heading)[icon("pass"), h.span["Play now"]]
            ],
            h.a(".opt", href=f"/new/{info.name}", aria_describedby=heading)[h.span["Set a table"]],
        ],
        h.p(".more")[
            h.a(href=f"/learn/{info.name}", aria_describedby=heading)["Learn in five minutes"]
            if game.lessons != "[]"
            else None,
            h.a(href=f"/rules/{info.name}", aria_describedby=heading)["Rules"],
        ],
    ]


@cache
def _frontispiece(game: Game[Any]) -> Markup:
    return markup(game.drawing.frontispiece())


def _tables(kept: list[Kept]) -> Node:
    rows = [_table(one) for one in kept]
    none = h.p(".soft")["None yet. A table that you set is kept here, and goes on where it was left."]
    return panel("Your tables", "kept in this browser", h.ul(".going")[rows] if rows else none)


def _table(one: Kept) -> Node:
    others = f"with {listed(one.others, 'and')}" if one.others else "alone"
    state = "over" if one.over else "waits for you" if one.my_turn else "going on"
    end = h.a(".opt", href=f"/table/{one.table}/replay" if one.over else f"/table/{one.table}")[
        h.span["Look back" if one.over else "Go on"]
    ]
    return h.li[h.div[h.b[one.title], h.i[f"{others}; {state}"]], end]


def _first_time() -> Node:
    bring = h.form(".bring", method="post", action="/bring", enctype="multipart/form-data", data_plain=True)[
        h.label(for_="record")["A record or a saved game"],
        h.input("#record", type="file", name="record", accept=".json,application/json", required=True),
        h.button(".opt")[h.span["Bring it here"]],
    ]
    return panel(
        "First time here?",
        None,
        h.p[
            "Press “Play now”: the others are computer players, who know no more than their seats may know. "
            "Every choice is a button, and every rule is one click away."
        ],
        bring,
    )


@cache
def _fog_band() -> Markup:
    """Fog behind the name: broken lines, the same for everybody."""
    way, x = "", 0
    for row in range(8):
        x = -(row * 53 % 90)
        while x < 1440:
            run = 40 + (x * 7 + row * 131) % 220
            way += f"M{max(x, 0)} {8 + row * 7}H{min(x + run, 1440)}"
            x += run + 8 + (x + row * 29) % 50
    lines = h.path(d=way, fill="none", stroke="var(--fog)", stroke_width="1.1", opacity=".9")
    halo = h.path(d=way, fill="none", stroke="var(--halo)", stroke_width="6", opacity=".75")
    return Markup(
        str(
            h.svg(".mist", viewBox="0 0 1440 70", preserveAspectRatio="xMidYMid slice", aria_hidden="true")[halo, lines]
        )
    )
