"""What stands in each room. A room is so wide and so high; names, numbers and people find their place among it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fogbound.core.ink import INK
from fogbound.core.svg import Length, Markup, circle, path
from fogbound.games.kill_doctor_lucky.colours import GREEN
from fogbound.games.kill_doctor_lucky.furniture import (
    armchair,
    barrel,
    bed,
    books,
    box,
    chair,
    cot,
    fountain,
    lines,
    paving,
    plant,
    ring,
    rug,
    solid,
)

Furnishing: TypeAlias = Callable[[Length, Length], list[Markup]]


def _master_suite(w: Length, h: Length) -> list[Markup]:
    return [bed(w / 2 - 30, 7, 60, 30), books(8, h - 20, 34, 12), armchair(22, 24, 90), plant(w - 18, h - 18)]


def _lancaster_room(w: Length, h: Length) -> list[Markup]:
    return [bed(w - 60, h - 44, 50, 36), books(w - 36, 8, 28, 10), plant(18, 18)]


def _nursery(w: Length, h: Length) -> list[Markup]:
    horse = "M118 22c-8-8-14 0-10 6l-2 8M118 22l5 3-4 3-3 8M100 40q12 6 24 0"
    cots = [box(10, 10 + 20 * n, 24, 14) for n in range(2)]
    toys = [box(w - 24, h - 34, 12, 12), box(w - 20, h - 22, 12, 12)]
    return [*cots, lines("M17 10v14M17 30v14"), lines(horse), *toys]


def _armory(w: Length, h: Length) -> list[Markup]:
    """Crossed swords, and a rack of pikes."""
    crossed = "".join(
        [f"M{62 + n * 20} 8l14 14M{76 + n * 20} 8l-14 14M{60 + n * 20} 18l6 6M{78 + n * 20} 18l-6 6" for n in range(5)]
    )
    return [lines(crossed, 0.9, 0.5), lines("M12 46h38M12 52h38M16 42v14M46 42v14", 0.9, 0.6)]


def _gallery(w: Length, h: Length) -> list[Markup]:
    frames = [box(x, 5, 22, 7) for x in (24, 56, w - 78, w - 46)] + [
        box(x + 4, 6.5, 14, 4) for x in (24, 56, w - 78, w - 46)
    ]
    return [*frames, ring(20, h - 18, 7), ring(w - 20, h - 18, 7)]


def _library(w: Length, h: Length) -> list[Markup]:
    return [
        books(8, 6, w - 16, 12),
        books(w / 2 + 10, h - 17, w / 2 - 18, 11),
        armchair(24, h - 26, 180),
        armchair(w - 24, 42, -90),
    ]


def _tennessee_room(w: Length, h: Length) -> list[Markup]:
    return [bed(w - 66, 8, 56, 32), books(12, 6, 50, 11), armchair(22, h - 26, 120)]


def _lilac_room(w: Length, h: Length) -> list[Markup]:
    return [bed(10, h - 46, 50, 38), plant(w - 20, h - 20, 11), books(10, 8, 28, 10)]


def _sitting_room(w: Length, h: Length) -> list[Markup]:
    piano = "M76 8v9M108 8v9M82 12h20"
    wide = min(112, w - 60)
    return [
        rug(w / 2 - wide / 2, h / 2 - 20, wide, 50),
        armchair(28, 34, 90),
        armchair(28, h - 30, 90),
        armchair(w - 28, h / 2 + 8, -90),
        box(70, 8, 44, 9),
        lines(piano),
        plant(18, 16),
    ]


def _billiard_room(w: Length, h: Length) -> list[Markup]:
    """The table with its six pockets, and a rack of cues."""
    x, y = w / 2 - 50, h / 2
    pockets = [(x + a, y + b) for b in (2, 46) for a in (2, 50, 98)]
    return [
        box(x, y, 100, 48),
        box(x + 6, y + 6, 88, 36, GREEN),
        *[circle(a, b, 2.6, fill=INK) for a, b in pockets],
        lines(f"M{x + 26} {y + 30}L{x + 72} {y + 14}M10 18v54M15 18v54M20 18v54M8 46h14", 1),
        armchair(w - 22, 24, -90),
    ]


def _dining_hall(w: Length, h: Length) -> list[Markup]:
    """A long table in the lower part, laid for fourteen."""
    x, y, wide, high = w / 2 - 60, h - 90, 120, 50
    seats = [chair(x + 11 + n * 19, y - 7) for n in range(6)] + [
        chair(x + 11 + n * 19, y + high + 7, 180) for n in range(6)
    ]
    ends = [chair(x - 8, y + high / 2, -90), chair(x + wide + 8, y + high / 2, 90)]
    return [box(x, y, wide, high), box(x + 4, y + 4, wide - 8, high - 8, None), *seats, *ends]


def _kitchen(w: Length, h: Length) -> list[Markup]:
    """A stove, a dresser and a table."""
    plates = [ring(18 + n * 16, h - 17, 5) for n in range(4)]
    table = f"M{w - 48} {h - 56}l30 16M{w - 44} {h - 42}h8"
    return [
        box(8, h - 25, 70, 16),
        *plates,
        box(62, 7, 48, 14),
        lines("M68 7v14M104 7v14M74 14h24"),
        box(w - 52, h - 60, 40, 26),
        lines(table),
        barrel(20, 24, 8),
    ]


def _wine_cellar(w: Length, h: Length) -> list[Markup]:
    return [*[barrel(18 + n * 22, 14, 9) for n in range(4)], books(10, h - 18, 84, 11)]


def _winter_garden(w: Length, h: Length) -> list[Markup]:
    spots = [(18, 18), (46, 16), (w - 46, 18), (w - 20, 20), (18, h - 18), (48, h - 14), (18, 62), (w - 18, h - 60)]
    plants = [plant(x, y, 12 if n % 2 else 15) for n, (x, y) in enumerate(spots)]
    return [*plants, fountain(w - 52, h - 40, 20)]


def _green_house(w: Length, h: Length) -> list[Markup]:
    spots = [
        (20, 22),
        (w - 22, 26),
        (20, h - 100),
        (20, h - 60),
        (24, h - 24),
        (w - 20, h - 108),
        (w - 22, h - 62),
        (w - 24, h - 22),
    ]
    panes = "".join([f"M{x} 0v{h}" for x in range(18, int(w), 18)] + [f"M0 {y}h{w}" for y in range(24, int(h), 24)])
    return [lines(panes, 0.5, 0.28), *[plant(x, y, 12 if n % 2 else 15) for n, (x, y) in enumerate(spots)]]


def _trophy_room(w: Length, h: Length) -> list[Markup]:
    """Antlers on the wall, a bear on the floor."""
    antlers = "".join([
        f"M{16 + n * 22} 16c-6-4-8-8-7-12M{16 + n * 22} 16c6-4 8-8 7-12M{12 + n * 22} 16q4 9 8 0z" for n in range(3)
    ])  # fmt: skip
    bear = "M20 96q-6-10 4-12l12-4q8-8 16 0l10 6q8 4 2 12l-8 4-14-2-12 4z"
    case = f"M{w - 34} {h - 20}h18M{w - 25} {h - 28}v16"
    return [lines(antlers), lines(bear, 0.9, 0.5), armchair(w - 26, 24, -60), box(w - 38, h - 30, 26, 20), lines(case)]


def _drawing_room(w: Length, h: Length) -> list[Markup]:
    """A grand piano in its corner."""
    piano = f"M{w - 40} 6c18 0 32 8 32 18s-8 8-14 8-6 6-18 6z"
    return [rug(48, 12, 104, 46), armchair(22, 22, 90), solid(piano)]


def _foyer(w: Length, h: Length) -> list[Markup]:
    star = circle(w / 2, h / 2, 22, stroke=INK, stroke_width=0.6, opacity=0.35)
    inner = circle(w / 2, h / 2, 18, stroke=INK, stroke_width=0.4, opacity=0.35)
    return [star, inner, lines(f"M{w / 2} {h / 2 - 22}v44M{w / 2 - 22} {h / 2}h44", 0.5, 0.3)]


def _piazza(w: Length, h: Length) -> list[Markup]:
    return [paving(w, h, 16), fountain(36, h / 2 + 6, 18), plant(w - 22, h - 22, 14), plant(w - 20, 24, 11)]


def _parlor(w: Length, h: Length) -> list[Markup]:
    fire = "M30 18v5M72 18v5M26 14h50"
    return [armchair(w - 24, 50, -90), armchair(24, h - 30, 60), box(26, 8, 50, 10), lines(fire), plant(w - 18, h - 18)]


def _carriage_house(w: Length, h: Length) -> list[Markup]:
    """A carriage with its shafts, and hay."""
    x, y = w / 2 - 15, h - 74
    carriage = (
        f"M{x} {y}h30v44h-30zM{x - 4} {y + 6}h-6v12h6M{x + 34} {y + 6}h6v12h-6M{x - 4} {y + 28}h-6v14h6"
        f"M{x + 34} {y + 28}h6v14h-6M{x + 10} {y}v-16M{x + 20} {y}v-16"
        f"M{x + 6} {y + 8}h18v10h-18zM{x + 6} {y + 24}h18v12h-18z"
    )
    return [solid(carriage), lines("M10 12h24v24h-24zM10 24h24M22 12v24", 0.9, 0.6)]


def _servants_quarters(w: Length, h: Length) -> list[Markup]:
    return [cot(10, 10, 34, 20), cot(w - 44, 10, 34, 20), cot(10, h - 30, 34, 20), cot(w - 44, h - 30, 34, 20)]


def _white_room(w: Length, h: Length) -> list[Markup]:
    return [armchair(18, 22, 90), box(w - 60, 6, 44, 10), lines(f"M{w - 54} 6v10M{w - 22} 6v10", 0.9, 0.6)]


def _hedge_maze(w: Length, h: Length) -> list[Markup]:
    """Three hedges, one within the other, each with its way through."""
    found = []
    for n, gap in enumerate((26, 60, 96)):
        near, right, low = 10 + 17 * n, w - 10 - 17 * n, h - 10 - 17 * n
        if n % 2:
            hedge = f"M{near + gap} {near}H{right}V{low}H{near}V{near}h{gap - 18}"
        else:
            hedge = f"M{near + gap + 60} {low}H{near}V{near}H{right}V{low}H{near + gap + 84}"
        found += [
            path(hedge, stroke=INK, stroke_width=8, opacity=0.55, stroke_linecap="butt"),
            path(hedge, stroke=GREEN, stroke_width=6.4, stroke_linecap="butt"),
            path(hedge, stroke=INK, stroke_width=6.4, opacity=0.28, stroke_linecap="butt", stroke_dasharray="1.5 3"),
        ]
    return found


FURNISHED: Final[dict[str, Furnishing]] = {
    "master_suite": _master_suite,
    "lancaster_room": _lancaster_room,
    "nursery": _nursery,
    "armory": _armory,
    "gallery": _gallery,
    "library": _library,
    "tennessee_room": _tennessee_room,
    "lilac_room": _lilac_room,
    "sitting_room": _sitting_room,
    "billiard_room": _billiard_room,
    "dining_hall": _dining_hall,
    "kitchen": _kitchen,
    "wine_cellar": _wine_cellar,
    "winter_garden": _winter_garden,
    "green_house": _green_house,
    "trophy_room": _trophy_room,
    "drawing_room": _drawing_room,
    "foyer": _foyer,
    "piazza": _piazza,
    "parlor": _parlor,
    "carriage_house": _carriage_house,
    "servants_quarters": _servants_quarters,
    "white_room": _white_room,
    "hedge_maze": _hedge_maze,
}
