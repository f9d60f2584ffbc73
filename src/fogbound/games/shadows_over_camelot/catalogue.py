"""All that can be chosen in the base game, made once, in the order in which it is offered."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Vocabulary
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS, FIGHTS, GRAIL, WHITE_CARDS
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import PLACE_NAMES, QUEST_NAMES, WARS

VOCABULARY: Final = Vocabulary()

_seats: Final = [str(seat) for seat in range(MOST_SEATS)]
_fights: Final = WHITE_CARDS.names[:FIGHTS]

# B-5: Progression of Evil.
DRAW_BLACK: Final = VOCABULARY.add("draw_black")
ADD_ENGINE: Final = VOCABULARY.add("add_engine")
LOSE_LIFE: Final = VOCABULARY.add("lose_life")
PEEK: Final = VOCABULARY.add("peek")
"""B-17.6: Percival's look."""
RESOLVE: Final = VOCABULARY.add_each("resolve", BLACK_CARDS.names, "card")
"""B-9.3: which of two Black cards is played; B-17.6: which goes under the pile is the other."""
FACE_UP: Final = VOCABULARY.add("face_up")
FACE_DOWN: Final = VOCABULARY.add("face_down")
WAR: Final = {war: VOCABULARY.add("war", QUEST_NAMES[war], "space", war) for war in WARS}
MERLINS_ADDED: Final = [VOCABULARY.add("merlins", str(count), "number", count) for count in range(4)]
STOP_IT: Final = VOCABULARY.add("stop_it")
"""B-9.1: Excalibur is given up to cancel a Black card."""
VOLUNTEER: Final = VOCABULARY.add("volunteer")
ROB: Final = VOCABULARY.add_each("rob", _seats, "seat")
"""B-13.9."""

# B-6: Heroic Actions, by letter.
MOVE: Final = VOCABULARY.add_each("move", PLACE_NAMES, "space")
LAY: Final = [VOCABULARY.add("lay", WHITE_CARDS.names[card], "card", card) for card in range(GRAIL + 1)]
DRAW_WHITE: Final = VOCABULARY.add("draw_white")
FIGHT_ENGINE: Final = VOCABULARY.add("fight_engine")
MERLIN_AT: Final = VOCABULARY.add_each("merlin", (*QUEST_NAMES, "siege_engine"), "space")
PLAY_CLAIRVOYANCE: Final = VOCABULARY.add("clairvoyance")
PLAY_CONVOCATION: Final = VOCABULARY.add("convocation")
PLAY_FATE: Final = VOCABULARY.add("fate")
HEROISM_ON: Final = VOCABULARY.add_each("heroism", QUEST_NAMES, "space")
PLAY_LADY: Final = VOCABULARY.add("lady_of_the_lake")
MESSENGER_TO: Final = VOCABULARY.add_each("messenger", _seats, "seat")
PIETY_FOR: Final = VOCABULARY.add_each("piety", ("self", "others"), "button")
REINFORCEMENTS_FOR: Final = VOCABULARY.add_each("reinforcements", ("self", "others"), "button")
HEAL: Final = VOCABULARY.add_each("heal", WHITE_CARDS.names, "card")
ACCUSE: Final = VOCABULARY.add_each("accuse", _seats, "seat")

GIVE_LIFE: Final = VOCABULARY.add("give_life")
"""B-6.2."""
RIDE: Final = VOCABULARY.add_each("ride", QUEST_NAMES, "space")
"""B-17.7: Tristan's free move."""
SWAP: Final = VOCABULARY.add_each("swap", _seats, "seat")
"""B-17.1."""
FREELY: Final = VOCABULARY.add("freely")
"""B-17.2: Galahad plays a Special White card at no action."""
SEARCH: Final = VOCABULARY.add("search")
"""B-17.8."""
TAKE_MERLIN: Final = VOCABULARY.add("take_merlin")

# Cards of the hand, and what is asked on the way.
DISCARD: Final = VOCABULARY.add_each("discard", WHITE_CARDS.names, "card")
GIVE: Final = VOCABULARY.add_each("give", WHITE_CARDS.names, "card")
FORESEE: Final = VOCABULARY.add("foresee")
"""B-10.4: Clairvoyance shows the top Black cards, where a level offers another sight."""
PUT_BACK: Final = VOCABULARY.add_each("put_back", BLACK_CARDS.names, "card")
"""B-10.4: the card that will lie on top of those put back before."""
BLOW: Final = VOCABULARY.add_each("blow", _fights, "card")
"""A Fight card laid in a fight: against a Siege Engine, or Kay's after the reveal."""
ADD_EXCALIBUR: Final = VOCABULARY.add("add_excalibur")
STRIKE: Final = VOCABULARY.add("strike")
"""B-8.2: the die is rolled."""
HAND_TO: Final = VOCABULARY.add_each("hand_to", _seats, "seat")
"""B-2.8: the card that is to be given out goes to this Knight."""
AGREE: Final = VOCABULARY.add("agree")
REFUSE: Final = VOCABULARY.add("refuse")
COME: Final = VOCABULARY.add("come")
STAY: Final = VOCABULARY.add("stay")
SAVE: Final = VOCABULARY.add_each("save", _seats, "seat")
"""B-9.2."""
PASS: Final = VOCABULARY.add("pass")
"""Whoever is asked lets it be."""
DONE: Final = VOCABULARY.add("done")
UNMASK: Final = VOCABULARY.add("unmask")
END: Final = VOCABULARY.add("end")

SPECIAL_VERBS: Final = (
    "merlin",
    "clairvoyance",
    "convocation",
    "fate",
    "heroism",
    "lady_of_the_lake",
    "messenger",
    "piety",
    "reinforcements",
)
"""B-6.7: the verbs of Special White cards, in the order in which they are offered."""

HEROIC_VERBS: Final = frozenset(
    [
        "move",
        "lay",
        "draw_white",
        "fight_engine",
        *SPECIAL_VERBS,
        "heal",
        "accuse",
        "give_life",
        "ride",
        "swap",
        "freely",
        "search",
        "discard",
    ]
)
"""All that the base game offers in step 2, but to unmask oneself and to end it."""

VOCABULARY.question("draw_black", "add_engine", "lose_life", "peek", *HEROIC_VERBS, "unmask", "end")
