"""What is going on, before the walls: the Black card that was drawn, a fight, cards to be shared out."""

from __future__ import annotations

from typing import Any

from fogbound.core.ink import SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, at, group
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARD,
    BLACK_TITLES,
    FIGHTS,
    WHITE_CARD,
    fight_value,
)
from fogbound.games.shadows_over_camelot.picture import slots
from fogbound.games.shadows_over_camelot.picture.camelot import black_sign
from fogbound.games.shadows_over_camelot.picture.coats import coat, lozenge
from fogbound.games.shadows_over_camelot.picture.frames import MATTER_HIGH, MATTER_WIDE
from fogbound.games.shadows_over_camelot.picture.hand_cards import CHARGES
from fogbound.games.shadows_over_camelot.picture.leaf import NAMES, SMALL
from fogbound.games.shadows_over_camelot.picture.offering import TITLES
from fogbound.games.shadows_over_camelot.picture.signs import sign
from fogbound.games.shadows_over_camelot.romance.catalogue import LADY_NAMES, LADY_TITLES

MIDDLE = MATTER_WIDE / 2
_KINDS = {"black_knight": "a card of the Black Knight", "lancelot_dragon": "a card of Lancelot or the Dragon"}
_STOPS = 3
"""B-5.3: so many Merlins stop a Special Black card."""


def matter(view: Sight) -> list[Markup]:
    duel = None if view.settings["level"] == "base" else view.duel
    if duel is not None:
        return _duel(view, duel)
    if view.fight is not None:
        return _fight(view, view.fight)
    if view.drawing is not None:
        return _drawing(view, view.drawing)
    if view.spoils:
        return _sharing(view)
    if view.played:
        return _played(view.played)
    return []


def _said(x: Length, y: Length, words: str, size: Length = SMALL) -> Markup:
    return text(x, y, words, size, text_anchor="start", font_variant="lining-nums")


def _heading(y: Length, words: str) -> Markup:
    return text(MIDDLE, y, words, SMALL, fill=SOFT, font_style="italic")


# A Black card.


def _drawing(view: Sight, drawing: dict[str, Any]) -> list[Markup]:
    """As all see it: open once it is named, else as a card nobody else has seen."""
    seat = drawing["seat"]
    names = view.named
    card = slots.black(0, 0, 48, 68, black_sign(names[0])) if names else slots.unseen(0, 0, 48, 68)
    title = BLACK_TITLES[BLACK_CARD[names[0]]] if names else _KINDS.get(drawing["kind"], "a black card, unseen")
    if drawing["face_down"] and not names:
        title += ", face down"
    told = [
        at(52, 14, card),
        _said(116, 34, title, 20),
        text(
            116,
            56,
            f"drawn by {TITLES[view.knights[seat]]}",
            SMALL,
            text_anchor="start",
            fill=SOFT,
            font_style="italic",
        ),
        at(MIDDLE + 196, 46, coat(view.knights[seat])),
    ]
    merlins = sum(count for _, count in drawing["merlins"])
    if drawing["merlins"]:
        told.append(_said(116, 79, f"{merlins} of {_STOPS} Merlins to stop it"))
    return told


# Fights.


def _fight(view: Sight, fight: dict[str, Any]) -> list[Markup]:
    """What the knights have put together, and what stands against it."""
    if fight["against"] == "siege_engine":
        blows = sum(fight_value(WHITE_CARD[name]) for name in view.played if WHITE_CARD[name] < FIGHTS)
        return [
            _heading(24, "Against a Siege Engine"),
            *_side(MIDDLE - 90, str(blows + fight["bonus"]), "sword"),
            *_side(MIDDLE + 90, str(fight["die"]) if fight["die"] else "die", "catapult"),
        ]
    return [
        _heading(24, f"{NAMES[fight['against']]}: cards are turned up"),
        *_side(MIDDLE, f"+{fight['bonus']}", "sword"),
    ]


def _side(x: Length, value: str, name: str) -> list[Markup]:
    return [sign(name, x - 30, 62, 44, width=1.2), text(x + 24, 76, value, 36, font_variant="lining-nums")]


def _duel(view: Sight, duel: dict[str, Any]) -> list[Markup]:
    """The accuser on the left, the Lady in the middle, whoever upholds her honour on the right."""
    totals = [str(total) if duel["shown"] else "?" for total in duel["totals"]]
    drawn = [
        _heading(24, f"{LADY_TITLES[LADY_NAMES.index(duel['lady'])]} is accused"),
        at(MIDDLE, 66, lozenge(duel["lady"])),
        at(MIDDLE - 150, 62, coat(view.knights[duel["accuser"]])),
        text(MIDDLE - 90, 76, totals[0], 36, font_variant="lining-nums"),
    ]
    if duel["defender"] is not None:
        drawn.append(at(MIDDLE + 150, 62, coat(view.knights[duel["defender"]])))
        drawn.append(text(MIDDLE + 90, 76, totals[1], 36, font_variant="lining-nums"))
    return drawn


# Cards that are shared out, and one that is being carried out.


def _sharing(view: Sight) -> list[Markup]:
    """The cards in a row, each with whom it would go to."""
    given = [] if view.sharing is None else view.sharing["given"]
    names = view.spoils
    step = min(56.0, (MATTER_WIDE - 60) / len(names))
    left = MIDDLE - step * (len(names) - 1) / 2
    cards = []
    for n, name in enumerate(names):
        parts = [_card(name)]
        if n < len(given):
            parts.append(at(0, 34, coat(view.knights[given[n]]), scale=0.75))
        cards.append(at(left + step * n, 54, *parts))
    return [_heading(20, "to be shared out"), *cards]


def _played(names: list[str]) -> list[Markup]:
    left = MIDDLE - 28 * (len(names) - 1)
    return [_heading(22, "played"), *[at(left + 56 * n, 62, _card(name)) for n, name in enumerate(names)]]


def _card(name: str) -> Markup:
    number = WHITE_CARD[name]
    what = str(fight_value(number)) if number < FIGHTS else CHARGES[name]
    return group(slots.white(-18, -26, 36, 52, what))


assert MATTER_HIGH >= 100, "three lines must fit between the walls and the meadow"
