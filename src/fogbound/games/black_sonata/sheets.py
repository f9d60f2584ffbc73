"""Where everything lies on a map of London: on a wide sheet for a desk and on a tall one for a phone."""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.core.svg import Length, Sheet

Point: TypeAlias = tuple[Length, Length]


class Spot:
    """A place: where its seal is, and the middle of its placard, which lies on no street."""

    def __init__(self, x: Length, y: Length, placard_x: Length, placard_y: Length) -> None:
        self.x: Final = x
        self.y: Final = y
        self.placard: Final[Point] = (placard_x, placard_y)


class Site:
    """Something to look at: what, where its foot is, how large, what it is called, and how much room it keeps."""

    def __init__(self, kind: str, x: Length, y: Length, scale: Length, name: str = "", room: Length = 40) -> None:
        self.kind: Final = kind
        self.x: Final = x
        self.y: Final = y
        self.scale: Final = scale
        self.name: Final = name
        self.room: Final = room


class Layout:
    """One sheet. The river runs between two banks; within the wall, from its first point to its last, is the city."""

    def __init__(
        self,
        width: Length,
        height: Length,
        lettering: Length,
        spots: dict[str, Spot],
        wall: tuple[Point, ...],
        upper_bank: tuple[Point, ...],
        lower_bank: tuple[Point, ...],
        sites: tuple[Site, ...],
        river_name: tuple[Length, Length, Length],
        title: Point,
        compass: Point,
        ending: tuple[Length, Length, Length],
    ) -> None:
        self.width: Final = width
        self.height: Final = height
        self.lettering: Final = lettering
        """How large the names of places are."""
        self.spots: Final = spots
        self.wall: Final = wall
        self.upper_bank: Final = upper_bank
        self.lower_bank: Final = lower_bank
        self.sites: Final = sites
        self.river_name: Final = river_name
        """Its middle, and the step from letter to letter."""
        self.title: Final = title
        self.compass: Final = compass
        self.ending: Final = ending
        """Where the end of the game is told: the middle, and the width."""


WIDE: Final = Layout(
    width=1160,
    height=712,
    lettering=20,
    spots={
        "clerkenwell": Spot(174, 175, 174, 110),
        "shoreditch": Spot(916, 92, 1036, 92),
        "cripplegate": Spot(516, 250, 508, 182),
        "bishopsgate": Spot(972, 270, 1078, 288),
        "st_pauls": Spot(389, 365, 422, 426),
        "cornhill": Spot(771, 335, 771, 276),
        "blackfriars": Spot(238, 440, 122, 452),
        "eastcheap": Spot(899, 432, 992, 442),
        "london_bridge": Spot(965, 552, 1074, 544),
        "clink": Spot(470, 620, 332, 640),
        "southwark": Spot(838, 650, 954, 662),
    },
    wall=(
        (42, 496),
        (77, 400),
        (130, 318),
        (290, 250),
        (348, 205),
        (487, 128),
        (650, 118),
        (812, 160),
        (1050, 215),
        (1132, 336),
        (1130, 516),
    ),
    upper_bank=(
        (0, 506),
        (140, 489),
        (300, 497),
        (440, 505),
        (580, 500),
        (720, 491),
        (860, 489),
        (1010, 498),
        (1160, 520),
    ),
    lower_bank=(
        (0, 588),
        (140, 598),
        (290, 586),
        (430, 570),
        (580, 570),
        (720, 588),
        (860, 600),
        (1010, 602),
        (1160, 592),
    ),
    sites=(
        Site("cathedral", 282, 352, 1.0, "Cathedral", 66),
        Site("exchange", 690, 452, 1.1, "Royal Exchange", 56),
        Site("theatre", 598, 690, 0.86, "The Globe", 46),
        Site("theatre", 1098, 186, 0.85, "The Theatre", 48),
        Site("windmill", 66, 262, 1.15, "", 40),
        Site("church", 296, 140, 0.9, "", 42),
        Site("church", 1040, 404, 0.9, "", 38),
        Site("inn", 806, 468, 1.0, "Boar’s Head Inn", 46),
        Site("gatehouse", 120, 398, 1.05, "", 36),
        Site("inn", 1078, 686, 1.0, "The George Inn", 46),
        Site("tower", 1090, 494, 0.76, "", 44),
        Site("sailing boat", 128, 556, 1.0),
        Site("galleon", 540, 552, 0.62),
    ),
    river_name=(720, 548, 21),
    title=(118, 662),
    compass=(72, 84),
    ending=(580, 534, 640),
)

TALL: Final = Layout(
    width=660,
    height=900,
    lettering=22,
    spots={
        "clerkenwell": Spot(95, 205, 87, 126),
        "shoreditch": Spot(428, 100, 556, 92),
        "cripplegate": Spot(270, 262, 234, 185),
        "bishopsgate": Spot(484, 296, 564, 226),
        "st_pauls": Spot(196, 396, 254, 462),
        "cornhill": Spot(410, 392, 398, 462),
        "blackfriars": Spot(142, 512, 262, 538),
        "eastcheap": Spot(488, 520, 584, 472),
        "london_bridge": Spot(450, 668, 571, 602),
        "clink": Spot(208, 766, 146, 838),
        "southwark": Spot(440, 826, 556, 838),
    },
    wall=(
        (12, 596),
        (44, 462),
        (74, 364),
        (166, 281),
        (198, 226),
        (277, 132),
        (370, 120),
        (462, 171),
        (597, 300),
        (646, 380),
        (644, 598),
    ),
    upper_bank=(
        (0, 596),
        (80, 612),
        (170, 598),
        (250, 612),
        (330, 602),
        (410, 590),
        (490, 590),
        (575, 596),
        (660, 612),
    ),
    lower_bank=(
        (0, 708),
        (80, 722),
        (165, 706),
        (245, 690),
        (330, 690),
        (410, 708),
        (490, 726),
        (575, 728),
        (660, 716),
    ),
    sites=(
        Site("exchange", 402, 576, 0.9, "", 46),
        Site("theatre", 320, 868, 0.9, "", 42),
        Site("theatre", 608, 158, 0.62, "", 30),
        Site("windmill", 34, 300, 0.8, "", 30),
        Site("church", 232, 96, 0.7, "", 32),
        Site("tower", 596, 562, 0.66, "", 34),
        Site("cathedral", 306, 384, 0.62, "", 40),
        Site("sailing boat", 60, 676, 0.9),
        Site("galleon", 608, 690, 0.62),
    ),
    river_name=(290, 656, 18.5),
    title=(112, 52),
    compass=(616, 776),
    ending=(232, 650, 430),
)

SHEETS: Final[dict[Sheet, Layout]] = {"wide": WIDE, "tall": TALL}
