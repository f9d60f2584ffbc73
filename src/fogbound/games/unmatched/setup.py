"""UNM-2: heroes, decks, hands, and who is placed where before the first turn."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.chance import Seed
from fogbound.core.options import Option
from fogbound.core.refusals import Refusal, Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.settings import Settings
from fogbound.core.spaces import Spaces
from fogbound.games.unmatched.agreed import TEAM_SEATS, agreed, heroes_of
from fogbound.games.unmatched.asking import InTheOpen, OfSeat
from fogbound.games.unmatched.cards import HERO, MOST_PLAYERS
from fogbound.games.unmatched.catalogue import DECKS, DISCARDS, PLAYED
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import FIGHTERS, Fighter
from fogbound.games.unmatched.placing import put, why_not_there
from fogbound.games.unmatched.state import Battle
from fogbound.games.unmatched.turns import TURN

FIRST_HAND: Final = 5

OUTSIDE: Final = Rule("UNM-2.8")
OUTSIDE_WITH_FOG: Final = Rule("UNM-2.9")


def impossible(settings: Settings) -> list[Refusal]:
    """UNM-2.2 and UNM-2.4."""
    mode, heroes = settings.word("mode"), heroes_of(settings)
    found = []
    if (mode == "teams" and settings.seats != TEAM_SEATS) or (mode == "free_for_all" and settings.seats == 2):
        found.append(Refusal("mode", "UNM-2.2", {"mode": mode, "seats": settings.seats}))
    for seat, hero in enumerate(heroes):
        if hero in heroes[:seat] and not settings.flag("same_hero"):
            seats = [heroes.index(hero) + 1, seat + 1]
            found.append(Refusal(f"hero_{seat + 1}", "UNM-2.4", {"hero": hero, "seats": seats}))
            break
    return found


def empty(settings: Settings, seed: Seed) -> Battle:
    """A state with what follows from the settings alone: nobody is on the board, and no card is anywhere."""
    state = Battle(settings, seed)
    state.agreed = agreement = agreed(settings)
    seats = range(settings.seats)
    state.at = [NOWHERE] * len(agreement.kinds)
    state.health = [0 if kind is None else kind.health for kind in agreement.kinds]
    state.held = [0 for _ in seats]
    state.forms = [HERO for _ in seats]
    state.fog = [0 for _ in seats]
    state.hands = [agreement.hands[seat].holding() for seat in seats]
    state.decks = [DECKS[seat].holding() for seat in seats]
    state.laid = [agreement.laid[seat].holding() for seat in seats]
    state.played = [PLAYED[seat].holding() for seat in seats]
    state.discards = [DISCARDS[seat].holding() for seat in seats]
    return state


def deal(settings: Settings, seed: Seed) -> Battle:
    """UNM-2.6 and UNM-2.7."""
    state = empty(settings, seed)
    for seat in range(settings.seats):
        cards = list(state.agreed.decks[seat].cards)
        state.shuffle(cards)
        state.hands[seat] = state.agreed.hands[seat].holding(cards[:FIRST_HAND])
        state.decks[seat] = DECKS[seat].holding(cards[FIRST_HAND:])
    state.then(*[ENTER[seat] for seat in range(settings.seats)], TURN[0])
    return state


class Enter(OfSeat):
    """UNM-2.7: a hero comes to its start space, and then its sidekicks or tokens are placed."""

    def run(self, state: Battle) -> None:
        seat, party = self.seat, state.agreed.parties[self.seat]
        put(state, party[0], state.agreed.field.starts[seat])
        state.then(
            *[PlaceSidekick(seat, fighter) for fighter in party[1:]],
            *[PLACE_TOKEN[seat] for _ in range(state.agreed.tokens[seat])],
        )


def start_zone(state: Battle, seat: Seat, free: Spaces) -> Spaces:
    """The free spaces in the zone of a start space, or where there are none all free ones."""
    field = state.agreed.field
    return field.zone_mates[field.starts[seat]] & free or field.all & free


class PlaceSidekick(InTheOpen):
    """UNM-2.8."""

    def __init__(self, seat: Seat, fighter: Fighter) -> None:
        super().__init__(seat)
        self.fighter: Final = fighter

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, FIGHTERS[self.fighter])

    def options(self, state: Battle) -> list[Option]:
        return state.agreed.place.among(start_zone(state, self.seat, ~state.occupied))

    def choose(self, state: Battle, option: Option) -> None:
        put(state, self.fighter, option.value)

    def reason(self, state: Battle, option: Option) -> Rule:
        return OUTSIDE if state.agreed.place.has(option) else why_not_there(state, option)


class PlaceToken(InTheOpen):
    """UNM-2.9."""

    def options(self, state: Battle) -> list[Option]:
        return state.agreed.place.among(start_zone(state, self.seat, ~state.occupied & ~state.all_fog()))

    def choose(self, state: Battle, option: Option) -> None:
        state.fog[self.seat] |= 1 << option.value
        if state.telling:
            state.tell(EVERYONE, ("fog_placed", self.seat, option.noun))

    def reason(self, state: Battle, option: Option) -> Rule:
        return OUTSIDE_WITH_FOG if state.agreed.place.has(option) else why_not_there(state, option)


ENTER: Final = [Enter(seat) for seat in range(MOST_PLAYERS)]
PLACE_TOKEN: Final = [PlaceToken(seat) for seat in range(MOST_PLAYERS)]
