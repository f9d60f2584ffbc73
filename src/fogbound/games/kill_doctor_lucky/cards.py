"""The cards of both decks. A card is a number, the same in either deck, though it may be worth another there.

The catalogue begins with the cards for moving, then come weapons, then Failure cards.
"""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.zones import Stock
from fogbound.games.kill_doctor_lucky.printed import DECKS as _DATA
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, SPACE

KINDS: Final = ("move", "room", "weapon", "failure")


def _names() -> list[str]:
    """Every card of any deck once, kind after kind."""
    found: list[str] = []
    for kind in KINDS:
        for deck in _DATA.values():
            found += [card["id"] for card in deck["cards"] if card["type"] == kind and card["id"] not in found]
    return found


CARDS: Final = Stock("cards", _names())
CARD: Final = {name: card for card, name in enumerate(CARDS.names)}
FIRST_WEAPON: Final = next(card for card, name in enumerate(CARDS.names) if name.startswith("weapon"))
FIRST_FAILURE: Final = next(card for card, name in enumerate(CARDS.names) if name.startswith("failure"))


class Deck:
    """What the cards are worth in one deck, by card; cards that are not in it are worth nothing."""

    def __init__(self, data: Any) -> None:
        self.title: Final[str] = data["title"]
        entries: dict[int, Any] = {CARD[entry["id"]]: entry for entry in data["cards"]}
        self.cards: Final = tuple([card for card in sorted(entries) for _ in range(entries[card]["count"])])
        """All its cards, equal ones as often as there are of them."""
        self.titles: Final = {card: str(entry["name"]) for card, entry in entries.items()}
        self.flavours: Final = {card: str(entry.get("flavor", "")) for card, entry in entries.items()}
        self.clovers: Final = _numbers(entries, "clovers")
        self.steps: Final = _numbers(entries, "steps")
        """What a Move card gives on foot."""
        self.jump: Final = _rooms(entries, "room")
        """Where a Move or Room card leads straight away, or NOWHERE."""
        self.value: Final = _numbers(entries, "value")
        self.bonus_room: Final = _rooms(entries, "bonus_room")
        self.bonus_value: Final = _numbers(entries, "bonus_value")

    def strength(self, weapon: int, space: int) -> int:
        """KDL-7.6: what a weapon is worth in a space."""
        return self.bonus_value[weapon] if self.bonus_room[weapon] == space else self.value[weapon]


def _numbers(entries: dict[int, Any], field: str) -> tuple[int, ...]:
    return tuple([int(entries[card].get(field, 0)) if card in entries else 0 for card in range(len(CARDS.names))])


def _rooms(entries: dict[int, Any], field: str) -> tuple[int, ...]:
    named = [entries[card].get(field) if card in entries else None for card in range(len(CARDS.names))]
    return tuple([NOWHERE if name is None else SPACE[name] for name in named])


DECKS: Final = {name: Deck(data) for name, data in _DATA.items()}
