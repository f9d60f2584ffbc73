"""What every page has: its head, the bar on top, and the way back."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import htpy as h
from htpy import Node

from fogbound.core.game import Game
from fogbound.web.assets import address
from fogbound.web.icons import icon


@dataclass(frozen=True)
class Reader:
    """What a browser has told about itself, by cookies that hold nothing else."""

    paper: str | None = None
    """`day` or `night`; else as the system has it."""
    sheet: str = "wide"
    """`tall` on a phone."""
    path: str = "/"
    """The page itself, to come back to."""


def page(
    reader: Reader,
    title: str,
    *body: Node,
    game: Game[Any] | None = None,
    bar: Node = None,
    scripts: Sequence[str] = ("page.js",),
    kind: str = "",
) -> str:
    """A whole page."""
    head = h.head[
        h.meta(charset="utf-8"),
        h.meta(name="viewport", content="width=device-width, initial-scale=1"),
        h.meta(name="color-scheme", content="light dark"),
        h.title[title if title == "Fogbound" else f"{title} · Fogbound"],
        h.link(rel="icon", href=address("icon.svg"), type="image/svg+xml"),
        h.link(rel="stylesheet", href=address("fogbound.css")),
        h.link(rel="stylesheet", href=f"/games/{game.info.name}.css") if game else None,
        [h.script(type="module", src=address(script)) for script in scripts],
    ]
    main = h.body(class_=kind)[
        h.a(".skip", href="#main")["To the page itself"],
        bar if bar is not None else _plain_bar(reader),
        body,
        h.p("#notice.notice", role="status", aria_live="polite"),
    ]
    whole = h.html(lang="en", data_paper=reader.paper, data_sheet=reader.sheet)[head, main]
    return str(whole)


def bar(reader: Reader, where: Node, *links: Node, first: Node = None) -> Node:
    """The bar on top: the mark leads home. On a phone the first link stays, and the others are behind a button."""
    menu = [
        h.button(".quiet.unfold", type="button", popovertarget="menu")[icon("more"), "More"],
        h.div("#menu.menu", popover="auto")[links, paper_switch(reader)],
    ]
    return h.header(".bar")[
        h.a(".mark", href="/")[icon("fog"), "Fogbound"],
        h.p("#where.where")[where],
        h.nav(aria_label="This page")[first, menu if links else paper_switch(reader)],
    ]


def paper_switch(reader: Reader) -> Node:
    """Day or night, kept in a cookie; without script the page comes again on other paper."""
    return h.form("#paper", method="post", action="/paper", data_plain=True)[
        h.input(type="hidden", name="back", value=reader.path),
        h.button(".quiet.by-day", name="paper", value="night")["Night paper"],
        h.button(".quiet.by-night", name="paper", value="day")["Day paper"],
    ]


def _plain_bar(reader: Reader) -> Node:
    return bar(reader, "")


def panel(title: str, note: Node = None, *content: Node, **attributes: Any) -> Node:
    """A part of a page under a heading in small capitals."""
    return h.section(".panel", **attributes)[h.h2[title, h.span[note] if note else None], content]
