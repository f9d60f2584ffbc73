"""What was agreed on about love, read once at the set-up."""

from __future__ import annotations

from typing import Final

from fogbound.core.settings import Settings, Value


class CourtAgreed:
    """Settings as they are asked for in play."""

    def __init__(self, settings: Settings) -> None:
        self.petitions: Final = settings.word("level") == "false_lady"
        """R-1.6: whether there are Petition cards."""
        self.seats: Final = settings.seats
        self.random_ladies: Final = settings.word("lady_assignment") == "random"
        self.rerolls_draw: Final = settings.flag("reroll_draws_petition")
        self.affair_needs_petition: Final = settings.flag("affair_needs_petition")
        self.most_accusations: Final = settings.number("lady_accusations_per_knight")
        """F-5.1; 0 is no limit."""
        self.true_heart_stays: Final = settings.word("revealed_true_heart") == "stays_face_up"
        self.champions: Final = settings.word("own_lady_accusation") == "champion_allowed"
        self.duel_of_many: Final = settings.word("duel_cards") == "any_number"
        self.traitors_lady_evil: Final = settings.word("upheld_traitors_lady_evil")
        self.scoring: Final = settings.word("ladies_swords_scoring")


_agreed: Final[dict[tuple[Value, ...], CourtAgreed]] = {}


def court_agreed(settings: Settings) -> CourtAgreed:
    """The same for all games with equal settings."""
    key = (settings.seats, *settings.values.values())
    found = _agreed.get(key)
    if found is None:
        found = _agreed[key] = CourtAgreed(settings)
    return found
