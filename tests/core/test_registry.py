"""Which games there are: the house's own, and those of installed packages."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

import fogbound
from fogbound.core import registry
from fogbound.core.mistakes import Mistake

GUEST = """
from fogbound.core.game import Game
from fogbound.core.settings import Info
from fogbound.games.liars_dice import GAME as HOUSE

PARTS = ["rules", "vocabulary", "steps", "impossible", "deal", "window", "imagine", "unseen", "table", "words",
         "drawing", "players", "insight", "values"]
INFO = Info(name="guest", title="A guest", summary="", rules_version="1", seats=(2, 4), default_seats=2,
            minutes=(1, 2), longest=1000, endings=HOUSE.info.endings, options=tuple(HOUSE.info.options.values()))
GAME = Game(info=INFO, **{part: getattr(HOUSE, part) for part in PARTS})
"""


@pytest.fixture
def install(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], None]]:
    """Install a package that offers a game by this name at this place; it has a module `a_guest` with `GAME`."""
    (tmp_path / "a_guest.py").write_text(GUEST, encoding="utf-8")
    about = tmp_path / "a_guest-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: a-guest\nVersion: 1\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)

    def offer(name: str, place: str) -> None:
        (about / "entry_points.txt").write_text(f"[{registry.ENTRY_POINTS}]\n{name} = {place}\n", encoding="utf-8")
        registry.forget()

    yield offer
    registry.forget()


def test_the_folders_are_found() -> None:
    """A game in its folder needs no other word."""
    assert fogbound.game("liars_dice") is fogbound.games()["liars_dice"]


def test_an_unknown_game_names_the_nearest() -> None:
    """A slip of the pen is answered with what was probably meant."""
    with pytest.raises(Mistake, match="there is no game 'liars_dise'; did you mean liars_dice"):
        fogbound.game("liars_dise")


def test_the_game_of_another_package_is_found_and_can_be_played(install: Callable[[str, str], None]) -> None:
    """A game in plain Python, by an entry point whose name is the game's id."""
    install("guest", "a_guest:GAME")
    assert registry.broken() == {}
    guest = fogbound.games()["guest"]
    state = guest.setup(guest.settings(2), seed=1)
    guest.play(state, "bid 1x1")
    assert guest.view(state, 0).bids == [{"seat": state.bids[0][0], "bid": "1x1"}]


@pytest.mark.parametrize(
    ("place", "reason"),
    [
        ("no_such_package:GAME", "cannot be loaded: ModuleNotFoundError"),
        ("a_guest:NO_GAME", "cannot be loaded: AttributeError"),
        ("a_guest:INFO", "is not a Game"),
        ("a_guest:GAME", "calls itself guest"),
    ],
)
def test_a_broken_game_is_named_and_closes_nothing(
    install: Callable[[str, str], None], place: str, reason: str
) -> None:
    """The others can still be played; asking for the broken one says what is wrong with it."""
    install("goofspiel", place)
    assert "goofspiel" not in fogbound.games()
    assert "liars_dice" in fogbound.games()
    assert reason in registry.broken()["goofspiel"]
    with pytest.raises(Mistake, match="the game goofspiel of"):
        fogbound.game("goofspiel")
