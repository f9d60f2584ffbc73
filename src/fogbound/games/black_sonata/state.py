"""What lies on the table."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import State
from fogbound.core.chance import Seed
from fogbound.core.settings import NO_SETTINGS, Settings
from fogbound.core.spaces import Space, Spaces
from fogbound.core.zones import Zone
from fogbound.games.black_sonata.catalogue import (
    CLUE_DECK,
    CLUES,
    FOG_DECK,
    FOG_GONE,
    GIVEN_UP,
    LADY,
    REMOVED,
    SLID_IN,
    SUIT_CARD,
)
from fogbound.games.black_sonata.courses import COURSES, Course, Slot
from fogbound.games.black_sonata.london import ALL_PLACES
from fogbound.games.black_sonata.modes import MODES
from fogbound.games.black_sonata.women import Suit, Triple

NOTHING_NAMED: Final = -1


class Search:
    """In which slot of the deck she was searched for, where, and whether she was there. Never changed."""

    __slots__ = ("found", "place", "slot")

    def __init__(self, slot: Slot, place: Space, found: bool) -> None:
        self.slot: Final = slot
        self.place: Final = place
        self.found: Final = found


class Pursuit(State):
    """A game of Black Sonata.

    BS-5.6: nothing changes the order of the deck, so a card of it is where it was put, and what moves is the top. The
    stealth cards are no zone: which they are and how they lie is one thing, her course, and not one card of it can be
    exchanged for another.
    """

    __slots__ = (
        "clue_deck",
        "clues",
        "countdown",
        "course",
        "first_suit",
        "fog_deck",
        "fog_gone",
        "fog_slots",
        "given_up",
        "keys",
        "lady",
        "named",
        "pawn",
        "removed",
        "round",
        "searches",
        "seen_slots",
        "slid_in",
        "suit",
        "suit_card",
        "top",
    )

    def __init__(self, settings: Settings = NO_SETTINGS, seed: Seed = 0) -> None:
        super().__init__(settings, seed)
        self.course: Course = COURSES[0]
        self.top: Slot = 0
        """The slot whose card is on top; one more than the last when the countdown card has come up on 0."""
        self.countdown: int = 0
        self.round: int = 0
        self.seen_slots: int = 0
        """Slots whose back was seen, as a bit mask."""
        self.fog_slots: int = 0
        """Slots that hold fog, as a bit mask."""
        self.searches: tuple[Search, ...] = ()
        self.pawn: Space = 0
        self.keys: Spaces = 0
        """The places whose keys are claimed."""
        self.named: Triple = NOTHING_NAMED
        self.suit: Suit = 0
        """The suit of the Dark Lady, which was seen."""
        self.first_suit: Suit = 0
        """The suit of the first Dark Lady, which is that of the suit card."""
        self.fog_deck: Zone = _NO_FOG_DECK
        self.slid_in: Zone = _NO_FOG_SLID_IN
        self.fog_gone: Zone = _NO_FOG_GONE
        self.lady: Zone = _NO_LADY
        self.suit_card: Zone = _NO_SUIT_CARD
        self.clue_deck: Zone = _NO_CLUE_DECK
        self.clues: Zone = _NO_CLUES
        self.given_up: Zone = _NONE_GIVEN_UP
        self.removed: Zone = _NONE_REMOVED

    def clone(self) -> Pursuit:
        other = Pursuit.__new__(Pursuit)
        self.copy_to(other)
        other.course = self.course
        other.top = self.top
        other.countdown = self.countdown
        other.round = self.round
        other.seen_slots = self.seen_slots
        other.fog_slots = self.fog_slots
        other.searches = self.searches
        other.pawn = self.pawn
        other.keys = self.keys
        other.named = self.named
        other.suit = self.suit
        other.first_suit = self.first_suit
        other.fog_deck = self.fog_deck
        other.slid_in = self.slid_in
        other.fog_gone = self.fog_gone
        other.lady = self.lady
        other.suit_card = self.suit_card
        other.clue_deck = self.clue_deck
        other.clues = self.clues
        other.given_up = self.given_up
        other.removed = self.removed
        return other

    def zones(self) -> list[Zone]:
        return [
            self.fog_deck,
            self.slid_in,
            self.fog_gone,
            self.lady,
            self.suit_card,
            self.clue_deck,
            self.clues,
            self.given_up,
            self.removed,
        ]

    def put(self, zones: list[Zone]) -> None:
        self.fog_deck, self.slid_in, self.fog_gone = zones[0], zones[1], zones[2]
        self.lady, self.suit_card, self.clue_deck = zones[3], zones[4], zones[5]
        self.clues, self.given_up, self.removed = zones[6], zones[7], zones[8]

    def fog_on_top(self) -> bool:
        return self.fog_slots >> self.top & 1 == 1

    def suit_card_free(self) -> bool:
        """BS-6.4: no key lies on the suit card any longer, and it was not revealed yet."""
        return self.keys == ALL_PLACES and len(self.suit_card.cards) > 0

    def cards_above(self) -> int:
        """How many cards lie above the countdown card."""
        return self.course.length - self.top

    def advances_left(self) -> int:
        """How many cards can be advanced before the countdown card comes up on 0."""
        return self.cards_above() + self.countdown * self.course.length


def removed_suit(state: Pursuit) -> Suit | None:
    """BS-3.3: the suit that is out of the game."""
    return MODES[state.settings.word("mode")].removed_suit.get(state.first_suit)


_NO_FOG_DECK: Final = FOG_DECK.holding()
_NO_FOG_SLID_IN: Final = SLID_IN.holding()
_NO_FOG_GONE: Final = FOG_GONE.holding()
_NO_LADY: Final = LADY.holding()
_NO_SUIT_CARD: Final = SUIT_CARD.holding()
_NO_CLUE_DECK: Final = CLUE_DECK.holding()
_NO_CLUES: Final = CLUES.holding()
_NONE_GIVEN_UP: Final = GIVEN_UP.holding()
_NONE_REMOVED: Final = REMOVED.holding()
