"""BS-1.4 and BS-11: traits, suits, the twelve women, and what a clue says of the Dark Lady."""

from __future__ import annotations

from itertools import combinations
from typing import Final, TypeAlias

from fogbound.core.reading import Reading
from fogbound.games.black_sonata.box import contents, words

Suit: TypeAlias = int
Trait: TypeAlias = int
Traits: TypeAlias = int
"""A set of traits as a bit mask."""
Triple: TypeAlias = int
"""One of the 35 sets of three traits, by number."""
Triples: TypeAlias = int
"""A set of such sets as a bit mask."""

_BOX: Final = contents("women")

TRAITS: Final = tuple([entry.field("id").text() for entry in _BOX.field("traits").items()])
TRAIT_NAMES: Final = tuple([entry.field("name").text() for entry in _BOX.field("traits").items()])
TRAIT_SYMBOLS: Final = tuple([entry.field("symbol").text() for entry in _BOX.field("traits").items()])
SUITS: Final = tuple([entry.field("id").text() for entry in _BOX.field("suits").items()])
SUIT_COLOURS: Final = tuple([entry.field("colour").text() for entry in _BOX.field("suits").items()])

TRIPLES: Final[tuple[Traits, ...]] = tuple(
    [1 << a | 1 << b | 1 << c for a, b, c in combinations(range(len(TRAITS)), 3)]
)
ALL_TRIPLES: Final[Triples] = (1 << len(TRIPLES)) - 1


def traits_in(traits: Traits) -> list[str]:
    """The ids of a set of traits."""
    return [name for trait, name in enumerate(TRAITS) if traits >> trait & 1]


TRIPLE_NAMES: Final = tuple(["+".join(traits_in(traits)) for traits in TRIPLES])


class Woman:
    """A clue card: her suit and traits, and for each suit the numbers of shared traits that are possible."""

    def __init__(self, entry: Reading) -> None:
        self.name: Final = entry.field("name").text()
        self.suit: Final[Suit] = entry.field("suit").one_of(SUITS)
        self.traits: Final[Traits] = sum([1 << TRAITS.index(trait) for trait in words(entry.field("traits"))])
        key = entry.field("key")
        self.key: Final = tuple([tuple([n.number(0, 3) for n in key.field(suit).items()]) for suit in SUITS])
        self.agrees: Final[tuple[Triples, ...]] = tuple([fitting(self.traits, numbers) for numbers in self.key])
        """For each suit the triples that the Dark Lady may then have, as far as this clue goes."""

    @property
    def triple(self) -> Triple:
        return TRIPLES.index(self.traits)


def shared(one: Traits, other: Traits) -> int:
    """How many traits two sets have in common."""
    return (one & other).bit_count()


def fitting(traits: Traits, numbers: tuple[int, ...]) -> Triples:
    """The triples that share one of these numbers with a set of traits."""
    found = 0
    for triple, other in enumerate(TRIPLES):
        if shared(traits, other) in numbers:
            found |= 1 << triple
    return found


WOMEN: Final = tuple([Woman(entry) for entry in _BOX.field("women").items()])
NAMES: Final = tuple([woman.name for woman in WOMEN])


def of_suit(suit: Suit) -> list[int]:
    """The two women of a suit."""
    return [number for number, woman in enumerate(WOMEN) if woman.suit == suit]
