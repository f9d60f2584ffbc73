"""Worlds that a seat cannot tell apart: cards change places, and everything that anybody knows stays true."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from fogbound.conformance.worlds import otherwise, remembered_rightly
from fogbound.conformance.zones import things
from fogbound.core.agenda import State
from fogbound.core.seats import EVERYONE, only
from fogbound.core.zones import Place, Sighting, Stock, Zone

ADA, BEN = 0, 1
DECK = Stock("deck", ["ace", "king", "queen", "jack", "ten"])
COINS = Stock("coins", ["head", "tail"], conserved=False)

ADAS = Place("Ada’s hand", "owner", DECK, ordered=False, owner=ADA)
BENS = Place("Ben’s hand", "owner", DECK, ordered=False, owner=BEN)
PILE = Place("pile", "count_only", DECK, ordered=True)
TABLE = Place("table", "everyone", DECK, ordered=True)
BOX = Place("box", "nobody", DECK, ordered=False)
PURSE = Place("purse", "owner", COINS, ordered=False, owner=BEN)
PLACES = [ADAS, BENS, PILE, TABLE, BOX, PURSE]


class Lying(State):
    """Nothing but zones, and what is remembered of them."""

    def __init__(self, *zones: Zone) -> None:
        super().__init__()
        self.lying = list(zones)

    def zones(self) -> list[Zone]:
        """Give the zones."""
        return self.lying


def zone(place: Place, names: str, *seen: int) -> Zone:
    """Give a zone with these cards; `seen` says for each who has seen it."""
    return Zone(place, tuple(place.stock.names.index(name) for name in names.split()), seen)


def names(zones: list[Zone], place: Place) -> str:
    """Say what lies at a place."""
    found = next(zone for zone in zones if zone.place is place)
    return " ".join(place.stock.names[card] for card in found.cards)


def remembered(seats: int, names: str, *among: Place) -> Sighting:
    """Say that seats know cards to lie among places."""
    return Sighting(seats, DECK, tuple(DECK.names.index(name) for name in names.split()), tuple(p.name for p in among))


def position(seed: int) -> Lying:
    """Lay cards at all places, some of them seen by somebody, and let both remember some that they do not see."""
    rng = Random(seed)
    zones = []
    for place in PLACES:
        cards = rng.choices(range(len(place.stock.names)), k=rng.randrange(5))
        seen = rng.choices(range(4), weights=(5, 1, 1, 1), k=len(cards))
        zones.append(Zone(place, tuple(cards if place.ordered else sorted(cards)), tuple(seen) if any(seen) else ()))
    state = Lying(*zones)
    of_deck = [zone for zone in zones if zone.place.stock is DECK]
    for seat in (ADA, BEN):
        among = rng.sample(of_deck, rng.randrange(1, len(of_deck)))
        hidden = [card for zone in among for card in zone.hidden_from(seat)]
        lying = tuple(sorted(rng.sample(hidden, rng.randint(0, len(hidden)))))
        state.sightings += (Sighting(only(seat), DECK, lying, tuple(zone.place.name for zone in among)),)
    return state


@given(st.integers(0, 1 << 30).map(position), st.sampled_from([ADA, BEN, None]), st.integers(0, 1000))
def test_what_a_seat_sees_stays_and_nothing_is_lost(state: Lying, seat: int | None, seed: int) -> None:
    """Every zone looks the same to it, all cards are there, and all memories are true."""
    assert remembered_rightly(state.sightings, state.zones())
    zones = otherwise(state, seat, 100, Random(seed))
    assert [zone.view(seat) for zone in zones] == [zone.view(seat) for zone in state.zones()]
    assert [len(zone) for zone in zones] == [len(zone) for zone in state.zones()]
    assert things(zones) == things(state.zones())
    assert remembered_rightly(state.sightings, zones)


def all_worlds(state: Lying, seat: int | None, place: Place) -> set[str]:
    """Say all that lies at a place in many worlds."""
    return {names(otherwise(state, seat, 100, Random(seed)), place) for seed in range(200)}


def test_what_is_hidden_changes_places() -> None:
    """Also between zones, as long as they hold the same kind of things."""
    state = Lying(zone(ADAS, "ace"), zone(BENS, "king"), zone(PILE, "queen jack"), zone(PURSE, "head"))
    assert all_worlds(state, ADA, BENS) == {"king", "queen", "jack"}
    assert all_worlds(state, BEN, ADAS) == {"ace", "queen", "jack"}
    assert all_worlds(state, ADA, PURSE) == {"head", "tail"}
    assert all_worlds(state, BEN, PURSE) == {"head"}
    assert all_worlds(state, None, ADAS) == {"ace", "king", "queen", "jack"}


def test_a_card_that_was_seen_stays_where_it_is() -> None:
    """For whoever has seen it; for others it may be anywhere."""
    state = Lying(zone(BENS, "king"), zone(PILE, "queen jack", only(ADA), 0))
    assert all_worlds(state, ADA, PILE) == {"queen king", "queen jack"}
    assert all_worlds(state, None, PILE) == {f"{a} {b}" for a, b in PAIRS}


PAIRS = [(a, b) for a in ("king", "queen", "jack") for b in ("king", "queen", "jack") if a != b]


def test_a_card_that_is_remembered_stays_among_its_zones() -> None:
    """Whoever remembers it, so that each world is one that could have come about."""
    state = Lying(zone(ADAS, "ace"), zone(BENS, "king"), zone(PILE, "queen"), zone(BOX, "ten"))
    for seat in (ADA, BEN):
        state.sightings = (remembered(only(seat), "queen", PILE, BOX),)
        assert all_worlds(state, ADA, BENS) == {"king", "ten"}


def test_marks_stay_where_cards_are_exchanged() -> None:
    """Who has seen a card in a hand has seen another one there; the hand stays in the order of the catalogue."""
    state = Lying(zone(BENS, "king jack", only(5), 0), zone(PILE, "ace ten"))
    for seed in range(50):
        bens = otherwise(state, ADA, 100, Random(seed))[0]
        assert sorted(bens.seen) == [0, only(5)]
        assert list(bens.cards) == sorted(bens.cards)


def test_memories_of_one_card_need_as_many_of_it() -> None:
    """Alone and together, where they overlap."""
    zones = [zone(BENS, "king"), zone(PILE, "king queen"), zone(BOX, "ten")]
    here, there = remembered(only(ADA), "king", BENS, PILE), remembered(only(ADA), "king", PILE, BOX)
    assert remembered_rightly([here, there], zones)
    assert not remembered_rightly([here, here, there], zones)
    assert not remembered_rightly([there, there], zones)
    assert not remembered_rightly([remembered(only(ADA), "king king king", BENS, PILE)], zones)
    assert not remembered_rightly([remembered(EVERYONE, "ten", BENS, PILE)], zones)


def test_a_card_in_full_sight_is_not_the_one_remembered() -> None:
    """What a seat sees it need not remember."""
    zones = [zone(ADAS, "king"), zone(PILE, "queen")]
    memory: list[Any] = [remembered(only(ADA), "king", ADAS, PILE)]
    assert not remembered_rightly(memory, zones)
