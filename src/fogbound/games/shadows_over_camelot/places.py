"""Where cards lie, and who may see them there."""

from __future__ import annotations

from typing import Final

from fogbound.core.zones import Place
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS, LOYALTY_CARDS, WHITE_CARDS
from fogbound.games.shadows_over_camelot.quests import COMBATS, QUEST_NAMES

MOST_SEATS: Final = 8

HANDS: Final = [Place(f"hand {seat}", "owner", WHITE_CARDS, ordered=False, owner=seat) for seat in range(MOST_SEATS)]
WHITE_PILE: Final = Place("white pile", "count_only", WHITE_CARDS, ordered=True)
WHITE_DISCARDS: Final = Place("white discards", "count_only", WHITE_CARDS, ordered=False)
"""B-14.2: some went there openly, others are known to their owner alone."""
OFFERINGS: Final = Place("offerings", "count_only", WHITE_CARDS, ordered=False)
"""What is put down unseen to be shared, or about to be dealt."""
SPOILS: Final = Place("spoils", "everyone", WHITE_CARDS, ordered=False)
"""What lies open to be shared."""
ON_THE_WAY: Final = Place("on the way", "count_only", WHITE_CARDS, ordered=True)
"""A card that changes hands while somebody looks on."""
PLAYED: Final = Place("played", "everyone", WHITE_CARDS, ordered=False)
"""A Special White card that is carried out, and what is laid in a fight outside the spots of a Quest."""
MERLINS: Final = Place("merlins", "everyone", WHITE_CARDS, ordered=False)
"""B-5.3: those offered to stop a card."""
HEROISM_PLACE: Final = Place("heroism", "everyone", WHITE_CARDS, ordered=False)
LAID: Final = [Place(f"laid on {name}", "everyone", WHITE_CARDS, ordered=False) for name in QUEST_NAMES]

BLACK_PILE: Final = Place("black pile", "count_only", BLACK_CARDS, ordered=True)
BLACK_DISCARDS: Final = Place("black discards", "count_only", BLACK_CARDS, ordered=False)
DRAWN: Final = [
    Place(f"drawn by {seat}", "owner", BLACK_CARDS, ordered=False, owner=seat) for seat in range(MOST_SEATS)
]
"""Black cards that only their drawer has seen."""
NAMED: Final = Place("named", "everyone", BLACK_CARDS, ordered=False)
"""Black cards that lie open while they are carried out."""
AGAINST: Final = [
    Place(f"against {name}", "count_only" if quest in COMBATS else "everyone", BLACK_CARDS, ordered=True)
    for quest, name in enumerate(QUEST_NAMES)
]
"""The Black cards on each Quest, the one laid last first; on Combat Quests some may lie face down."""
LASTING: Final = Place("lasting", "everyone", BLACK_CARDS, ordered=False)
"""Special Black cards that stay in play."""

LOYALTY: Final = [
    Place(f"loyalty {seat}", "owner", LOYALTY_CARDS, ordered=False, owner=seat) for seat in range(MOST_SEATS)
]
UNREAD_LOYALTY: Final = [
    Place(f"loyalty {seat}", "count_only", LOYALTY_CARDS, ordered=False) for seat in range(MOST_SEATS)
]
"""B-15.3: nobody has looked yet."""
LOYALTY_AWAY: Final = Place("loyalty away", "count_only", LOYALTY_CARDS, ordered=False)
