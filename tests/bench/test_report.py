"""What the benchmark measures and how it reckons. No test asserts a time: measures here do nothing but count."""

from __future__ import annotations

from typing import Any

import pytest

import fogbound
from fogbound.bench import factors, report, timing
from fogbound.bench.measures import Measure, loop_measure, measures, share_of_choices

GAME = fogbound.game("liars_dice")


class Clock:
    """Time that passes only when something is done."""

    def __init__(self) -> None:
        self.now = 0.0

    def work(self, seconds: float, count: int) -> Measure:
        """A piece of work that takes so long."""

        def work() -> None:
            self.now += seconds

        return Measure(work, count)


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> Clock:
    """The clock by which the benchmark times."""
    clock = Clock()
    monkeypatch.setattr(timing, "process_time", lambda: clock.now)
    return clock


def test_things_are_timed_in_turns(clock: Clock) -> None:
    """The time of one thing, whether the work holds one or many, and whether it is repeated or not."""
    rounds: list[int] = []
    times = timing.timed_in_turns(
        {"short": clock.work(0.001, 4), "long": clock.work(3.0, 2)}, rounds=3, after_round=rounds.append
    )
    assert times == pytest.approx({"short": 0.00025, "long": 1.5})
    assert rounds == [1, 2, 3]


def test_the_median_is_reported(clock: Clock) -> None:
    """A round in which the machine had other things to do does not count."""
    seconds = iter([1.0, 1.0, 99.0, 1.0])

    def work() -> None:
        clock.now += next(seconds)

    times = timing.timed_in_turns({"work": Measure(work, 1)}, rounds=3, after_round=lambda _: None)
    assert times == {"work": 1.0}


def test_all_is_related_to_the_loop(monkeypatch: pytest.MonkeyPatch) -> None:
    """Decisions for a thousand loops, everything else by the loops it takes."""
    seconds = {"loop": 1e-7, "decisions": 2e-6, "iterations": 1e-3, "clone": 5e-7}
    monkeypatch.setattr("fogbound.bench.reporting.timed_in_turns", lambda *_: dict(seconds))
    monkeypatch.setattr("fogbound.bench.reporting.share_of_choices", lambda _: 0.5)
    found = report([GAME], lambda *_: None)
    assert found["loop_per_s"] == 10_000_000
    assert found["games"]["liars_dice"] == {
        "decisions_per_s": 500_000,
        "decisions_per_1000_loops": 50.0,
        "choices_per_s": 250_000,
        "choices_per_1000_loops": 25.0,
        "iterations_per_s": 1000,
        "iterations_per_1000_loops": 0.1,
        "clone_us": 0.5,
        "clone_loops": 5.0,
    }


def test_the_loop_is_plain_python() -> None:
    """It lies outside what is compiled, and does just this."""
    loop = loop_measure()
    assert hasattr(loop.work, "__code__")
    x = 1
    for _ in range(loop.count):
        x = (x * 1103515245 + 12345) & 0x7FFFFFFF
    assert loop.work() == x


def test_every_game_is_measured() -> None:
    """Each measure does what it says at least once, for all games there are."""
    for game in fogbound.games().values():
        found = measures(game)
        assert {"decisions", "iterations", "clone", "options", "view", "state_json"} <= set(found)
        assert ("scripted" in found) == bool(game.players)
        for measure in found.values():
            measure.work()
            assert measure.count > 0


def test_measuring_changes_nothing_that_is_measured() -> None:
    """What is done twice gives the same twice."""
    found = measures(GAME)
    for name in ("decisions", "iterations", "options", "view", "state_json", "insight", "scripted"):
        assert found[name].work() == found[name].work()


def test_forced_choices_are_no_choices() -> None:
    """Some decisions of Liar's Dice have one option only: the highest bid of all can only be called."""
    assert 0.5 < share_of_choices(GAME) < 1


def test_factors() -> None:
    """More decisions in as many loops, fewer loops for everything else."""
    here: dict[str, Any] = {
        "games": {"x": {"decisions_per_1000_loops": 30.0, "clone_loops": 15.0, "view_loops": 100.0}}
    }
    there: dict[str, Any] = {
        "games": {"x": {"decisions_per_1000_loops": 120.0, "clone_loops": 5.0, "view_loops": 50.0}}
    }
    assert factors(here, there) == {"x": {"decisions": 4.0, "clone": 3.0, "view": 2.0}}
