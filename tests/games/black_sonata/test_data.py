"""The data agree with everything that is known of the printed game, and with one another."""

from __future__ import annotations

import string
from collections import Counter
from itertools import combinations, pairwise

import pytest

from fogbound.core.spaces import members
from fogbound.games.black_sonata.catalogue import FOG_NAMES, LEAVES_THE_GAME
from fogbound.games.black_sonata.courses import (
    CARD_CODES,
    CARD_LANDMARKS,
    CARD_PLACES,
    CARDS,
    COURSES,
    POSITIONS,
    SEQUENCES,
    Sequence,
)
from fogbound.games.black_sonata.fogging import CARRIED_OUT
from fogbound.games.black_sonata.london import ALL_PLACES, LANDMARKS, LONDON, PLACES, STANDING, WITH
from fogbound.games.black_sonata.modes import CLOCKWISE, DOTTED, FROM, MODES, RANKS, REMOVED, RING, rank, score
from fogbound.games.black_sonata.women import ALL_TRIPLES, SUITS, TRAITS, TRIPLES, WOMEN, Woman, of_suit, shared

LENGTHS = {"very_easy": 30, "easy": 28, "moderate": 26, "hard": 24, "standard": 26}
HOW_MANY = {"very_easy": 2, "easy": 6, "moderate": 6, "hard": 6, "standard": 8}


def ring_of(items: tuple[int, ...]) -> list[tuple[int, int]]:
    """Each with the next, the last with the first."""
    return list(pairwise((*items, items[0])))


# The board.


def test_eleven_places_and_fifteen_streets() -> None:
    """BS-1.1: eleven places, fifteen streets, all connected, and no dead end."""
    assert len(set(PLACES)) == 11
    assert sum(len(near) for near in LONDON.neighbours) == 2 * 15
    assert LONDON.within(0, 11) == ALL_PLACES
    assert min(len(near) for near in LONDON.neighbours) == 2


def test_seven_landmarks() -> None:
    """BS-1.1: one to three different landmarks at each place, each kind at two to four places."""
    assert all(1 <= len(set(standing)) == len(standing) <= 3 for standing in STANDING)
    counts = {landmark: places.bit_count() for landmark, places in zip(LANDMARKS, WITH, strict=True)}
    assert counts == {
        "church": 4,
        "commercial": 2,
        "playhouse": 3,
        "riverside": 3,
        "rural": 2,
        "residence": 4,
        "tavern": 2,
    }


def fewest_moves_to_enter_all(start: int) -> int:
    """A walk that enters every place, the start included, as short as can be."""
    seen, now, moves = {(start, 0)}, [(start, 0)], 0
    while all(entered != ALL_PLACES for _, entered in now):
        steps = [(n, entered | 1 << n) for place, entered in now for n in LONDON.neighbours[place]]
        now = [step for step in dict.fromkeys(steps) if step not in seen]
        seen.update(now)
        moves += 1
    return moves


def test_walks_through_all_london() -> None:
    """Entering every place takes eleven moves; twelve from Clerkenwell and the Clink."""
    walks = {name: fewest_moves_to_enter_all(place) for place, name in enumerate(PLACES)}
    assert [name for name, moves in walks.items() if moves == 12] == ["clerkenwell", "clink"]
    assert set(walks.values()) == {11, 12}


# The stealth cards.


def test_thirty_two_stealth_cards() -> None:
    """BS-1.2: the labels of the rulebook; each is the first letter, with a dash for every empty position before it."""
    assert sorted(CARDS) == sorted([*string.ascii_uppercase, "-A", "-K", "-L", "-S", "-U", "--X"])
    assert all(
        code.startswith(label) and label.lstrip("-").isalpha() for label, code in zip(CARDS, CARD_CODES, strict=True)
    )
    assert all(len(code) == 8 and set(code) <= {*string.ascii_uppercase, "-"} for code in CARD_CODES)


def test_the_back_shows_a_landmark_of_the_place() -> None:
    """BS-1.2: and every landmark of every place is on some card; two or three cards a place."""
    shown = set(zip(CARD_PLACES, CARD_LANDMARKS, strict=True))
    assert shown == {(place, landmark) for place, standing in enumerate(STANDING) for landmark in standing}
    assert set(Counter(CARD_PLACES).values()) == {2, 3}


@pytest.mark.parametrize("position", range(8))
def test_each_position_holds_each_letter_once(position: int) -> None:
    """BS-4.1: which is how the eight printed sequences can be sorted from A to Z."""
    used = sorted(code[position] for code in CARD_CODES if code[position] != "-")
    assert used == list(string.ascii_uppercase)


# The sequences.


