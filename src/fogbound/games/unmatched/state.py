"""What lies on the table."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import State
from fogbound.core.chance import Seed
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.settings import NO_SETTINGS, Settings
from fogbound.core.spaces import Space, Spaces
from fogbound.core.zones import Zone
from fogbound.games.unmatched.agreed import Agreed
from fogbound.games.unmatched.cards import FORMS, SIDEKICK, Users
from fogbound.games.unmatched.combat import Combat
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import NOBODY, PARTY, Fighter

NOT_MOVING: Final = -1
"""The steps of a Maneuver when there is none."""
NO_NUMBER: Final = -1


class Battle(State):
    """A game of Unmatched. Seats, fighters and the spaces of the map are numbers; sets of spaces are bit masks."""

    __slots__ = (
        "actions",
        "agreed",
        "at",
        "began_on_fog",
        "combat",
        "decks",
        "discards",
        "fog",
        "forms",
        "hands",
        "health",
        "held",
        "laid",
        "moved",
        "moved_tokens",
        "occupied",
        "picked_fighter",
        "picked_number",
        "picked_opponent",
        "picked_token",
        "played",
        "round",
        "standing",
        "steps",
        "turn",
    )

    agreed: Agreed

    def __init__(self, settings: Settings = NO_SETTINGS, seed: Seed = 0) -> None:
        super().__init__(settings, seed)
        self.at: list[Space] = []
        """Where each fighter stands, or NOWHERE."""
        self.health: list[int] = []
        """Of each fighter; the defeated have none, and so have those whom no hero has."""
        self.held: list[Spaces] = []
        """For each seat the spaces of its fighters, as `at` says."""
        self.occupied: Spaces = 0
        """Every space that a fighter holds, as `at` says."""
        self.standing: int = 0
        """The fighters on the board as a bit mask, as `at` says."""
        self.forms: list[Users] = []
        """For each seat what its hero counts as for labels of cards: Jekyll & Hyde's is his form."""
        self.fog: list[Spaces] = []
        """For each seat where its fog tokens lie."""

        self.hands: list[Zone] = []
        self.decks: list[Zone] = []
        self.laid: list[Zone] = []
        self.played: list[Zone] = []
        self.discards: list[Zone] = []

        self.turn: Seat = NO_SEAT
        self.round: int = 0
        """0 until the first turn begins."""
        self.actions: int = 0
        """Those still to be taken, the present one not counted."""
        self.began_on_fog: bool = False
        """UNM-13.10: whether the hero of this turn stood on own fog when its first action began."""

        self.steps: int = NOT_MOVING
        """How far each fighter may move in the present Maneuver."""
        self.moved: int = 0
        """The fighters that have moved in it, as a bit mask."""
        self.moved_tokens: Spaces = 0
        """Where tokens lie that have been moved, each of which may be moved once."""
        self.combat: Combat | None = None

        self.picked_fighter: Fighter = NOBODY
        """What the effect that is being carried out has picked so far."""
        self.picked_opponent: Seat = NO_SEAT
        self.picked_number: int = NO_NUMBER
        self.picked_token: Space = NOWHERE

    def clone(self) -> Battle:
        other = Battle.__new__(Battle)
        self.copy_to(other)
        other.agreed = self.agreed
        other.at = self.at[:]
        other.health = self.health[:]
        other.held = self.held[:]
        other.occupied = self.occupied
        other.standing = self.standing
        other.forms = self.forms[:]
        other.fog = self.fog[:]
        other.hands = self.hands[:]
        other.decks = self.decks[:]
        other.laid = self.laid[:]
        other.played = self.played[:]
        other.discards = self.discards[:]
        other.turn = self.turn
        other.round = self.round
        other.actions = self.actions
        other.began_on_fog = self.began_on_fog
        other.steps = self.steps
        other.moved = self.moved
        other.moved_tokens = self.moved_tokens
        other.combat = self.combat
        other.picked_fighter = self.picked_fighter
        other.picked_opponent = self.picked_opponent
        other.picked_number = self.picked_number
        other.picked_token = self.picked_token
        return other

    def zones(self) -> list[Zone]:
        return [*self.hands, *self.decks, *self.laid, *self.played, *self.discards]

    def put(self, zones: list[Zone]) -> None:
        n = len(self.hands)
        self.hands, self.decks, self.laid = zones[:n], zones[n : 2 * n], zones[2 * n : 3 * n]
        self.played, self.discards = zones[3 * n : 4 * n], zones[4 * n :]

    def forget_picks(self) -> None:
        """Nothing is picked yet for what comes now."""
        self.picked_fighter = NOBODY
        self.picked_opponent = NO_SEAT
        self.picked_number = NO_NUMBER
        self.picked_token = NOWHERE
        self.moved_tokens = 0

    # Who is where.

    def stand(self, fighter: Fighter, space: Space) -> None:
        """A fighter comes to stand on a space, or NOWHERE."""
        seat, before = fighter // PARTY, self.at[fighter]
        if before != NOWHERE:
            self.held[seat] &= ~(1 << before)
            self.occupied &= ~(1 << before)
            self.standing &= ~(1 << fighter)
        if space != NOWHERE:
            self.held[seat] |= 1 << space
            self.occupied |= 1 << space
            self.standing |= 1 << fighter
        self.at[fighter] = space

    def enemies(self, seat: Seat) -> Spaces:
        """The spaces that a seat's enemies hold."""
        found = 0
        for enemy in self.agreed.enemies[seat]:
            found |= self.held[enemy]
        return found

    def all_fog(self) -> Spaces:
        found = 0
        for spaces in self.fog:
            found |= spaces
        return found

    def users(self, fighter: Fighter) -> Users:
        """UNM-12.2: whose labels a fighter's cards may bear, in its present form."""
        return SIDEKICK if fighter % PARTY else self.forms[fighter // PARTY]

    def on_fog(self, fighter: Fighter) -> bool:
        """Whether a fighter stands on a token of its own seat."""
        space = self.at[fighter]
        return space != NOWHERE and self.fog[fighter // PARTY] >> space & 1 == 1

    def next_to(self, one: Fighter, other: Fighter) -> bool:
        """UNM-1.2: whether two fighters are on the board and adjacent."""
        here, there = self.at[one], self.at[other]
        return here != NOWHERE and there != NOWHERE and self.agreed.field.beside[here] >> there & 1 == 1

    def called(self, fighter: Fighter) -> str:
        """What a fighter is called in what is told: its kind, Jekyll or Hyde, and which of the Sisters."""
        kind = self.agreed.kind(fighter).name
        if kind == "sister":
            return f"sister {' abc'[fighter % PARTY]}"
        return FORMS[self.forms[fighter // PARTY]] if kind == "jekyll_hyde" else kind

    def is_away(self, seat: Seat) -> bool:
        """UNM-13.20: whether a seat's hero has vanished."""
        hero = PARTY * seat
        return self.at[hero] == NOWHERE and self.health[hero] > 0

    def is_out(self, seat: Seat) -> bool:
        """UNM-14.4 and UNM-15.3."""
        hero = PARTY * seat
        if self.health[hero]:
            return False
        return not self.agreed.teams or not any(self.health[hero : hero + PARTY])
