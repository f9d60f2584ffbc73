"""Which Quest is worth an action: what winning it brings, how likely that is, and who else is about it."""

from __future__ import annotations

from typing import Final

from fogbound.games.shadows_over_camelot.cards import BLACK_CARD, DRAGON_VALUE, KNIGHT_VALUE, LANCELOT_VALUE
from fogbound.games.shadows_over_camelot.knights import LAST_SWORD
from fogbound.games.shadows_over_camelot.players.patterns import Plan, best_plan
from fogbound.games.shadows_over_camelot.players.scene import Scene
from fogbound.games.shadows_over_camelot.players.worth import CARD, engine_cost, life_gain, stain, sword
from fogbound.games.shadows_over_camelot.quests import FACTS, GRAIL_SPOTS, QUEST_NAMES, TRACK, WARRIORS_LOSE

BLACK_VALUES: Final = {"black_knight": KNIGHT_VALUE, "lancelot": LANCELOT_VALUE, "dragon": DRAGON_VALUE}
UNKNOWN_VALUE: Final = {"black_knight": 2.6, "lancelot": 3.4, "dragon": 7.4}
"""What a face-down card is worth on the average."""
RELIC: Final = {"lancelot": 2.0, "excalibur": 3.0, "holy_grail": 6.0}
WARS: Final = ("pict_war", "saxon_war")
FIGHTS: Final = ("black_knight", "lancelot", "dragon", *WARS)
SPREAD: Final = 5.75
"""How far the sums of a Combat Quest go apart."""
OF_ITS_CARDS: Final = {"excalibur": 15 / 76, "holy_grail": 17 / 76, "dragon": 11 / 76}
DRIVE: Final = (0.51, 0.46, 0.22, 1.24, 0.16, 1.69, 1.12)
"""How much of that each Quest is worth an action, in the order of the Quests: Combat and the Grail bind for long."""
RIDE: Final = 1.28
"""What a ride costs, in actions; the others go on while one rides."""
BESIEGED: Final = 0.44
"""What it is worth to be at home for each Siege Engine from the fifth on."""
WAR_CHANCE: Final = 0.32
"""Of winning a War with what others may bring, and 0.1 more for each card that one could lay."""
ONE_MISSING: Final = 0.11
"""Of drawing the one card that is missing in time."""
GRAIL_CHANCE: Final = 0.68
"""Of winning the Grail with cards enough."""
GRAIL_SHORT: Final = 0.09
"""How much less for each card that is still to be drawn."""
GRAILS_HELD: Final = 0.33
"""How many of the others' cards are Grail cards: they are kept while the rest is spent."""
SURE: Final = 0.97
"""Of winning what any card helps to win: Excalibur."""
HEALING: Final = 0.84
"""Of what Life won is worth, since those in best health are not always there."""
TREASURE: Final = 0.59
"""Of what is said of the relics."""
TURNS_A_SWORD: Final = 1.5
"""In which a Black card is drawn."""
SIEGE: Final = 3.49
"""What such an engine costs."""
CROWD: Final = 0.41
"""What it is still worth to join somebody who would do it alone."""
STRANDED: Final = 1.02
"""What it costs besides to go where one cannot see it through, in actions."""
HASTE: Final = 1.06
"""The same where Evil undoes it as time goes by, so that it should be done at one stroke."""
DRAW: Final[tuple[float, ...]] = (4.84, 4.68, 4.52, 4.36, 4.19, 3.87, 3.67, 3.17, 2.67, 2.17, 1.67, 1.34, 0.0)
"""What an action at the Round Table brings to a hand of so many cards."""


