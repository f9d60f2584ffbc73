"""What lies on the table as data, in the names of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.chance import Seed
from fogbound.core.position import read_zone, write_zone
from fogbound.core.reading import Reading
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
from fogbound.games.black_sonata.courses import SEQUENCES, Course, Slot, course_of
from fogbound.games.black_sonata.london import PLACES, named
from fogbound.games.black_sonata.memory import courses_allowed, courses_in
from fogbound.games.black_sonata.modes import MODES
from fogbound.games.black_sonata.state import NOTHING_NAMED, Pursuit, Search, removed_suit
from fogbound.games.black_sonata.view import write_search
from fogbound.games.black_sonata.women import NAMES, SUITS, TRIPLE_NAMES, WOMEN, of_suit

_FIELDS: Final = (
    "course",
    "top",
    "countdown",
    "round",
    "seen",
    "fog_slots",
    "searches",
    "pawn",
    "keys",
    "named",
    "suit",
    "first_suit",
    "fog_deck",
    "slid_in",
    "fog_gone",
    "lady",
    "suit_card",
    "clue_deck",
    "clues",
    "given_up",
    "removed",
)


def write(state: Pursuit) -> dict[str, Any]:
    return {
        "course": write_course(state.course),
        "top": state.top,
        "countdown": state.countdown,
        "round": state.round,
        "seen": slots_in(state.seen_slots),
        "fog_slots": slots_in(state.fog_slots),
        "searches": [write_search(search) for search in state.searches],
        "pawn": PLACES[state.pawn],
        "keys": named(state.keys),
        "named": None if state.named == NOTHING_NAMED else TRIPLE_NAMES[state.named],
        "suit": SUITS[state.suit],
        "first_suit": SUITS[state.first_suit],
        **{name: write_zone(zone) for name, zone in zip(_FIELDS[12:], state.zones(), strict=True)},
    }


def read(table: Reading, settings: Settings, seed: Seed) -> Pursuit:
    table.fields(*_FIELDS)
    state = Pursuit(settings, seed)
    state.course = read_course(table.field("course"))
    length = state.course.length
    state.top = table.field("top").number(0, length)
    state.countdown = table.field("countdown").number(0, MODES[settings.word("mode")].countdown)
    state.round = table.maybe("round", 1).number(0)
    state.seen_slots = read_slots(table.field("seen"), length)
    state.fog_slots = read_slots(table.maybe("fog_slots", []), length)
    state.searches = tuple([read_search(entry, length) for entry in table.maybe("searches", []).items()])
    state.pawn = table.field("pawn").one_of(PLACES)
    state.keys = sum([1 << place for place in set(table.maybe("keys", []).cards(PLACES))])
    triple = table.maybe("named")
    state.named = NOTHING_NAMED if triple.data is None else triple.one_of(TRIPLE_NAMES)
    state.fog_deck, state.slid_in = zone_of(table, "fog_deck", FOG_DECK), zone_of(table, "slid_in", SLID_IN)
    state.fog_gone, state.lady = zone_of(table, "fog_gone", FOG_GONE), zone_of(table, "lady", LADY)
    state.suit_card, state.clue_deck = zone_of(table, "suit_card", SUIT_CARD), zone_of(table, "clue_deck", CLUE_DECK)
    state.clues, state.given_up = zone_of(table, "clues", CLUES), zone_of(table, "given_up", GIVEN_UP)
    state.removed = zone_of(table, "removed", REMOVED)
    if len(state.lady) != 1:
        raise table.field("lady").wrong("should be one woman")
    read_suits(state, table)
    return state


def read_suits(state: Pursuit, table: Reading) -> None:
    """They need not be written where they follow from the cards."""
    lady = WOMEN[state.lady.cards[0]].suit
    mate = WOMEN[state.suit_card.cards[0]].suit if state.suit_card.cards else lady
    state.suit = table.maybe("suit", SUITS[lady]).one_of(SUITS)
    state.first_suit = table.maybe("first_suit", SUITS[mate]).one_of(SUITS)


def zone_of(table: Reading, name: str, place: Place) -> Zone:
    return read_zone(table.maybe(name, []), place)


def slots_in(slots: int) -> list[Slot]:
    """A bit mask of slots as a list."""
    return [slot for slot in range(slots.bit_length()) if slots >> slot & 1]


def read_slots(entry: Reading, length: int) -> int:
    return sum([1 << slot for slot in {item.number(0, length - 1) for item in entry.items()}])


def write_course(course: Course) -> dict[str, Any]:
    return {"sequence": course.sequence.name, "reverse": course.reverse, "cut": course.cut}


def read_course(entry: Reading) -> Course:
    entry.fields("sequence", "reverse", "cut")
    names = list(SEQUENCES)
    sequence = SEQUENCES[names[entry.field("sequence").one_of(names)]]
    cut = entry.maybe("cut", 0).number(0, len(sequence.cards) - 1)
    return course_of(sequence, entry.maybe("reverse", False).flag(), cut)


def read_search(entry: Reading, length: int) -> Search:
    entry.fields("slot", "place", "found")
    slot = entry.field("slot").number(0, length - 1)
    return Search(slot, entry.field("place").one_of(PLACES), entry.field("found").flag())


def contradiction(state: Pursuit) -> str | None:
    """What does not agree: the course with the settings and what was seen, cards with what is in the box."""
    return _in_the_deck(state) or _in_the_fog(state) or _among_the_women(state) or _in_the_turn(state)


def _in_the_deck(state: Pursuit) -> str | None:
    course, values = state.course, state.settings.values
    allowed = courses_allowed(str(values["sequence"]), str(values["reverse"]), course.length)
    if course not in courses_in(allowed):
        return f"the settings do not allow the course {course.name}"
    time_is_out = state.outcome is not None and state.outcome.reason == "out_of_time"
    if (state.top == course.length) != time_is_out:
        return "the countdown card is on top when time has run out, and only then"
    if not time_is_out and not state.seen_slots >> state.top & 1:
        return "the card on top is always seen; slot `top` must stand among `seen`"
    if state.fog_slots & ~state.seen_slots:
        return "fog lies only where a sign was seen before; every one of `fog_slots` must stand among `seen`"
    for search in state.searches:
        if not state.fog_slots >> search.slot & 1:
            return f"slot {search.slot} was searched, so fog must lie there"
        if search.found != (course.places[search.slot] == search.place):
            return (
                f"in slot {search.slot} she is at {PLACES[course.places[search.slot]]}; the search there says otherwise"
            )
    return None


def _in_the_fog(state: Pursuit) -> str | None:
    if len(state.slid_in) != state.fog_slots.bit_count():
        return f"{len(state.slid_in)} fog cards were slid in, but {state.fog_slots.bit_count()} slots hold fog"
    cards = [*state.fog_deck.cards, *state.slid_in.cards, *state.fog_gone.cards]
    return amiss(cards, FOG_NAMES, "fog card")


def _among_the_women(state: Pursuit) -> str | None:
    women = [zone for zone in state.zones() if zone.place.stock is LADY.stock]
    wrong = amiss([card for zone in women for card in zone.cards], NAMES, "woman")
    if wrong is not None:
        return wrong
    if WOMEN[state.lady.cards[0]].suit != state.suit:
        return f"the Dark Lady is of the suit {SUITS[WOMEN[state.lady.cards[0]].suit]}, not {SUITS[state.suit]}"
    if [WOMEN[card].suit for card in state.suit_card.cards] not in ([], [state.first_suit]):
        return f"the suit card is of the suit of the first Dark Lady, {SUITS[state.first_suit]}"
    removed = removed_suit(state)
    if list(state.removed.cards) != ([] if removed is None else of_suit(removed)):
        return "the women removed must be those of the suit that the mode removes"
    return None


def _in_the_turn(state: Pursuit) -> str | None:
    if state.sightings:
        return "nobody in this game loses sight of a card that was seen"
    if state.outcome is None and state.agenda[0].data() != ["Round"]:
        return "the agenda must begin with the Round that comes next"
    return None


def amiss(cards: list[int], names: tuple[str, ...], kind: str) -> str | None:
    """What is missing from the cards of one kind, or there twice."""
    for card, name in enumerate(names):
        if cards.count(card) != 1:
            return f"the {kind} {name} is {'missing' if card not in cards else 'there twice'}"
    return None
