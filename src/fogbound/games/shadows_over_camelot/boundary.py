"""Where a turn that is cut short goes on: at its end, or at the end of a penalty."""

from __future__ import annotations

from fogbound.core.agenda import Effect, Step
from fogbound.core.compiling import mypyc_attr
from fogbound.games.shadows_over_camelot.state import Camelot


@mypyc_attr(allow_interpreted_subclasses=True)
class Boundary(Effect[Camelot]):
    """What is still carried out when all before it is cut."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Lasting(Effect[Camelot]):
    """A step that is kept when what lies between it and the boundary is cut."""


def cut_short(state: Camelot) -> None:
    """Take everything off the agenda up to the next boundary, but for what lasts."""
    kept: list[Step[Camelot]] = []
    agenda = state.agenda
    while agenda and not isinstance(agenda[-1], Boundary):
        step = agenda.pop()
        if isinstance(step, Lasting):
            kept.append(step)
    state.then(*kept)
