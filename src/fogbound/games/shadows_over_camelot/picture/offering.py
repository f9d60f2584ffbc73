"""What can be chosen in a picture, with the words of the choice."""

from __future__ import annotations

from typing import Any

from fogbound.core.players import Sight
from fogbound.core.svg import Child, Markup, choice
from fogbound.core.voice import Voice
from fogbound.games.shadows_over_camelot import words
from fogbound.games.shadows_over_camelot.catalogue import VOCABULARY
from fogbound.games.shadows_over_camelot.knights import KNIGHT_NAMES, KNIGHT_TITLES

TITLES = dict(zip(KNIGHT_NAMES, KNIGHT_TITLES, strict=True))


def voice(view: Sight) -> Voice:
    """For what is said in pictures, where nobody has another name than his knight's."""
    return Voice([TITLES[knight] for knight in view.knights], view.seat)


def offered_to(view: Sight) -> list[str]:
    """The options, if it is this seat that is asked."""
    pending: dict[str, Any] | None = view.decision
    return [] if pending is None else pending.get("options", [])


def offering(view: Sight, option: str, *drawn: Child) -> Markup:
    return choice(option, words.choice(VOCABULARY.named(option), view, voice(view)), *drawn)
