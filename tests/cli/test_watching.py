"""Computer players play, in words."""

from __future__ import annotations

import pytest

from tests.cli.terminal import Run

TWO = "watch liars_dice --preset tiny --seed 4"


def test_a_game_is_told_to_an_onlooker(run: Run) -> None:
    """Who plays, each choice, what was shown, and the end; no dice before cups are lifted."""
    done = run(TWO)
    assert done.status == 0
    assert "Liar’s Dice, seed 4" in done.said
    assert "Agatha (scripted) and Basil (scripted). 2 players, dice 1," in done.said
    assert "→ Agatha ▒ Basil ▒ 2 dice under all cups; sixes are wild." in done.said
    assert "The cups are lifted: Agatha" in done.said
    assert "nobody else has dice left. Scores: Agatha" in done.said


def test_a_game_is_told_as_one_player_sees_it(run: Run) -> None:
    """Their dice, and they are spoken to."""
    done = run(f"{TWO} --seat Basil")
    assert "You roll" in done.said
    assert "Scores: Agatha" in done.said
    assert "you" in done.said.split("Scores: ")[1]


def test_the_same_seed_gives_the_same_game(run: Run) -> None:
    """Without one, a new one is drawn and said."""
    assert run(TWO).out == run(TWO).out
    assert "Liar’s Dice, seed " in run("watch liars_dice --seats random,scripted,random --preset quick").said


def test_who_watches_is_given_time(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """So many seconds after each choice, as wanted; none where nobody watches a terminal."""
    pauses: list[float] = []
    monkeypatch.setattr("fogbound.cli.playing.time.sleep", pauses.append)
    run(TWO)
    assert pauses == []
    run(f"{TWO} --delay 0.25")
    assert set(pauses) == {0.25}


def test_ctrl_c_ends_it(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    """With the usual exit status and nothing else to say."""

    def interrupted(_: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("fogbound.cli.playing.time.sleep", interrupted)
    done = run(f"{TWO} --delay 1")
    assert (done.status, done.err) == (130, "")
