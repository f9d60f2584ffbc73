"""What things are worth to Camelot, in White cards: Swords, Life, Siege Engines, and each White card itself."""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.knights import LAST_BLACK_SWORD, LAST_SWORD
from fogbound.games.shadows_over_camelot.players.scene import Scene, fight_value_of

SWORD: Final = 12.0
CARD: Final = 0.9
LIFE: Final[tuple[float, ...]] = (0.0, 30.0, 9.0, 4.5, 3.2, 2.2, 1.2)
"""What the last of so many Life points is worth."""
ENGINE: Final[tuple[float, ...]] = (0.0, 0.8, 1.0, 1.3, 1.6, 2.0, 2.8, 3.6, 4.8, 7.2, 12.0, 32.0, 500.0)
"""What the last of so many Siege Engines costs."""
LATE: Final = 2.2
STAIN: Final[tuple[float, ...]] = (1.0, 1.5, 2.5, 4.5, 10.0, 30.0)
"""What a Black Sword costs when so many lie there."""


def stain(scene: Scene) -> float:
    """What a Black Sword costs: little while few lie there; enough White ones there, it brings the end nearer."""
    if scene.black >= LAST_BLACK_SWORD - 2:
        return STAIN[-1]
    if scene.white >= enough(scene):
        return -1.2 * SWORD
    return STAIN[min(scene.black + (0 if is_safe(scene) else 1), len(STAIN) - 1)]


def is_safe(scene: Scene) -> bool:
    """Nobody is left who would turn two Swords at the end."""
    return scene.view.unmasked is not None or scene.view.settings["loyalty_deck"] == "none"


def enough(scene: Scene) -> int:
    """So many White Swords win, whatever else comes: two more where a Traitor may still turn two."""
    return LAST_SWORD // 2 + (1 if is_safe(scene) else 3)


def sword(scene: Scene) -> float:
    """What a White Sword is worth: more when any Sword brings a good end nearer."""
    return (LATE if scene.white >= enough(scene) else 1.0) * SWORD


def engine_cost(scene: Scene, more: int = 1) -> float:
    """The last of so many Siege Engines more than there are; where a Traitor may bring the next, it is dearer."""
    return ENGINE[min(scene.engines + more + to_come(scene), len(ENGINE) - 1)]


def to_come(scene: Scene) -> int:
    """Engines that a Traitor may add before anybody can answer: an unmasked one is sure to."""
    if scene.view.unmasked is not None:
        return 2
    return 0 if is_safe(scene) else 1


def engine_gain(scene: Scene) -> float:
    """One Siege Engine less."""
    return min(engine_cost(scene, 0), 40.0) if scene.engines > 0 else 0.0


def life_cost(life: int, count: int = 1) -> float:
    return sum([LIFE[max(life - step, 0)] for step in range(min(count, max(life, 1)))])


def life_gain(life: int, count: int) -> float:
    if life == 0:
        return 0.0
    return sum([LIFE[level] for level in range(life + 1, min(life + count, 6) + 1)])


def card_worth(scene: Scene, name: str) -> float:
    """How much one of these is wanted in one's own hand."""
    value = fight_value_of(name)
    if value:
        kept = scene.hand.get(name, 0)
        return 0.7 + 0.12 * value + (0.35 if kept >= 2 else 0.0)
    if name == "grail":
        return 1.7 if scene.is_open("holy_grail") else 0.3
    return {"merlin": 2.6, "heroism": 3.0, "reinforcements": 3.5, "piety": 2.6, "lady_of_the_lake": 3.0}.get(name, 1.6)
