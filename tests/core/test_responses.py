"""Standing orders: what each answers, and when it asks."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.responses import ASK, Order, Response, ordered
from fogbound.core.seen import View

ADA, BEN, CY = 0, 1, 2
FOIL = Response("foil it", "pass", most=3, spend=lambda _, most: "lay 1" if most > 0 else "pass")


def asked(seat: int, *later: int, options: tuple[str, ...] = ("lay 1", "pass")) -> View:
    """What a seat sees that may respond, with these asked after it; the agenda's next step is its last."""
    agenda: list[list[Any]] = [["Settle"], *[["Foil", other] for other in reversed((seat, *later))]]
    return View({"agenda": agenda, "decision": {"number": 1, "name": "Foil", "seat": seat, "options": list(options)}})


@pytest.mark.parametrize(
    ("order", "view", "choice"),
    [
        (ASK, asked(ADA), None),
        (Order("never"), asked(ADA), "pass"),
        (Order("last"), asked(ADA, BEN), "pass"),
        (Order("last"), asked(BEN), None),
        (Order("up_to", 2), asked(ADA), "lay 1"),
        (Order("up_to", 0), asked(ADA), "pass"),
        (Order("never"), asked(ADA, options=("lay 1",)), None),
    ],
)
def test_an_order_answers_or_asks(order: Order, view: View, choice: str | None) -> None:
    """Only with what is on offer: an order that cannot be followed asks its seat."""
    assert ordered(order, view, FOIL) == choice


def test_a_response_without_a_price_asks() -> None:
    """Where a game does not say how to spend, `up to` asks."""
    assert ordered(Order("up_to", 3), asked(ADA), Response("answer", "pass")) is None
