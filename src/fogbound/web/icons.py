"""Emblems of the page, each one path in a box of 24 by 24."""

from __future__ import annotations

from functools import cache
from typing import Final

import htpy as h
from markupsafe import Markup

_PATHS: Final = {
    "fog": "M3 8h9M15 8h6M2 12h4M9 12h13M4 16h11M18 16h3M8 20h9M9 4h7",
    "door": "M6 22V3h12v19M3 22h18M14.5 12h.1M9 6h6v4H9z",
    "hand": "M8 22l-4-8c0-2 2-2 3 0V5c0-2 2.5-2 2.5 0v6-8c0-2 2.5-2 2.5 0v8-7c0-2 2.5-2 2.5 0v8-5c0-2 2.5-2 2.5 0v9"
    "c0 3-1 4-2 6z",
    "lantern": "M8 8h8l1.5 11h-11zM9 8a3 3 0 016 0M12 5V2M10 2h4M6 22h12v-3H6zM12 17c-2-1.5-1-3.5 0-5 1 1.5 2 3.5 0 5",
    "log": "M6 3h12v18H6zM9 7h6M9 11h6M9 15h4",
    "seats": "M8 4a3 3 0 110 6 3 3 0 010-6M2.5 21c0-6 2-9 5.5-9s5.5 3 5.5 9M16.5 6a2.5 2.5 0 110 5M15.5 13c4-1 6 3 6 8",
    "bell": "M5 18c2-2 2-4 2-8a5 5 0 0110 0c0 4 0 6 2 8zM10 20.5a2 2 0 004 0M12 5V3",
    "book": "M12 6C9 3.5 6 3 2 3.5V19c4-.5 7 0 10 2 3-2 6-2.5 10-2V3.5C18 3 15 3.5 12 6M12 6v15",
    "key": "M7 8a4 4 0 110 8 4 4 0 010-8M11 12h11M18 12v4M21.5 12v3M7 10.5a1.5 1.5 0 110 3 1.5 1.5 0 010-3",
    "quill": "M20 2C12 3 8 8 7 15L4 22M20 2c0 7-3 12-12 13.5M10 12l6-6",
    "eye": "M2 12C6 5.5 18 5.5 22 12 18 18.5 6 18.5 2 12M12 8.5a3.5 3.5 0 110 7 3.5 3.5 0 010-7M12 11v2",
    "pass": "M4 12h14M13 6l6 6-6 6",
    "back": "M20 12H6M11 6l-6 6 6 6",
    "board": "M3 5h18v14H3zM9 5v14M15 5v14M3 12h18",
    "steps": "M8.5 3c2 0 2.6 3 2 6-.3 1.5-3.4 1.5-3.8 0-.7-3-.2-6 1.8-6"
    "M7 12.5c1 .6 2.6.6 3.6 0 .3 1.6 0 3-1.6 3s-2.2-1.4-2-3"
    "M15.5 8c2 0 2.6 3 2 6-.3 1.5-3.4 1.5-3.8 0-.7-3-.2-6 1.8-6M14 17.5c1 .6 2.6.6 3.6 0 .3 1.6 0 3-1.6 3s-2.2-1.4-2-3",
    "card": "M6 3h9l3 3v15H6zM15 3v3h3M9 10h6M9 13h6M9 16h4",
    "more": "M4 7h16M4 12h16M4 17h16",
    "leaf": "M3 20C3 10 9 4 21 3c0 12-6 17-15 15M3 20c3-6 7-9 12-11",
    "link": "M9 7H6a4.5 4.5 0 000 10h3M15 7h3a4.5 4.5 0 010 10h-3M8 12h8",
    "laurel": "M12 21C6 19 4 14 5 6c4 2 6 6 7 15 1-9 3-13 7-15 1 8-1 13-7 15",
}


@cache
def icon(name: str) -> Markup:
    """An emblem in the colour of the words beside it; never the only sign of what it means."""
    path = h.path(d=_PATHS[name], fill="none", stroke="currentColor")
    drawn = h.svg(".icon", viewBox="0 0 24 24", aria_hidden="true")[path]
    return Markup(str(drawn))
