"""BS-16: what the player may know, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fogbound.core.chance import Seed
from fogbound.core.players import Sight
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.seen import Seen, View
from fogbound.core.settings import Settings
from fogbound.core.zones import Place, Zone
from fogbound.games.black_sonata.catalogue import (
    CLUE_DECK,
    CLUES,
    FOG_DECK,
    FOG_GONE,
    FOG_NAMES,
    GIVEN_UP,
    LADY,
    REMOVED,
    SLID_IN,
    SUIT_CARD,
)
from fogbound.games.black_sonata.london import LANDMARKS, PLACES, named
from fogbound.games.black_sonata.memory import fitting_courses
from fogbound.games.black_sonata.state import NOTHING_NAMED, Pursuit, Search, removed_suit
from fogbound.games.black_sonata.women import NAMES, SUITS, TRIPLE_NAMES, WOMEN, of_suit, traits_in


class PursuitSeen(Seen[Pursuit]):
    """BS-16.1. Slots count from the top of the cut deck."""

    @property
    def round(self) -> int:
        return self._state.round

    @property
    def signs(self) -> list[str | None]:
        """For each slot of the deck the landmark that was seen there. Fog slid in later does not undo it."""
        landmarks, seen = self._state.course.landmarks, self._state.seen_slots
        return [LANDMARKS[landmark] if seen >> slot & 1 else None for slot, landmark in enumerate(landmarks)]

    @property
    def fog_slots(self) -> list[int]:
        """The slots that hold fog."""
        fog = self._state.fog_slots
        return [slot for slot in range(fog.bit_length()) if fog >> slot & 1]

    @property
    def searches(self) -> list[dict[str, Any]]:
        return [write_search(search) for search in self._state.searches]

    @property
    def top(self) -> int:
        """The slot on top."""
        return self._state.top

    @property
    def countdown(self) -> int:
        return self._state.countdown

    @property
    def advances_left(self) -> int:
        """How many cards can be advanced before time runs out with the last of them."""
        return self._state.advances_left()

    @property
    def pawn(self) -> str:
        return PLACES[self._state.pawn]

    @property
    def keys(self) -> list[str]:
        """The places whose keys are claimed."""
        return named(self._state.keys)

    @property
    def suit(self) -> str:
        """The suit of the Dark Lady."""
        return SUITS[self._state.suit]

    @property
    def lady(self) -> str | None:
        """Who she is, once she was unmasked."""
        return only_name(self._state.lady, self._seat)

    @property
    def first_suit(self) -> str:
        """The suit of the first Dark Lady."""
        return SUITS[self._state.first_suit]

    @property
    def suit_card(self) -> dict[str, Any] | None:
        """The suit of the card beneath the keys, and whether it may be revealed; None once it was."""
        if not self._state.suit_card.cards:
            return None
        return {"suit": SUITS[self._state.first_suit], "free": self._state.suit_card_free()}

    @property
    def removed_suit(self) -> str | None:
        """The suit that is out of the game."""
        removed = removed_suit(self._state)
        return None if removed is None else SUITS[removed]

    @property
    def clues(self) -> list[dict[str, Any]]:
        """The clues held, the one revealed last at the end: traits, and how many of them are hers, by her suit."""
        return [write_clue(card) for card in self._state.clues.cards]

    @property
    def given_up(self) -> dict[str, Any]:
        """BS-11.3: clues that are kept in mind only."""
        return self._state.given_up.view(self._seat)

    @property
    def clue_deck(self) -> int:
        """How many clues can still come."""
        return len(self._state.clue_deck.cards)

    @property
    def named(self) -> str | None:
        """BS-11.4: the traits whose tokens lie on the board."""
        return None if self._state.named == NOTHING_NAMED else TRIPLE_NAMES[self._state.named]

    @property
    def fog_deck(self) -> dict[str, Any]:
        return self._state.fog_deck.view(self._seat)

    @property
    def slid_in(self) -> dict[str, Any]:
        """The fog cards in the stealth deck, in the order of their slots."""
        return self._state.slid_in.view(self._seat)

    @property
    def fog_gone(self) -> dict[str, Any]:
        """The fog cards out of the game."""
        return self._state.fog_gone.view(self._seat)


def only_name(zone: Zone, seat: Seat | None) -> str | None:
    """The name of the one card of a zone, for a seat that knows it."""
    known = zone.known_to(seat)[0]
    return None if known is None else NAMES[known]


def write_search(search: Search) -> dict[str, Any]:
    return {"slot": search.slot, "place": PLACES[search.place], "found": search.found}


def write_clue(card: int) -> dict[str, Any]:
    woman = WOMEN[card]
    key = {suit: list(numbers) for suit, numbers in zip(SUITS, woman.key, strict=True)}
    return {"name": woman.name, "traits": traits_in(woman.traits), "key": key}


def imagine(view: View, settings: Settings, seed: Seed) -> Pursuit:
    """A course that fits, fog in any order, and clues that fit the suits: each as likely as any other."""
    state = Pursuit(settings, seed)
    courses = fitting_courses(view)
    state.course = courses[state.below(len(courses))]
    state.top, state.countdown, state.round = view.top, view.countdown, view.round
    state.seen_slots = sum([1 << slot for slot, sign in enumerate(view.signs) if sign is not None])
    state.fog_slots = sum([1 << slot for slot in view.fog_slots])
    state.searches = tuple([Search(s["slot"], PLACES.index(s["place"]), s["found"]) for s in view.searches])
    state.pawn = PLACES.index(view.pawn)
    state.keys = sum([1 << PLACES.index(place) for place in view.keys])
    state.named = NOTHING_NAMED if view.named is None else TRIPLE_NAMES.index(view.named)
    imagine_fog(state, view)
    imagine_women(state, view)
    return state


def imagine_fog(state: Pursuit, view: View) -> None:
    """Unseen fog cards lie anywhere."""
    seen = [view.fog_deck, view.slid_in, view.fog_gone]
    unseen = [card for card, name in enumerate(FOG_NAMES) if all(name not in zone["cards"] for zone in seen)]
    state.shuffle(unseen)
    state.fog_deck = filled(FOG_DECK, view.fog_deck, FOG_NAMES, unseen)
    state.slid_in = filled(SLID_IN, view.slid_in, FOG_NAMES, unseen)
    state.fog_gone = filled(FOG_GONE, view.fog_gone, FOG_NAMES, unseen)


def imagine_women(state: Pursuit, view: View) -> None:
    """The suits that are open say which women the Dark Lady and the suit card may be; the others lie anywhere."""
    known = known_women(view)
    removed = [] if view.removed_suit is None else of_suit(SUITS.index(view.removed_suit))
    unseen = [card for card, name in enumerate(NAMES) if name not in known and card not in removed]
    state.suit, state.first_suit = SUITS.index(view.suit), SUITS.index(view.first_suit)
    state.removed = REMOVED.holding(removed)
    if view.suit_card is not None:
        state.suit_card = SUIT_CARD.holding([draw_of_suit(state, unseen, view.suit_card["suit"])])
    if view.lady is None:
        state.lady = LADY.holding([draw_of_suit(state, unseen, view.suit)])
    else:
        state.lady = filled(LADY, {"cards": [view.lady], "seen": [EVERYONE]}, NAMES, [])
    state.shuffle(unseen)
    state.given_up = filled(GIVEN_UP, view.given_up, NAMES, unseen)
    state.clues = CLUES.holding([NAMES.index(clue["name"]) for clue in view.clues])
    state.clue_deck = CLUE_DECK.holding(unseen)


def draw_of_suit(state: Pursuit, unseen: list[int], suit: str) -> int:
    """One of the unseen cards of a suit, which is then no longer among the others."""
    fitting = [card for card in unseen if SUITS[WOMEN[card].suit] == suit]
    drawn = fitting[state.below(len(fitting))]
    unseen.remove(drawn)
    return drawn


def filled(place: Place, seen: dict[str, Any], names: tuple[str, ...], unseen: list[int]) -> Zone:
    """A zone as it was seen, with unseen cards where nothing is known."""
    cards = [unseen.pop() if name is None else names.index(name) for name in seen["cards"]]
    return Zone(place, tuple(cards), tuple(seen.get("seen", ())))


def unseen(view: Sight) -> Counter[str]:
    """The fog and clue cards that were not seen, or were lost sight of."""
    seen = [*view.fog_deck["cards"], *view.slid_in["cards"], *view.fog_gone["cards"], *known_women(view)]
    return Counter([name for name in (*FOG_NAMES, *NAMES) if name not in seen])


def known_women(view: Sight) -> list[str | None]:
    """Whose faces were seen."""
    return [*[clue["name"] for clue in view.clues], *view.given_up["cards"], view.lady]


def key(state: Pursuit, seat: Seat) -> int:
    """The player's position in one number."""
    seen, landmarks = state.seen_slots, state.course.landmarks
    signs = tuple([landmark if seen >> slot & 1 else None for slot, landmark in enumerate(landmarks)])
    searches = tuple([(search.slot, search.place, search.found) for search in state.searches])
    fog = tuple([tuple(zone.known_to(seat)) for zone in (state.fog_deck, state.slid_in, state.fog_gone)])
    suits = (state.suit, state.first_suit, len(state.suit_card))
    women = (state.clues.cards, tuple(state.given_up.known_to(seat)))
    place = (state.top, state.countdown, state.fog_slots, state.pawn, state.keys, state.named)
    steps = tuple([str(step.data()) for step in state.agenda[-1:]])
    return hash((signs, searches, fog, suits, women, place, steps, len(state.agenda)))
