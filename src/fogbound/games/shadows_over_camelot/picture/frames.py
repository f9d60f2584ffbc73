"""Where everything lies on a sheet: the Round Table between two rows of Quests, or below them where it is narrow."""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.core.svg import Length, Sheet

Spot: TypeAlias = tuple[float, float]

LEAF_WIDE: Final = 322
LEAF_HIGH: Final = 250
COURT_HIGH: Final = 196
WALLS_WIDE: Final = 488
TABLE_HIGH: Final = 330
MATTER_WIDE: Final = 488
MATTER_HIGH: Final = 104
RADIUS: Final = 112
"""Of the Round Table."""

LEAVES: Final = ("excalibur", "holy_grail", "pict_war", "lancelot", "black_knight", "saxon_war")
"""The places of Quests, down the left side and down the right; the Dragon comes where Lancelot was."""


def leaf_of(quest: str) -> str:
    """The place in which a Quest is drawn."""
    return "lancelot" if quest == "dragon" else quest


class Meadow:
    """How the Siege Engines stand before the walls: so many in a row."""

    def __init__(self, wide: Length, high: Length, columns: int) -> None:
        self.wide: Final = wide
        self.high: Final = high
        self.columns: Final = columns

    def spot(self, number: int) -> Spot:
        """Where an engine stands."""
        step = (self.wide - 18) / self.columns
        return 9 + step * (number % self.columns + 0.5), 54 + 54.0 * (number // self.columns)


class Frame:
    """The corners, upper left, of all parts of a sheet."""

    def __init__(
        self,
        size: tuple[Length, Length],
        leaves: dict[str, Spot],
        court: Spot,
        court_wide: Length,
        table: Spot,
        matter: Spot,
        siege: Spot,
        meadow: Meadow,
    ) -> None:
        self.width: Final = size[0]
        self.height: Final = size[1]
        self.leaves: Final = leaves
        self.court: Final = court
        """The knights with their Ladies."""
        self.court_wide: Final = court_wide
        self.table: Final = table
        """The Round Table within its walls."""
        self.matter: Final = matter
        """What is going on: the card that was drawn, a fight, what is shared out."""
        self.siege: Final = siege
        self.meadow: Final = meadow


def _leaves(left: float, right: float, top: float, gap: float) -> dict[str, Spot]:
    return {name: (left if n < 3 else right, top + (LEAF_HIGH + gap) * (n % 3)) for n, name in enumerate(LEAVES)}


def _wide() -> Frame:
    """Quests on both sides, Camelot between them."""
    width, edge, gap = 1180, 12.0, 9.0
    foot = edge + 3 * LEAF_HIGH + 2 * gap
    left = (width - WALLS_WIDE) / 2
    table = edge + COURT_HIGH + 6
    meadow = Meadow(WALLS_WIDE, 138, 6)
    return Frame(
        (width, foot + edge),
        _leaves(edge, width - LEAF_WIDE - edge, edge, gap),
        (left, edge),
        WALLS_WIDE,
        (left, table),
        (left, table + TABLE_HIGH),
        (left, foot - meadow.high),
        meadow,
    )


def _tall() -> Frame:
    """Quests in two columns, below them the court, and the siege beside the walls."""
    width, edge, gap = 660, 5.0, 8.0
    court = edge + 3 * (LEAF_HIGH + gap)
    table = court + COURT_HIGH + 8
    matter = table + TABLE_HIGH + 6
    meadow = Meadow(180, 270, 3)
    return Frame(
        (width, matter + MATTER_HIGH),
        _leaves(edge, width - LEAF_WIDE - edge, edge, gap),
        (edge, court),
        width - 2 * edge,
        (-8, table),
        ((width - MATTER_WIDE) / 2, matter),
        (width - edge - meadow.wide, table + 30),
        meadow,
    )


FRAMES: Final[dict[Sheet, Frame]] = {"wide": _wide(), "tall": _tall()}
