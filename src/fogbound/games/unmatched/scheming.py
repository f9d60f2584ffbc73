"""What a scheme promises, in points of damage to a hero."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fogbound.core.spaces import Space, members
from fogbound.games.unmatched.cards import CARD, NO_VALUE
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import PARTY, Fighter, hero_of
from fogbound.games.unmatched.roaming import Roamer
from fogbound.games.unmatched.scene import Scene, known_hand
from fogbound.games.unmatched.strengths import DRAWN, KEPT
from fogbound.games.unmatched.striking import PAID, VICTORY, none_of, value_of

Promise: TypeAlias = Callable[[Scene, Roamer], float]


def promise(scene: Scene, roamer: Roamer, card: str) -> float:
    """What playing a scheme now is worth, less what the card is worth in hand."""
    return _PROMISES[card](scene, roamer) - PAID * KEPT[CARD[card]]


def hurting(scene: Scene, fighter: Fighter, amount: float) -> float:
    """What damage to a fighter is worth; to a friend the contrary."""
    health = scene.health[fighter]
    dealt = min(amount, health)
    if not dealt:
        return 0.0
    worth = dealt * value_of(fighter, scene)
    if amount >= health:
        worth += VICTORY if fighter % PARTY == 0 else 0.6
    return worth if fighter // PARTY in scene.agreed.enemies[scene.me] else -worth


USELESS: Final = 0.1
"""What a card is worth that nobody is left to use: its boost."""


def kept(scene: Scene, card: int) -> float:
    """What it is worth to have a card in hand."""
    return KEPT[card] if scene.agreed.decks[scene.me].users[card] & scene.living else USELESS


def idle(scene: Scene) -> float:
    """What an action costs that can only be a Maneuver with an empty deck."""
    return 0.0 if scene.decks[scene.me]["count"] else draws(scene, 1)


def draws(scene: Scene, count: int) -> float:
    """What drawing is worth, or costs when the deck is empty."""
    there: int = min(count, scene.decks[scene.me]["count"])
    room = max(0, 8 - len(scene.hand))
    found = DRAWN * min(there, room) + 0.2 * max(0, there - room)
    missing = count - there
    if missing:
        found += sum([hurting(scene, fighter, 2.0 * missing) for fighter in scene.own])
    return found


def missing_health(scene: Scene, fighter: Fighter) -> int:
    return scene.agreed.kind(fighter).health - scene.health[fighter] if scene.health[fighter] else 0


def beside(scene: Scene, space: Space) -> list[Fighter]:
    """All who stand adjacent to a space."""
    spaces = scene.field.beside[space]
    return [fighter for fighter, at in enumerate(scene.at) if at != NOWHERE and spaces >> at & 1]


def victims(scene: Scene) -> list[Fighter]:
    """The enemies' heroes on the board."""
    return [enemy for enemy in scene.enemies if enemy % PARTY == 0]


def holds_number(scene: Scene, seat: int, number: int) -> tuple[float, float]:
    """How likely a hand has a card with this printed number, and the BOOST that its owner would take."""
    deck, pool = scene.agreed.decks[seat], scene.pool(seat)
    known = [card for card in known_hand(scene, seat) if deck.value[card] == number]
    if known:
        return 1.0, float(min([deck.boost[card] for card in known]))
    every, hidden = sum(pool), scene.hands[seat]["count"] - len(known_hand(scene, seat))
    fitting = [card for card in deck.kinds if pool[card] and deck.value[card] == number]
    count = sum([pool[card] for card in fitting])
    if not count or number == NO_VALUE or hidden <= 0:
        return 0.0, 0.0
    boost = sum([pool[card] * deck.boost[card] for card in fitting]) / count
    return 1 - none_of(count, every, min(hidden, every)), 0.85 * boost


def suspicion(scene: Scene, seat: int, number: int) -> float:
    """What it is worth to say a number to an opponent."""
    chance, boost = holds_number(scene, seat, number)
    hero = hero_of(seat)
    struck = hurting(scene, hero, boost) if scene.at[hero] != NOWHERE else 0.0
    return chance * (struck + 0.8) + (1 - chance) * 0.5


def _confirm(scene: Scene, roamer: Roamer) -> float:
    best = 0.0
    for seat in _opponents(scene):
        for number in scene.agreed.decks[seat].numbers:
            best = max(best, suspicion(scene, seat, number))
    return best


def _opponents(scene: Scene) -> list[int]:
    return [seat for seat in scene.agreed.enemies[scene.me] if scene.held[seat]]


def _eliminate(scene: Scene, roamer: Roamer) -> float:
    most = max([scene.hands[seat]["count"] for seat in _opponents(scene)], default=0)
    return 0.0 if not most else 1.3 + 0.08 * most


def _disguise(scene: Scene, roamer: Roamer) -> float:
    """The damage, and where Holmes would stand."""
    here = scene.at[hero_of(scene.me)]
    best = -1.0
    for enemy in victims(scene):
        there = scene.at[enemy]
        best = max(best, hurting(scene, enemy, 1) + 0.4 * (roamer.danger(here) - roamer.danger(there)))
    return best


