"""How many clovers lie in hands that one does not see: exact, by counting every way in which the cards can lie."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import comb, perm
from typing import Final, TypeAlias

from fogbound.core.players import Sight
from fogbound.games.kill_doctor_lucky.agreed import Agreed
from fogbound.games.kill_doctor_lucky.cards import CARD
from fogbound.games.kill_doctor_lucky.catalogue import COVERED, HANDS, PILE

Kinds: TypeAlias = tuple[tuple[int, int], ...]
"""Cards by their clovers: pairs of clovers and how many cards show so many."""

Ways: TypeAlias = dict[int, int]
"""For each number of clovers in how many ways it comes about."""

Group: TypeAlias = tuple[tuple[str, ...], list[int]]
"""Zones, and cards that are known to lie somewhere among them."""

MOST_KEPT: Final = 20_000
_kept: Final[dict[tuple[Kinds, int], list[float]]] = {}


def clovers_held(view: Sight, agreed: Agreed, seats: Sequence[int]) -> list[float]:
    """For 0, 1, 2 … how likely it is that these seats together hold at least so many clovers that could be laid."""
    held = [seat for seat in seats if seat != view.seat]
    own = view.hands[view.seat]["cards"] if view.seat in seats else []
    certain = sum([agreed.worth[CARD[name]] for name in own])
    unseen = unseen_cards(view, agreed)
    groups = remembered(view, unseen)
    if not groups:
        hands = view.hands
        at_least = at_least_drawn(kinds_of(agreed, unseen), sum([hands[seat]["count"] for seat in held]))
    else:
        at_least = _at_least(_ways_remembered(view, agreed, held, unseen, groups))
    return [1.0] * certain + at_least


def unseen_cards(view: Sight, agreed: Agreed) -> list[int]:
    """Those in the others' hands, in the pile and on closed rooms."""
    attempt = view.attempt or {"weapon": [], "against": []}
    own = [] if view.seat is None else view.hands[view.seat]["cards"]
    left = Counter(agreed.deck.cards)
    left.subtract([CARD[n] for n in (*own, *view.discards, *view.removed, *attempt["weapon"], *attempt["against"])])
    return list(left.elements())


def kinds_of(agreed: Agreed, cards: Sequence[int]) -> Kinds:
    counted = Counter([agreed.worth[card] for card in cards])
    return tuple(sorted(counted.items()))


def at_least_drawn(kinds: Kinds, drawn: int) -> list[float]:
    """For 0, 1, 2 … how likely so many cards of these show at least so many clovers."""
    if (kinds, drawn) not in _kept:
        if len(_kept) > MOST_KEPT:
            _kept.clear()
        _kept[kinds, drawn] = _at_least(chosen(kinds, drawn))
    return _kept[kinds, drawn]


def chosen(kinds: Kinds, count: int) -> Ways:
    """In how many ways so many cards chosen of these show how many clovers."""
    blank = sum([cards for clovers, cards in kinds if clovers == 0])
    found: Ways = {}
    for taken, ways in enumerate(_table(tuple([kind for kind in kinds if kind[0]]))):
        beside = comb(blank, count - taken) if taken <= count else 0
        if beside:
            for total, number in ways.items():
                found[total] = found.get(total, 0) + number * beside
    return found


@lru_cache(maxsize=200)
def _table(kinds: Kinds) -> list[Ways]:
    """For 0, 1, 2 … cards of these in how many ways they show how many clovers."""
    table: list[Ways] = [{0: 1}]
    for clovers, count in kinds:
        wider: list[Ways] = [{} for _ in range(len(table) + count)]
        for taken, ways in enumerate(table):
            for more in range(count + 1):
                several, target = comb(count, more), wider[taken + more]
                for total, number in ways.items():
                    at = total + clovers * more
                    target[at] = target.get(at, 0) + number * several
        table = wider
    return table


