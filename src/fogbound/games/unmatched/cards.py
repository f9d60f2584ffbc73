"""The cards of all decks. A card is a number, the same in every deck, though its BOOST may be another there."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from fogbound.core.zones import Stock
from fogbound.games.unmatched.printed import DECKS as _PRINTED

Users: TypeAlias = int
"""A set of those in a hero's party who may use a card: bits of the two below."""
HERO: Final[Users] = 1
SIDEKICK: Final[Users] = 2
JEKYLL: Final[Users] = 1
HYDE: Final[Users] = 2
"""Jekyll & Hyde has no sidekick: the bits are his forms."""
FORMS: Final = {JEKYLL: "jekyll", HYDE: "hyde"}
ANYBODY: Final[Users] = 3

LABELS: Final[dict[str, Users]] = {
    "ANY": ANYBODY,
    "HOLMES": HERO,
    "DR. WATSON": SIDEKICK,
    "DRACULA": HERO,
    "SISTER": SIDEKICK,
    "DR. JEKYLL": JEKYLL,
    "MR. HYDE": HYDE,
    "INVISIBLE MAN": HERO,
}

NO_CARD: Final = -1
NO_VALUE: Final = -1
"""The number of a scheme."""

WINDOWS: Final = ("immediately", "during", "after", "scheme")
"""When effects of cards happen."""
IMMEDIATELY: Final = 0
DURING: Final = 1
AFTER: Final = 2
SCHEME: Final = 3


def _names() -> tuple[str, ...]:
    """Every card of any deck once, deck after deck."""
    found: list[str] = []
    for deck in _PRINTED.values():
        found += [card["id"] for card in deck["cards"] if card["id"] not in found]
    return tuple(found)


NAMES: Final = _names()
CARD: Final = {name: card for card, name in enumerate(NAMES)}
ELEMENTARY: Final = CARD["elementary"]

MOST_PLAYERS: Final = 4
STOCKS: Final = [Stock(f"cards of seat {seat}", NAMES) for seat in range(MOST_PLAYERS)]
"""The decks of different players have different backs: their cards are never mistaken for one another."""


class Deck:
    """What is printed on the cards of one hero, by card."""

    def __init__(self, data: Any) -> None:
        entries: dict[int, Any] = {CARD[entry["id"]]: entry for entry in data["cards"]}
        self.kinds: Final = tuple(sorted(entries))
        self.cards: Final = tuple([card for card in self.kinds for _ in range(entries[card]["count"])])
        """All thirty, equal ones as often as there are of them."""
        self.titles: Final = {card: str(entry["name"]) for card, entry in entries.items()}
        self.texts: Final[dict[int, dict[str, str]]] = {card: dict(entry["text"]) for card, entry in entries.items()}
        """By the window in which it happens, what a card does."""
        self.types: Final = {card: str(entry["type"]) for card, entry in entries.items()}
        self.labels: Final = {card: str(entry["label"]) for card, entry in entries.items()}
        self.value: Final = _numbers(entries, "value", NO_VALUE)
        self.boost: Final = _numbers(entries, "boost", 0)
        self.users: Final = tuple([LABELS[self.labels[c]] if c in entries else 0 for c in range(len(NAMES))])
        self.attacks: Final = _of_types(entries, "attack", "versatile")
        """For each card whether one may attack with it."""
        self.defends: Final = _of_types(entries, "defense", "versatile")
        self.schemes: Final = _of_types(entries, "scheme")
        self.attack_numbers: Final = self._numbers_of(self.attacks)
        """UNM-10.13: what a player who must guess is offered."""
        self.numbers: Final = self._numbers_of(tuple([not scheme for scheme in self.schemes]))
        """UNM-10.16."""

    def _numbers_of(self, wanted: tuple[bool, ...]) -> tuple[int, ...]:
        return tuple(sorted({self.value[card] for card in self.kinds if wanted[card]}))


def _numbers(entries: dict[int, Any], key: str, default: int) -> tuple[int, ...]:
    found = [entries[card][key] if card in entries else None for card in range(len(NAMES))]
    return tuple([default if number is None else int(number) for number in found])


def _of_types(entries: dict[int, Any], *types: str) -> tuple[bool, ...]:
    return tuple([card in entries and entries[card]["type"] in types for card in range(len(NAMES))])


DECKS: Final = {hero: Deck(data) for hero, data in _PRINTED.items()}
"""By hero."""
