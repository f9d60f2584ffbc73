"""What was agreed on, read once at the set-up, so that no step has to look it up by name."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.settings import Settings, Value
from fogbound.core.zones import Place
from fogbound.games.unmatched.cards import DECKS, Deck
from fogbound.games.unmatched.catalogue import GO, HANDS, LAID, PLACE, TOKEN, shown_to
from fogbound.games.unmatched.fields import FIELDS, Field
from fogbound.games.unmatched.fighters import PARTIES, PARTY, TOKENS, Fighter, Kind
from fogbound.games.unmatched.uses import Uses

TEAM_SEATS: Final = 4
MOST_HANDS_KEPT: Final = 20_000


class Agreed:
    """Settings as they are asked for in play."""

    def __init__(self, settings: Settings) -> None:
        self.seats: Final = settings.seats
        self.field: Final[Field] = FIELDS[settings.word("map")]
        self.go: Final[list[Option]] = GO[self.field.name]
        self.place: Final[list[Option]] = PLACE[self.field.name]
        self.token: Final[list[Option]] = TOKEN[self.field.name]
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
        self.parties: Final = tuple([self._party(seat) for seat in range(self.seats)])
        """For each seat its fighters, the hero first."""
        self.tokens: Final = tuple([TOKENS[hero] for hero in self.heroes])

        self.at_once: Final = settings.word("end") == "immediate"
        self.taken_may_be_picked: Final = settings.flag("occupied_place_pick")
        self.fog_in_maneuver: Final = settings.flag("fog_in_maneuver")
        self.open_hands: Final = self.teams and settings.flag("team_hands_shown")
        self.partners: Final = tuple([partner_of(s) if self.open_hands else NO_SEAT for s in range(self.seats)])
        """For each seat who sees its cards as well (UNM-14.9)."""
        self.hands: Final = [self._owned(HANDS[seat]) for seat in range(self.seats)]
        self.laid: Final = [self._owned(LAID[seat]) for seat in range(self.seats)]
        self._uses: Final[list[dict[tuple[int, ...], Uses]]] = [{} for _ in range(self.seats)]

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

    def _party(self, seat: Seat) -> tuple[Fighter, ...]:
        return tuple(range(PARTY * seat, PARTY * seat + len(PARTIES[self.heroes[seat]])))

    def kind(self, fighter: Fighter) -> Kind:
        kind = self.kinds[fighter]
        assert kind is not None, "there is no such fighter in this game"
        return kind

    def uses(self, seat: Seat, hand: tuple[int, ...]) -> Uses:
        """What a hand can be used for."""
        kept = self._uses[seat]
        found = kept.get(hand)
        if found is None:
            if len(kept) > MOST_HANDS_KEPT:
                kept.clear()
            found = kept[hand] = Uses(self.decks[seat], hand)
        return found


def heroes_of(settings: Settings) -> tuple[str, ...]:
    """UNM-2.3: of the seats that play."""
    return tuple([settings.word(f"hero_{seat + 1}") for seat in range(settings.seats)])


def partner_of(seat: Seat) -> Seat:
    """UNM-14.1: across the table."""
    return (seat + 2) % TEAM_SEATS


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
