"""What a card does to another in combat, as far as both are known: the damage that comes of it."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.games.unmatched.abilities import ABILITIES
from fogbound.games.unmatched.cards import DECKS, HYDE, JEKYLL, NO_CARD, Deck
from fogbound.games.unmatched.fighters import FIGHTER, PARTY, Fighter
from fogbound.games.unmatched.scene import Scene
from fogbound.games.unmatched.strengths import DEDUCE, DUALITY, EMERGE, EYES, FEEDING, FEINT, IMPOSSIBLE, SURPRISE

CANCELS: Final = (FEINT, SURPRISE)
BOTH_NATURES: Final = 6
OUT_OF_MIST: Final = 5


class Blow:
    """An attack of one fighter on another, for one who knows both cards.

    Cards that may be thrown away, or are lost by chance, are not counted, and nobody guesses right with Elementary;
    Deduce Strategy is used where it does good. An attack that Do My Bidding changes is reckoned as it was laid.
    """

    def __init__(self, scene: Scene, attacker: Fighter, target: Fighter) -> None:
        self.scene: Final = scene
        self.attacker: Final = attacker
        self.target: Final = target
        self.attack_hero: Final = scene.agreed.heroes[attacker // PARTY]
        self.defence_hero: Final = scene.agreed.heroes[target // PARTY]
        self.attack_deck: Final[Deck] = DECKS[self.attack_hero]
        self.defence_deck: Final[Deck] = DECKS[self.defence_hero]

    def damage(self, attack: int, defence: int) -> int:
        """Combat damage, at most the health that is left. The defence may be NO_CARD."""
        attack_works, defence_works = self._who_is_cancelled(attack, defence)
        value = self._attack_value(attack, defence, attack_works, defence_works)
        stopped = self._defence_value(attack, defence, attack_works, defence_works)
        return min(max(0, value - stopped), self.scene.health[self.target])

    def _who_is_cancelled(self, attack: int, defence: int) -> tuple[bool, bool]:
        """UNM-8.6 and UNM-8.7: whether the later effects of each card happen."""
        attack_works = not (defence == FEINT and not ABILITIES[self.attack_hero].protects(self.attack_deck, attack))
        cancels = attack in CANCELS and attack_works and defence != NO_CARD
        return attack_works, not (cancels and not ABILITIES[self.defence_hero].protects(self.defence_deck, defence))

    def _attack_value(self, attack: int, defence: int, works: bool, defence_works: bool) -> int:
        if defence == IMPOSSIBLE:
            return 0
        deck, scene, seat = self.attack_deck, self.scene, self.attacker // PARTY
        base, bonus = deck.value[attack], 0
        if defence == DEDUCE and defence_works:
            base = min(base, deck.boost[attack])
        if works and attack == DUALITY and scene.forms[seat] == HYDE:
            base = BOTH_NATURES
        if works and attack == EMERGE and scene.began_on_fog:
            base = OUT_OF_MIST
        if works and attack == FEEDING:
            zone = scene.field.zone_mates[scene.at[self.target]]
            sisters = scene.agreed.parties[seat][1:]
            bonus = len([one for one in sisters if scene.at[one] >= 0 and zone >> scene.at[one] & 1])
        return base + bonus

    def _defence_value(self, attack: int, defence: int, works: bool, defence_works: bool) -> int:
        if defence == NO_CARD:
            return 0
        seat, deck = self.target // PARTY, self.defence_deck
        fog = 1 if self.scene.on_fog(self.target) else 0
        if attack == IMPOSSIBLE and works:
            return fog
        base, bonus = deck.value[defence], 0
        if defence == DUALITY and defence_works and self.scene.forms[seat] == JEKYLL:
            base = BOTH_NATURES
        if attack == DEDUCE and works:
            base = min(base, deck.boost[defence])
        if defence == EYES and defence_works:
            bonus = self.attack_deck.boost[attack]
        return base + bonus + fog

    def attacks(self) -> list[int]:
        """The cards that the attacker may use."""
        deck, users = self.attack_deck, self.scene.users(self.attacker)
        return [card for card in deck.kinds if deck.attacks[card] and deck.users[card] & users]

    def defences(self) -> list[int]:
        """The cards that the target may use."""
        deck, users = self.defence_deck, self.scene.users(self.target)
        return [card for card in deck.kinds if deck.defends[card] and deck.users[card] & users]


def blow_of(view: Sight, scene: Scene) -> Blow:
    """Of the combat that is being fought."""
    return Blow(scene, FIGHTER[view.combat["attacker"]], FIGHTER[view.combat["target"]])
