"""The map that never changes: grounds with their patterns, ways, spaces with their codes, and a key to it all."""

from __future__ import annotations

from functools import cache
from math import cos, dist, pi, sin
from typing import Any, Final

from fogbound.core.ink import INK, LEAF, PAPER, PLATE, RULE, SOFT, filled, text
from fogbound.core.settings import Settings
from fogbound.core.svg import Markup, Picture, Sheet, at, circle, element, group, path, rect
from fogbound.games.unmatched.colours import BLACK, PALE
from fogbound.games.unmatched.ground import Slice, grounds, slices
from fogbound.games.unmatched.printed import MAPS
from fogbound.games.unmatched.scenery import SCENERY, scene_grounds
from fogbound.games.unmatched.sheets import EDGE, FRAMES, LETTERS, RADIUS, Frame, Point, code, places

TINT: Final = 0.36
"""How strong the colour of a zone's ground is."""
RING: Final = 11
KEYHOLE: Final = "M0-7a4 4 0 012.2 7.3L4 7h-8l1.8-6.7A4 4 0 010-7"

PATTERNS: Final = {
    "cracked ice": (34, 30, "M0 8L12 0M12 0L22 12L34 4M22 12L18 30M0 20L18 30M18 30L34 24M22 12L34 16"),
    "wood planks": (40, 16, "M0 0H40M0 8H40M14 0V8M32 8V16M4 4h5M22 12h6"),
    "book spines": (26, 26, "M0 0H26M4 0V22M10 0V22M15 0V22M21 0V22M0 22H26M4 5h6M15 8h6M4 17h6"),
    "damask": (26, 30, "M13 2C7 8 7 12 13 16C19 12 19 8 13 2M13 16V28M13 22q-6 0-8 6M13 22q6 0 8 6"),
    "rosettes": (24, 24, "M12 7q5 0 5 5q0 5-5 5q-5 0-5-5q0-5 5-5M12 7V3M12 17v4M7 12H3M17 12h4"),
    "gravel dots": (18, 18, "M3 4h.1M12 2h.1M8 10h.1M15 12h.1M3 15h.1M11 17h.1"),
    "grass strokes": (26, 20, "M4 9L2 3M5 9V2M6 9L9 4M17 18L15 12M18 18V11M19 18L22 13"),
    "tile lines": (20, 14, "M0 0q5 7 10 0q5 7 10 0M-10 7q5 7 10 0q5 7 10 0q5 7 10 0"),
    "raindrops": (20, 22, "M5 2L2 10M15 13L12 21M17 1l-2 5M7 14l-2 5"),
    "small pebbles": (24, 16, "M0 0H24M0 8H24M6 0V8M18 0V8M0 8V16M12 8V16"),
    "cobblestones": (26, 18, "M1 4q0-4 6-4t6 4-6 4-6-4M14 4q0-4 6-4t5 4-5 4-6-4M8 13q0-4 6-4t6 4-6 4-6-4"),
    "square tiles": (20, 20, "M0 0H20M0 0V20M5 5h10v10H5z"),
    "wood grain": (44, 20, "M0 3q12 5 22 0t22 0M0 11q12-5 22 0t22 0M8 16q8 3 16 0M0 19.5H44"),
    "diagonal bricks": (22, 22, "M0 0L22 22M22 0L0 22M-5 5L5-5M11 0l11 11M0 11l11 11"),
}
"""Small engraved repeats, so that zones are told apart without colour."""

NAMES: Final[dict[str, dict[str, Point]]] = {
    "baskerville_manor": {
        "garden": (0.172, 0.2208),
        "workroom": (0.404, 0.2964),
        "library": (0.716, 0.0741),
        "drawing": (0.572, 0.6824),
        "dining": (0.858, 0.7133),
        "drive": (0.7, 0.9202),
        "moor": (0.212, 0.667),
    },
    "soho": {
        "slate": (0.306, 0.2285),
        "night": (0.748, 0.1791),
        "brick": (0.853, 0.2563),
        "cobbles": (0.512, 0.2995),
        "mill": (0.27, 0.6546),
        "wharf": (0.376, 0.7472),
        "lamps": (0.6, 0.6145),
    },
}
"""Where a zone's name stands on a wide sheet; on a tall one the key says it."""


def board(settings: Settings, sheet: Sheet = "wide") -> Picture:
    """The map with nobody on it."""
    name, frame = settings.word("map"), FRAMES[sheet]
    title = MAPS[name]["name"]
    return Picture(
        "duel-map", frame.width, frame.height, title, f"The map of {title}.", _map(name, sheet), _patterns(name)
    )


