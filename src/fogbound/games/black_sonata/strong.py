"""A player that forgets nothing: every walk that fits counts, and every meeting that can still be reached is weighed.

Points are the measure: a round costs one, a search a fog card and a flight as well. A plan is to be at a place when the
Lady may be there. What she shows then decides whether it is worth a search; that is reckoned with beforehand.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from fogbound.core.players import Budget, Sight
from fogbound.core.spaces import Space
from fogbound.games.black_sonata.insight import triples_left
from fogbound.games.black_sonata.london import LONDON, PLACES, STANDING, WITH
from fogbound.games.black_sonata.memory import may_stay, where_she_may_be
from fogbound.games.black_sonata.modes import POINTS_PER_FOG_CARD
from fogbound.games.black_sonata.tours import moves_left
from fogbound.games.black_sonata.walks import places_in, walks_through
from fogbound.games.black_sonata.women import TRIPLE_NAMES

AHEAD: Final = 8
"""So many cards after the one on top are looked at."""
MEETING: Final = 9.9
"""What it is worth to find her: what the next meeting would cost."""
LAST_MEETING: Final = 15.0
"""The same when all is known, and finding her ends the game."""
KEY: Final = 0.67
"""What it is worth to come one move nearer to the last key, which many rounds are spent on anyway."""
KEY_LAST: Final = 10.0
"""The same when clues cannot tell more: two triples are left, and the suit card lies beneath the keys."""
WAITING: Final = 0.5
"""What each round costs before a meeting that is planned: less than one, since signs seen meanwhile make it surer."""
HOPE: Final = 1.27
"""What the rounds after a search promise."""
FEW: Final = 4
"""With so many triples left the suit card is revealed: before that it would only make her flee further."""
TWO: Final = 2
NO_TIME: Final = 4
"""With so few rounds left, besides those of a flight, she is named by a guess."""
NEVER: Final = -1000.0


class Strong:
    def choose(self, view: Sight, budget: Budget, rng: Random) -> str:
        offered: list[str] = view.decision["options"]
        match view.decision["name"]:
            case "FoundHer":
                return "confront" if "confront" in offered and named_at_last(view) == view.named else offered[0]
            case "GiveUpClue":
                return offered[0]  # BS-11.3: what was read on it stays in mind
        return free_choice(view, offered) or Outlook(view).best(offered)


def named_at_last(view: Sight) -> str | None:
    """The traits that should lie on the board: the only ones left, or a guess when no clue can help any more."""
    left = triples_left(view)
    if left.bit_count() == 1 or last_chance(view):
        return TRIPLE_NAMES[left.bit_length() - 1]
    return None


def last_chance(view: Sight) -> bool:
    """Whether no clue can help any more."""
    return view.advances_left <= len(view.clues) + NO_TIME or view.fog_deck["count"] <= 1 or not view.clue_deck


def free_choice(view: Sight, offered: Sequence[str]) -> str | None:
    """What costs nothing: the suit card, when few triples are left, and the traits, when one is."""
    if "reveal suit card" in offered and triples_left(view).bit_count() <= FEW:
        return "reveal suit card"
    wanted = named_at_last(view)
    naming = f"name {wanted}"
    return naming if naming in offered else None


class Outlook:
    """Where she may be, now and with the next cards, and what that is worth."""

    def __init__(self, view: Sight) -> None:
        self.pawn: Final[Space] = PLACES.index(view.pawn)
        self.missing: Final = sum([1 << place for place, name in enumerate(PLACES) if name not in view.keys])
        self.cost: Final = 1 + POINTS_PER_FOG_CARD + len(view.clues)
        ahead = min(AHEAD, view.advances_left - 1)
        walks = walks_through(where_she_may_be(view), view.top, ahead, may_stay(view.settings))
        every = sum(walks[0].values())
        self.chances: Final = [{place: ways / every for place, ways in slot.items() if ways} for slot in walks]
        self.signs: Final = [view.signs[(view.top + n) % len(view.signs)] for n in range(ahead + 1)]
        self.fog: Final = [(view.top + n) % len(view.signs) in view.fog_slots for n in range(ahead + 1)]
        left = triples_left(view).bit_count()
        self.found: Final = LAST_MEETING if left == 1 else MEETING
        self.key: Final = KEY_LAST if left <= TWO and view.suit_card is not None else KEY
        self.searches_left: Final[int] = view.fog_deck["count"]

    def best(self, offered: Sequence[str]) -> str:
        worth = {text: self.worth(text) for text in offered}
        return max(worth, key=lambda text: worth[text])

    def worth(self, text: str) -> float:
        verb, _, place = text.partition(" ")
        match verb:
            case "search":
                return self.searching() + HOPE
            case "move":
                return self.standing(PLACES.index(place))
            case "pass":
                return self.standing(self.pawn)
        return NEVER

    def searching(self) -> float:
        """Now and here."""
        if not self.searches_left:
            return NEVER
        return self.chances[0].get(self.pawn, 0.0) * self.found - self.cost

    def standing(self, place: Space) -> float:
        """What it promises to stand there next round: the best meeting within reach, and the keys on the way."""
        nearer = moves_left(self.pawn, self.missing) - moves_left(place, self.missing & ~(1 << place))
        reach = range(1, len(self.chances))
        meetings = [(there, n) for n in reach for there in self.chances[n] if LONDON.distance(place, there) < n]
        return self.key * nearer + max([self.meeting(*meeting) for meeting in meetings], default=0.0)

    def meeting(self, place: Space, ahead: int) -> float:
        """What a search there and then is worth; her sign is not seen yet, and will say whether to search at all."""
        if self.fog[ahead]:
            return 0.0
        chances = self.chances[ahead]
        if self.signs[ahead] is not None:
            gain = max(0.0, chances[place] * self.found - self.cost)
        else:
            gain = 0.0
            for sign in STANDING[place]:
                here = chances[place] / len(STANDING[place])
                alike = sum([chances.get(other, 0.0) / len(STANDING[other]) for other in places_in(WITH[sign])])
                gain += max(0.0, here * self.found - alike * self.cost)
        return gain - WAITING * ahead
