"""What a loyal Knight answers when he is asked something on the way."""

from __future__ import annotations

from collections import Counter
from typing import Final

from fogbound.games.shadows_over_camelot.players.errands import danger
from fogbound.games.shadows_over_camelot.players.evil import card_cost
from fogbound.games.shadows_over_camelot.players.scene import Scene, fight_value_of
from fogbound.games.shadows_over_camelot.players.siege import blow_appeals
from fogbound.games.shadows_over_camelot.players.worth import card_worth, engine_gain, life_cost

THREE_MERLINS: Final = 3.95
"""What three Merlins are worth kept in hand."""
GREAT_SWORD: Final = 6.2
"""What Excalibur is worth kept in hand."""


def answer_appeals(scene: Scene) -> dict[str, float]:
    """Every decision but those of steps 1 to 4."""
    if scene.name == "ChooseBlows":
        return blow_appeals(scene)
    if scene.name == "PutCardsBack":
        return {text: card_cost(scene, text.partition(" ")[2]) for text in scene.options}
    return {text: answer(scene, text) for text in scene.options}


def answer(scene: Scene, text: str) -> float:
    verb, _, noun = text.partition(" ")
    match verb:
        case "give" | "discard":
            return _parting(scene, noun)
        case "hand_to":
            return share(scene, int(noun))
        case "agree" | "volunteer":
            return _yes(scene, verb)
        case "merlins":
            return _merlins(scene, int(noun))
        case "face_down":
            return 1.0
        case "war":
            return -_warriors(scene, noun)
        case "add_excalibur" | "blow":
            return _adding(scene, noun)
    return _about_cards(scene, verb, noun)


def _about_cards(scene: Scene, verb: str, noun: str) -> float:
    match verb:
        case "stop_it":
            return _stopping(scene)
        case "resolve":
            return -card_cost(scene, noun)
        case "save":
            return 5.0 + (1.0 if int(noun) == scene.me else 0.0)
        case "come":
            return _coming_home(scene)
        case "take_merlin":
            return 0.5
    return 0.0


def _parting(scene: Scene, card: str) -> float:
    """What is wanted least goes first; to others what they may need."""
    return -card_worth(scene, card)


def share(scene: Scene, seat: int) -> float:
    """Spoils go to whoever holds fewest cards, what was given out already counted."""
    sharing = scene.view.sharing
    if sharing is None:
        return 0.0
    given = Counter(sharing["given"])
    worth: float = -1.0 * (scene.hands[seat]["count"] + given[seat]) - 0.01 * seat
    spoils = scene.view.spoils
    if spoils[len(sharing["given"])] == "grail":
        together = [to for to, card in zip(sharing["given"], spoils, strict=False) if card == "grail"]
        worth += 6.0 * together.count(seat) + (1.5 * scene.hand.get("grail", 0) if seat == scene.me else 0.0)
    return worth


def _yes(scene: Scene, verb: str) -> float:
    if verb == "agree":
        return 1.0
    if scene.name == "MayVolunteer":
        if "morgan_5" in scene.view.named:
            return 1.5 - life_cost(scene.life[scene.me], 2) / 4 if scene.life[scene.me] > 3 else -3.0
        return 1.0 if sum(scene.hand.values()) >= 7 else -2.0
    return -1.0


def _merlins(scene: Scene, count: int) -> float:
    """Three Merlins are worth a bad card."""
    if count == 0:
        return 0.0
    cost = sum([card_cost(scene, name) for name in scene.view.named])
    offered: int = sum([number for _, number in scene.view.drawing["merlins"]])
    together = offered + scene.hand.get("merlin", 0)
    reaches = together >= 3 or offered + count + len(scene.in_play) * 0.4 >= 3
    return cost - THREE_MERLINS if reaches and count + offered <= 3 else -1.0


def _stopping(scene: Scene) -> float:
    cost = sum([card_cost(scene, name) for name in scene.view.named])
    return cost - GREAT_SWORD


def _warriors(scene: Scene, war: str) -> float:
    warriors = scene.warriors[0 if war == "pict_war" else 1]
    return warriors + 3.0 * danger(scene, war)


def _coming_home(scene: Scene) -> float:
    """Whoever has laid cards on a Solo Quest stays."""
    place = scene.place or ""
    laid = len(scene.laid.get(place, []))
    return 0.5 - laid if place in ("black_knight", "lancelot") else -0.2 * laid


def _adding(scene: Scene, noun: str) -> float:
    """Only as much as wins."""
    fight = scene.view.fight
    if fight is None:
        return _in_duel(scene, noun)
    value = fight_value_of(noun) or 1
    if fight["against"] == "siege_engine":
        if fight["bonus"] > fight["die"]:
            return -1.0
        wins = fight["bonus"] + value > fight["die"]
        return engine_gain(scene) + life_cost(scene.life[scene.me]) if wins else -0.5
    return 1.0 - 0.1 * value


def _in_duel(scene: Scene, noun: str) -> float:
    return 1.0 - 0.1 * fight_value_of(noun)
