"""BS-1.1: the map of London, as small numbers: places 0 to 10 and landmarks 0 to 6."""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.core.spaces import Board, Spaces
from fogbound.games.black_sonata.box import contents, words

Landmark: TypeAlias = int

_BOARD: Final = contents("board")

LANDMARKS: Final = tuple([entry.field("id").text() for entry in _BOARD.field("landmarks").items()])
LANDMARK_NAMES: Final = tuple([entry.field("name").text() for entry in _BOARD.field("landmarks").items()])

PLACES: Final = tuple([entry.field("id").text() for entry in _BOARD.field("locations").items()])
PLACE_NAMES: Final = tuple([entry.field("name").text() for entry in _BOARD.field("locations").items()])
STANDING: Final[tuple[tuple[Landmark, ...], ...]] = tuple(
    [tuple(entry.field("landmarks").cards(LANDMARKS)) for entry in _BOARD.field("locations").items()]
)
"""For each place the landmarks that stand there."""

LONDON: Final = Board(PLACES, [words(street) for street in _BOARD.field("streets").items()])
ALL_PLACES: Final[Spaces] = LONDON.open


def places_with(landmark: Landmark) -> Spaces:
    """All places where a landmark of this kind stands."""
    found = 0
    for place, landmarks in enumerate(STANDING):
        if landmark in landmarks:
            found |= 1 << place
    return found


WITH: Final[tuple[Spaces, ...]] = tuple([places_with(landmark) for landmark in range(len(LANDMARKS))])
"""For each landmark the places where one stands."""


def named(places: Spaces) -> list[str]:
    """The ids of a set of places, in the order of the map's list."""
    return [name for place, name in enumerate(PLACES) if places >> place & 1]
