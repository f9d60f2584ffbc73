"""B-10.3 to B-10.11: Special White cards: when each may be played, and what it does."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from fogbound.core.agenda import Effect, Step
from fogbound.core.knowledge import look, move
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, Seat
from fogbound.games.shadows_over_camelot.board import remove_engine
from fogbound.games.shadows_over_camelot.boundary import cut_short
from fogbound.games.shadows_over_camelot.cards import (
    CLAIRVOYANCE,
    CONVOCATION,
    DESPAIR,
    FATE,
    HEROISM,
    LADY_OF_THE_LAKE,
    MERLIN,
    MESSENGER,
    PIETY,
    REINFORCEMENTS,
    TRAITOR,
    VIVIEN,
    WHITE_CARD,
    WHITE_CARDS,
)
from fogbound.games.shadows_over_camelot.catalogue import (
    HEROISM_ON,
    MERLIN_AT,
    MESSENGER_TO,
    PIETY_FOR,
    PLAY_CLAIRVOYANCE,
    PLAY_CONVOCATION,
    PLAY_FATE,
    PLAY_LADY,
    REINFORCEMENTS_FOR,
)
from fogbound.games.shadows_over_camelot.discarding import DISCARD_CARDS
from fogbound.games.shadows_over_camelot.foreseeing import CHOOSE_SIGHT, can_foresee, foresee
from fogbound.games.shadows_over_camelot.giving import GIVE_CARDS
from fogbound.games.shadows_over_camelot.grail import take_off_last
from fogbound.games.shadows_over_camelot.knights import MOST_LIFE
from fogbound.games.shadows_over_camelot.life import gain
from fogbound.games.shadows_over_camelot.quests import (
    CAMELOT,
    COMBATS,
    COUNT,
    EXCALIBUR,
    HOLY_GRAIL,
    QUEST_NAMES,
    WARS,
    Quest,
)
from fogbound.games.shadows_over_camelot.sharing import SHARE_DRAWN
from fogbound.games.shadows_over_camelot.spending import SPECIAL_USED
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.summoning import COME_HOME
from fogbound.games.shadows_over_camelot.track import move_excalibur
from fogbound.games.shadows_over_camelot.traitor import knows_loyalty, unmask
from fogbound.games.shadows_over_camelot.wars import set_warriors, warriors_in
from fogbound.games.shadows_over_camelot.ways import forbids_quest
from fogbound.games.shadows_over_camelot.white import clear_played, draw_white, show

NOT_HELD: Final = Rule("B-6.1")
NOTHING_TO_DO: Final = Rule("B-6.7")
NOTHING_TO_REMOVE: Final = Rule("B-10.3")
VIVIEN_FORBIDS: Final = Rule("B-11.11")
QUEST_CLOSED: Final = Rule("B-10.7")
NO_OTHER_CARD: Final = Rule("B-10.9")

AN_ENGINE: Final = COUNT
"""Merlin's last target."""

CARD_OF: Final = {
    "merlin": MERLIN,
    "clairvoyance": CLAIRVOYANCE,
    "convocation": CONVOCATION,
    "fate": FATE,
    "heroism": HEROISM,
    "lady_of_the_lake": LADY_OF_THE_LAKE,
    "messenger": MESSENGER,
    "piety": PIETY,
    "reinforcements": REINFORCEMENTS,
}
"""The card that each verb plays."""

OPTIONS_OF: Final[dict[int, list[Option]]] = {
    MERLIN: MERLIN_AT,
    CLAIRVOYANCE: [PLAY_CLAIRVOYANCE],
    CONVOCATION: [PLAY_CONVOCATION],
    FATE: [PLAY_FATE],
    HEROISM: HEROISM_ON,
    LADY_OF_THE_LAKE: [PLAY_LADY],
    MESSENGER: MESSENGER_TO,
    PIETY: PIETY_FOR,
    REINFORCEMENTS: REINFORCEMENTS_FOR,
}


