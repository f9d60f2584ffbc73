"""The two decks: which cards there are, by number, and what is printed on them."""

from __future__ import annotations

from typing import Final

from fogbound.core.zones import Stock
from fogbound.games.shadows_over_camelot.printed import BLACK, WHITE

WHITE_CARDS: Final = Stock("white cards", [card["id"] for card in WHITE])
BLACK_CARDS: Final = Stock("black cards", [card["id"] for card in BLACK])
LOYALTY_CARDS: Final = Stock("loyalty cards", ["loyal", "traitor"])

LOYAL: Final = 0
TRAITOR: Final = 1

WHITE_CARD: Final = {name: card for card, name in enumerate(WHITE_CARDS.names)}
BLACK_CARD: Final = {name: card for card, name in enumerate(BLACK_CARDS.names)}

WHITE_TITLES: Final = [card["name"] for card in WHITE]
BLACK_TITLES: Final = [card["name"] for card in BLACK]


def _deck(printed: list[int]) -> tuple[int, ...]:
    return tuple([card for card, count in enumerate(printed) for _ in range(count)])


WHITE_DECK: Final = _deck([card["count"] for card in WHITE])
BLACK_DECK: Final = _deck([card["count"] for card in BLACK])

# The White cards. Fight cards come first, so that a card's number is its value less one.
GRAIL: Final = WHITE_CARD["grail"]
MERLIN: Final = WHITE_CARD["merlin"]
CLAIRVOYANCE: Final = WHITE_CARD["clairvoyance"]
CONVOCATION: Final = WHITE_CARD["convocation"]
FATE: Final = WHITE_CARD["fate"]
HEROISM: Final = WHITE_CARD["heroism"]
LADY_OF_THE_LAKE: Final = WHITE_CARD["lady_of_the_lake"]
MESSENGER: Final = WHITE_CARD["messenger"]
PIETY: Final = WHITE_CARD["piety"]
REINFORCEMENTS: Final = WHITE_CARD["reinforcements"]

FIGHTS: Final = 5
"""So many kinds of Fight cards; every White card with a lower number is one of them."""


def fight_value(card: int) -> int:
    """What a Fight card is worth."""
    return card + 1


# The Black cards.
EXCALIBUR_CARD: Final = BLACK_CARD["excalibur"]
DESPAIR: Final = BLACK_CARD["despair"]
PICT: Final = BLACK_CARD["pict"]
SAXON: Final = BLACK_CARD["saxon"]
MERCENARIES: Final = BLACK_CARD["mercenaries"]
DESOLATION: Final = BLACK_CARD["desolation"]
DARK_FOREST: Final = BLACK_CARD["dark_forest"]
GUINEVERE: Final = BLACK_CARD["guinevere"]
MISTS: Final = BLACK_CARD["mists_of_avalon"]
MORDRED: Final = BLACK_CARD["mordred"]
VIVIEN: Final = BLACK_CARD["vivien"]
MORGAN: Final = tuple([BLACK_CARD[f"morgan_{number}"] for number in range(1, 6)])

SPECIAL_BLACK: Final = tuple([card["class"] == "special" for card in BLACK])
OF_BLACK_KNIGHT: Final = tuple([card["quests"] == ["black_knight"] if "quests" in card else False for card in BLACK])
OF_LANCELOT: Final = tuple(["value_lancelot" in card for card in BLACK])
"""Cards of Lancelot's and the Dragon's Quest."""
KNIGHT_VALUE: Final = tuple([int(card.get("value", 0)) for card in BLACK])
LANCELOT_VALUE: Final = tuple([int(card.get("value_lancelot", 0)) for card in BLACK])
DRAGON_VALUE: Final = tuple([int(card.get("value_dragon", 0)) for card in BLACK])