def _patterns(name: str) -> list[Markup]:
    return [*[_pattern(zone) for zone in MAPS[name]["zones"]], *scene_grounds()]


def _pattern(zone: dict[str, Any]) -> Markup:
    width, height, way = PATTERNS[zone["pattern"]]
    dots = zone["pattern"] == "gravel dots"
    drawn = path(way, stroke=INK, stroke_width=1.5 if dots else 0.75, opacity=0.6 if dots else 0.42)
    return element("pattern", drawn, id=f"zone-{zone['id']}", width=width, height=height, patternUnits="userSpaceOnUse")


@cache
def _map(name: str, sheet: Sheet) -> tuple[Markup, ...]:
    frame = FRAMES[sheet]
    return (
        rect(EDGE, EDGE, frame.wide, frame.high, fill=PLATE),
        *_zones(name, sheet),
        group(*SCENERY[name](frame)),
        *([] if frame.turned else _names(name, frame)),
        *_ways(name, sheet),
        *[_space(space, name, sheet) for space in MAPS[name]["spaces"]],
        rect(EDGE, EDGE, frame.wide, frame.high, stroke=INK, stroke_width=2.2),
        rect(EDGE - 6, EDGE - 6, frame.wide + 12, frame.high + 12, stroke=RULE, stroke_width=0.9),
        *_key(name, frame),
    )


def _zones(name: str, sheet: Sheet) -> list[Markup]:
    """An ink border between zones: it is drawn first, and the opaque ground covers its inner half."""
    found = []
    for zone in MAPS[name]["zones"]:
        way = grounds(name, sheet)[zone["id"]]
        found += [
            path(way, stroke=INK, stroke_width=3.6),
            path(way, fill=PLATE, stroke=PLATE),
            path(way, fill=zone["color"], opacity=TINT),
            path(way, fill=filled(f"zone-{zone['id']}")),
        ]
    return found


def _names(name: str, frame: Frame) -> list[Markup]:
    found = []
    for zone in MAPS[name]["zones"]:
        x, y = frame.at(*NAMES[name][zone["id"]])
        found.append(text(x, y, zone["label"], 20, 5, font_variant="small-caps", letter_spacing="0.05em"))
    return found


# Ways.


def _ways(name: str, sheet: Sheet) -> list[Markup]:
    """A double line with dashes; where roofs cross a street they are drawn last and pass over it."""
    bends = {tuple(bend["edge"]): bend["bend"] for bend in MAPS[name]["edge_bends"]}
    over = [tuple(pair[0]) for pair in MAPS[name]["line_crossings"]]
    edges = [tuple(edge) for edge in MAPS[name]["edges"]]
    ways = {edge: _way(edge, bends.get(edge, 0), places(name, sheet)) for edge in edges}
    plain = "".join([way for edge, way in ways.items() if edge not in over])
    drawn = [
        path(plain, stroke=INK, stroke_width=11.5, stroke_linecap="butt"),
        path(plain, stroke=PLATE, stroke_width=8.5, stroke_linecap="butt"),
        path(plain, stroke=INK, stroke_width=1.1, stroke_dasharray="3 4", stroke_linecap="butt", opacity=0.8),
    ]
    for edge in over:
        for stroke, width, dashes in _ROOF:
            drawn.append(
                path(ways[edge], stroke=stroke, stroke_width=width, stroke_dasharray=dashes, stroke_linecap="butt")
            )
    return drawn


_ROOF: Final = (
    (PLATE, 19, None),
    (INK, 14, None),
    (PLATE, 11, None),
    (INK, 11, "1.2 5"),
    (PLATE, 6, None),
    (INK, 1.1, "9 4"),
)
"""A wide casing of paper, then the way with its parapet."""


def _way(edge: tuple[str, ...], bend: float, where: dict[str, Point]) -> str:
    (x, y), (tx, ty) = where[edge[0]], where[edge[1]]
    far = dist((x, y), (tx, ty))
    cx = (x + tx) / 2 - (ty - y) / far * 2 * bend * far
    cy = (y + ty) / 2 + (tx - x) / far * 2 * bend * far
    return f"M{x:.1f} {y:.1f}Q{cx:.1f} {cy:.1f} {tx:.1f} {ty:.1f}"


# Spaces.


