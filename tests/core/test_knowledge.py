"""What seats know after moves, looks and shuffles: always true, never more than they could know, rightly disclosed.

A small table is played at random beside the set of all worlds that a seat cannot tell from the real one. What the state
says that the seat knows must hold in every one of them.
"""

from __future__ import annotations

import json
from collections import Counter
from itertools import permutations
from random import Random
from typing import Any, Final, TypeAlias

import pytest
from hypothesis import given
from hypothesis import strategies as st

from fogbound.core.agenda import State
from fogbound.core.dealing import deal
from fogbound.core.knowledge import deal_out, draw, look, move, pour, recalled, shuffled, sightings
from fogbound.core.mistakes import Mistake
from fogbound.core.reading import Reading
from fogbound.core.seats import EVERYONE, Seat, only
from fogbound.core.settings import Settings
from fogbound.core.zones import Place, Sighting, Stock, Zone

CARDS = Stock("cards", ["ace", "bishop", "castle", "duke", "earl"])
PILE = Place("pile", "count_only", CARDS, ordered=True)
ADA = Place("Ada’s hand", "owner", CARDS, ordered=False, owner=0)
BOB = Place("Bob’s hand", "owner", CARDS, ordered=False, owner=1)
ASIDE = Place("aside", "count_only", CARDS, ordered=False)
TABLE = Place("table", "everyone", CARDS, ordered=False)
VAULT = Place("vault", "nobody", CARDS, ordered=False)
PLACES: Final = [PILE, ADA, BOB, ASIDE, TABLE, VAULT]
READERS: Final[list[Seat | None]] = [0, 1, None]

World: TypeAlias = tuple[tuple[int, ...], ...]
"""The cards of every zone."""
Action: TypeAlias = tuple[str, int, int, int, int]
"""`move` with source, target and the places there; `look` with zone, seats and count; `shuffle`."""


class Table(State):
    """Cards in zones, and nothing else."""

    __slots__ = ("laid",)

    def __init__(self, seed: int = 1) -> None:
        """Lay an empty table."""
        super().__init__(Settings(2, {}), seed)
        self.laid: list[Zone] = [place.holding() for place in PLACES]

    def zones(self) -> list[Zone]:
        """Give the zones in order."""
        return self.laid

    def zone(self, place: Place) -> Zone:
        """Give what lies at a place."""
        return self.laid[PLACES.index(place)]

    def world(self) -> World:
        """Give the cards alone."""
        return tuple(zone.cards for zone in self.laid)

    def view(self, seat: Seat | None) -> str:
        """Give all that a seat knows, as text."""
        zones = {zone.place.name: zone.view(seat) for zone in self.laid}
        return json.dumps({"zones": zones, "sightings": sightings(self, seat)})

    def act(self, action: Action) -> None:
        """Do one thing."""
        kind, a, b, c, d = action
        zone = self.laid[a]
        if kind == "move":
            self.laid[a], self.laid[b] = move(self, zone.cards[c], zone, self.laid[b], d, c)
        elif kind == "look":
            self.laid[a] = look(self, zone, b, c)
        else:
            self.laid[a] = shuffled(self, zone)


def laid(**cards: str) -> Table:
    """Lay a table with cards named by their first letters: `laid(pile="abc", ada="d")`."""
    table = Table()
    for place, letters in cards.items():
        at = ["pile", "ada", "bob", "aside", "table", "vault"].index(place)
        table.laid[at] = PLACES[at].holding(["abcde".index(letter) for letter in letters])
    return table


def go(table: Table, card: str, source: Place, target: Place, index: int = 0) -> None:
    """Move a card named by its first letter."""
    at = table.zone(source).cards.index("abcde".index(card))
    table.act(("move", PLACES.index(source), PLACES.index(target), at, index))


def known(table: Table, place: Place, seat: Seat | None) -> str:
    """Give what a seat knows to be at a place, by first letters."""
    return "".join("." if card is None else "abcde"[card] for card in table.zone(place).known_to(seat))


# Any table, and anything that may happen on it.

decks = st.sampled_from([(0, 1, 2, 3, 4), (0, 0, 1, 1, 2), (0, 0, 0, 1, 2)])


@st.composite
def tables(draw: st.DrawFn) -> Table:
    """Draw a table with five cards, some of them perhaps equal."""
    cards = draw(decks.flatmap(st.permutations))
    zones = draw(st.lists(st.sampled_from([0, 0, 1, 1, 2, 3, 4, 5]), min_size=5, max_size=5))
    table = Table(draw(st.integers(0, 9)))
    table.laid = [
        place.holding([c for c, at in zip(cards, zones, strict=True) if at == i]) for i, place in enumerate(PLACES)
    ]
    return table


