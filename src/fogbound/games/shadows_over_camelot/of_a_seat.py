"""Effects that belong to one seat."""

from __future__ import annotations

from typing import Any

from fogbound.core.agenda import Effect
from fogbound.core.compiling import mypyc_attr
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.state import Camelot


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatEffect(Effect[Camelot]):
    """A step that the rules carry out for one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)
