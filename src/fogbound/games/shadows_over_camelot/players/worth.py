"""What things are worth to Camelot: Swords, Life, Siege Engines, and each White card.

The figures here and beside were found by play: from reasoned ones they were moved in small steps towards those with
which scripted Knights won more of many thousand games, each played with all figures a little off at random.
"""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.knights import LAST_BLACK_SWORD, LAST_SWORD
from fogbound.games.shadows_over_camelot.players.scene import Scene, fight_value_of

SWORD: Final = 20.8
"""What a White Sword is worth."""
CARD: Final = 1.76
"""What a White card of the spoils is worth."""
LIFE: Final[tuple[float, ...]] = (0.0, 30.9, 8.12, 2.0, 1.42, 0.98, 0.53)
"""What the last of so many Life points is worth."""
ENGINE: Final[tuple[float, ...]] = (0.0, 0.88, 1.1, 1.43, 1.76, 2.2, 3.0, 3.85, 5.14, 7.7, 9.02, 24.1, 500.0)
"""What the last of so many Siege Engines costs."""
KEEN: Final = 0.17
"""How much more a Fight card is worth for each point of its value."""
GRAIL_CARD: Final = 2.01
"""What a Grail card is worth while the Grail can be won."""
LATE: Final = 2.49
"""How many times as much a White Sword is worth when it brings a good end nearer."""
STAIN: Final[tuple[float, ...]] = (-4.36, -3.86, -2.36, 3.32, 9.32)
"""What a Black Sword costs when so many lie there: the first ones bring nothing but the end nearer."""
STAIN_IN_DOUBT: Final[tuple[float, ...]] = (-3.0, -1.0, 3.0, 8.0, 12.0)
"""The same while a Traitor may turn two Swords at the end."""
LAST_STAIN: Final = 31.8
"""What it costs when few more lose the game."""
END: Final = -14.7
"""What it costs when there are White Swords enough: it brings a good end nearer."""


def stain(scene: Scene) -> float:
    """What a Black Sword costs: little while few lie there; enough White ones there, it brings the end nearer."""
    if scene.black >= LAST_BLACK_SWORD - 2:
        return LAST_STAIN
    if scene.white >= enough(scene):
        return END
    stains = STAIN if scene.is_safe else STAIN_IN_DOUBT
    return stains[min(scene.black, len(stains) - 1)]


def enough(scene: Scene) -> int:
    """So many White Swords win, whatever else comes: two more where a Traitor may still turn two."""
    return LAST_SWORD // 2 + (1 if scene.is_safe else 3)


def sword(scene: Scene) -> float:
    """What a White Sword is worth: more when any Sword brings a good end nearer."""
    return (LATE if scene.white >= enough(scene) else 1.0) * SWORD


def engine_cost(scene: Scene, more: int = 1) -> float:
    """The last of so many Siege Engines more than there are; where a Traitor may bring the next, it is dearer."""
    return ENGINE[min(scene.engines + more + to_come(scene), len(ENGINE) - 1)]


def to_come(scene: Scene) -> int:
    """Engines that a Traitor may add before anybody can answer: an unmasked one is sure to."""
    if scene.unmasked is not None:
        return 2
    return 0 if scene.is_safe else 1


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
        return 0.7 + KEEN * value + (0.35 if kept >= 2 else 0.0)
    if name == "grail":
        return GRAIL_CARD if scene.is_open("holy_grail") else 0.3
    return {"merlin": 2.6, "heroism": 3.0, "reinforcements": 3.5, "piety": 2.6, "lady_of_the_lake": 3.0}.get(name, 1.6)
