"""B-6.1: what forbids each Heroic Action. Each condition gives its rule, or nothing when it is met."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.cards import DARK_FOREST, FIGHTS, GRAIL, MERLIN
from fogbound.games.shadows_over_camelot.catalogue import ACCUSE, DISCARD, DRAW_WHITE, FIGHT_ENGINE, HEAL, LAY
from fogbound.games.shadows_over_camelot.combat import fits
from fogbound.games.shadows_over_camelot.discarding import kinds
from fogbound.games.shadows_over_camelot.fights import fight_cards
from fogbound.games.shadows_over_camelot.knights import MOST_LIFE, NO_DRAW_FROM
from fogbound.games.shadows_over_camelot.quests import CAMELOT, COMBATS, EXCALIBUR, FACTS, HOLY_GRAIL, WARS, Quest
from fogbound.games.shadows_over_camelot.spending import (
    ACCUSED,
    ACTED,
    HEALED,
    LETTERS,
    LIFE_GIVEN,
    MOVED,
    OWES_SECOND,
    PLAYED_SPECIAL,
    SPECIAL_USED,
)
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.traitor import accusable, accusing_open
from fogbound.games.shadows_over_camelot.wars import next_card
from fogbound.games.shadows_over_camelot.ways import moves
from fogbound.games.shadows_over_camelot.white_cards import forbids_special, special_options

FIRST_AN_ACTION: Final = Rule("B-6.1")
LETTER_USED: Final = Rule("B-6.2")
ONE_SPECIAL: Final = Rule("B-6.7")
CANNOT_HEAL: Final = Rule("B-6.8")
PATTERN: Final = Rule("B-7.2")
FULL_HAND: Final = Rule("B-8.1")
NO_SIEGE: Final = Rule("B-8.2")
NOT_ON_A_QUEST: Final = Rule("B-6.1")
NOT_ON_GRAIL: Final = Rule("B-8.6")
NOT_ON_EXCALIBUR: Final = Rule("B-8.7")
WRONG_IN_WAR: Final = Rule("B-8.8")
FOREST_FORBIDS: Final = Rule("B-11.7")

HEAL_CARDS: Final = 3

LETTER_OF: Final = {
    "move": MOVED,
    "lay": ACTED,
    "draw_white": ACTED,
    "fight_engine": ACTED,
    "discard": ACTED,
    "heal": HEALED,
    "accuse": ACCUSED,
}
"""B-6.1: the letter of each action; every other verb of step 2 that is a letter is c."""


def free_letters(state: Camelot) -> int:
    """The letters of which an action may be done now: all before the first, after a Life point those not used."""
    used = state.spent & LETTERS
    if not used:
        return LETTERS
    return LETTERS & ~used if state.spent & OWES_SECOND else 0


def quest_actions(state: Camelot, seat: Seat) -> list[Option]:
    """Letter b: the action of the place where the Knight is."""
    place, hand = state.place[seat], state.hands[seat].cards
    if place == CAMELOT:
        found = [DRAW_WHITE] if len(hand) < NO_DRAW_FROM else []
        if state.engines:
            found.append(FIGHT_ENGINE)
        return found
    if place in COMBATS:
        pattern, laid = FACTS[place].pattern, state.laid[place].cards
        return [LAY[card] for card in fight_cards(hand) if fits(pattern, laid, card)]
    if place == HOLY_GRAIL:
        return [LAY[GRAIL]] if GRAIL in hand and DARK_FOREST not in state.lasting.cards else []
    if place == EXCALIBUR:
        return [DISCARD[card] for card in kinds(hand)]
    card = next_card(state, place)
    return [LAY[card]] if card in hand else []


def forbids_quest_action(state: Camelot, seat: Seat, option: Option) -> Rule | None:
    if option is DRAW_WHITE:
        at_home = state.place[seat] == CAMELOT
        return None if at_home and len(state.hands[seat]) < NO_DRAW_FROM else FULL_HAND
    if option is FIGHT_ENGINE:
        return None if state.place[seat] == CAMELOT and state.engines else NO_SIEGE
    if option.verb == "discard":
        held = option.value in state.hands[seat].cards
        return None if held and state.place[seat] == EXCALIBUR else NOT_ON_EXCALIBUR
    return forbids_laying(state, seat, option.value)


def forbids_laying(state: Camelot, seat: Seat, card: int) -> Rule | None:
    """A card on the Quest where the Knight is."""
    place = state.place[seat]
    held = card in state.hands[seat].cards
    if place in COMBATS and card < FIGHTS:
        return None if held and fits_here(state, place, card) else PATTERN
    if place in WARS:
        return None if held and card == next_card(state, place) else WRONG_IN_WAR
    if place == HOLY_GRAIL and card == GRAIL and held:
        return FOREST_FORBIDS if DARK_FOREST in state.lasting.cards else None
    return NOT_ON_GRAIL if card == GRAIL else NOT_ON_A_QUEST


def fits_here(state: Camelot, quest: Quest, card: int) -> bool:
    """B-7.2."""
    return fits(FACTS[quest].pattern, state.laid[quest].cards, card)


def heals(state: Camelot, seat: Seat) -> list[Option]:
    """Letter d: three identical cards."""
    hand = state.hands[seat].cards
    alike = len(hand) - len(set(hand))
    if alike < HEAL_CARDS - 1 or not 0 < state.life[seat] < MOST_LIFE:
        return []
    return [HEAL[card] for card in kinds(hand) if hand.count(card) >= HEAL_CARDS]


def forbids_heal(state: Camelot, seat: Seat, option: Option) -> Rule | None:
    fit = 0 < state.life[seat] < MOST_LIFE and state.hands[seat].cards.count(option.value) >= HEAL_CARDS
    return None if fit else CANNOT_HEAL


def accusations(state: Camelot, seat: Seat) -> list[Option]:
    """Letter e."""
    others = accusable(state, seat) if accusing_open(state) else 0
    return [ACCUSE[other] for other in range(state.agreed.seats) if others >> other & 1] if others else []


def specials(state: Camelot, seat: Seat) -> list[Option]:
    """Letter c."""
    hand = state.hands[seat].cards
    if state.spent & SPECIAL_USED or not hand or hand[-1] < MERLIN:
        return []
    return special_options(state, seat)


def forbids_playing(state: Camelot, seat: Seat, option: Option) -> Rule | None:
    if state.spent & SPECIAL_USED:
        return ONE_SPECIAL
    return forbids_special(state, seat, option)


def forbids_action(state: Camelot, option: Option) -> Rule | None:
    """B-6.2: an action of this letter is not due."""
    letter = LETTER_OF.get(option.verb, PLAYED_SPECIAL)
    return None if free_letters(state) & letter else LETTER_USED


def actions(state: Camelot, seat: Seat, letters: int) -> list[Option]:
    """B-6.1: all of these letters, but what is done for Excalibur, which stands later in the vocabulary."""
    found = [*moves(state, seat)] if letters & MOVED else []
    if letters & ACTED and state.place[seat] != EXCALIBUR:
        found += quest_actions(state, seat)
    if letters & PLAYED_SPECIAL:
        found += specials(state, seat)
    if letters & HEALED:
        found += heals(state, seat)
    if letters & ACCUSED:
        found += accusations(state, seat)
    return found


def forbids_giving_life(state: Camelot, seat: Seat) -> Rule | None:
    """B-6.2: after the first action, once, with a Life point, for an action that can be done."""
    used = state.spent & LETTERS
    if not used or state.spent & LIFE_GIVEN or state.life[seat] == 0:
        return LETTER_USED
    if not used & MOVED:
        return None
    state.life[seat] -= 1
    can = possible(state, seat, LETTERS & ~used)
    state.life[seat] += 1
    return None if can else LETTER_USED


def possible(state: Camelot, seat: Seat, letters: int) -> bool:
    """Whether an action of one of these letters can be done."""
    return bool(
        letters & MOVED
        or (letters & ACTED and quest_actions(state, seat))
        or (letters & PLAYED_SPECIAL and specials(state, seat))
        or (letters & HEALED and heals(state, seat))
        or (letters & ACCUSED and accusations(state, seat))
    )


def forbids_end(state: Camelot, seat: Seat) -> Rule | None:
    """B-4.4 and B-6.2: not before the first action, nor while one is owed that can be done."""
    used = state.spent & LETTERS
    if not used:
        return FIRST_AN_ACTION
    if state.spent & OWES_SECOND and possible(state, seat, LETTERS & ~used):
        return LETTER_USED
    return None
