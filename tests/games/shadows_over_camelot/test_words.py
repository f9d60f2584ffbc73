"""Sentences of the base game, and what is seen of a game."""

from __future__ import annotations

import pytest

from fogbound.core.refusals import NotOffered
from fogbound.core.responses import Order, ordered
from fogbound.core.voice import Voice
from fogbound.games.shadows_over_camelot import GAME
from tests.games.shadows_over_camelot.positions import evil, played, position

NAMES = ["Ada", "Ben", "Cy"]


def test_a_refusal_cites_its_rule() -> None:
    """B-6.7: the rule's number, and the reason."""
    state = position(knights="galahad gawain kay", hands=("piety reinforcements",), life=[3, 4, 4])
    played(state, "freely", "piety self")
    with pytest.raises(NotOffered, match=r"^B-6\.7: one special white card per turn$"):
        GAME.play(state, "reinforcements self")


@pytest.mark.parametrize(
    ("choice", "sentence"),
    [
        ("end", "B-6.1: a Heroic Action is obligatory, and none is done yet"),
        ("move camelot", "B-6.4: you are in Camelot already"),
        ("move lancelot", "B-7.1: the Quest for Lancelot takes one Knight, and seat 2 rides there"),
        ("move dragon", "B-8.4: the Dragon wakes when the Quest for Lancelot is over"),
        ("fight_engine", "B-8.2: there is no Siege Engine to fight"),
        ("accuse 1", "B-13.1: six Swords or six Siege Engines must be out; there are 0 and 0"),
        ("heal fight_2", "B-6.8: healing takes three identical cards; you have 1 Fight 2"),
        ("give_life", "B-6.2: a Life point buys a second action after the first, and one that can be done"),
        ("unmask", "B-13.5: only the hidden Traitor can unmask himself"),
        ("draw_black", "B-4.4: that is not for now"),
    ],
)
def test_refusals_say_why(choice: str, sentence: str) -> None:
    """B-4.4: one sentence with what a person needs to agree."""
    state = position(places="camelot lancelot camelot", hands=("F2",), life=[3, 4, 4])
    with pytest.raises(NotOffered) as refused:
        GAME.play(state, choice)
    assert str(refused.value) == sentence


def test_the_position_in_words() -> None:
    """B-14.2: the board, the Knights, one's own hand and Loyalty."""
    state = position(places="lancelot camelot camelot", laid={"lancelot": "F2"}, hands=("G G",), engines=2, traitor=0)
    said = GAME.words.position(GAME.view(state, 0), Voice(NAMES, 0))
    for line in (
        "2 Siege Engines before Camelot.",
        "The Quest for Lancelot: Fight 2 on 5 spots, against nothing on 5.",
        "→ You, Sir Palamedes",
        "You are the Traitor.",
        "  2 × Grail",
    ):
        assert line in said
    assert "Traitor" not in GAME.words.position(GAME.view(state, 1), Voice(NAMES, 1))


def test_a_story() -> None:
    """B-14.2: each reads what he may know."""
    state = played(evil(black="black_knight_5", white="fate"), "draw_black", "face_down", "move pict_war")
    told = {seat: [GAME.sentence(fact, Voice(NAMES, seat)) for _, fact in state.heard(seat)] for seat in (0, 1)}
    assert told[0] == [
        "You draw a Black card.",
        "You lay a card of the Black Knight face down.",
        "",
        "You draw Fate.",
        "You go to the Pict War.",
    ]
    assert told[1] == [
        "Ada draws a Black card.",
        "Ada lays a card of the Black Knight face down.",
        "Ada draws 1 White card.",
        "Ada goes to the Pict War.",
    ]


@pytest.mark.parametrize(
    ("order", "choice"),
    [
        (Order("never"), "merlins 0"),
        (Order("up_to", 3), "merlins 2"),
        (Order("up_to", 1), "merlins 0"),
        (Order("ask"), None),
    ],
)
def test_standing_orders_for_merlins(order: Order, choice: str | None) -> None:
    """B-5.3: up to so many, and only if the card is then stopped."""
    state = played(evil(black="morgan_3", hands=("M", "M M", "")), "draw_black", "merlins 1")
    assert ordered(order, GAME.view(state, 1), GAME.responses["OfferMerlins"]) == choice


def test_every_response_is_a_decision() -> None:
    """B-5.2: the names of standing orders are those of decisions; letting it pass is an entry of the vocabulary."""
    assert set(GAME.responses) <= set(GAME.steps)
    assert all(GAME.vocabulary.has(response.decline) for response in GAME.responses.values())


def test_chances() -> None:
    """B-2.6, B-8.2 and B-11.3: of the Traitor before anybody acts, of siege fights, of the next Black card."""
    found = GAME.insight(GAME.view(position(seats=4, traitor=2), 0))
    assert found["traitor"] == [None, 1 / 7, 1 / 7, 1 / 7]
    assert found["siege"] == [0, 0, 1 / 8, 2 / 8, 3 / 8, 4 / 8, 5 / 8, 6 / 8, 7 / 8, 1]
    assert found["next_black"]["excalibur"] == 15 / 76
