"""What can be worked out from a view: the next Black card, who may be the Traitor, and how siege fights go."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.games.shadows_over_camelot.cards import BLACK_CARD, OF_BLACK_KNIGHT, OF_LANCELOT, SPECIAL_BLACK
from fogbound.games.shadows_over_camelot.knights import (
    LAST_BLACK_SWORD,
    LAST_ENGINE,
    LAST_SWORD,
    SIEGE_DIE,
)
from fogbound.games.shadows_over_camelot.view import unseen, unseen_loyalty

BLACK_KINDS: Final = ("black_knight", "lancelot_dragon", "excalibur", "despair", "war", "special")


def insight(view: Sight) -> dict[str, Any]:
    return {
        "next_black": next_black(view),
        "traitor": traitor_prior(view),
        "siege": [siege_chance(total) for total in range(SIEGE_DIE + 2)],
    }


def kind_of(name: str) -> str:
    card = BLACK_CARD[name]
    if SPECIAL_BLACK[card]:
        return "special"
    if OF_BLACK_KNIGHT[card]:
        return "black_knight"
    if OF_LANCELOT[card]:
        return "lancelot_dragon"
    return name if name in ("excalibur", "despair") else "war"


def next_black(view: Sight) -> dict[str, float]:
    """How likely the top Black card is of each kind: exactly, while no discards were shuffled."""
    pile = view.black_pile
    if pile["count"] and pile["cards"][0] is not None:
        known = kind_of(pile["cards"][0])
        return {kind: float(kind == known) for kind in BLACK_KINDS}
    counts: Counter[str] = Counter()
    for name, count in unseen(view).items():
        if name in BLACK_CARD:
            counts[kind_of(name)] += count
    every = sum(counts.values())
    return {kind: counts[kind] / every if every else 0.0 for kind in BLACK_KINDS}


def traitor_prior(view: Sight) -> list[float | None]:
    """How likely each seat holds the Traitor's card by what was dealt alone; None where it is known."""
    left = unseen_loyalty(view)
    every, traitor = left["loyal"] + left["traitor"], left["traitor"]
    return [(traitor / every if every else 0.0) if card is None else None for card in view.loyalty]


def siege_chance(total: int) -> float:
    """B-8.2: how likely a sum is above the die."""
    return min(max(total - 1, 0), SIEGE_DIE) / SIEGE_DIE


def values(view: Sight) -> list[float]:
    """For each seat the score it can expect: by Swords and Siege Engines, and by who it may be."""
    if view.outcome is not None:
        return [float(score) for score in view.outcome["scores"]]
    loyal = 2 * loyal_chance(view) - 1
    found = []
    for card, chance in zip(view.loyalty, traitor_prior(view), strict=True):
        evil = float(card == "traitor") if chance is None else chance
        found.append(loyal * (1 - 2 * evil))
    return found


def loyal_chance(view: Sight) -> float:
    """A quick judgement of the Loyal side's prospects."""
    board = view.board
    white, black = board["white_swords"], board["black_swords"]
    danger = max(board["engines"] / LAST_ENGINE, black / LAST_BLACK_SWORD) ** 2
    lead = (white - black) / LAST_SWORD
    strength = sum([view.life[seat] for seat in view.in_play]) / (4 * len(view.knights))
    chance: float = min(max(0.35 + 0.6 * lead - 0.35 * danger + 0.1 * strength, 0.01), 0.99)
    return chance
