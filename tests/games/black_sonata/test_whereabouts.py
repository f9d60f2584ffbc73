"""Where the Lady is: the reckoning against counting everything out, at both levels of knowledge."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from fogbound.core.spaces import members
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.courses import CARD_LANDMARKS, CARD_PLACES, SEQUENCES
from fogbound.games.black_sonata.london import ALL_PLACES, LANDMARKS, PLACES
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.walks import closed_walks as closed_walks_of
from fogbound.games.black_sonata.walks import open_walks, walks_along, walks_through
from tests.games.black_sonata.counting import closed_walks, next_to
from tests.games.black_sonata.positions import played, position


def shares(places: list[int]) -> dict[str, Any]:
    """How often each place stands in a list, for comparison."""
    return {PLACES[place]: pytest.approx(count / len(places)) for place, count in sorted(Counter(places).items())}


@pytest.mark.parametrize("stay", [False, True])
@pytest.mark.parametrize("seed", range(12))
def test_walks_are_counted_as_by_listing_them(seed: int, stay: bool) -> None:
    """BS-16.3: round a short deck, with anything possible for each card; for several cards at once."""
    rng, onward = Random(seed), next_to(stay)
    possible = [rng.choice([ALL_PLACES, rng.randint(1, ALL_PLACES)]) for _ in range(5)]
    slot, ahead = rng.randrange(5), rng.randrange(5)
    listed = [
        walk
        for walk in product(range(len(PLACES)), repeat=5)
        if all(possible[n] >> walk[n] & 1 and walk[n] in onward[walk[n - 1]] for n in range(5))
    ]
    for later, counted in enumerate(walks_through(possible, slot, ahead, stay)):
        by_place = Counter(walk[(slot + later) % 5] for walk in listed)
        assert {place: count for place, count in counted.items() if count} == by_place


@pytest.mark.parametrize("stay", [False, True])
def test_all_walks_are_counted_as_by_listing_them(stay: bool) -> None:
    """BS-16.3: those that come back to where they began, and those that end anywhere."""
    walks, onward = product(range(len(PLACES)), repeat=4), next_to(stay)
    listed = [walk for walk in walks if all(b in onward[a] for a, b in pairwise(walk))]
    assert open_walks(3, stay) == len(listed)
    assert closed_walks_of(3, stay) == sum(walk[0] == walk[-1] for walk in listed)


def known(sequence: str, seen: int, **said: Any) -> Pursuit:
    """A position after so many cards were seen; the second time round all were."""
    return position(sequence=sequence, top=seen, **said)


@pytest.mark.parametrize("sequence", ["printed-1", "printed-5", "hard-move1", "easy-stay2"])
def test_on_the_map_every_closed_walk_counts_once(sequence: str) -> None:
    """BS-16.3: when all signs but a few were seen; searches count as well."""
    state = known(sequence, 20, at="shoreditch", drawn_from="any")
    view = GAME.view(played(state, "search", "pass"), 0)
    walks = closed_walks(view, stay=True)
    found = GAME.insight(view)
    assert found["places"]["map"] == shares([walk[view.top] for walk in walks])
    assert found["next_places"]["map"] == shares([walk[(view.top + 1) % len(view.signs)] for walk in walks])


def test_she_stays_only_where_the_class_lets_her() -> None:
    """BS-4.3 and BS-16.3: an open class that moves every turn leaves fewer walks."""
    moves = GAME.view(known("hard-move1", 18, drawn_from="hard-moves"), 0)
    either = GAME.view(known("hard-move1", 18, drawn_from="hard"), 0)
    assert GAME.insight(moves)["places"]["map"] == shares([walk[18] for walk in closed_walks(moves, stay=False)])
    assert GAME.insight(either)["places"]["map"] == shares([walk[18] for walk in closed_walks(either, stay=True)])
    assert len(closed_walks(moves, stay=False)) < len(closed_walks(either, stay=True))


def every_order(names: list[str], reverse: tuple[bool, ...]) -> list[list[int]]:
    """The cards of these sequences, cut everywhere."""
    rings = [SEQUENCES[name].cards[::-1] if turned else SEQUENCES[name].cards for name in names for turned in reverse]
    return [[*ring[cut:], *ring[:cut]] for ring in rings for cut in range(len(ring))]


@pytest.mark.parametrize("seen", [1, 2, 4])
def test_from_the_box_every_course_counts_once(seen: int) -> None:
    """BS-16.3: of all sequences with as many cards, in both directions and cut anywhere."""
    state = known("printed-3", seen, drawn_from="any", reverse=False, at="clink")
    view = GAME.view(
        GAME.from_data({**GAME.data(state), "settings": {"seats": 1, "sequence": "any", "reverse": "chance"}}), 0
    )
    orders = [
        order
        for order in every_order([name for name, it in SEQUENCES.items() if len(it.cards) == 26], (False, True))
        if all(
            sign is None or LANDMARKS[CARD_LANDMARKS[card]] == sign
            for card, sign in zip(order, view.signs, strict=True)
        )
    ]
    found = GAME.insight(view)
    assert orders
    assert found["places"]["box"] == shares([CARD_PLACES[order[seen]] for order in orders])
    assert found["next_places"]["box"] == shares([CARD_PLACES[order[seen + 1]] for order in orders])


def test_a_sequence_chosen_by_name_is_known_from_the_box() -> None:
    """BS-4.4 and BS-16.3: only the cut is in doubt, and soon not even that; on the map it helps nobody."""
    view = GAME.view(known("printed-3", 5), 0)
    found = GAME.insight(view)["places"]
    assert list(found["box"].values()) == [1.0]
    assert len(found["map"]) > 1


def test_where_she_is_can_always_be() -> None:
    """BS-16.3: through whole games, at both levels, chances add up to 1 and the truth is among them."""
    for seed in range(6):
        state, rng = GAME.setup(GAME.settings(sequence="any", reverse="chance"), seed), Random(seed)
        while state.outcome is None:
            places = GAME.insight(GAME.view(state, 0))["places"]
            there = PLACES[state.course.places[state.top]]
            for level in ("map", "box"):
                assert places[level][there] > 0
                assert sum(places[level].values()) == pytest.approx(1)
            GAME.apply(state, rng.choice([option for option in GAME.options(state) if option.verb != "name"]))


@pytest.mark.parametrize("stay", [False, True])
def test_who_forgets_counts_the_walks_through_what_is_left(stay: bool) -> None:
    """BS-16.3: by a street to the first card remembered, on to the one on top, to the next, and by a street further."""
    possible, onward = [7, 24, 2047, 96, 1792], next_to(stay)
    anywhere = range(len(PLACES))
    cards = [anywhere, members(possible[4]), members(possible[0]), members(possible[1]), anywhere, anywhere]
    now, following = walks_along(possible, 1, 2, 1, stay)
    for counted, last in ((now, 3), (following, 4)):
        walks = [walk for walk in product(*cards[: last + 2]) if all(b in onward[a] for a, b in pairwise(walk))]
        assert {place: count for place, count in counted.items() if count} == Counter(walk[last] for walk in walks)
