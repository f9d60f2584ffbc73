"""Players that follow the Lady by her signs: one that forgets none, and others that remember the last few only.

BS-16.3: all of them reason from the map, the signs and this game, and know none of the printed sequences and women.
"""

from __future__ import annotations

from random import Random
from typing import ClassVar, Final, TypeAlias

from fogbound.core.players import Budget, Sight
from fogbound.core.spaces import Space, Spaces
from fogbound.games.black_sonata.courses import Slot
from fogbound.games.black_sonata.insight import triples_left
from fogbound.games.black_sonata.london import LONDON, PLACES
from fogbound.games.black_sonata.memory import next_slots, ways_to_walk, where_she_may_be
from fogbound.games.black_sonata.walks import closed_walks, open_walks, walks_along, walks_through
from fogbound.games.black_sonata.women import TRIPLE_NAMES, Triples

Chances: TypeAlias = dict[Space, float]
Meeting: TypeAlias = tuple[float, int, Space]
"""What it is worth, how many cards later, and where."""

LIKELY_ENOUGH: Final = 0.42
"""So likely she must be here for a search."""
AHEAD: Final = 4
"""So many of her moves are foreseen."""
PATIENCE: Final = 0.9
"""What a chance is worth that comes one round later."""
NEW_KEY: Final = 0.25
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
    """So many cards, the one on top included: their signs, and the searches for them."""

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
        if "search" in offered and forecast[0].get(PLACES.index(view.pawn), 0.0) >= LIKELY_ENOUGH:
            return "search"
        appeals = _appeals(view, _meetings(view, forecast), [text for text in offered if is_move(text)])
        return max(appeals, key=appeals.__getitem__)

    def forecast(self, view: Sight) -> list[Chances]:
        """For this card and those that follow it, how likely she is at each place.

        BS-4.3: where it is not known whether she may stay, both are as likely; then every walk counts once.
        """
        known, top = where_she_may_be(view), view.top
        found: list[Chances] = [{} for _ in range(AHEAD + 1)]
        for stay in ways_to_walk(view.settings["sequence"]):
            walks, every = self._walks(known, top, stay)
            for chances, slot, total in zip(found, walks, every, strict=True):
                for place, count in slot.items():
                    if count:
                        chances[place] = chances.get(place, 0.0) + count / total
        return [_out_of_one(chances) for chances in found]

    def _walks(self, known: list[Spaces], top: Slot, stay: bool) -> tuple[list[dict[Space, int]], list[int]]:
        """For this card and those that follow it: the walks that fit what is remembered, and the number of all."""
        if self.remembers < len(known):
            every = [open_walks(self.remembers + later + 1, stay) for later in range(AHEAD + 1)]
            return walks_along(known, top, self.remembers - 1, AHEAD, stay), every
        return walks_through(known, top, AHEAD, stay), [closed_walks(len(known), stay)] * (AHEAD + 1)


class RemembersSix(Scripted):
    """Forgets all but the last six cards."""

    remembers: ClassVar[int] = 6


class Easy(Scripted):
    """Forgets all but the last three cards."""

    remembers: ClassVar[int] = 3


class RemembersTwo(Scripted):
    """Forgets all but the last two cards."""

    remembers: ClassVar[int] = 2


def _for_free(view: Sight, offered: list[str]) -> str | None:
    """BS-6.4 and BS-11.4: the suit card, and naming her traits once they are clear, or it is now or never."""
    if "reveal suit card" in offered:
        return "reveal suit card"
    left = triples_left(view)
    last_chance = view.fog_deck["count"] == 1 or view.advances_left <= NO_TIME
    if (left.bit_count() > 1 and not last_chance) or _may_be_hers(view.named, left):
        return None
    naming = f"name {_first_of(left)}"
    return naming if naming in offered else None


def _face_to_face(view: Sight, offered: list[str]) -> str:
    """BS-7.4: confront her when her traits are clear, or nothing more can be learned; otherwise a clue."""
    left = triples_left(view)
    clear = left.bit_count() == 1 and _may_be_hers(view.named, left)
    if "confront" in offered and (clear or "reveal clue" not in offered or view.fog_deck["count"] == 0):
        return "confront"
    return "reveal clue" if "reveal clue" in offered else "let go"


def _may_be_hers(named: str | None, left: Triples) -> bool:
    return named is not None and left >> TRIPLE_NAMES.index(named) & 1 == 1


def _first_of(left: Triples) -> str:
    return TRIPLE_NAMES[(left & -left).bit_length() - 1]


def _out_of_one(chances: Chances) -> Chances:
    total = sum(chances.values())
    return {place: chance / total for place, chance in chances.items()}


def is_move(text: str) -> bool:
    """Passing stays where one is."""
    return text == "pass" or text.startswith("move ")


def _keys_come_first(view: Sight) -> bool:
    """BS-11.2: when only the suit card can still tell two women apart, or the fog must be saved for the last search."""
    if view.suit_card is None or len(view.keys) == len(PLACES):
        return False
    left = triples_left(view)
    return not _may_be_hers(view.named, left) and (left.bit_count() == BOTH or view.fog_deck["count"] <= SAVED)


def _nearer_to_keys(view: Sight, text: str) -> int:
    """The fewer steps from there to a key that is missing, the more; to come to one is best of all."""
    goal = PLACES.index(goal_of(view, text))
    return -min([LONDON.distance(goal, PLACES.index(place)) for place in PLACES if place not in view.keys])


def goal_of(view: Sight, text: str) -> str:
    goal: str = view.pawn if text == "pass" else text.removeprefix("move ")
    return goal


def _meetings(view: Sight, forecast: list[Chances]) -> list[Meeting]:
    """Where she may be met, the best first: not while fog hides her card, nor after the last one."""
    slots, fog, left = next_slots(view, AHEAD + 1), view.fog_slots, view.advances_left
    open_to_search = [later for later, slot in enumerate(slots) if later < left and slot not in fog]
    found = [
        (chance * PATIENCE**later, later, place)
        for later in open_to_search
        for place, chance in forecast[later].items()
    ]
    return sorted(found, reverse=True)


def _appeals(view: Sight, meetings: list[Meeting], moves: list[str]) -> dict[str, float]:
    """How soon, and how surely, she will be met by going there; a key that is missing is worth something as well."""
    pawn, keys = view.pawn, view.keys
    training = view.settings["mode"] == "training"
    at_once = training and view.decision["name"] == "ChooseAction"
    found: dict[str, float] = {}
    for text in moves:
        goal = goal_of(view, text)
        key = 0.0 if goal == pawn or goal in keys else NEW_KEY
        found[text] = key + _best(meetings, PLACES.index(goal), at_once and text != "pass", training)
    return found


def _best(meetings: list[Meeting], start: Space, at_once: bool, training: bool) -> float:
    """The best within reach: a search is no move, but in training it goes with one."""
    for worth, later, place in meetings:
        if (later or at_once) and LONDON.distance(start, place) <= later - (not training):
            return worth
    return 0.0
