"""What there is to choose and to set, and where things lie, made once."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Vocabulary
from fogbound.core.seats import Seat
from fogbound.core.settings import Info, Preset, SetupOption, Value
from fogbound.core.zones import Place, Stock
from fogbound.games.black_sonata.box import contents
from fogbound.games.black_sonata.courses import CLASSES, SEQUENCES
from fogbound.games.black_sonata.london import PLACE_NAMES, PLACES
from fogbound.games.black_sonata.women import NAMES, TRIPLE_NAMES

PLAYER: Final[Seat] = 0
"""BS-2.1: the only seat."""

_FOG: Final = contents("fog").field("cards").items()
FOG_NAMES: Final = tuple([entry.field("name").text() for entry in _FOG])
FOG_TEXTS: Final = tuple([entry.field("text").text() for entry in _FOG])
LEAVES_THE_GAME: Final = tuple([entry.field("used_card").text() == "discard" for entry in _FOG])
"""BS-9.3: whether a fog card leaves the game once it was used."""

FOG_STOCK: Final = Stock("fog cards", FOG_NAMES)
CLUE_STOCK: Final = Stock("clue cards", NAMES)

FOG_DECK: Final = Place("fog deck", "count_only", FOG_STOCK, ordered=True)
SLID_IN: Final = Place("fog in the stealth deck", "count_only", FOG_STOCK, ordered=True)
"""In the order of their slots."""
FOG_GONE: Final = Place("fog out of the game", "count_only", FOG_STOCK, ordered=True)
LADY: Final = Place("Dark Lady", "count_only", CLUE_STOCK, ordered=True)
SUIT_CARD: Final = Place("suit card", "count_only", CLUE_STOCK, ordered=True)
CLUE_DECK: Final = Place("clue deck", "count_only", CLUE_STOCK, ordered=True)
CLUES: Final = Place("clues", "everyone", CLUE_STOCK, ordered=True)
"""The clue revealed last lies last."""
GIVEN_UP: Final = Place("clues given up", "count_only", CLUE_STOCK, ordered=True)
REMOVED: Final = Place("removed suit", "count_only", CLUE_STOCK, ordered=False)

VOCABULARY: Final = Vocabulary()
MOVES: Final = VOCABULARY.add_each("move", PLACES, "space")
SEARCH: Final = VOCABULARY.add("search")
USE_FOG: Final = VOCABULARY.add("use fog")
PASS: Final = VOCABULARY.add("pass")
REVEAL_SUIT_CARD: Final = VOCABULARY.add("reveal suit card")
NAMINGS: Final = VOCABULARY.add_each("name", TRIPLE_NAMES, "button")
REVEAL_CLUE: Final = VOCABULARY.add("reveal clue")
CONFRONT: Final = VOCABULARY.add("confront")
LET_GO: Final = VOCABULARY.add("let go")
GIVE_UPS: Final = VOCABULARY.add_each("give up", NAMES, "card")
VOCABULARY.question(*[option.verb for option in VOCABULARY.options])


def sequence_values() -> dict[Value, str]:
    """BS-4.4: classes for chance to draw from, then sequences by name."""
    values: dict[Value, str] = {name: meaning for name, (meaning, _) in CLASSES.items()}
    for sequence in SEQUENCES.values():
        stays = "she may stay" if sequence.may_stay else "she moves every turn"
        values[sequence.name] = f"this one, known to you: {len(sequence.cards)} cards, {stays}"
    return values


INFO: Final = Info(
    name="black_sonata",
    title="Black Sonata",
    summary="Alone in Shakespeare’s London: follow the Dark Lady by the signs on her cards, and find out who she is.",
    rules_version="1",
    seats=(1, 1),
    default_seats=1,
    minutes=(15, 30),
    longest=1_000,
    endings={
        "unmasked": "BS-12.2",
        "mistaken": "BS-12.2",
        "out_of_time": "BS-5.4",
        "no_fog_to_search": "BS-7.2",
        "no_fog_to_use": "BS-9.2",
        "fog_in_vain": "BS-9.4",
    },
    options=(
        SetupOption(
            "mode",
            "BS-15.1",
            "how hard it is",
            "normal",
            {
                "training": "move and search in one turn; half the score",
                "easy": "fewer clues needed, one more time through the deck; 30 points less",
                "normal": "all six suits",
                "advanced": "two clues fewer in the game; 5 points more",
                "expert": "advanced, with fog cards removed; 5 points more for each",
            },
        ),
        SetupOption("sequence", "BS-4.4", "the order of her cards", "standard", sequence_values()),
        SetupOption(
            "reverse",
            "BS-4.2",
            "whether the order is reversed",
            "no",
            {"no": "as printed", "yes": "the other way round", "chance": "chance decides, unseen"},
        ),
        SetupOption(
            "start",
            "BS-2.1",
            "where you begin",
            "cornhill",
            {place: f"at {name}" for place, name in zip(PLACES, PLACE_NAMES, strict=True)},
        ),
        SetupOption(
            "fog_removed",
            "BS-15.7",
            "fog cards removed in expert mode",
            0,
            {n: f"{n} of the ten removed" if n else "all ten in the game" for n in range(len(FOG_NAMES))},
        ),
    ),
    presets={
        "usual": Preset("all six suits, and one of the eight printed sequences, unseen", {}),
        "training": Preset(
            "to learn it: move and search in one turn, an easy sequence", {"mode": "training", "sequence": "easy-moves"}
        ),
        "easy": Preset("a sequence of 28 cards in easy mode", {"mode": "easy", "sequence": "easy"}),
        "advanced": Preset("two clues fewer, a sequence of 26 cards", {"mode": "advanced", "sequence": "moderate"}),
        "expert": Preset(
            "three fog cards fewer and a sequence of 24 cards in either direction",
            {"mode": "expert", "fog_removed": 3, "sequence": "hard", "reverse": "chance"},
        ),
    },
)
