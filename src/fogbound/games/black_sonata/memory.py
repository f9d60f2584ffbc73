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
"""A set of courses as a bit mask."""

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
    return any(sequence.may_stay for sequence in sequences_allowed(settings["sequence"]))


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
    shows, leads = _index()
    for slot, sign in enumerate(view.signs):
        if sign is not None:
            left &= shows[slot][LANDMARKS.index(sign)]
    for search in view.searches:
        there = leads[search["slot"]][PLACES.index(search["place"])]
        left &= there if search["found"] else ~there
    return courses_in(left)


@cache
def courses_allowed(sequence: str, reverse: str, length: int) -> Courses:
    """Those that the settings allow, with this many cards: that many can be counted."""
    found = 0
    for allowed in sequences_allowed(sequence):
        if len(allowed.cards) == length:
            for direction in directions_allowed(reverse):
                found |= ((1 << length) - 1) << FIRST[allowed.name, direction]
    return found


def courses_in(courses: Courses) -> list[Course]:
    found = []
    while courses:
        lowest = courses & -courses
        found.append(COURSES[lowest.bit_length() - 1])
        courses ^= lowest
    return found


@cache
def _index() -> tuple[list[list[Courses]], list[list[Courses]]]:
    """For each slot the courses that show a landmark there, and those that lead to a place."""
    longest = max(course.length for course in COURSES)
    shows = [[0] * len(LANDMARKS) for _ in range(longest)]
    leads = [[0] * len(PLACES) for _ in range(longest)]
    for course in COURSES:
        bit = 1 << course.number
        for slot in range(course.length):
            shows[slot][course.landmarks[slot]] |= bit
            leads[slot][course.places[slot]] |= bit
    return shows, leads


def next_slots(view: Sight, count: int) -> list[Slot]:
    """The slot on top and those that follow it, round the deck."""
    return [(view.top + n) % len(view.signs) for n in range(count)]
