"""What Ladies, Boons, Romantic Quests and Petition cards are called in sentences."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogbound.core.mistakes import listed
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    BOON_NAMES,
    BOON_TITLES,
    LADY_NAMES,
    LADY_TITLES,
    LOVE_STAGES,
    ROMANCE_NAMES,
    ROMANCE_TITLES,
    STAGE,
)

PETITION_TITLES: Final = {"true_heart": "True Heart", "false_lady": "False Lady"}

_QUESTS: Final = {
    "lists": "carry her favour in the lists",
    "gifts": "bring her three gifts",
    "lands": "guard her father’s lands",
    "vigil": "keep a holy vigil",
    "renounce": "renounce all other Ladies",
    "suffer": "suffer for her sake",
}


def lady(name: str) -> str:
    return LADY_TITLES[LADY_NAMES.index(name)]


def boon(name: str) -> str:
    return f"the {BOON_TITLES[BOON_NAMES.index(name)]}"


def boon_of(lady_name: str) -> str:
    return f"the {BOON_TITLES[LADY_NAMES.index(lady_name)]}"


def quest(name: str) -> str:
    """As what a Knight is to do."""
    return _QUESTS[name]


def quest_title(name: str) -> str:
    return ROMANCE_TITLES[ROMANCE_NAMES.index(name)]


def quest_stage(name: str) -> int:
    return STAGE[ROMANCE_NAMES.index(name)]


def stage(love: int) -> str:
    return f"{LOVE_STAGES[love]} ({love})"


def her(seat: Seat, voice: Voice) -> str:
    return "your Lady" if seat == voice.reader else "his Lady"


def petitions(cards: Sequence[str]) -> str:
    """Cards by kind: `2 True Hearts and 1 False Lady`."""
    kinds = [name for name in PETITION_TITLES if name in cards]
    found = [plural(cards.count(name), PETITION_TITLES[name]) for name in kinds]
    return listed(found, "and") if found else "no cards"
