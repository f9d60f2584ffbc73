"""Cards and piles as they are drawn, each in a small picture of its own that the page lays in a row."""

from __future__ import annotations

from functools import cache
from random import Random
from typing import Final

from fogbound.core.emblems import emblem
from fogbound.core.ink import COLOURS, INK, LEAF, RULE, SHADE, SOFT, colour, text
from fogbound.core.svg import Attribute, Child, Length, Markup, Picture, at, circle, group, path, rect

WIDTH: Final = 132
HEIGHT: Final = 172
MARGIN: Final = 6
RAISED: Final = 8
"""How far a card on offer stands out."""
SMALL: Final = 13.5
"""The smallest words on a card."""
ACCENT: Final = colour("accent", COLOURS["ink"][0])
"""What can be done now, in the colour of the game."""
_PALE: Final = "#fbf6e9"
_EDGE: Final = "#1d1510"


def lying(
    name: str, title: str, description: str, drawn: Markup, offered: bool = False, width: Length = WIDTH
) -> Picture:
    """What lies before a seat; higher up if it can be chosen."""
    place = at(MARGIN, MARGIN if offered else MARGIN + RAISED, drawn)
    return Picture(name, width + 2 * MARGIN, HEIGHT + 2 * MARGIN + RAISED, title, description, [place])


def face(*inside: Child, offered: bool = False, width: Length = WIDTH) -> Markup:
    """The frame of a card that lies open. One on offer has the frame of what can be done, and a lozenge below."""
    edge: dict[str, Attribute] = (
        {"stroke": ACCENT, "stroke_width": 2.4} if offered else {"stroke": INK, "stroke_width": 1.2}
    )
    mark = path(f"M{width / 2 - 7} {HEIGHT}l7-7 7 7-7 7z", fill=ACCENT) if offered else ""
    return group(
        rect(2, 3, width, HEIGHT, rx=5, fill=SHADE),
        rect(0, 0, width, HEIGHT, rx=5, fill=LEAF, **edge),
        rect(4, 4, width - 8, HEIGHT - 8, rx=3, stroke=RULE, stroke_width=0.8),
        *inside,
        mark,
    )


def back(sign: str, cloth: str, width: Length = WIDTH, height: Length = HEIGHT, offered: bool = False) -> Markup:
    """A card that lies face down: cloth, fog, and a medallion with a sign."""
    edge: dict[str, Attribute] = (
        {"stroke": ACCENT, "stroke_width": 2.4} if offered else {"stroke": _EDGE, "stroke_width": 1.2}
    )
    radius = width * 0.28
    return group(
        rect(2, 3, width, height, rx=5, fill=SHADE),
        rect(0, 0, width, height, rx=5, fill=cloth, **edge),
        rect(5, 5, width - 10, height - 10, rx=3, stroke=_PALE, stroke_width=0.9),
        path(_fog_lines(width, height), stroke=_PALE, stroke_width=0.9, opacity=0.6),
        circle(width / 2, height / 2, radius, fill=cloth, stroke=_PALE, stroke_width=1.3),
        circle(width / 2, height / 2, radius - 4, stroke=_PALE, stroke_width=0.7),
        emblem(sign, width / 2, height / 2, radius * 1.25, _PALE, 1.2),
        path(f"M{width / 2 - 7} {height}l7-7 7 7-7 7z", fill=ACCENT) if offered else "",
    )


@cache
def _fog_lines(width: Length, height: Length) -> str:
    """Fog over the whole of a back, line by line between its edges."""
    chance = Random(7)
    lines = ""
    for y in range(11, int(height) - 8, 5):
        x = 9 + chance.random() * 8
        while x < width - 16:
            run = min(chance.uniform(12, 34), width - 9 - x)
            lines += f"M{x:.1f} {y}h{run:.1f}"
            x += run + chance.uniform(3.5, 6)
    return lines


def pile(count: int, top: Markup, width: Length, height: Length) -> Markup:
    """A pile with its top card drawn, as thick as it has cards; without a card its empty place."""
    if not count:
        return rect(0, 0, width, height, rx=5, stroke=SOFT, stroke_dasharray="3 5")
    depth = min(5, (count + 3) // 4)
    under = [
        rect(1.6 * n, 1.6 * n, width, height, rx=5, fill=LEAF, stroke=INK, stroke_width=0.8)
        for n in range(depth, 0, -1)
    ]
    return group(*under, top)


def name(words: str, y: Length = 24, x: Length = WIDTH / 2, size: Length = 16) -> Markup:
    """The name of a card, in small capitals."""
    return text(x, y, words, size, font_variant="small-caps", letter_spacing="0.01em")


def foot(left: str, right: str, width: Length = WIDTH) -> Markup:
    """Two facts at the foot of a card, beneath a thin line."""
    return group(
        path(f"M9 {HEIGHT - 26}H{width - 9}", stroke=RULE, stroke_width=0.7),
        text(10, HEIGHT - 11, left, SMALL, fill=SOFT, text_anchor="start"),
        text(width - 10, HEIGHT - 11, right, SMALL, fill=SOFT, text_anchor="end"),
    )


def lines(words: str, letters: int) -> list[str]:
    """Words broken into lines of fewer letters than this, where no word is longer."""
    found = [""]
    for word in words.split():
        if found[-1] and len(found[-1]) + len(word) >= letters:
            found.append("")
        found[-1] = f"{found[-1]} {word}".strip()
    return found
