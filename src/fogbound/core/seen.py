"""What one seat may know: a window on a state, and the same put down as data, which is what leaves the table."""

from __future__ import annotations

import json
from typing import Any, Final, Generic, TypeVar

from fogbound.core import agenda
from fogbound.core.agenda import State
from fogbound.core.compiling import mypyc_attr
from fogbound.core.seats import Seat

S = TypeVar("S", bound=State)


class View:
    """A window put down as JSON-able data, read by the names of the window's properties: `view.cups`."""

    __slots__ = ("data",)

    def __init__(self, data: dict[str, Any]) -> None:
        self.data: Final = data

    def __getattr__(self, name: str) -> Any:
        if name == "data" or name not in self.data:
            raise AttributeError(f"the view has no {name!r}")
        return self.data[name]

    def __eq__(self, other: object) -> bool:
        return isinstance(other, View) and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.json())

    def json(self) -> str:
        """The same view is always the same text."""
        return _ENCODER.encode(self.data)


_ENCODER: Final = json.JSONEncoder(ensure_ascii=False, check_circular=False, separators=(",", ":"))
"""A view is a tree, built anew: nothing in it can hold itself."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Seen(Generic[S]):
    """A window for one seat (None: an onlooker). Each game adds properties; they are all that can be seen.

    Properties give JSON-able values, built anew from what this seat may know. Players and insight are written on their
    names, so that they read a view at the table and a window in the worlds they imagine.
    """

    def __init__(self, state: S, seat: Seat | None) -> None:
        self._state = state
        self._seat = seat

    @property
    def seat(self) -> Seat | None:
        return self._seat

    @property
    def settings(self) -> dict[str, Any]:
        return self._state.settings.data()

    @property
    def decision(self) -> dict[str, Any] | None:
        """What is waited for: its number, name and seat; for that seat alone also the options."""
        pending = agenda.decision(self._state)
        if pending is None:
            return None
        seen: dict[str, Any] = {
            "number": self._state.decisions,
            "name": type(pending).__name__,
            "seat": pending.seat,
        }
        if pending.seat == self._seat:
            seen["options"] = [option.text for option in pending.options(self._state)]
        return seen

    @property
    def agenda(self) -> list[list[Any]]:
        """What is still to be done, next step last."""
        return [step.data() for step in self._state.agenda]

    @property
    def said(self) -> list[dict[str, Any]]:
        """What players have said by the rules of the game, and before which decision."""
        return [{"at": at, "seat": seat, "statement": statement} for at, seat, statement in self._state.said]

    @property
    def outcome(self) -> dict[str, Any] | None:
        outcome = self._state.outcome
        return None if outcome is None else outcome.data()


_names: dict[type, list[str]] = {}


def names(window: type) -> list[str]:
    """The properties of a class of windows, the general ones first."""
    if window not in _names:
        found: list[str] = []
        for kind in reversed(window.__mro__[:-1]):
            found += [name for name in vars(kind) if not name.startswith("_") and name not in found]
        _names[window] = found
    return _names[window]


def put_down(window: Seen[Any]) -> View:
    """All a window shows, as data."""
    return View({name: getattr(window, name) for name in names(type(window))})
