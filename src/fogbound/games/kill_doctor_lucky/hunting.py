"""How much each choice of a turn promises: an attempt, a card, or a place where the Doctor will come."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.spaces import Space
from fogbound.games.kill_doctor_lucky.agreed import Agreed
from fogbound.games.kill_doctor_lucky.cards import CARD
from fogbound.games.kill_doctor_lucky.catalogue import ATTEMPT, BARE_HANDS, DRAW, VOCABULARY
from fogbound.games.kill_doctor_lucky.chances import clovers_held
from fogbound.games.kill_doctor_lucky.insight import at_least, tokens_of, value_with, weapons
from fogbound.games.kill_doctor_lucky.paying import payment_with
from fogbound.games.kill_doctor_lucky.scene import Scene
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE
from fogbound.games.kill_doctor_lucky.uses import NO_CARD

MURDER: Final = 60.0
"""What a murder is worth, where a card that is drawn is worth about 3."""
DRAINED: Final = 0.7
"""What it is worth that the others lay a clover."""
TOKEN: Final = 3.0
WEAPON_SPENT: Final = 0.5
"""What a weapon costs, for each point of the most that it is worth anywhere."""

CARD_DRAWN: Final = 18.0
"""Divided by how many cards one holds, and six."""
CARD_PLAYED: Final = 3.2

TURN_AGAIN: Final = 8.0
"""What it is worth that the Doctor gives one the next turn, where nobody sees it."""
WATCHED: Final = 0.3
"""What is left of such hopes where somebody does."""
ON_HIS_WAY: Final = 4.0
NEAR_HIM: Final = 2.5
FADES: Final = 0.85
"""What is left of a hope with each turn that others have before."""
NO_GOOD: Final = -12.0
"""For what one does only by mistake."""


class Hunter:
    """A guest with the turn, and what the guest makes of the house."""

    def __init__(self, view: Sight, scene: Scene) -> None:
        self.view: Final = view
        self.scene: Final = scene
        self.me: Final[int] = view.seat
        self.here: Final[Space] = scene.pawns[view.seat]
        hand = view.hands[view.seat]
        self.uses: Final = scene.agreed.uses(tuple([CARD[name] for name in hand["cards"]]))
        self.held: Final[int] = hand["count"]
        self.played: Final[bool] = view.pool["played"]
        self.pool: Final[int] = view.pool["free_step"] + view.pool["points"]
        self._threats: Final[dict[int, float]] = {}

    def appeal(self, text: str) -> float:
        """How good a choice is."""
        option = VOCABULARY.named(text)
        verb = option.verb
        if verb == "go":
            return self.going(option.value)
        if option is ATTEMPT:
            return self.attempting(self.scene.doctor, self.standing(self.scene))
        if option is DRAW:
            return self.drawing() + self.standing(self.scene)
        if verb == "end":
            return self.standing(self.scene)
        after = self.after(option)
        if after is None:
            return NO_GOOD
        return self.promise(after, self.here, self.played) - self.cost(option)

    def going(self, goal: Space) -> float:
        paid = payment_with(self.scene.agreed, self.scene.house, self.uses, self.pool, self.here, goal)
        cards = len(paid.cards) + (paid.jump != NO_CARD)
        after = self.scene.with_pawn(self.me, goal)
        return self.promise(after, goal, self.played or cards > 0) - CARD_PLAYED * cards

    def after(self, option: Option) -> Scene | None:
        """What the house would be, for moves of others that are worth a thought."""
        scene, verb, value = self.scene, option.verb, option.value
        match verb:
            case "cat":
                return scene.with_cat(value)
            case "dog":
                return scene.with_dog(value)
            case "lead_1" | "lead_2":
                return scene.with_pawn(scene.agreed.seats + int(verb[-1]) - 1, value)
            case "push":
                return scene.with_doctor(value)
            case "carry":
                return scene.with_doctor(scene.agreed.deck.jump[value])
            case "steps" if scene.agreed.cards_move_doctor:
                within = scene.house.board.distance(scene.doctor, self.here) <= scene.agreed.deck.steps[value]
                return scene.with_doctor(self.here) if within else None
        return None

    def cost(self, option: Option) -> float:
        return CARD_PLAYED if option.shape == "card" else 0.3

    def promise(self, scene: Scene, place: Space, played: bool) -> float:
        """What a place promises with the best that one could do there."""
        standing = self.standing(scene)
        if scene.doctor == place and not scene.watched(place, self.me):
            return max(standing, self.attempting(place, standing))
        if (played and scene.agreed.draw_barred_after_card) or not scene.quiet(place, self.me):
            return standing
        return standing + self.drawing()

    def drawing(self) -> float:
        view = self.view
        if not view.pile["count"] and not (self.scene.agreed.reshuffles and view.discards):
            return 0.0
        return CARD_DRAWN / (6 + self.held)

    def attempting(self, place: Space, standing: float) -> float:
        """With the best weapon; what the place promises counts only if he lives."""
        return max([armed(self.view, self.scene.agreed, text, place, standing) for text in armoury(self.view)])

    def standing(self, scene: Scene) -> float:
        """What the place promises where one stands at the end of the turn."""
        stop = scene.house.walk[scene.doctor]
        turn = scene.next_turn(scene.turns + 1, self.me, stop)
        if turn == self.me:
            return TURN_AGAIN * (WATCHED if scene.watched(stop, self.me) else 1.0)
        return self.waiting(scene, stop) - self.threat(scene, turn, stop)

    def waiting(self, scene: Scene, stop: Space) -> float:
        """Whether he comes here before the own turn, or is near when it is there."""
        place = scene.pawns[self.me]
        hidden = WATCHED if scene.watched(place, self.me) else 1.0
        hope = ON_HIS_WAY * hidden
        for _ in range(scene.agreed.pawns - 1):
            stop = scene.house.walk[stop]
            hope *= FADES
            if stop == place:
                return hope
        near = scene.house.board.distance(place, stop) <= 1
        return NEAR_HIM * (WATCHED if scene.watched(stop, self.me) else 1.0) if near else 0.0

    def threat(self, scene: Scene, rival: int, stop: Space) -> float:
        """What the next one could do to him, alone and unseen."""
        at = scene.pawns[rival]
        if at == NOWHERE or scene.watched(stop, rival):
            return 0.0
        if rival not in self._threats:
            self._threats[rival] = danger(self.view, scene.agreed, rival)
        sure = scene.house.board.distance(at, stop) <= 1
        return self._threats[rival] * (1.0 if sure else 0.3)


def armoury(view: Sight) -> list[str]:
    return [BARE_HANDS.text, *[f"use {name}" for name in weapons(view)]]


def armed(view: Sight, agreed: Agreed, text: str, place: Space, standing: float = 0.0) -> float:
    """What an attempt with a weapon promises."""
    defenders = agreed.asked[view.seat]
    value = value_with(view, agreed, text, place)
    held = clovers_held(view, agreed, defenders)
    needed = value - agreed.head_start - tokens_of(view, agreed, defenders)
    succeeds = 1 - at_least(held, needed)
    gained = DRAINED * (value - agreed.head_start) + TOKEN * agreed.token_on_failure
    return MURDER * succeeds + (1 - succeeds) * (gained + standing) - _spent(agreed, text)


def _spent(agreed: Agreed, text: str) -> float:
    weapon = VOCABULARY.named(text)
    if weapon is BARE_HANDS:
        return 0.0
    return WEAPON_SPENT * max(agreed.deck.bonus_value[weapon.value], agreed.deck.value[weapon.value])


def danger(view: Sight, agreed: Agreed, rival: int) -> float:
    """How likely a rival's attempt cannot be stopped, with a good weapon if there are cards to have one."""
    strangers_own = rival >= agreed.seats
    tokens = view.tries[rival - agreed.seats] if strangers_own else view.tokens[rival]
    value = 1 + tokens + (3 if not strangers_own and view.hands[rival]["count"] else 0)
    defenders = agreed.asked[rival]
    held = clovers_held(view, agreed, defenders)
    return MURDER * (1 - at_least(held, value - agreed.head_start - tokens_of(view, agreed, defenders)))