def test_twenty_eight_sequences() -> None:
    """BS-4.1 and BS-4.3: 2, 6, 6 and 6 of the rulebook and 8 printed; half of each class may stay."""
    assert len(SEQUENCES) == 28
    assert Counter(sequence.difficulty for sequence in SEQUENCES.values()) == HOW_MANY
    staying = Counter(sequence.difficulty for sequence in SEQUENCES.values() if sequence.may_stay)
    assert {difficulty: 2 * count for difficulty, count in staying.items()} == HOW_MANY


def round_and_round(cards: tuple[int, ...]) -> tuple[int, ...]:
    """The same for every cut and both directions."""
    turned = []
    for line in (cards, cards[::-1]):
        first = line.index(min(line))
        turned.append(line[first:] + line[:first])
    return min(turned)


def test_no_two_sequences_are_the_same_ring() -> None:
    """BS-4.1: 56 different courses through London, when turned round as well."""
    assert len({round_and_round(sequence.cards) for sequence in SEQUENCES.values()}) == 28


@pytest.mark.parametrize("sequence", SEQUENCES.values(), ids=SEQUENCES)
def test_a_sequence_is_a_closed_walk(sequence: Sequence) -> None:
    """BS-5.1 and BS-4.3: each card is one street on, or, where she may stay, the same place at least once."""
    places = tuple(CARD_PLACES[card] for card in sequence.cards)
    steps = ring_of(places)
    assert len(set(sequence.cards)) == len(sequence.cards) == LENGTHS[sequence.difficulty]
    assert all(here == there or LONDON.joined[here] >> there & 1 for here, there in steps)
    assert any(here == there for here, there in steps) == sequence.may_stay


@pytest.mark.parametrize(("name", "position"), POSITIONS.items())
def test_a_printed_sequence_goes_from_a_to_z(name: str, position: int) -> None:
    """BS-4.1: positions 1 to 4 for those that move every turn, 5 to 8 for the others."""
    sequence = SEQUENCES[name]
    assert "".join(CARD_CODES[card][position - 1] for card in sequence.cards) == string.ascii_uppercase
    assert sequence.difficulty == "standard"
    assert sequence.may_stay == (position > 4)


def test_the_sequences_use_every_street_and_every_pair_of_cards() -> None:
    """All 15 streets, and all 126 pairs of cards of neighbouring places: nothing in the map is superfluous."""
    steps = [step for sequence in SEQUENCES.values() for step in ring_of(sequence.cards)]
    moved = {frozenset(step) for step in steps if CARD_PLACES[step[0]] != CARD_PLACES[step[1]]}
    near = {
        frozenset(pair)
        for pair in combinations(range(len(CARDS)), 2)
        if LONDON.joined[CARD_PLACES[pair[0]]] >> CARD_PLACES[pair[1]] & 1
    }
    assert moved == near
    assert len(near) == 126
    assert len({frozenset(CARD_PLACES[card] for card in pair) for pair in moved}) == 15


def test_every_course() -> None:
    """BS-4.2 and BS-4.5: each sequence in two directions, cut at every card."""
    assert len(COURSES) == 2 * sum(LENGTHS[sequence.difficulty] for sequence in SEQUENCES.values())
    assert len({course.name for course in COURSES}) == len(COURSES)


# The women.


def test_twelve_women() -> None:
    """BS-1.4 and BS-11.2: two of each suit, three traits each, and all twelve sets different."""
    assert Counter(woman.suit for woman in WOMEN) == dict.fromkeys(range(6), 2)
    assert len(TRAITS) == 7
    assert len(TRIPLES) == 35
    assert all(woman.traits.bit_count() == 3 for woman in WOMEN)
    assert len({woman.traits for woman in WOMEN}) == 12


@pytest.mark.parametrize("woman", WOMEN, ids=lambda woman: woman.name)
def test_a_key_says_how_many_traits_are_shared(woman: Woman) -> None:
    """BS-1.4: for each suit exactly the numbers shared with the other women of that suit: 1, 2, or 0 or 2."""
    for suit in range(len(SUITS)):
        others = [WOMEN[number] for number in of_suit(suit) if WOMEN[number] is not woman]
        assert woman.key[suit] == tuple(sorted({shared(woman.traits, other.traits) for other in others}))
        assert woman.key[suit] in ((1,), (2,), (0, 2))


def test_both_women_of_a_suit_have_the_same_key_and_the_table_is_symmetric() -> None:
    """BS-1.4: a key depends on two suits only."""
    rows = [{WOMEN[number].key for number in of_suit(suit)} for suit in range(len(SUITS))]
    assert all(len(row) == 1 for row in rows)
    table = [next(iter(row)) for row in rows]
    assert all(table[a][b] == table[b][a] for a in range(6) for b in range(6))


