"""What can be worked out from a view: where she is, and what her traits can still be. BS-16.3: on two levels.

*map*: from the map, the signs and this game. *box*: whoever also knows the 28 sequences and twelve women by heart.
"""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from fogbound.core.players import Sight
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.memory import fitting_courses, may_stay, where_she_may_be
from fogbound.games.black_sonata.walks import walks_through
from fogbound.games.black_sonata.women import ALL_TRIPLES, NAMES, SUITS, TRIPLE_NAMES, TRIPLES, WOMEN, Triples, shared

Chances: TypeAlias = dict[str, float]

BY_HEART: Final[dict[int, int]] = {woman.triple: number for number, woman in enumerate(WOMEN)}
"""Whose traits a triple is, if anybody's."""


def insight(view: Sight) -> dict[str, Any]:
    """Where she is now and with the next card, and which three traits are left, on both levels."""
    on_the_map, in_the_box = by_map(view), by_box(view)
    return {
        "places": {"map": on_the_map[0], "box": in_the_box[0]},
        "next_places": {"map": on_the_map[1], "box": in_the_box[1]},
        "traits": {"map": traits_by_map(view), "box": traits_by_box(view)},
    }


def by_map(view: Sight) -> list[Chances]:
    """The chance of each place now and with the next card: every closed walk on the map that fits counts once."""
    if view.outcome is not None:
        return [{}, {}]
    walks = walks_through(where_she_may_be(view), view.top, 1, may_stay(view.settings))
    return [shares({PLACES[place]: count for place, count in slot.items()}) for slot in walks]


def by_box(view: Sight) -> list[Chances]:
    """The same if the order is one of the printed ones: every course that fits counts once."""
    if view.outcome is not None:
        return [{}, {}]
    courses = fitting_courses(view)
    found = []
    for slot in (view.top, (view.top + 1) % len(view.signs)):
        counts: dict[str, int] = {}
        for course in courses:
            place = PLACES[course.places[slot]]
            counts[place] = counts.get(place, 0) + 1
        found.append(shares({place: counts.get(place, 0) for place in PLACES}))
    return found


def shares(counts: dict[str, int]) -> Chances:
    """Counts as chances, without what cannot be."""
    total = sum(counts.values())
    return {name: count / total for name, count in counts.items() if count}


def traits_by_map(view: Sight) -> dict[str, Any]:
    """The triples that all clues leave; for each other one, the first clue that rules it out."""
    left, out = ruled_out(view)
    return {"left": names_of(left), "out": out}


def ruled_out(view: Sight) -> tuple[Triples, dict[str, dict[str, Any]]]:
    """What the clues leave, and why the rest is out."""
    suit, left = SUITS.index(view.suit), ALL_TRIPLES
    out: dict[str, dict[str, Any]] = {}
    for name in read_clues(view):
        clue = WOMEN[NAMES.index(name)]
        for triple in numbers_in(left & ~clue.agrees[suit]):
            count = shared(TRIPLES[triple], clue.traits)
            out[TRIPLE_NAMES[triple]] = {"clue": name, "shared": count, "should_be": list(clue.key[suit])}
        left &= clue.agrees[suit]
    return left, out


def read_clues(view: Sight) -> list[str]:
    """BS-11.3: whose clues were read, those kept in mind included."""
    return [clue["name"] for clue in view.clues] + [name for name in view.given_up["cards"] if name is not None]


def triples_left(view: Sight) -> Triples:
    """What the clues leave, without the reasons."""
    suit, left = SUITS.index(view.suit), ALL_TRIPLES
    for name in read_clues(view):
        left &= WOMEN[NAMES.index(name)].agrees[suit]
    return left


def traits_by_box(view: Sight) -> dict[str, Any]:
    """The triples of women who can still be the Dark Lady; for each other one, why it is not hers."""
    read = read_clues(view)
    left: list[str] = []
    out: dict[str, dict[str, Any]] = {}
    for triple, name in enumerate(TRIPLE_NAMES):
        number = BY_HEART.get(triple)
        if number is None:
            out[name] = {"nobody": True}
        elif WOMEN[number].name in read:
            out[name] = {"woman": WOMEN[number].name, "seen": True}
        elif SUITS[WOMEN[number].suit] != view.suit:
            out[name] = {"woman": WOMEN[number].name, "suit": SUITS[WOMEN[number].suit]}
        else:
            left.append(name)
    return {"left": left, "out": out}


def numbers_in(triples: Triples) -> list[int]:
    return [triple for triple in range(len(TRIPLES)) if triples >> triple & 1]


def names_of(triples: Triples) -> list[str]:
    return [TRIPLE_NAMES[triple] for triple in numbers_in(triples)]


def values(view: Sight) -> list[float]:
    """A score for every seat."""
    return [0.0] * view.settings["seats"]
