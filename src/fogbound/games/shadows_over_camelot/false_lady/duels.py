"""F-6: a Lady's honour is upheld in a duel, by her Knight, a champion, or whom the Traitor names."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Effect, SealedDecision
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat
from fogbound.games.shadows_over_camelot.asking import NOT_NOW, Asking
from fogbound.games.shadows_over_camelot.cards import FIGHTS, WHITE_CARDS, fight_value
from fogbound.games.shadows_over_camelot.catalogue import (
    ADD_EXCALIBUR,
    AGREE,
    BLOW,
    DISCARD,
    DONE,
    PASS,
    REFUSE,
    VOLUNTEER,
)
from fogbound.games.shadows_over_camelot.false_lady.settling import NOT_UPHELD, SETTLE
from fogbound.games.shadows_over_camelot.knights import KAY
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import THE_SWORD
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    DUEL_COUNT,
    LADY_NAMES,
    NOMINATE,
    SLEEVE,
    WEAR_SLEEVE,
    Lady,
)
from fogbound.games.shadows_over_camelot.romance.court import Court, court
from fogbound.games.shadows_over_camelot.romance.duel import Duel
from fogbound.games.shadows_over_camelot.romance.hearts import reconcile, spend
from fogbound.games.shadows_over_camelot.romance.level import SLEEVE_ADDS, has_token
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.white import discard, show

THE_SWORD_ADDS: Final = 1
SWORD_ADDED: Final = 1
KAY_ADDED: Final = 2
SLEEVE_ADDED: Final = 4
"""F-6.5: each once, as bits of what was added."""


def uphold(state: Camelot, accuser: Seat, lady: Lady) -> None:
    """F-6.1, F-6.2 and F-8.5: who defends her."""
    at_court: Court = state.more
    at_court.duel = Duel(accuser, lady)
    knight = at_court.knight_of(lady)
    if knight == state.unmasked:
        state.then(NOMINATE_DEFENDER[knight], NOBODY_DEFENDS)
    elif knight != accuser:
        defend(state, knight)
    elif at_court.agreed.champions:
        state.then(*[MAY_CHAMPION[seat] for seat in state.others(accuser)], NOBODY_DEFENDS)
    else:
        state.then(NOBODY_DEFENDS)


def undefended(state: Camelot) -> bool:
    """Whether somebody is still wanted who defends her."""
    duel = court(state).duel
    return duel is not None and duel.defender == NO_SEAT


def defend(state: Camelot, seat: Seat) -> None:
    """F-6.3 to F-6.6, in this order."""
    at_court: Court = state.more
    duel = at_court.duel
    assert duel is not None
    restored = at_court.is_scorned(seat) and at_court.ladies[seat] == duel.lady
    if restored:
        reconcile(state, seat)
    at_court.duel = duel.defended_by(seat, restored)
    if state.telling:
        state.tell(EVERYONE, ("defends", seat, LADY_NAMES[duel.lady]))
    accuser = duel.accuser
    if at_court.agreed.duel_of_many:
        chosen = [CHOOSE_COUNT[who][card] for who in (accuser, seat) for card in range(FIGHTS)]
        state.then(*chosen, SHOW_CARDS, ADD_TO_DUEL[accuser], NEXT_TO_ADD, ADD_TO_DUEL[seat], SETTLE)
    else:
        chosen_one = (CHOOSE_CARD[accuser], CHOOSE_CARD[seat])
        state.then(*chosen_one, SHOW_CARDS, ADD_TO_DUEL[accuser], NEXT_TO_ADD, ADD_TO_DUEL[seat], SETTLE)


class MayChampion(Asking):
    """F-6.2: the first volunteer fights for a Lady whom her own Knight accuses."""

    def arises(self, state: Camelot) -> bool:
        return undefended(state)

    def options(self, state: Camelot) -> list[Option]:
        return [VOLUNTEER, PASS]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is VOLUNTEER:
            defend(state, self.seat)


class NominateDefender(Asking):
    """F-8.5: the unmasked Traitor names one Knight, or nobody."""

    def options(self, state: Camelot) -> list[Option]:
        duel = court(state).duel
        assert duel is not None
        named = sorted([seat for seat in state.from_seat(self.seat) if seat != duel.accuser])
        return [PASS, *[NOMINATE[seat] for seat in named]]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is PASS:
            return
        if state.telling:
            state.tell(EVERYONE, ("nominates", self.seat, option.value))
        state.then(MAY_ACCEPT[option.value])


class MayAccept(Asking):
    """F-8.5: who is named may decline."""

    def options(self, state: Camelot) -> list[Option]:
        return [AGREE, REFUSE]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is AGREE:
            defend(state, self.seat)
        elif state.telling:
            state.tell(EVERYONE, ("declines", self.seat))


class NobodyDefends(Effect[Camelot]):
    """F-6.2 and F-8.5: no duel; who accused his own Lady discards a Fight card."""

    def run(self, state: Camelot) -> None:
        if not undefended(state):
            return
        at_court: Court = state.more
        duel = at_court.duel
        assert duel is not None
        if state.telling:
            state.tell(EVERYONE, ("undefended", LADY_NAMES[duel.lady]))
        if at_court.ladies[duel.accuser] == duel.lady:
            state.then(LOSE_FIGHT_CARD[duel.accuser], NOT_UPHELD)
        else:
            state.then(NOT_UPHELD)


class ChooseCard(SealedDecision[Camelot]):
    """F-6.4: one Fight card or none, in secret; until both are shown it stays in the hand."""

    def options(self, state: Camelot) -> list[Option]:
        held = state.hands[self.seat].cards
        return [*[BLOW[card] for card in range(FIGHTS) if card in held], PASS]

    def choose(self, state: Camelot, option: Option) -> None:
        at_court: Court = state.more
        assert at_court.duel is not None
        at_court.duel = at_court.duel.chosen(self.seat, () if option is PASS else (option.value,))

    def forbids(self, state: Camelot, option: Option) -> Rule | None:
        return None if option in self.options(state) else NOT_NOW


class ChooseCount(SealedDecision[Camelot]):
    """F-6.4, where any number may be played: how many of one value, value by value."""

    def __init__(self, seat: Seat, card: int) -> None:
        super().__init__(seat)
        self.card: Final = card

    def arguments(self) -> tuple[int, ...]:
        return (self.seat, self.card)

    def options(self, state: Camelot) -> list[Option]:
        return DUEL_COUNT[: state.hands[self.seat].cards.count(self.card) + 1]

    def choose(self, state: Camelot, option: Option) -> None:
        at_court: Court = state.more
        duel = at_court.duel
        assert duel is not None
        before = duel.laid[duel.side(self.seat)] or ()
        at_court.duel = duel.chosen(self.seat, before + (self.card,) * option.value)

    def forbids(self, state: Camelot, option: Option) -> Rule | None:
        return None if option in self.options(state) else NOT_NOW


class ShowCards(Effect[Camelot]):
    """F-6.4: both show what they chose."""

    def run(self, state: Camelot) -> None:
        at_court: Court = state.more
        duel = at_court.duel
        assert duel is not None
        state.disclose(EVERYONE)
        totals = [0, 0]
        for seat in (duel.accuser, duel.defender):
            cards = duel.laid[duel.side(seat)] or ()
            for card in cards:
                show(state, seat, card)
                totals[duel.side(seat)] += fight_value(card)
            if state.telling:
                state.tell(EVERYONE, ("duel_card", seat, [WHITE_CARDS.names[card] for card in cards]))
        at_court.duel = duel.shows(totals[0], totals[1])


class AddToDuel(Asking):
    """F-6.5: Excalibur, Kay's card and the Red Sleeve, each once."""

    def arises(self, state: Camelot) -> bool:
        """F-6.5: who played no card may not add; by what everybody sees."""
        seat, duel = self.seat, court(state).duel
        assert duel is not None
        if not duel.laid[duel.side(seat)]:
            return False
        kay = state.is_knight(seat, KAY) and not duel.added & KAY_ADDED
        return kay or may_add_sword(state, seat, duel) or may_add_sleeve(state, seat, duel)

    def options(self, state: Camelot) -> list[Option]:
        seat, duel = self.seat, court(state).duel
        assert duel is not None
        found: list[Option] = []
        if state.is_knight(seat, KAY) and not duel.added & KAY_ADDED:
            found += [BLOW[card] for card in range(FIGHTS) if card in state.hands[seat].cards]
        if may_add_sword(state, seat, duel):
            found.append(ADD_EXCALIBUR)
        found.append(DONE)
        if may_add_sleeve(state, seat, duel):
            found.append(WEAR_SLEEVE)
        return found

    def choose(self, state: Camelot, option: Option) -> None:
        at_court, seat = court(state), self.seat
        duel = at_court.duel
        assert duel is not None
        if option is DONE:
            return
        state.then(self)
        if option is ADD_EXCALIBUR:
            at_court.duel = duel.adding(seat, THE_SWORD_ADDS, SWORD_ADDED)
        elif option is WEAR_SLEEVE:
            spend(state, seat, SLEEVE)
            at_court.duel = duel.adding(seat, SLEEVE_ADDS, SLEEVE_ADDED)
        else:
            show(state, seat, option.value)
            at_court.duel = duel.adding(seat, fight_value(option.value), KAY_ADDED)
        if state.telling:
            state.tell(EVERYONE, ("adds_to_duel", seat, option.text))


