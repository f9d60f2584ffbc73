"""BS-14 and BS-15: what a mode changes, and the score."""

from __future__ import annotations

from typing import Final

from fogbound.core.reading import Reading
from fogbound.games.black_sonata.box import contents
from fogbound.games.black_sonata.women import SUITS, Suit

_MODES: Final = contents("modes")

RING: Final = tuple(_MODES.field("ring").cards(SUITS))
"""BS-15.2: the suits clockwise."""


def following(groups: list[tuple[Suit, ...]]) -> dict[Suit, Suit]:
    """For each suit the next one of its group."""
    return {group[i - 1]: suit for group in groups for i, suit in enumerate(group)}


CLOCKWISE: Final = following([RING])
DOTTED: Final = following([tuple(group.cards(SUITS)) for group in _MODES.field("dotted").items()])
REMOVED: Final[dict[str, dict[Suit, Suit]]] = {"none": {}, "dotted_next": DOTTED, "clockwise_next": CLOCKWISE}


class Mode:
    """One of the five modes."""

    def __init__(self, entry: Reading) -> None:
        self.name: Final = entry.field("name").text()
        self.removed_suit: Final = REMOVED[entry.field("removed_suit").text()]
        """For each suit of the Dark Lady the one that leaves the game."""
        self.countdown: Final = entry.field("countdown").number(0)
        self.move_and_search: Final = entry.field("move_and_search").flag()
        self.adjust: Final = entry.field("adjust").number(-30)
        self.adjust_per_fog_card: Final = entry.field("adjust_per_fog_card").number(0)
        self.halved: Final = entry.field("halved").flag()
        fewest, most = entry.field("fog_removed").items(2)
        self.fewest_fog_removed: Final = fewest.number(0)
        self.most_fog_removed: Final = most.number(0)


MODES: Final = {mode.name: mode for mode in [Mode(entry) for entry in _MODES.field("modes").items()]}
POINTS_PER_FOG_CARD: Final = _MODES.field("points_per_fog_card").number(0)
_LADDER: Final = _MODES.field("ranks").items()
RANKS: Final = tuple([entry.field("name").text() for entry in _LADDER])
FROM: Final = tuple([entry.field("from").number(0) for entry in _LADDER[1:]])
"""BS-14.3: the score from which on each rank but the lowest is reached."""


def score(mode: Mode, fog_removed: int, advances_left: int, fog_left: int) -> int:
    """BS-14.1 and BS-14.2. Advances left are the cards above the countdown card and its number times the deck."""
    points = advances_left + POINTS_PER_FOG_CARD * fog_left + mode.adjust + mode.adjust_per_fog_card * fog_removed
    return -(-points // 2) if mode.halved else points


def rank(points: int) -> str:
    """BS-14.3."""
    return RANKS[sum([points >= least for least in FROM])]
