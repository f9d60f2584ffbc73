"""Players that follow the Lady by her signs: one that forgets none, and others that remember the last few only.

BS-16.3: all of them reason from the map, the signs and this game, and know none of the printed sequences and women.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final

from fogbound.core.players import Budget, Sight
from fogbound.core.spaces import Space
from fogbound.games.black_sonata.insight import names_of, triples_left
from fogbound.games.black_sonata.london import LONDON, PLACES
from fogbound.games.black_sonata.memory import may_stay, next_slots, where_she_may_be
from fogbound.games.black_sonata.walks import walks_along, walks_through

LIKELY_ENOUGH: Final = 0.45
"""So likely she must be here for a search."""
LESS_LIKELY: Final = 0.4
AHEAD: Final = 6
"""So many of her moves are foreseen."""
PATIENCE: Final = 0.9
"""What a chance is worth that comes one round later."""
NEW_KEY: Final = 0.2
"""What a key is worth, where meeting her is worth 1."""
SAVED: Final = 2
"""So many fog cards are kept until the suit card is free: for a last clue, and for the confrontation."""
BOTH: Final = 2
NO_TIME: Final = 4
"""With so few cards left she is named by a guess."""

EVERYTHING: Final = 1_000


class Scripted:
    """Searches where she is about as likely as not, and otherwise goes where that will soonest be so."""

    remembers: ClassVar[int] = EVERYTHING
    """The signs and searches of so many cards before the one on top."""
    searches_at: ClassVar[float] = LIKELY_ENOUGH

    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        offered: list[str] = view.decision["options"]
        match view.decision["name"]:
            case "FoundHer":
                return _face_to_face(view, offered)
            case "GiveUpClue":
                return offered[0]  # BS-11.3: what was read on it stays in mind
        free = _for_free(view, offered)
        return self._action(view, offered) if free is None else free

    def _action(self, view: Sight, offered: list[str]) -> str:
        """BS-5.2: search, move or pass."""
        if _keys_come_first(view):
            return max([text for text in offered if is_move(text)], key=lambda text: _nearer_to_keys(view, text))
        forecast = self.forecast(view)
        if "search" in offered and forecast[0].get(PLACES.index(view.pawn), 0.0) >= self.searches_at:
            return "search"
        appeals = {text: _appeal(view, forecast, text) for text in offered if is_move(text)}
        return max(appeals, key=appeals.__getitem__)

    def forecast(self, view: Sight) -> list[dict[Space, float]]:
        """For this card and those that follow it, how likely she is at each place."""
        known, stay = where_she_may_be(view), may_stay(view.settings)
        if self.remembers < len(known):
            walks = walks_along(known, view.top, self.remembers, AHEAD, stay)
        else:
            walks = walks_through(known, view.top, AHEAD, stay)
        return [{place: count / sum(slot.values()) for place, count in slot.items() if count} for slot in walks]


class RemembersSix(Scripted):
    """Forgets all but the last six cards before the one on top."""

    remembers: ClassVar[int] = 6


class Easy(Scripted):
    """Forgets all but the last three cards before the one on top, and searches a little sooner."""

    remembers: ClassVar[int] = 3
    searches_at: ClassVar[float] = LESS_LIKELY


class RemembersTwo(Scripted):
    """Forgets all but the last two cards before the one on top."""

    remembers: ClassVar[int] = 2


def _for_free(view: Sight, offered: list[str]) -> str | None:
    """BS-6.4 and BS-11.4: the suit card, and naming her traits once they are clear, or it is now or never."""
    if "reveal suit card" in offered:
        return "reveal suit card"
    left = names_of(triples_left(view))
    last_chance = view.fog_deck["count"] == 1 or view.advances_left <= NO_TIME
    if view.named not in left and (len(left) == 1 or last_chance) and f"name {left[0]}" in offered:
        return f"name {left[0]}"
    return None


def _face_to_face(view: Sight, offered: list[str]) -> str:
    """BS-7.4: confront her when her traits are clear, or nothing more can be learned; otherwise a clue."""
    clear = names_of(triples_left(view)) == [view.named]
    if "confront" in offered and (clear or "reveal clue" not in offered or view.fog_deck["count"] == 0):
        return "confront"
    return "reveal clue" if "reveal clue" in offered else "let go"


def is_move(text: str) -> bool:
    """Passing stays where one is."""
    return text == "pass" or text.startswith("move ")


def _keys_come_first(view: Sight) -> bool:
    """BS-11.2: when only the suit card can still tell two women apart, or the fog must be saved for the last search."""
    left = names_of(triples_left(view))
    beneath_keys = view.suit_card is not None and len(view.keys) < len(PLACES)
    return beneath_keys and view.named not in left and (len(left) == BOTH or view.fog_deck["count"] <= SAVED)


def _nearer_to_keys(view: Sight, text: str) -> int:
    """The fewer steps from there to a key that is missing, the more; to come to one is best of all."""
    goal = PLACES.index(goal_of(view, text))
    return -min([LONDON.distance(goal, PLACES.index(place)) for place in PLACES if place not in view.keys])


def goal_of(view: Sight, text: str) -> str:
    goal: str = view.pawn if text == "pass" else text.removeprefix("move ")
    return goal


def _appeal(view: Sight, forecast: list[dict[Space, float]], text: str) -> float:
    """How soon, and how surely, she will be met by going there."""
    goal = goal_of(view, text)
    key = 0.0 if goal == view.pawn or goal in view.keys else NEW_KEY
    return key + max(_meetings(view, forecast, PLACES.index(goal), text))


def _meetings(view: Sight, forecast: list[dict[Space, float]], start: Space, text: str) -> list[float]:
    """For each card to come the best place within reach: a search is no move, but in training it goes with one."""
    training = view.settings["mode"] == "training"
    at_once = training and text != "pass" and view.decision["name"] == "ChooseAction"
    found = [0.0]
    for later, slot in enumerate(next_slots(view, AHEAD + 1)):
        if (later or at_once) and later < view.advances_left and slot not in view.fog_slots:
            reached = LONDON.within(start, later if training else later - 1)
            near = [chance for place, chance in forecast[later].items() if reached >> place & 1]
            found.append(max(near, default=0.0) * PATIENCE**later)
    return found
