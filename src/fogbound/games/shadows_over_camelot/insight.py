"""What can be worked out from a view: the next Black card, who may be the Traitor, and how siege fights go."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.games.shadows_over_camelot.cards import BLACK_CARD, OF_BLACK_KNIGHT, OF_LANCELOT, SPECIAL_BLACK
from fogbound.games.shadows_over_camelot.false_lady.chances import chance_false
from fogbound.games.shadows_over_camelot.knights import (
    LAST_BLACK_SWORD,
    LAST_ENGINE,
    LAST_SWORD,
    SIEGE_DIE,
)
from fogbound.games.shadows_over_camelot.places import BLACK_PILE
from fogbound.games.shadows_over_camelot.suspicion import evidence, lines, prior, suspicion
from fogbound.games.shadows_over_camelot.view import unseen

BLACK_KINDS: Final = ("black_knight", "lancelot_dragon", "excalibur", "despair", "war", "special")


def insight(view: Sight) -> dict[str, Any]:
    """Chances are exact by what is dealt and seen; the suspicion weighs besides what each has done."""
    found: dict[str, Any] = {
        "next_black": next_black(view),
        "traitor": traitor_prior(view),
        "suspicion": suspicion(view),
        "evidence": [
            [{"what": kind, "count": count(view, seat, kind), "factor": factor} for kind, factor in factors.items()]
            for seat, factors in enumerate(evidence(view))
        ],
        "observed": [lines(view, seat) for seat in range(len(view.knights))],
        "siege": [siege_chance(total) for total in range(SIEGE_DIE + 2)],
    }
    if view.settings["level"] == "false_lady":
        found["false"] = {entry["lady"]: chance_false(view, entry["lady"]) for entry in view.ladies}
    return found


def count(view: Sight, seat: int, kind: str) -> int:
    """How often something was seen; what was said of somebody counts once."""
    seen: int = view.witnessed[seat].get(kind, 1)
    return seen


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
    """How likely the top Black card is of each kind. Of cards face down on a Quest the kind is known."""
    pile = view.black_pile
    if pile["count"] and pile["cards"][0] is not None:
        known = kind_of(pile["cards"][0])
        return {kind: float(kind == known) for kind in BLACK_KINDS}
    remembered = _kinds([name for s in view.sightings if s["among"] == [BLACK_PILE.name] for name in s["cards"]])
    left = Counter(dict.fromkeys(BLACK_KINDS, 0))
    for name, number in unseen(view).items():
        if name in BLACK_CARD:
            left[kind_of(name)] += number
    left.subtract(remembered)
    for quest, row in view.against.items():
        left[FACE_DOWN.get(quest, "special")] -= row["cards"].count(None)
    open_spots = pile["cards"].count(None) - sum(remembered.values())
    every, spots = sum(left.values()), pile["cards"].count(None)
    if not every and not spots:
        return dict.fromkeys(BLACK_KINDS, 0.0)
    if not spots:  # the discards are shuffled before the next card is drawn
        return {kind: left[kind] / every for kind in BLACK_KINDS}
    return {
        kind: (remembered[kind] + (open_spots * left[kind] / every if every else 0.0)) / spots for kind in BLACK_KINDS
    }


FACE_DOWN: Final = {"black_knight": "black_knight", "lancelot": "lancelot_dragon", "dragon": "lancelot_dragon"}
"""What lies face down on these Quests."""


def _kinds(names: list[str]) -> Counter[str]:
    return Counter([kind_of(name) for name in names if name in BLACK_CARD])


def traitor_prior(view: Sight) -> list[float | None]:
    """How likely each seat holds the Traitor's card by what was dealt alone; None where it is known."""
    return [chance if card is None else None for card, chance in zip(view.loyalty, prior(view), strict=True)]


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