def may_add_sword(state: Camelot, seat: Seat, duel: Duel) -> bool:
    return state.relics[THE_SWORD] == seat and not duel.added & SWORD_ADDED


def may_add_sleeve(state: Camelot, seat: Seat, duel: Duel) -> bool:
    return has_token(state, seat, SLEEVE) and not court(state).is_scorned(seat)


class NextToAdd(Effect[Camelot]):
    """F-6.5: first the accuser, next the defender."""

    def run(self, state: Camelot) -> None:
        at_court: Court = state.more
        assert at_court.duel is not None
        at_court.duel = at_court.duel.asked_next()


class LoseFightCard(Asking):
    """F-6.2: one Fight card of his choice, if he has one."""

    def options(self, state: Camelot) -> list[Option]:
        held = state.hands[self.seat].cards
        return [DISCARD[card] for card in range(FIGHTS) if card in held] or [PASS]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is not PASS:
            discard(state, self.seat, option.value)
            if state.telling:
                state.tell(EVERYONE, ("gave_up_fight_card", self.seat))

    def shown(self, option: Option, seat: Seat | None) -> str:
        return option.text if seat == self.seat or option is PASS else "discards a Fight card"


MAY_CHAMPION: Final = [MayChampion(seat) for seat in range(MOST_SEATS)]
NOMINATE_DEFENDER: Final = [NominateDefender(seat) for seat in range(MOST_SEATS)]
MAY_ACCEPT: Final = [MayAccept(seat) for seat in range(MOST_SEATS)]
NOBODY_DEFENDS: Final = NobodyDefends()
CHOOSE_CARD: Final = [ChooseCard(seat) for seat in range(MOST_SEATS)]
CHOOSE_COUNT: Final = [[ChooseCount(seat, card) for card in range(FIGHTS)] for seat in range(MOST_SEATS)]
SHOW_CARDS: Final = ShowCards()
ADD_TO_DUEL: Final = [AddToDuel(seat) for seat in range(MOST_SEATS)]
NEXT_TO_ADD: Final = NextToAdd()
LOSE_FIGHT_CARD: Final = [LoseFightCard(seat) for seat in range(MOST_SEATS)]
