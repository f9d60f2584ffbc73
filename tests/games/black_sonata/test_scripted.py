"""The scripted players: on positions where the right choice is clear, and over many games."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import pairwise, product
from random import Random
from typing import Any

import pytest

from fogbound.bots import play_game
from fogbound.core.players import Budget
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.london import LONDON, PLACES
from fogbound.games.black_sonata.scripted import Easy, RemembersSix, RemembersTwo, Scripted
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import NAMES
from tests.games.black_sonata.counting import fits, next_to
from tests.games.black_sonata.positions import CHOOSE, ROUND, played, position, reason

LUCY = "amorous+court+shakespeare"
ALL_CLUES = tuple(name for name in NAMES if name != "Lucy Morgan")


def chosen(state: Pursuit, player: Scripted | None = None) -> str:
    """What the player chooses there."""
    return (player or Scripted()).choose(GAME.view(state, 0), Budget(), Random(0))


def test_it_searches_where_she_must_be() -> None:
    """BS-7.1: the signs so far leave one place, and there it stands."""
    state = position(top=20)
    places = GAME.insight(GAME.view(state, 0))["places"]["map"]
    assert places == {PLACES[state.course.places[20]]: 1.0}
    assert chosen(state) == "search"


def test_it_does_not_search_where_she_is_not() -> None:
    """BS-7.3: a fog card would be lost for nothing."""
    assert chosen(position(top=20, at="eastcheap")) != "search"


def test_it_goes_where_she_comes() -> None:
    """BS-5.2: the second time round all signs are known, so it is there before her."""
    for top in range(0, 20, 3):
        state = position(top=top, at="cornhill", countdown=1, keys="all", clues=ALL_CLUES, named=LUCY)
        while state.outcome is None:
            played(state, chosen(state))
        assert reason(state) == "unmasked"
        assert len(state.searches) <= 2
        assert state.round < 12


def test_it_names_her_when_her_traits_are_clear() -> None:
    """BS-11.4: not before, and once."""
    state = position(top=20, keys="all", clues=ALL_CLUES)
    assert chosen(state) == f"name {LUCY}"
    assert chosen(played(state, f"name {LUCY}")) == "search"
    assert not chosen(position(top=20, clues=ALL_CLUES[:2])).startswith("name")


def test_it_confronts_her_when_her_traits_are_clear() -> None:
    """BS-7.4: otherwise it takes a clue, and where there is none it lets her go."""
    clear = position(top=20, keys="all", clues=ALL_CLUES, named=LUCY)
    assert chosen(played(clear, "search")) == "confront"
    assert chosen(played(position(top=20), "search")) == "reveal clue"
    assert chosen(played(position(top=20, deck=()), "search")) == "let go"


def test_it_guesses_when_it_is_now_or_never() -> None:
    """BS-9.6: with the last fog card one of two ways is named, and she is confronted with it."""
    two = tuple(name for name in ALL_CLUES if name != "Penelope Rich")
    gone = ("reveal_clue", "move_anywhere", "peek_five", "swap_clue", "move_adjacent", "advance_two", "discard_fog")
    state = position(top=20, clues=two, gone=(*gone, "remove_itself", "reveal_clue_once"))
    named = chosen(state)
    assert named.startswith("name ")
    assert chosen(played(state, named, "search")) == "confront"


def test_it_reveals_the_suit_card_as_soon_as_it_may() -> None:
    """BS-6.4: without it two women always remain."""
    assert chosen(position(top=20, keys="all")) == "reveal suit card"


def test_it_collects_keys_when_no_clue_can_help() -> None:
    """BS-11.2: with two women left it goes for the keys, even where she is; with many ways left it searches."""
    missing = " ".join(place for place in PLACES if place != "eastcheap")
    two = tuple(name for name in ALL_CLUES if name != "Penelope Rich")
    away = position(top=20, keys=missing, clues=two)
    steps = 0
    while "eastcheap" not in GAME.view(away, 0).keys:
        played(away, chosen(away))
        steps += 1
    assert (away.searches, steps) == ((), LONDON.distance(position(top=20).pawn, PLACES.index("eastcheap")))
    assert chosen(position(top=20, keys=missing, clues=two[:2])) == "search"


def test_it_saves_the_last_fog() -> None:
    """BS-7.2: two fog cards are kept until the suit card is free."""
    gone = ("reveal_clue", "move_anywhere", "peek_five", "swap_clue", "move_adjacent", "advance_two", "discard_fog")
    assert chosen(position(top=20, clues=ALL_CLUES[:2], gone=gone)) == "search"
    assert chosen(position(top=20, clues=ALL_CLUES[:2], gone=(*gone, "remove_itself"))) != "search"


def test_fog_makes_it_move_on() -> None:
    """BS-10.3 and BS-10.6: it uses no fog, but what a fog card asks is answered."""
    assert chosen(position(top=5, fog_at=(5,))) != "use fog"
    anywhere = played(position(top=5, fog_at=(5,), slid_in=("move_anywhere",)), "use fog")
    assert chosen(anywhere).startswith("move ")
    swap = played(position(top=5, fog_at=(5,), slid_in=("swap_clue",), clues=ALL_CLUES[:2]), "use fog")
    assert chosen(swap).startswith("give up ")


def test_in_training_it_moves_and_searches() -> None:
    """BS-15.3: one step towards her, then the search in the same turn."""
    there = position(top=20, countdown=1, mode="training", sequence="printed-1")
    neighbour = PLACES[there.course.places[19]]
    state = position(top=20, countdown=1, mode="training", at=neighbour, keys="all", clues=ALL_CLUES, named=LUCY)
    move = chosen(state)
    assert move == f"move {PLACES[state.course.places[20]]}"
    assert chosen(played(state, move)) == "search"


@pytest.mark.parametrize("maker", [RemembersSix, Easy, RemembersTwo])
def test_forgetful_players_know_less(maker: type[Scripted]) -> None:
    """The fewer cards are remembered, the more places are left; what was seen long ago makes no difference."""
    views = [GAME.view(position(top=top), 0) for top in range(8, 25)]
    longer = [len(Scripted().forecast(view)[0]) for view in views]
    shorter = [len(maker().forecast(view)[0]) for view in views]
    assert all(fewer <= more for fewer, more in zip(longer, shorter, strict=True))
    assert sum(longer) < sum(shorter)
    view = GAME.view(position(top=20), 0)
    dim = position(top=20, more={"seen": list(range(21 - maker.remembers, 21))})
    assert maker().forecast(GAME.view(dim, 0)) == maker().forecast(view)


def test_both_kinds_of_sequences_are_as_likely() -> None:
    """BS-4.3: where it is not known whether she may stay, each kind counts by the part of its walks that fits."""
    view = GAME.view(position(sequence="hard-move1", top=18, drawn_from="hard"), 0)
    deck = [[place for place in range(len(PLACES)) if fits(view, slot, place)] for slot in range(24)]
    anywhere = [list(range(len(PLACES)))] * 24
    parts = {
        at: sum(Fraction(closed([*deck[:18], [at], *deck[19:]], stay), closed(anywhere, stay)) for stay in KINDS)
        for at in deck[18]
    }
    whole = sum(parts.values())
    assert Scripted().forecast(view)[0] == pytest.approx(
        {at: float(part / whole) for at, part in parts.items() if part}
    )


def test_who_remembers_three_reckons_with_these() -> None:
    """BS-4.3: the walks through the last three cards and a street on either side, of both kinds."""
    view = GAME.view(position(sequence="hard-move1", top=18, drawn_from="hard"), 0)
    wanted: dict[int, Fraction] = {}
    for stay in KINDS:
        onward, every = next_to(stay), product(range(len(PLACES)), repeat=5)
        walks = [walk for walk in every if all(b in onward[a] for a, b in pairwise(walk))]
        for walk in walks:
            if all(fits(view, 15 + n, walk[n]) for n in (1, 2, 3)):
                wanted[walk[3]] = wanted.get(walk[3], Fraction()) + Fraction(1, len(walks))
    whole = sum(wanted.values())
    assert Easy().forecast(view)[0] == pytest.approx({at: float(part / whole) for at, part in wanted.items()})


KINDS = (False, True)


def closed(deck: list[list[int]], stay: bool) -> int:
    """How many walks there are round a deck with these places for each card."""
    found, onward = 0, next_to(stay)
    for start in deck[0]:
        ways = Counter({start: 1})
        for places in [*deck[1:], [start]]:
            further: Counter[int] = Counter()
            for place, count in ways.items():
                further.update({there: count for there in onward[place] if there in places})
            ways = further
        found += ways[start]
    return found


def test_they_know_neither_sequences_nor_women_by_heart() -> None:
    """BS-16.3: with the same signs another sequence, or another Lady of the suit, makes no difference."""
    view = GAME.view(position(top=8), 0)
    for seed in range(20):
        world = GAME.sample(view, seed)
        assert chosen(world) == chosen(position(top=8))


def share_won(name: str, games: int, **values: Any) -> float:
    """How many of so many games are won."""
    settings = GAME.settings(**values)
    reasons = [play_game(GAME, settings, [name], seed).reason for seed in range(1, games + 1)]
    return reasons.count("unmasked") / games


def test_who_remembers_more_wins_more() -> None:
    """All cards, six, three, two: in this order, and near what docs/black_sonata.md has of 2,000 games each."""
    shares = [share_won(name, 100) for name in ("scripted", "scripted:six", "scripted:easy", "scripted:two")]
    assert shares == sorted(shares, reverse=True)
    assert shares[0] >= 0.97
    assert shares == pytest.approx([0.99, 0.85, 0.75, 0.65], abs=0.1)


def test_hard_sequences_are_hard() -> None:
    """BS-4.4: for who remembers three cards a very easy one is won far more often than a hard one."""
    assert share_won("scripted:easy", 60, sequence="very_easy") > share_won("scripted:easy", 60, sequence="hard") + 0.1


def test_positions_of_every_decision_are_answered() -> None:
    """BS-9.4: whatever is asked, one of the choices on offer is given."""
    state = position(agenda=[ROUND, CHOOSE])
    assert chosen(state) in [option.text for option in GAME.options(state)]
