"""KDL-8 by standing order: what is laid when nobody is asked."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.responses import Order, ordered
from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import played
from tests.games.kill_doctor_lucky.test_foiling import attempt

FOIL = GAME.responses["MayFoil"]


def by_order(state: Mansion, kind: Any, most: int = 0) -> list[str]:
    """All that an order answers, until it is done or asks."""
    asked, answers = GAME.decision(state), list[str]()
    assert asked is not None
    seat = asked.seat
    while GAME.decision(state) is asked:
        answer = ordered(Order(kind, most), GAME.view(state, seat), FOIL)
        if answer is None:
            return [*answers, "asks"]
        answers.append(answer)
        played(state, answer)
    return answers


@pytest.mark.parametrize(
    ("hand", "most", "laid"),
    [
        ("F1 F3 move_foyer", 4, ["lay failure_bats", "lay failure_accursed_feline", "done"]),
        ("F1 F3", 3, ["done"]),
        ("F3", 9, ["done"]),
        ("", 9, ["done"]),
        ("F1 F3 F3", 6, ["lay failure_bats", "lay failure_accursed_feline", "done"]),
    ],
)
def test_an_order_foils_or_lays_nothing(hand: str, most: int, laid: list[str]) -> None:
    """KDL-8.2: of a value of 4 as much as is needed, if so much may be laid; else nothing at all."""
    assert by_order(attempt(hands=("", "", hand, "F1")), "up_to", most) == laid


def test_a_token_counts_as_well() -> None:
    """KDL-8.3: where cards alone are not enough."""
    assert "token" in by_order(attempt(hands=("", "", "F3", ""), tokens="0 3 2 0"), "up_to", 4)


def test_only_the_last_to_be_asked_is_asked() -> None:
    """KDL-8.1: whoever comes before lays nothing."""
    state = attempt(hands=("F1", "", "F3", "F3"))
    assert [by_order(state, "last") for _ in range(3)] == [["done"], ["done"], ["asks"]]
