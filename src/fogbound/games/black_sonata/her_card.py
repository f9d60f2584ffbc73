"""The stealth card on top: her sign, or fog; and when she is found, what shows in the keyhole."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core import cards
from fogbound.core.cards import HEIGHT, SMALL, WIDTH
from fogbound.core.emblems import emblem
from fogbound.core.ink import INK, LEAF, PLATE, RULE, SHADE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, Picture, at, element, group, path, rect
from fogbound.games.black_sonata.catalogue import FOG_NAMES, FOG_TEXTS
from fogbound.games.black_sonata.colours import SECOND
from fogbound.games.black_sonata.naming import SIGN, landmark_name, sign_on_top
from fogbound.games.black_sonata.people import BLACK, LADY, PALE, found, offering

FOG_CLOTH: Final = "#4b4a45"
STEALTH_CLOTH: Final = "#5d1c33"


def her_card(view: Sight, offered: list[str]) -> Picture:
    if view.top == len(view.signs):
        empty = rect(0, 0, WIDTH, HEIGHT, rx=5, stroke=SOFT, stroke_dasharray="3 5")
        return cards.lying("her-card", "No card", "The countdown card has come up on 0.", empty)
    usable = "use fog" in offered
    sign = sign_on_top(view)
    drawn = _keyhole() if found(view) else _fog_on_top(known_fog(view), usable) if sign == "fog" else _sign(sign)
    if usable:
        drawn = offering(view, "use fog", drawn)
    said = "You have found her." if found(view) else f"Her card shows {SIGN[sign]}."
    return cards.lying("her-card", "Her card", said, drawn, usable)


def known_fog(view: Sight) -> str | None:
    """Which fog card lies on top, if that was seen when it was used before."""
    cards_in: list[str | None] = view.slid_in["cards"]
    return cards_in[view.fog_slots.index(view.top)] if view.top in view.fog_slots else None


@cache
def _sign(sign: str) -> Markup:
    """The back of a stealth card: the sign in an oval, on dark cloth."""
    return group(
        rect(2, 3, WIDTH, HEIGHT, rx=5, fill=SHADE),
        rect(0, 0, WIDTH, HEIGHT, rx=5, fill=STEALTH_CLOTH, stroke=BLACK),
        rect(5, 5, WIDTH - 10, HEIGHT - 10, rx=3, stroke=PALE, stroke_width=0.9),
        element("ellipse", cx=WIDTH / 2, cy=76, rx=50, ry=58, fill=LEAF, stroke=PALE, stroke_width=2),
        element("ellipse", cx=WIDTH / 2, cy=76, rx=45, ry=53, stroke=RULE, stroke_width=0.8),
        emblem(sign, WIDTH / 2, 76, 66, SECOND, 1.05),
        path(f"M10 141H{WIDTH - 10}V163H10z", fill=LEAF, stroke=INK, stroke_width=1),
        text(
            WIDTH / 2,
            157,
            landmark_name(sign),
            16.5 if len(landmark_name(sign)) < 12 else 13,
            font_variant="small-caps",
            letter_spacing="0.02em",
        ),
    )


@cache
def _fog_on_top(known: str | None, usable: bool) -> Markup:
    """Fog on her card; what it does, if that is known."""
    drawn = cards.back("fog", FOG_CLOTH, offered=usable)
    if known is None:
        return drawn
    told = cards.lines(FOG_TEXTS[FOG_NAMES.index(known)], 21)
    ground = rect(8, HEIGHT - 16 * len(told) - 20, WIDTH - 16, 16 * len(told) + 10, fill=LEAF, stroke=INK)
    return group(drawn, ground, *_paragraph(told, HEIGHT - 16 * len(told), 14))


def _keyhole() -> Markup:
    """The face of her card under the key: her shape in the keyhole."""
    hole = "M66 26a36 36 0 0116 68l14 54H36l14-54a36 36 0 0116-68z"
    return cards.face(
        path(hole, fill=PLATE, stroke=INK, stroke_width=2),
        path("M66 30a32 32 0 0114 60", stroke=SECOND, stroke_width=1),
        at(WIDTH / 2, 146, LADY, scale=0.95),
        text(WIDTH / 2, 164, "She is here", 15.5, font_style="italic"),
    )


def _paragraph(lines: list[str], y: Length, size: Length = SMALL) -> list[Markup]:
    return [text(WIDTH / 2, y + 16 * n, line, size) for n, line in enumerate(lines)]