def test_the_example_of_the_rulebook() -> None:
    """BS-1.4: Jacqueline Field."""
    field = next(woman for woman in WOMEN if woman.name == "Jacqueline Field")
    assert {trait for trait in TRAITS if field.traits >> TRAITS.index(trait) & 1} == {"literary", "children", "married"}
    assert dict(zip(SUITS, field.key, strict=True)) == {
        "rose": (1,),
        "oak": (0, 2),
        "bluebell": (2,),
        "acorn": (0, 2),
        "thistle": (1,),
        "sage": (1,),
    }


def left_by(clues: list[Woman], suit: int) -> list[int]:
    """The triples that all these clues leave."""
    left = ALL_TRIPLES
    for clue in clues:
        left &= clue.agrees[suit]
    return members(left)


@pytest.mark.parametrize("lady", WOMEN, ids=lambda woman: woman.name)
def test_the_dark_lady_follows_from_all_other_cards(lady: Woman) -> None:
    """BS-11.2: and without the suit card exactly the two women of her suit remain."""
    others = [woman for woman in WOMEN if woman is not lady]
    assert left_by(others, lady.suit) == [lady.triple]
    without = [woman for woman in others if woman.suit != lady.suit]
    assert left_by(without, lady.suit) == sorted(WOMEN[number].triple for number in of_suit(lady.suit))


# Fog and modes.


def test_ten_fog_cards() -> None:
    """BS-1.5 and BS-9.3: ten different ones; two leave the game when they were used."""
    assert len(set(FOG_NAMES)) == 10
    assert [n for n, leaves in zip(FOG_NAMES, LEAVES_THE_GAME, strict=True) if leaves] == [
        "reveal_clue_once",
        "remove_itself",
    ]
    assert set(CARRIED_OUT) == set(FOG_NAMES)


def test_the_ring_of_suits() -> None:
    """BS-15.2: neighbours share 1, opposite suits 2, the others 0 or 2."""
    keys = {0: (1,), 1: (1,), 2: (0, 2), 3: (2,), 4: (0, 2), 5: (1,)}
    assert sorted(RING) == list(range(6))
    for i, suit in enumerate(RING):
        woman = WOMEN[of_suit(suit)[0]]
        assert all(woman.key[RING[(i + distance) % 6]] == key for distance, key in keys.items())


def test_removed_suits_follow_the_ring() -> None:
    """BS-15.4 and BS-15.6: the next suit clockwise, and the next one on the dotted lines, whose key is 0 or 2."""
    assert all(CLOCKWISE[RING[i]] == RING[(i + 1) % 6] for i in range(6))
    assert all(DOTTED[RING[i]] == RING[(i + 2) % 6] for i in range(6))
    assert all(WOMEN[of_suit(suit)[0]].key[removed] == (0, 2) for suit, removed in DOTTED.items())


@pytest.mark.parametrize("removal", ["dotted_next", "clockwise_next"])
def test_with_a_suit_removed_the_dark_lady_still_follows(removal: str) -> None:
    """BS-11.2: in every mode."""
    for lady in WOMEN:
        left = [woman for woman in WOMEN if woman is not lady and woman.suit != REMOVED[removal][lady.suit]]
        assert left_by(left, lady.suit) == [lady.triple]


@pytest.mark.parametrize("removal", REMOVED)
def test_a_new_dark_lady_follows_too(removal: str) -> None:
    """BS-10.10 and BS-11.2: from all other cards in the game, in every mode."""
    for old in WOMEN:
        pool = [woman for woman in WOMEN if woman.suit != REMOVED[removal].get(old.suit)]
        for new in pool:
            assert left_by([woman for woman in pool if woman is not new], new.suit) == [new.triple]


def test_the_five_modes() -> None:
    """BS-15: their numbers; only expert removes fog, and leaves at least one card."""
    assert list(MODES) == ["training", "easy", "normal", "advanced", "expert"]
    assert {name: mode.countdown for name, mode in MODES.items() if mode.countdown != 2} == {"easy": 3}
    assert [name for name, mode in MODES.items() if mode.move_and_search] == ["training"]
    bounds = {name: (mode.fewest_fog_removed, mode.most_fog_removed) for name, mode in MODES.items()}
    assert bounds == {**dict.fromkeys(MODES, (0, 0)), "expert": (1, len(FOG_NAMES) - 1)}


def test_the_scoring_example_of_the_rulebook() -> None:
    """BS-14.1 and BS-14.3: 4 cards above, 2 on the countdown card, 26 cards, 3 fog cards, easy: 32, a golden lad."""
    points = score(MODES["easy"], 0, 4 + 2 * 26, 3)
    assert points == 32
    assert rank(points) == "golden lad/girl"


def test_ranks_cover_every_score_once() -> None:
    """BS-14.3: with no gap, and the lowest for whatever is below."""
    assert FROM == (20, 41, 61)
    assert [rank(points) for points in (-30, 19, 20, 40, 41, 60, 61, 200)] == [r for r in RANKS for _ in range(2)]
