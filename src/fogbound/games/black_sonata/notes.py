"""BS-11.5: what a careful player notes down of her traits, trait by trait and three by three."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core.cards import SMALL
from fogbound.core.emblems import emblem
from fogbound.core.ink import INK, LEAF, ON_INK, RULE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, at, choice, circle, group, path, pencil, rect
from fogbound.core.voice import plural
from fogbound.games.black_sonata.casebook import casebook
from fogbound.games.black_sonata.colours import ACCENT
from fogbound.games.black_sonata.naming import SHORT, trait_names
from fogbound.games.black_sonata.women import TRAIT_SYMBOLS, TRAITS, TRIPLE_NAMES

TRAITS_WIDE: Final = 138
COLUMNS: Final = 5
CELL_WIDE: Final = 49
CELL_HIGH: Final = 20.6
MOST_TOLD: Final = 9
TRIPLES_WIDE: Final = COLUMNS * CELL_WIDE

SYMBOL: Final = dict(zip(TRAITS, TRAIT_SYMBOLS, strict=True))
_NAMES: Final = {**SHORT, "shakespeare": "Shakespeare"}


def heading(words: str, note: str, width: int) -> Markup:
    return group(
        text(0, 13, words, 16, text_anchor="start", fill=SOFT, font_variant="small-caps", letter_spacing="0.05em"),
        text(width, 13, note, SMALL, text_anchor="end", fill=SOFT, font_style="italic"),
        path(f"M0 19H{width}", stroke=RULE, stroke_width=0.9),
    )


def traits(view: Sight) -> Markup:
    """For each trait whether she has it; those that were named have a token."""
    marks = casebook(view)[1]
    named = [] if view.named is None else view.named.split("+")
    rows = [at(0, 32 + 21.6 * n, _trait(trait, marks[trait], trait in named)) for n, trait in enumerate(TRAITS)]
    return group(heading("Casebook", "", TRAITS_WIDE), *rows)


@cache
def _trait(trait: str, mark: str, named: bool) -> Markup:
    words = text(26, 5, _NAMES[trait], 16, text_anchor="start", fill=SOFT if mark == "no" else INK)
    struck = path(f"M25 0h{7.2 * len(_NAMES[trait]):.0f}", stroke=SOFT, stroke_width=1) if mark == "no" else ""
    token = rect(-1, -10.5, TRAITS_WIDE + 2, 21, rx=2, stroke=ACCENT, stroke_width=1.8) if named else ""
    own = pencil(f"trait {trait}", f"{_NAMES[trait]}: a mark of your own", _SPOT, _TOKEN, _GREY_SIDE)
    sign = emblem(SYMBOL[trait], 11, 0, 18, ACCENT)
    return group(token, sign, words, struck, at(TRAITS_WIDE - 12, 0, _mark(mark)), own)


# BS-11.5: single tokens and their grey sides are notes.
_SPOT: Final = rect(-1, -10.5, TRAITS_WIDE - 26, 21, fill="none", pointer_events="all")
_TOKEN: Final = circle(11, 0, 12, stroke=ACCENT, stroke_width=2.6)
_GREY_SIDE: Final = group(
    circle(11, 0, 12, fill=SOFT, opacity=0.55), path("M4.5-6.5l13 13", stroke=INK, stroke_width=2)
)


def _mark(mark: str) -> Markup:
    """A check, a cross or a question mark in a circle."""
    if mark == "yes":
        return group(circle(0, 0, 9, fill=ACCENT), path("M-4.5 0l3.2 3.6 5.6-7", stroke=ON_INK, stroke_width=1.8))
    if mark == "no":
        return group(
            circle(0, 0, 9, stroke=INK, stroke_dasharray="2.5 2.5"), path("M-3.5-3.5l7 7M3.5-3.5l-7 7", stroke=INK)
        )
    return group(circle(0, 0, 9, stroke=SOFT), text(0, 5, "?", 15))


def traits_in_words(view: Sight) -> str:
    return "; ".join([f"{_NAMES[trait]}: {mark}" for trait, mark in casebook(view)[1].items()])


def triples(view: Sight, offered: list[str]) -> Markup:
    """All 35 sets of three traits; those that the clues rule out are struck through."""
    left = casebook(view)[0]
    cells = []
    for number, name in enumerate(TRIPLE_NAMES):
        cell = _triple(name, name in left, name == view.named)
        if f"name {name}" in offered:
            cell = choice(f"name {name}", f"name {trait_names(name.split('+'))}", cell)
        cells.append(at(CELL_WIDE * (number % COLUMNS), 25 + CELL_HIGH * (number // COLUMNS), cell))
    ways = plural(len(left), "way")
    return group(heading("Her three traits", f"{ways} of 35 left", TRIPLES_WIDE), *cells)


@cache
def _triple(name: str, left: bool, named: bool) -> Markup:
    width, height = CELL_WIDE - 3, CELL_HIGH - 2.6
    edge = ACCENT if named else INK if left else RULE
    frame = rect(0, 0, width, height, rx=2, fill=LEAF, stroke=edge, stroke_width=2.4 if named else 1 if left else 0.6)
    ink = INK if left else SOFT
    signs = [
        emblem(SYMBOL[trait], width / 2 + 15 * (n - 1), height / 2, 13.5, ink, 1.7)
        for n, trait in enumerate(name.split("+"))
    ]
    if left:
        return group(frame, *signs)
    return group(
        group(frame, *signs, opacity=0.42), path(f"M3 {height / 2}H{width - 3}", stroke=SOFT, stroke_width=1.3)
    )


def triples_in_words(view: Sight) -> str:
    left = casebook(view)[0]
    if len(left) > MOST_TOLD:
        return f"{plural(len(left), 'way')} of 35 left."
    return "; ".join([trait_names(triple.split("+")) for triple in left])
