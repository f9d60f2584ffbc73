"""A user's mistake: one line that says what is wrong and what would be right."""

from __future__ import annotations

import difflib
from collections.abc import Iterable
from typing import Final

from fogbound.core.compiling import mypyc_attr

_MOST_NAMED: Final = 12


@mypyc_attr(allow_interpreted_subclasses=True)
class Mistake(Exception):
    """Shown as it stands, without a traceback."""


def unknown(kind: str, given: str, known: Iterable[str]) -> Mistake:
    """A name that does not exist, with the nearest ones or all that do."""
    names = list(known)
    near = difflib.get_close_matches(given, names, n=3, cutoff=0.6)
    if near:
        return Mistake(f"there is no {kind} {given!r}; did you mean {listed(near)}?")
    if not names:
        return Mistake(f"there is no {kind} {given!r}, and none to choose from")
    if len(names) > _MOST_NAMED:
        return Mistake(f"there is no {kind} {given!r}; there are {len(names)}, such as {listed(names[:4], 'and')}")
    return Mistake(f"there is no {kind} {given!r}; choose {listed(names)}")


def listed(names: Iterable[str], word: str = "or") -> str:
    """`a`, `a or b`, `a, b or c`."""
    items = list(names)
    return items[0] if len(items) == 1 else f"{', '.join(items[:-1])} {word} {items[-1]}"
