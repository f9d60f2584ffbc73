"""BS-2 to BS-4: what lies on the table before the first round."""

from __future__ import annotations

from fogbound.core.chance import Seed
from fogbound.core.refusals import Refusal
from fogbound.core.seats import EVERYONE
from fogbound.core.settings import Settings
from fogbound.games.black_sonata.catalogue import (
    CLUE_DECK,
    FOG_DECK,
    FOG_GONE,
    FOG_NAMES,
    LADY,
    REMOVED,
    SUIT_CARD,
)
from fogbound.games.black_sonata.courses import Course, course_of
from fogbound.games.black_sonata.deck import see_top
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.memory import directions_allowed, sequences_allowed
from fogbound.games.black_sonata.modes import MODES
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.steps import ROUND
from fogbound.games.black_sonata.women import SUITS, WOMEN, of_suit


def impossible(settings: Settings) -> list[Refusal]:
    """BS-15.7: fog cards are removed in expert mode, and only there."""
    mode, count = MODES[settings.word("mode")], settings.number("fog_removed")
    if mode.fewest_fog_removed <= count <= mode.most_fog_removed:
        return []
    facts = {"mode": mode.name, "removed": count, "fewest": mode.fewest_fog_removed, "most": mode.most_fog_removed}
    return [Refusal("fog_removed", "BS-15.7", facts)]


def deal(settings: Settings, seed: Seed) -> Pursuit:
    """Pawn, fog, the Dark Lady, her course, and the first look at her."""
    state = Pursuit(settings, seed)
    state.pawn = PLACES.index(settings.word("start"))
    lay_out_fog(state)
    choose_lady(state)
    state.course = draw_course(state)
    state.countdown = MODES[settings.word("mode")].countdown
    tell_of_setup(state)
    see_top(state)
    state.then(ROUND)
    return state


def lay_out_fog(state: Pursuit) -> None:
    """BS-2.2, and BS-15.7: the removed ones are taken off the shuffled deck."""
    cards = list(range(len(FOG_NAMES)))
    state.shuffle(cards)
    removed = state.settings.number("fog_removed")
    state.fog_gone = FOG_GONE.holding(cards[:removed])
    state.fog_deck = FOG_DECK.holding(cards[removed:])


def choose_lady(state: Pursuit) -> None:
    """BS-3."""
    lady = state.below(len(WOMEN))
    suit = state.suit = state.first_suit = WOMEN[lady].suit
    removed_suit = MODES[state.settings.word("mode")].removed_suit
    removed = of_suit(removed_suit[suit]) if removed_suit else []
    deck = [number for number, woman in enumerate(WOMEN) if woman.suit != suit and number not in removed]
    state.shuffle(deck)
    state.lady = LADY.holding((lady,))
    state.suit_card = SUIT_CARD.holding([number for number in of_suit(suit) if number != lady])
    state.removed = REMOVED.holding(removed)
    state.clue_deck = CLUE_DECK.holding(deck)
    state.disclose(EVERYONE)  # her suit


def draw_course(state: Pursuit) -> Course:
    """BS-4: the sequence, its direction and the cut."""
    drawn_from = sequences_allowed(state.settings.word("sequence"))
    sequence = drawn_from[0] if len(drawn_from) == 1 else drawn_from[state.below(len(drawn_from))]
    directions = directions_allowed(state.settings.word("reverse"))
    reverse = directions[0] if len(directions) == 1 else directions[state.below(len(directions))]
    return course_of(sequence, reverse, state.below(len(sequence.cards)))


def tell_of_setup(state: Pursuit) -> None:
    removed = [SUITS[WOMEN[card].suit] for card in state.removed.cards[:1]]
    state.tell(EVERYONE, ("began", PLACES[state.pawn], state.course.length, len(state.clue_deck)))
    state.tell(EVERYONE, ("suit", SUITS[state.suit], *removed))
