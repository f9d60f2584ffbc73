"""Tournaments: seats balanced, wins counted as outcomes name them, the same again on any number of processes."""

from __future__ import annotations

import json
import multiprocessing
from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any

import pytest

import fogbound
from fogbound import arena
from fogbound.arena import deals, working
from fogbound.bots import Misplay, play_game
from fogbound.core.agenda import Outcome
from fogbound.core.mistakes import Mistake

GAME = fogbound.game("liars_dice")

Play = Callable[[Sequence[str], int], list[int]]
"""Gives the seats that win when these players sit there, with this seed."""


def tournament_of(specs: list[str], games: int, *, seed: int = 1, workers: int = 1, **how: Any) -> arena.Result:
    """Play one."""
    return arena.run(GAME, GAME.settings(len(specs)), specs, games, seed, workers=workers, **how)


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> Callable[[Play], list[tuple[tuple[str, ...], int]]]:
    """Let games end as it is said; gives who sat where in each, and its seed."""

    def said(wins: Play) -> list[tuple[tuple[str, ...], int]]:
        games: list[tuple[tuple[str, ...], int]] = []

        def play(_game: Any, _settings: Any, who: Sequence[str], seed: int, **_how: object) -> Outcome:
            games.append((tuple(who), seed))
            return Outcome(wins(who, seed), [], [0.0] * len(who), "as it was said")

        monkeypatch.setattr(deals, "play_game", play)
        return games

    return said


def test_the_scripted_player_is_clearly_ahead() -> None:
    """Of forty games against chance it wins so many that the interval leaves no doubt."""
    scripted, random = tournament_of(["scripted", "random"], 40).players
    assert scripted.low > 0.5 > random.high
    assert scripted.wins + random.wins == scripted.games == random.games == 40


def test_a_result_is_the_same_again() -> None:
    """By its seed; another seed gives another result."""
    specs = ["scripted", "random", "scripted"]
    assert tournament_of(specs, 30).data() == tournament_of(specs, 30).data()
    assert tournament_of(specs, 30).data() != tournament_of(specs, 30, seed=2).data()


def test_the_number_of_processes_changes_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    """One and two, and the last piece of work smaller than the others."""
    monkeypatch.setattr(working, "_PIECES", 4)
    specs = ["scripted", "random", "scripted"]
    assert tournament_of(specs, 33, workers=2).data() == tournament_of(specs, 33).data()


def test_a_result_as_data() -> None:
    """The form that the benchmark gives, fit for JSON."""
    data = tournament_of(["scripted", "random"], 10).data()
    assert json.loads(json.dumps(data)) == data
    assert list(data) == ["game", "games", "players"]
    assert (data["game"], data["games"]) == ("liars_dice", 10)
    assert [list(player) for player in data["players"]] == [["spec", "games", "wins", "share", "low", "high"]] * 2
    assert [player["spec"] for player in data["players"]] == ["scripted", "random"]


