"""Small positions of Shadows over Camelot, with all worlds that fit them counted by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import permutations
from typing import Any

from fogbound.conformance import SmallPosition
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS, LOYALTY_CARDS, WHITE_CARDS, WHITE_DECK
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.positions import position_data

HIDDEN = ["fight_1", "fight_5", "grail", "merlin"]


def white_rest() -> list[str]:
    """All White cards but one of each of the hidden ones."""
    left = [WHITE_CARDS.names[card] for card in WHITE_DECK]
    for name in HIDDEN:
        left.remove(name)
    return left


def hands_and_pile(state: Camelot) -> str:
    """Name a world by the hands of the second and third Knight, and the White pile in its order."""
    zones = [*state.hands[1:], state.white_pile]
    return " | ".join(" ".join(WHITE_CARDS.names[card] for card in zone.cards) for zone in zones)


def loyalties(state: Camelot) -> str:
    """Name a world by everybody's Loyalty."""
    return " ".join(LOYALTY_CARDS.names[zone.cards[0]] for zone in state.loyalty)


def face_down(state: Camelot) -> str:
    """Name a world by the cards that lie face down on Combat Quests."""
    return " | ".join(
        " ".join(
            BLACK_CARDS.names[card]
            for card, seen in zip(zone.cards, zone.seen or [0] * len(zone), strict=True)
            if not seen
        )
        for zone in state.against[:2]
    )


def dealt() -> dict[str, Any]:
    """The first Knight holds all White cards but four: one with each other Knight, two in the pile."""
    data = position_data(hands=("", HIDDEN[0], HIDDEN[1]))
    data["table"]["hands"][0] = white_rest()
    data["table"]["white_pile"] = HIDDEN[2:]
    return data


DEALT = Counter(f"{cards[0]} | {cards[1]} | {' '.join(cards[2:])}" for cards in permutations(HIDDEN))

EIGHT = Counter(
    f"loyal {' '.join('traitor' if seat == traitor else 'loyal' for seat in range(1, 4))}" for traitor in range(1, 8)
)
"""Of seven cards that the first of four Knights does not see one is the Traitor's."""

KNIGHTS_LEFT = ["black_knight_1"] * 2 + ["black_knight_3"] * 2
LANCELOTS_LEFT = ["lancelot_1_dragon_5"] * 2 + ["lancelot_7_dragon_11"]


def laid_face_down() -> dict[str, Any]:
    """One card lies face down with the Black Knight, one with Lancelot; of their kinds few are left elsewhere."""
    shown = {
        "black_knight_1": 3,
        "black_knight_3": 1,
        "black_knight_5": 2,
        "black_knight_7": 1,
        "lancelot_1_dragon_5": 2,
        "lancelot_3_dragon_7": 3,
        "lancelot_5_dragon_9": 3,
    }
    data = position_data(against={"black_knight": "black_knight_1?", "lancelot": "lancelot_7_dragon_11?"})
    names = [name for name, count in shown.items() for _ in range(count)]
    for name in names:
        data["table"]["black_pile"].remove(name)
    data["table"]["black_discards"] = {"cards": names, "seen": [["everyone"]] * len(names)}
    return data


FACE_DOWN = Counter(f"{one} | {other}" for one in KNIGHTS_LEFT for other in LANCELOTS_LEFT)

SMALL_POSITIONS = [
    SmallPosition("a White card with each of two Knights, two in the pile", dealt(), 0, hands_and_pile, DEALT),
    SmallPosition("who is the Traitor, if anybody is", position_data(seats=4, traitor=2), 0, loyalties, EIGHT),
    SmallPosition("cards of a kind that all know, face down", laid_face_down(), 1, face_down, FACE_DOWN),
]
