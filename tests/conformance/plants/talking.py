"""A seed for planted games: players may say that they are sure, or whom they doubt; and they may resign."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option, Vocabulary
from fogbound.core.seats import Seat
from fogbound.core.talk import Talk
from fogbound.core.voice import Voice
from fogbound.games.liars_dice.catalogue import MOST_SEATS
from fogbound.games.liars_dice.state import Dice

STATEMENTS: Final = Vocabulary()
SURE: Final = STATEMENTS.add("sure")
DOUBT: Final = STATEMENTS.add_each("doubt", [str(seat) for seat in range(MOST_SEATS)], "seat")


def open_to(state: Dice, seat: Seat) -> list[Option]:
    """Say who still has dice."""
    others = [DOUBT[other] for other, cup in enumerate(state.cups) if cup.cards and other != seat]
    return [SURE, *others] if state.cups[seat].cards else []


def sentence(statement: Option, voice: Voice) -> str:
    """Put it in words."""
    return "I am sure." if statement is SURE else f"I doubt {voice.name(statement.value)}."


def resign(state: Dice, seat: Seat) -> None:
    """Let the next player who has dice win."""
    winner = state.next_with_dice(seat)
    seats = range(len(state.cups))
    scores = [float(other == winner) for other in seats]
    state.bids = ()
    state.end([winner], [other for other in seats if other != winner], scores, "last_with_dice")


TALK: Final = Talk(STATEMENTS, open_to, sentence, before=("Bid",))
