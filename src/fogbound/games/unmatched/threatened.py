"""Laid over the map when it is asked for: the spaces that enemies could attack after a Maneuver without a boost."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import PAPER, text
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, Picture, Sheet, at, group, path
from fogbound.games.unmatched.colours import SECOND
from fogbound.games.unmatched.insight import endangered
from fogbound.games.unmatched.sheets import FRAMES, places

_MARK: Final = "M-13-13L13 13M13-13L-13 13"


def threatened(view: Sight, sheet: Sheet) -> Picture:
    """A cross on each such space, with the number of enemies where there are more than one."""
    frame, where = FRAMES[sheet], places(view.settings["map"], sheet)
    marks = [at(*where[space], _mark(count)) for space, count in endangered(view).items()]
    said = f"{len(marks)} spaces where an enemy could attack after a Maneuver without a boost."
    return Picture("threatened", frame.width, frame.height, "Who could attack where", said, marks)


def _mark(count: int) -> Markup:
    drawn = [
        path(_MARK, stroke=PAPER, stroke_width=8, opacity=0.8, transform="translate(24 24) scale(.62)"),
        path(_MARK, stroke=SECOND, stroke_width=5, transform="translate(24 24) scale(.62)"),
    ]
    if count > 1:
        drawn.append(text(40, 44, str(count), 18, 4, fill=SECOND, font_weight=600, font_variant="lining-nums"))
    return group(*drawn)
