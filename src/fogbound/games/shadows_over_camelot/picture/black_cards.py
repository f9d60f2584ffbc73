"""Black cards as they lie before the knight who has drawn them or looks at them, large enough to read."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core import cards
from fogbound.core.cards import HEIGHT, WIDTH, lines
from fogbound.core.ink import SHADE, text
from fogbound.core.players import Sight
from fogbound.core.svg import Attribute, Markup, Picture, group, path, rect
from fogbound.games.shadows_over_camelot.cards import BLACK_CARD, BLACK_TITLES
from fogbound.games.shadows_over_camelot.picture.camelot import black_sign
from fogbound.games.shadows_over_camelot.picture.colours import ACCENT, PALE, PITCH
from fogbound.games.shadows_over_camelot.picture.offering import offering
from fogbound.games.shadows_over_camelot.picture.signs import sign

SAYS: Final = {
    "black_knight": "A blow for the Black Knight.",
    "lancelot": "A blow for Lancelot, or for the Dragon.",
    "excalibur": "The sword drifts a step away.",
    "despair": "A place of the Grail is lost.",
    "pict": "One Pict more.",
    "saxon": "One Saxon more.",
    "mercenaries": "A Pict or a Saxon, as the drawer likes.",
    "desolation": "Throws a Grail card out and lies in its place.",
    "dark_forest": "No Grail card until a Quest is won.",
    "guinevere": "All ride home, and the turn is over.",
    "mists_of_avalon": "A Quest that is lost brings a black sword more.",
    "mordred": "A warrior, and one Fight 5 more to win that war.",
    "vivien": "No Merlin until a Quest is won.",
    "morgan_1": "One gives three cards, or all give one.",
    "morgan_2": "Three more black cards, and nothing stops them.",
    "morgan_3": "Two Siege Engines.",
    "morgan_4": "Everybody loses one life.",
    "morgan_5": "One loses two life, or all give a card.",
}
VERBS: Final = ("resolve", "put_back")


def black_card(view: Sight, name: str, number: int, offered: list[str]) -> Picture:
    """One that can be chosen stands out."""
    option = next((f"{verb} {name}" for verb in VERBS if f"{verb} {name}" in offered), None)
    drawn = _face(name, option is not None)
    if option is not None:
        drawn = offering(view, option, drawn)
    title = BLACK_TITLES[BLACK_CARD[name]]
    return cards.lying(f"black-card-{number}", title, title, drawn, option is not None)


@cache
def _face(name: str, offered: bool) -> Markup:
    edge: dict[str, Attribute] = (
        {"stroke": ACCENT, "stroke_width": 2.4} if offered else {"stroke": PALE, "stroke_width": 1}
    )
    said = SAYS.get(name) or next(words for start, words in SAYS.items() if name.startswith(start))
    title = lines(BLACK_TITLES[BLACK_CARD[name]].replace(" / ", " "), 15)
    told = lines(said, 21)
    return group(
        rect(2, 3, WIDTH, HEIGHT, rx=5, fill=SHADE),
        rect(0, 0, WIDTH, HEIGHT, rx=5, fill=PITCH, **edge),
        rect(4, 4, WIDTH - 8, HEIGHT - 8, rx=3, stroke=PALE, stroke_width=0.8),
        *[
            text(WIDTH / 2, 26 + 17 * n, line, 16.5, fill=PALE, font_variant="small-caps")
            for n, line in enumerate(title)
        ],
        _sign(name, 20 + 17 * len(title)),
        *[
            text(WIDTH / 2, HEIGHT - 18 - 16 * (len(told) - 1 - n), line, 14.2, fill=PALE)
            for n, line in enumerate(told)
        ],
        path(f"M{WIDTH / 2 - 7} {HEIGHT}l7-7 7 7-7 7z", fill=ACCENT) if offered else "",
    )


def _sign(name: str, top: float) -> Markup:
    return sign(black_sign(name), WIDTH / 2, (top + HEIGHT - 66) / 2 + 6, 44, PALE, 1.2)
