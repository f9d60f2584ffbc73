"""Who walks about in London: the player, and the Lady once she is found."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import SHADE
from fogbound.core.players import Sight
from fogbound.core.svg import Attribute, Child, Markup, choice, circle, element, group, path
from fogbound.core.voice import Voice
from fogbound.games.black_sonata import words
from fogbound.games.black_sonata.catalogue import VOCABULARY

VOICE: Final = Voice(["You"], 0)
CLOTH: Final = "#7a2340"
BLACK: Final = "#1d1510"
PALE: Final = "#f3e6c8"
"""Things keep their colours by night."""


def found(view: Sight) -> bool:
    """Whether she stands face to face with the player."""
    if view.outcome is not None:
        return view.outcome["reason"] in ("unmasked", "mistaken")
    return view.decision is not None and view.decision["name"] == "FoundHer"


def offering(view: Sight, option: str, *drawn: Child) -> Markup:
    """Something that can be chosen, with the words of the choice."""
    return choice(option, words.choice(VOCABULARY.named(option), view, VOICE), *drawn)


def pawn() -> Markup:
    """The player: a gentleman with a feather in his hat."""
    edge: dict[str, Attribute] = {"stroke": BLACK, "stroke_width": 1.6}
    return group(
        element("ellipse", cx=3, cy=20, rx=19, ry=6, fill=SHADE),
        path("M-19 18h38l-6-10q-8-12-5-20a11 11 0 10-16 0q3 8-5 20z", fill=CLOTH, **edge),
        path("M-13 10h26M-10 3h20", stroke=PALE, stroke_width=0.9, opacity=0.7),
        path("M-16-16q16-8 32 0l-4-5q-12-6-24 0zM-10-19q1-11 10-11t10 11", fill=CLOTH, **edge),
        path("M9-28q11-6 15 2-8-2-12 4z", fill=PALE, stroke=BLACK, stroke_width=1),
        path("M-9-13q9 5 18 0v4q-9 6-18 0z", fill=PALE, stroke=BLACK, stroke_width=0.9),
    )


def lady() -> Markup:
    """The Dark Lady, black from head to hem, on her feet."""
    black: dict[str, Attribute] = {"fill": BLACK, "stroke": PALE, "stroke_width": 1}
    return group(
        path("M-36 0C-32-30-18-42-7-54H7C18-42 32-30 36 0z", **black),
        path("M-7-53L-13-76Q0-82 13-76L7-53z", **black),
        path("M-13-76C-22-70-22-56-12-46L-8-50C-12-56-12-64-10-70z", **black),
        path("M13-76C22-70 22-56 12-46L8-50C12-56 12-64 10-70z", **black),
        circle(0, -88, 7.5, **black),
        path("M-9-87Q-10-100 0-101 10-100 9-87L17-58Q10-66 8-84Q0-94-8-84-10-66-17-58z", **black),
        element("ellipse", cx=0, cy=-78.5, rx=12, ry=3.6, fill=PALE, stroke=BLACK),
        path("M-18-36Q0-28 18-36M-27-20Q0-10 27-20M-33-6Q0 4 33-6M0-52V-6", stroke=PALE, stroke_width=0.9),
    )


PAWN: Final = pawn()
LADY: Final = lady()