def draw_action(draw: st.DrawFn, table: Table) -> Action:
    """Draw something that can happen on the table as it lies."""
    kind = draw(st.sampled_from(["move", "move", "move", "look", "shuffle"]))
    a = draw(st.sampled_from([i for i, zone in enumerate(table.laid) if len(zone)]))
    if kind == "move":
        b = draw(st.sampled_from([i for i in range(len(PLACES)) if i != a]))
        return kind, a, b, draw(st.integers(0, len(table.laid[a]) - 1)), draw(st.integers(0, len(table.laid[b])))
    if kind == "look":
        seats = draw(st.sampled_from([1, 2, 3, EVERYONE]))
        return kind, a, seats, draw(st.integers(0, 3)) if PLACES[a].ordered else len(table.laid[a]), 0
    return kind, 0, 0, 0, 0


def moved(world: World, source: int, target: int, taken: int, index: int) -> World:
    """Give the world after a move."""
    zones = list(world)
    card = zones[source][taken]
    zones[source] = zones[source][:taken] + zones[source][taken + 1 :]
    there = (*zones[target][:index], card, *zones[target][index:])
    zones[target] = there if PLACES[target].ordered else tuple(sorted(there))
    return tuple(zones)


def first_worlds(table: Table, seat: Seat | None) -> set[World]:
    """Give all worlds that a seat sees alike before anything happens."""
    real = table.world()
    open_to = [bool(place.seers & only(seat)) for place in PLACES]
    hidden = [card for zone, seen in zip(real, open_to, strict=True) if not seen for card in zone]
    worlds = set()
    for order in permutations(hidden):
        cards = iter(order)
        worlds.add(
            tuple(
                zone if seen else place.holding([next(cards) for _ in zone]).cards
                for zone, seen, place in zip(real, open_to, PLACES, strict=True)
            )
        )
    return worlds


def after(worlds: set[World], real: World, action: Action, seat: Seat | None) -> set[World]:
    """Give the worlds that a seat still holds possible when something has happened, `real` being how it was before."""
    kind, a, b, c, d = action
    if kind == "look":
        return {w for w in worlds if not b & only(seat) or w[a][:c] == real[a][:c]}
    if kind == "shuffle":
        return {(order, *w[1:]) for w in worlds for order in permutations(w[0])}
    sees = (PLACES[a].seers | PLACES[b].seers) & only(seat)
    return {
        moved(w, a, b, taken, d)
        for w in worlds
        for taken in ([c] if PLACES[a].ordered else range(len(w[a])))
        if not sees or w[a][taken] == real[a][c]
    }


def holds(table: Table, seat: Seat | None, world: World) -> bool:
    """Tell whether all that the state says a seat knows holds in a world, all of it together."""
    claims: list[tuple[int, set[str]]] = []
    for zone, cards in zip(table.laid, world, strict=True):
        for i, card in enumerate(zone.known_to(seat)):
            if card is not None:
                claims.append((card, {zone.place.name}))
                if zone.place.ordered and cards[i] != card:
                    return False
    for sighting in table.sightings:
        if sighting.seats & only(seat):
            claims += [(card, set(sighting.among)) for card in sighting.cards]
    return all(room_for(claims, card, world) for card, _ in claims)


def room_for(claims: list[tuple[int, set[str]]], card: int, world: World) -> bool:
    """Tell whether the equal cards that are claimed can be different ones: no set of zones holds fewer than claimed."""
    lies = Counter({place.name: cards.count(card) for place, cards in zip(PLACES, world, strict=True)})
    wanted = [among for claimed, among in claims if claimed == card]
    names = [place.name for place in PLACES]
    for chosen in range(1 << len(names)):
        zones = {name for i, name in enumerate(names) if chosen >> i & 1}
        if sum(among <= zones for among in wanted) > sum(lies[name] for name in zones):
            return False
    return True


@given(st.data())
def test_what_a_seat_knows_is_true(data: st.DataObject) -> None:
    """What marks and sightings say holds in every world that the seat cannot tell from the real one."""
    table = data.draw(tables())
    possible = {seat: first_worlds(table, seat) for seat in READERS}
    for _ in range(data.draw(st.integers(1, 12))):
        action = data.draw(st.composite(draw_action)(table))
        before = table.world()
        table.act(action)
        for seat in READERS:
            possible[seat] = after(possible[seat], before, action, seat)
            assert table.world() in possible[seat]
            assert all(holds(table, seat, world) for world in possible[seat]), (action, seat, table.view(seat))


