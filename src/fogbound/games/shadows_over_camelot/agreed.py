"""What was agreed on, read once at the set-up, so that no step has to look it up by name."""

from __future__ import annotations

from typing import Final

from fogbound.core.seats import Seat
from fogbound.core.settings import Settings, Value
from fogbound.games.shadows_over_camelot.levels import BASE, LEVELS, Level


class Agreed:
    """Settings as they are asked for in play."""

    def __init__(self, settings: Settings) -> None:
        self.seats: Final = settings.seats
        self.level: Final[Level] = LEVELS[settings.word("level")]
        self.further: Final = self.level is not BASE
        """Whether a level is to be asked after what happens."""
        self.loyalty_deck: Final = settings.word("loyalty_deck")
        self.squires: Final = settings.flag("squires")
        self.brave: Final = settings.flag("three_brave_knights")
        self.desolation_replaces: Final = settings.word("desolation_mode") == "replace_frontier_grail_else_place"
        self.excalibur_cancels_any: Final = settings.word("excalibur_cancels") == "any"
        self.morgan_5_volunteers: Final = settings.word("morgan_5") == "volunteer_life_or_all_discard"
        self.grail_self_save: Final = settings.flag("grail_self_save")
        self.from_seat: Final = tuple([_from(seat, settings.seats) for seat in range(settings.seats)])
        """For each seat all seats clockwise, itself first."""


def _from(seat: Seat, seats: int) -> tuple[Seat, ...]:
    return tuple([(seat + step) % seats for step in range(seats)])


_agreed: Final[dict[tuple[Value, ...], Agreed]] = {}


def agreed(settings: Settings) -> Agreed:
    """The same for all games with equal settings."""
    key = (settings.seats, *settings.values.values())
    found = _agreed.get(key)
    if found is None:
        found = _agreed[key] = Agreed(settings)
    return found
