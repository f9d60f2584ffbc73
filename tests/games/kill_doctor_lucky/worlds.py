"""Small positions of Kill Doctor Lucky, with all worlds that fit them counted by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from fogbound.conformance import SmallPosition
from fogbound.games.kill_doctor_lucky.cards import CARDS, DECKS
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import position_data

ALL_CARDS = [CARDS.names[card] for card in DECKS["anniversary72"].cards]
HIDDEN = ["move_armory", "weapon_trowel", "failure_bats", "failure_oops"]
REST = " ".join(name for name in ALL_CARDS if name not in HIDDEN)

REMEMBERED = ["move_kitchen", "weapon_bad_cream", "failure_umm"]
"""What everybody saw before it was shuffled into the pile."""
REST_AFTER_SHUFFLING = " ".join(name for name in ALL_CARDS if name not in HIDDEN[2:] + REMEMBERED)


def hands_and_pile(state: Mansion) -> str:
    """Name a world by the hands of the second and third guest, and the pile in its order."""
    zones = [*state.hands[1:], state.pile]
    return " | ".join(" ".join(CARDS.names[card] for card in zone.cards) for zone in zones)


def all_hands(state: Mansion) -> str:
    """Name a world by all hands."""
    return " | ".join(" ".join(CARDS.names[card] for card in hand.cards) for hand in state.hands)


def in_order(cards: tuple[str, ...]) -> str:
    """Cards of a hand, in the order of the catalogue."""
    return " ".join(sorted(cards, key=CARDS.names.index))


DEALT = Counter(
    f"{in_order(cards[:1])} | {in_order(cards[1:2])} | {' '.join(cards[2:])}" for cards in permutations(HIDDEN)
)
"""One card for each of two guests, and two in the pile."""

LOOKED_ON = Counter(
    f"{in_order(cards[:2])} | {in_order(cards[2:3])} | {in_order(cards[3:])}" for cards in permutations(HIDDEN)
)
"""Two cards for the first guest, and one for each other: what an onlooker cannot see."""

SHUFFLED = Counter(
    f"{in_order(cards[:2])} | {in_order(cards[2:3])} | {' '.join(cards[3:])}"
    for cards in permutations([*HIDDEN[2:], *REMEMBERED])
    if cards[2] not in REMEMBERED
)
"""Of the remembered cards some may have come to the second guest, who has drawn since, and none to the third."""

AFTER_SHUFFLING = {
    **position_data(
        "gallery kitchen kitchen",
        hands=(REST_AFTER_SHUFFLING, "failure_bats move_kitchen", "failure_oops"),
        deck_exhaustion="reshuffle",
    ),
    "sightings": [{"by": ["everyone"], "stock": "cards", "cards": REMEMBERED, "among": ["hand 1", "pile"]}],
}

SMALL_POSITIONS = [
    SmallPosition(
        "a card with each of two guests, two in the pile",
        position_data("gallery kitchen kitchen", hands=(REST, *HIDDEN[:2])),
        0,
        hands_and_pile,
        DEALT,
    ),
    SmallPosition(
        "an onlooker, and four cards in three hands",
        position_data(
            "gallery kitchen kitchen",
            hands=(" ".join(HIDDEN[:2]), *HIDDEN[2:]),
            discards=REST,
            pile_count=0,
            table={"lights_out": True},
        ),
        None,
        all_hands,
        LOOKED_ON,
    ),
    SmallPosition("discards that were shuffled", AFTER_SHUFFLING, 0, hands_and_pile, SHUFFLED),
]