def _at_least(ways: Ways) -> list[float]:
    """As chances that fall from 1; after the last comes nothing."""
    every = sum(ways.values())
    left, found = every, []
    for total in range(max(ways) + 1):
        found.append(left / every)
        left -= ways.get(total, 0)
    return found


# Discards that were shuffled into a new pile are remembered: they lie there, or in hands that have drawn since.


def remembered(view: Sight, unseen: Sequence[int]) -> list[Group]:
    """What is known to lie somewhere among zones, each card once."""
    left = Counter(unseen)
    groups = []
    for sighting in view.sightings:
        cards = []
        for name in sighting["cards"]:
            if left[CARD[name]]:
                left[CARD[name]] -= 1
                cards.append(CARD[name])
        groups.append((tuple(sighting["among"]), cards))
    return [group for group in groups if group[1]]


def _ways_remembered(
    view: Sight,
    agreed: Agreed,
    held: Sequence[int],
    unseen: Sequence[int],
    groups: list[tuple[tuple[str, ...], list[int]]],
) -> Ways:
    """Every way counts once in which the cards can lie, one remembered group after the other, and then the rest."""
    rooms = {PILE.name: int(view.pile["count"]), COVERED.name: int(view.covered)}
    rooms |= {HANDS[seat].name: hand["count"] for seat, hand in enumerate(view.hands) if seat != view.seat}
    theirs = {HANDS[seat].name for seat in held}
    # Zones that are alike in all that matters here are one corner.
    corners: dict[tuple[bool, ...], int] = {}
    for name, count in rooms.items():
        mark = (name in theirs, *[name in among for among, _ in groups])
        corners[mark] = corners.get(mark, 0) + count
    marks = list(corners)
    free = Counter(unseen)
    states: dict[tuple[tuple[int, ...], int], int] = {(tuple(corners.values()), 0): 1}
    for number, (_, cards) in enumerate(groups, start=1):
        free.subtract(cards)
        allowed = [corner for corner, mark in enumerate(marks) if mark[number]]
        kinds = kinds_of(agreed, cards)
        states = _lay(states, marks, allowed, [chosen(kinds, count) for count in range(len(cards) + 1)])
    rest = kinds_of(agreed, list(free.elements()))
    found: Ways = {}
    for (places, before), number in states.items():
        in_hands = sum([count for mark, count in zip(marks, places, strict=True) if mark[0]])
        # All that is left fills all places that are left, in any order.
        for total, ways in chosen(rest, in_hands).items():
            at = before + total
            found[at] = found.get(at, 0) + number * ways * perm(in_hands) * perm(sum(places) - in_hands)
    return found


def _lay(
    states: dict[tuple[tuple[int, ...], int], int],
    marks: list[tuple[bool, ...]],
    allowed: list[int],
    table: list[Ways],
) -> dict[tuple[tuple[int, ...], int], int]:
    """A group is laid into the corners where it may be, in every way."""
    after: dict[tuple[tuple[int, ...], int], int] = {}
    for (places, before), number in states.items():
        for shares in _shares(len(table) - 1, [places[corner] for corner in allowed]):
            left = list(places)
            in_hands, orders, out = 0, 1, 0
            for corner, share in zip(allowed, shares, strict=True):
                left[corner] -= share
                orders *= perm(places[corner], share)
                if marks[corner][0]:
                    orders *= comb(in_hands + share, share)
                    in_hands += share
                else:
                    orders *= comb(out + share, share)
                    out += share
            for total, ways in table[in_hands].items():
                at = (tuple(left), before + total)
                after[at] = after.get(at, 0) + number * orders * ways
    return after


def _shares(count: int, room: list[int]) -> Iterator[tuple[int, ...]]:
    """All ways to put so many cards into corners with so much room."""
    if not room:
        if count == 0:
            yield ()
        return
    for share in range(min(count, room[0]) + 1):
        for rest in _shares(count - share, room[1:]):
            yield (share, *rest)
