"""BS-1.2 and BS-4: the stealth cards, the sequences, and every course the Lady can take through London."""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.core.reading import Reading
from fogbound.core.spaces import Space
from fogbound.games.black_sonata.box import contents
from fogbound.games.black_sonata.london import LANDMARKS, PLACES, Landmark

StealthCard: TypeAlias = int
Slot: TypeAlias = int
"""A place in the deck, counted from the top of the cut deck: 0 was on top at the beginning."""


class Sequence:
    """BS-4.1: an order of stealth cards, which goes round."""

    def __init__(self, entry: Reading, labels: tuple[str, ...]) -> None:
        self.name: Final = entry.field("name").text()
        self.difficulty: Final = entry.field("class").text()
        self.may_stay: Final = entry.field("may_stay").flag()
        self.cards: Final[tuple[StealthCard, ...]] = tuple(
            [labels.index(label) for label in entry.field("cards").text().split()]
        )


class Course:
    """A sequence in one direction, cut at one place: what lies in each slot of the deck. It stays so all game long."""

    __slots__ = ("cards", "cut", "landmarks", "length", "number", "places", "reverse", "sequence")

    def __init__(self, number: int, sequence: Sequence, reverse: bool, cut: int) -> None:
        self.number: Final = number
        self.sequence: Final = sequence
        self.reverse: Final = reverse
        self.cut: Final = cut
        order = sequence.cards[::-1] if reverse else sequence.cards
        cards = order[cut:] + order[:cut]
        self.length: Final = len(cards)
        self.cards: Final[tuple[StealthCard, ...]] = cards
        self.places: Final[tuple[Space, ...]] = tuple([CARD_PLACES[card] for card in cards])
        self.landmarks: Final[tuple[Landmark, ...]] = tuple([CARD_LANDMARKS[card] for card in cards])

    @property
    def name(self) -> str:
        return f"{self.sequence.name}{' reversed' if self.reverse else ''} cut {self.cut}"


_CARDS: Final = contents("stealth").field("cards").items()
CARDS: Final = tuple([entry.field("label").text() for entry in _CARDS])
CARD_LANDMARKS: Final[tuple[Landmark, ...]] = tuple([entry.field("landmark").one_of(LANDMARKS) for entry in _CARDS])
CARD_PLACES: Final[tuple[Space, ...]] = tuple([entry.field("location").one_of(PLACES) for entry in _CARDS])
CARD_CODES: Final = tuple([entry.field("codes").text() for entry in _CARDS])

_ENTRIES: Final = contents("sequences").field("sequences").items()
SEQUENCES: Final = {sequence.name: sequence for sequence in [Sequence(entry, CARDS) for entry in _ENTRIES]}
POSITIONS: Final = {
    entry.field("name").text(): entry.field("position").number(1, 8)
    for entry in _ENTRIES
    if entry.field("position").data is not None
}
"""BS-4.1: where the eight printed sequences stand on the cards."""

DIFFICULTIES: Final = {
    "standard": "printed on the cards, 26 cards",
    "very_easy": "very easy, 30 cards",
    "easy": "easy, 28 cards",
    "moderate": "moderate, 26 cards",
    "hard": "hard, 24 cards",
}
STAYING: Final = {"moves": "she moves every turn", "stays": "she may stay where she is"}
ANY: Final = "any"


def classes() -> dict[str, tuple[str, list[Sequence]]]:
    """BS-4.4: what chance may draw from, in words, and the sequences in it."""
    every = list(SEQUENCES.values())
    found = {ANY: ("drawn from all 28 sequences", every)}
    for difficulty, meaning in DIFFICULTIES.items():
        alike = [sequence for sequence in every if sequence.difficulty == difficulty]
        found[difficulty] = (f"drawn from all that are {meaning}", alike)
        for staying, how in STAYING.items():
            same = [sequence for sequence in alike if sequence.may_stay == (staying == "stays")]
            found[f"{difficulty}-{staying}"] = (f"drawn from those that are {meaning}, where {how}", same)
    return found


CLASSES: Final = classes()


def every_course() -> tuple[Course, ...]:
    """Every sequence, direction and cut."""
    found: list[Course] = []
    for sequence in SEQUENCES.values():
        for reverse in (False, True):
            for cut in range(len(sequence.cards)):
                found.append(Course(len(found), sequence, reverse, cut))
    return tuple(found)


COURSES: Final = every_course()
FIRST: Final = {(course.sequence.name, course.reverse): course.number for course in COURSES if course.cut == 0}
"""Where the courses of a sequence in one direction begin; the cut is counted on from there."""


def course_of(sequence: Sequence, reverse: bool, cut: int) -> Course:
    return COURSES[FIRST[sequence.name, reverse] + cut]
