"""What lies on the table because of love: Ladies, Romantic Quests, Love dice, Boon tokens and Petition cards."""

from __future__ import annotations

from typing import Final

from fogbound.core.seats import EVERYONE, NO_SEAT, Seat, Seats
from fogbound.core.settings import NO_SETTINGS, Settings
from fogbound.core.zones import Zone
from fogbound.games.shadows_over_camelot.levels import More
from fogbound.games.shadows_over_camelot.romance.agreed import CourtAgreed, court_agreed
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    BESIDE,
    DECK,
    GONE,
    HELD,
    LADY_NAMES,
    NO_LADY,
    NO_QUEST,
    STAGE,
    Lady,
)
from fogbound.games.shadows_over_camelot.romance.duel import Duel
from fogbound.games.shadows_over_camelot.state import Camelot

AWAY, IN_PLAY, MOURNING, REMOVED = range(4)
STANDINGS: Final = ("away", "in play", "in mourning", "removed")
"""R-1.2: what a Lady can be. Those whom nobody serves are away."""

# F-7.3: how a Knight's dishonour stands.
HONOURED, DISHONOURED, JUST_DISHONOURED = range(3)

# What the active Knight has done for love in this turn.
AFFAIR_HAD: Final = 1
ACTION_TAKEN: Final = 2
SUMMONS_REFUSED: Final = 4
BOON_SPENT: Final = 8
"""In step 2, so that it is too late for Gentle Courtesie."""


class Court(More):
    """All that love lays on the table. Played without the False Lady, no Petition card is there."""

    __slots__ = (
        "accusations",
        "agreed",
        "beside",
        "completed",
        "deck",
        "deeds",
        "discoveries",
        "dishonour",
        "done",
        "duel",
        "faithful",
        "gone",
        "held",
        "jealous",
        "ladies",
        "love",
        "quests",
        "scorned",
        "standing",
        "swords",
        "tokens",
        "treacherous",
    )

    agreed: CourtAgreed

    def __init__(self, settings: Settings = NO_SETTINGS) -> None:
        # Compiled, `clone` comes here without arguments, for what it is about to overwrite.
        seats = settings.seats
        if settings is not NO_SETTINGS:
            self.agreed = court_agreed(settings)
        # Knights, by seat.
        self.ladies: tuple[Lady, ...] = (NO_LADY,) * seats
        self.quests: tuple[int, ...] = (NO_QUEST,) * seats
        self.completed: Seats = 0
        """R-5.1: whose quest is done, and its Boon not claimed."""
        self.faithful: Seats = 0
        """R-5.8: who since his roll took no other Lady's Boon and put no Petition beside one."""
        self.love: tuple[int, ...] = (0,) * seats
        self.scorned: Seats = 0
        self.jealous: Seats = 0
        self.dishonour: tuple[int, ...] = (HONOURED,) * seats
        self.tokens: tuple[int, ...] = (0,) * seats
        """Boon tokens, as a bit mask of Ladies."""
        self.accusations: tuple[int, ...] = (0,) * seats
        self.held: list[Zone] = [HELD[seat].empty for seat in range(seats)]

        # Ladies, by number.
        self.standing: tuple[int, ...] = (AWAY,) * len(LADY_NAMES)
        self.swords: tuple[int, ...] = (0,) * len(LADY_NAMES)
        self.treacherous: Lady = NO_LADY
        self.beside: list[Zone] = [place.empty for place in BESIDE]
        self.deck: Zone = DECK.empty
        self.gone: Zone = GONE.empty
        self.discoveries: int = 0
        """F-11.2: how often the False Lady was found."""

        # The turn, and what is under way.
        self.done: int = 0
        self.deeds: tuple[int, ...] = (0,) * seats
        """R-5.11: which quests each Knight's deeds would fulfil, as a bit mask, until the event is over."""
        self.duel: Duel | None = None

    def clone(self) -> Court:
        other = Court.__new__(Court)
        other.agreed = self.agreed
        other.ladies = self.ladies
        other.quests = self.quests
        other.completed = self.completed
        other.faithful = self.faithful
        other.love = self.love
        other.scorned = self.scorned
        other.jealous = self.jealous
        other.dishonour = self.dishonour
        other.tokens = self.tokens
        other.accusations = self.accusations
        other.held = self.held[:]
        other.standing = self.standing
        other.swords = self.swords
        other.treacherous = self.treacherous
        other.beside = self.beside[:]
        other.deck = self.deck
        other.gone = self.gone
        other.discoveries = self.discoveries
        other.done = self.done
        other.deeds = self.deeds
        other.duel = self.duel
        return other

    def zones(self) -> list[Zone]:
        return [*self.held, *self.beside, self.deck, self.gone]

    def put(self, zones: list[Zone]) -> None:
        count = len(self.held)
        self.held = zones[:count]
        self.beside = zones[count:-2]
        self.deck, self.gone = zones[-2:]

    # Ladies and their Knights.

    def in_play(self, lady: Lady) -> bool:
        """R-1.2."""
        return lady != NO_LADY and self.standing[lady] == IN_PLAY

    def knight_of(self, lady: Lady) -> Seat:
        """Who serves this Lady, even if he is unmasked; NO_SEAT if nobody does."""
        return self.ladies.index(lady) if lady in self.ladies else NO_SEAT

    def has_face_down(self, lady: Lady) -> bool:
        """Whether a card beside her is one that nobody has turned up."""
        zone = self.beside[lady]
        return zone.seen.count(EVERYONE) < len(zone.cards)

    def face_up(self, lady: Lady) -> list[int]:
        """The places of cards beside her that lie open."""
        return [n for n, mark in enumerate(self.beside[lady].seen) if mark == EVERYONE]

    def face_down(self, lady: Lady) -> list[int]:
        """The places in the row beside a Lady whose cards nobody has turned up."""
        zone = self.beside[lady]
        return [n for n in range(len(zone.cards)) if not turned_up(zone, n)]

    # Romantic Knights.

    def is_romantic(self, state: Camelot, seat: Seat) -> bool:
        """R-1.2: a Knight in play whose Lady is in play."""
        lady = self.ladies[seat]
        return state.in_play >> seat & 1 == 1 and lady != NO_LADY and self.standing[lady] == IN_PLAY

    def owns_open_quest(self, seat: Seat) -> bool:
        """R-5.1."""
        return self.quests[seat] != NO_QUEST and not self.completed >> seat & 1

    def stage_reached(self, seat: Seat) -> bool:
        """R-5.3: his Love die shows enough for his own quest."""
        return self.love[seat] >= STAGE[self.quests[seat]]

    def is_scorned(self, seat: Seat) -> bool:
        return self.scorned >> seat & 1 == 1

    def is_jealous(self, seat: Seat) -> bool:
        return self.jealous >> seat & 1 == 1

    def has_done(self, what: int) -> bool:
        return self.done & what != 0


def turned_up(zone: Zone, index: int) -> bool:
    """Whether a Petition card lies face up: then everybody has seen it."""
    return bool(zone.seen) and zone.seen[index] == EVERYONE


def court(state: Camelot) -> Court:
    """What love has laid on this table."""
    more = state.more
    assert isinstance(more, Court)
    return more


def changed(values: tuple[int, ...], index: int, value: int) -> tuple[int, ...]:
    return (*values[:index], value, *values[index + 1 :])