@given(st.data())
def test_disclosures_are_exact(data: st.DataObject) -> None:
    """A seat's count moves by one when it is shown what it could not know, and only when it is shown something."""
    table = data.draw(tables())
    possible = {seat: first_worlds(table, seat) for seat in READERS}
    for _ in range(data.draw(st.integers(1, 8))):
        action = data.draw(st.composite(draw_action)(table))
        before, counts = table.world(), {seat: table.disclosed(seat) for seat in READERS}
        knew = {seat: was_marked(table, action, seat) for seat in READERS}
        table.act(action)
        for seat in READERS:
            shown = table.disclosed(seat) - counts[seat]
            if not is_shown(action, seat) or knew[seat]:
                assert shown == 0, (action, seat)
            elif any(differs(world, before, action) for world in possible[seat]):
                assert shown == 1, (action, seat)
            else:  # it could have worked it out
                assert shown in {0, 1}
            possible[seat] = after(possible[seat], before, action, seat)


def is_shown(action: Action, seat: Seat | None) -> bool:
    """Tell whether an action shows a card to a seat."""
    kind, _, b, _, _ = action
    seers = PLACES[b].seers if kind == "move" else b if kind == "look" else 0
    return bool(seers & only(seat))


def was_marked(table: Table, action: Action, seat: Seat | None) -> bool:
    """Tell whether the state says that a seat knew already what an action is about to show."""
    kind, a, _, c, _ = action
    zone = table.laid[a]
    if kind == "look":
        return None not in [zone.cards[i] if zone.seers(i) & only(seat) else None for i in range(min(c, len(zone)))]
    known = zone.known_to(seat)
    return kind == "move" and (known[c] is not None if zone.place.ordered else zone.cards[c] in known)


def differs(world: World, real: World, action: Action) -> bool:
    """Tell whether what an action shows could not have been shown in another world."""
    kind, a, _, c, _ = action
    if kind == "look":
        return world[a][:c] != real[a][:c]
    return world[a][c] != real[a][c] if PLACES[a].ordered else real[a][c] not in world[a]


@given(st.data())
def test_no_view_tells_more_than_the_seat_could_know(data: st.DataObject) -> None:
    """Two tables that a seat cannot tell apart look alike to it for as long as it sees the same things happen."""
    table = data.draw(tables())
    seat = data.draw(st.sampled_from(READERS))
    other = Table(data.draw(st.integers(0, 9)))
    worlds = sorted(first_worlds(table, seat))
    other.laid = [Zone(place, cards) for place, cards in zip(PLACES, data.draw(st.sampled_from(worlds)), strict=True)]
    for _ in range(data.draw(st.integers(1, 12))):
        assert table.view(seat) == other.view(seat)
        assert table.disclosed(seat) == other.disclosed(seat)
        action = data.draw(st.composite(draw_action)(table))
        same = alike(data, table, other, action, seat)
        if same is None:
            return
        table.act(action)
        other.act(same)


def alike(data: st.DataObject, table: Table, other: Table, action: Action, seat: Seat | None) -> Action | None:
    """Draw an action on the other table that the seat cannot tell from this one; None if there is none."""
    kind, a, b, c, d = action
    if kind == "look":
        same = not b & only(seat) or table.laid[a].cards[:c] == other.laid[a].cards[:c]
        return action if same else None
    if kind == "shuffle":
        return action
    sees = (PLACES[a].seers | PLACES[b].seers) & only(seat)
    places = [c] if PLACES[a].ordered else range(len(other.laid[a]))
    places = [i for i in places if not sees or other.laid[a].cards[i] == table.laid[a].cards[c]]
    return (kind, a, b, data.draw(st.sampled_from(places)), d) if places else None


@given(st.data())
def test_a_world_can_be_made_from_a_view(data: st.DataObject) -> None:
    """A view holds all that is needed to lay a table that gives the same view again."""
    table = data.draw(tables())
    for _ in range(data.draw(st.integers(0, 12))):
        table.act(data.draw(st.composite(draw_action)(table)))
    for seat in READERS:
        view = table.view(seat)
        assert (
            imagined(json.loads(view), seat, sorted(card for cards in table.world() for card in cards)).view(seat)
            == view
        )


