"""What a good player would work out from what this seat has seen."""

from __future__ import annotations

from collections.abc import Sequence

import htpy as h
from htpy import Node

from fogbound.core.mistakes import listed
from fogbound.core.voice import Hint
from fogbound.server.looks import Look
from fogbound.web.page import panel


def hints(look: Look) -> Node:
    if not look.hints or look.curtain or look.over:
        return h.section("#hints", hidden=True)
    given = look.game.words.hints(look.view, look.voice)
    drawn = listed(look.game.layers, "and") if look.game.layers else ""
    marked = h.p(".soft")[f"On the board: {drawn}."] if drawn else None
    nothing = None if given or drawn else h.p(".soft")["There is nothing to work out now."]
    return panel("Hint", "from what you have seen", worked_out(given) if given else None, marked, nothing, id="hints")


def worked_out(hints: Sequence[Hint]) -> Node:
    """One line each, with a bar where there is a share."""
    return h.dl(".hints")[[_hint(hint) for hint in hints]]


def _hint(hint: Hint) -> Node:
    share = None if hint.share is None else h.progress(max="100", value=f"{100 * hint.share:.0f}", aria_hidden="true")
    return h.div[h.dt[hint.label], h.dd[share, h.span[hint.words]]]
