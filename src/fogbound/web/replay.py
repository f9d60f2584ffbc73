"""A game that is over, position by position."""

from __future__ import annotations

import re
import time
from dataclasses import dataclass, replace
from typing import Final
from urllib.parse import quote

import htpy as h
from htpy import Node
from markupsafe import Markup

from fogbound.core.mistakes import listed
from fogbound.core.seats import Seat
from fogbound.core.seen import View
from fogbound.core.svg import Sheet
from fogbound.core.voice import Voice
from fogbound.server.believing import Belief
from fogbound.server.chairs import Chair
from fogbound.server.chronicle import Line
from fogbound.server.table import Table
from fogbound.web.beliefs import beliefs
from fogbound.web.icons import icon
from fogbound.web.page import Reader, bar, page, panel
from fogbound.web.table import board, called, markup, on_sheet


@dataclass(frozen=True)
class Frame:
    """One position of a game that is over."""

    table: Table
    number: int
    seat: Seat | None
    eyes: str
    view: View
    everybody: list[View]
    lines: list[Line]
    computer: Chair | None = None
    """The computer player by whose eyes it is seen, if one sat there then."""
    believing: bool = False
    """Whether what computer players believed was asked for."""
    belief: Belief | None = None


def replay_page(reader: Reader, frame: Frame, sheet: Sheet, *, printed: bool = False) -> str:
    table = frame.table
    game = table.game
    settings = table.session.record.settings
    shown = frame.view
    layers = [markup(layer(shown, sheet)) for layer in game.layers.values()] if frame.belief else None
    picture = on_sheet(board(game, settings, sheet), called(game.drawing.draw(shown, sheet), table.names), layers)
    story = h.ol(".story")[[_line(frame, line) for line in frame.lines]]
    if printed:
        reader = replace(reader, paper="day")
        body: Node = _printed(frame, picture, story)
    else:
        body = h.main("#main.table.replay")[
            h.section(".plate", aria_label="The board")[picture],
            h.section(".hand", aria_label="Hands")[_hands(frame)],
            h.aside(".rail", aria_label="The game")[
                h.section(".ask")[
                    h.h1["The whole game"], h.p[_result(frame)], _steps(frame), _eyes(frame), _keep(frame)
                ],
                _beliefs(frame),
                panel("Log", "all that was told", story, class_="panel log"),
            ],
        ]
    top = bar(reader, f"{game.info.title} · looking back", first=h.a(href=f"/table/{table.id}")["The table"])
    return page(
        reader,
        f"Looking back: {game.info.title}",
        body,
        game=game,
        bar=top,
        kind="at-table",
        scripts=("page.js", "replay.js"),
    )


def _printed(frame: Frame, picture: Node, story: Node) -> Node:
    """All of it on paper: who played, how it ended, what lay there then, and what had happened."""
    table = frame.table
    day = time.strftime("%d %B %Y", time.gmtime(table.begun)).lstrip("0")
    return h.main("#main.plain.printed")[
        h.h1[table.game.info.title],
        h.p(".soft")[f"{listed(table.names, 'and')}, {day}. {_result(frame)}"],
        picture,
        h.section(".hand", aria_label="Hands")[_hands(frame)],
        panel("What happened", f"{len(table.session.record.entries)} choices", story),
    ]


def _result(frame: Frame) -> str:
    table = frame.table
    voice = Voice(table.names)
    assert table.outcome is not None
    return table.game.words.ending(table.outcome.data(), voice)


def _address(frame: Frame, number: int, eyes: str | None = None, believing: bool | None = None) -> str:
    on = frame.believing if believing is None else believing
    whose = quote(eyes or frame.eyes)
    return f"/table/{frame.table.id}/replay?at={number}&eyes={whose}{'&beliefs=on' if on else ''}"


def _steps(frame: Frame) -> Node:
    """First, one back, where we are, one on, last; arrow keys do the same."""
    last = len(frame.table.session.record.entries)
    at = frame.number
    earlier = h.a(href=_address(frame, at - 1), rel="prev")["Earlier"] if at > 0 else h.span(".soft")["Earlier"]
    later = h.a(href=_address(frame, at + 1), rel="next")["Later"] if at < last else h.span(".soft")["Later"]
    jump = h.form(".jump", method="get", action=f"/table/{frame.table.id}/replay", data_plain=True)[
        h.input(type="hidden", name="eyes", value=frame.eyes),
        h.input(type="hidden", name="beliefs", value="on") if frame.believing else None,
        h.input(type="range", name="at", min="0", max=str(last), value=str(frame.number), aria_label="Position"),
        h.button(".quiet")["Go there"],
    ]
    return h.nav(".replay-steps", aria_label="Positions")[
        h.p(".steps")[
            h.a(href=_address(frame, 0))["First"],
            earlier,
            h.span[f"{frame.number} of {last}"],
            later,
            h.a(href=_address(frame, last))["Last"],
            h.button("#play.quiet", type="button", hidden=True)["Play"],
        ],
        jump,
    ]


def _eyes(frame: Frame) -> Node:
    names = [
        ("all", "everybody"),
        *[(str(seat), name) for seat, name in enumerate(frame.table.names)],
        ("watch", "an onlooker"),
    ]
    return [
        h.p(".eyes")[
            icon("eye"),
            "By the eyes of ",
            [
                h.a(href=_address(frame, frame.number, eyes), aria_current="true" if eyes == frame.eyes else None)[name]
                for eyes, name in names
            ],
        ],
        _mind(frame),
    ]


def _mind(frame: Frame) -> Node:
    """Where it is seen by the eyes of a computer player: what that one believed, or not any more."""
    if frame.computer is None:
        return None
    words = (
        f"Without what {frame.computer.name} believed" if frame.believing else f"What {frame.computer.name} believed"
    )
    return h.p(".eyes")[icon("lantern"), h.a(href=_address(frame, frame.number, believing=not frame.believing))[words]]


def _beliefs(frame: Frame) -> Node:
    if frame.computer is None or frame.belief is None:
        return None
    return beliefs(frame.table.game, frame.computer, frame.belief, frame.view, Voice(frame.table.names))


def _keep(frame: Frame) -> Node:
    table = frame.table
    return h.p(".keepers")[
        h.a(href=f"/table/{table.id}/record")["Download the record"],
        h.a(href=f"/table/{table.id}/replay/print")["A page to print"],
    ]


def _hands(frame: Frame) -> list[Node]:
    """What lay before one seat, or before each."""
    table = frame.table
    if frame.everybody:
        return [_hand(table, seat, view) for seat, view in enumerate(frame.everybody)]
    return [] if frame.seat is None else [_hand(table, frame.seat, frame.view)]


def _hand(table: Table, seat: Seat, view: View) -> Node:
    pictures = table.game.drawing.hand(view)
    if not pictures:
        return None
    return h.div(".shown")[
        h.h2[table.names[seat]],
        h.ul(".cards")[[h.li[Markup(_REFERRED.sub(rf"\1s{seat}-", picture.svg(sized=True)))] for picture in pictures]],
    ]


_REFERRED: Final = re.compile(r'(\b(?:id|aria-describedby)="|href="#|url\(#)')
"""Where a picture gives or uses an id: several hands on one page would give one twice, so each has its seat's."""


def _line(frame: Frame, line: Line) -> Node:
    now = line.entry == frame.number
    return h.li(class_="new" if now else None)[
        h.a(href=_address(frame, line.entry), aria_current="step" if now else None)[line.words]
    ]
