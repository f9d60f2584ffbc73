"""Ladies, Boons and Romantic Quests by number, where Petition cards lie, and all that can be chosen for love."""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.core.zones import Place, Stock
from fogbound.games.shadows_over_camelot.catalogue import VOCABULARY
from fogbound.games.shadows_over_camelot.knights import KNIGHT_NAMES
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import PLACE_NAMES
from fogbound.games.shadows_over_camelot.romance.printed import BOONS, LADIES, LOVE, PETITIONS, QUESTS

Lady: TypeAlias = int
"""A Lady's number; her Boon has the same."""

LADY_NAMES: Final = tuple([lady["id"] for lady in LADIES])
LADY_TITLES: Final = tuple([lady["name"] for lady in LADIES])
NO_LADY: Final = -1
GUINEVERE_QUEEN: Final = LADY_NAMES.index("guinevere")
LADY_OF: Final = tuple([[lady["knight"] for lady in LADIES].index(knight) for knight in KNIGHT_NAMES])
"""R-2.2: the Lady of each Knight of the legend."""

_boons: Final = {boon["id"]: boon for boon in BOONS}
BOON_NAMES: Final = tuple([lady["boon"] for lady in LADIES])
BOON_TITLES: Final = tuple([_boons[name]["name"] for name in BOON_NAMES])
SUMMONS: Final = BOON_NAMES.index("royal_summons")
PRAYER: Final = BOON_NAMES.index("grail_maidens_prayer")
COUNSEL: Final = BOON_NAMES.index("loathly_counsel")
LARDERS: Final = BOON_NAMES.index("stocked_larders")
RING: Final = BOON_NAMES.index("ring_of_healing")
SORTIE: Final = BOON_NAMES.index("beaurepaire_sortie")
SHIP: Final = BOON_NAMES.index("swift_ship")
SLEEVE: Final = BOON_NAMES.index("red_sleeve")

# Romantic Quests have the number of the die that gives them.
NO_QUEST: Final = 0
LISTS, GIFTS, LANDS, VIGIL, RENOUNCE, SUFFER = range(1, 7)
QUEST_DIE: Final = 6
ROMANCE_NAMES: Final[tuple[str, ...]] = ("none", *[quest["id"] for quest in QUESTS])
ROMANCE_TITLES: Final[tuple[str, ...]] = ("no quest", *[quest["name"] for quest in QUESTS])
STAGE: Final[tuple[int, ...]] = (0, *[quest["stage"] for quest in QUESTS])
"""R-5.3: what the Love die must show."""
OF_AFFAIRS: Final[tuple[bool, ...]] = (False, *[quest["affair"] for quest in QUESTS])

FIRST_LOVE: Final[int] = LOVE["start"]
TRUE_LOVE: Final[int] = LOVE["most"]
LOVE_STAGES: Final[tuple[str, ...]] = ("", *LOVE["stages"])

# F-1: the Petition cards.
PETITION_CARDS: Final = Stock("petition cards", [card["id"] for card in PETITIONS])
TRUE_HEART: Final = 0
FALSE_LADY: Final = 1
PETITION_DECK: Final = tuple([card for card, printed in enumerate(PETITIONS) for _ in range(printed["count"])])

DECK: Final = Place("petition deck", "count_only", PETITION_CARDS, ordered=True)
GONE: Final = Place("petitions gone", "count_only", PETITION_CARDS, ordered=False)
HELD: Final = [Place(f"petitions of {seat}", "count_only", PETITION_CARDS, ordered=True) for seat in range(MOST_SEATS)]
BESIDE: Final = [Place(f"petitions beside {name}", "count_only", PETITION_CARDS, ordered=True) for name in LADY_NAMES]

# What can be chosen, after all that the base game offers.
_seats: Final = [str(seat) for seat in range(MOST_SEATS)]

# Boons.
SUMMON: Final = VOCABULARY.add_each("summon", _seats, "seat")
PRAY_CARD: Final = VOCABULARY.add("pray", "grail")
PRAY_LIFE: Final = VOCABULARY.add("pray", "life")
ASK_COUNSEL: Final = VOCABULARY.add("counsel")
OPEN_LARDERS: Final = VOCABULARY.add("larders")
RING_FOR: Final = VOCABULARY.add_each("ring", _seats, "seat")
SALLY: Final = VOCABULARY.add("sortie")
SAIL: Final = VOCABULARY.add_each("sail", PLACE_NAMES, "space")
WEAR_SLEEVE: Final = VOCABULARY.add("red_sleeve")

#
COURTESIE: Final = VOCABULARY.add("gentle_courtesie")
COMPLETE: Final = VOCABULARY.add("complete")
AFFAIR: Final = VOCABULARY.add_each("affair", _seats, "seat")
LOVE_ON: Final = VOCABULARY.add("progress_love")
PETITION: Final = VOCABULARY.add("petition")
RECONCILE: Final = VOCABULARY.add("reconcile")

# F: Petition cards, accusations and duels.
GO_BETWEEN: Final = VOCABULARY.add_each("go_between", LADY_NAMES, "card")
ACCUSE_LADY: Final = VOCABULARY.add_each("accuse_lady", LADY_NAMES, "card")
PETITION_TREACHEROUS: Final = VOCABULARY.add("petition_treacherous")
PLACE_CARD: Final = VOCABULARY.add_each("place", [str(n) for n in range(1, len(PETITION_DECK) + 1)], "number")
KEEP_QUEST: Final = VOCABULARY.add("keep_quest")
ROLL_ANEW: Final = VOCABULARY.add("roll_anew")
NOMINATE: Final = VOCABULARY.add_each("nominate", _seats, "seat")
DUEL_COUNT: Final = VOCABULARY.add_each("duel_cards", [str(n) for n in range(15)], "number")
"""F-6.4, `any_number`: how many Fight cards of one value."""
PLANT: Final = VOCABULARY.add_each("plant", LADY_NAMES, "card")
"""F-8.3."""
LOOK_AT: Final = VOCABULARY.add_each("look_at", LADY_NAMES, "card")
"""F-9.1 and F-9.3."""

BOON_VERBS: Final = ("summon", "pray", "counsel", "larders", "ring", "sortie", "sail")
ACTION_VERBS: Final = ("petition", "reconcile", "go_between", "accuse_lady", "petition_treacherous")
VOCABULARY.question(*BOON_VERBS, "gentle_courtesie", "progress_love", *ACTION_VERBS)
