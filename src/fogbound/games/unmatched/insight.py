"""What can be worked out from a view: what opponents hold, what attacks do, who gets where and who threatens whom."""

from __future__ import annotations

from math import exp
from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.spaces import Spaces, members
from fogbound.games.unmatched.cards import CARD, NAMES, NO_CARD, NO_VALUE
from fogbound.games.unmatched.chances import Hidden
from fogbound.games.unmatched.fighters import FIGHTERS, PARTY, Fighter, hero_of
from fogbound.games.unmatched.reckoning import Blow, blow_of
from fogbound.games.unmatched.roaming import HITS
from fogbound.games.unmatched.scene import Scene
from fogbound.games.unmatched.striking import targets_from

HEALTH_COUNTS: Final = 0.16
CARD_COUNTS: Final = 0.12
"""How much a point of health, and a card in hand, is ahead."""
SIDEKICK_COUNTS: Final = 0.09


def insight(view: Sight) -> dict[str, Any]:
    """For the seat that looks on from this view; of hands nothing for an onlooker."""
    if view.outcome is not None or view.seat is None:
        return {"hands": {}, "numbers": {}, "attacks": [], "answers": {}, "reach": {}, "threats": {}}
    scene = Scene(view, view.seat)
    hidden = {seat: Hidden(view, seat) for seat in scene.agreed.enemies[view.seat]}
    return {
        "hands": {seat: hands(found) for seat, found in hidden.items()},
        "numbers": {seat: numbers(scene, seat, found) for seat, found in hidden.items()},
        "attacks": attacks(scene, hidden),
        "answers": answers(view, scene, hidden),
        "reach": {FIGHTERS[fighter]: reach(view, scene, fighter) for fighter in scene.own},
        "threats": threats(scene),
    }


def hands(hidden: Hidden) -> dict[str, list[float]]:
    """For each card that may be in a hand how likely none, one, two … of it are."""
    cards = {card for _, group in hidden.groups for card in group} | set(hidden.sure)
    return {NAMES[card]: hidden.how_many(card) for card in sorted(cards)}


def numbers(scene: Scene, seat: Seat, hidden: Hidden) -> dict[int, float]:
    """For each printed number how likely a hand has a card with it."""
    deck = scene.agreed.decks[seat]
    return {
        number: 1 - hidden.none_in_hand([card for card in deck.kinds if deck.value[card] == number])
        for number in deck.numbers
        if number != NO_VALUE
    }


# Attacks.


