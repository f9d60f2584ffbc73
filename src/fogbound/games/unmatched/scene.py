"""What a view shows of a battle, as numbers, for those who think about it."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.spaces import Space, Spaces
from fogbound.games.unmatched.agreed import Agreed, agreed_in
from fogbound.games.unmatched.cards import ANYBODY, CARD, DECKS, FORMS, HERO, HYDE, NAMES, SIDEKICK, Users
from fogbound.games.unmatched.fields import FIELDS, NOWHERE, Field
from fogbound.games.unmatched.fighters import FIGHTER, PARTY, Fighter

SPACE: Final = {name: {space: n for n, space in enumerate(field.spaces)} for name, field in FIELDS.items()}
"""By map and name."""
_FORM: Final = {name: users for users, name in FORMS.items()}


class Scene:
    """Who stands where, for the seat that thinks. Never changed."""

    def __init__(self, view: Sight, seat: Seat) -> None:
        self.view: Final = view
        self.me: Final = seat
        self.agreed: Final[Agreed] = agreed_in(view)
        self.field: Final[Field] = self.agreed.field
        self.number: Final = SPACE[self.field.name]
        self.at: Final[list[Space]] = [NOWHERE] * (PARTY * self.agreed.seats)
        self.health: Final[list[int]] = [0] * (PARTY * self.agreed.seats)
        self.held: Final[list[Spaces]] = [0] * self.agreed.seats
        for entry in view.fighters:
            fighter = FIGHTER[entry["id"]]
            self.health[fighter] = entry["health"]
            if entry["at"] is not None:
                space = self.number[entry["at"]]
                self.at[fighter] = space
                self.held[entry["seat"]] |= 1 << space
        self.forms: Final[list[Users]] = [1 if form is None else _FORM[form] for form in view.forms]
        self.fog: Final[list[Spaces]] = [self._spaces(tokens) for tokens in view.fog]
        self.hands: Final[list[dict[str, Any]]] = view.hands
        self.hand: Final = tuple([CARD[name] for name in self.hands[seat]["cards"] if name is not None])
        turn: dict[str, Any] = view.turn
        self.actions: Final[int] = turn["actions"]
        """Still to be taken after the present one."""
        self.turn: Final[Seat] = NO_SEAT if turn["seat"] is None else turn["seat"]
        self.began_on_fog: Final[bool] = turn["began_on_fog"]
        self.occupied: Final = _union(self.held)
        self.hostile: Final = _union([self.held[other] for other in self.agreed.enemies[seat]])
        self.enemies: Final = [
            fighter
            for other in self.agreed.enemies[seat]
            for fighter in self.agreed.parties[other]
            if self.at[fighter] != NOWHERE
        ]
        self.own: Final = [fighter for fighter in self.agreed.parties[seat] if self.at[fighter] != NOWHERE]
        self._decks: list[dict[str, Any]] = []
        self._pools: Final[dict[Seat, list[int]]] = {}

    @property
    def decks(self) -> list[dict[str, Any]]:
        """As the view has them, asked for once."""
        if not self._decks:
            self._decks = self.view.decks
        return self._decks

    def _spaces(self, names: list[str]) -> Spaces:
        found = 0
        for name in names:
            found |= 1 << self.number[name]
        return found

    def users(self, fighter: Fighter) -> Users:
        """Whose cards a fighter may use now."""
        return SIDEKICK if fighter % PARTY else self.forms[fighter // PARTY]

    @property
    def living(self) -> Users:
        """Whose cards may still be used some day."""
        if self.agreed.heroes[self.me] == "jekyll_hyde":
            return ANYBODY
        hero, *others = self.agreed.parties[self.me]
        kin = SIDEKICK if any(self.health[one] for one in others) else 0
        return kin | (HERO if self.health[hero] else 0)

    def is_hyde(self, seat: Seat) -> bool:
        return self.agreed.heroes[seat] == "jekyll_hyde" and self.forms[seat] == HYDE

    def on_fog(self, fighter: Fighter) -> bool:
        space = self.at[fighter]
        return space != NOWHERE and self.fog[fighter // PARTY] >> space & 1 == 1

    def reach_of(self, fighter: Fighter, steps: int) -> Spaces:
        """Where a move can end."""
        seat, start = fighter // PARTY, self.at[fighter]
        blocked = _union([self.held[other] for other in self.agreed.enemies[seat]])
        fog = 0 if fighter % PARTY else self.fog[seat]
        return self.field.reach(start, steps, blocked, fog) & ~self.occupied | 1 << start

    def strikes(self, fighter: Fighter, space: Space) -> Spaces:
        """UNM-7.2: the spaces that are in a fighter's reach from there."""
        beside = self.field.beside[space]
        return beside | self.field.zone_mates[space] if self.agreed.kind(fighter).ranged else beside

    def pool(self, seat: Seat) -> list[int]:
        """For each card how many of them may be in the hand of a seat: all of its deck that lie nowhere in sight."""
        found = self._pools.get(seat)
        if found is None:
            found = self._pools[seat] = _left(self, seat)
        return found


def _union(spaces: list[Spaces]) -> Spaces:
    found = 0
    for some in spaces:
        found |= some
    return found


COUNTS: Final = {hero: [deck.cards.count(card) for card in range(len(NAMES))] for hero, deck in DECKS.items()}
"""How many of each card a deck has."""


def _left(scene: Scene, seat: Seat) -> list[int]:
    view = scene.view
    left = COUNTS[scene.agreed.heroes[seat]][:]
    for name in [*view.discards[seat], *view.played[seat]]:
        left[CARD[name]] -= 1
    for zone in (scene.hands[seat], scene.decks[seat], view.laid[seat]):
        for name in zone["cards"]:
            if name is not None:
                left[CARD[name]] -= 1
    return left


def known_hand(scene: Scene, seat: Seat) -> list[int]:
    """The cards of a hand that this seat has seen and can still follow."""
    return [CARD[name] for name in scene.hands[seat]["cards"] if name is not None]
