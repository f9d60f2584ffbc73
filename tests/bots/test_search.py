"""The player that searches: what it does in one situation, in worlds that it imagines, and at the table."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

import fogbound
from fogbound.bots.search import Search
from fogbound.bots.search.habits import Habits
from fogbound.bots.search.nodes import OpenNode, SecretNode
from fogbound.bots.search.tree import Tree
from fogbound.bots.search.worlds import Worlds
from fogbound.core.chance import Scripted
from fogbound.core.game import Game
from fogbound.core.players import Budget
from fogbound.core.seen import View

DICE = fogbound.game("liars_dice")
LUCKY = fogbound.game("kill_doctor_lucky")
UNMATCHED = fogbound.game("unmatched")
TINY = DICE.settings(preset="tiny")


def view_after(*bids: str, dice: tuple[int, int] = (3, 1)) -> View:
    """Give the view of whoever is to choose after these bids in the smallest game."""
    state = DICE.setup(TINY, Scripted(dice))
    for bid in bids:
        DICE.play(state, f"bid {bid}")
    return DICE.view(state, DICE.actor(state))


def cups(state: Any) -> list[int]:
    """Give the one die under each cup."""
    return [cup.cards[0] for cup in state.cups]


def test_an_open_choice_comes_to_what_pays() -> None:
    """Whatever the prior says; and what pays nothing is hardly tried again."""
    node, rng, worths = OpenNode([0.9, 0.05, 0.05]), Random(1), [0.2, 0.3, 0.8]
    for _ in range(300):
        chosen = node.pick(rng)
        node.learn(chosen, worths[chosen])
    assert node.played() == [0.0, 0.0, 1.0]
    assert node.visits[2] > 200


def test_without_a_try_the_prior_is_all_that_is_known() -> None:
    """Of both kinds."""
    assert OpenNode([0.25, 0.75]).played() == [0.25, 0.75]
    assert SecretNode([0.25, 0.75]).strategy() == [0.25, 0.75]


@pytest.mark.parametrize(
    ("matrix", "first", "second"),
    [
        # Matching pennies, where one match pays twice: both hide the rich side twice as often.
        ([[1.0, 0.0], [0.0, 0.5]], [1 / 3, 2 / 3], [1 / 3, 2 / 3]),
        # Paper, scissors, stone.
        ([[0.5, 0.0, 1.0], [1.0, 0.5, 0.0], [0.0, 1.0, 0.5]], [1 / 3] * 3, [1 / 3] * 3),
        # Something is best whatever the other one does.
        ([[0.6, 0.7], [0.1, 0.2]], [1.0, 0.0], [1.0, 0.0]),
    ],
)
def test_two_secret_choices_solve_their_matrix_game(
    matrix: list[list[float]], first: list[float], second: list[float]
) -> None:
    """What both play on average is the solution, within a few hundredths."""
    one, other, rng = SecretNode([1 / len(first)] * len(first)), SecretNode([1 / len(second)] * len(second)), Random(2)
    for _ in range(20_000):
        mine, theirs = one.pick(rng), other.pick(rng)
        one.regret([row[theirs] for row in matrix])
        other.regret([1 - worth for worth in matrix[mine]])
    assert one.played() == pytest.approx(first, abs=0.04)
    assert other.played() == pytest.approx(second, abs=0.04)


def test_what_is_believed_of_others_is_never_certain() -> None:
    """Anybody may do something else now and then."""
    node = SecretNode([1.0, 0.0])
    assert min(node.believed()) > 0
    assert sum(node.believed()) == pytest.approx(1)


def test_worlds_are_believed_by_what_was_done_in_them() -> None:
    """LD-3.1: who bids a five at once is likely to have one, since the usual player bids its own die."""
    view = view_after("1x5", dice=(4, 0))
    tree = Tree(DICE, 1, Habits(DICE), Random(3), duel=False)
    worlds = Worlds(DICE, view, tree, Random(4))
    drawn = [cups(worlds.draw())[0] for _ in range(2000)]
    assert drawn.count(4) > 5 * drawn.count(1)
    assert {cups(worlds.draw())[1] for _ in range(50)} == {0}


def mixed(game: Game[Any], state: Any) -> bool:
    """Tell whether the choice that is waited for is mixed."""
    tree = Tree(game, None, Habits(game), Random(1), duel=state.settings.seats == 2)
    return isinstance(tree.node(state), SecretNode)


def test_what_must_not_be_foretold_is_mixed() -> None:
    """UNM-7.1: cards laid face down against one other, and bids that tell what one holds; not what all may know."""
    duel = UNMATCHED.setup(UNMATCHED.settings(2), 1)
    seen: dict[str, bool] = {}
    rng = Random(2)
    while duel.outcome is None:
        name = type(UNMATCHED.decision(duel)).__name__
        seen[name] = seen.get(name, False) or mixed(UNMATCHED, duel)
        UNMATCHED.apply(duel, rng.choice(UNMATCHED.options(duel)))
    assert seen["ChooseAttackCard"]
    assert seen["MayDefend"]
    assert not seen["TakeAction"]
    assert not seen["MoveFighter"]
    assert mixed(DICE, DICE.setup(TINY, 1))
    assert not mixed(DICE, DICE.setup(DICE.settings(3), 1))


def test_what_is_tried_in_secret_counts_for_what_is_played() -> None:
    """Each time that the seat learns, what it would choose then is remembered."""
    node = SecretNode([0.5, 0.5])
    for _ in range(30):
        node.remember()
        node.regret([0.0, 1.0])
    assert node.played() == [0.0, 1.0]


def test_the_past_is_what_was_bid() -> None:
    """LD-3.1: each bid with the position before it, as its bidder saw it."""
    state = DICE.setup(TINY, Scripted((3, 1)))
    before = []
    for bid in ("1x2", "1x4", "2x4"):
        before.append((state.clone(), f"bid {bid}"))
        DICE.play(state, f"bid {bid}")
    found = [(DICE.options(earlier), DICE.actor(earlier), option.text) for earlier, option in DICE.past(state)]
    assert found == [(DICE.options(earlier), DICE.actor(earlier), text) for earlier, text in before]
    keys = [(DICE.key(earlier, 0), DICE.key(earlier, 1)) for earlier, _ in DICE.past(state)]
    assert keys == [(DICE.key(earlier, 0), DICE.key(earlier, 1)) for earlier, _ in before]
    assert LUCKY.past(LUCKY.setup(LUCKY.settings(), 1)) == []


def test_a_round_is_learnt_as_a_whole() -> None:
    """Whatever was asked before, and wherever in the round: all comes of the same tree."""
    long = Budget(worlds=500)
    player = Search(DICE, TINY, long)
    for view in (view_after("1x3"), view_after("1x5", dice=(0, 5)), view_after()):
        tree = player.tree(view, long, Random(1))
        assert tree is player.tree(view_after("1x1", "1x6"), long, Random(2))
        assert player.probabilities(view) == Search(DICE, TINY, long).probabilities(view)


@pytest.mark.parametrize("name", sorted(fogbound.games()))
def test_the_same_again_with_the_same_luck(name: str) -> None:
    """In every game, after some choices; and it is on offer."""
    game = fogbound.game(name)
    settings = game.settings()
    state, rng = game.setup(settings, 4), Random(5)
    for _ in range(12):
        game.apply(state, rng.choice(game.options(state)))
    view = game.view(state, game.actor(state))
    chosen = {Search(game, settings).choose(view, Budget(worlds=12), Random(8)) for _ in range(2)}
    assert len(chosen) == 1
    assert chosen <= set(view.decision["options"])


def test_a_lie_that_must_be_one_is_called() -> None:
    """LD-4.1: both dice are said to be what one's own is not."""
    player = Search(DICE, TINY, Budget(worlds=60))
    view = view_after("2x3", dice=(2, 0))
    assert player.probabilities(view)["liar"] > 0.95
    assert player.value(view)[1] > 0.9


def test_its_probabilities_are_of_what_is_offered() -> None:
    """Together 1, the same again, and another's die changes nothing."""
    player = Search(DICE, TINY, Budget(worlds=40))
    likely = player.probabilities(view_after("1x3"))
    assert list(likely) == view_after("1x3").decision["options"]
    assert sum(likely.values()) == pytest.approx(1)
    assert likely == player.probabilities(view_after("1x3", dice=(0, 1)))


def test_a_time_is_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    """One iteration at least, and none that begins after the end."""
    now = iter(range(1000))
    monkeypatch.setattr("fogbound.bots.search.player.perf_counter", lambda: next(now))
    tree = Search(LUCKY, LUCKY.settings()).tree(lucky_view(), Budget(worlds=10**9, seconds=5), Random(1))
    assert tree.iterations == 5


def lucky_view() -> View:
    """Give the first view of a game of four."""
    state = LUCKY.setup(LUCKY.settings(4), 2)
    return LUCKY.view(state, LUCKY.actor(state))
