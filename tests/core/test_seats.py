"""Sets of seats, and counters that count for each seat apart."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from fogbound.core.seats import EVERYONE, MOST_SEATS, SPECTATORS, Seat, count_of, only, spread

readers = st.none() | st.integers(0, MOST_SEATS - 1)


def test_a_seat_and_the_onlookers() -> None:
    """Every seat and the onlookers have a bit of their own, all of them together are everyone."""
    alone = [only(seat) for seat in (*range(MOST_SEATS), None)]
    assert len(set(alone)) == MOST_SEATS + 1
    assert sum(alone) == EVERYONE
    assert only(None) == SPECTATORS


@given(st.lists(st.integers(0, EVERYONE), max_size=200), readers)
def test_each_seat_is_counted_apart(shown: list[int], seat: Seat | None) -> None:
    """A counter gives back for each seat how often it was among those counted."""
    counts = sum(spread(seats) for seats in shown)
    assert count_of(counts, seat) == sum(bool(seats & only(seat)) for seats in shown)