class Errand:
    """What one Knight can do about a Quest from now on."""

    __slots__ = ("chance", "crowd", "mine", "needed", "plan", "prize")

    def __init__(
        self, prize: float, needed: int, mine: int, chance: float, plan: Plan | None = None, crowd: float = CROWD
    ) -> None:
        self.prize: Final = prize
        """What it is worth that it is won, and not lost."""
        self.needed: Final = max(needed, 1)
        """Actions that it still takes, everybody's together."""
        self.mine: Final = mine
        """How many of them this Knight can do."""
        self.chance: Final = chance
        self.plan: Final = plan
        self.crowd: Final = crowd
        """What it is still worth to join, for each Knight who is there already."""

    def worth(self, moves: float, company: int) -> float:
        """What each action brings, on the average, if it takes so many to get there."""
        due = -(-self.needed // (1 + company))
        share = min(self.mine, due)
        if share == 0:
            return 0.0
        if moves and self.mine < due:  # he will have to ride away before it is won
            moves += STRANDED
        crowd = self.crowd**company if moves else 1.0
        return crowd * self.prize * self.chance * (share / self.needed) / (share + moves)


def prize(scene: Scene, quest: str) -> float:
    """Winning it against losing it."""
    if quest not in scene.prizes:
        scene.prizes[quest] = _prize(scene, quest)
    return scene.prizes[quest]


def _prize(scene: Scene, quest: str) -> float:
    facts = FACTS[QUEST_NAMES.index(quest)]
    won = facts.win_swords * sword(scene) + facts.win_cards * CARD + TREASURE * RELIC.get(quest, 0.0)
    won += HEALING * life_gain(scene.life[scene.me], facts.win_life)
    if scene.heroism == quest:
        won += sword(scene)
    later = siege_to_come(scene, quest)
    return won - later + (lost(scene, quest) + later) * danger(scene, quest)


def lost(scene: Scene, quest: str) -> float:
    """What its loss costs: Swords and Siege Engines."""
    facts = FACTS[QUEST_NAMES.index(quest)]
    swords = facts.lose_swords + (1 if "mists_of_avalon" in scene.lasting else 0)
    return swords * stain(scene) + facts.lose_engines * engine_cost(scene, 2)


def attended(scene: Scene, quest: str) -> bool:
    """Whether a Knight is there, or cards of theirs lie there."""
    return scene.place == quest or bool(scene.laid[quest]) or scene.others_at(quest) > 0


def at_stake(scene: Scene, quest: str) -> float:
    """What goes with its loss: for what comes but once, or is being fought for, also that it is not won."""
    if quest in FIGHTS and not attended(scene, quest):
        return lost(scene, quest)
    return prize(scene, quest)


def siege_to_come(scene: Scene, quest: str) -> float:
    """B-5.5: once it is over its Black cards bring Siege Engines, for as long as the game may last."""
    share = OF_ITS_CARDS.get(quest, 0.0)
    turns = TURNS_A_SWORD * max(0, LAST_SWORD - scene.white - scene.black)
    return SIEGE * share * turns


def danger(scene: Scene, quest: str) -> float:
    """How near it is to being lost: from 0 to 1."""
    if quest in WARS:
        near = scene.warriors[WARS.index(quest)] / WARRIORS_LOSE
    elif quest == "excalibur":
        near = max(0, -scene.excalibur + 1) / (TRACK + 1)
    elif quest == "holy_grail":
        near = scene.against[quest]["count"] / GRAIL_SPOTS
    else:
        near = scene.against[quest]["count"] / FACTS[QUEST_NAMES.index(quest)].black_spots
    return near * near


def errand(scene: Scene, quest: str) -> Errand:
    """What one can do about an open Quest."""
    worth = prize(scene, quest)
    if quest == "excalibur":
        needed = TRACK - scene.excalibur
        return Errand(worth, needed, sum(scene.hand.values()), SURE, crowd=HASTE)
    if quest == "holy_grail":
        return _grail(scene, worth)
    if quest in WARS:
        return _war(scene, quest, worth)
    return _combat(scene, quest, worth)


def _grail(scene: Scene, worth: float) -> Errand:
    """Many Grail cards are needed: it is won at one stroke by those who have kept them."""
    needed = GRAIL_SPOTS - len(scene.laid["holy_grail"])
    needed += max(0, scene.against["holy_grail"]["count"] + needed - GRAIL_SPOTS)
    mine = scene.hand.get("grail", 0)
    others = sum([scene.hands[seat]["count"] for seat in scene.in_play if seat != scene.me])
    short = max(0.0, needed - mine - GRAILS_HELD * others)
    if "dark_forest" in scene.lasting:
        mine = 0
    return Errand(worth, needed, mine, _fraction(GRAIL_CHANCE - GRAIL_SHORT * short), crowd=HASTE)


def _war(scene: Scene, quest: str, worth: float) -> Errand:
    laid = len(scene.laid[quest])
    last = 6 if scene.mordred == quest else 5
    left, mine = scene.fights[:], 0
    for value in range(laid + 1, last + 1):
        if left[min(value, 5) - 1] == 0:
            break
        left[min(value, 5) - 1] -= 1
        mine += 1
    needed = last - laid
    whole = mine == needed
    chance = 0.95 if whole else WAR_CHANCE + 0.1 * mine
    return Errand(worth, needed, mine, chance)


def _combat(scene: Scene, quest: str, worth: float) -> Errand:
    plan = best_plan(quest, tuple(scene.laid_values(quest)), tuple(scene.fights))
    if plan is None:
        return Errand(worth, 1, 0, 0.0)
    against = black_sum(scene, quest)
    mine = plan.needed - plan.missing
    spots = FACTS[QUEST_NAMES.index(quest)].black_spots - scene.against[quest]["count"]
    against += UNKNOWN_VALUE[quest] * min(spots, plan.needed * 0.45 * 0.15 * scene.seats)
    chance = _fraction(0.55 + (plan.total - against) / (2 * SPREAD))
    if quest == "dragon":
        chance *= 0.9 if scene.others_at(quest) or plan.missing < 3 else 0.5
        return Errand(worth, plan.needed, mine, chance, plan)
    if plan.missing:
        chance *= ONE_MISSING if plan.missing == 1 else 0.05
    return Errand(worth, plan.needed, mine, chance, plan)


def black_sum(scene: Scene, quest: str) -> float:
    """What lies against the Knights, as far as it is known."""
    values, unknown = BLACK_VALUES[quest], UNKNOWN_VALUE[quest]
    cards = scene.against[quest]["cards"]
    return sum([unknown if name is None else values[BLACK_CARD[name]] for name in cards])


def next_blow(scene: Scene, quest: str) -> dict[str, float]:
    """How well each Fight card fits the plan for the Quest where one is."""
    found = errand(scene, quest)
    if found.plan is None:
        return {}
    laid = scene.laid_values(quest)
    fitting = {}
    for value in range(1, 6):
        if scene.fights[value - 1]:
            wanted = found.plan.cards[value - 1] > laid[value - 1]
            fitting[f"fight_{value}"] = found.prize * found.chance / found.needed if wanted else 0.3
    return fitting


def errands(scene: Scene) -> dict[str, float]:
    """What an action is worth that takes one towards each open Quest, or does something there."""
    found = {}
    for quest in scene.all_open():
        here = scene.place == quest
        if not here and FACTS[QUEST_NAMES.index(quest)].solo and scene.others_at(quest):
            continue
        company = scene.others_at(quest)
        found[quest] = DRIVE[QUEST_NAMES.index(quest)] * errand(scene, quest).worth(0 if here else RIDE, company)
    return found


def at_home(scene: Scene) -> float:
    """What it is worth to be in Camelot."""
    return max(draw_worth(scene), BESIEGED * max(scene.engines - 4, 0))


def draw_worth(scene: Scene) -> float:
    return DRAW[min(sum(scene.hand.values()), len(DRAW) - 1)]


def _fraction(value: float) -> float:
    return max(0.03, min(SURE, value))
