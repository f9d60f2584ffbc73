"""B-7.5: a Quest ends, step by step in the order of the rules."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.knowledge import move
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.board import add_engines, add_swords
from fogbound.games.shadows_over_camelot.cards import DARK_FOREST, HEROISM, MISTS, MORDRED, VIVIEN
from fogbound.games.shadows_over_camelot.knights import PALAMEDES
from fogbound.games.shadows_over_camelot.life import DEATHS, gain, give_relic, lose
from fogbound.games.shadows_over_camelot.moving import clear_laid, go
from fogbound.games.shadows_over_camelot.quests import (
    CAMELOT,
    FACTS,
    HOLY_GRAIL,
    LANCELOT,
    NO_RELIC,
    NOWHERE,
    PICT_WAR,
    QUEST_NAMES,
    RELIC_NAMES,
    WARS,
    Quest,
)
from fogbound.games.shadows_over_camelot.scratch import Ending
from fogbound.games.shadows_over_camelot.sharing import share_spoils
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.the_end import game_is_lost, game_is_over
from fogbound.games.shadows_over_camelot.white import clear_played


def end_quest(state: Camelot, quest: Quest, *, won: bool, by: Seat, drawer: Seat = NO_SEAT) -> None:
    """All that follows; `by` is NO_SEAT when it was a Black card, which `drawer` drew."""
    state.ending = Ending(quest, won, by, drawer, tuple(state.present(quest)))
    if state.telling:
        state.tell(EVERYONE, ("quest_ended", by, QUEST_NAMES[quest], won))
    state.then(QUEST_SWORDS, QUEST_LIFE, QUEST_REWARD, QUEST_RELIC, QUEST_CLEARED, KNIGHTS_RETURN, DEATHS[0])


def ending_of(state: Camelot) -> Ending:
    assert state.ending is not None
    return state.ending


class QuestSwords(Effect[Camelot]):
    """B-7.5, step 1: Swords, with Heroism and Mists; then B-3.5."""

    def run(self, state: Camelot) -> None:
        ending = ending_of(state)
        more = 1 if state.heroism_on == ending.quest else 0
        if ending.won:
            add_swords(state, FACTS[ending.quest].win_swords + more, 0)
        else:
            more += 1 if MISTS in state.lasting.cards else 0
            add_swords(state, 0, FACTS[ending.quest].lose_swords + more)
        game_is_over(state)


class QuestLife(Effect[Camelot]):
    """Step 2: Life of all Knights present."""

    def run(self, state: Camelot) -> None:
        ending = ending_of(state)
        facts = FACTS[ending.quest]
        for seat in ending.present:
            if ending.won:
                gain(state, seat, facts.win_life + (1 if state.is_knight(seat, PALAMEDES) else 0))
            else:
                lose(state, seat, facts.lose_life)


class QuestReward(Effect[Camelot]):
    """Step 3: White cards, or Siege Engines; then B-3.5."""

    def run(self, state: Camelot) -> None:
        ending = ending_of(state)
        if ending.won:
            first = ending.by if ending.by != NO_SEAT else ending.drawer
            share_spoils(state, FACTS[ending.quest].win_cards, ending.present, first)
        else:
            add_engines(state, FACTS[ending.quest].lose_engines)


class QuestRelic(Effect[Camelot]):
    """Step 4: the relic goes to whoever ended the Quest; if a Black card did, to the Knight on it (B-7.6)."""

    def run(self, state: Camelot) -> None:
        ending = ending_of(state)
        relic = FACTS[ending.quest].relic
        if relic == NO_RELIC or not ending.won:
            return
        seat = ending.by if ending.by != NO_SEAT else ending.present[0]
        give_relic(state, relic, seat)
        if state.telling:
            state.tell(EVERYONE, ("relic", seat, RELIC_NAMES[relic]))


class QuestCleared(Effect[Camelot]):
    """Step 5: cards and warriors leave, the Quest is over or starts afresh; a win lifts what lay on all (B-7.9)."""

    def run(self, state: Camelot) -> None:
        ending = ending_of(state)
        quest = ending.quest
        state.fight = None
        clear_laid(state, quest)
        clear_played(state)
        clear_against(state, quest)
        if state.heroism_on == quest:
            state.heroism_on = NOWHERE
            state.heroism, state.white_discards = move(state, HEROISM, state.heroism, state.white_discards)
        if quest in WARS:
            peace(state, quest)
        if not FACTS[quest].perpetual:
            state.over |= 1 << quest
        if ending.won:
            lift(state, DARK_FOREST)
            lift(state, VIVIEN)
        elif quest == HOLY_GRAIL:
            lift(state, DARK_FOREST)
        if quest == LANCELOT and state.telling:
            state.tell(EVERYONE, ("dragon_wakes", NO_SEAT))


def clear_against(state: Camelot, quest: Quest) -> None:
    for card in state.against[quest].cards:
        state.against[quest], state.black_discards = move(
            state, card, state.against[quest], state.black_discards, taken=0
        )


def peace(state: Camelot, war: Quest) -> None:
    """B-8.8 and B-11.10: the warriors leave, and Mordred with them."""
    picts, saxons = state.warriors
    state.warriors = (0, saxons) if war == PICT_WAR else (picts, 0)
    if state.mordred == war:
        state.mordred = NOWHERE
        lift(state, MORDRED)


def lift(state: Camelot, card: int) -> None:
    """A Special Black card leaves the game, if it is there."""
    if card in state.lasting.cards:
        state.lasting, state.black_discards = move(state, card, state.lasting, state.black_discards)


class KnightsReturn(Effect[Camelot]):
    """Step 6: the Knights present go to the Round Table. Only now are powers gained (B-15.1)."""

    def run(self, state: Camelot) -> None:
        ending = ending_of(state)
        state.ending = None
        for seat in ending.present:
            if state.place[seat] == ending.quest:
                go(state, seat, CAMELOT)
        if ending.won:
            for seat in ending.present:
                state.powers |= 1 << seat
                state.agreed.level.deed(state, "quest_won", seat, ending.quest)
        game_is_lost(state)


QUEST_SWORDS: Final = QuestSwords()
QUEST_LIFE: Final = QuestLife()
QUEST_REWARD: Final = QuestReward()
QUEST_RELIC: Final = QuestRelic()
QUEST_CLEARED: Final = QuestCleared()
KNIGHTS_RETURN: Final = KnightsReturn()