def _space(space: dict[str, Any], name: str, sheet: Sheet) -> Markup:
    frame = FRAMES[sheet]
    parts = slices(name, sheet)[space["id"]]
    colours = {zone["id"]: zone["color"] for zone in MAPS[name]["zones"]}
    rest = "·".join([LETTERS[zone] for zone in space["zones"][1:]])
    drawn = [
        circle(0, 0, RADIUS + 2.5, fill=PLATE, stroke=INK, stroke_width=1.6),
        *[_ring(part, len(parts), colours[part[0]]) for part in parts],
        circle(0, 0, RADIUS - 10, fill=LEAF, stroke=INK, stroke_width=1),
        *([_cut(start) for _, start, _ in parts] if len(parts) > 1 else []),
        text(
            0,
            frame.code * (0.1 if rest else 0.34),
            code(space),
            frame.code,
            font_weight=600,
            font_variant="lining-nums",
        ),
    ]
    if rest:
        drawn.append(text(0, frame.code * 0.82, f"+{rest}", frame.code * 0.69, fill=SOFT))
    if space["secret_passage"]:
        drawn.append(at(-0.9 * RADIUS, -0.9 * RADIUS, *_passage()))
    if space["start"]:
        drawn.append(at(0, RADIUS + 3, *_start(space["start"], frame)))
    x, y = places(name, sheet)[space["id"]]
    return at(x, y, *drawn)


def _ring(part: Slice, parts: int, colour: str) -> Markup:
    """The part of a space's ring that belongs to a zone."""
    zone, start, end = part
    ground = filled(f"zone-{zone}")
    if parts == 1:
        middle = RADIUS - RING / 2 + 1
        return group(
            circle(0, 0, middle, stroke=colour, stroke_width=RING),
            circle(0, 0, middle, stroke=ground, stroke_width=RING),
        )
    way = sector(RADIUS + 1, start, end, RADIUS - 10)
    return group(path(way, fill=colour), path(way, fill=ground))


def sector(outer: float, start: float, end: float, inner: float) -> str:
    """A part of a ring, from angle to angle."""
    large = 1 if end - start > pi else 0
    return (
        f"M{outer * cos(start):.2f} {outer * sin(start):.2f}A{outer} {outer} 0 {large} 1 {outer * cos(end):.2f}"
        f" {outer * sin(end):.2f}L{inner * cos(end):.2f} {inner * sin(end):.2f}A{inner} {inner} 0 {large} 0"
        f" {inner * cos(start):.2f} {inner * sin(start):.2f}z"
    )


def _cut(angle: float) -> Markup:
    inner, outer = RADIUS - 10, RADIUS + 2.5
    way = f"M{inner * cos(angle):.2f} {inner * sin(angle):.2f}L{outer * cos(angle):.2f} {outer * sin(angle):.2f}"
    return path(way, stroke=INK, stroke_width=3.2)


def _passage() -> list[Markup]:
    """A keyhole."""
    return [circle(0, 0, 12.5, fill=BLACK, stroke=PALE), path(KEYHOLE, fill=PALE)]


def _start(number: int, frame: Frame) -> list[Markup]:
    """A small shield with the number of the seat that begins here."""
    size = 17 if frame.turned else 15.5
    return [
        path("M-10-9h20v10q0 7-10 10q-10-3-10-10z", fill=LEAF, stroke=INK, stroke_width=1.3),
        text(0, 5.5, str(number), size, font_variant="lining-nums"),
    ]


# The key.


def _key(name: str, frame: Frame) -> list[Markup]:
    """Each zone's pattern, letter and name."""
    left, top, right, _ = frame.key
    zones = MAPS[name]["zones"]
    columns = 3 if frame.turned else 7
    if frame.turned:
        wide = (right - left) / columns
        return [
            at(left + 4 + wide * (n % columns), top + 22 * (n // columns), *_entry(zone, 17.2))
            for n, zone in enumerate(zones)
        ]
    long = [len(zone["label"]) * 7.4 + 54 for zone in zones]
    gap = (right - left - sum(long)) / (len(zones) - 1)
    starts = [left + sum(long[:n]) + gap * n for n in range(len(zones))]
    return [at(start, top + 12, *_entry(zone, 16.6)) for start, zone in zip(starts, zones, strict=True)]


def _entry(zone: dict[str, Any], size: float) -> list[Markup]:
    box = (0, 0, 28, 20)
    return [
        rect(*box, fill=PAPER),
        rect(*box, fill=zone["color"], opacity=0.6),
        rect(*box, fill=filled(f"zone-{zone['id']}"), stroke=INK),
        text(49, 16, LETTERS[zone["id"]], size, text_anchor="end", font_weight=600),
        text(54, 16, zone["label"], size, text_anchor="start"),
    ]
