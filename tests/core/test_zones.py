"""Zones: what lies where, and what each seat sees of it."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.core.zones import Place, Policy, Stock, Zone

CARDS = Stock("cards", ["ace", "bishop", "castle", "duke"])
PILE = Place("pile", "count_only", CARDS, ordered=True)
HAND = Place("hand", "owner", CARDS, ordered=False, owner=0)


def place(policy: Policy, *, ordered: bool = False) -> Place:
    """Make a place of Ada's, who has seat 0."""
    return Place("place", policy, CARDS, ordered=ordered, owner=0)


@pytest.mark.parametrize(
    ("policy", "ada", "bob"),
    [
        ("everyone", {"count": 2, "cards": ["ace", "duke"]}, {"count": 2, "cards": ["ace", "duke"]}),
        ("owner", {"count": 2, "cards": ["ace", "duke"]}, {"count": 2, "cards": [None, None]}),
        ("count_only", {"count": 2, "cards": [None, None]}, {"count": 2, "cards": [None, None]}),
        ("nobody", {"count": None, "cards": None}, {"count": None, "cards": None}),
    ],
)
def test_who_sees_into_a_zone(policy: Policy, ada: dict[str, Any], bob: dict[str, Any]) -> None:
    """The policy of a place decides what its owner and what all others see."""
    zone = place(policy).holding([3, 0])
    assert zone.view(0) == ada
    assert zone.view(1) == zone.view(None) == bob


def test_a_place_may_be_shown_to_others_than_its_owner() -> None:
    """By agreement, as to a partner: who sees into it sees as the owner does, and nobody else."""
    hand = Place("hand", "owner", CARDS, ordered=False, owner=0, shown=1 << 2).holding([3, 0])
    assert hand.view(2) == hand.view(0) == {"count": 2, "cards": ["ace", "duke"]}
    assert hand.view(1) == hand.view(None) == {"count": 2, "cards": [None, None]}


def test_order_is_kept_only_where_it_means_something() -> None:
    """A pile keeps its order; a hand is in the order of the catalogue, however it came together."""
    assert PILE.holding([2, 0, 1]).cards == (2, 0, 1)
    hand = HAND.holding([2, 0])
    assert hand.cards == (0, 2)
    assert hand.with_card(1, index=2).cards == (0, 1, 2)
    assert PILE.holding([2, 0]).with_card(1, index=1).cards == (2, 1, 0)


def test_a_zone_is_never_changed() -> None:
    """Taking and adding give new zones; the old one stays for whoever shares it."""
    zone = PILE.holding([0, 1])
    assert (zone.without(0).cards, zone.with_card(2).cards, zone.cards) == ((1,), (2, 0, 1), (0, 1))


def test_marks_go_with_their_cards() -> None:
    """Who has seen a card is kept when others come and go."""
    zone = Zone(PILE, (0, 1, 2), (0, only(1), 0))
    assert zone.without(0).seen == (only(1), 0)
    assert zone.with_card(3, only(0)).seen == (only(0), 0, only(1), 0)
    assert PILE.holding([0]).with_card(1).seen == ()
    hand = Zone(HAND, (0, 2), (only(1), 0)).with_card(1, EVERYONE)
    assert (hand.cards, hand.seen) == ((0, 1, 2), (only(1), EVERYONE, 0))


@pytest.mark.parametrize(("seat", "known"), [(0, [0, 1, 2]), (1, [1, None, None]), (None, [None, None, None])])
def test_known_cards_of_a_hand_come_first(seat: Seat | None, known: list[int | None]) -> None:
    """Where order means nothing, that of known and unknown cards tells nothing either."""
    assert Zone(HAND, (0, 1, 2), (0, only(1), 0)).known_to(seat) == known


def test_known_places_of_a_pile() -> None:
    """In a pile a seen card is known at its place; the others are hidden."""
    pile = Zone(PILE, (0, 1, 2), (0, only(1), 0))
    assert pile.known_to(1) == [None, 1, None]
    assert pile.hidden_from(1) == [0, 2]
    assert pile.seers(1) == only(1)


def test_everybody_follows_a_pile() -> None:
    """Looks at a pile are public, so who knows which place of it is, too."""
    pile = Zone(PILE, (0, 1), (only(1), 0))
    assert pile.view(None) == {"count": 2, "cards": [None, None], "seen": [only(1), 0]}
    assert pile.view(1) == {"count": 2, "cards": ["ace", None], "seen": [only(1), 0]}


def test_who_has_seen_what_of_a_hand_is_for_its_owner() -> None:
    """Others must not learn from it which card came from where."""
    hand = Zone(HAND, (0, 1), (0, only(1)))
    assert hand.view(0)["seen"] == [0, only(1)]
    assert "seen" not in hand.view(1)
    assert "seen" not in hand.view(None)


def test_a_card_seen_before_it_went_where_nobody_looks() -> None:
    """Whoever saw a card on its way knows it to be there, though not how many lie there."""
    zone = Zone(place("nobody"), (0, 1), (0, only(1)))
    assert zone.view(1) == {"count": None, "cards": ["bishop"]}
    assert zone.view(0) == {"count": None, "cards": None}