def imagined(view: Any, seat: Seat | None, deck: list[int]) -> Table:
    """Lay a table that fits a view."""
    table = Table()
    table.sightings = recalled(Reading(view["sightings"], "sightings"), seat, table.zones())
    zones = list(view["zones"].values())
    seen = [[CARDS.names.index(name) for name in zone["cards"] or [] if name is not None] for zone in zones]
    unseen = Counter(deck) - Counter(card for cards in seen for card in cards)
    room = {p.name: (z["count"] or 0) - len(cards) for p, z, cards in zip(PLACES, zones, seen, strict=True)}
    room["vault"] = 0
    room["vault"] = unseen.total() - sum(room.values())
    dealt = deal(table, room, sorted(unseen.elements()), table.sightings)
    for i, place in enumerate(PLACES):
        cards = list(zones[i]["cards"] or [])
        names = cards + [None] * (len(seen[i]) + room[place.name] - len(cards))
        marks = zones[i].get("seen", [0 if name is None else only(seat) & ~place.seers for name in names])
        new = dealt[place.name]
        cards = [new.pop() if name is None else CARDS.names.index(name) for name in names]
        order = range(len(cards)) if place.ordered else sorted(range(len(cards)), key=cards.__getitem__)
        table.laid[i] = Zone(place, tuple(cards[n] for n in order), tuple(marks[n] for n in order))
    return table


# And one by one.


def test_a_seen_card_is_followed_out_of_a_pile() -> None:
    """Whoever has seen the top of a pile knows the card in the hand that draws it."""
    table = laid(pile="abc")
    table.act(("look", 0, only(1), 1, 0))
    go(table, "a", PILE, ADA)
    assert known(table, ADA, 1) == "a"
    assert known(table, ADA, None) == "."


def test_a_seen_card_is_lost_in_a_hand() -> None:
    """When a hand plays a card face down, who knew a card in it knows only that it is here or there."""
    table = laid(pile="a", ada="bc")
    table.act(("look", 0, only(1), 1, 0))
    go(table, "a", PILE, ADA)
    go(table, "c", ADA, ASIDE)
    assert known(table, ADA, 1) == ".."
    assert sightings(table, 1) == [{"cards": ["ace"], "among": ["Ada’s hand", "aside"]}]
    assert sightings(table, None) == []
    go(table, "a", ADA, TABLE)
    assert sightings(table, 1) == []


def test_a_shuffle_leaves_the_pile_known() -> None:
    """Who had seen cards of a pile knows after a shuffle that they are in it, and after a draw in hand or pile."""
    table = laid(pile="abcde")
    table.act(("look", 0, EVERYONE, 2, 0))
    table.act(("shuffle", 0, 0, 0, 0))
    assert known(table, PILE, 0) == "....."
    assert len(table.sightings) == 1
    assert sightings(table, None) == [{"cards": ["ace", "bishop"], "among": ["pile"]}]
    table.act(("move", 0, 2, 0, 0))
    assert sightings(table, None) == [{"cards": ["ace", "bishop"], "among": ["Bob’s hand", "pile"]}]
    mine = [name for name in ("ace", "bishop") if name[0] not in known(table, BOB, 1)]
    assert sightings(table, 1) == [{"cards": mine, "among": ["pile"]}]


def test_equal_cards_cannot_be_told_apart() -> None:
    """Bob saw one of two aces in Ada's hand; when she plays one, it may have been that one."""
    table = laid(pile="a", ada="ab")
    table.act(("look", 0, only(1), 1, 0))
    go(table, "a", PILE, ADA)
    assert known(table, ADA, 1) == "a.."
    table.act(("move", 1, 4, 1, 0))  # the other copy, as it happens
    assert known(table, ADA, 1) == ".."
    assert known(table, ADA, 0) == "ab"


def test_only_the_owner_of_a_hand_is_told_who_saw_what() -> None:
    """Ada can tell which of her cards Bob knows; an onlooker who was shown the one she plays must not learn it so."""
    table = laid(ada="ab", bob="c")
    go(table, "c", BOB, ADA)
    assert table.zone(ADA).view(0) == {"count": 3, "cards": ["ace", "bishop", "castle"], "seen": [0, 0, only(1)]}
    assert table.zone(ADA).view(1) == {"count": 3, "cards": ["castle", None, None]}
    assert table.zone(ADA).view(None) == {"count": 3, "cards": [None, None, None]}


def test_looking_again_discloses_nothing() -> None:
    """A look shows nothing to a seat that knows the cards already, or where there are none."""
    table = laid(pile="ab", table="c")
    for expected, action in [
        (1, ("look", 0, only(0), 1, 0)),
        (1, ("look", 0, only(0), 1, 0)),
        (2, ("look", 0, only(0), 2, 0)),
        (2, ("look", 4, only(0), 1, 0)),
        (2, ("look", 1, only(0), 1, 0)),
    ]:
        table.act(action)
        assert table.disclosed(0) == expected
        assert table.disclosed(1) == 0