def _aid(scene: Scene, roamer: Roamer) -> float:
    hurt = min(1, missing_health(scene, hero_of(scene.me)))
    return hurt + draws(scene, 1)


def _mistform(scene: Scene, roamer: Roamer) -> float:
    """Wherever he goes, the action comes back."""
    dracula = hero_of(scene.me)
    here = roamer.value(dracula, scene.at[dracula])
    best = 0.0
    for enemy in scene.enemies:
        for space in members(scene.field.beside[scene.at[enemy]] & ~scene.occupied):
            strike = roamer.striker.best(dracula, space, enemy)
            best = max(best, strike - 0.4 * roamer.danger(space))
    return (best if best > 0 else -here + idle(scene)) + 0.1


def _prey(scene: Scene, roamer: Roamer) -> float:
    dracula = hero_of(scene.me)
    prey = [one for one in beside(scene, scene.at[dracula]) if one // PARTY in scene.agreed.enemies[scene.me]]
    found = sum([hurting(scene, one, 1) for one in prey])
    return found + min(len(prey), missing_health(scene, dracula))


def _baptism(scene: Scene, roamer: Roamer) -> float:
    dracula = hero_of(scene.me)
    fallen = [one for one in scene.agreed.parties[scene.me][1:] if not scene.health[one]]
    return min(2, missing_health(scene, dracula)) + (1.2 if fallen else 0.0)


def _ravening(scene: Scene, roamer: Roamer) -> float:
    return max([seduction(scene, enemy) for enemy in scene.enemies], default=0.0)


def seduction(scene: Scene, fighter: Fighter) -> float:
    """What Ravening Seduction does to a fighter at best."""
    best = max([sisters_beside(scene, space, fighter) for space in members(scene.reach_of(fighter, 2))])
    return hurting(scene, fighter, best)


def sisters_beside(scene: Scene, space: Space, fighter: Fighter) -> int:
    near = scene.field.beside[space]
    return sum([1 for one in scene.own if one % PARTY and one != fighter and near >> scene.at[one] & 1])


def _research(scene: Scene, roamer: Roamer) -> float:
    return min(2, missing_health(scene, hero_of(scene.me))) + (1.3 if scene.decks[scene.me]["count"] else 0)


def _evil(scene: Scene, roamer: Roamer) -> float:
    hero = hero_of(scene.me)
    spaces = scene.field.zone_mates[scene.at[hero]] & ~scene.occupied | 1 << scene.at[hero]
    return max([wickedness(scene, space) - 0.3 * roamer.danger(space) for space in members(spaces)])


def wickedness(scene: Scene, space: Space) -> float:
    """What Pure Evil does from a space."""
    me = hero_of(scene.me)
    return sum([hurting(scene, one, 2) for one in beside(scene, space) if one != me])


def _strange(scene: Scene, roamer: Roamer) -> float:
    """Two at a guess; a friend alone beside him would have to take it."""
    if not scene.decks[scene.me]["count"]:
        return -0.5
    near = beside(scene, scene.at[hero_of(scene.me)])
    return DRAWN + max([hurting(scene, one, 2) for one in near], default=0.0)


def _terror(scene: Scene, roamer: Roamer) -> float:
    if not scene.on_fog(hero_of(scene.me)):
        return -1.0
    return max([hurting(scene, one, 2) for one in scene.enemies], default=-1.0)


def _vanish(scene: Scene, roamer: Roamer) -> float:
    """The last action of a turn, when it is dangerous to stay."""
    hero = hero_of(scene.me)
    cost = 2.0 if scene.actions else 0.0
    mend = min(1, missing_health(scene, hero))
    return mend + 0.55 * roamer.danger(scene.at[hero]) * (1.5 if scene.health[hero] <= 5 else 1.0) - cost


def _lightly(scene: Scene, roamer: Roamer) -> float:
    hero = hero_of(scene.me)
    near = beside(scene, scene.at[hero])
    amount = 3.0 if scene.on_fog(hero) else 1.0
    return max([hurting(scene, one, amount) for one in near], default=-1.0) - 0.2


def _rolling(scene: Scene, roamer: Roamer) -> float:
    """The action comes back; fog comes where he needs it."""
    return (0.8 if not scene.on_fog(hero_of(scene.me)) else 0.45) + idle(scene)


_PROMISES: Final[dict[str, Promise]] = {
    "confirm_suspicion": _confirm,
    "eliminate_the_impossible": _eliminate,
    "master_of_disguise": _disguise,
    "administer_aid": _aid,
    "mistform": _mistform,
    "prey_upon": _prey,
    "baptism_of_blood": _baptism,
    "ravening_seduction": _ravening,
    "calming_research": _research,
    "pure_evil": _evil,
    "strange_case": _strange,
    "reign_of_terror": _terror,
    "vanish": _vanish,
    "step_lightly": _lightly,
    "rolling_fog": _rolling,
}
