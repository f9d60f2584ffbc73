"""KDL-3: the house, the cards and the pawns before the first turn."""

from __future__ import annotations

from typing import Final

from fogbound.core.chance import Seed
from fogbound.core.refusals import Refusal
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.settings import Settings
from fogbound.core.spaces import Space
from fogbound.games.kill_doctor_lucky.agreed import agreed
from fogbound.games.kill_doctor_lucky.catalogue import COVERED, HANDS, PILE
from fogbound.games.kill_doctor_lucky.escape import ESCAPE_TURN
from fogbound.games.kill_doctor_lucky.houses import house
from fogbound.games.kill_doctor_lucky.printed import BOARDS
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, SPACE, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion
from fogbound.games.kill_doctor_lucky.turns import TURN

SIX: Final = 6
FIVE: Final = 5
MOST_WITH_SIX: Final = 6
"""KDL-3.5: so many guests get six cards each."""


def impossible(settings: Settings) -> list[Refusal]:
    """KDL-3.12."""
    variant, board = settings.word("variant"), settings.word("board")
    found = []
    if (settings.seats == 2) != (variant == "two_player_strangers"):
        found.append(Refusal("variant", "KDL-3.12", {"variant": variant, "seats": settings.seats}))
    if settings.flag("hallways_are_free") == BOARDS[board]["hallways_are_spaces"]:
        found.append(Refusal("hallways_are_free", "KDL-1.3", {"board": board}))
    if settings.word("close_wings") in ("west", "east", "both") and not BOARDS[board]["wings"]:
        found.append(Refusal("close_wings", "KDL-1.4", {"board": board}))
    return found


def deal(settings: Settings, seed: Seed) -> Mansion:
    state = empty(settings, seed)
    wings = closed_wings(state)
    state.house = house(settings.word("board"), wings, settings.flag("seed_annex_rooms_close"))
    state.look_round()
    start = BOARDS[state.house.name]
    state.pawns = [SPACE[start["player_start"]]] * state.agreed.pawns
    state.doctor = SPACE[start["doctor_start"]]
    if settings.word("start") == "dealt_room":
        first, state.doctor = dealt_room(state)
    else:
        first = state.below(settings.seats)
    deal_cards(state)
    if not state.agreed.escape:
        place_pets(state)
    state.then(ESCAPE_TURN[first] if state.agreed.escape else TURN[first])
    return state


def empty(settings: Settings, seed: Seed) -> Mansion:
    """A state with what follows from the settings alone."""
    state = Mansion(settings, seed)
    state.agreed = agreed(settings)
    state.hands = [HANDS[seat].holding() for seat in range(settings.seats)]
    state.tokens = (0,) * settings.seats
    state.tries = (0, 0) if state.agreed.strangers else ()
    return state


NO_WING: Final[tuple[str, ...]] = ()
BOTH_WINGS: Final = ("west", "east")
CLOSED: Final = {"none": NO_WING, "west": ("west",), "east": ("east",), "both": BOTH_WINGS}


def wings_that_close(settings: Settings) -> list[tuple[str, ...]]:
    """KDL-3.2 and KDL-3.3: what these settings allow; where there are two ways, chance says which."""
    chosen = settings.word("close_wings")
    if chosen != "by_player_count":
        return [CLOSED[chosen]]
    count: int = BOARDS[settings.word("board")]["close"][str(settings.seats)]
    if count != 1:
        return [BOTH_WINGS if count else NO_WING]
    wing = settings.word("one_wing_choice")
    return [CLOSED[wing]] if wing != "random" else [CLOSED["west"], CLOSED["east"]]


def closed_wings(state: Mansion) -> tuple[str, ...]:
    """Those of this game."""
    ways = wings_that_close(state.settings)
    return ways[state.below(len(ways))] if len(ways) > 1 else ways[0]


def dealt_room(state: Mansion) -> tuple[Seat, Space]:
    """KDL-3.9: who has the first turn, and where the Doctor begins. The cards that say so do not stay on the table."""
    deck, seats = state.agreed.deck, state.settings.seats
    cards = list(deck.cards)
    state.shuffle(cards)
    seat = state.below(seats)
    opened = state.house.board.open
    for card in cards:
        room = deck.jump[card]
        if room != NOWHERE and opened >> room & 1 and (room in state.house.round or state.agreed.cards_move_doctor):
            state.tell(EVERYONE, ("dealt_room", seat, SPACES[room]))
            return seat, room
        seat = (seat + 1) % seats
    raise AssertionError("no card names an open room")


def deal_cards(state: Mansion) -> None:
    """KDL-3.5 and KDL-3.6."""
    cards = list(state.agreed.deck.cards)
    state.shuffle(cards)
    each = cards_each(state.settings)
    for seat in range(state.settings.seats):
        state.hands[seat] = HANDS[seat].holding(cards[:each])
        del cards[:each]
    if state.settings.flag("closed_rooms_take_cards") and not state.agreed.escape:
        covered = state.house.board.closed.bit_count()
        state.covered = COVERED.holding(cards[:covered])
        del cards[:covered]
    state.pile = PILE.holding(cards)


def cards_each(settings: Settings) -> int:
    """KDL-3.5 and KDL-16.1."""
    if settings.word("variant") == "escape" or settings.word("hand_size") == "six":
        return SIX
    if settings.word("hand_size") == "five":
        return FIVE
    return SIX if settings.seats <= MOST_WITH_SIX else FIVE


def place_pets(state: Mansion) -> None:
    """KDL-3.10."""
    pets, starts = state.settings.word("pets"), BOARDS[state.house.name]["pet_start"]
    if pets in ("cat", "both"):
        state.cat = first_open(state, starts["cat"])
    if pets in ("dog", "both"):
        state.dog = first_open(state, starts["dog"])
    state.look_round()


def first_open(state: Mansion, places: list[str]) -> Space:
    spaces = [state.doctor if place == "doctor" else SPACE[place] for place in places]
    return next(space for space in spaces if state.house.board.open >> space & 1)
