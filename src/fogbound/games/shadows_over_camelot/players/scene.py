"""A view, read once for one choice: what a player looks at again and again."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.games.shadows_over_camelot.cards import WHITE_CARD
from fogbound.games.shadows_over_camelot.quests import QUEST_NAMES
from fogbound.games.shadows_over_camelot.suspicion import suspicion

UNLIKELY: Final = 0.12
"""A Traitor less likely than this is not reckoned with."""


class Scene:
    """The table as a seat sees it, in the names of the view."""

    def __init__(self, view: Sight) -> None:
        self.view: Final = view
        self.me: Final[int] = view.decision["seat"]
        self.options: Final[list[str]] = view.decision["options"]
        self.name: Final[str] = view.decision["name"]
        self.seats: Final = len(view.life)
        self.life: Final[list[int]] = view.life
        self.places: Final[list[str | None]] = view.places
        self.in_play: Final[list[int]] = view.in_play
        self.knights: Final[list[str]] = view.knights
        self.hands: Final[list[dict[str, Any]]] = view.hands
        self.hand: Final = Counter([name for name in view.hands[self.me]["cards"] if name is not None])
        self.fights: Final = [self.hand.get(f"fight_{value}", 0) for value in range(1, 6)]
        """How many Fight cards of each value, from 1 on."""
        board = view.board
        self.engines: Final[int] = board["engines"]
        self.white: Final[int] = board["white_swords"]
        self.black: Final[int] = board["black_swords"]
        self.excalibur: Final[int] = board["excalibur"]
        self.warriors: Final[list[int]] = board["warriors"]
        self.mordred: Final[str | None] = board["mordred"]
        self.heroism: Final[str | None] = board["heroism"]
        self.over: Final[list[str]] = board["over"]
        self.laid: Final[dict[str, list[str]]] = view.laid
        self.against: Final[dict[str, Any]] = view.against
        self.lasting: Final[list[str]] = view.lasting
        self.done: Final[list[str]] = view.spent["done"]
        self.is_traitor: Final = view.loyalty[self.me] == "traitor"
        self._suspicions: list[float] = []
        self.unmasked: Final[int | None] = view.unmasked
        self.is_safe: Final = self.unmasked is not None or self._hidden_traitor() < UNLIKELY
        """Hardly anybody is left who would turn two Swords at the end."""
        self.prizes: Final[dict[str, float]] = {}
        """What winning each Quest is worth, once it has been reckoned."""

    def suspicions(self) -> list[float]:
        """How likely each seat is the Traitor."""
        if not self._suspicions:
            self._suspicions = suspicion(self.view)
        return self._suspicions

    def _hidden_traitor(self) -> float:
        """How likely a Traitor is among the Knights in play."""
        if self.view.settings["loyalty_deck"] == "none":
            return 0.0
        suspicions = self.suspicions()
        return sum([suspicions[seat] for seat in self.in_play])

    @property
    def place(self) -> str | None:
        return self.places[self.me]

    def holds(self, relic: str) -> bool:
        return bool(self.view.relics[relic] == self.me)

    def others_at(self, place: str) -> int:
        """How many other Knights are there."""
        return sum([1 for seat in self.in_play if seat != self.me and self.places[seat] == place])

    def is_open(self, quest: str) -> bool:
        if quest in self.over:
            return False
        return quest != "dragon" or "lancelot" in self.over

    def all_open(self) -> list[str]:
        return [quest for quest in QUEST_NAMES if self.is_open(quest)]

    def laid_values(self, quest: str) -> list[int]:
        """How many Fight cards of each value lie on a Quest, from 1 on."""
        counts = [0] * 5
        for name in self.laid[quest]:
            card = WHITE_CARD[name]
            if card < len(counts):
                counts[card] += 1
        return counts


def fight_value_of(name: str) -> int:
    """What a White card is worth in a fight; 0 if it is none."""
    return int(name[-1]) if name.startswith("fight_") else 0
