"""BS-5, BS-6 and BS-11: the round, and what is to be chosen in it."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core import position
from fogbound.core.agenda import Decision, Effect
from fogbound.core.options import Option
from fogbound.core.reading import Reading
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.settings import Settings
from fogbound.games.black_sonata import fogging, searching
from fogbound.games.black_sonata.catalogue import (
    MOVES,
    NAMINGS,
    PASS,
    PLAYER,
    REVEAL_SUIT_CARD,
    SEARCH,
    USE_FOG,
)
from fogbound.games.black_sonata.deck import UPDATE, SlideInFog, Update
from fogbound.games.black_sonata.fogging import USE_FOG_CARD
from fogbound.games.black_sonata.london import ALL_PLACES, LONDON, PLACES, named
from fogbound.games.black_sonata.modes import MODES
from fogbound.games.black_sonata.moving import go, reveal_suit_card
from fogbound.games.black_sonata.searching import SEARCH_HERE
from fogbound.games.black_sonata.state import NOTHING_NAMED, Pursuit
from fogbound.games.black_sonata.women import TRIPLES, Triple, traits_in

NO_STREET: Final = Rule("BS-6.1")
KEYS_ON_SUIT_CARD: Final = Rule("BS-6.4")
FOG_ON_TOP: Final = Rule("BS-7.1")
NO_FOG_ON_TOP: Final = Rule("BS-9.1")
ONLY_AFTER_FINDING: Final = Rule("BS-7.4")
ONLY_BY_FOG_CARD: Final = Rule("BS-10.6")
NAMED_ALREADY: Final = Rule("BS-11.4")
MOVED_ALREADY: Final = Rule("BS-15.3")

TRAINING: Final = "training"
NAMINGS_BUT: Final = [[*NAMINGS[:triple], *NAMINGS[triple + 1 :]] for triple in range(len(NAMINGS))]
"""BS-11.4: what can be named when a triple is."""


class Round(Effect[Pursuit]):
    """BS-5.1 and BS-5.2: she moves, then the player does one thing; the next round follows."""

    def run(self, state: Pursuit) -> None:
        state.then(UPDATE, CHOOSE_ACTION, ROUND)


class Turn(Decision[Pursuit]):
    """What the player may choose freely: an action, and beside it traits to name and the suit card."""

    def __init__(self, seat: Seat, may_name: bool) -> None:
        super().__init__(seat)
        self.may_name: Final = may_name
        """BS-11.4: not again before the same action."""

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, self.may_name)

    def options(self, state: Pursuit) -> list[Option]:
        offered = self.actions(state)
        if state.keys == ALL_PLACES and state.suit_card_free():
            offered = [*offered, REVEAL_SUIT_CARD]
        if not self.may_name:
            return offered[:]
        return offered + (NAMINGS if state.named == NOTHING_NAMED else NAMINGS_BUT[state.named])

    def actions(self, state: Pursuit) -> list[Option]:
        """Those that end the choice, in the order of the vocabulary; the list is shared."""
        raise TypeError(f"{type(self).__name__} does not list its actions")

    def named(self) -> Turn:
        """The same choice after traits were named."""
        raise TypeError(f"{type(self).__name__} does not say what follows a naming")

    def choose(self, state: Pursuit, option: Option) -> None:
        if option is REVEAL_SUIT_CARD:
            reveal_suit_card(state)
            state.agenda.append(self)
        elif option.verb == "name":
            name_traits(state, option.value)
            state.agenda.append(self.named())
        elif option is SEARCH:
            state.agenda.append(SEARCH_HERE)
        elif option is USE_FOG:
            state.agenda.append(USE_FOG_CARD)
        elif option is not PASS:
            self.move(state, option)
        elif state.telling:
            state.tell(EVERYONE, ("passed",))

    def move(self, state: Pursuit, option: Option) -> None:
        go(state, option.value)

    def forbids(self, state: Pursuit, option: Option) -> Rule | None:
        """What holds before and after a move; a move itself is looked at before."""
        if option is SEARCH:
            return FOG_ON_TOP if state.fog_on_top() else None
        if option is REVEAL_SUIT_CARD:
            return None if state.suit_card_free() else KEYS_ON_SUIT_CARD
        if option.verb == "name":
            return None if self.may_name and option.value != state.named else NAMED_ALREADY
        if option is PASS:
            return None
        return ONLY_BY_FOG_CARD if option.verb == "give up" else ONLY_AFTER_FINDING

    def facts(self, state: Pursuit, option: Option, rule: Rule) -> dict[str, Any]:
        return {
            "pawn": PLACES[state.pawn],
            "missing": named(ALL_PLACES & ~state.keys),
            "named": named_traits(state.named),
        }


class ChooseAction(Turn):
    """BS-5.2."""

    def actions(self, state: Pursuit) -> list[Option]:
        return ACTIONS[state.fog_slots >> state.top & 1][state.pawn]

    def named(self) -> Turn:
        return CHOOSE_ACTION_NAMED

    def move(self, state: Pursuit, option: Option) -> None:
        go(state, option.value)
        if state.settings.values["mode"] == TRAINING:
            state.agenda.append(MAY_SEARCH)

    def forbids(self, state: Pursuit, option: Option) -> Rule | None:
        if option.verb == "move":
            return None if LONDON.joined[state.pawn] >> option.value & 1 else NO_STREET
        if option is USE_FOG:
            return None if state.fog_on_top() else NO_FOG_ON_TOP
        return super().forbids(state, option)


class MaySearch(Turn):
    """BS-15.3: in training, between move and search."""

    def arises(self, state: Pursuit) -> bool:
        return not state.fog_on_top()

    def actions(self, state: Pursuit) -> list[Option]:
        return _SEARCH_OR_NOT

    def named(self) -> Turn:
        return MAY_SEARCH_NAMED

    def forbids(self, state: Pursuit, option: Option) -> Rule | None:
        if option.verb == "move" or option is USE_FOG:
            return MOVED_ALREADY
        return super().forbids(state, option)


def name_traits(state: Pursuit, triple: Triple) -> None:
    """BS-11.4."""
    state.named = triple
    if state.telling:
        state.tell(EVERYONE, ("named", named_traits(triple)))


def named_traits(triple: Triple) -> list[str]:
    return [] if triple == NOTHING_NAMED else traits_in(TRIPLES[triple])


def actions_at(place: int, on_top: Option) -> list[Option]:
    """BS-5.2: to a neighbour, what the top card allows, or nothing."""
    return [*[MOVES[neighbour] for neighbour in LONDON.neighbours[place]], on_top, PASS]


ACTIONS: Final = [[actions_at(place, on_top) for place in range(len(PLACES))] for on_top in (SEARCH, USE_FOG)]
"""With a sign on top, and with fog; at each place."""
_SEARCH_OR_NOT: Final = [SEARCH, PASS]

ROUND: Final = Round()
CHOOSE_ACTION: Final = ChooseAction(PLAYER, True)
CHOOSE_ACTION_NAMED: Final = ChooseAction(PLAYER, False)
MAY_SEARCH: Final = MaySearch(PLAYER, True)
MAY_SEARCH_NAMED: Final = MaySearch(PLAYER, False)


def flag(argument: Reading, settings: Settings) -> bool:
    """The kind of a step's argument that is yes or no."""
    return argument.flag()


STEPS: Final = {
    "Round": position.StepForm(Round),
    "Update": position.StepForm(Update),
    "ChooseAction": position.StepForm(ChooseAction, position.seat, flag),
    "MaySearch": position.StepForm(MaySearch, position.seat, flag),
    "SlideInFog": position.StepForm(SlideInFog),
    **searching.STEPS,
    **fogging.STEPS,
}
assert MODES[TRAINING].move_and_search
