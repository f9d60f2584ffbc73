"""R-6.4: what each Boon does, for whoever spends its token."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.board import remove_engine
from fogbound.games.shadows_over_camelot.cards import DARK_FOREST, GRAIL
from fogbound.games.shadows_over_camelot.catalogue import COME, STAY
from fogbound.games.shadows_over_camelot.events import EVENT_OVER
from fogbound.games.shadows_over_camelot.foreseeing import foresee
from fogbound.games.shadows_over_camelot.grail import lay_grail
from fogbound.games.shadows_over_camelot.knights import MOST_LIFE
from fogbound.games.shadows_over_camelot.life import gain
from fogbound.games.shadows_over_camelot.moving import go
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import CAMELOT, HOLY_GRAIL
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    ASK_COUNSEL,
    COUNSEL,
    LARDERS,
    OPEN_LARDERS,
    PRAY_CARD,
    PRAY_LIFE,
    PRAYER,
    RING,
    RING_FOR,
    SAIL,
    SALLY,
    SHIP,
    SORTIE,
    SUMMON,
    SUMMONS,
    Lady,
)
from fogbound.games.shadows_over_camelot.romance.court import BOON_SPENT, SUMMONS_REFUSED, Court, court
from fogbound.games.shadows_over_camelot.romance.hearts import spend
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.ways import forbids_place
from fogbound.games.shadows_over_camelot.white import draw_white

SCORNED: Final = Rule("R-9.1")
NO_TOKEN: Final = Rule("R-6.1")
NOTHING_TO_DO: Final = Rule("R-6.3")
NOT_THERE: Final = Rule("R-6.4")
FOREST: Final = Rule("B-11.7")

LOOKED_AT: Final = 3
FROM_LARDERS: Final = 3
BY_RING: Final = 2

BOON_OF: Final[dict[str, Lady]] = {
    "summon": SUMMONS,
    "pray": PRAYER,
    "counsel": COUNSEL,
    "larders": LARDERS,
    "ring": RING,
    "sortie": SORTIE,
    "sail": SHIP,
}
"""By the verb that spends it."""

HEROIC_OPTIONS: Final[dict[Lady, list[Option]]] = {
    SUMMONS: SUMMON,
    PRAYER: [PRAY_CARD, PRAY_LIFE],
    COUNSEL: [ASK_COUNSEL],
    LARDERS: [OPEN_LARDERS],
    RING: RING_FOR,
    SORTIE: [SALLY],
    SHIP: SAIL,
}


def usable(state: Camelot, seat: Seat) -> list[Option]:
    """R-6.3: in step 2."""
    at_court: Court = state.more
    tokens = at_court.tokens[seat]
    if at_court.is_scorned(seat):
        return []
    several = [options for lady, options in HEROIC_OPTIONS.items() if tokens >> lady & 1]
    return [option for options in several for option in options if forbids_boon(state, seat, option) is None]


def forbids_boon(state: Camelot, seat: Seat, option: Option) -> Rule | None:
    """R-6.3: only with a token, not while Scorned, and only if some part of it can be done."""
    at_court: Court = state.more
    if not at_court.tokens[seat] >> BOON_OF[option.verb] & 1:
        return NO_TOKEN
    if at_court.scorned >> seat & 1:
        return SCORNED
    match option.verb:
        case "summon":
            return _forbids_summons(state, seat, option.value)
        case "pray" if option is PRAY_CARD:
            return _forbids_prayer(state, seat)
        case "pray":
            return None if can_gain(state, seat) else NOTHING_TO_DO
        case "counsel":
            return None if state.black_pile.cards or state.black_discards.cards else NOTHING_TO_DO
        case "larders":
            return None if state.white_pile.cards or state.white_discards.cards else NOTHING_TO_DO
        case "ring":
            return _forbids_ring(state, seat, option.value)
        case "sortie":
            return None if state.engines else NOTHING_TO_DO
    return forbids_place(state, seat, option.value)


def can_gain(state: Camelot, seat: Seat) -> bool:
    """B-12.1 and B-12.2."""
    return 0 < state.life[seat] < MOST_LIFE


def _forbids_summons(state: Camelot, seat: Seat, other: Seat) -> Rule | None:
    if court(state).has_done(SUMMONS_REFUSED):
        return NOT_THERE
    away = other != seat and state.in_play >> other & 1 and state.place[other] != CAMELOT
    return None if away else NOT_THERE


def _forbids_prayer(state: Camelot, seat: Seat) -> Rule | None:
    if state.is_over(HOLY_GRAIL) or GRAIL not in state.hands[seat].cards:
        return NOTHING_TO_DO
    return FOREST if DARK_FOREST in state.lasting.cards else None


def _forbids_ring(state: Camelot, seat: Seat, other: Seat) -> Rule | None:
    if not state.in_play >> other & 1 or state.place[other] != state.place[seat]:
        return NOT_THERE
    return None if can_gain(state, other) else NOTHING_TO_DO


def use_boon(state: Camelot, seat: Seat, option: Option) -> None:
    """Each is an event of its own (R-5.11)."""
    court(state).done |= BOON_SPENT
    if option.verb == "summon":
        state.then(MAY_COME[option.value])
        if state.telling:
            state.tell(EVERYONE, ("summons", seat, option.value))
        return
    spend(state, seat, BOON_OF[option.verb])
    state.then(EVENT_OVER)
    match option.verb:
        case "pray" if option is PRAY_CARD:
            state.agreed.level.deed(state, "grail_laid", seat)
            lay_grail(state, seat)
        case "pray":
            gain(state, seat, 1)
        case "counsel":
            foresee(state, seat, LOOKED_AT)
        case "larders":
            draw_white(state, seat, FROM_LARDERS)
        case "ring":
            gain(state, option.value, BY_RING)
        case "sortie":
            remove_engine(state)
        case "sail":
            go(state, seat, option.value)


class MayCome(Asking):
    """R-6.4, the Royal Summons: whether a Knight comes to the Round Table."""

    def options(self, state: Camelot) -> list[Option]:
        return [COME, STAY]

    def choose(self, state: Camelot, option: Option) -> None:
        host = state.active
        if option is STAY:
            court(state).done |= SUMMONS_REFUSED
            if state.telling:
                state.tell(EVERYONE, ("stays", self.seat))
            return
        spend(state, host, SUMMONS)
        go(state, self.seat, CAMELOT)
        draw_white(state, host)
        draw_white(state, self.seat)
        state.then(EVENT_OVER)


MAY_COME: Final = [MayCome(seat) for seat in range(MOST_SEATS)]
