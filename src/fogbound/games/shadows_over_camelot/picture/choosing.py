"""What can be chosen on the plate: Quests, Camelot, the meadow, each for the first thing that can be done there."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, at, group, path, rect
from fogbound.games.shadows_over_camelot.picture.colours import ACCENT
from fogbound.games.shadows_over_camelot.picture.frames import (
    LEAF_HIGH,
    LEAF_WIDE,
    TABLE_HIGH,
    WALLS_WIDE,
    Frame,
    leaf_of,
)
from fogbound.games.shadows_over_camelot.picture.offering import offering

TO_A_PLACE: Final = ("move", "ride", "sail", "merlin", "heroism", "war")
TO_THE_SIEGE: Final = ("fight_engine", "merlin siege_engine", "add_engine", "strike")


def on_the_plate(view: Sight, frame: Frame, offered: list[str]) -> list[Markup]:
    """Whole outlines while few places can be chosen, corners only where most of them can."""
    places: dict[str, str] = {}
    for option in offered:
        verb, _, noun = option.partition(" ")
        if verb in TO_A_PLACE and noun != "siege_engine":
            places.setdefault(noun, option)
    siege = next((option for option in TO_THE_SIEGE if option in offered), None)
    whole = len(places) <= 3
    drawn = [_place(view, frame, place, option, whole) for place, option in places.items()]
    if siege is not None:
        drawn.append(at(*frame.siege, offering(view, siege, _mark(frame.meadow.wide, frame.meadow.high, True))))
    return drawn


def _place(view: Sight, frame: Frame, place: str, option: str, whole: bool) -> Markup:
    if place == "camelot":
        x, y = frame.table
        return at(x + 40, y + 32, offering(view, option, _mark(WALLS_WIDE - 80, TABLE_HIGH - 34, whole)))
    return at(*frame.leaves[leaf_of(place)], offering(view, option, _mark(LEAF_WIDE, LEAF_HIGH, whole)))


@cache
def _mark(wide: Length, high: Length, whole: bool) -> Markup:
    """Round what can be chosen: a dashed outline, or its corners."""
    corners = "".join([
        f"M{x:g} {y + b * 17:g}v{-b * 17}h{a * 17}"
        for x, y, a, b in ((-3, -3, 1, 1), (wide + 3, -3, -1, 1), (-3, high + 3, 1, -1), (wide + 3, high + 3, -1, -1))
    ])  # fmt: skip
    ground = rect(0, 0, wide, high, fill="none", pointer_events="all")
    angles = path(corners, stroke=ACCENT, stroke_width=4.6, stroke_linecap="square")
    if not whole:
        return group(ground, angles)
    outline = rect(-3, -3, wide + 6, high + 6, stroke=ACCENT, stroke_width=2.8, stroke_dasharray="11 6")
    return group(ground, outline, angles)