@pytest.mark.parametrize("specs", [["a", "b"], ["a", "b", "c"], ["a", "b", "b", "b", "c"]])
def test_every_player_sits_equally_often_at_each_seat(played: Any, specs: list[str]) -> None:
    """Once a deal, and a deal's games have one seed, which no other deal has."""
    games = played(lambda who, _: [who.index("a")])
    result = tournament_of(specs, 60)
    at_seats = [Counter(who[seat] for who, _ in games) for seat in range(len(specs))]
    assert at_seats == [Counter({spec: 60 // len(specs) * specs.count(spec) for spec in specs})] * len(specs)
    assert set(Counter(seed for _, seed in games).values()) == {len(specs)}
    assert [player.share for player in result.players] == [spec == "a" for spec in specs]


def test_who_follows_whom_is_left_to_chance(played: Any) -> None:
    """With three and more players moving on is not enough: each follows each other about equally often."""
    games = played(lambda *_: [0])
    tournament_of(["a", "b", "c"], 300)
    after_a = Counter(who[(who.index("a") + 1) % 3] for who, _ in games)
    assert abs(after_a["b"] - after_a["c"]) < 100


def test_where_only_the_seat_matters_all_are_equal(played: Any) -> None:
    """Nobody gains from having been named first."""
    played(lambda *_: [2])
    assert {player.share for player in tournament_of(["a", "b", "c"], 300).players} == {1 / 3}


@pytest.mark.parametrize(
    ("winners", "shares"), [([], [0, 0, 0]), ([0, 1, 2], [1, 1, 1]), (["a", "c"], [1, 0, 1])], ids=str
)
def test_whoever_the_outcome_names_has_won(played: Any, winners: list[Any], shares: list[int]) -> None:
    """Nobody, all together, or a team: a victory that is shared is a win of each."""
    played(lambda who, _: [who.index(winner) if isinstance(winner, str) else winner for winner in winners])
    assert [player.share for player in tournament_of(["a", "b", "c"], 30).players] == shares


def test_a_few_games_more_balance_the_seats(played: Any) -> None:
    """Ten games cannot be shared out among three seats; twelve can, and the result says so."""
    games = played(lambda *_: [0])
    assert tournament_of(["a", "b", "c"], 10).games == len(games) == 12


@pytest.mark.parametrize("workers", [1, 2])
def test_progress_is_told(workers: int) -> None:
    """Deal by deal, up to the end."""
    told: list[tuple[int, int]] = []
    arena.run(GAME, GAME.settings(2), ["random"] * 2, 9, 1, lambda *done: told.append(done), workers)
    assert told == [(done, 10) for done in (2, 4, 6, 8, 10)]


@pytest.mark.parametrize("workers", [1, 2])
def test_a_bad_player_is_named_with_the_game_that_shows_it(workers: int) -> None:
    """Who it was, what it did, and how to see it again."""
    with pytest.raises(Misplay) as caught:
        tournament_of(["random", "tests.bots.strangers:Failing"], 6, workers=workers, strict=True)
    said, _, seen_again = str(caught.value).partition(" (--seats ")
    assert said == "the player 'tests.bots.strangers:Failing' failed: ZeroDivisionError: no dice, no chances"
    seats, seed = seen_again.removesuffix(")").split(" --seed ")
    with pytest.raises(Misplay, match="no dice, no chances"):
        play_game(GAME, GAME.settings(2), seats.split(","), int(seed))


@pytest.mark.parametrize("workers", [1, 2])
def test_an_unknown_player_is_said_to_be(workers: int) -> None:
    """The line is the same, from whichever process it comes."""
    with pytest.raises(
        Mistake,
        match=r"^there is no player 'nobody'; choose easy, normal, hard, random, scripted, [^(]* or [^(]*$",
    ):
        tournament_of(["random", "nobody"], 6, workers=workers)


def test_a_process_that_is_gone_is_missed() -> None:
    """The system may end one, for want of memory: then there is no result."""

    def end_all(_done: int, _games: int) -> None:
        for process in multiprocessing.active_children():
            process.kill()

    with pytest.raises(Mistake, match="one of its processes has ended without an answer"):
        tournament_of(["random", "random"], 100_000, workers=2, progress=end_all)


def test_seats_and_players_must_agree() -> None:
    """Settings for four, players for two."""
    with pytest.raises(Mistake, match=r"^a player is needed for each of 4 seats; 2 cannot play$"):
        arena.run(GAME, GAME.settings(4), ["random", "random"], 10, 1)


def test_no_games_are_no_tournament() -> None:
    """At least one."""
    with pytest.raises(Mistake, match=r"^0 games cannot be played; at least one can$"):
        tournament_of(["random", "random"], 0)


def test_an_interrupted_tournament_stops() -> None:
    """Ctrl-C while the progress is shown: a million games that were still to come are not waited for."""

    def press(done: int, _all: int) -> None:
        if done > 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        arena.run(GAME, GAME.settings(2), ["random"] * 2, 1_000_000, 1, press, 2)
    assert multiprocessing.active_children() == []
