"""What a defence is good for against an attack that lies face down."""

from __future__ import annotations

from typing import Final, TypeAlias

from fogbound.games.unmatched.cards import ANYBODY, CARD, ELEMENTARY, NO_CARD
from fogbound.games.unmatched.fighters import PARTY, Fighter
from fogbound.games.unmatched.scene import Scene
from fogbound.games.unmatched.strengths import (
    AFTER_DEFENCE,
    ATTACK,
    BIDDING,
    COUNTERPUNCH,
    DEDUCE,
    DUALITY,
    EMERGE,
    EYES,
    FEEDING,
    FEINT,
    IMPOSSIBLE,
    KEPT,
    SCIENTIFIC,
    SURPRISE,
)
from fogbound.games.unmatched.striking import PAID, VICTORY, value_of

Attacks: TypeAlias = dict[int, float]
"""Cards, and how likely each is the attack."""


def attacks_feared(scene: Scene, attacker: Fighter) -> Attacks:
    """The stronger a card and the more there are of it, the likelier it lies there."""
    seat = attacker // PARTY
    deck, pool, users = scene.agreed.decks[seat], scene.pool(seat), scene.users(attacker)
    weights: Attacks = {}
    for card in deck.kinds:
        if pool[card] and deck.attacks[card] and deck.users[card] & users:
            weights[card] = pool[card] * (0.5 + ATTACK[card])
    every = sum(weights.values())
    return {card: weight / every for card, weight in weights.items()} if every else {}


class Shield:
    """A fighter that is attacked, and what each card would be good for."""

    def __init__(self, scene: Scene, attacker: Fighter, target: Fighter) -> None:
        self.scene: Final = scene
        self.attacker: Final = attacker
        self.target: Final = target
        self.feared: Final = attacks_feared(scene, attacker)
        self.attack_deck: Final = scene.agreed.decks[attacker // PARTY]
        self.deck: Final = scene.agreed.decks[target // PARTY]
        self.fog: Final = 1.0 if scene.on_fog(target) else 0.0
        self.guess: Final = likeliest_number(scene, attacker)

    def loses(self, card: int) -> float:
        """What is lost when a card is laid, or NO_CARD: damage that comes through, and the card itself."""
        health, price = self.scene.health[self.target], value_of(self.target, self.scene)
        lost = 0.0
        for attack, likely in self.feared.items():
            through = max(0.0, self._power(attack, card) - self._stops(attack, card))
            if through >= health - 0.01:
                lost += likely * (price * health + (VICTORY if self.target % PARTY == 0 else 0.6))
            else:
                lost += likely * price * through
                if card == SCIENTIFIC:
                    lost -= likely * 0.6 * through
        if card == NO_CARD:
            return lost
        return lost + PAID * KEPT[card] - self._brings(card)

    def _brings(self, card: int) -> float:
        """What else a defence does."""
        scene = self.scene
        if card == COUNTERPUNCH:
            beside = scene.field.beside[scene.at[self.target]] >> scene.at[self.attacker] & 1
            return 2.0 * value_of(self.attacker, scene) if self.target % PARTY == 0 and beside else 0.0
        if card == SCIENTIFIC:
            return 0.0
        return 0.85 * AFTER_DEFENCE[card]

    def _power(self, attack: int, card: int) -> float:
        """What an attack is worth against a card."""
        deck, scene = self.attack_deck, self.scene
        if card == IMPOSSIBLE:
            return 0.0
        if card == FEINT:
            return float(deck.value[attack])
        if card == DEDUCE:
            return float(min(deck.value[attack], deck.boost[attack]))
        if card == BIDDING:
            return min(3.2, ATTACK[attack])
        if attack == FEEDING:
            zone, seat = scene.field.zone_mates[scene.at[self.target]], self.attacker // PARTY
            sisters = [one for one in scene.enemies if one % PARTY and one // PARTY == seat]
            return 2.0 + sum([1 for one in sisters if zone >> scene.at[one] & 1])
        if attack == DUALITY:
            return 6.0 if scene.is_hyde(self.attacker // PARTY) else 3.0
        if attack == EMERGE:
            return 5.0 if scene.began_on_fog else 3.0
        return ATTACK[attack]

    def _stops(self, attack: int, card: int) -> float:
        if card == NO_CARD:
            return 0.0
        if card == ELEMENTARY:
            return 3.0 + (6.0 if self.attack_deck.value[attack] == self.guess else 0.0) + self.fog
        if attack == IMPOSSIBLE:
            return self.fog
        works = attack not in (FEINT, SURPRISE) or self._is_protected(card)
        if card == EYES and works:
            return 1.0 + self.attack_deck.boost[attack] + self.fog
        if card == DUALITY and works:
            return (3.0 if self.scene.is_hyde(self.target // PARTY) else 6.0) + self.fog
        return float(self.deck.value[card]) + self.fog

    def _is_protected(self, card: int) -> bool:
        """UNM-10.1."""
        return self.scene.agreed.heroes[self.target // PARTY] == "sherlock" and self.deck.users[card] != ANYBODY


def likeliest_number(scene: Scene, attacker: Fighter) -> int:
    numbers = number_weights(scene, attacker)
    return max(numbers, key=lambda number: numbers[number]) if numbers else 3


def number_weights(scene: Scene, attacker: Fighter) -> dict[int, float]:
    """For each printed number how likely the attack has it."""
    deck, found = scene.agreed.decks[attacker // PARTY], dict[int, float]()
    for card, likely in attacks_feared(scene, attacker).items():
        found[deck.value[card]] = found.get(deck.value[card], 0.0) + likely
    return found


def defences(scene: Scene, attacker: Fighter, target: Fighter, options: list[str]) -> dict[str, float]:
    """How much each answer promises."""
    shield = Shield(scene, attacker, target)
    found = {}
    for text in options:
        card = NO_CARD if text == "no_card" else CARD[text.partition(" ")[2]]
        found[text] = -shield.loses(card)
    return found
