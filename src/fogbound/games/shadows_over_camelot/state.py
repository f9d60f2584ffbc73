"""What lies on the table."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import State
from fogbound.core.chance import Seed
from fogbound.core.seats import NO_SEAT, Seat, Seats
from fogbound.core.settings import NO_SETTINGS, Settings
from fogbound.core.zones import Zone
from fogbound.games.shadows_over_camelot.agreed import Agreed
from fogbound.games.shadows_over_camelot.levels import NOTHING_MORE
from fogbound.games.shadows_over_camelot.places import (
    BLACK_DISCARDS,
    BLACK_PILE,
    HEROISM_PLACE,
    LASTING,
    LOYALTY_AWAY,
    MERLINS,
    NAMED,
    OFFERINGS,
    ON_THE_WAY,
    PLAYED,
    SPOILS,
    WHITE_DISCARDS,
    WHITE_PILE,
)
from fogbound.games.shadows_over_camelot.quests import CAMELOT, NOWHERE, Quest
from fogbound.games.shadows_over_camelot.scratch import Drawing, Ending, Fight, Sharing


class Camelot(State):
    """A game of Shadows over Camelot."""

    __slots__ = (
        "accused",
        "active",
        "against",
        "agreed",
        "black_discards",
        "black_pile",
        "black_swords",
        "dead",
        "die",
        "drawing",
        "drawn",
        "ending",
        "engines",
        "excalibur",
        "fight",
        "hands",
        "heroism",
        "heroism_on",
        "in_play",
        "knights",
        "laid",
        "lasting",
        "life",
        "loyalty",
        "loyalty_away",
        "merlins",
        "mordred",
        "more",
        "named",
        "offerings",
        "on_the_way",
        "over",
        "place",
        "played",
        "powers",
        "relics",
        "sharing",
        "shown",
        "spent",
        "spoils",
        "turns",
        "unmasked",
        "warriors",
        "white_discards",
        "white_pile",
        "white_swords",
        "witnessed",
    )

    agreed: Agreed

    def __init__(self, settings: Settings = NO_SETTINGS, seed: Seed = 0) -> None:
        super().__init__(settings, seed)
        # White cards.
        self.hands: list[Zone] = []
        self.white_pile: Zone = WHITE_PILE.empty
        self.white_discards: Zone = WHITE_DISCARDS.empty
        self.laid: list[Zone] = []
        """The Knights' cards on each Quest."""
        self.offerings: Zone = OFFERINGS.empty
        self.spoils: Zone = SPOILS.empty
        self.on_the_way: Zone = ON_THE_WAY.empty
        self.played: Zone = PLAYED.empty
        self.merlins: Zone = MERLINS.empty
        self.heroism: Zone = HEROISM_PLACE.empty

        # Black cards.
        self.black_pile: Zone = BLACK_PILE.empty
        self.black_discards: Zone = BLACK_DISCARDS.empty
        self.drawn: list[Zone] = []
        self.named: Zone = NAMED.empty
        self.against: list[Zone] = []
        """The Black cards on each Quest."""
        self.lasting: Zone = LASTING.empty

        # Loyalty.
        self.loyalty: list[Zone] = []
        self.loyalty_away: Zone = LOYALTY_AWAY.empty
        self.shown: Seats = 0
        """Whose Loyalty all have seen."""
        self.unmasked: Seat = NO_SEAT
        """The Traitor, once he is unmasked."""
        self.accused: Seats = 0
        """B-13.2: who has used his accusation."""

        # Knights, by seat.
        self.knights: tuple[int, ...] = ()
        """Which Knight each seat plays."""
        self.life: list[int] = []
        self.place: list[Quest] = []
        """The Quest where each is, CAMELOT or NOWHERE."""
        self.in_play: Seats = 0
        """B-4.3."""
        self.dead: Seats = 0
        self.powers: Seats = 0
        """B-15.1: who has his Knight's power."""
        self.relics: tuple[Seat, ...] = _NO_RELICS
        """Who holds Excalibur, the Grail and the Armor."""

        # The board.
        self.engines: int = 0
        self.white_swords: int = 0
        self.black_swords: int = 0
        self.die: int = 0
        """B-8.2: the siege die as it lies; 0 before anybody has rolled it."""
        self.excalibur: int = 0
        """B-8.7: its space, from -5 to 5."""
        self.warriors: tuple[int, int] = _NO_WARRIORS
        """Picts and Saxons."""
        self.mordred: Quest = NOWHERE
        """B-11.10: the War where he is."""
        self.heroism_on: Quest = NOWHERE
        self.over: int = 0
        """B-7.7: the Quests that are over, as a bit mask."""

        # The turn.
        self.active: Seat = 0
        self.turns: int = 0
        """Turns that have begun."""
        self.witnessed: list[int] = []
        """What everybody has seen each seat do, counted by `witnessed`."""
        self.spent: int = 0
        """What the active Knight has done in this turn: bits of `spending`."""

        # What is under way.
        self.drawing: Drawing | None = None
        self.fight: Fight | None = None
        self.ending: Ending | None = None
        self.sharing: Sharing | None = None

        self.more: Any = NOTHING_MORE
        """What a level lays on the table: a `More` of its own kind, which its rules know."""

    def clone(self) -> Camelot:
        other = Camelot.__new__(Camelot)
        self.copy_to(other)
        other.agreed = self.agreed
        other.hands = self.hands[:]
        other.white_pile = self.white_pile
        other.white_discards = self.white_discards
        other.laid = self.laid[:]
        other.offerings = self.offerings
        other.spoils = self.spoils
        other.on_the_way = self.on_the_way
        other.played = self.played
        other.merlins = self.merlins
        other.heroism = self.heroism
        other.black_pile = self.black_pile
        other.black_discards = self.black_discards
        other.drawn = self.drawn[:]
        other.named = self.named
        other.against = self.against[:]
        other.lasting = self.lasting
        other.loyalty = self.loyalty[:]
        other.loyalty_away = self.loyalty_away
        other.shown = self.shown
        other.unmasked = self.unmasked
        other.accused = self.accused
        other.knights = self.knights
        other.life = self.life[:]
        other.place = self.place[:]
        other.in_play = self.in_play
        other.dead = self.dead
        other.powers = self.powers
        other.relics = self.relics
        other.engines = self.engines
        other.white_swords = self.white_swords
        other.black_swords = self.black_swords
        other.die = self.die
        other.excalibur = self.excalibur
        other.warriors = self.warriors
        other.mordred = self.mordred
        other.heroism_on = self.heroism_on
        other.over = self.over
        other.active = self.active
        other.turns = self.turns
        other.witnessed = self.witnessed[:]
        other.spent = self.spent
        other.drawing = self.drawing
        other.fight = self.fight
        other.ending = self.ending
        other.sharing = self.sharing
        other.more = self.more.clone()
        return other

    def zones(self) -> list[Zone]:
        return [
            *self.hands,
            *self.laid,
            *self.against,
            *self.loyalty,
            *self.drawn,
            self.white_pile,
            self.white_discards,
            self.offerings,
            self.spoils,
            self.on_the_way,
            self.played,
            self.merlins,
            self.heroism,
            self.black_pile,
            self.black_discards,
            self.named,
            self.lasting,
            self.loyalty_away,
            *self.more.zones(),
        ]

    def put(self, zones: list[Zone]) -> None:
        left = iter(zones)
        for several in (self.hands, self.laid, self.against, self.loyalty, self.drawn):
            several[:] = [next(left) for _ in several]
        self.white_pile = next(left)
        self.white_discards = next(left)
        self.offerings = next(left)
        self.spoils = next(left)
        self.on_the_way = next(left)
        self.played = next(left)
        self.merlins = next(left)
        self.heroism = next(left)
        self.black_pile = next(left)
        self.black_discards = next(left)
        self.named = next(left)
        self.lasting = next(left)
        self.loyalty_away = next(left)
        self.more.put(list(left))

    def from_seat(self, seat: Seat) -> list[Seat]:
        """B-4.3: the Knights in play, clockwise from this seat."""
        return [other for other in self.agreed.from_seat[seat] if self.in_play >> other & 1]

    def others(self, seat: Seat) -> list[Seat]:
        """The other Knights in play, clockwise."""
        return [other for other in self.agreed.from_seat[seat][1:] if self.in_play >> other & 1]

    def present(self, quest: Quest) -> list[Seat]:
        """The Knights at a place, in turn order from the active player."""
        return [seat for seat in self.agreed.from_seat[self.active] if self.place[seat] == quest]

    def in_camelot(self, seat: Seat) -> list[Seat]:
        """The Knights in Camelot, clockwise from this seat."""
        return [other for other in self.agreed.from_seat[seat] if self.place[other] == CAMELOT]

    def is_knight(self, seat: Seat, knight: int) -> bool:
        """Whether this seat has the power of this Knight now."""
        return self.knights[seat] == knight and (self.powers & self.in_play) >> seat & 1 == 1

    def swords(self) -> int:
        return self.white_swords + self.black_swords

    def is_over(self, quest: Quest) -> bool:
        return self.over >> quest & 1 == 1


_NO_RELICS: Final = (NO_SEAT, NO_SEAT, NO_SEAT)
_NO_WARRIORS: Final = (0, 0)
