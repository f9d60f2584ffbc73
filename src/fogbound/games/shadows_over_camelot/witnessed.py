"""What everybody has seen each seat do: counts of public actions, which the rules let people remember."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.reading import Reading
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.state import Camelot

KINDS: Final = (
    "drew_black",
    "added_engine",
    "lost_life",
    "laid_face_down",
    "laid_face_up",
    "fed_the_worse_war",
    "added_merlins",
    "added_no_merlins",
    "moved",
    "laid_card",
    "drew_white",
    "fought_engine",
    "played_special",
    "healed",
    "gave_life",
    "accused_loyal",
    "accused_traitor",
)
"""By number."""

_BITS: Final = 12
_MOST: Final = (1 << _BITS) - 1

(
    DREW_BLACK,
    ADDED_ENGINE,
    LOST_LIFE,
    LAID_FACE_DOWN,
    LAID_FACE_UP,
    FED_THE_WORSE_WAR,
    ADDED_MERLINS,
    ADDED_NO_MERLINS,
    MOVED,
    LAID_CARD,
    DREW_WHITE,
    FOUGHT_ENGINE,
    PLAYED_SPECIAL_CARD,
    HEALED,
    GAVE_LIFE,
    ACCUSED_LOYAL,
    ACCUSED_TRAITOR,
) = [1 << _BITS * number for number in range(len(KINDS))]
"""Each as what it adds to a seat's counts: one in the digits of its kind."""

KIND_OF_VERB: Final = {
    "move": MOVED,
    "lay": LAID_CARD,
    "discard": LAID_CARD,
    "draw_white": DREW_WHITE,
    "fight_engine": FOUGHT_ENGINE,
    "heal": HEALED,
}
"""The Heroic Actions; every other one that costs an action is a Special card or an accusation."""


def witness(state: Camelot, seat: Seat, kind: int) -> None:
    state.witnessed[seat] += kind


def counted(counts: int) -> dict[str, int]:
    """What was seen of one seat, by kind; what never happened is left out."""
    found: dict[str, int] = {}
    for name in KINDS:
        if counts & _MOST:
            found[name] = counts & _MOST
        counts >>= _BITS
    return found


def write(state: Camelot) -> list[dict[str, int]]:
    return [counted(counts) for counts in state.witnessed]


def read(reading: Reading, seats: int) -> list[int]:
    found = []
    for entry in reading.items(seats):
        counts = 0
        for name in entry.fields(*KINDS):
            counts += entry.field(name).number(0, _MOST) << _BITS * KINDS.index(name)
        found.append(counts)
    return found


def nothing(seats: int) -> list[dict[str, Any]]:
    return [{} for _ in range(seats)]
