"""How much each choice of the own turn, and each card of a combat, promises."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from fogbound.games.unmatched.cards import CARD
from fogbound.games.unmatched.fighters import FIGHTER, PARTY, Fighter, hero_of
from fogbound.games.unmatched.roaming import Roamer
from fogbound.games.unmatched.scene import Scene
from fogbound.games.unmatched.scheming import draws, hurting, kept, promise, seduction, sisters_beside
from fogbound.games.unmatched.shielding import defences
from fogbound.games.unmatched.striking import Striker, targets_from, value_of

Appeals: TypeAlias = dict[str, float]
Appeal: TypeAlias = Callable[["Mind"], Appeals]

HAND_FULL: Final = 7
BOOSTED: Final = 0.3
"""What more must be gained than a card is worth, to boost with it."""
IDLE: Final = -0.05
"""Whoever stands well need not move."""


class Mind:
    """A seat that is asked, and what it makes of the battle."""

    def __init__(self, view: Any) -> None:
        decision: dict[str, Any] = view.decision
        self.options: Final[list[str]] = decision["options"]
        self.name: Final[str] = decision["name"]
        self.view: Final = view
        self.scene: Final = Scene(view, decision["seat"])
        self.striker: Final = Striker(self.scene)
        self._roamer: Roamer | None = None
        self._asked: list[Any] = []

    @property
    def roamer(self) -> Roamer:
        if self._roamer is None:
            self._roamer = Roamer(self.scene, self.striker)
        return self._roamer

    def asked(self) -> list[Any]:
        """The decision with its arguments."""
        if not self._asked:
            self._asked = self.view.agenda[-1]
        return self._asked

    def space(self, option: str) -> int:
        return self.scene.number[option.partition(" ")[2]]


# Actions.


def actions(mind: Mind) -> Appeals:
    found = {}
    for option in mind.options:
        verb, _, noun = option.partition(" ")
        if verb == "maneuver":
            found[option] = _maneuver(mind)
        elif verb == "scheme":
            found[option] = promise(mind.scene, mind.roamer, noun)
        else:
            found[option] = _attack(mind, FIGHTER[noun])
    return found


def _attack(mind: Mind, fighter: Fighter) -> float:
    space = mind.scene.at[fighter]
    targets = targets_from(mind.scene, fighter, space)
    return max([mind.striker.best(fighter, space, target) for target in targets], default=-1.0)


def _maneuver(mind: Mind) -> float:
    """A card, and better places; for Hyde a point of health."""
    scene, me = mind.scene, mind.scene.me
    found = draws(scene, 1)
    if len(scene.hand) >= HAND_FULL and not scene.actions:
        found -= 0.6
    if scene.is_hyde(me):
        found += hurting(scene, hero_of(me), 1)
    if scene.own:
        gains = sorted([mind.roamer.gain(fighter, 2) for fighter in scene.own], reverse=True)
        found += gains[0] + 0.4 * sum(gains[1:])
    return found


# A Maneuver.


def boosts(mind: Mind) -> Appeals:
    """A boost must bring somebody where it is so much better."""
    deck, steps = mind.scene.agreed.decks[mind.scene.me], mind.view.maneuver["steps"]
    movers = [one for one in mind.scene.own if not one % PARTY or mind.scene.health[one] > 1] or mind.scene.own[:1]
    plain = max([mind.roamer.gain(fighter, steps) for fighter in movers])
    gained: dict[int, float] = {}
    found = {}
    for option in mind.options:
        if option == "no_boost":
            found[option] = 0.0
            continue
        card = CARD[option.partition(" ")[2]]
        more = deck.boost[card]
        if more not in gained:
            gained[more] = max([mind.roamer.gain(fighter, steps + more) for fighter in movers]) - plain
        found[option] = gained[more] - kept(mind.scene, card) - BOOSTED
    return found


def movers(mind: Mind) -> Appeals:
    """The one who gains most goes first; sidekicks make room."""
    steps = mind.view.maneuver["steps"]
    found = {}
    for option in mind.options:
        verb, _, noun = option.partition(" ")
        if verb == "move":
            found[option] = mind.roamer.gain(FIGHTER[noun], steps) + IDLE
        else:
            found[option] = 0.0 if verb == "done" else -1.0
    return found


def moves(mind: Mind) -> Appeals:
    """Where a fighter is moved to; an enemy to where it does the enemy no good."""
    scene, fighter = mind.scene, FIGHTER[mind.asked()[2]]
    if fighter // PARTY == scene.me:
        return {option: mind.roamer.value(fighter, mind.space(option)) for option in mind.options}
    if "ravening_seduction" in mind.view.played[scene.me]:
        return {
            option: hurting(scene, fighter, sisters_beside(scene, mind.space(option), fighter))
            for option in mind.options
        }
    return {option: _exposed(mind, fighter, mind.space(option)) for option in mind.options}


def _exposed(mind: Mind, fighter: Fighter, space: int) -> float:
    """An enemy is wanted within reach where an action is left, and far off else."""
    scene = mind.scene
    beside = scene.field.beside[space]
    near = sum([1 for one in scene.own if beside >> scene.at[one] & 1])
    return near * (0.8 if scene.actions and scene.turn == scene.me else -0.5) * value_of(fighter, scene)


# Attack and defence.


def targets(mind: Mind) -> Appeals:
    fighter = FIGHTER[mind.asked()[2]]
    space = mind.scene.at[fighter]
    return {o: mind.striker.best(fighter, space, FIGHTER[o.partition(" ")[2]]) for o in mind.options}


def attack_cards(mind: Mind) -> Appeals:
    combat = mind.view.combat
    fighter, target = FIGHTER[combat["attacker"]], FIGHTER[combat["target"]]
    space = mind.scene.at[fighter]
    return {
        option: mind.striker.worth(CARD[option.partition(" ")[2]], fighter, space, target) for option in mind.options
    }


def defence_cards(mind: Mind) -> Appeals:
    combat = mind.view.combat
    return defences(mind.scene, FIGHTER[combat["attacker"]], FIGHTER[combat["target"]], mind.options)


# Whom to pick.


def fighters(mind: Mind) -> Appeals:
    """For Bloodthirsty, and for what cards do to a fighter."""
    scene = mind.scene
    played = mind.view.played[scene.me]
    found = {}
    for option in mind.options:
        if option == "pass":
            found[option] = 0.0
            continue
        fighter = FIGHTER[option.partition(" ")[2]]
        if "ravening_seduction" in played:
            own = fighter // PARTY == scene.me
            found[option] = mind.roamer.gain(fighter, 2) - 0.3 if own else seduction(scene, fighter)
        elif "skirmish" in played:
            own = fighter // PARTY == scene.me
            found[option] = mind.roamer.gain(fighter, 2) if own else 0.4
        elif mind.name == "Bite":
            found[option] = hurting(scene, fighter, 1) + draws(scene, 1)
        else:
            found[option] = hurting(scene, fighter, _damage(scene, played))
    return found


def _damage(scene: Scene, played: list[str]) -> float:
    if "step_lightly" in played:
        return 3.0 if scene.on_fog(hero_of(scene.me)) else 1.0
    return 2.0
