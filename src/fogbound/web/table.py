"""The table's page: its parts change live, each under an id of its own; what people write stands outside of them."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any

import htpy as h
from htpy import Node
from markupsafe import Markup

from fogbound.core.game import Game
from fogbound.core.settings import Settings
from fogbound.core.svg import Picture, Sheet
from fogbound.server.looks import Look
from fogbound.web.choices import ask
from fogbound.web.curtain import curtain
from fogbound.web.hints import hints
from fogbound.web.icons import icon
from fogbound.web.log import log, talk
from fogbound.web.page import Reader, bar, page
from fogbound.web.seats import seats


def table_page(look: Look, reader: Reader) -> str:
    """The whole page, as it comes at first."""
    return page(
        reader,
        title(look),
        h.main("#main.table", data_live=f"{look.address}/live", data_hints="on" if look.hints else None)[
            h.section(".plate", aria_label="The board")[
                h.div(".sheet")[
                    h.div("#board", data_sheet=look.sheet)[board(look.game, look.settings, look.sheet)], drawn(look)
                ],
            ],
            hand(look),
            h.aside(".rail", aria_label="The game")[ask(look), hints(look), seats(look), log(look), talk(look)],
            curtain(look),
        ],
        h.aside("#leaf.leaf", hidden=True, aria_label="Beside the board"),
        tabs(look),
        game=look.game,
        bar=bar(reader, where_now(look), *links(look), first=hint_link(look)),
        scripts=("page.js", "table.js"),
        kind="at-table",
    )


def fragment(look: Look) -> str:
    """All parts that change. Each replaces the part of its id."""
    parts = [where_now(look), drawn(look), hand(look), ask(look), hints(look), seats(look), log(look), curtain(look)]
    return "".join([str(part) for part in parts])


def board_part(look: Look) -> str:
    """The plate below the pieces, for a page that shows another sheet so far."""
    return str(h.div("#board", data_sheet=look.sheet)[board(look.game, look.settings, look.sheet)])


def on_sheet(plate: Markup, *changing: Node) -> Node:
    """What lies on a plate that no connection keeps up to date."""
    return h.div(".sheet")[h.div("#board")[plate], h.div("#drawn")[changing]]


def title(look: Look) -> str:
    """What the browser's tab says."""
    return f"Your turn: {look.game.info.title}" if look.my_turn else look.game.info.title


def board(game: Game[Any], settings: Settings, sheet: Sheet) -> Markup:
    return _board(game, tuple(sorted(settings.data().items())), sheet)


@lru_cache(maxsize=64)
def _board(game: Game[Any], values: tuple[tuple[str, Any], ...], sheet: Sheet) -> Markup:
    seats = dict(values)["seats"]
    agreed = {name: value for name, value in values if name != "seats"}
    return markup(game.drawing.board(game.info.settings(seats, None, **agreed), sheet))


def markup(picture: Picture, *, sized: bool = False) -> Markup:
    """A picture of ours on the page: it was escaped when it was drawn."""
    return Markup(picture.svg(sized=sized))


def drawn(look: Look) -> Node:
    """What lies on the board; and how the page is to be called now."""
    state = {"data-title": title(look), "data-turn": "yes" if look.my_turn else "no"}
    if look.curtain:
        return h.div("#drawn", state)
    return h.div("#drawn", state)[
        markup(look.game.drawing.draw(look.view, look.sheet)),
        [markup(layer(look.view, look.sheet)) for layer in look.game.layers.values()] if look.hints else None,
        h.p("#news.unseen", role="status", aria_live="polite")[_news(look)],
    ]


def _news(look: Look) -> str:
    """What is read aloud when it changes."""
    last = look.lines[-1].words if look.lines else ""
    return f"{last} {look.question}".strip()


def hand(look: Look) -> Node:
    """What lies before this seat."""
    return cards([] if look.curtain else look.game.drawing.hand(look.view), "Before you")


def cards(pictures: Sequence[Picture], label: str) -> Node:
    return h.section("#hand.hand", aria_label=label, hidden=not pictures)[
        h.ul(".cards", tabindex="0")[
            [h.li(class_="can" if _offers(picture) else None)[markup(picture, sized=True)] for picture in pictures]
        ]
    ]


def _offers(picture: Picture) -> bool:
    return "data-option=" in picture.svg()


def where_now(look: Look) -> Node:
    """What is played, and how it goes."""
    turn = f"{look.voice.whose(look.actor)} turn".strip() if look.actor is not None else "the game is over"
    return h.span("#where-now")[f"{look.game.info.title} · {turn}"]


def hint_link(look: Look) -> Node:
    if look.seat is None or not look.terms.hints:
        return None
    on_off = look.address if look.hints else f"{look.address}?hints=on"
    return h.a(href=on_off)["No hint" if look.hints else "Hint"]


def links(look: Look) -> list[Node]:
    """What can be opened from the bar."""
    return [
        h.a(href=f"/rules/{look.game.info.name}", data_leaf=True)["Rules"],
        h.a(href=f"{look.address}/words", data_leaf=True)["In words"],
        h.button("#sound.quiet", type="button", hidden=True, aria_pressed="false")["Sound"],
        h.a(href=f"/table/{look.table}/seats")["Seats and links"],
    ]


def tabs(look: Look) -> Node:
    """On a phone: the parts of the page, one below the other."""
    parts = [("main", "board", "Board"), ("ask", "bell", "Turn"), ("hand", "hand", "Hand")]
    parts += [("seats", "seats", "Seats")] if len(look.chairs) > 1 else []
    parts += [("log", "log", "Log")]
    if look.seat is None:
        parts.remove(("hand", "hand", "Hand"))
    return h.nav(".tabs", aria_label="Parts of the page")[
        [h.a(href=f"#{target}")[icon(emblem), label] for target, emblem, label in parts],
        h.a(href=f"/rules/{look.game.info.name}", data_leaf=True)[icon("book"), "Rules"],
    ]
