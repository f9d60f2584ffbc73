"""Buildings, trees and boats of London, each standing on its foot, in the way of an old view of the town."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import INK, PLATE, filled
from fogbound.core.svg import Length, Markup, at, circle, group, path
from fogbound.games.black_sonata.colours import GREEN, LAND

SHADOW: Final = filled("london-shadow")
"""Light comes from the left."""


def _walls(shape: str, width: Length = 1.1) -> Markup:
    return path(shape, stroke=INK, stroke_width=width, fill=PLATE)


def _lines(shape: str, width: Length = 1) -> Markup:
    return path(shape, stroke=INK, stroke_width=width)


def _shadow(shape: str) -> Markup:
    return path(shape, fill=SHADOW)


def house(width: Length, height: Length, chimney: bool) -> Markup:
    """A gabled house; its upper floor is timbered."""
    gable = height + width * 0.45
    left = [
        _walls(_drawn("M0 0V", -height, "L", width / 2, -gable, width, -height, "V0z")),
        _shadow(_drawn("M", width / 2, -gable, "L", width, -height, "V0H", width * 0.62, "V", 4 - height, "z")),
        _lines(
            _drawn("M", width * 0.18, -height * 0.62, "h", width * 0.22, "v", height * 0.22, "h", -width * 0.22, "z")
            + _drawn("M", width * 0.18, 0, "v", -height * 0.3, "h", width * 0.2, "V0M0", -height, "H", width),
            0.85,
        ),
    ]
    if chimney:
        left.append(
            _walls(_drawn("M", width * 0.7, -height - width * 0.2, "v", -width * 0.5, "h5v", width * 0.7), 0.85)
        )
    return group(*left)


def _drawn(*parts: str | Length) -> str:
    return " ".join([part if isinstance(part, str) else f"{part:.1f}" for part in parts])


def tree(kind: int) -> Markup:
    """One of three trees."""
    crown = (
        "M-9-20q4-6 8 0M0-34q4-6 8 0M-8-29q4-6 8 0",
        "M-4-22q4-6 8 0M3-29q4-6 8 0M-10-32q4-6 8 0",
        "M-10-24q4-6 8 0M2-20q4-6 8 0M-4-36q4-6 8 0",
    )
    return group(
        _lines("M-2 0V-14M2 0V-14"),
        path(
            "M-6-14C-20-14-20-28-12-30C-14-44 12-46 12-32C22-30 18-14 6-14z", stroke=INK, stroke_width=1.1, fill=GREEN
        ),
        _shadow("M8-42C14-40 12-34 12-32C22-30 18-14 6-14 12-20 14-34 8-42z"),
        path(crown[kind] + "M-12 1h24M-8 4h20", stroke=INK, stroke_width=0.8, opacity=0.7),
    )


def _church() -> list[Markup]:
    return [
        _walls(
            "M-34 0V-24L-17-34 0-24V0zM0 0V-46h18V0M0-46L9-76 18-46M-34-24H0M-28 0v-12a4 4 0 018 0V0"
            "M-14 0v-12a4 4 0 018 0V0M6-34v-6a3 3 0 016 0v6zM5 0v-12h8V0M9-76v-8M6-81h6"
        ),
        _shadow("M12-46h6V0h-6zM-17-34L0-24V-10zM9-76L18-46H12z"),
    ]


def _cathedral() -> list[Markup]:
    """Old St Paul’s, which had lost its spire."""
    windows = "".join([f"M{x} 0v-16a4 4 0 018 0V0" for x in (-52, -38, -24, 22, 34)])
    battlements = "".join([f"M{x}-30v6" for x in range(-54, 46, 8)])
    return [
        _walls(
            "M-58 0V-30H-8L-8-52h24V-30H46V0zM-58-30l6-10h44M16-40h28l6 10M-8-52v-14l4-5 4 5v-5l4-5 4 5v5l4-5 4 5v14"
            f"{windows}M-2-30v-14a3 3 0 016 0v14M6-30v-14a3 3 0 016 0v14M-4 0v-18q8-10 16 0V0{battlements}"
        ),
        _shadow("M16-52h-8V0h8zM46-30h-12V-18h12zM16-66v14H9v-14z"),
    ]


def _theatre() -> list[Markup]:
    """A playhouse with its flag up: there is a play today."""
    return [
        _walls(
            "M-36-6V-36L-18-46H18L36-36V-6L18 2H-18zM-36-36L-18-28H18L36-36M-18-28V2M18-28V2M0-28V2M-36-22l18 8h36l18-8"
        ),
        _lines("M-22-38L-12-33H12L22-38M-12-42h24M-30-20v6M-8-16v7M8-16v7M28-18v6M-5 2v-11h10V2M-26-8v5"),
        _shadow("M18-28L36-36V-6L18 2z"),
        path("M4-40v-26M4-65q9-4 16 0v9q-8-4-16 0", stroke=INK, fill=LAND),
    ]


def _windmill() -> list[Markup]:
    return [
        _walls("M-10 0L-7-30h14L10 0zM-8-30L0-40 8-30M-3 0v-9h6v9"),
        _shadow("M3-30h4L10 0H5z"),
        _lines("M0-33L-22-50M0-33L20-53M0-33L22-16M0-33L-20-14M-22-50l6-5M-16-44l6-6M20-53l5 6M14-47l6 6M22-16l-5 6"),
        _lines("M16-21l-5 6M-20-14l-6-5M-14-20l-6-5"),
    ]


def _exchange() -> list[Markup]:
    """The Royal Exchange with its arcade and its grasshopper’s tower."""
    arches = "".join([f"M{x} 0v-10a5 5 0 0110 0V0" for x in range(-37, 34, 13)])
    windows = "".join([f"M{x}-20h5v4h-5z" for x in range(-35, 36, 10)])
    return [
        _walls(f"M-40 0V-26H40V0zM-40-26L-34-36H34L40-26M-6-36V-62h12V-36M-6-62L0-74 6-62M0-74v-7{arches}{windows}", 1),
        _shadow("M0-62h6V-36H0zM28-36h6l6 10V0h-6v-26z"),
        _lines("M-3-56h6v6h-6z", 0.8),
    ]


def _inn() -> list[Markup]:
    """Two gables and a sign."""
    return [
        at(-26, 0, house(26, 26, False)),
        at(0, 0, house(24, 34, True)),
        _lines("M-24-8h22M-24-18h22M-20-8l8-10M-8-8l-8-10M26-26h14M38-26v4", 0.9),
        path("M32-22h12v12h-12zM35-18q3-3 6 0", stroke=INK, stroke_width=0.9, fill=PLATE),
    ]


def _gatehouse() -> list[Markup]:
    return [
        _walls(
            "M-24 0V-36h4v4h4v-4h4v4h4V0M8 0V-32h4v-4h4v4h4v-4h4V0M-8-26H8V0M-4 0v-12a4 4 0 018 0V0M-20-24h5v6h-5z"
            "M13-24h5v6h-5z",
        ),
        _shadow("M18-36h6V0h-6z"),
    ]


def _tower() -> list[Markup]:
    """The Tower, with its four turrets."""
    turrets = "".join([f"M{x} 0V-56h10V0M{x - 1}-56h12l-6-12zM{x + 5}-68v-6l5 2-5 2" for x in (-32, 22)])
    return [
        _walls("M-22 0V-46h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4h4v4h4v-4H22V0z"),
        _walls("M-12-46v-14h9v14M-13-60h11l-5.5-10zM3-46v-14h9v14M2-60h11l-5.5-10z"),
        _walls(turrets),
        _shadow("M26-56h6V0h-6zM-26-56h4V0h-4zM12-40H22V0H12z"),
        _lines(
            "M-16-30v-7a2 2 0 014 0v7zM-4-30v-7a2 2 0 014 0v7zM8-30v-7a2 2 0 014 0v7z"
            "M-5 0v-12a5 5 0 0110 0V0M-29-36v6M29-36v6"
        ),
    ]


def _sailing_boat() -> list[Markup]:
    return [
        _walls("M-34-4h64l-10 12h-44zM-4-4v-40l26 30zM-4-40l-18 28h18"),
        _lines("M-4-40v-6h10M-28 1h50"),
        path("M-40 11q8-4 16 0t16 0 16 0 16 0 12-1", stroke=INK, stroke_width=0.8, opacity=0.7),
    ]


def _galleon() -> list[Markup]:
    return [
        _walls("M-48-12h14v8h56v-14h22l-8 24q-36 8-72 0zM-22-6v-62M6-6v-74M30-18v-40"),
        _walls("M-34-60q14-4 26 0l2 24q-16-5-30 0zM-8-72q16-5 30 0l3 30q-18-6-34 0zM22-52q8-3 16 0l2 22q-10-4-19 0z"),
        _lines("M-22-68l8-3-8-3M6-80l10-3-10-4M-44-4h84M-40 2h76M-48-12l-16-10"),
        path("M-60 12q8-4 16 0t16 0 16 0 16 0 16 0 16 0 16-1", stroke=INK, stroke_width=0.8, opacity=0.7),
    ]


def _wherry() -> list[Markup]:
    """A waterman with one fare."""
    return [
        _walls("M-24-3q24 10 48 0l-8 9h-31z", 1.2),
        _lines(
            "M-3-3v-11M-5-15a2.2 2.2 0 114.4 0 2.2 2.2 0 01-4.4 0M-3-10l18 14M10-2v-6M8-9.5a2 2 0 114 0 2 2 0 01-4 0"
        ),
    ]


SCENERY: Final = {
    "church": group(*_church()),
    "cathedral": group(*_cathedral()),
    "theatre": group(*_theatre()),
    "windmill": group(*_windmill()),
    "exchange": group(*_exchange()),
    "inn": group(*_inn()),
    "gatehouse": group(*_gatehouse()),
    "tower": group(*_tower()),
    "sailing boat": group(*_sailing_boat()),
    "galleon": group(*_galleon()),
    "wherry": group(*_wherry()),
}


def compass() -> Markup:
    """North is up."""
    return group(
        circle(0, 0, 20, stroke=INK, stroke_width=0.8),
        circle(0, 0, 17, stroke=INK, stroke_width=0.5),
        path("M0-34L5-5 34 0 5 5 0 34-5 5-34 0-5-5z", stroke=INK, stroke_width=1, fill=PLATE),
        path("M0-34V0L5-5zM34 0H0L5 5zM0 34V0L-5 5zM-34 0H0L-5-5z", fill=INK),
        path("M-4-38v-11l8 11v-11", stroke=INK, stroke_width=1.3),
    )
