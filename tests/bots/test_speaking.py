"""Computer players that say something before they choose, in a copy of Liar's Dice that has statements."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest

import fogbound
from fogbound.arena import run
from fogbound.bots import Misplay, play_game
from fogbound.bots.search import Search
from fogbound.core.game import Game
from fogbound.core.seen import View
from tests.bots.strangers import Careful
from tests.conformance.planting import installed
from tests.conformance.test_planted_faults import SAYING


@pytest.fixture(scope="module")
def game(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Game[Any]]:
    """Give the copy, whose own player says that it is sure, once two bids are made."""
    with installed(tmp_path_factory.mktemp("installed"), "speaking_dice", SAYING) as found:
        yield found


class Talker(Careful):
    """Says what a test wants said, and keeps what it was shown when it was asked to."""

    def __init__(self, *made_with: Any, words: Callable[[View], Any] = lambda _: "sure") -> None:
        super().__init__(*made_with)
        self.words = words
        self.asked: list[View] = []

    def says(self, view: View) -> Any:
        """Say it."""
        self.asked.append(view)
        return self.words(view)


def heard(game: Game[Any], *who: Any, seed: int = 1) -> list[tuple[Any, ...]]:
    """Give what was said and bid in a game, as everybody was told of it."""
    told: list[tuple[Any, ...]] = []

    def listen(state: Any) -> None:
        told[:] = [fact for _, fact in state.heard(None) if fact[0] in ("said", "bid")]

    play_game(game, game.settings(len(who), dice=1, starter="first"), who, seed, listen)
    return told


def test_it_speaks_before_it_chooses(game: Game[Any]) -> None:
    """Once for each choice; its own statement stands in the view by which it chooses, and in those of the others."""
    settings = game.settings(2)
    ada, ben = Talker(game, settings), Talker(game, settings)
    told = heard(game, ada, ben)
    assert told[:4] == [("said", 0, "sure"), ("bid", 0, "1x1"), ("said", 1, "sure"), ("bid", 1, "1x2")]
    assert [view.said for view in (ada.asked[0], ada.shown[0])] == [[], [{"at": 0, "seat": 0, "statement": "sure"}]]
    assert ben.asked[0].said == ada.shown[0].said
    assert len(ada.asked) == len(ada.shown)


def test_it_is_asked_by_a_view_of_its_own_seat(game: Game[Any]) -> None:
    """Never by a state: plain data, in which the dice of others are hidden."""
    ada, ben = Talker(game, game.settings(2)), Talker(game, game.settings(2))
    heard(game, ada, ben)
    for seat, player in enumerate((ada, ben)):
        assert player.asked
        for view in player.asked:
            assert type(view) is View
            assert view.seat == view.decision["seat"] == seat
            assert view.cups[1 - seat]["cards"] == [None]


def test_who_has_nothing_to_say_is_silent(game: Game[Any]) -> None:
    """Some say nothing now, some never do, and a game without statements asks nobody."""
    assert all(kind == "bid" for kind, *_ in heard(game, Talker(game, None, words=lambda _: None), "random"))
    house = fogbound.game("liars_dice")
    mute = Talker(house, None)
    heard(house, mute, "random")
    assert mute.asked == []


def test_who_searches_says_what_the_games_own_player_would(game: Game[Any]) -> None:
    """By the same view; in a game without statements nobody asks it."""
    told = heard(game, "search:2", "search:2", "search:2", seed=3)
    assert ("said", 2, "sure") in told
    house = fogbound.game("liars_dice")
    settings = house.settings(2, starter="first")
    assert Search(house, settings).says(house.view(house.setup(settings, 1), 0)) is None


def test_what_is_said_is_the_same_again(game: Game[Any]) -> None:
    """By the game's seed; and nobody's luck is touched by who speaks: the same is chosen in silence."""
    spoken = heard(game, "scripted", "scripted", "scripted", seed=3)
    assert ("said", 2, "sure") in spoken
    assert spoken == heard(game, *["scripted"] * 3, seed=3)
    silent = heard(fogbound.game("liars_dice"), *["scripted"] * 3, seed=3)
    assert [fact for fact in spoken if fact[0] == "bid"] == silent


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("certain", "said what cannot be said now: there is no statement 'certain'"),
        ("doubt 0", "said what cannot be said now: there is no statement 'doubt 0'; did you mean doubt 1"),
        (7, "said what cannot be said now: there is no statement '7'"),
        (None, "failed: KeyError: 'words'"),
    ],
)
def test_who_says_what_cannot_be_said_is_named(game: Game[Any], words: Any, said: str) -> None:
    """As for a choice that is not on offer."""

    def fail(_: View) -> Any:
        if words is None:
            raise KeyError("words")
        return words

    with pytest.raises(Misplay, match="the player 'Talker'") as caught:
        heard(game, Talker(game, None, words=fail), "random")
    assert said in str(caught.value)
    assert caught.value.seat == 0


def test_who_speaks_cannot_put_anything_on_offer(game: Game[Any]) -> None:
    """The view by which it chooses is another than the one by which it spoke."""

    def cheat(view: View) -> None:
        view.decision["options"][:] = ["liar"]

    player = Talker(game, None, words=cheat)
    assert heard(game, player, "random")[0] == ("bid", 0, "1x1")
    assert player.shown[0].decision["options"][0] == "bid 1x1"


def test_the_arena_lets_them_speak(game: Game[Any]) -> None:
    """Who says what cannot be said has lost there, and is named."""
    assert not run(game, game.settings(2), ["scripted", "scripted"], 4, seed=1, workers=1).misplays
    liar = "tests.bots.test_speaking:Liar"
    assert run(game, game.settings(2), [liar, "random"], 2, seed=1, workers=1).misplays == {liar: 2}


class Liar(Talker):
    """Doubts nobody who is there."""

    def __init__(self, *made_with: Any) -> None:
        super().__init__(*made_with, words=lambda _: "doubt 11")
