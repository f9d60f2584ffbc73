"""What an attack promises: how much of it a hand that nobody sees will stop, and what else it brings."""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.core.seats import Seat
from fogbound.core.spaces import Space
from fogbound.games.unmatched.cards import ANYBODY, JEKYLL
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import PARTY, Fighter
from fogbound.games.unmatched.scene import Scene, known_hand
from fogbound.games.unmatched.strengths import (
    AFTER_ATTACK,
    ATTACK,
    BEASTFORM,
    COUNTERPUNCH,
    DEFENCE,
    DREAMING,
    DUALITY,
    EMERGE,
    FEEDING,
    FOREVER,
    IMPOSSIBLE,
    KEPT,
)

Blocks: TypeAlias = list[tuple[float, float]]
"""How much will be stopped, and how likely."""

VICTORY: Final = 30.0
"""What it is worth to defeat a hero, where a point of damage to one is worth 1."""
WATSON: Final = 0.7
SISTER: Final = 0.8
"""What a point of damage to a sidekick is worth."""
UNDEFENDED: Final = 0.2
GIVEN_UP: Final = 0.6
"""How often somebody would rather keep the card: for a hero or Watson, and for a Sister."""
PAID: Final = 0.6
"""How much of a card's worth is lost when it has been used."""
SPARE: Final = 0.7
"""What a card that could be thrown away adds, before it is decided."""


class Striker:
    """The attacks that a seat can make, each reckoned once."""

    def __init__(self, scene: Scene) -> None:
        self.scene: Final = scene
        self.deck: Final = scene.agreed.decks[scene.me]
        self.kinds: Final = sorted(set(scene.hand))
        self._blocks: Final[dict[Fighter, Blocks]] = {}
        self._best: Final[dict[int, float]] = {}

    def best(self, fighter: Fighter, space: Space, target: Fighter) -> float:
        """The most that an attack from a space promises; 0 if there is none that is worth it."""
        beside = self.scene.field.beside[space] >> self.scene.at[target] & 1
        key = (fighter * 64 + target) * 2 + beside
        found = self._best.get(key)
        if found is None:
            users, deck = self.scene.users(fighter), self.deck
            found = 0.0
            for card in self.kinds:
                if deck.attacks[card] and deck.users[card] & users:
                    found = max(found, self.worth(card, fighter, space, target))
            self._best[key] = found
        return found

    def worth(self, card: int, fighter: Fighter, space: Space, target: Fighter) -> float:
        """What an attack with a card promises, in points of damage to a hero."""
        scene = self.scene
        dealt, deadly = self.dealt(card, target)
        found = dealt * value_of(target, scene) + AFTER_ATTACK[card] - PAID * KEPT[card]
        if card == COUNTERPUNCH and fighter % PARTY == 0 and scene.field.beside[space] >> scene.at[target] & 1:
            found += 2 * value_of(target, scene)
        elif card == DREAMING and scene.fog[scene.me] >> space & 1:
            found += sum([1 for enemy in scene.enemies if scene.fog[scene.me] >> scene.at[enemy] & 1])
        return found + deadly * (1.0 if target % PARTY else VICTORY)

    def dealt(self, card: int, target: Fighter) -> tuple[float, float]:
        """The damage that can be expected, and how likely it is that the target falls."""
        health = self.scene.health[target]
        power = self.power(card, target)
        if card == IMPOSSIBLE:
            return min(power, health) * 0.9, 0.9 if power >= health else 0.0
        leaves = GIVEN_UP if first_health(self.scene, target) == 1 else UNDEFENDED
        dealt, deadly = leaves * min(power, health), leaves * (power >= health)
        for stopped, chance in self.blocks(target):
            if power > stopped:
                dealt += (1 - leaves) * chance * min(power - stopped, health)
                if power - stopped >= health:
                    deadly += (1 - leaves) * chance
        return dealt, deadly

    def power(self, card: int, target: Fighter) -> float:
        """How strong an attack is in this position."""
        scene = self.scene
        if card == FEEDING:
            zone = scene.field.zone_mates[scene.at[target]]
            return 2.0 + sum([1 for one in scene.own if one % PARTY and zone >> scene.at[one] & 1])
        if card == BEASTFORM:
            return 6.0 + SPARE * min(2, max(0, len(scene.hand) - 3))
        if card == DUALITY:
            return 6.0 if scene.is_hyde(scene.me) else 3.0
        if card == FOREVER:
            labelled = [one for one in scene.hand if self.deck.users[one] & ANYBODY == JEKYLL]
            return 5.0 + 2 * SPARE * len(labelled)
        if card == EMERGE:
            return 5.0 if scene.began_on_fog else 3.0
        return ATTACK[card]

    def blocks(self, target: Fighter) -> Blocks:
        """What the best defence of a fighter may be."""
        found = self._blocks.get(target)
        if found is None:
            found = self._blocks[target] = best_of(self.scene, target)
        return found


def first_health(scene: Scene, fighter: Fighter) -> int:
    """What a fighter has at the beginning."""
    return scene.agreed.kind(fighter).health


def value_of(fighter: Fighter, scene: Scene) -> float:
    """What a point of damage to a fighter is worth; the fewer are left, the more."""
    if fighter % PARTY:
        return WATSON if first_health(scene, fighter) > 1 else SISTER
    return 1.0 if scene.health[fighter] > 6 else 1.25


def best_of(scene: Scene, target: Fighter) -> Blocks:
    """How likely each strength is the greatest among the defences in a hand of which only the number is known."""
    seat = target // PARTY
    deck, users = scene.agreed.decks[seat], scene.users(target)
    fog = 1.0 if scene.on_fog(target) else 0.0
    known = known_hand(scene, seat)
    sure = max([strength(scene, seat, c) for c in known if deck.defends[c] and deck.users[c] & users], default=0.0)
    hidden = scene.hands[seat]["count"] - len(known)
    pool = scene.pool(seat)
    every = sum(pool)
    found: Blocks = []
    if hidden <= 0 or every <= 0:
        return [(sure + fog if sure else 0.0, 1.0)]
    counts: dict[float, int] = {}
    for card in deck.kinds:
        if pool[card] and deck.defends[card] and deck.users[card] & users:
            worth = strength(scene, seat, card)
            if worth > sure:
                counts[worth] = counts.get(worth, 0) + pool[card]
    missing, above = 1.0, 0
    for worth in sorted(counts, reverse=True):
        above += counts[worth]
        none = none_of(above, every, hidden)
        found.append((worth + fog, missing - none))
        missing = none
    found.append((sure + fog if sure else 0.0, missing))
    return found


def none_of(wanted: int, every: int, drawn: int) -> float:
    """How likely none of the wanted cards is among those drawn."""
    if drawn > every - wanted:
        return 0.0
    chance = 1.0
    for n in range(drawn):
        chance *= (every - wanted - n) / (every - n)
    return chance


def strength(scene: Scene, seat: Seat, card: int) -> float:
    """What a defence stops."""
    if card == DUALITY:
        return 3.0 if scene.is_hyde(seat) else 6.0
    return DEFENCE[card]


def targets_from(scene: Scene, fighter: Fighter, space: Space) -> list[Fighter]:
    """The enemies that a fighter could attack from a space."""
    spaces = scene.strikes(fighter, space)
    if not spaces & scene.hostile:
        return []
    return [enemy for enemy in scene.enemies if scene.at[enemy] != NOWHERE and spaces >> scene.at[enemy] & 1]
