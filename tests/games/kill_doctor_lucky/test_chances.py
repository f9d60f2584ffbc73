"""Chances and insight: counted by brute force, by imagined worlds, and by hand."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest

from fogbound.core.playout import play_randomly
from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.agreed import agreed_in
from fogbound.games.kill_doctor_lucky.chances import at_least_drawn, clovers_held
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.conformance.test_fairness import small_positions
from tests.games.kill_doctor_lucky.positions import foiling, played, position


@pytest.mark.parametrize("drawn", range(7))
def test_clovers_of_cards_that_are_drawn(drawn: int) -> None:
    """As brute force counts them: of four blank cards, two of one clover and one of four."""
    cards = [0, 0, 0, 0, 1, 1, 4]
    totals = Counter(sum(some) for some in combinations(cards, drawn))
    every = sum(totals.values())
    for clovers, chance in enumerate(at_least_drawn(((0, 4), (1, 2), (4, 1)), drawn)):
        assert chance == pytest.approx(sum(count for total, count in totals.items() if total >= clovers) / every)


def agree(state: Mansion, seats: list[int]) -> None:
    """As many clovers as these seats hold about half the time, they hold as often in imagined worlds."""
    view = GAME.view(state, 0)
    agreed = agreed_in(view)
    chances = clovers_held(view, agreed, seats)
    clovers = next(clovers for clovers, chance in enumerate(chances) if chance < 0.6)
    worlds = [GAME.sample(view, seed) for seed in range(1500)]
    found = [sum(agreed.worth[card] for seat in seats for card in world.hands[seat].cards) for world in worlds]
    assert sum(total >= clovers for total in found) / len(worlds) == pytest.approx(chances[clovers], abs=0.05)


def test_chances_agree_with_imagined_worlds() -> None:
    """In a game that has been played for a while, one's own cards being certain."""
    state = GAME.setup(GAME.settings(4), 3)
    play_randomly(state, 5, 60)
    for seats in ([1], [0, 2], [1, 2, 3]):
        agree(state, seats)


def test_chances_agree_where_discards_were_shuffled() -> None:
    """What is remembered lies in the pile, or with who has drawn since."""
    settings = GAME.settings(3, deck_exhaustion="reshuffle", draw_needs_privacy=False)
    state = GAME.setup(settings, 2)
    rng = Random(1)
    while not (state.sightings and len(state.pile) < 20):
        options = GAME.options(state)
        draws = [option for option in options if option.verb in ("draw", "steps")]
        GAME.apply(state, rng.choice(draws or [option for option in options if option.verb != "attempt"]))
    for seats in ([1], [1, 2]):
        agree(state, seats)


def test_chances_agree_with_the_small_position_of_shuffled_discards() -> None:
    """Counted by hand: of 24 x 2 deals, the second guest has the two clovers of `umm` in half."""
    small = small_positions("kill_doctor_lucky")[2]
    view = GAME.view(GAME.from_data(small.position), 0)
    total = sum(small.worlds.values())
    two = sum(count for world, count in small.worlds.items() if clovers_of(world.split(" | ")[0]) >= 2)
    assert clovers_held(view, agreed_in(view), [1])[2] == pytest.approx(two / total)


def clovers_of(hand: str) -> int:
    """What these cards foil."""
    return sum({"failure_bats": 1, "failure_oops": 2, "failure_umm": 2}.get(name, 0) for name in hand.split())


def test_what_an_attempt_promises() -> None:
    """For every weapon its value here, and how likely nobody can stop it."""
    state = position("gallery kitchen kitchen", hands=("weapon_piece_of_rope weapon_trowel",), tokens="1 0 1")
    attempts = GAME.insight(GAME.view(state, 0))["attempts"]
    assert {text: said["value"] for text, said in attempts.items()} == {
        "bare_hands": 2,
        "use weapon_piece_of_rope": 8,
        "use weapon_trowel": 4,
    }
    assert {said["unstoppable"] for said in attempts.values()} == {1.0}


def test_tokens_of_the_others_stop_it() -> None:
    """One of them, with nobody holding a card, stops bare hands and nothing more."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel",), tokens="0 1 0")
    attempts = GAME.insight(GAME.view(state, 0))["attempts"]
    assert [attempts[text]["unstoppable"] for text in ("bare_hands", "use weapon_trowel")] == [0.0, 1.0]


def test_a_single_hidden_card() -> None:
    """One card in another's hand: of the 71 unseen ones 24 are Failure cards, 14 of these of two clovers and more."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel", "move_foyer"))
    attempts = GAME.insight(GAME.view(state, 0))["attempts"]
    assert attempts["bare_hands"]["unstoppable"] == pytest.approx(1 - 24 / 71)
    assert attempts["use weapon_trowel"]["unstoppable"] == pytest.approx(1 - 8 / 71)


def test_only_who_may_attack_is_told() -> None:
    """Neither the others, nor an onlooker, nor who is seen."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel",))
    assert [GAME.insight(GAME.view(state, seat))["attempts"] for seat in (1, None)] == [{}, {}]
    assert GAME.insight(GAME.view(position("gallery library kitchen"), 0))["attempts"] == {}


def test_an_attempt_under_way() -> None:
    """What is missing, what one could lay, and whether the others can do without."""
    state = position("kitchen gallery kitchen kitchen", turn=1, hands=("F2 F1", "", "F1"), tokens="1 3 0 0")
    played(state, "attempt", "bare_hands")
    said = GAME.insight(GAME.view(state, 0))["under_way"]
    assert (said["missing"], said["own"], said["unstoppable"]) == (4, 4, 0.0)
    assert said["without_own"] == pytest.approx(1 - 4 / 70)
    foiling(state, "F1", "")
    said = GAME.insight(GAME.view(state, 0))["under_way"]
    assert (said["missing"], said["own"], said["without_own"]) == (3, 4, 1.0)


def test_the_doctors_next_stops() -> None:
    """And whose turn each makes it, while all stay: the Library gives the turn to who waits there."""
    state = position("foyer foyer library", "armory")
    stops = GAME.insight(GAME.view(state, None))["stops"]
    assert [(stop["space"], stop["turn"]) for stop in stops[:4]] == [
        ("gallery", 1),
        ("library", 2),
        ("tennessee_room", 0),
        ("lilac_room", 1),
    ]


def test_the_first_round_in_the_next_stops() -> None:
    """Nobody is given a turn by the first walks."""
    stops = GAME.insight(GAME.view(position("foyer library foyer", "armory", turns=0), 0))["stops"]
    assert [stop["turn"] for stop in stops[:4]] == [1, 2, 0, 1]


def test_values() -> None:
    """They add up to nothing; who is about to kill him has the most; at the end they are the scores."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel", "F1"), tokens="1 0 0")
    before = GAME.values(GAME.view(state, 1))
    played(state, "attempt", "use weapon_trowel")
    during = GAME.values(GAME.view(state, 1))
    assert sum(before) == pytest.approx(0)
    assert before[0] > before[1] > before[2]
    assert during == [2.0, -1.0, -1.0]
    foiling(state, "", "")
    assert GAME.values(GAME.view(state, 1)) == [2.0, -1.0, -1.0]
