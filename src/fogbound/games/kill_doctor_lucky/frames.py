"""How a plan is laid on a sheet: as it is on a wide one; turned by a quarter on a tall one, so that rooms are large."""

from __future__ import annotations

from typing import Final

from fogbound.core.svg import Length, Sheet
from fogbound.games.kill_doctor_lucky.plan import Box, Corner, Plan

FURNITURE_UNIT: Final = 18
"""A cell, as furniture is drawn."""


class Frame:
    """Where on a sheet a point of the plan lies."""

    def __init__(
        self, sheet: Sheet, unit: Length, width: Length, height: Length, aside: Box, lettering: Length
    ) -> None:
        self.turned: Final = sheet == "tall"
        self.unit: Final = unit
        self.width: Final = width
        self.height: Final = height
        self.aside: Final = aside
        """Beside the plan: where the Doctor goes next, and attempts unfold."""
        self.lettering: Final = lettering
        """How large the names of rooms are."""

    def at(self, plan: Plan, corner: Corner) -> Corner:
        x, y = corner
        if self.turned:
            x, y = plan.height - y, x
        return EDGE + x * self.unit, EDGE + y * self.unit

    def box(self, plan: Plan, box: Box) -> Box:
        (ax, ay), (bx, by) = self.at(plan, (box[0], box[1])), self.at(plan, (box[2], box[3]))
        return min(ax, bx), min(ay, by), max(ax, bx), max(ay, by)

    def way(self, plan: Plan, corners: list[Corner]) -> str:
        """Through these points, as a path."""
        return "M" + "L".join([f"{x:.5g} {y:.5g}" for x, y in [self.at(plan, corner) for corner in corners]])

    def laid(self, plan: Plan) -> str:
        """The transform of what is drawn as the plan lies, a cell being so many `FURNITURE_UNIT`s."""
        scale = self.unit / FURNITURE_UNIT
        if self.turned:
            return f"translate({EDGE + plan.height * self.unit:.5g} {EDGE}) rotate(90) scale({scale:.4g})"
        return f"translate({EDGE} {EDGE}) scale({scale:.4g})"


EDGE: Final = 15
"""From the edge of the sheet to the walls."""

FRAMES: Final[dict[Sheet, Frame]] = {
    "wide": Frame("wide", 18, 1226, 768, (1040, 0, 1226, 768), 18.2),
    "tall": Frame("tall", 15.36, 660, 1010, (0, 890, 660, 1010), 17),
}