def special_options(state: Camelot, seat: Seat) -> list[Option]:
    """All that can be played now, one card or another."""
    found: list[Option] = []
    last = -1
    for card in state.hands[seat].cards:
        if card >= MERLIN and card != last:
            last = card
            if card == MERLIN:
                found += merlin_options(state)
            else:
                found += [option for option in OPTIONS_OF[card] if forbids_effect(state, seat, card, option) is None]
    return found


def forbids_special(state: Camelot, seat: Seat, option: Option) -> Rule | None:
    card = CARD_OF[option.verb]
    if card not in state.hands[seat].cards:
        return NOT_HELD
    return forbids_effect(state, seat, card, option)


def forbids_effect(state: Camelot, seat: Seat, card: int, option: Option) -> Rule | None:
    """B-6.7: some part of it must be possible."""
    if card == MERLIN:
        return forbids_merlin(state, option.value)
    if card == HEROISM:
        return QUEST_CLOSED if forbids_quest(state, option.value) is not None else None
    if card == MESSENGER:
        return forbids_messenger(state, seat, option.value)
    return None if can_do(state, seat, card, option) else NOTHING_TO_DO


def can_do(state: Camelot, seat: Seat, card: int, option: Option) -> bool:
    """For the cards that need nothing but an effect."""
    if card == CLAIRVOYANCE:
        return can_foresee(state) or bool(state.agreed.level.clairvoyance_options(state, seat))
    if card == LADY_OF_THE_LAKE:
        return not state.is_over(EXCALIBUR) or may_gain(state, seat)
    if card == PIETY:
        gaining = [seat] if option is PIETY_FOR[0] else state.others(seat)
        return any(may_gain(state, other) for other in gaining)
    if card == CONVOCATION and len(state.in_camelot(seat)) < state.in_play.bit_count():
        return True
    if card == FATE and is_traitor(state, seat):
        return True
    if card == REINFORCEMENTS and option is REINFORCEMENTS_FOR[1] and not state.others(seat):
        return False
    return bool(state.white_pile.cards or state.white_discards.cards)


def may_gain(state: Camelot, seat: Seat) -> bool:
    return 0 < state.life[seat] < MOST_LIFE


def is_traitor(state: Camelot, seat: Seat) -> bool:
    """B-10.6 and B-15.3: who does not know his Loyalty yet counts as Loyal."""
    return knows_loyalty(state, seat) and state.loyalty[seat].cards[0] == TRAITOR


def merlin_options(state: Camelot) -> list[Option]:
    """B-10.3: all that he finds."""
    if VIVIEN in state.lasting.cards:
        return []
    found = [MERLIN_AT[quest] for quest in COMBATS if state.against[quest].cards]
    if state.excalibur < 0 and not state.is_over(EXCALIBUR):
        found.append(MERLIN_AT[EXCALIBUR])
    if DESPAIR in state.against[HOLY_GRAIL].cards:
        found.append(MERLIN_AT[HOLY_GRAIL])
    for war, warriors in zip(WARS, state.warriors, strict=True):
        if warriors:
            found.append(MERLIN_AT[war])
    if state.engines:
        found.append(MERLIN_AT[AN_ENGINE])
    return found


def forbids_merlin(state: Camelot, target: Quest) -> Rule | None:
    """B-10.3 and B-11.11."""
    if VIVIEN in state.lasting.cards:
        return VIVIEN_FORBIDS
    return None if merlin_finds(state, target) else NOTHING_TO_REMOVE


def merlin_finds(state: Camelot, target: Quest) -> bool:
    if target == AN_ENGINE:
        return state.engines > 0
    if target in COMBATS:
        return bool(state.against[target].cards)
    if target == HOLY_GRAIL:
        return DESPAIR in state.against[HOLY_GRAIL].cards
    if target == EXCALIBUR:
        return not state.is_over(EXCALIBUR) and state.excalibur < 0
    return warriors_in(state, target) > 0


def forbids_messenger(state: Camelot, seat: Seat, other: Seat) -> Rule | None:
    """B-10.9."""
    if other == seat or other >= state.agreed.seats or not state.in_play >> other & 1:
        return NOTHING_TO_DO
    return NO_OTHER_CARD if len(state.hands[seat]) < 2 else None


