"""How much each choice promises in an escape: to be where the ghost does not come, and the others where he does."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.core.spaces import Space
from fogbound.games.kill_doctor_lucky.agreed import Agreed
from fogbound.games.kill_doctor_lucky.cards import CARD
from fogbound.games.kill_doctor_lucky.catalogue import SEND_ON, VOCABULARY
from fogbound.games.kill_doctor_lucky.chances import clovers_held
from fogbound.games.kill_doctor_lucky.hunting import CARD_PLAYED, NO_GOOD, armoury
from fogbound.games.kill_doctor_lucky.insight import at_least, own_most, tokens_of, value_with
from fogbound.games.kill_doctor_lucky.paying import payment_with
from fogbound.games.kill_doctor_lucky.scene import Scene
from fogbound.games.kill_doctor_lucky.uses import NO_CARD

DEATH: Final = 40.0
KILLED: Final = 12.0
FOILED: Final = 1.0
STOPS_FEARED: Final[tuple[float, ...]] = (1.0, 0.4, 0.2, 0.1)
"""How much the ghost's next stops are to be feared: others send him on."""
CORNERED: Final = 0.15
"""What is feared even where all his attacks could be foiled: cards are spent."""


class Fugitive:
    """A guest with the turn in an escape."""

    def __init__(self, view: Sight, scene: Scene) -> None:
        self.view: Final = view
        self.scene: Final = scene
        self.me: Final[int] = view.seat
        self.here: Final[Space] = scene.pawns[view.seat]
        self.uses: Final = scene.agreed.uses(tuple([CARD[name] for name in view.hands[view.seat]["cards"]]))
        self.pool: Final[int] = view.pool["free_step"] + view.pool["points"]
        self.at_risk: Final = 1.0 if own_most(view, scene.agreed) < 1 + view.doctor_tokens else CORNERED

    def appeal(self, text: str) -> float:
        option = VOCABULARY.named(text)
        match option.verb:
            case "go":
                agreed, house = self.scene.agreed, self.scene.house
                paid = payment_with(agreed, house, self.uses, self.pool, self.here, option.value)
                cards = len(paid.cards) + (paid.jump != NO_CARD)
                return self.safety(option.value, self.scene.doctor) + self.prey(option.value) - CARD_PLAYED * cards
            case "attack":
                return self.attacking(option.value) + self.safety(self.here, self.scene.doctor)
            case "end":
                return self.safety(self.here, self.scene.doctor)
        return self.sending() if option is SEND_ON else NO_GOOD

    def safety(self, place: Space, doctor: Space) -> float:
        """From where the ghost walks next."""
        fear, stop = 0.0, doctor
        for feared in STOPS_FEARED:
            stop = self.scene.house.walk[stop]
            if stop == place:
                fear += feared
        return -DEATH * fear * self.at_risk

    def sending(self) -> float:
        """Onto others, not onto oneself."""
        stop = self.scene.house.walk[self.scene.doctor]
        if stop == self.here:
            return NO_GOOD - DEATH * self.at_risk
        caught = [seat for seat, space in enumerate(self.scene.pawns) if space == stop]
        return sum([KILLED * self.dies(seat, 1 + self.view.doctor_tokens) + FOILED for seat in caught]) + self.safety(
            self.here, stop
        )

    def prey(self, place: Space) -> float:
        """The best attack that could be made in a place."""
        there = [seat for seat, space in enumerate(self.scene.pawns) if space == place and seat != self.me]
        return max([self.attacking(seat) for seat in there], default=0.0)

    def attacking(self, victim: int) -> float:
        value = max([value_with(self.view, self.scene.agreed, text, self.here) for text in armoury(self.view)])
        dies = self.dies(victim, value)
        return KILLED * dies + FOILED * (1 - dies)

    def dies(self, victim: int, value: int) -> float:
        return unanswered(self.view, self.scene.agreed, victim, value)


def unanswered(view: Sight, agreed: Agreed, victim: int, value: int) -> float:
    """How likely one guest cannot foil an attack."""
    return 1 - at_least(clovers_held(view, agreed, [victim]), value - tokens_of(view, agreed, [victim]))


def attack_with(view: Sight, agreed: Agreed, text: str) -> float:
    """What an attack with a weapon promises; it need be no better than it must."""
    value = value_with(view, agreed, text, VOCABULARY.named(f"go {view.pawns[view.seat]}").value)
    return KILLED * unanswered(view, agreed, view.attempt["victim"], value) - 0.2 * value
