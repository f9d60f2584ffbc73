"""Players at a table: what they are shown, and what becomes of their answers."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

import fogbound
from fogbound.bots import Misplay, play_game, seated
from fogbound.core.agenda import State
from fogbound.core.mistakes import Mistake
from fogbound.core.seen import View
from tests.bots.strangers import Careful, Failing

GAME = fogbound.game("liars_dice")
SETTINGS = GAME.settings(2)


def choices(seed: int, *specs: str) -> list[str]:
    """Give all that was chosen in a game, from what everybody was told of it."""
    told: list[str] = []

    def listen(state: State) -> None:
        told[:] = [str(fact) for _, fact in state.heard(None)]

    play_game(GAME, GAME.settings(len(specs)), specs, seed, listen)
    return told


def test_players_are_shown_views_of_their_own_seat() -> None:
    """Never a state, not even inside something else: what they are shown is plain data."""
    spies = [Careful(GAME, SETTINGS), Careful(GAME, SETTINGS)]
    play_game(GAME, SETTINGS, spies, seed=1)
    for seat, spy in enumerate(spies):
        assert spy.shown
        for view in spy.shown:
            assert type(view) is View
            assert view.json()
            assert view.seat == view.decision["seat"] == seat


def test_a_game_is_the_same_again() -> None:
    """By its seed; another seed gives another game."""
    assert choices(7, "random", "scripted", "random") == choices(7, "random", "scripted", "random")
    assert choices(7, "random", "random") != choices(8, "random", "random")


def test_each_seat_has_random_numbers_of_its_own() -> None:
    """Seats and seeds are never mixed up, although both are small numbers."""
    firsts = [seated(GAME, SETTINGS, "random", seat, seed).rng.random() for seat in range(12) for seed in range(50)]
    assert len(set(firsts)) == len(firsts)


def test_random_numbers_are_the_same_everywhere() -> None:
    """A seed means the same game with any Python: these numbers have been written down."""
    rng = seated(GAME, SETTINGS, "random", seat=1, seed=1).rng
    assert [rng.randrange(1000) for _ in range(5)] == [493, 152, 210, 388, 19]


def test_who_watches_is_called_with_every_position() -> None:
    """From the first to the last, with all that was told."""
    seen: list[tuple[int, bool, int]] = []
    outcome = play_game(
        GAME,
        SETTINGS,
        ["scripted", "scripted"],
        3,
        lambda state: seen.append((state.decisions, state.outcome is not None, state.told)),
    )
    assert [decisions for decisions, _, _ in seen] == list(range(len(seen)))
    assert [over for _, over, _ in seen] == [False] * (len(seen) - 1) + [True]
    assert all(before < after for (_, _, before), (_, _, after) in pairwise(seen))
    assert len(outcome.winners) == 1


def test_a_player_has_the_budget_of_its_name() -> None:
    """The one in its spec, or the usual one."""
    player = seated(GAME, SETTINGS, "tests.bots.strangers:Careful:7", 0, 1)
    player.choose(GAME.view(GAME.setup(GAME.settings(2, starter="first"), 1), 0))
    assert isinstance(player.player, Careful)
    assert [budget.worlds for budget in player.player.budgets] == [7]


def test_a_player_that_cheats_is_named() -> None:
    """What counts is what was on offer before it saw the view."""
    with pytest.raises(Misplay) as caught:
        play_game(GAME, SETTINGS, ["scripted", "tests.bots.strangers:Cheating"], 1)
    said = str(caught.value)
    assert said.startswith("the player 'tests.bots.strangers:Cheating' made a choice that is not on offer: ")
    assert "there is no choice 'bid 30x6'" in said


@pytest.mark.parametrize("answer", [None, 3, "", "BID 1X1"])
def test_only_the_text_of_a_choice_is_an_answer(answer: Any) -> None:
    """Anything else is as bad as a wrong choice."""

    class Odd(Careful):
        def choose(self, *_: Any) -> Any:
            """Answer with something odd."""
            return answer

    with pytest.raises(Misplay, match="the player 'Odd' made a choice that is not on offer"):
        play_game(GAME, SETTINGS, [Odd(GAME, SETTINGS)] * 2, 1)


def test_a_player_that_fails_is_named() -> None:
    """In one line; what went wrong in it is kept for whoever wrote it."""
    with pytest.raises(Misplay) as caught:
        play_game(GAME, SETTINGS, [Failing(GAME, SETTINGS)] * 2, 1)
    assert str(caught.value) == "the player 'Failing' failed: ZeroDivisionError: no dice, no chances"
    assert isinstance(caught.value.__cause__, ZeroDivisionError)


def test_a_player_that_knows_no_more_is_named() -> None:
    """Its own words are passed on."""

    class Lost(Careful):
        def choose(self, *_: Any) -> str:
            """Give up."""
            raise Mistake("this position does not arise")

    with pytest.raises(Misplay, match=r"^the player 'Lost' cannot go on: this position does not arise$"):
        play_game(GAME, SETTINGS, [Lost(GAME, SETTINGS)] * 2, 1)


def test_a_game_without_end_is_ended() -> None:
    """Two players in league call every bid exact, and rightly; the game knows how long it can sensibly last."""

    class InLeague(Careful):
        def choose(self, view: View, *_: Any) -> str:
            """Bid what is there, raise when there is more, else call exact."""
            own = view.cups[view.seat]["cards"][0]
            if not view.bids:
                return f"bid 1x{own}"
            return f"bid 2x{own}" if view.bids[-1]["bid"] == f"1x{own}" else "exact"

    settings = GAME.settings(2, dice=1, wild="none", exact="safe")
    with pytest.raises(Misplay, match="the players come to no end: they have made 20001 choices"):
        play_game(GAME, settings, [InLeague(GAME, settings)] * 2, 1)


def test_there_is_a_player_for_each_seat() -> None:
    """Settings are for so many seats."""
    with pytest.raises(Mistake, match=r"^a player is needed for each of 2 seats; 1 cannot play$"):
        play_game(GAME, SETTINGS, ["random"], 1)
