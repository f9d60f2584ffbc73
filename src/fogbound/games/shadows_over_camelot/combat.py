"""B-7.2 to B-7.4: the Combat Quests: blows on both sides, the reveal, and who wins."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import look, move, shuffled
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARDS,
    DRAGON_VALUE,
    KNIGHT_VALUE,
    LANCELOT_VALUE,
    fight_value,
)
from fogbound.games.shadows_over_camelot.fights import ADD_TO_FIGHT, fight_of
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quest_end import end_quest
from fogbound.games.shadows_over_camelot.quests import BLACK_KNIGHT, DRAGON, FACTS, LANCELOT, Quest
from fogbound.games.shadows_over_camelot.scratch import Fight
from fogbound.games.shadows_over_camelot.state import Camelot

VALUES: Final = {BLACK_KNIGHT: KNIGHT_VALUE, LANCELOT: LANCELOT_VALUE, DRAGON: DRAGON_VALUE}


_fitting: Final[dict[tuple[tuple[int, ...], tuple[int, ...], int], bool]] = {}
"""What `fits` has said."""


def fits(pattern: tuple[int, ...], laid: tuple[int, ...], card: int) -> bool:
    """B-7.2: with this card the cards laid can still grow into the pattern."""
    asked = (pattern, laid, card)
    found = _fitting.get(asked)
    if found is None:
        found = _fitting[asked] = can_grow(pattern, laid, card)
    return found


def can_grow(pattern: tuple[int, ...], laid: tuple[int, ...], card: int) -> bool:
    counts = sorted([(*laid, card).count(kind) for kind in {*laid, card}], reverse=True)
    if len(counts) > len(pattern):
        return False
    for count, most in zip(counts, pattern, strict=False):  # noqa: SIM110  (faster than `all`)
        if count > most:
            return False
    return True


def strike(state: Camelot, seat: Seat, quest: Quest, card: int) -> None:
    """A Fight card is laid face up."""
    state.hands[seat], state.laid[quest] = move(state, card, state.hands[seat], state.laid[quest])
    if len(state.laid[quest]) == FACTS[quest].white_spots:
        reveal(state, quest, seat, NO_SEAT)


def after_black_blow(state: Camelot, quest: Quest, drawer: Seat) -> None:
    """A Black card was laid."""
    if len(state.against[quest]) == FACTS[quest].black_spots:
        reveal(state, quest, NO_SEAT, drawer)


def reveal(state: Camelot, quest: Quest, by: Seat, drawer: Seat) -> None:
    """B-7.3: the Black cards are shuffled together and shown; then each Knight there may add something."""
    state.against[quest] = look(state, shuffled(state, state.against[quest]), EVERYONE, len(state.against[quest]))
    state.disclose(EVERYONE)
    state.fight = Fight(quest, by)
    if state.telling:
        shown = [BLACK_CARDS.names[card] for card in sorted(state.against[quest].cards)]
        state.tell(EVERYONE, ("revealed", by, shown))
    settle = SETTLE_COMBAT_DRAWN[drawer] if by == NO_SEAT else SETTLE_COMBAT
    state.then(*[ADD_TO_FIGHT[seat] for seat in state.present(quest)], settle)


def white_sum(state: Camelot, quest: Quest) -> int:
    return sum([fight_value(card) for card in state.laid[quest].cards])


def black_sum(state: Camelot, quest: Quest) -> int:
    return sum([VALUES[quest][card] for card in state.against[quest].cards])


class SettleCombat(Effect[Camelot]):
    """B-7.3 and B-1.3: White must be strictly higher. Where a Black card ended it, its drawer is named."""

    def __init__(self, drawer: Seat = NO_SEAT) -> None:
        self.drawer: Final = drawer

    def arguments(self) -> tuple[int, ...]:
        return (self.drawer,)

    def run(self, state: Camelot) -> None:
        fight = fight_of(state)
        white, black = white_sum(state, fight.quest) + fight.bonus, black_sum(state, fight.quest)
        if state.telling:
            state.tell(EVERYONE, ("compared", fight.seat, white, black))
        end_quest(state, fight.quest, won=white > black, by=fight.seat, drawer=self.drawer)


SETTLE_COMBAT: Final = SettleCombat()
SETTLE_COMBAT_DRAWN: Final = [SettleCombat(seat) for seat in range(MOST_SEATS)]
