"""Love as a loyal Knight weighs it: Boons, Romantic Actions, accusations of Ladies, and duels."""

from __future__ import annotations

from typing import Any, Final

from fogbound.games.shadows_over_camelot.false_lady.chances import chance_false
from fogbound.games.shadows_over_camelot.players.scene import Scene, fight_value_of
from fogbound.games.shadows_over_camelot.players.worth import CARD, SWORD, engine_gain, life_gain

BOON: Final = 3.5
"""What a token is worth."""
EVIL: Final = 4.0
"""What a Progression of Evil costs."""
AT_ONCE: Final = 4.0


def boon_worth(scene: Scene, verb: str, noun: str, trips: dict[str, float]) -> float:
    """A Boon in step 2, which costs no action: now, or later."""
    match verb:
        case "larders":
            return AT_ONCE if sum(scene.hand.values()) <= 10 else -1.0
        case "ring":
            return AT_ONCE if life_gain(scene.life[int(noun)], 2) > 6 else -1.0
        case "sortie":
            return AT_ONCE if engine_gain(scene) > 2.4 else -1.0
        case "pray":
            return AT_ONCE if noun == "grail" or scene.life[scene.me] <= 2 else -1.0
        case "sail":
            here = trips.get(scene.place or "", 2.0)
            return AT_ONCE - 1.0 if trips.get(noun, 0.0) > here + 2.0 else -2.0
        case "counsel":
            return -0.5
        case "summon" | "gentle_courtesie":
            return -2.0
    return -2.0


def love_appeals(scene: Scene) -> dict[str, float]:
    """Steps 3 and 4, and what is asked about love."""
    return {text: love_appeal(scene, text) for text in scene.options}


def love_appeal(scene: Scene, text: str) -> float:
    verb, _, noun = text.partition(" ")
    match verb:
        case "progress_love":
            return 1.0 if not _heart(scene)["jealous"] or sum(scene.hand.values()) >= 4 else -0.5
        case "complete" | "keep_quest":
            return 1.0
        case "affair":
            return 0.4
        case "petition":
            return BOON
        case "reconcile":
            return 1.0 if sum(scene.hand.values()) >= 4 else -1.0
        case "accuse_lady":
            return _accusation(scene, noun)
        case "volunteer" | "agree":
            return 1.0 if max(_values(scene), default=0) >= 4 else -1.0
        case "blow" | "duel_cards":
            return _blow(scene, verb, noun)
    return _venture(scene, verb)


def _venture(scene: Scene, verb: str) -> float:
    match verb:
        case "go_between":
            return 0.5 if _heart(scene)["quest"] == "renounce" and _heart(scene)["love"] < 3 else -0.5
        case "petition_treacherous":
            return BOON - EVIL
        case "look_at":
            return 1.0
        case "unmask":
            return -8.0
    return 0.0


def _heart(scene: Scene) -> dict[str, Any]:
    heart: dict[str, Any] = scene.view.court[scene.me]
    return heart


def _values(scene: Scene) -> list[int]:
    return [value for value in range(1, 6) if scene.fights[value - 1]]


def _accusation(scene: Scene, lady: str) -> float:
    """F-5: the False Lady found spares a Sword; a True Heart costs a Progression of Evil or a stain."""
    entry = next(entry for entry in scene.view.ladies if entry["lady"] == lady)
    stained: int = entry["swords"]
    chance = chance_false(scene.view, lady)
    hidden: int = entry["petitions"]["count"] - len(entry["face_up"])
    found = chance / max(hidden, 1)
    won = found * (SWORD * (1 + stained))
    lost = (1 - found) * (0.5 * EVIL + 0.5 * (SWORD - 2 * CARD))
    return won - lost


def _blow(scene: Scene, verb: str, noun: str) -> float:
    """In a duel the best card one has."""
    if verb == "duel_cards":
        return 0.6 - abs(int(noun) - 1) * 0.5
    return 0.5 + 0.4 * fight_value_of(noun)
