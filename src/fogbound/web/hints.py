"""What a good player would work out from what this seat has seen."""

from __future__ import annotations

import htpy as h
from htpy import Node

from fogbound.core.voice import Hint
from fogbound.server.looks import Look
from fogbound.web.page import panel


def hints(look: Look) -> Node:
    if not look.hints or look.curtain or look.over:
        return h.section("#hints", hidden=True)
    given = look.game.words.hints(look.view, look.voice)
    if not given:
        return panel("Hint", None, h.p(".none")["There is nothing to work out now."], id="hints")
    return panel("Hint", "from what you have seen", h.dl(".hints")[[_hint(hint) for hint in given]], id="hints")


def _hint(hint: Hint) -> Node:
    share = None if hint.share is None else h.progress(max="100", value=f"{100 * hint.share:.0f}", aria_hidden="true")
    return h.div[h.dt[hint.label], h.dd[share, h.span[hint.words]]]
