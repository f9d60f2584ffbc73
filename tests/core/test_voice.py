"""Sentences about seats, to one of them or to an onlooker."""

from __future__ import annotations

import pytest

from fogbound.core.voice import Voice, plural

TO_ADA = Voice(["Ada", "Bob", "Cleo"], reader=0)
TO_ALL = Voice(["Ada", "Bob", "Cleo"])


def test_the_reader_is_you() -> None:
    """Whoever reads is "you", the others have names; an onlooker reads names only."""
    assert (TO_ADA.name(0), TO_ADA.name(1), TO_ALL.name(0)) == ("you", "Bob", "Ada")
    assert (TO_ADA.whose(0), TO_ADA.whose(1)) == ("your", "Bob’s")


def test_verbs_follow_who_does_it() -> None:
    """A sentence begins with a capital letter and the right form."""
    assert TO_ADA.does(0, "bid", "bids") == "You bid"
    assert TO_ADA.does(2, "bid", "bids") == "Cleo bids"


@pytest.mark.parametrize(
    ("seats", "words"),
    [([], "nobody"), ([1], "Bob"), ([0, 1], "you and Bob"), ([2, 1, 0], "Cleo, Bob and you")],
)
def test_several_seats(seats: list[int], words: str) -> None:
    """Seats are listed as they are said."""
    assert TO_ADA.several(seats) == words


def test_counted_things() -> None:
    """One is singular, everything else is not; what has a plural of its own gets it."""
    assert [plural(count, "die", "dice") for count in (0, 1, 2)] == ["0 dice", "1 die", "2 dice"]
    assert plural(3, "card") == "3 cards"


def test_seats_without_names() -> None:
    """In a library nobody has a name: seats are counted, the first one being 1."""
    nobody = Voice([])
    assert [nobody.name(0), nobody.does(1, "bid", "bids"), nobody.whose(2)] == ["seat 1", "seat 2 bids", "seat 3’s"]
