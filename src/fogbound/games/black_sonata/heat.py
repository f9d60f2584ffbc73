"""What can be worked out of where she is, to be laid over the map: for each place a gauge and a number."""

from __future__ import annotations

from math import cos, hypot, pi, sin
from typing import Final

from fogbound.core.ink import INK, LEAF, PAPER, text
from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, Picture, Sheet, at, circle, group, path, rect
from fogbound.games.black_sonata.colours import SECOND
from fogbound.games.black_sonata.hinting import percent
from fogbound.games.black_sonata.insight import insight
from fogbound.games.black_sonata.london import PLACE_NAMES, PLACES
from fogbound.games.black_sonata.sheets import SHEETS, Spot

RADIUS: Final = 41


def heat(view: Sight, sheet: Sheet = "wide") -> Picture:
    """BS-16.3: at the level *map*. On the view box of the board; a layer that a reader may ask for."""
    layout = SHEETS[sheet]
    chances: dict[str, float] = insight(view)["places"]["map"]
    gauges = [_gauge(layout.spots[place], place, chances[place]) for place in PLACES if chances.get(place)]
    told = "; ".join([f"{name} {percent(chances[place])}" for place, name in _named() if chances.get(place)])
    return Picture("london-heat", layout.width, layout.height, "Where she may be", told, gauges)


def _named() -> list[tuple[str, str]]:
    return list(zip(PLACES, PLACE_NAMES, strict=True))


def _gauge(spot: Spot, place: str, chance: float) -> Markup:
    """A ring that is as full as she is likely to be there, and a tag on the side where no placard is."""
    across, down = spot.x - spot.placard[0], spot.y - spot.placard[1]
    far = hypot(across, down)
    tag = at(RADIUS * across / far * 1.25, RADIUS * down / far * 1.1, *_tag(percent(chance)))
    return at(spot.x, spot.y, *_ring(chance), tag, id=f"heat-{place}")


def _ring(chance: float) -> list[Markup]:
    track = circle(0, 0, RADIUS, stroke=INK, stroke_width=9)
    inner = circle(0, 0, RADIUS, stroke=PAPER, stroke_width=7)
    if chance == 1:
        return [track, circle(0, 0, RADIUS, stroke=SECOND, stroke_width=7)]
    turn = 2 * pi * chance - pi / 2
    x, y = RADIUS * cos(turn), RADIUS * sin(turn)
    arc: list[str | Length] = ["M", 0, -RADIUS, "A", RADIUS, RADIUS, 0, 1 if chance > 0.5 else 0, 1, x, y]
    return [track, inner, path(*arc, stroke=SECOND, stroke_width=7, stroke_linecap="butt")]


def _tag(said: str) -> list[Markup]:
    wide = 12 * len(said) + 14
    return [
        group(
            rect(-wide / 2, -14, wide, 28, rx=14, fill=LEAF, stroke=SECOND, stroke_width=2),
            text(0, 7, said, 21, font_variant="lining-nums"),
        )
    ]
