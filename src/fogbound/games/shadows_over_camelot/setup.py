"""B-2: Knights, cards and Loyalty before the first turn."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect
from fogbound.core.chance import Seed
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings
from fogbound.games.shadows_over_camelot.agreed import agreed
from fogbound.games.shadows_over_camelot.cards import BLACK_DECK, LOYAL, MERLIN, TRAITOR, WHITE_DECK
from fogbound.games.shadows_over_camelot.knights import ARTHUR, BASE_KNIGHTS, LOYAL_CARDS, START_CARDS, START_LIFE
from fogbound.games.shadows_over_camelot.places import (
    AGAINST,
    BLACK_PILE,
    DRAWN,
    HANDS,
    LAID,
    LOYALTY,
    LOYALTY_AWAY,
    MOST_SEATS,
    UNREAD_LOYALTY,
    WHITE_PILE,
)
from fogbound.games.shadows_over_camelot.quests import CAMELOT
from fogbound.games.shadows_over_camelot.sharing import PUT_DOWN, TURN_UP
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.turns import TURN

BRAVE: Final = 3


def impossible(settings: Settings) -> list[Refusal]:
    """What does not go together."""
    found = []
    if settings.flag("three_brave_knights") and settings.seats != BRAVE:
        found.append(Refusal("three_brave_knights", "B-15.3", {"seats": settings.seats}))
    return found


def empty(settings: Settings, seed: Seed) -> Camelot:
    """A state with what follows from the settings alone."""
    state = Camelot(settings, seed)
    seats = settings.seats
    state.agreed = agreed(settings)
    state.hands = [HANDS[seat].empty for seat in range(seats)]
    state.laid = [place.empty for place in LAID]
    state.against = [place.empty for place in AGAINST]
    state.drawn = [DRAWN[seat].empty for seat in range(seats)]
    state.loyalty = [LOYALTY[seat].holding([LOYAL]) for seat in range(seats)]
    state.life = [START_LIFE] * seats
    state.place = [CAMELOT] * seats
    state.in_play = (1 << seats) - 1
    state.witnessed = [0] * seats
    state.powers = 0 if state.agreed.squires else state.in_play
    state.more = state.agreed.level.more(settings)
    return state


def deal(settings: Settings, seed: Seed) -> Camelot:
    state = empty(settings, seed)
    deal_knights(state)
    first = first_player(state)
    state.active = first
    deal_black(state)
    deal_white(state, first)
    deal_loyalty(state)
    around = state.agreed.from_seat[first]
    state.then(*[PUT_DOWN[seat] for seat in around], TURN_UP, SET_UP_LEVEL, TURN[first])
    return state


def deal_knights(state: Camelot) -> None:
    """B-2.3 and B-16.1."""
    seats = state.settings.seats
    knights = list(range(max(seats, BASE_KNIGHTS)))
    state.shuffle(knights)
    state.knights = tuple(knights[:seats])


def first_player(state: Camelot) -> Seat:
    """B-2.9."""
    return state.knights.index(ARTHUR) if ARTHUR in state.knights else state.below(state.settings.seats)


def deal_black(state: Camelot) -> None:
    """B-2.4."""
    cards = list(BLACK_DECK)
    state.shuffle(cards)
    state.black_pile = BLACK_PILE.holding(cards)


def deal_white(state: Camelot, first: Seat) -> None:
    """B-2.5 and B-16.2: with eight players the last one has a sixth card instead of a Merlin."""
    cards = list(WHITE_DECK)
    around = state.agreed.from_seat[first]
    with_merlin = [seat for seat in around if seat != around[-1] or len(around) < MOST_SEATS]
    for _ in with_merlin:
        cards.remove(MERLIN)
    state.shuffle(cards)
    for seat in around:
        count = START_CARDS if seat in with_merlin else START_CARDS + 1
        own = cards[:count] + ([MERLIN] if seat in with_merlin else [])
        state.hands[seat] = HANDS[seat].holding(own)
        del cards[:count]
    state.white_pile = WHITE_PILE.holding(cards)


def loyalty_deck(settings: Settings) -> list[int]:
    """B-2.6, B-15.2 and B-15.4."""
    kind, seats = settings.word("loyalty_deck"), settings.seats
    if kind == "none":
        return [LOYAL] * seats
    loyal = LOYAL_CARDS if kind == "all_8" else seats
    return [LOYAL] * loyal + [TRAITOR]


def deal_loyalty(state: Camelot) -> None:
    cards = loyalty_deck(state.settings)
    state.shuffle(cards)
    places = UNREAD_LOYALTY if state.agreed.brave else LOYALTY
    for seat in range(state.settings.seats):
        state.loyalty[seat] = places[seat].holding([cards.pop()])
    state.loyalty_away = LOYALTY_AWAY.holding(cards)


class SetUpLevel(Effect[Camelot]):
    """What a level adds once B-2 is done."""

    def run(self, state: Camelot) -> None:
        state.agreed.level.set_up(state)


SET_UP_LEVEL: Final = SetUpLevel()
