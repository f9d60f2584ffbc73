"""The Knights, and the numbers that hold for all of them."""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.printed import BOX, KNIGHTS

KNIGHT_NAMES: Final = tuple([knight["id"] for knight in KNIGHTS])
KNIGHT_TITLES: Final = tuple([knight["name"] for knight in KNIGHTS])

ARTHUR: Final = KNIGHT_NAMES.index("arthur")
GALAHAD: Final = KNIGHT_NAMES.index("galahad")
GAWAIN: Final = KNIGHT_NAMES.index("gawain")
KAY: Final = KNIGHT_NAMES.index("kay")
PALAMEDES: Final = KNIGHT_NAMES.index("palamedes")
PERCIVAL: Final = KNIGHT_NAMES.index("percival")
TRISTAN: Final = KNIGHT_NAMES.index("tristan")
BEDIVERE: Final = KNIGHT_NAMES.index("bedivere")

BASE_KNIGHTS: Final = 7
"""B-2.3 and B-16.1: Sir Bedivere, the last of them, joins when there are eight."""

START_LIFE: Final[int] = BOX["life"]["start"]
MOST_LIFE: Final[int] = BOX["life"]["most"]
SAVED_LIFE: Final[int] = BOX["saved_life"]
"""B-9.2."""
START_CARDS: Final[int] = BOX["hand"]["white"]
NO_DRAW_FROM: Final[int] = BOX["hand"]["no_draw_from"]
"""B-8.1."""
LOYAL_CARDS: Final[int] = BOX["loyalty"]["loyal"]
SIEGE_DIE: Final[int] = BOX["supply"]["siege_die"]
SWORDS: Final[int] = BOX["supply"]["swords"]

ACCUSE_SWORDS: Final[int] = BOX["accusing"]["swords"]
ACCUSE_ENGINES: Final[int] = BOX["accusing"]["siege_engines"]
"""B-13.1."""
LAST_ENGINE: Final[int] = BOX["end"]["siege_engines"]
LAST_BLACK_SWORD: Final[int] = BOX["end"]["black_swords"]
LAST_SWORD: Final[int] = BOX["end"]["swords"]
TRAITOR_TURNS: Final[int] = BOX["end"]["traitor_turns"]
"""B-3.1 to B-3.4."""