def test_a_place_in_the_pile_can_be_named() -> None:
    """The last card of a pile can be taken though an equal one lies on top."""
    table = laid(pile="aba")
    source, target = move(table, 0, table.zone(PILE), table.zone(ADA), taken=2)
    assert (source.cards, target.cards) == ((0, 1), (0,))


def test_recalled_says_what_is_wrong() -> None:
    """Sightings that name no zone, or one that does not exist, are refused."""
    zones = Table().zones()
    with pytest.raises(Mistake, match=r"s\[0\].among: should name the zones"):
        recalled(Reading([{"cards": ["ace"], "among": []}], "s"), 0, zones)
    with pytest.raises(Mistake, match=r"s\[0\].among\[0\]: there is no name 'pail'; did you mean pile\?"):
        recalled(Reading([{"cards": ["ace"], "among": ["pail"]}], "s"), 0, zones)


def test_sightings_are_merged_and_ordered() -> None:
    """What is remembered of the same zones is one entry, in an order that tells no history."""
    table = Table()
    table.sightings = (
        Sighting(only(0) | only(1), CARDS, (2,), ("pile", "aside")),
        Sighting(only(0), CARDS, (0,), ("aside", "pile")),
    )
    assert sightings(table, 0) == [{"cards": ["ace", "castle"], "among": ["aside", "pile"]}]


def some_table(seed: int) -> Table:
    """Give a table at which cards have been moved, looked at and turned up."""
    rng, table = Random(seed), Table(seed)
    table.laid[0] = PILE.holding([rng.randrange(5) for _ in range(9)])
    for _ in range(rng.randrange(12)):
        source, target = rng.sample(range(5), 2)
        zone = table.laid[source]
        if zone.cards and rng.random() < 0.7:
            card = rng.choice(zone.cards)
            table.laid[source], table.laid[target] = move(table, card, zone, table.laid[target])
        elif zone.place.ordered:
            table.laid[source] = look(table, zone, only(rng.randrange(2)), 2)
    return table


def written(table: Table) -> list[Any]:
    """Say what lies where, who has seen it, and what everybody remembers."""
    zones = [(zone.cards, zone.seen) for zone in table.laid]
    return [*zones, *[sightings(table, seat) for seat in READERS]]


@pytest.mark.parametrize(("source", "target"), [(ADA, ASIDE), (ASIDE, PILE), (TABLE, ASIDE)])
@pytest.mark.parametrize("seed", range(40))
def test_pouring_is_moving_one_card_after_another(source: Place, target: Place, seed: int) -> None:
    """Only quicker: a hand that is discarded, discards that become a pile, open cards that are cleared."""
    one, other = some_table(seed), some_table(seed)
    a, b = PLACES.index(source), PLACES.index(target)
    one.laid[a], one.laid[b] = pour(one, one.laid[a], one.laid[b])
    for card in other.laid[a].cards:
        other.laid[a], other.laid[b] = move(other, card, other.laid[a], other.laid[b], index=len(other.laid[b]))
    assert written(one) == written(other)


@pytest.mark.parametrize("seed", range(40))
def test_drawing_several_cards_is_drawing_one_after_another(seed: int) -> None:
    """Only quicker; the owner, who sees them, is shown as much."""
    one, other = some_table(seed), some_table(seed)
    count = min(3, len(one.laid[0]))
    one.laid[0], one.laid[1] = draw(one, one.laid[0], one.laid[1], count)
    for card in other.laid[0].cards[:count]:
        other.laid[0], other.laid[1] = move(other, card, other.laid[0], other.laid[1], taken=0)
    assert written(one) == written(other)
    assert [one.disclosed(seat) for seat in READERS] == [other.disclosed(seat) for seat in READERS]


def test_cards_that_all_have_seen_are_dealt_out() -> None:
    """Each sees its own, and knows that the others are in the other hands; who looks on knows them among all."""
    table = Table(5)
    table.laid[1:3] = deal_out(table, (0, 1, 2), table.laid[1:3])
    assert sorted(table.laid[1].cards + table.laid[2].cards) == [0, 1, 2]
    assert len(table.laid[1]) == 2
    names = [[CARDS.names[card] for card in zone.cards] for zone in table.laid[1:3]]
    assert sightings(table, 0) == [{"cards": names[1], "among": ["Bob’s hand"]}]
    assert sightings(table, 1) == [{"cards": names[0], "among": ["Ada’s hand"]}]
    assert sightings(table, None) == [{"cards": ["ace", "bishop", "castle"], "among": ["Ada’s hand", "Bob’s hand"]}]
    assert [table.disclosed(seat) for seat in READERS] == [1, 1, 1]