def attacks(scene: Scene, hidden: dict[Seat, Hidden]) -> list[dict[str, Any]]:
    """Each attack that could be made now, with each card: the damage if whoever can stop most of it does."""
    found = []
    for fighter in scene.own:
        for target in targets_from(scene, fighter, scene.at[fighter]):
            blow = Blow(scene, fighter, target)
            usable = blow.attacks()
            for card in sorted(set(scene.hand)):
                if card in usable:
                    damage = at_best_defended(blow, card, hidden[target // PARTY])
                    found.append(_attack(scene, fighter, target, card, damage))
    return found


def _attack(scene: Scene, fighter: Fighter, target: Fighter, card: int, damage: dict[int, float]) -> dict[str, Any]:
    return {
        "fighter": FIGHTERS[fighter],
        "target": FIGHTERS[target],
        "card": NAMES[card],
        "damage": damage,
        "fells": damage.get(scene.health[target], 0.0),
    }


def at_best_defended(blow: Blow, attack: int, hidden: Hidden) -> dict[int, float]:
    """How likely each damage is, where the defender lays the card of the hand that stops most, or none."""
    by_damage: dict[int, list[int]] = {}
    for card in blow.defences():
        by_damage.setdefault(blow.damage(attack, card), []).append(card)
    open_wide = blow.damage(attack, NO_CARD)
    found: dict[int, float] = {}
    better: list[int] = []
    missing = 1.0
    for damage in sorted(by_damage):
        if damage >= open_wide:
            break
        better += by_damage[damage]
        none = hidden.none_in_hand(better)
        if missing - none > 0:
            found[damage] = missing - none
        missing = none
    if missing > 0:
        found[open_wide] = found.get(open_wide, 0.0) + missing
    return found


def answers(view: Sight, scene: Scene, hidden: dict[Seat, Hidden]) -> dict[str, dict[int, float]]:
    """For each answer to an attack how likely each damage is, all cards that the attacker may use being as likely."""
    decision = view.decision
    if decision is None or decision["name"] != "MayDefend" or "options" not in decision:
        return {}
    blow = blow_of(view, scene)
    pool = scene.pool(blow.attacker // PARTY)
    feared = {card: pool[card] for card in blow.attacks() if pool[card] > 0}
    every = sum(feared.values())
    found = {}
    for option in decision["options"]:
        card = NO_CARD if option == "no_card" else CARD[option.partition(" ")[2]]
        chances: dict[int, float] = {}
        for attack, count in feared.items():
            damage = blow.damage(attack, card)
            chances[damage] = chances.get(damage, 0.0) + count / every
        found[option] = dict(sorted(chances.items()))
    return found


def expected(damage: dict[int, float]) -> float:
    """What it comes to on average."""
    return sum([amount * chance for amount, chance in damage.items()])


# Places.


def reach(view: Sight, scene: Scene, fighter: Fighter) -> list[str]:
    """Where a fighter gets to in this Maneuver, or in one without a boost."""
    steps = scene.agreed.kind(fighter).move if view.maneuver is None else view.maneuver["steps"]
    return [scene.field.spaces[space] for space in members(scene.reach_of(fighter, steps))]


def threats(scene: Scene) -> dict[str, list[str]]:
    """For each own fighter the enemies that could attack it after a Maneuver without a boost."""
    found = {}
    for fighter in scene.own:
        space = scene.at[fighter]
        found[FIGHTERS[fighter]] = [FIGHTERS[enemy] for enemy in scene.enemies if _could_attack(scene, enemy, space)]
    return found


def _could_attack(scene: Scene, enemy: Fighter, space: int) -> bool:
    return _attackable(scene, enemy) >> space & 1 == 1


def _attackable(scene: Scene, enemy: Fighter) -> Spaces:
    """The spaces that are in an enemy's reach from where it could go."""
    kind = scene.agreed.kind(enemy)
    hits = HITS[scene.field.name][1 if kind.ranged else 0][0]
    found = 0
    for start in members(scene.reach_of(enemy, kind.move)):
        found |= hits[start]
    return found


def endangered(view: Sight) -> dict[str, int]:
    """Each space where enemies could attack after a Maneuver without a boost, and how many of them could."""
    if view.seat is None or view.outcome is not None:
        return {}
    scene = Scene(view, view.seat)
    found: dict[str, int] = {}
    for enemy in scene.enemies:
        for space in members(_attackable(scene, enemy)):
            name = scene.field.spaces[space]
            found[name] = found.get(name, 0) + 1
    return found


# Who will win.


def values(view: Sight) -> list[float]:
    """For each seat the score it can expect: health and cards decide."""
    if view.outcome is not None:
        return [float(score) for score in view.outcome["scores"]]
    strengths: dict[int, float] = {}
    for seat, side in enumerate(view.sides):
        strengths[side] = strengths.get(side, 0.0) + _strength(view, seat)
    weights = {side: exp(strength) for side, strength in strengths.items()}
    every = sum(weights.values())
    found = []
    for side in view.sides:
        others = len([one for one in view.sides if one != side])
        share = weights[side] / every
        found.append(share * others / (len(view.sides) - others) - (1 - share))
    return found


def _strength(view: Sight, seat: Seat) -> float:
    if view.out[seat]:
        return 0.0
    found: float = CARD_COUNTS * min(view.hands[seat]["count"], 7)
    for fighter in view.fighters:
        if fighter["seat"] == seat:
            hero = fighter["id"] == FIGHTERS[hero_of(seat)]
            found += (HEALTH_COUNTS if hero else SIDEKICK_COUNTS) * fighter["health"]
    return found
