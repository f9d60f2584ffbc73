"""Seats, and sets of seats as bit masks."""

from __future__ import annotations

from typing import Final, TypeAlias

Seat: TypeAlias = int
Seats: TypeAlias = int
"""A set of seats: bit s stands for seat s, one more bit for the spectators."""

MOST_SEATS: Final = 12
NO_SEAT: Final = -1
SPECTATORS: Final = 1 << MOST_SEATS
EVERYONE: Final = (1 << (MOST_SEATS + 1)) - 1

_DIGITS: Final = 24
SPREAD: Final[dict[Seats, int]] = {}
"""What `spread` has found."""


def only(seat: Seat | None) -> Seats:
    """The set of one seat; None is whoever looks on without a seat."""
    return SPECTATORS if seat is None else 1 << seat


def spread(seats: Seats) -> int:
    """One in the digit of every seat of the set: what to add to a counter that counts for each seat apart."""
    found = SPREAD.get(seats)
    if found is None:
        found = SPREAD[seats] = sum([1 << (_DIGITS * bit) for bit in range(MOST_SEATS + 1) if seats >> bit & 1])
    return found


def count_of(counts: int, seat: Seat | None) -> int:
    """The digit of one seat in such a counter."""
    bit = MOST_SEATS if seat is None else seat
    return counts >> (_DIGITS * bit) & ((1 << _DIGITS) - 1)
