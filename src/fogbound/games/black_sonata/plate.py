"""The map that never changes: London about 1600, with its wall, its river and its streets."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core.ink import INK, LEAF, PLATE, RULE, filled, hatching, text
from fogbound.core.settings import Settings
from fogbound.core.svg import Attribute, Markup, Picture, Sheet, at, element, group, path, rect
from fogbound.games.black_sonata.colours import LAND, SECOND, WATER
from fogbound.games.black_sonata.river import bridge, ferry, river
from fogbound.games.black_sonata.scenery import SHADOW, compass
from fogbound.games.black_sonata.sheets import SHEETS, Layout, Point
from fogbound.games.black_sonata.town import scattered, streets


def board(settings: Settings, sheet: Sheet = "wide") -> Picture:
    """London with nobody in it."""
    layout = SHEETS[sheet]
    return Picture("london-map", layout.width, layout.height, "London", _DESCRIBED, _map(sheet), _grounds())


_DESCRIBED: Final = "A map of London about 1600: eleven places, and fifteen streets between them."


def _grounds() -> list[Markup]:
    furrows = path("M0 8h9M13 3h6M12 13h7", stroke=INK, stroke_width=0.6, opacity=0.35)
    fields = element(
        "pattern", furrows, id="london-fields", width=22, height=16, patternUnits="userSpaceOnUse",
        patternTransform="rotate(-8)",
    )  # fmt: skip
    return [hatching("london-shadow", gap=3.2, opacity=0.75), fields]


@cache
def _map(sheet: Sheet) -> tuple[Markup, ...]:
    layout = SHEETS[sheet]
    return (
        rect(0, 0, layout.width, layout.height, fill=LAND),
        rect(0, 0, layout.width, layout.height, fill=filled("london-fields")),
        *_city(layout),
        *river(layout),
        *_names(layout),
        *scattered(layout),
        *_streets(layout),
        *bridge(layout),
        *ferry(layout),
        at(*layout.title, *_title()),
        at(*layout.compass, compass()),
        rect(1, 1, layout.width - 2, layout.height - 2, stroke=INK, stroke_width=1.6),
        rect(7, 7, layout.width - 14, layout.height - 14, stroke=RULE, stroke_width=0.8),
    )


def straight(points: tuple[Point, ...]) -> str:
    return "M" + "L".join([f"{x} {y}" for x, y in points])


def _city(layout: Layout) -> list[Markup]:
    wall = straight(layout.wall)
    flat: dict[str, Attribute] = {"stroke_linecap": "butt"}
    towers = [at(x, y, *_tower()) for x, y in layout.wall[1:-1]]
    return [
        path(f"{wall}v50H{layout.wall[0][0]}z", fill=PLATE),
        path(wall, stroke=INK, stroke_width=8, **flat),
        path(wall, stroke=PLATE, stroke_width=5.4, **flat),
        path(wall, stroke=INK, stroke_width=8, stroke_dasharray="2 8", **flat),
        *towers,
    ]


def _tower() -> list[Markup]:
    return [
        path("M-8 9V-11h4v4h2.5v-4h4v4h2.500v-4h3V9z", stroke=INK, fill=PLATE),
        path("M3-7h5V9H3z", fill=SHADOW),
    ]


_WAVING: Final = (2, 0, -1, -1, 0, 1, 2, 3, 3, 2)


def _names(layout: Layout) -> list[Markup]:
    """The river's name, letter by letter along the stream, and the sights’ names."""
    x, y, step = layout.river_name
    look: dict[str, Attribute] = {"font_style": "italic", "fill": SECOND, "stroke": WATER}
    river = [
        text(x + (n - len(_WAVING) / 2) * step, y + rise, letter, 26, 7, **look)
        for n, (letter, rise) in enumerate(zip("The Thames", _WAVING, strict=True))
    ]
    sights = [text(site.x, site.y + 17, site.name, 16.5, 4, font_style="italic") for site in layout.sites if site.name]
    return [group(*river), *sights]


def _streets(layout: Layout) -> list[Markup]:
    found = []
    ways = [straight(street) for street in streets(layout)]
    flat: dict[str, Attribute] = {"stroke_linecap": "butt"}
    found = [path("".join(ways), stroke=INK, stroke_width=12.5, **flat)]
    found.append(path("".join(ways), stroke=LEAF, stroke_width=9.6, **flat))
    found.append(path("".join(ways), stroke=INK, stroke_width=1, stroke_dasharray="2 5", opacity=0.8, **flat))
    return found


def _title() -> list[Markup]:
    """A ribbon with the town’s name."""
    return [
        path("M-76-16h-18l8 14-8 14h26v-28zM76-16h18l-8 14 8 14H68v-28z", stroke=INK, fill=LAND),
        path("M-72-22H72V14H-72z", stroke=INK, fill=LEAF),
        path("M-68-18H68V10H-68z", stroke=RULE, stroke_width=0.8),
        text(0, 4, "LONDON", 22, letter_spacing="0.22em"),
    ]
