"""The Quests: where Knights can be, and what is printed on each."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from fogbound.games.shadows_over_camelot.printed import QUESTS, RELICS

Quest: TypeAlias = int
"""The number of a Quest; as a place also CAMELOT and NOWHERE."""

QUEST_NAMES: Final = tuple([quest["id"] for quest in QUESTS])
QUEST_TITLES: Final = tuple([quest["name"] for quest in QUESTS])

BLACK_KNIGHT: Final = QUEST_NAMES.index("black_knight")
LANCELOT: Final = QUEST_NAMES.index("lancelot")
DRAGON: Final = QUEST_NAMES.index("dragon")
EXCALIBUR: Final = QUEST_NAMES.index("excalibur")
HOLY_GRAIL: Final = QUEST_NAMES.index("holy_grail")
PICT_WAR: Final = QUEST_NAMES.index("pict_war")
SAXON_WAR: Final = QUEST_NAMES.index("saxon_war")

COUNT: Final = len(QUEST_NAMES)
COMBATS: Final = (BLACK_KNIGHT, LANCELOT, DRAGON)
WARS: Final = (PICT_WAR, SAXON_WAR)

CAMELOT: Final = COUNT
"""B-6.4: Round Table and Siege Area are one place."""
NOWHERE: Final = -1
"""Where the dead and the unmasked Traitor are, and what is set nowhere."""
PLACE_NAMES: Final = (*QUEST_NAMES, "camelot")

NO_RELIC: Final = -1
RELIC_NAMES: Final = tuple([relic["id"] for relic in RELICS])
THE_SWORD: Final = RELIC_NAMES.index("excalibur")
THE_GRAIL: Final = RELIC_NAMES.index("holy_grail")
THE_ARMOR: Final = RELIC_NAMES.index("lancelots_armor")

GRAIL_SPOTS: Final[int] = QUESTS[HOLY_GRAIL]["spots"]
TRACK: Final[int] = QUESTS[EXCALIBUR]["track"]["max"]
"""B-8.7: so many spaces from the middle to either end."""
WARRIORS_LOSE: Final[int] = QUESTS[PICT_WAR]["warriors_lose"]


class Facts:
    """What is printed on a Quest."""

    def __init__(self, printed: dict[str, Any]) -> None:
        self.solo: Final[bool] = printed["solo"]
        self.combat: Final[bool] = printed["combat"]
        self.perpetual: Final[bool] = printed["perpetual"]
        self.white_spots: Final[int] = printed.get("white_spots", 0)
        self.black_spots: Final[int] = printed.get("black_spots", 0)
        self.pattern: Final[tuple[int, ...]] = tuple(printed.get("pattern", ()))
        """B-7.2: how many equal Fight cards the pattern has, the largest group first."""
        self.win_swords: Final[int] = printed["win"]["swords"]
        self.win_cards: Final[int] = printed["win"]["cards"]
        self.win_life: Final[int] = printed["win"]["life"]
        relic = printed["win"]["relic"]
        self.relic: Final[int] = NO_RELIC if relic is None else RELIC_NAMES.index(relic)
        self.lose_swords: Final[int] = printed["lose"]["swords"]
        self.lose_life: Final[int] = printed["lose"]["life"]
        self.lose_engines: Final[int] = printed["lose"]["engines"]


FACTS: Final = tuple([Facts(quest) for quest in QUESTS])
SOLO: Final = tuple([facts.solo for facts in FACTS])
