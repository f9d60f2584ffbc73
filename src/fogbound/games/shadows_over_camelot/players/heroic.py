"""Step 2 as a loyal Knight weighs it: what each action, power and Boon is worth."""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.players.accusing import accusing_worth
from fogbound.games.shadows_over_camelot.players.courting import boon_worth
from fogbound.games.shadows_over_camelot.players.errands import (
    at_home,
    at_stake,
    attended,
    danger,
    draw_worth,
    errand,
    errands,
    next_blow,
)
from fogbound.games.shadows_over_camelot.players.patterns import PATTERNS
from fogbound.games.shadows_over_camelot.players.scene import Scene
from fogbound.games.shadows_over_camelot.players.siege import fight_worth
from fogbound.games.shadows_over_camelot.players.worth import (
    CARD,
    SWORD,
    card_worth,
    engine_gain,
    life_cost,
    life_gain,
    stain,
)

AT_ONCE: Final = 4.0
"""What costs no action is done before what does."""
NEVER: Final = -8.0
WIZARD: Final = 1.76
"""What Merlin is worth kept in hand."""
RELIEF: Final = 0.25
"""Of what is at stake, when Merlin sends a Black card away from there."""
HOMEWARD: Final = 0.32
"""Of what can be done in Camelot, for going home by an action."""
BEHIND: Final = 0.62
"""Of the work at hand, for leaving it."""
SPARED: Final = 1.88
"""How much dearer Life is than what it buys at once: it also stops Evil."""
APART: Final = {
    "freely": AT_ONCE,
    "unmask": NEVER,
    "search": NEVER,
    "swap": NEVER,
    "messenger": -1.0,
    "clairvoyance": 1.0,
}
SOLO_QUESTS: Final = ("black_knight", "lancelot")


def heroic_appeals(scene: Scene) -> dict[str, float]:
    """Each option of step 2; to end it is worth nothing."""
    trips = errands(scene)
    found = {text: appeal(scene, text, trips) for text in scene.options}
    if "give_life" in found:
        found["give_life"] = _second_action(scene, trips) - SPARED * life_cost(scene.life[scene.me]) - 0.5
    return found


def appeal(scene: Scene, text: str, trips: dict[str, float]) -> float:
    verb, _, noun = text.partition(" ")
    match verb:
        case "end" | "give_life":
            return 0.0
        case "move":
            return _place(scene, noun, trips)
        case "ride":
            return AT_ONCE + _place(scene, noun, trips) - at_home(scene) if _leaves(scene, noun, trips) else NEVER
        case "lay" | "discard":
            return _strive(scene, verb, noun)
        case "draw_white":
            gawain = 1.5 if scene.knights[scene.me] == "gawain" else 1.0
            return draw_worth(scene) * gawain
        case "fight_engine":
            return fight_worth(scene)
        case "heal":
            return life_gain(scene.life[scene.me], 1) - 3 * card_worth(scene, noun)
        case "accuse":
            return accusing_worth(scene, int(noun))
    if verb in APART:
        return APART[verb]
    worth = special_worth(scene, verb, noun)
    return boon_worth(scene, verb, noun, trips) if worth is None else worth


def _leaves(scene: Scene, noun: str, trips: dict[str, float]) -> bool:
    """Whether riding out is better than staying."""
    return trips.get(noun, 0.0) > 1.2 * max(at_home(scene), fight_worth(scene))


def _place(scene: Scene, place: str, trips: dict[str, float]) -> float:
    """To be elsewhere is worth what can be done there, if there is less to do here."""
    there = HOMEWARD * at_home(scene) if place == "camelot" else trips.get(place, 0.0)
    return there - _left_behind(scene, trips)


def _left_behind(scene: Scene, trips: dict[str, float]) -> float:
    """What is given up by riding away: the work at hand, and on a Solo Quest the cards laid."""
    here = scene.place or ""
    if here == "camelot":
        return 0.0
    laid = len(scene.laid.get(here, ())) if here in SOLO_QUESTS else 0
    return BEHIND * trips.get(here, 0.0) + 1.5 * CARD * laid


def _strive(scene: Scene, verb: str, card: str) -> float:
    """A card laid where one is."""
    quest = scene.place or ""
    if verb == "discard":
        found = errand(scene, "excalibur")
        return found.prize * found.chance / found.needed - card_worth(scene, card)
    if quest in PATTERNS:
        return next_blow(scene, quest).get(card, 0.0)
    found = errand(scene, quest)
    return found.prize * found.chance / found.needed


def _second_action(scene: Scene, trips: dict[str, float]) -> float:
    """The best action of another letter."""
    best = 0.0
    if "moved" not in scene.done:
        best = max([_place(scene, place, trips) - _work(scene, trips) for place in trips], default=0.0)
    if "acted" not in scene.done:
        best = max(best, _action_here(scene))
    return best


def _work(scene: Scene, trips: dict[str, float]) -> float:
    """What there is to do where one is, next turn."""
    return at_home(scene) if scene.place == "camelot" else trips.get(scene.place or "", 0.0)


def _action_here(scene: Scene) -> float:
    place = scene.place or ""
    if place == "camelot":
        return max(draw_worth(scene), fight_worth(scene))
    found = errand(scene, place)
    return found.prize * found.chance / found.needed if found.mine else 0.0


def special_worth(scene: Scene, verb: str, noun: str) -> float | None:
    """Special White cards; None for what is none."""
    me, others = scene.me, [seat for seat in scene.in_play if seat != scene.me]
    match verb:
        case "merlin":
            return _merlin(scene, noun)
        case "convocation":
            away = sum([1 for seat in others if scene.places[seat] != "camelot"])
            return (scene.seats - away) * CARD - 2.0 * away
        case "fate":
            return len(scene.in_play) * CARD - 1.0
        case "heroism":
            return _heroism(scene, noun)
        case "lady_of_the_lake":
            if not scene.is_open("excalibur"):
                return life_gain(scene.life[me], 2) - 1.0
            return _push(scene)
        case "piety":
            healed = [life_gain(scene.life[seat], 1) for seat in others]
            return (life_gain(scene.life[me], 3) if noun == "self" else sum(healed)) - 2.0
        case "reinforcements":
            return (4 if noun == "self" else len(others)) * CARD + 0.2
    return None


def _push(scene: Scene) -> float:
    found = errand(scene, "excalibur")
    return found.prize * found.chance / found.needed + (2.0 if found.needed == 1 else 0.0)


def _merlin(scene: Scene, target: str) -> float:
    if target == "siege_engine":
        return engine_gain(scene) - WIZARD
    if target == "excalibur":
        return _push(scene) - WIZARD
    if stain(scene) < 0:
        return NEVER  # any end of a Quest is welcome now
    return RELIEF * at_stake(scene, target) * danger(scene, target) + (0.8 if attended(scene, target) else 0.0)


def _heroism(scene: Scene, quest: str) -> float:
    """A Sword more: on a Quest that is about to be won."""
    found = errand(scene, quest)
    near = found.needed <= 2 and (scene.place == quest or scene.others_at(quest) > 0)
    return 0.8 * SWORD * found.chance if near else 0.3
