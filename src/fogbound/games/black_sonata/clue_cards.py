"""The clues in hand: three traits, and a key that tells for each suit how many of them the Lady shares."""

from __future__ import annotations

from functools import cache

from fogbound.core import cards
from fogbound.core.cards import WIDTH
from fogbound.core.emblems import emblem
from fogbound.core.ink import INK, LEAF, RULE, text
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, Picture, at, group, path, rect
from fogbound.games.black_sonata.colours import ACCENT, SECOND
from fogbound.games.black_sonata.naming import numbers, trait_names
from fogbound.games.black_sonata.notes import SYMBOL
from fogbound.games.black_sonata.people import offering
from fogbound.games.black_sonata.women import NAMES, SUITS, WOMEN


def clue(view: Sight, number: int, offered: list[str]) -> Picture:
    held = view.clues[number]
    option = f"give up {held['name']}"
    drawn = woman_card(held["name"], view.suit, option in offered)
    if option in offered:
        drawn = offering(view, option, drawn)
    said = f"{trait_names(held['traits'])}; the Lady shares {numbers(held['key'][view.suit])}."
    return cards.lying(f"clue-{number}", held["name"], said, drawn, option in offered)


@cache
def woman_card(name: str, suit: str, offered: bool) -> Markup:
    """A clue: three traits, and for each suit how many of them the Lady shares; the row of her suit is filled."""
    woman = WOMEN[NAMES.index(name)]
    first, last = name.split(" ")
    marks = [SYMBOL[trait] for number, trait in enumerate(SYMBOL) if woman.traits >> number & 1]
    return cards.face(
        cards.name(first, 22), cards.name(last, 39),
        *[emblem(mark, WIDTH / 2 + 36 * (n - 1), 65, 29, ACCENT, 1.2) for n, mark in enumerate(marks)],
        path(f"M10 86H{WIDTH - 10}", stroke=RULE, stroke_width=0.7),
        *[
            at(12 + 56 * (n // 3), 101 + 24 * (n % 3), _key(other, woman.key[n], other == suit))
            for n, other in enumerate(SUITS)
        ],
        offered=offered,
    )  # fmt: skip


def _key(suit: str, shares: tuple[int, ...], hers: bool) -> Markup:
    said = " · ".join([str(number) for number in shares])
    ground = rect(-4, -11, 56, 22, rx=2, fill=SECOND) if hers else ""
    ink = LEAF if hers else INK
    return group(ground, emblem(suit, 8, 0, 18, ink, 1.3), text(34, 5, said, 16, fill=ink, font_variant="lining-nums"))
