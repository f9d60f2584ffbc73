"""The curtain between two people who share a screen."""

from __future__ import annotations

import htpy as h
from htpy import Node

from fogbound.server.looks import Look


def curtain(look: Look) -> Node:
    """Drawn over the page while another who shares this screen is to choose."""
    if not look.curtain or look.actor is None:
        return h.section("#curtain.curtain", hidden=True)
    name = look.chairs[look.actor].name
    back = h.form(method="post", action=f"{look.address}/back")[
        h.button(".quiet", name="back", value="yes")["Take my last choice back"]
    ]
    return h.section("#curtain.curtain", aria_label="The curtain")[
        h.div(".behind")[
            h.h1[f"Pass the screen to {name}"],
            h.p["Nobody sees anything until then."],
            h.a(".opt.main", href=f"/table/{look.table}/{look.actor}")[h.span[f"I am {name}"]],
            back if look.can_take_back else None,
        ]
    ]
