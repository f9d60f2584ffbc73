"""What lies on the table."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import State
from fogbound.core.chance import Seed
from fogbound.core.settings import NO_SETTINGS, Settings
from fogbound.core.spaces import Space
from fogbound.core.zones import Zone
from fogbound.games.kill_doctor_lucky.agreed import Agreed
from fogbound.games.kill_doctor_lucky.attempt import Attempt
from fogbound.games.kill_doctor_lucky.catalogue import AGAINST, COVERED, DISCARDS, HANDS, PILE, REMOVED, WEAPON
from fogbound.games.kill_doctor_lucky.houses import ONLY_HERE, House, Outlook
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE


class Mansion(State):
    """A game of Kill Doctor Lucky. Pawns are numbered like seats; strangers come after the guests."""

    __slots__ = (
        "against",
        "agreed",
        "attempt",
        "cat",
        "covered",
        "dark",
        "discards",
        "doctor",
        "doctor_tokens",
        "dog",
        "free_step",
        "hands",
        "house",
        "pawns",
        "pile",
        "played",
        "points",
        "removed",
        "sight",
        "tokens",
        "tries",
        "turn",
        "turns",
        "weapon",
    )

    agreed: Agreed
    house: House

    def __init__(self, settings: Settings = NO_SETTINGS, seed: Seed = 0) -> None:
        super().__init__(settings, seed)
        self.pawns: list[Space] = []
        """Where each pawn stands; the dead of an escape are NOWHERE."""
        self.doctor: Space = 0
        self.cat: Space = NOWHERE
        self.dog: Space = NOWHERE
        self.dark: bool = False
        self.sight: Outlook = ONLY_HERE
        """Who sees whom from where, as things are now."""

        self.hands: list[Zone] = []
        self.pile: Zone = _EMPTY_PILE
        self.discards: Zone = _NO_DISCARDS
        self.removed: Zone = _NONE_REMOVED
        self.covered: Zone = _NONE_COVERED
        self.tokens: tuple[int, ...] = ()
        """Spite tokens by seat."""
        self.doctor_tokens: int = 0
        """KDL-16.10: those of the ghost."""
        self.tries: tuple[int, ...] = ()
        """KDL-15.7: attempts that each stranger has made."""

        self.turns: int = 0
        """Turns that are over, everybody's together."""
        self.turn: int = 0
        """The pawn whose turn it is, or was last."""
        self.free_step: int = 0
        self.points: int = 0
        """KDL-5.3: the pool is the free step and these points of cards."""
        self.played: bool = False
        """KDL-6.5: whether a card was played in this turn."""

        self.attempt: Attempt | None = None
        """The one that is being made, until it is settled."""
        self.weapon: Zone = NO_WEAPON
        self.against: Zone = NOTHING_AGAINST

    def clone(self) -> Mansion:
        other = Mansion.__new__(Mansion)
        self.copy_to(other)
        other.agreed = self.agreed
        other.house = self.house
        other.pawns = self.pawns[:]
        other.doctor = self.doctor
        other.cat = self.cat
        other.dog = self.dog
        other.dark = self.dark
        other.sight = self.sight
        other.hands = self.hands[:]
        other.pile = self.pile
        other.discards = self.discards
        other.removed = self.removed
        other.covered = self.covered
        other.tokens = self.tokens
        other.doctor_tokens = self.doctor_tokens
        other.tries = self.tries
        other.turns = self.turns
        other.turn = self.turn
        other.free_step = self.free_step
        other.points = self.points
        other.played = self.played
        other.attempt = self.attempt
        other.weapon = self.weapon
        other.against = self.against
        return other

    def zones(self) -> list[Zone]:
        return [*self.hands, self.pile, self.discards, self.removed, self.covered, self.weapon, self.against]

    def put(self, zones: list[Zone]) -> None:
        self.hands = zones[:-6]
        self.pile, self.discards, self.removed, self.covered, self.weapon, self.against = zones[-6:]

    def look_round(self) -> None:
        """Settle anew who sees whom, after the cat was carried or the lights went out."""
        if self.dark:
            self.sight = ONLY_HERE
        elif self.cat != NOWHERE:
            self.sight = self.house.sight_with_cat(self.cat, self.agreed.cat_cuts_lines)
        else:
            self.sight = self.house.board.in_sight

    def cat_that_cuts(self) -> Space:
        """KDL-12.2: the cat's room, where it cuts lines that only pass through."""
        return self.cat if self.agreed.cat_cuts_lines and not self.dark else NOWHERE

    def seen_by_dog(self, space: Space) -> bool:
        """KDL-6.6 and KDL-7.3."""
        return self.dog != NOWHERE and self.sight[self.dog] >> space & 1 == 1

    def watched(self, pawn: int) -> bool:
        """KDL-2.1 and KDL-2.2: whether another pawn sees this one."""
        seen = self.sight[self.pawns[pawn]]
        for other, space in enumerate(self.pawns):  # noqa: SIM110  (twice as fast as `any`)
            if other != pawn and seen >> space & 1:
                return True
        return False


_EMPTY_PILE: Final = Zone(PILE, ())
_NO_DISCARDS: Final = Zone(DISCARDS, ())
_NONE_REMOVED: Final = Zone(REMOVED, ())
_NONE_COVERED: Final = Zone(COVERED, ())
NO_WEAPON: Final = Zone(WEAPON, ())
NOTHING_AGAINST: Final = Zone(AGAINST, ())
NO_HANDS: Final = [Zone(place, ()) for place in HANDS]
