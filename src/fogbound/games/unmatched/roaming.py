"""Where it is good to stand: whom one could attack from there, and who could attack."""

from __future__ import annotations

from typing import Final

from fogbound.core.spaces import Space, Spaces, members
from fogbound.games.unmatched.fields import FARTHEST, FIELDS, Field
from fogbound.games.unmatched.fighters import PARTY, Fighter
from fogbound.games.unmatched.scene import Scene
from fogbound.games.unmatched.striking import Striker, targets_from, value_of

NEAR: Final = 1.4
SOON: Final = 0.8
LATER: Final = 0.3
"""How much of an enemy's strength is feared that stands in reach, that need only walk, that needs a boost."""
STRENGTH: Final = {
    "holmes": 3.3,
    "watson": 3.4,
    "dracula": 3.5,
    "sister": 2.4,
    "jekyll_hyde": 3.7,
    "invisible_man": 3.4,
}
"""What an attack of a fighter is reckoned to be."""
HASTE: Final = [4.0, 2.5, 2.0, 1.6, 1.3, 1.1, 1.0]
"""How pressing it is to strike, with so many cards left in the deck."""
STOPPED: Final = 0.6
STOPPED_BY_EACH: Final = 0.45
"""What one hopes to stop of each attack, and how much more for each card that one could defend with."""
CAUTION: Final = {"sherlock": 0.42, "dracula": 0.3, "jekyll_hyde": 0.46, "invisible_man": 0.42}
"""How much each hero minds what is feared. Dracula lives beside his prey."""
BRAVE: Final = 0.2
"""How little a sidekick fears."""
HOPE: Final = 0.3
"""What an attack of a later turn counts."""
DISTANCE: Final = 0.07
EAGER: Final = 0.6
PRESSING: Final = 0.08
"""How much bolder each card in hand makes."""
FOG_BENEATH: Final = 0.5
TOGETHER: Final = 0.12


def _hits(field: Field, ranged: bool) -> list[list[Spaces]]:
    """For so many steps and each space what a fighter there could attack after a move."""
    found = []
    for steps in range(FARTHEST + 1):
        row = []
        for start in range(len(field.spaces)):
            mask = 0
            for space in members(field.free[steps][start]):
                mask |= field.beside[space] | (field.zone_mates[space] if ranged else 0)
            row.append(mask)
        found.append(row)
    return found


HITS: Final = {name: (_hits(field, False), _hits(field, True)) for name, field in FIELDS.items()}
"""By map, for those who strike and those who shoot."""


