"""What is remembered of the deck, as bit masks: what insight and players reckon with, and worlds are made from."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from typing import Any, Final, TypeAlias

from fogbound.core.players import Sight
from fogbound.core.spaces import Spaces
from fogbound.games.black_sonata.courses import CLASSES, COURSES, FIRST, SEQUENCES, Course, Sequence, Slot
from fogbound.games.black_sonata.london import ALL_PLACES, LANDMARKS, PLACES, WITH

Courses: TypeAlias = int
"""A set of courses as a bit mask: an order after the other, each as long as twice round; the cut is the place in it."""

_ORDERS: Final = [course for course in COURSES if course.cut == 0]
_AT: Final = [course for order in _ORDERS for course in COURSES[order.number : order.number + order.length] * 2]
"""The course of each bit; those of the second time round stand for nothing."""


def twice_round(count: int, facts: list[tuple[int, ...]]) -> list[Courses]:
    """For each of so many facts, where it holds in every order: shifted by a slot, for which cuts it holds there."""
    found = [0] * count
    for order, round_it in zip(_ORDERS, facts, strict=True):
        once = [0] * count
        for slot, fact in enumerate(round_it):
            once[fact] |= 1 << slot
        for fact, slots in enumerate(once):
            found[fact] |= (slots | slots << order.length) << 2 * order.number
    return found


_SHOWS: Final = twice_round(len(LANDMARKS), [order.landmarks for order in _ORDERS])
_LEADS: Final = twice_round(len(PLACES), [order.places for order in _ORDERS])
_WITH_SIGN: Final = {LANDMARKS[landmark]: WITH[landmark] for landmark in range(len(LANDMARKS))}


def where_she_may_be(view: Sight) -> list[Spaces]:
    """For each slot of the deck the places that its sign and a search leave."""
    places = [ALL_PLACES if sign is None else _WITH_SIGN[sign] for sign in view.signs]
    for search in view.searches:
        here = 1 << PLACES.index(search["place"])
        places[search["slot"]] &= here if search["found"] else ~here
    return places


def may_stay(settings: Mapping[str, Any]) -> bool:
    """BS-4.4: whether she may stay where she is, as far as is known: no if every sequence it could be excludes it."""
    return ways_to_walk(settings["sequence"])[-1]


@cache
def ways_to_walk(sequence: str) -> tuple[bool, ...]:
    """BS-4.4: whether she may stay, as far as is known; where both can be, half of the sequences are of each kind."""
    return tuple(sorted({allowed.may_stay for allowed in sequences_allowed(sequence)}))


def sequences_allowed(name: str) -> list[Sequence]:
    """BS-4.4: the one that was chosen, or all that chance draws from."""
    return CLASSES[name][1] if name in CLASSES else [SEQUENCES[name]]


def directions_allowed(reverse: str) -> tuple[bool, ...]:
    """BS-4.2 and BS-4.4: whether the order may be reversed."""
    return (False, True) if reverse == "chance" else (reverse == "yes",)


def fitting_courses(view: Sight) -> list[Course]:
    """Every printed course that fits what was seen: each is as likely as any other."""
    settings = view.settings
    left = courses_allowed(settings["sequence"], settings["reverse"], len(view.signs))
    for slot, sign in enumerate(view.signs):
        if sign is not None:
            left &= _SHOWS[LANDMARKS.index(sign)] >> slot
    for search in view.searches:
        there = _LEADS[PLACES.index(search["place"])] >> search["slot"]
        left &= there if search["found"] else ~there
    return courses_in(left)


@cache
def courses_allowed(sequence: str, reverse: str, length: int) -> Courses:
    """Those that the settings allow, with this many cards: that many can be counted."""
    found = 0
    for allowed in sequences_allowed(sequence):
        if len(allowed.cards) == length:
            for direction in directions_allowed(reverse):
                found |= ((1 << length) - 1) << 2 * FIRST[allowed.name, direction]
    return found


def courses_in(courses: Courses) -> list[Course]:
    found = []
    while courses:
        lowest = courses & -courses
        found.append(_AT[lowest.bit_length() - 1])
        courses ^= lowest
    return found


def next_slots(view: Sight, count: int) -> list[Slot]:
    """The slot on top and those that follow it, round the deck."""
    top, length = view.top, len(view.signs)
    return [(top + n) % length for n in range(count)]
