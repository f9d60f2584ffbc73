"""What was agreed on, read once at the set-up, so that no step has to look it up by name."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.settings import Settings, Value
from fogbound.core.spaces import Spaces
from fogbound.core.zones import Place
from fogbound.games.unmatched.cards import ANYBODY, DECKS, NAMES, Deck
from fogbound.games.unmatched.catalogue import (
    BOOST,
    DISCARD,
    GO,
    HANDS,
    LAID,
    NO_BOOST,
    NO_DEFENCE,
    PLACE,
    PLAY,
    SCHEME,
    TOKEN,
    shown_to,
)
from fogbound.games.unmatched.fields import FIELDS, Field
from fogbound.games.unmatched.fighters import PARTIES, PARTY, TOKENS, Fighter, Kind
from fogbound.games.unmatched.uses import HandOptions

TEAM_SEATS: Final = 4
EVERY_CARD: Final = (True,) * len(NAMES)


def _by_users(
    deck: Deck, fits: tuple[bool, ...], options: list[Option], last: Option | None = None
) -> list[HandOptions]:
    """For each set of users."""
    return [
        HandOptions(options, tuple([fits[card] and deck.users[card] & users > 0 for card in range(len(NAMES))]), last)
        for users in range(ANYBODY + 1)
    ]


class Agreed:
    """Settings as they are asked for in play."""

    def __init__(self, settings: Settings) -> None:
        self.seats: Final = settings.seats
        self.field: Final[Field] = FIELDS[settings.word("map")]
        self.go: Final = GO[self.field.name]
        self.place: Final = PLACE[self.field.name]
        self.token: Final = TOKEN[self.field.name]
        self.heroes: Final = heroes_of(settings)
        self.teams: Final = in_teams(settings)
        self.sides: Final = tuple([seat % 2 if self.teams else seat for seat in range(self.seats)])
        """UNM-14.1."""
        self.enemies: Final = tuple([self._of_other_sides(seat) for seat in range(self.seats)])
        """For each seat those it fights."""
        self.each_alone: Final = self.seats > 2 and not self.teams

        self.decks: Final[list[Deck]] = [DECKS[hero] for hero in self.heroes]
        self.kinds: Final = self._kinds()
        """For each fighter what is printed about it; None for one that no hero has."""
        self.reach: Final = [self._reach(kind) for kind in self.kinds]
        """UNM-7.2: for each fighter and each space where it may stand, the spaces that it can attack from there."""
        self.parties: Final = tuple([self._party(seat) for seat in range(self.seats)])
        """For each seat its fighters, the hero first."""
        self.moves: Final = [self.kind(party[0]).move for party in self.parties]
        """UNM-2.5: how far the fighters of each seat move."""
        self.tokens: Final = tuple([TOKENS[hero] for hero in self.heroes])

        self.at_once: Final = settings.word("end") == "immediate"
        self.ends_with_actions: Final = self.seats > 2 or not self.at_once
        """Whether somebody may have fallen when an action is over, and the game goes on or only ends then."""
        self.taken_may_be_picked: Final = settings.flag("occupied_place_pick")
        self.fog_in_maneuver: Final = settings.flag("fog_in_maneuver")
        self.open_hands: Final = self.teams and settings.flag("team_hands_shown")
        self.partners: Final = tuple([partner_of(s) if self.open_hands else NO_SEAT for s in range(self.seats)])
        """For each seat who sees its cards as well (UNM-14.9)."""
        self.hands: Final = [self._owned(HANDS[seat]) for seat in range(self.seats)]
        self.laid: Final = [self._owned(LAID[seat]) for seat in range(self.seats)]
        self.attacks: Final = [_by_users(deck, deck.attacks, PLAY) for deck in self.decks]
        """For each seat and set of users what can be laid for an attack, of a hand."""
        self.defences: Final = [_by_users(deck, deck.defends, PLAY, NO_DEFENCE) for deck in self.decks]
        self.schemes: Final = [_by_users(deck, deck.schemes, SCHEME) for deck in self.decks]
        self.boosts: Final = [HandOptions(BOOST, EVERY_CARD, NO_BOOST) for _ in self.decks]
        self.discards: Final = [HandOptions(DISCARD, EVERY_CARD) for _ in self.decks]

    def _of_other_sides(self, seat: Seat) -> tuple[Seat, ...]:
        return tuple([other for other in range(self.seats) if self.sides[other] != self.sides[seat]])

    def _owned(self, place: Place) -> Place:
        return shown_to(place, self.partners[place.owner]) if self.open_hands else place

    def _kinds(self) -> list[Kind | None]:
        found: list[Kind | None] = []
        for hero in self.heroes:
            party = PARTIES[hero]
            found += party
            found += [None] * (PARTY - len(party))
        return found

    def _reach(self, kind: Kind | None) -> tuple[Spaces, ...]:
        beside, mates = self.field.beside, self.field.zone_mates
        if kind is None or not kind.ranged:
            return beside
        return tuple([one | other for one, other in zip(beside, mates, strict=True)])

    def _party(self, seat: Seat) -> tuple[Fighter, ...]:
        return tuple(range(PARTY * seat, PARTY * seat + len(PARTIES[self.heroes[seat]])))

    def kind(self, fighter: Fighter) -> Kind:
        kind = self.kinds[fighter]
        assert kind is not None, "there is no such fighter in this game"
        return kind


def heroes_of(settings: Settings) -> tuple[str, ...]:
    """UNM-2.3: of the seats that play."""
    return tuple([settings.word(f"hero_{seat + 1}") for seat in range(settings.seats)])


def partner_of(seat: Seat) -> Seat:
    """UNM-14.1: across the table."""
    return (seat + 2) % TEAM_SEATS


def is_duel(settings: Settings) -> bool:
    """UNM-2.2: of two, where whoever gives up hurts nobody else."""
    return settings.seats == 2


def in_teams(settings: Settings) -> bool:
    """UNM-2.2."""
    return settings.seats == TEAM_SEATS and settings.word("mode") != "free_for_all"


_agreed: Final[dict[tuple[Value, ...], Agreed]] = {}


def agreed(settings: Settings) -> Agreed:
    """The same for all games with equal settings."""
    key = (settings.seats, *settings.values.values())
    found = _agreed.get(key)
    if found is None:
        found = _agreed[key] = Agreed(settings)
    return found


def agreed_in(view: Sight) -> Agreed:
    """What was agreed on in the game that a view shows."""
    values = dict(view.settings)
    seats = values.pop("seats")
    return agreed(Settings(seats, values))
