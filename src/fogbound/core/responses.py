"""Decisions by which a seat answers what another does: which there are, and how a standing order answers them."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Literal, TypeAlias

from fogbound.core.seen import View

OrderKind: TypeAlias = Literal["ask", "never", "last", "up_to"]
KINDS: Final[dict[OrderKind, str]] = {
    "ask": "ask me",
    "never": "never",
    "last": "only if nobody is asked after me",
    "up_to": "up to so many, cheapest first, and only if it then succeeds",
}
"""What can be ordered."""


class Order:
    """What a seat has told the table to do whenever it may respond. Sealed from everybody else."""

    def __init__(self, kind: OrderKind = "ask", most: int = 0) -> None:
        self.kind: Final = kind
        self.most: Final = most
        """How much may be spent, where the order says `up_to`."""

    def data(self) -> dict[str, Any]:
        return {"kind": self.kind, "most": self.most}


ASK: Final = Order()


class Response:
    """One kind of response, under the name of its decision."""

    def __init__(
        self,
        meaning: str,
        decline: str,
        most: int = 0,
        spend: Callable[[View, int], str] | None = None,
        inner: tuple[str, ...] = (),
    ) -> None:
        self.meaning: Final = meaning
        """What it is to respond here: `foil an attempt`."""
        self.decline: Final = decline
        """The choice that lets it pass."""
        self.most: Final = most
        """The most that an order can allow to be spent."""
        self.spend: Final = spend
        """The choice to make now, by a view, for an order to spend up to so many; asked again until it is done."""
        self.inner: Final = inner
        """Verbs by which a seat only prepares its answer, such as laying a card face down: these are done at once."""


def ordered(order: Order, view: View, response: Response) -> str | None:
    """What an order chooses, or None when the seat is to be asked."""
    offered = view.decision["options"]
    choice = _wanted(order, view, response)
    return choice if choice in offered else None


def _wanted(order: Order, view: View, response: Response) -> str | None:
    if order.kind == "never":
        return response.decline
    if order.kind == "last":
        return response.decline if asked_later(view) else None
    if order.kind == "up_to" and response.spend is not None:
        return response.spend(view, order.most)
    return None


def asked_later(view: View) -> bool:
    """Whether the agenda, which is public, asks another seat the same after this one."""
    name, seat = view.decision["name"], view.decision["seat"]
    return any(step[0] == name and step[1:] and step[1] != seat for step in view.agenda)
