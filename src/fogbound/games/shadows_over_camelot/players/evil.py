"""Step 1 as a loyal Knight weighs it: a Black card, a Siege Engine, or a Life point."""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.cards import BLACK_CARD
from fogbound.games.shadows_over_camelot.players.errands import attended, danger, lost, prize
from fogbound.games.shadows_over_camelot.players.scene import Scene
from fogbound.games.shadows_over_camelot.players.worth import CARD, engine_cost, life_cost, stain
from fogbound.games.shadows_over_camelot.quests import FACTS, GRAIL_SPOTS, QUEST_NAMES, TRACK, WARRIORS_LOSE
from fogbound.games.shadows_over_camelot.view import unseen

WARS: Final = {"pict": ("pict_war",), "saxon": ("saxon_war",), "mercenaries": ("pict_war", "saxon_war")}
SPECIAL: Final = {
    "guinevere": 4.0,
    "mists_of_avalon": 6.0,
    "vivien": 2.0,
    "morgan_1": 4.0,
    "morgan_2": 12.0,
    "morgan_5": 5.0,
}
"""What Special cards cost, about."""


LEISURE: Final = 0.61
"""How much a step back counts on a Quest that is in no danger."""
DESPAIR: Final = 0.8
"""How much less that is feared on the Grail."""
BLOW: Final = 0.22
"""Of what a Combat Quest is worth, for an ordinary card against the Knights there."""
DOWN: Final = 0.56
"""How much of a White card comes with a card laid face down."""
HORDE: Final = 0.88
"""The first warrior of a War; each further one costs more."""
DREAD: Final = 1.09
"""Of what is said of Special cards."""
FEAR: Final = 0.66
"""How much a Black card is feared; less than all it could cost, since the Knights answer it."""


def evil_appeals(scene: Scene) -> dict[str, float]:
    """The least evil is the best."""
    found: dict[str, float] = {}
    for text in scene.options:
        match text:
            case "draw_black":
                found[text] = -FEAR * expected_cost(scene)
            case "add_engine":
                found[text] = -engine_cost(scene)
            case "lose_life":
                found[text] = -life_cost(scene.life[scene.me])
            case "peek":
                found[text] = 2.0
            case "counsel":
                found[text] = 0.0
            case _:
                found[text] = -30.0
    return found


def expected_cost(scene: Scene) -> float:
    """What the next Black card costs, over all that have not been seen; the top one, if it is known."""
    pile = scene.view.black_pile["cards"]
    if pile and pile[0] is not None:
        return card_cost(scene, pile[0])
    left = {name: count for name, count in unseen(scene.view).items() if name in BLACK_CARD}
    if not left:
        left = dict.fromkeys(BLACK_CARD, 1)
    return sum([count * card_cost(scene, name) for name, count in left.items()]) / sum(left.values())


def card_cost(scene: Scene, name: str) -> float:
    """What a Black card costs Camelot as things are."""
    if name.startswith("black_knight"):
        return _blow(scene, "black_knight", int(name[-1]) / 3)
    if name.startswith("lancelot"):
        quest = "dragon" if "lancelot" in scene.over else "lancelot"
        return _blow(scene, quest, int(name.split("_")[1]) / 3)
    if name in WARS:
        return min([_warrior(scene, war) for war in WARS[name]])
    if name == "excalibur":
        return _step(scene, "excalibur", TRACK)
    if name in ("despair", "desolation"):
        return _step(scene, "holy_grail", GRAIL_SPOTS) * (1.0 if name == "despair" else 1.6)
    if name == "morgan_3":
        return engine_cost(scene) + engine_cost(scene, 2)
    if name == "morgan_4":
        return sum([life_cost(scene.life[seat]) for seat in scene.in_play])
    if name == "dark_forest":
        return 4.0 if scene.is_open("holy_grail") else engine_cost(scene)
    if name == "mordred":
        return 2.0 + min([_warrior(scene, war) for war in WARS["mercenaries"]])
    return DREAD * SPECIAL.get(name, 3.0)


def _step(scene: Scene, quest: str, steps: int) -> float:
    """One step back on a Quest that many Knights win together; an engine once it is over."""
    if not scene.is_open(quest):
        return engine_cost(scene)
    if is_won(scene):
        return lost_swords(quest) * stain(scene) / steps
    dread = DESPAIR if quest == "holy_grail" else 1.0
    return dread * prize(scene, quest) / steps * (LEISURE + danger(scene, quest))


def _blow(scene: Scene, quest: str, weight: float) -> float:
    """A Black card of combat; whoever lays it face down draws a White one."""
    if not scene.is_open(quest):
        return engine_cost(scene)
    if is_won(scene):
        return lost_swords(quest) * stain(scene) / FACTS[QUEST_NAMES.index(quest)].black_spots
    spots = FACTS[QUEST_NAMES.index(quest)].black_spots
    if not attended(scene, quest):
        return lost(scene, quest) / spots - DOWN * CARD
    return BLOW * prize(scene, quest) * (0.4 + danger(scene, quest)) * min(weight, 2.0) - DOWN * CARD


def _warrior(scene: Scene, war: str) -> float:
    warriors = scene.warriors[0 if war == "pict_war" else 1]
    if warriors + 1 >= WARRIORS_LOSE:
        return stain(scene) + engine_cost(scene) + engine_cost(scene, 2)
    return -1.0 if is_won(scene) else HORDE * (1.0 + 1.3 * warriors)


def is_won(scene: Scene) -> bool:
    """White Swords are enough: what is wanted now is the end."""
    return stain(scene) < 0


def lost_swords(quest: str) -> int:
    return FACTS[QUEST_NAMES.index(quest)].lose_swords
