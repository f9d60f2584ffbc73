"""The Traitor: he looks like a Knight, does the least good that does not show, and harms when it counts."""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.players.errands import WARS
from fogbound.games.shadows_over_camelot.players.evil import card_cost
from fogbound.games.shadows_over_camelot.players.scene import Scene
from fogbound.games.shadows_over_camelot.players.worth import card_worth
from fogbound.games.shadows_over_camelot.quests import WARRIORS_LOSE

HIDING: Final = 0.9
"""How much of what is good for Camelot he still does, so as not to be noticed."""
SIEGE_HOUR: Final = 10
"""With so many Siege Engines on the board he helps to bring the last ones."""
THREE: Final = 3
"""B-5.3: so many Merlins stop a card."""
SWORD_HOUR: Final = 6
NEAR_THE_END: Final = 9
"""So many Swords of both colours: then an accusation does its harm, and comes too late to be answered."""
REFRAINS: Final = {"unmask": -20.0, "fate": -3.0}
"""What he never does in step 2, or hardly."""
WASTE: Final = 1.0
"""How gladly he throws away good cards, unseen, for Excalibur."""
CARELESS: Final = 0.8
"""How much of what a Black card may cost Camelot he minds."""
AT_WORST: Final = -11.0
"""He minds it no more than this: when a Black card does most harm he rather draws it than give of the Life he keeps."""
KEPT: Final = 2
"""So much Life he keeps when it is Evil's turn."""
TO_SPARE: Final = 1
"""More Life than this he gives like the others, since who never gives any is found out."""
HALF_HEARTED: Final = 0.8
"""How much of what Special cards would bring is a reason for him to play them."""


def traitor_appeals(scene: Scene, loyal: dict[str, float]) -> dict[str, float]:
    """The same options as the Traitor weighs them."""
    match scene.name:
        case "ProgressEvil" | "ProgressEvilAsPenalty":
            return {text: _evil(scene, text, worth) for text, worth in loyal.items()}
        case "HeroicAction":
            return {text: _heroic(scene, text, worth) for text, worth in loyal.items()}
        case "PutCardsBack" | "ResolveCard":
            return {text: -worth for text, worth in loyal.items()}
        case "RobKnight":
            return {text: _rob(scene, text) for text in loyal}
        case "TraitorEvil":
            return _open_evil(scene)
    return {text: _answer(scene, text, worth) for text, worth in loyal.items()}


def hour_has_come(scene: Scene) -> bool:
    """Whether it pays to be open: the siege is nearly won, and two Swords turned at the end would not decide."""
    return scene.engines >= SIEGE_HOUR


def _evil(scene: Scene, text: str, worth: float) -> float:
    """A Black card where a Knight might draw one; his own Life he keeps."""
    if text == "unmask":
        return 6.0 if hour_has_come(scene) else -20.0
    if text == "add_engine":
        return 5.0 if scene.engines >= SIEGE_HOUR else 0.4 * worth
    if text == "draw_black":
        return max(CARELESS * worth, AT_WORST)
    if text == "lose_life":
        return 0.8 * worth if scene.life[scene.me] > KEPT else -12.0
    return HIDING * worth


def _heroic(scene: Scene, text: str, worth: float) -> float:
    """He is busy, but not where it helps most."""
    verb = text.partition(" ")[0]
    if verb in REFRAINS:
        return REFRAINS[verb]
    if verb == "accuse":
        return _accuse(scene)
    if verb == "give_life":
        return HIDING * worth - 0.2 if scene.life[scene.me] > TO_SPARE else -10.0
    if verb == "lay":
        return HIDING * worth
    if verb == "discard":
        return HIDING * worth + WASTE * card_worth(scene, text.partition(" ")[2])
    if verb == "fight_engine":
        return 0.7 * worth if scene.engines < SIEGE_HOUR - 1 else -6.0
    if verb == "draw_white":
        return 1.1 * worth
    if verb in ("merlin", "heroism", "lady_of_the_lake", "piety"):
        return HALF_HEARTED * worth
    return HIDING * worth


def _accuse(scene: Scene) -> float:
    """A Loyal Knight accused costs Camelot a Sword."""
    return 3.0 if scene.white >= SWORD_HOUR and scene.white + scene.black >= NEAR_THE_END else -2.0


def _answer(scene: Scene, text: str, worth: float) -> float:
    """Merlins stay in hand, volunteers are others, and the worse War is fed."""
    verb = text.partition(" ")[0]
    match verb:
        case "merlins":
            return _offer(scene, int(text.partition(" ")[2]))
        case "volunteer" | "stop_it":
            return -3.0
        case "war":
            return -worth if _loses_war(scene, text.partition(" ")[2]) else 0.5 * worth
        case "add_excalibur":
            return -1.0
        case "resolve":
            return card_cost(scene, text.partition(" ")[2])
        case "accuse_lady":
            return 1.5 + worth
    return worth


def _offer(scene: Scene, count: int) -> float:
    """Merlins that will not be enough are a fine show: they come back."""
    if count == 0:
        return 0.0
    drawing = scene.view.drawing
    offered: int = sum([number for _, number in drawing["merlins"]])
    asked_last = (scene.me + 1) % scene.seats == drawing["seat"]
    return 1.0 if asked_last and offered + count < THREE else -3.0


def _loses_war(scene: Scene, war: str) -> bool:
    """Whether one warrior more is the last."""
    return scene.warriors[WARS.index(war)] + 1 >= WARRIORS_LOSE


def _rob(scene: Scene, text: str) -> float:
    verb, _, noun = text.partition(" ")
    if verb == "rob":
        held: int = scene.hands[int(noun)]["count"]
        return 2.0 + 0.2 * held
    return 1.0


def _open_evil(scene: Scene) -> dict[str, float]:
    return {"add_engine": 1.0 if scene.engines >= 7 else 0.0, "draw_black": 0.6}
