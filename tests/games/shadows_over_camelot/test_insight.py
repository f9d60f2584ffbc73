"""Insight: the next Black card, siege fights, who may be the Traitor, and which Lady may be false."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.voice import Voice
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.insight import insight
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.suspicion import WEIGHT
from tests.games.shadows_over_camelot.courtly import lovers, played


def seen(state: Camelot, seat: int = 0) -> dict[str, Any]:
    """What a seat works out."""
    return insight(GAME.view(state, seat))


def test_the_next_black_card() -> None:
    """B-11: by kind, out of all that nobody has seen; of cards face down on a Quest the kind is known."""
    chances = seen(lovers(level="base"))["next_black"]
    assert chances == {
        "black_knight": 11 / 76,
        "lancelot_dragon": 11 / 76,
        "excalibur": 15 / 76,
        "despair": 15 / 76,
        "war": 12 / 76,
        "special": 12 / 76,
    }
    down = lovers(level="base", table={"against": {"black_knight": ["black_knight_1", "black_knight_3"]}})
    assert seen(down)["next_black"]["black_knight"] == 9 / 74
    assert sum(seen(down)["next_black"].values()) == pytest.approx(1)


def test_a_black_card_that_was_looked_at() -> None:
    """B-17.6: Percival knows what comes; the others do not."""
    state = played(lovers("percival kay gawain", step="evil", level="base"), "peek")
    assert sorted(seen(state)["next_black"].values())[-2:] == [0.0, 1.0]
    assert max(seen(state, 1)["next_black"].values()) < 0.5


def test_next_black_card_as_in_imagined_worlds() -> None:
    """Worlds that fit the view have the kinds on top as often as insight says."""
    table = {"against": {"lancelot": ["lancelot_1_dragon_5", "lancelot_3_dragon_7", "lancelot_5_dragon_9"]}}
    view = GAME.view(lovers(level="base", table=table), 0)
    chances = insight(view)["next_black"]
    tops = [GAME.sample(view, seed).black_pile.cards[0] for seed in range(800)]
    lancelots = sum(1 for card in tops if 4 <= card < 8) / len(tops)
    assert lancelots == pytest.approx(chances["lancelot_dragon"], abs=0.04)


@pytest.mark.parametrize(("total", "chance"), [(0, 0), (1, 0), (2, 1 / 8), (5, 4 / 8), (9, 1)])
def test_siege_fights(total: int, chance: float) -> None:
    """B-8.2: the sum must be above the eight-sided die."""
    assert seen(lovers(level="base"))["siege"][total] == chance


def test_the_prior() -> None:
    """B-2.6, B-15.2 and B-15.4: by the deal, for who is Loyal himself."""
    assert seen(lovers(level="base"))["traitor"] == [None, 1 / 7, 1 / 7]
    among_us = lovers(level="base", loyalty_deck="traitor_among_us")
    assert seen(among_us)["traitor"] == [None, 1 / 3, 1 / 3]
    assert seen(lovers(level="base", loyalty_deck="none"))["traitor"] == [None, 0, 0]
    shown = lovers(level="base", table={"shown": [1], "loyalty": ["loyal", SHOWN, "loyal"]})
    assert seen(shown)["traitor"] == [None, None, 1 / 6]


SHOWN: dict[str, Any] = {"cards": ["loyal"], "seen": [["everyone"]]}


def test_suspicion_runs() -> None:
    """B-14.2: what everybody saw speaks for and against; one line for each kind of action."""
    witnessed = [{}, {"fed_the_worse_war": 2}, {"gave_life": 2}]
    found = seen(lovers(level="base", table={"witnessed": witnessed}))
    assert found["evidence"][1] == [
        {"what": "fed_the_worse_war", "count": 2, "factor": WEIGHT["fed_the_worse_war"] ** 2}
    ]
    assert found["suspicion"][1] > 1 / 7 > found["suspicion"][2]
    one, other = WEIGHT["fed_the_worse_war"] ** 2 / 7, WEIGHT["gave_life"] ** 2 / 7
    assert found["suspicion"][1] == pytest.approx(one / (one + other + 5 / 7))


def test_what_was_said_weighs() -> None:
    """B-14.1: a little, and not what one says oneself."""
    state = lovers(level="base")
    before = seen(state)["suspicion"][1]
    GAME.say(state, 0, "suspect 1")
    assert seen(state)["suspicion"][1] == before
    GAME.say(state, 2, "suspect 1")
    assert seen(state)["suspicion"][1] > before


def test_who_knows_it_all() -> None:
    """The Traitor knows himself, and nobody else is one."""
    assert seen(lovers(level="base", traitor=2), 2)["suspicion"] == [0, 0, 1]


@pytest.mark.parametrize(
    ("row", "held", "chance"), [("H", "", 1 / 14), ("HH", "", 2 / 14), ("h", "", 0), ("hH", "HH", 1 / 13), ("", "H", 0)]
)
def test_which_lady_is_false(row: str, held: str, chance: float) -> None:
    """F-10.2: all cards that nobody has seen are equally likely the Queen of Spades."""
    state = lovers(beside={"ragnelle": row}, held={1: held})
    assert seen(state)["false"]["ragnelle"] == pytest.approx(chance)


def test_a_lady_that_was_looked_at() -> None:
    """F-9.3: for whoever saw it there is nothing left to guess."""
    state = lovers(step="heroic", hands=("clairvoyance",), beside={"ragnelle": "Q", "andrivete": "H"})
    played(state, "clairvoyance", "look_at ragnelle")
    assert seen(state)["false"] == {"guinevere": 0, "ragnelle": 1, "andrivete": 0}
    assert seen(state, 1)["false"]["ragnelle"] == 1 / 14


def test_the_false_lady_that_came_back() -> None:
    """F-11.2: she is in the deck, or with whoever has drawn since; not beside a Lady who got no card."""
    seven = "arthur galahad gawain kay palamedes percival tristan"
    state = lovers(seven, beside={"ragnelle": "Q", "andrivete": "H"}, chance=[0] * 40)
    played(state, "accuse_lady ragnelle")
    assert seen(state)["false"]["andrivete"] == 0


def test_hints_say_it_in_words() -> None:
    """One hint for each suspect, with a line for each kind of thing he did."""
    witnessed = [{}, {"fed_the_worse_war": 2}, {}]
    hints = GAME.words.hints(GAME.view(lovers(table={"witnessed": witnessed}), 0), Voice(["Ada", "Ben", "Cy"], 0))
    line = next(hint.words for hint in hints if hint.label == "Ben the Traitor")
    assert "2 × sent warriors where more stood" in line
    assert "14 % by the deal" in line