def play(state: Camelot, seat: Seat, option: Option) -> None:
    """B-6.7: the card leaves the hand, takes effect and is discarded."""
    card = CARD_OF[option.verb]
    play_special(state, seat, card)
    if state.telling:
        state.tell(EVERYONE, ("played", seat, WHITE_CARDS.names[card], option.noun))
    BEHAVIOUR[WHITE_CARDS.names[card]](state, seat, option)


def play_special(state: Camelot, seat: Seat, card: int, *steps: Step[Camelot]) -> None:
    """What every Special White card has in common; `steps` come before it is discarded."""
    state.spent |= SPECIAL_USED
    show(state, seat, card)
    state.then(*steps, CLEAR_PLAYED)


class ClearPlayed(Effect[Camelot]):
    """B-6.7: a Special White card is done."""

    def run(self, state: Camelot) -> None:
        clear_played(state)


def merlin(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.3."""
    target: Quest = option.value
    if target == AN_ENGINE:
        remove_engine(state)
        return
    if target in COMBATS:
        card, row = state.against[target].cards[0], state.against[target]
        state.against[target], state.black_discards = move(state, card, row, state.black_discards, taken=0)
    elif target == HOLY_GRAIL:
        take_off_last(state, DESPAIR)
    elif target == EXCALIBUR:
        move_excalibur(state, 1, seat)
    else:
        set_warriors(state, target, warriors_in(state, target) - 1)
    if state.telling:
        state.tell(EVERYONE, ("merlin_removes", seat, QUEST_NAMES[target]))


def clairvoyance(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.4."""
    if state.agreed.level.clairvoyance_options(state, seat):
        state.then(CHOOSE_SIGHT[seat])
    else:
        foresee(state, seat)


def convocation(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.5: in turn order from its player; then cards are shared as in B-7.6."""
    away = [other for other in state.from_seat(seat) if state.place[other] != CAMELOT]
    state.then(*[COME_HOME[other] for other in away], SHARE_DRAWN[seat])


def fate(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.6: what it does shows to all whether a Knight is Loyal."""
    if is_traitor(state, seat):
        clear_played(state)
        unmask(state, seat)
        if state.outcome is None:
            cut_short(state)
            state.then(*[DISCARD_CARDS[2][other] for other in state.from_seat(seat)])
        return
    if knows_loyalty(state, seat):
        state.disclose(EVERYONE)
        state.loyalty[seat] = look(state, state.loyalty[seat], EVERYONE, 1)
    for other in state.from_seat(seat):
        draw_white(state, other)


def heroism(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.7."""
    state.played, state.heroism = move(state, HEROISM, state.played, state.heroism)
    state.heroism_on = option.value


def lady_of_the_lake(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.8."""
    if state.is_over(EXCALIBUR):
        gain(state, seat, 2)
    else:
        move_excalibur(state, 1, seat)


def messenger(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.9."""
    state.then(GIVE_CARDS[seat][option.value][0])


def piety(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.10."""
    if option is PIETY_FOR[0]:
        gain(state, seat, 3)
        return
    for other in state.others(seat):
        gain(state, other, 1)


def reinforcements(state: Camelot, seat: Seat, option: Option) -> None:
    """B-10.11."""
    if option is REINFORCEMENTS_FOR[0]:
        draw_white(state, seat, 4)
        return
    for other in state.others(seat):
        draw_white(state, other)


BEHAVIOUR: Final[dict[str, Callable[[Camelot, Seat, Option], None]]] = {
    "merlin": merlin,
    "clairvoyance": clairvoyance,
    "convocation": convocation,
    "fate": fate,
    "heroism": heroism,
    "lady_of_the_lake": lady_of_the_lake,
    "messenger": messenger,
    "piety": piety,
    "reinforcements": reinforcements,
}
"""What each does, by its id; its player and what was chosen for it."""

if BEHAVIOUR.keys() != {name for name, card in WHITE_CARD.items() if card >= MERLIN}:
    raise ValueError("a Special White card has no behaviour, or behaviour has no card")

CLEAR_PLAYED: Final = ClearPlayed()
