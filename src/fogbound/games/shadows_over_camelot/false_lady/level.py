"""The False Lady as a level of the game: the romance with Petition cards."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Decision
from fogbound.core.compiling import mypyc_attr
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings
from fogbound.games.shadows_over_camelot.cards import MORGAN
from fogbound.games.shadows_over_camelot.evil import PROGRESSION_AS_PENALTY
from fogbound.games.shadows_over_camelot.false_lady.accusing import accusations, accuse, forbids_accusation
from fogbound.games.shadows_over_camelot.false_lady.counting import ladies_swords
from fogbound.games.shadows_over_camelot.false_lady.glimpses import (
    after_morgan,
    convocation_petition,
    glimpse,
    guinevere_petitions,
    instead_of_black_cards,
)
from fogbound.games.shadows_over_camelot.false_lady.petitions import (
    MAY_KEEP_QUEST,
    NEEDS_PETITION,
    NO_AFFAIR_LEFT,
    PLACE_PETITION,
    depleted,
    draw_petition,
    forbids_go_between,
    go_betweens,
    place_top,
    return_held,
    send_go_between,
    uses_action,
    with_affair,
)
from fogbound.games.shadows_over_camelot.levels import More
from fogbound.games.shadows_over_camelot.romance.actions import forbids_action
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    DECK,
    NO_LADY,
    PETITION_DECK,
    PETITION_TREACHEROUS,
    PLANT,
    Lady,
)
from fogbound.games.shadows_over_camelot.romance.court import IN_PLAY, Court, court
from fogbound.games.shadows_over_camelot.romance.hearts import CLAIM_BOON
from fogbound.games.shadows_over_camelot.romance.hooks import Steps
from fogbound.games.shadows_over_camelot.romance.level import Romance
from fogbound.games.shadows_over_camelot.romance.turn import GIVE_LADIES
from fogbound.games.shadows_over_camelot.state import Camelot

NONE_TREACHEROUS: Final = Rule("F-8.8")
SCORNED: Final = Rule("R-9.1")
SCORNED_TRAITOR: Final = Rule("F-8.4")
NOT_IN_PLAY: Final = Rule("F-8.3")


@mypyc_attr(allow_interpreted_subclasses=True)
class FalseLady(Romance):
    """F, in the order in which a game comes to it."""

    def more(self, settings: Settings) -> More:
        """All cards lie in the deck; `set_up` shuffles them (F-1.1)."""
        at_court = Court(settings)
        at_court.deck = DECK.holding(PETITION_DECK)
        return at_court

    def set_up(self, state: Camelot) -> None:
        cards = list(PETITION_DECK)
        state.shuffle(cards)
        court(state).deck = DECK.holding(cards)
        state.then(GIVE_LADIES)

    # The romance's hooks.

    def rolled(self, state: Camelot, seat: Seat, draws: bool) -> None:
        if draws:
            draw_petition(state, seat)

    def forbids_affair(self, state: Camelot, seat: Seat) -> Rule | None:
        at_court: Court = state.more
        if depleted(at_court):
            return NO_AFFAIR_LEFT
        needed = at_court.agreed.affair_needs_petition
        return NEEDS_PETITION if needed and not uses_action(state, seat) else None

    def petitions_in_affair(self, state: Camelot, seat: Seat, lady: Lady) -> Steps:
        return with_affair(state, seat, lady)

    def may_keep_quest(self, state: Camelot, seat: Seat) -> bool:
        at_court: Court = state.more
        return len(at_court.held[seat]) > 0 and not at_court.is_scorned(seat)

    def asks_rival(self, seat: Seat) -> Steps:
        return (MAY_KEEP_QUEST[seat],)

    def petitions_own(self, state: Camelot, seat: Seat) -> Steps:
        return (PLACE_PETITION[seat][court(state).ladies[seat]],)

    def further_actions(self, state: Camelot, seat: Seat) -> list[Option]:
        found = go_betweens(state, seat) + accusations(state, seat)
        if forbids_treacherous(state, seat) is None:
            found.append(PETITION_TREACHEROUS)
        return found

    def forbids_further_action(self, state: Camelot, seat: Seat, option: Option) -> Rule | None:
        match option.verb:
            case "go_between":
                return forbids_go_between(state, seat, option.value)
            case "accuse_lady":
                return forbids_accusation(state, seat, option.value)
        return forbids_treacherous(state, seat)

    def take_further_action(self, state: Camelot, seat: Seat, option: Option) -> None:
        match option.verb:
            case "go_between":
                send_go_between(state, seat, option.value)
            case "accuse_lady":
                accuse(state, seat, option.value)
            case _:
                petition_treacherous(state, seat)

    def after_loss(self, state: Camelot, seat: Seat) -> None:
        return_held(state, seat)

    # The base game's hooks.

    def clairvoyance_options(self, state: Camelot, seat: Seat) -> list[Option]:
        return instead_of_black_cards(state, seat)

    def traitor_options(self, state: Camelot, seat: Seat) -> list[Option]:
        at_court: Court = state.more
        if not at_court.deck.cards:
            return []
        return [option for option in PLANT if forbids_planting(at_court, seat, option.value) is None]

    def choose(self, state: Camelot, decision: Decision[Camelot], option: Option) -> None:
        match option.verb:
            case "look_at":
                glimpse(state, decision.seat, option.value)
            case "plant":
                place_top(state, option.value)
            case _:
                super().choose(state, decision, option)

    def forbids(self, state: Camelot, decision: Decision[Camelot], option: Option) -> Rule | None:
        if option.verb in ("go_between", "accuse_lady", "petition_treacherous"):
            seat = decision.seat
            return forbids_action(state, seat) or self.forbids_further_action(state, seat, option)
        return super().forbids(state, decision, option)

    def after_black_card(self, state: Camelot, card: int, drawer: Seat) -> None:
        if card in MORGAN:
            after_morgan(state)

    def guinevere(self, state: Camelot, drawer: Seat) -> None:
        guinevere_petitions(state, drawer)

    def convocation(self, state: Camelot, seat: Seat) -> None:
        convocation_petition(state, seat)

    def final_count(self, state: Camelot) -> int:
        return ladies_swords(state)


def forbids_treacherous(state: Camelot, seat: Seat) -> Rule | None:
    """F-8.8."""
    at_court: Court = state.more
    if at_court.treacherous == NO_LADY:
        return NONE_TREACHEROUS
    return SCORNED if at_court.is_scorned(seat) else None


def petition_treacherous(state: Camelot, seat: Seat) -> None:
    """F-8.8: a held card if there is one, her Boon, and then Evil."""
    lady = court(state).treacherous
    state.then(PLACE_PETITION[seat][lady], CLAIM_BOON[seat][lady], PROGRESSION_AS_PENALTY[seat])


def forbids_planting(at_court: Court, seat: Seat, lady: Lady) -> Rule | None:
    """F-8.3 and F-8.4: the unmasked Traitor's card from the deck."""
    if at_court.standing[lady] != IN_PLAY:
        return NOT_IN_PLAY
    if not at_court.is_scorned(seat) or at_court.is_jealous(at_court.knight_of(lady)):
        return None
    return SCORNED_TRAITOR


FALSE_LADY: Final = FalseLady()
