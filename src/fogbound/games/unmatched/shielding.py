"""What a defence is good for against an attack that lies face down."""

from __future__ import annotations

from typing import TypeAlias

from fogbound.core.seats import Seat
from fogbound.games.unmatched.cards import ANYBODY, CARD, ELEMENTARY, NO_CARD
from fogbound.games.unmatched.fighters import FIGHTER, PARTY, Fighter
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


def losses(scene: Scene, attacker: Fighter, target: Fighter, card: int) -> float:
    """What is lost when a card is laid, or NO_CARD: damage that comes through, and the card itself."""
    me, health = target // PARTY, scene.health[target]
    price = value_of(target, scene)
    lost = 0.0
    for attack, likely in attacks_feared(scene, attacker).items():
        through = max(0.0, _power(scene, attacker, target, attack, card) - _stops(scene, me, target, attack, card))
        if through >= health - 0.01:
            lost += likely * (price * health + (VICTORY if target % PARTY == 0 else 0.6))
        else:
            lost += likely * price * through
            if card == SCIENTIFIC:
                lost -= likely * 0.6 * through
    if card == NO_CARD:
        return lost
    return lost + PAID * KEPT[card] - _brings(scene, attacker, target, card)


def _brings(scene: Scene, attacker: Fighter, target: Fighter, card: int) -> float:
    """What else a defence does."""
    if card == COUNTERPUNCH:
        near = target % PARTY == 0 and scene.field.beside[scene.at[target]] >> scene.at[attacker] & 1
        return 2.0 * value_of(attacker, scene) if near else 0.0
    if card == SCIENTIFIC:
        return 0.0
    return 0.85 * AFTER_DEFENCE[card]


def _power(scene: Scene, attacker: Fighter, target: Fighter, attack: int, card: int) -> float:
    """What an attack is worth against a card."""
    deck = scene.agreed.decks[attacker // PARTY]
    if card == IMPOSSIBLE:
        return 0.0
    if card == FEINT:
        return float(deck.value[attack])
    if card == DEDUCE:
        return float(min(deck.value[attack], deck.boost[attack]))
    if card == BIDDING:
        return min(3.2, ATTACK[attack])
    if attack == FEEDING:
        zone = scene.field.zone_mates[scene.at[target]]
        sisters = [one for one in scene.enemies if one % PARTY and one // PARTY == attacker // PARTY]
        return 2.0 + sum([1 for one in sisters if zone >> scene.at[one] & 1])
    if attack == DUALITY:
        return 6.0 if scene.is_hyde(attacker // PARTY) else 3.0
    if attack == EMERGE:
        return 5.0 if scene.view.turn["began_on_fog"] else 3.0
    return ATTACK[attack]


def _stops(scene: Scene, me: Seat, target: Fighter, attack: int, card: int) -> float:
    if card == NO_CARD:
        return 0.0
    deck = scene.agreed.decks[me]
    fog = 1.0 if scene.on_fog(target) else 0.0
    if card == ELEMENTARY:
        right = guessed(scene, attack)
        return 3.0 + right * 6.0 + fog
    cancelled = attack in (FEINT, SURPRISE) and not (
        scene.agreed.heroes[me] == "sherlock" and deck.users[card] != ANYBODY
    )
    if attack == IMPOSSIBLE:
        return fog
    if card == EYES and not cancelled:
        return 1.0 + scene.agreed.decks[_other(scene)].boost[attack] + fog
    if card == DUALITY and not cancelled:
        return (3.0 if scene.is_hyde(me) else 6.0) + fog
    return float(deck.value[card]) + fog


def _other(scene: Scene) -> Seat:
    """Whose attack it is."""
    return FIGHTER[scene.view.combat["attacker"]] // PARTY


def guessed(scene: Scene, attack: int) -> float:
    """How good a guess of Elementary is against this attack."""
    best = likeliest_number(scene, _other(scene))
    return 1.0 if scene.agreed.decks[_other(scene)].value[attack] == best else 0.0


def likeliest_number(scene: Scene, seat: Seat) -> int:
    numbers = number_weights(scene, seat)
    return max(numbers, key=lambda number: numbers[number]) if numbers else 3


def number_weights(scene: Scene, seat: Seat) -> dict[int, float]:
    """For each printed number how likely the attack has it."""
    attacker = FIGHTER[scene.view.combat["attacker"]]
    deck, found = scene.agreed.decks[seat], dict[int, float]()
    for card, likely in attacks_feared(scene, attacker).items():
        found[deck.value[card]] = found.get(deck.value[card], 0.0) + likely
    return found


def defences(scene: Scene, attacker: Fighter, target: Fighter, options: list[str]) -> dict[str, float]:
    """How much each answer promises."""
    found = {}
    for text in options:
        card = NO_CARD if text == "no_card" else CARD[text.partition(" ")[2]]
        found[text] = -losses(scene, attacker, target, card)
    return found
