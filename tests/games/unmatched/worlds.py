"""Small positions of Unmatched, with all worlds that fit them counted by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from fogbound.conformance import SmallPosition
from fogbound.games.unmatched.cards import NAMES
from fogbound.games.unmatched.state import Battle
from tests.games.unmatched.positions import battle_data

HELD = "mistform dash beastform prey_upon"


def of_dracula(state: Battle) -> str:
    """Name a world by what lies face down before the first seat, its hand, and its deck in order."""
    zones = [state.laid[0], state.hands[0], state.decks[0]]
    return " | ".join(" ".join(NAMES[card] for card in zone.cards) for zone in zones)


def in_order(cards: tuple[str, ...]) -> str:
    """Cards of a hand, in the order of the catalogue."""
    return " ".join(sorted(cards, key=NAMES.index))


HAND_AND_DECK = Counter(f" | {in_order(cards[:2])} | {' '.join(cards[2:])}" for cards in permutations(HELD.split()))
"""Two of four cards in hand, two in the deck."""

COMMITTED = Counter(
    f"{cards[0]} | {in_order(cards[1:3])} | {cards[3]}"
    for cards in permutations(HELD.split())
    if cards[0] in ("dash", "beastform")
)
"""One of them was laid for Dracula's attack, so it is no scheme."""

ATTACKING = Counter(
    f" | {in_order(cards[:2])} | {' '.join(cards[2:])}"
    for cards in permutations(HELD.split())
    if {"dash", "beastform"} & set(cards[:2])
)
"""He has announced an attack, so he holds a card for it."""

SEEN = Counter(
    f"{cards[0]} | {in_order(cards[1:3])} | {cards[3]}"
    for cards in permutations(HELD.split())
    if cards[0] in ("dash", "beastform") and "dash" in cards[:3]
)
"""Holmes saw Dash in the hand before a card was laid face down."""

NAMED = Counter(
    f" | {in_order(cards[:2])} | {' '.join(cards[2:])}" for cards in permutations(HELD.split()) if "dash" in cards[:2]
)
"""He has to discard a card with a 3, so he holds Dash."""

_PARTIES = ("dracula bm18", "sherlock bm16 bm31")


def _attacked(**said: object) -> dict[str, object]:
    """Holmes is asked for a defence."""
    combat = {"attack": {"fighter": "hero_1"}, "defence": {"fighter": "hero_2"}}
    agenda = [["NextAction", 0], ["EndCombat"], ["DealDamage"], ["TurnUp"], ["MayDefend", 1]]
    data = battle_data(
        *_PARTIES,
        hands=("mistform prey_upon", "feint"),
        decks=("beastform", None),
        agenda=agenda,
        table={"combat": combat, "laid": [["dash"], []]},
    )
    return {**data, **said}


SMALL_POSITIONS = [
    SmallPosition(
        "two cards in a hand, two in the deck",
        battle_data(*_PARTIES, hands=("mistform dash", "feint"), decks=("beastform prey_upon", None)),
        1,
        of_dracula,
        HAND_AND_DECK,
    ),
    SmallPosition("a card laid for an attack", _attacked(), 1, of_dracula, COMMITTED),
    SmallPosition(
        "an attack that is announced",
        battle_data(
            *_PARTIES,
            hands=("mistform dash", "feint"),
            decks=("beastform prey_upon", None),
            agenda=[["NextAction", 0], ["ChooseTarget", 0, "hero_1"]],
        ),
        1,
        of_dracula,
        ATTACKING,
    ),
    SmallPosition(
        "a card of a number that was said",
        battle_data(
            *_PARTIES,
            hands=("mistform dash", "feint"),
            decks=("beastform prey_upon", None),
            agenda=[["NextAction", 1], ["EndScheme", 1], ["DiscardNamed", 0]],
            table={"picked_opponent": 0, "picked_number": 3},
            turn=1,
        ),
        1,
        of_dracula,
        NAMED,
    ),
    SmallPosition(
        "a card that was seen before one was laid",
        _attacked(
            sightings=[{"by": [1], "stock": "cards of seat 0", "cards": ["dash"], "among": ["hand 0", "laid 0"]}]
        ),
        1,
        of_dracula,
        SEEN,
    ),
]
