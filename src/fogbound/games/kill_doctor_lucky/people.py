"""Guests, strangers, pets and Doctor Lucky, as they stand in the house."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core.emblems import emblem
from fogbound.core.ink import INK, LEAF, PAPER, PLATE, SHADE, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Attribute, Child, Markup, Picture, at, choice, circle, group, path
from fogbound.core.voice import Voice
from fogbound.games.kill_doctor_lucky import words
from fogbound.games.kill_doctor_lucky.agreed import STRANGERS
from fogbound.games.kill_doctor_lucky.catalogue import VOCABULARY
from fogbound.games.kill_doctor_lucky.colours import ACCENT, SECOND
from fogbound.games.kill_doctor_lucky.printed import GUESTS

BLACK: Final = "#17120e"
PALE: Final = "#f3e6c8"
"""Things keep their colours by night."""

COMES: Final = ("back", "back", "back", "front", "front", "back", "front", "back")
"""Which of the two persons on each card is at the party: so no two have the same initial."""
NAMES: Final = tuple([guest[side] for guest, side in zip(GUESTS, COMES, strict=True)])
_DARK_LETTER: Final = ("yellow", "white", "pink", "orange")

OUTLINES: Final = (
    "M0-15.5a15.5 15.5 0 110 31 15.5 15.5 0 110-31z",
    "M-14-14H14V14H-14z",
    "M0-18L18 0 0 18-18 0z",
    "M0-17L15-8.5V8.5L0 17-15 8.5V-8.5z",
    "M-14.5-15H14.5V0C14.5 10 7 15 0 18-7 15-14.5 10-14.5 0z",
    "M0-17L17-4.5 10.5 15H-10.5L-17-4.5z",
    "M-8-8A8.5 8.5 0 118-8 8.5 8.5 0 118 8 8.5 8.5 0 11-8 8 8.5 8.5 0 11-8-8z",
    "M-14.5 15V-2a14.5 14.5 0 0129 0V15z",
)
"""Disc, square, lozenge, hexagon, shield, pentagon, quatrefoil, arch: with letter and coat, each is enough."""
_STRANGER: Final = "M-14 16V4Q-15-16 0-17 15-16 14 4V16z"


def voice(view: Sight) -> Voice:
    """For what is said in pictures, where nobody has another name than that of the guest."""
    return Voice([NAMES[seat] for seat in range(len(view.hands))], view.seat)


def offering(view: Sight, option: str, *drawn: Child) -> Markup:
    """Something that can be chosen, with the words of the choice."""
    return choice(option, words.choice(VOCABULARY.named(option), view, voice(view)), *drawn)


@cache
def pawn(number: int, stranger: bool, has_turn: bool, offered: bool) -> Markup:
    """A guest by letter, outline and coat; a ring of rays marks whose turn it is."""
    outline = _STRANGER if stranger else OUTLINES[number]
    coat = "#55514b" if stranger else GUESTS[number]["color"]
    ink = BLACK if not stranger and GUESTS[number]["id"] in _DARK_LETTER else "#ffffff"
    letter = str(STRANGERS.index(number) + 1) if stranger else NAMES[number].rsplit(" ", 1)[1][0]
    parts: list[Child] = [path(outline, fill=SHADE, transform="translate(2 2.5)")]
    if has_turn:
        parts.append(path(outline, stroke=PAPER, stroke_width=9))
        parts.append(path(outline, stroke=SECOND, stroke_width=6))
    if offered:
        parts.append(circle(0, 0, 22, fill=PAPER, stroke=ACCENT, stroke_width=3, stroke_dasharray="6 3.6"))
    parts += [
        path(outline, fill=coat, stroke="#1d1510", stroke_width=1.6),
        path(outline, stroke=ink, stroke_width=0.8, opacity=0.75, transform="scale(.8)"),
        text(0, 6.5, letter, 18, fill=ink, font_weight=600),
    ]
    return group(*parts)


@cache
def doctor(offered: bool, dead: bool) -> Markup:
    """The old man, under his hat."""
    edge: dict[str, Attribute] = {"fill": BLACK, "stroke": PALE, "stroke_width": 1.6}
    parts: list[Child] = [circle(2, 2.5, 17, fill=SHADE)]
    if offered:
        parts.append(circle(0, 0, 23, fill=PAPER, stroke=ACCENT, stroke_width=3.4, stroke_dasharray="7 4"))
    parts += [circle(0, 0, 17, **edge), emblem("hat", 0, -1, 23, PALE, 1.6)]
    if dead:
        parts.append(path("M-13-13L13 13M13-13L-13 13", stroke=PALE, stroke_width=3))
    return group(*parts)


@cache
def pet(name: str) -> Markup:
    return group(
        circle(1.5, 2, 14, fill=SHADE),
        circle(0, 0, 14, fill=LEAF, stroke=INK, stroke_width=1.6),
        emblem(name, 0, 0, 20, INK, 1.5),
    )


def token(view: Sight | None, seat: Seat) -> Picture:
    """A guest in the list of seats."""
    drawn = at(18, 18, pawn(seat, False, False, False), scale=0.95)
    return Picture(f"guest-{seat}", 36, 36, NAMES[seat], f"The pawn of {NAMES[seat]}.", [drawn])


@cache
def small(number: int, stranger: bool) -> Markup:
    """A guest beside a line of words."""
    return pawn(number, stranger, False, False)


LAUREL: Final = group(
    path("M0 30Q-22 24-26 0M0 30Q22 24 26 0", stroke=SECOND, stroke_width=1.6),
    *[
        path("M0 0Q-9-3-8-12Q2-9 0 0z", fill=PLATE, stroke=SECOND, transform=f"rotate({turn}) translate(-27 0)")
        for turn in (-8, -30, -52, -74)
    ],
    *[
        path("M0 0Q9-3 8-12Q-2-9 0 0z", fill=PLATE, stroke=SECOND, transform=f"rotate({turn}) translate(27 0)")
        for turn in (8, 30, 52, 74)
    ],
)
"""Round whoever has won."""
