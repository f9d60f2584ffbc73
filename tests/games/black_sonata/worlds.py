"""Small positions of Black Sonata, with all worlds that fit them counted by brute force."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from fogbound.conformance import SmallPosition
from fogbound.games.black_sonata.catalogue import FOG_NAMES
from fogbound.games.black_sonata.courses import CLASSES, COURSES
from fogbound.games.black_sonata.london import LANDMARKS
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import NAMES
from tests.games.black_sonata.positions import position_data

SEEN = ("tavern", "residence")


def course(state: Pursuit) -> str:
    """Name a world by her course."""
    return state.course.name


def fitting() -> dict[str, int]:
    """Every cut of every standard sequence that shows these two signs first."""
    standard = CLASSES["standard"][1]
    found = [c for c in COURSES if c.sequence in standard and not c.reverse and signs(c.landmarks[:2]) == SEEN]
    return Counter(c.name for c in found)


def signs(landmarks: tuple[int, ...]) -> tuple[str, ...]:
    """The ids of landmarks."""
    return tuple(LANDMARKS[landmark] for landmark in landmarks)


FEW_FOG = ("peek_five", "swap_clue", "move_anywhere", "discard_fog")


def hidden_fog(state: Pursuit) -> str:
    """Name a world by the fog cards in the fog deck and in the stealth deck."""
    return " ".join(FOG_NAMES[card] for card in (*state.fog_deck.cards, *state.slid_in.cards))


def hidden_women(state: Pursuit) -> str:
    """Name a world by the Lady, the suit card and the clue deck."""
    cards = (*state.lady.cards, *state.suit_card.cards, *state.clue_deck.cards)
    return ", ".join(NAMES[card] for card in cards)


CLUES = ("Elizabeth Vernon", "Anne Whateley", "Emilia Lanier", "Aline Florio", "Winnifred Burbage", "Anne Hathaway")
MORE_CLUES = ("Jane Davenant", "Jacqueline Field")
DECK = ("Lucy Morgan", "Marie Mountjoy")


def counted_women() -> dict[str, int]:
    """The first Lady, of the acorn, was replaced by Mary Fitton: both acorns are hidden, one is the suit card."""
    orders = permutations(("Mary Fitton", "Penelope Rich", "Lucy Morgan", "Marie Mountjoy"))
    acorns = ("Penelope Rich", "Lucy Morgan")
    return Counter(", ".join(order) for order in orders if order[0] == "Mary Fitton" and order[1] in acorns)


REPLACED = {
    "suit": "rose",
    "first_suit": "acorn",
    "lady": ["Mary Fitton"],
    "suit_card": ["Penelope Rich"],
    "clues": [*CLUES, *MORE_CLUES],
    "clue_deck": list(DECK),
}

SMALL_POSITIONS = [
    SmallPosition(
        "two signs of a sequence drawn at random",
        position_data(top=1, more={"seen": [0, 1]}, drawn_from="standard"),
        0,
        course,
        fitting(),
    ),
    SmallPosition(
        "four fog cards, one of them slid in",
        position_data(
            fog_at=(3,),
            slid_in=FEW_FOG[:1],
            fog=FEW_FOG[1:],
            gone=tuple(name for name in FOG_NAMES if name not in FEW_FOG),
            more={
                "fog_gone": {
                    "cards": [name for name in FOG_NAMES if name not in FEW_FOG],
                    "seen": [["everyone"]] * (len(FOG_NAMES) - len(FEW_FOG)),
                }
            },
        ),
        0,
        hidden_fog,
        Counter(" ".join(order) for order in permutations(FEW_FOG)),
    ),
    SmallPosition("after the Lady was replaced", position_data(more=REPLACED), 0, hidden_women, counted_women()),
]
