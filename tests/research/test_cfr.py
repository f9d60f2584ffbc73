"""Play that cannot be exploited, measured exactly: here, by a game whose solution is known, and by OpenSpiel."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import permutations
from math import isclose

import pyspiel  # type: ignore[import-not-found]
import pytest

import fogbound
from fogbound.core.agenda import State
from fogbound.core.chance import Scripted
from fogbound.core.seen import View
from fogbound.research.cfr import solve
from fogbound.research.sequences import SequenceForm
from fogbound.research.solved import Solution
from fogbound.research.walk import NOTHING_CHOSEN, Side

GAME = fogbound.game("liars_dice")
TINY = GAME.settings(preset="tiny")
THEIRS = pyspiel.load_game("liars_dice(players=2,numdice=1,dice_sides=6)")


@pytest.fixture(scope="module")
def solution() -> Solution:
    """Solve the smallest Liar's Dice, as the player `cfr` does."""
    return Solution(GAME, TINY)


def test_it_can_hardly_be_exploited(solution: Solution) -> None:
    """Less than a thousandth of the stake, where a hundredth was asked for."""
    assert 0 <= solution.form.exploitability(solution.strategies) < 0.001


def test_the_value_lies_between_what_each_seat_can_make_sure_of(solution: Solution) -> None:
    """The first player is at a disadvantage of some 0.0271 of the stake."""
    first, second = solution.form.best_answers(solution.strategies)
    assert -second <= solution.form.value(solution.strategies) <= first
    assert -second <= -0.0271 <= first


def test_knowing_nothing_is_as_bad_as_openspiel_says(solution: Solution) -> None:
    """NashConv of uniform play, as OpenSpiel reckons it on its own tree of the same game."""
    uniform = solve(solution.form, 0)
    assert isclose(2 * solution.form.exploitability(uniform), 1.5614886463844795, rel_tol=1e-12)


def test_openspiel_finds_the_same(solution: Solution) -> None:
    """It is handed what the player does with each of the 24,576 views there are, and reckons with its own tree."""
    policy = {}
    for view in every_view():
        bids = [bid["bid"].replace("x", "-") for bid in view.bids]
        probabilities = solution.probabilities(view).values()
        actions = range(13 - len(probabilities), 13) if bids else range(12)
        policy[" ".join([view.cups[view.seat]["cards"][0], *bids])] = list(zip(actions, probabilities, strict=True))
    assert len(policy) == 6 * 2**12
    theirs = pyspiel.nash_conv(THEIRS, pyspiel.TabularPolicy(policy))
    assert isclose(theirs, 2 * solution.form.exploitability(solution.strategies), abs_tol=1e-9)


def every_view() -> Iterator[View]:
    """Give all that anybody can be shown who is to choose; what the other one has does not show, so be it the same."""
    for die in range(6):
        yield from views_below(GAME.setup(TINY, Scripted([die, die])))


def views_below(state: State) -> Iterator[View]:
    """Give those from here on."""
    seat = GAME.actor(state)
    if seat is None:
        return
    yield GAME.view(state, seat)
    for option in GAME.options(state):
        after = state.clone()
        GAME.apply(after, option)
        yield from views_below(after)


def test_every_round_counts(solution: Solution) -> None:
    """The more, the better."""
    found = [solution.form.exploitability(solve(solution.form, rounds)) for rounds in (1, 10, 100)]
    assert found == sorted(found, reverse=True)
    assert found[-1] < 0.01


def kuhn_poker() -> SequenceForm:
    """Three cards, one each, one coin as the stake and one to bet: the second player wins an eighteenth of a coin."""
    sides = Side(), Side()
    ends: tuple[list[int], list[int]] = ([], [])
    worth: list[float] = []

    def end(first: int, second: int, coins: float) -> None:
        ends[0].append(first)
        ends[1].append(second)
        worth.append(coins / 6)

    for mine, yours in permutations(range(3), 2):
        higher = 1 if mine > yours else -1
        check, bet = options(sides[0], mine, "", NOTHING_CHOSEN)
        fold, call = options(sides[1], yours, "bet", NOTHING_CHOSEN)
        end(bet, fold, 1)
        end(bet, call, 2 * higher)
        check_too, raise_it = options(sides[1], yours, "check", NOTHING_CHOSEN)
        end(check, check_too, higher)
        give_up, see = options(sides[0], mine, "check, bet", check)
        end(give_up, raise_it, -1)
        end(see, raise_it, 2 * higher)
    return SequenceForm(sides, ends, worth)


def options(side: Side, card: int, heard: str, before: int) -> tuple[int, int]:
    """Give the two sequences that go on when this card is held and this was heard."""
    first = side.reach(hash((card, heard)), before, 2)
    return first, first + 1


def test_a_game_whose_solution_is_known() -> None:
    """Kuhn's poker: the value, and the second player's only good way to play."""
    form = kuhn_poker()
    strategies = solve(form, 3000)
    assert isclose(form.value(strategies), -1 / 18, abs_tol=1e-4)
    assert form.exploitability(strategies) < 1e-4
    by_card = strategies[1][1:].reshape(-1, 4)  # fold, call; check, bet: in the order in which cards were met, 1 2 0
    assert by_card.round(2).tolist() == [[0.67, 0.33, 1, 0], [0, 1, 0, 1], [1, 0, 0.67, 0.33]]
