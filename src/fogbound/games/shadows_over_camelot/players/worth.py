"""What things are worth to Camelot: Swords, Life, Siege Engines, and each White card.

The figures here and beside were found by play: from reasoned ones they were moved in small steps towards those with
which scripted Knights won more of many thousand games, each played with all figures a little off at random.
"""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.knights import LAST_BLACK_SWORD, LAST_SWORD
from fogbound.games.shadows_over_camelot.players.scene import Scene, fight_value_of

SWORD: Final = 31.1
"""What a White Sword is worth."""
CARD: Final = 2.07
"""What a White card of the spoils is worth."""
LIFE: Final[tuple[float, ...]] = (0.0, 32.2, 8.15, 2.85, 2.03, 1.4, 0.75)
"""What the last of so many Life points is worth."""
ENGINE: Final[tuple[float, ...]] = (0.0, 0.43, 0.54, 0.7, 0.86, 1.07, 4.51, 5.79, 7.73, 11.6, 22.7, 60.7, 500.0)
"""What the last of so many Siege Engines costs."""
KEEN: Final = 0.22
"""How much more a Fight card is worth for each point of its value."""
GRAIL_CARD: Final = 1.33
"""What a Grail card is worth while the Grail can be won."""
LATE: Final = 2.03
"""How many times as much a White Sword is worth when it brings a good end nearer."""
STAIN: Final[tuple[float, ...]] = (-4.99, -4.49, -2.99, 3.5, 9.5)
"""What a Black Sword costs when so many lie there: the first ones bring nothing but the end nearer."""
STAIN_IN_DOUBT: Final[tuple[float, ...]] = (-4.2, -2.2, 1.8, 9.29, 13.3)
"""The same while a Traitor may turn two Swords at the end."""
LAST_STAIN: Final = 43.8
"""What it costs when few more lose the game."""
END: Final = -14.5
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
