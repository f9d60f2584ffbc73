"""LD-5 and LD-6: what counts, who is wrong, and what a mistake costs."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogbound.core.options import Option
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.games.liars_dice.catalogue import EXACT, face_of, number_of

NO_FACE: Final = -1
WILD: Final = {"none": NO_FACE, "ones": 0, "sixes": 5}
"""LD-1.2: the face that counts as every face."""


class Showdown:
    """What was seen when the cups were lifted, and what follows from it. Never changed."""

    __slots__ = ("bid", "bidder", "call", "caller", "count", "dice", "wrong")

    def __init__(
        self, dice: tuple[tuple[int, ...], ...], wild: int, bidder: Seat, bid: Option, caller: Seat, call: Option
    ) -> None:
        self.dice: Final = dice
        self.bidder: Final = bidder
        self.bid: Final = bid
        self.caller: Final = caller
        self.call: Final = call
        self.count: Final = count_for(face_of(bid), wild, sum(dice, ()))
        self.wrong: Final = who_is_wrong(call, caller, bidder, number_of(bid), self.count)
        """NO_SEAT when a bid was rightly called exact."""


def count_for(face: int, wild: int, dice: Sequence[int]) -> int:
    """LD-5.2 and LD-5.3: how many of these dice count as a face."""
    return dice.count(face) if face == wild else dice.count(face) + dice.count(wild)


def who_is_wrong(call: Option, caller: Seat, bidder: Seat, number: int, count: int) -> Seat:
    """Who has to lose dice when so many were bid and so many count."""
    if call is EXACT:  # LD-6.2
        return NO_SEAT if count == number else caller
    return caller if count >= number else bidder  # LD-6.1


def cost_of_mistake(loss: str, number: int, count: int) -> int:
    """LD-6.3: how many dice it costs to be wrong."""
    return 1 if loss == "one" else max(1, abs(count - number))