class Roamer:
    """What each space is worth to each fighter of a seat."""

    def __init__(self, scene: Scene, striker: Striker) -> None:
        self.scene: Final = scene
        self.striker: Final = striker
        self.stopped: Final = STOPPED + STOPPED_BY_EACH * min(5, _guards(scene))
        self.threats: Final = [self._threat(enemy) for enemy in scene.enemies]
        self._danger: Final[dict[Space, float]] = {}
        self._values: Final[dict[int, float]] = {}
        self._walkers: Final[dict[Fighter, Walker]] = {}
        self.heroes: Final = [scene.at[enemy] for enemy in scene.enemies if enemy % PARTY == 0]
        self.bold: Final = _boldness(scene)
        self.caution: Final = CAUTION[scene.agreed.heroes[scene.me]]
        haste = HASTE[min(scene.decks[scene.me]["count"], len(HASTE) - 1)]
        self.haste: Final = haste
        """With a deck that runs out whoever waits has lost."""
        self.longing: Final = DISTANCE * (0.5 + EAGER * max(0, len(scene.hand) - 3)) * haste
        """How much one wants to be near: full hands are there to be used."""
        self.patience: Final = 1.0 if scene.actions and scene.turn == scene.me else HOPE

    def _threat(self, enemy: Fighter) -> tuple[float, Spaces, Spaces, Spaces]:
        """How strong an enemy is, and the spaces it attacks now, after a walk, and after a boosted one."""
        scene = self.scene
        kind = scene.agreed.kind(enemy)
        hits = HITS[scene.field.name][1 if kind.ranged else 0]
        start = scene.at[enemy]
        armed = 1 - 0.45 ** scene.hands[enemy // PARTY]["count"]
        strength = max(0.5, STRENGTH[kind.name] - self.stopped) * armed
        return strength, hits[0][start], hits[2][start], hits[4][start]

    def danger(self, space: Space) -> float:
        """The damage to be feared on a space: of two attackers at most, for a turn has two actions."""
        found = self._danger.get(space)
        if found is None:
            feared = []
            for strength, now, soon, later in self.threats:
                if now >> space & 1:
                    feared.append(strength * NEAR)
                elif soon >> space & 1:
                    feared.append(strength * SOON)
                elif later >> space & 1:
                    feared.append(strength * LATER)
            feared.sort(reverse=True)
            found = self._danger[space] = sum(feared[:2])
        return found

    def value(self, fighter: Fighter, space: Space) -> float:
        key = fighter * 64 + space
        found = self._values.get(key)
        if found is None:
            walker = self._walkers.get(fighter)
            if walker is None:
                walker = self._walkers[fighter] = Walker(self, fighter)
            found = self._values[key] = self._value(walker, space)
        return found

    def _value(self, walker: Walker, space: Space) -> float:
        found = -walker.fear * min(self.danger(space), walker.most)
        if walker.strikes[space] & self.scene.hostile:
            targets = targets_from(self.scene, walker.fighter, space)
            strikes = [self.striker.best(walker.fighter, space, target) for target in targets]
            found += self.patience * max(strikes, default=0.0)
        if self.heroes:
            distance = self.scene.field.board.distance
            found -= self.longing * min([distance(space, hero) for hero in self.heroes])
        return found + self._comfort(walker.fighter, space)

    def _comfort(self, fighter: Fighter, space: Space) -> float:
        """What a hero's own ways have to do with it."""
        scene = self.scene
        hero = scene.agreed.heroes[scene.me]
        if hero == "invisible_man":
            return FOG_BENEATH if scene.fog[scene.me] >> space & 1 else 0.0
        if hero == "sherlock":
            other = scene.me * PARTY + (0 if fighter % PARTY else 1)
            beside = scene.at[other] >= 0 and scene.field.beside[space] >> scene.at[other] & 1
            return TOGETHER if beside else 0.0
        if hero == "dracula" and fighter % PARTY:
            for there in self.heroes:
                if scene.field.zone_mates[space] >> there & 1:
                    return TOGETHER
        return 0.0

    def gain(self, fighter: Fighter, steps: int) -> float:
        """How much better a fighter could stand after a move."""
        here = self.value(fighter, self.scene.at[fighter])
        best = here
        for space in members(self.scene.reach_of(fighter, steps)):
            best = max(best, self.value(fighter, space))
        return best - here


class Walker:
    """What is the same for a fighter wherever it goes."""

    __slots__ = ("fear", "fighter", "most", "strikes")

    def __init__(self, roamer: Roamer, fighter: Fighter) -> None:
        scene = roamer.scene
        ranged = scene.agreed.kind(fighter).ranged
        health = scene.health[fighter]
        self.fighter: Final = fighter
        self.strikes: Final = HITS[scene.field.name][1 if ranged else 0][0]
        """For each space what could be attacked from there."""
        minds = roamer.bold / roamer.haste if fighter % PARTY == 0 else BRAVE
        self.fear: Final = roamer.caution * minds * value_of(fighter, scene) * (1.6 if health <= 4 else 1.0)
        self.most: Final = health + 1.0
        """More than this need not be feared."""


def _guards(scene: Scene) -> int:
    """How many cards the hero could defend with."""
    deck, users = scene.agreed.decks[scene.me], scene.forms[scene.me]
    return len([card for card in scene.hand if deck.defends[card] and deck.users[card] & users])


def _boldness(scene: Scene) -> float:
    """Below 1 for one who is ahead in health and cards, above for one who is behind."""
    mine = sum([scene.health[one] for one in scene.own if one % PARTY == 0])
    theirs = [scene.health[enemy] for enemy in scene.enemies if enemy % PARTY == 0]
    lead = mine - (min(theirs) if theirs else 0)
    cards = len(scene.hand)
    bold = 1.0 - 0.03 * max(-6, min(6, lead)) - PRESSING * (cards - 4)
    return max(0.5, min(1.4, bold))
