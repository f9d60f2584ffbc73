"""Fighting Siege Engines: whether, and with which cards."""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.players.scene import Scene, fight_value_of
from fogbound.games.shadows_over_camelot.players.worth import CARD, engine_gain, life_cost

SIDES: Final = 8
SPENT: Final = 1.64
"""What a Fight card is worth that is spent on an engine."""


def chance_to_win(total: int) -> float:
    """B-8.2: the sum must be above the die."""
    return max(0, min(total - 1, SIDES)) / SIDES


def fight_worth(scene: Scene) -> float:
    """What a fight is worth with the best cards that can be spared."""
    if not scene.engines:
        return -8.0
    best = -8.0
    for count, total in _ways(scene):
        chance = chance_to_win(total)
        lost = (1 - chance) * life_cost(scene.life[scene.me])
        best = max(best, chance * engine_gain(scene) - lost - count * SPENT * CARD)
    return best


def _ways(scene: Scene) -> list[tuple[int, int]]:
    """How many cards, strongest first, and their sum."""
    bonus = (1 if scene.holds("excalibur") else 0) + (2 if scene.knights[scene.me] == "kay" else 0)
    values = [value for value in range(5, 0, -1) for _ in range(scene.fights[value - 1])]
    return [(count, sum(values[:count]) + bonus) for count in range(1, min(len(values), 4) + 1)]


def blow_appeals(scene: Scene) -> dict[str, float]:
    """Cards until the fight is likely won."""
    fight = scene.view.fight
    found = {}
    now = fight["bonus"]
    for text in scene.options:
        value = fight_value_of(text.partition(" ")[2])
        stake = engine_gain(scene) + life_cost(scene.life[scene.me])
        if value == 0:
            found[text] = 0.0
            continue
        gained = chance_to_win(now + value) - chance_to_win(now)
        found[text] = gained * stake - SPENT * CARD - 0.05 * value
    return found
