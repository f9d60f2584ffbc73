"""A page that says one thing."""

from __future__ import annotations

import htpy as h

from fogbound.web.page import Reader, page


def message_page(reader: Reader, sentence: str) -> str:
    return page(
        reader,
        "Fogbound",
        h.main("#main.plain")[
            h.h1[sentence],
            h.p["Nothing was changed."],
            h.a(".opt", href="/")[h.span["To the games"]],
        ],
    )
