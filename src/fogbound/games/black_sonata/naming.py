"""What places, signs and traits are called in sentences."""

from __future__ import annotations

from typing import Final

from fogbound.core.mistakes import listed
from fogbound.core.players import Sight
from fogbound.games.black_sonata.london import LANDMARK_NAMES, LANDMARKS, PLACE_NAMES, PLACES

SHORT: Final = {
    "literary": "literary",
    "married": "married",
    "children": "children",
    "amorous": "amorous",
    "court": "at court",
    "musical": "musical",
    "shakespeare": "knew Shakespeare",
}
SIGN: Final = {
    "church": "a church",
    "commercial": "a commercial area",
    "playhouse": "a playhouse",
    "riverside": "the riverside",
    "rural": "a rural area",
    "residence": "a residence of Shakespeare",
    "tavern": "a tavern",
    "fog": "fog",
}


def place_name(place: str) -> str:
    return PLACE_NAMES[PLACES.index(place)]


def landmark_name(landmark: str) -> str:
    return LANDMARK_NAMES[LANDMARKS.index(landmark)].removeprefix("Shakespeare’s ")


def trait_names(traits: list[str]) -> str:
    """`literary, married and musical`."""
    return listed([SHORT[trait] for trait in traits], "and")


def numbers(key: list[int]) -> str:
    """`1`, or `0 or 2`."""
    return listed([str(number) for number in key])


def sign_on_top(view: Sight) -> str:
    """What the back of the top card shows."""
    sign: str = "fog" if view.top in view.fog_slots else view.signs[view.top]
    return sign
