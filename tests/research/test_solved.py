"""The player that has solved the game: it needs nothing but its view; and what cannot be solved is said not to be."""

from __future__ import annotations

import json
import sys
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

import fogbound
from fogbound.bots import play_game, player, seated
from fogbound.core.chance import Scripted
from fogbound.core.mistakes import Mistake
from fogbound.core.players import Budget
from fogbound.core.seen import View
from fogbound.research.solved import Solved
from fogbound.research.walk import Side, Walk

GAME = fogbound.game("liars_dice")
TINY = GAME.settings(preset="tiny")


@pytest.fixture(scope="module")
def cfr() -> Solved:
    """Let the player sit down; it solves the game once."""
    return Solved(GAME, TINY)


def view_after(*bids: str, dice: tuple[int, int] = (3, 1)) -> View:
    """Give the view of whoever is to choose after these bids."""
    state = GAME.setup(TINY, Scripted(dice))
    for bid in bids:
        GAME.play(state, f"bid {bid}")
    return GAME.view(state, GAME.actor(state))


def test_it_knows_what_it_sees(cfr: Solved) -> None:
    """All on offer has its probability, also when the view has come as text from far away."""
    view = view_after("1x3", "2x3")
    likely = cfr.probabilities(view)
    assert list(likely) == view.decision["options"]
    assert sum(likely.values()) == pytest.approx(1)
    assert cfr.probabilities(View(json.loads(view.json()))) == likely


def test_it_knows_no_more_than_it_sees(cfr: Solved) -> None:
    """Whatever the other player has, it does the same."""
    chances = [cfr.probabilities(view_after("1x3", dice=(other, 1))) for other in range(6)]
    assert chances == [chances[0]] * 6
    assert cfr.probabilities(view_after("1x3", dice=(0, 2))) != chances[0]


def test_it_chooses_by_these_probabilities(cfr: Solved) -> None:
    """Often enough to tell, with chance as it fell for this seed."""
    view, rng = view_after("1x3"), Random(5)
    chosen = [cfr.choose(view, Budget(), rng) for _ in range(2000)]
    for choice, probability in cfr.probabilities(view).items():
        assert chosen.count(choice) / 2000 == pytest.approx(probability, abs=0.04)


def test_what_is_certain_is_done(cfr: Solved) -> None:
    """After the highest bid there is one choice; and a bid that one's own die makes true is not called."""
    assert cfr.probabilities(view_after("2x6")) == {"liar": 1}
    assert cfr.probabilities(view_after("1x2", dice=(0, 1)))["liar"] < 0.001


def test_it_plays_whole_games() -> None:
    """By its name, against itself and against others."""
    for others in ("cfr", "scripted", "random"):
        assert len(play_game(GAME, TINY, ["cfr", others], seed=2).winners) == 1


def test_a_position_of_another_game_is_unknown_to_it(cfr: Solved) -> None:
    """It has solved the settings with which it was made, and says so when there are others."""
    other = GAME.settings(2, dice=2, starter="first")
    with pytest.raises(Mistake, match="this position does not arise in the game that was solved"):
        cfr.probabilities(GAME.view(GAME.setup(other, 1), 0))


@pytest.mark.parametrize(
    ("settings", "said"),
    [
        ({"seats": 3, "dice": 1}, "can be solved for two players only, not for 3"),
        ({"seats": 2}, "with these settings is too large to be solved exactly"),
        ({"seats": 2, "dice": 2, "starter": "first"}, "with these settings is too large to be solved exactly"),
        ({"seats": 2, "dice": 1, "exact": "safe"}, "with these settings is too large to be solved exactly"),
    ],
    ids=["three players", "too many deals", "too many positions", "no end"],
)
def test_what_cannot_be_solved_is_said_not_to_be(settings: dict[str, Any], said: str) -> None:
    """Before the game, and soon."""
    with pytest.raises(Mistake, match=said):
        player(GAME, GAME.settings(**settings), "cfr")


def test_a_seat_that_forgets_cannot_be_helped() -> None:
    """Solving needs views in which whatever a seat has known and done can still be read."""
    side = Side()
    first = side.reach(key=1, sequence=0, options=2)
    assert side.reach(key=1, sequence=0, options=2) == first
    side.reach(key=2, sequence=first, options=2)
    with pytest.raises(Mistake, match="forgets"):
        side.reach(key=2, sequence=first + 1, options=2)


def test_only_games_in_which_one_wins_what_the_other_loses() -> None:
    """Scores that do not make up for each other are found out at the first ending."""
    both_win = GAME.setup(TINY, 1)
    both_win.end([0, 1], [], [1.0, 1.0], "last_with_dice")
    friendly: Any = SimpleNamespace(info=GAME.info, setup=lambda *_: both_win)
    with pytest.raises(Mistake, match="what one seat wins is not what the other loses"):
        Walk(friendly, TINY)


def test_without_numpy_it_is_said_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    """The engine plays without numpy; this player does not."""
    for name in [name for name in sys.modules if name.startswith("fogbound.research")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "numpy", None)
    with pytest.raises(Mistake, match=r"^fogbound\.research needs numpy: pip install 'fogbound\[research\]'$"):
        seated(GAME, TINY, "cfr", 0, 1)
