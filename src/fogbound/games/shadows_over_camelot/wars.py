"""B-8.8: the Wars against Picts and Saxons."""

from __future__ import annotations

from fogbound.core.knowledge import move
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.cards import FIGHTS, fight_value
from fogbound.games.shadows_over_camelot.quest_end import end_quest
from fogbound.games.shadows_over_camelot.quests import PICT_WAR, QUEST_NAMES, WARRIORS_LOSE, Quest
from fogbound.games.shadows_over_camelot.state import Camelot


def needed(state: Camelot, war: Quest) -> int:
    """How many Fight cards win it; Mordred asks for one more."""
    return FIGHTS + (1 if state.mordred == war else 0)


def next_card(state: Camelot, war: Quest) -> int:
    """The Fight card that comes next: 1, 2, 3, 4, 5, and under Mordred another 5."""
    return min(len(state.laid[war].cards), FIGHTS - 1)


def lay_in_war(state: Camelot, seat: Seat, war: Quest, card: int) -> None:
    state.hands[seat], state.laid[war] = move(state, card, state.hands[seat], state.laid[war])
    state.agreed.level.deed(state, "laid_in_war", seat, fight_value(card))
    if len(state.laid[war]) >= needed(state, war):
        end_quest(state, war, won=True, by=seat)


def warriors_in(state: Camelot, war: Quest) -> int:
    return state.warriors[0 if war == PICT_WAR else 1]


def set_warriors(state: Camelot, war: Quest, count: int) -> None:
    picts, saxons = state.warriors
    state.warriors = (count, saxons) if war == PICT_WAR else (picts, count)


def add_warrior(state: Camelot, war: Quest, drawer: Seat) -> None:
    """The fourth loses the War."""
    count = warriors_in(state, war) + 1
    set_warriors(state, war, count)
    if state.telling:
        state.tell(EVERYONE, ("warrior", NO_SEAT, QUEST_NAMES[war], count))
    if count == WARRIORS_LOSE:
        end_quest(state, war, won=False, by=NO_SEAT, drawer=drawer)
