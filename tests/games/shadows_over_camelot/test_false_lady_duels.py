"""F-5 to F-7: a Lady is accused, and her honour upheld or not."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.courtly import (
    asked,
    at,
    boons,
    hand,
    heart,
    lovers,
    offered,
    played,
    quest,
    refused,
    row_of,
    standing,
    swords,
    told,
)


def accused(hands: tuple[str, ...] = ("1 3", "", "2 4"), row: str = "H", **said: Any) -> Camelot:
    """Arthur has accused Gawain's Lady."""
    return played(lovers(beside={"ragnelle": row}, hands=hands, **said), "accuse_lady ragnelle")


def test_accusing_a_lady() -> None:
    """F-5.1 and F-5.3: one of her face-down cards, at random; a True Heart stays face up, and a duel follows."""
    state = accused(row="HH", chance=[1])
    assert row_of(state, "ragnelle") == "Hh"
    assert asked(state) == ("ChooseCard", 0)
    assert refused(lovers(hearts={0: {"scorned": True}}, beside={"ragnelle": "H"}), "accuse_lady ragnelle") == "R-9.1"


def test_one_true_heart_may_be_discarded() -> None:
    """F-5.3: where it was agreed."""
    state = accused(revealed_true_heart="discarded", chance=[0])
    assert row_of(state, "ragnelle") == ""
    assert GAME.view(state, None).petitions_gone == {"count": 1, "cards": ["true_heart"]}


def test_nothing_to_turn_up() -> None:
    """F-5.2: without a face-down card she cannot be accused."""
    assert refused(lovers(beside={"ragnelle": "h"}), "accuse_lady ragnelle") == "F-5.2"
    assert refused(lovers(), "accuse_lady guinevere") == "F-5.2"


def test_accusations_may_be_limited() -> None:
    """F-5.1."""
    once = {0: {"accusations": 1}}
    state = lovers(beside={"ragnelle": "H"}, hearts=once, lady_accusations_per_knight=1)
    assert refused(state, "accuse_lady ragnelle") == "F-5.1"
    assert offered(lovers(beside={"ragnelle": "H"}, hearts=once), "accuse_lady") == ["ragnelle"]


def test_the_false_lady_is_found() -> None:
    """F-5.4 and F-11.2: she leaves with her Swords and cards; her Knight loves no more; her tokens are void."""
    state = accused(
        row="Q",
        ladies={"ragnelle": {"swords": 2}},
        hearts={0: {"boons": ["loathly_counsel"]}, 2: {"scorned": True}},
        held={2: "HH"},
        chance=[0] * 30,
    )
    assert standing(state, "ragnelle") == "removed"
    assert swords(state, "ragnelle") == 0
    assert (quest(state, 2), heart(state, 2)["scorned"], heart(state, 2)["held"]["count"]) == ("none", False, 0)
    assert boons(state, 0) == []
    assert len(at(state).deck) == 13
    assert GAME.view(state, None).petitions_gone["cards"] == ["false_lady"]
    assert asked(state) == ("ProgressEvil", 1)


def test_her_knight_upholds_her_honour() -> None:
    """F-6.1: from anywhere, and not by his Romantic Action."""
    state = played(accused(table={"places": ["camelot", "camelot", "pict_war"]}), "blow fight_1")
    assert asked(state) == ("ChooseCard", 2)


def test_accusing_ones_own_lady() -> None:
    """F-6.2: the others are asked in turn order; the first volunteer fights, and her Knight is not the defender."""
    state = played(lovers(beside={"guinevere": "H"}, hands=("3", "5", "5")), "accuse_lady guinevere")
    assert asked(state) == ("MayChampion", 1)
    played(state, "pass", "volunteer", "blow fight_3", "blow fight_5")
    assert boons(state, 2) == ["royal_summons"]
    assert not heart(state, 0)["scorned"]


@pytest.mark.parametrize("how", ["nobody", "automatic"])
def test_nobody_saves_her(how: str) -> None:
    """F-6.2 and F-7.2: the accuser discards a Fight card, she is stained, he draws two and is Scorned."""
    agreed: dict[str, Any] = {"own_lady_accusation": "automatic"} if how == "automatic" else {}
    state = played(lovers(beside={"guinevere": "H"}, hands=("3 4 G",), **agreed), "accuse_lady guinevere")
    if how == "nobody":
        played(state, "pass", "pass")
    assert asked(state) == ("LoseFightCard", 0)
    assert offered(state) == ["discard fight_3", "discard fight_4"]
    played(state, "discard fight_3")
    assert swords(state, "guinevere") == 1
    assert len(hand(state, 0)) == 4
    assert heart(state, 0)["scorned"]
    assert heart(state, 0)["dishonour"] == "none"


def test_a_scorned_knight_is_restored_by_upholding() -> None:
    """F-6.3: before the cards are chosen; for good if her honour is upheld."""
    scorned = {2: {"scorned": True, "boons": ["red_sleeve"]}}
    state = accused(hearts=scorned)
    assert not heart(state, 2)["scorned"]
    played(state, "blow fight_3", "blow fight_2")
    assert offered(state) == ["done", "red_sleeve"]
    played(state, "red_sleeve")
    assert not heart(state, 2)["scorned"]
    state = played(accused(hearts={2: {"scorned": True}}), "blow fight_3", "blow fight_2")
    assert heart(state, 2)["scorned"]


def test_cards_are_chosen_in_secret() -> None:
    """F-6.4: others see only that there is a choice; the card is still in the hand."""
    state = played(accused(), "blow fight_3")
    for seat in (1, 2, None):
        assert GAME.view(state, seat).duel["laid"] == [None, None]
    assert GAME.view(state, 0).duel["laid"] == [["fight_3"], None]
    assert GAME.view(state, 2).hands[0]["count"] == 2
    played(state, "pass")
    assert ("duel_card", 0, ["fight_3"]) in told(state)


def test_any_number_of_cards() -> None:
    """F-6.4: where it was agreed, value by value, whoever holds what."""
    state = accused(hands=("1 3 3", "", "5"), duel_cards="any_number")
    played(state, "duel_cards 0", "duel_cards 0", "duel_cards 2", "duel_cards 0", "duel_cards 0")
    assert asked(state) == ("ChooseCount", 2)
    played(state, *["duel_cards 0"] * 4, "duel_cards 1")
    assert ("duel", 0, 2, "ragnelle", 6, 5) in told(state)


def test_additions_to_a_duel() -> None:
    """F-6.5: first the accuser, next the defender: Excalibur, Kay's card and the Red Sleeve, each once."""
    relics = {"relics": {"excalibur": 0}}
    state = lovers(beside={"andrivete": "H"}, hands=("3", "1 2"), table=relics, hearts={1: {"boons": ["red_sleeve"]}})
    played(state, "accuse_lady andrivete", "blow fight_3", "blow fight_1")
    assert asked(state) == ("AddToDuel", 0)
    played(state, "add_excalibur")
    assert asked(state) == ("AddToDuel", 1)
    assert offered(state) == ["blow fight_2", "done", "red_sleeve"]
    played(state, "blow fight_2", "red_sleeve")
    assert ("duel", 0, 1, "andrivete", 4, 5) in told(state)
    assert hand(state, 1) == []


def test_who_played_no_card_may_not_add() -> None:
    """F-6.5."""
    state = accused(hands=("", "", "2"), table={"relics": {"excalibur": 0}})
    played(state, "pass", "blow fight_2")
    assert asked(state) == ("ProgressEvilAsPenalty", 0)


def test_a_tie_is_the_defenders() -> None:
    """F-6.6, F-7.1 and B-1.3: the defender claims the Boon, then the accuser Progresses Evil."""
    state = played(accused(hands=("4", "", "4")), "blow fight_4", "blow fight_4")
    assert boons(state, 2) == ["loathly_counsel"]
    assert asked(state) == ("ProgressEvilAsPenalty", 0)
    assert (hand(state, 0), hand(state, 2)) == ([], [])
    assert swords(state, "ragnelle") == 0


def test_not_upheld() -> None:
    """F-7.2: a Black Sword, two White cards for the accuser, and scorn."""
    state = played(accused(), "blow fight_3", "blow fight_2")
    assert swords(state, "ragnelle") == 1
    assert len(hand(state, 0)) == 3
    assert heart(state, 2)["scorned"]
    assert asked(state) == ("ProgressEvil", 1)


def test_dishonour() -> None:
    """F-7.3: whoever played no card misses the Heroic and Romantic Action of his next own turn, and no more."""
    state = played(accused(hands=("1", "", "")), "blow fight_1", "pass")
    assert heart(state, 2)["dishonour"] == "next turn"
    played(state, "add_engine", "move pict_war", "end", "pass")
    while asked(state)[1] != 2:
        played(state, "pass")
    assert asked(state) == ("ProgressEvil", 2)
    played(state, "add_engine")
    assert asked(state) == ("ProgressEvil", 0)
    assert heart(state, 2)["dishonour"] == "none"


def test_a_mark_from_ones_own_turn_is_served_in_the_next() -> None:
    """F-7.3: it does not leave with the turn in which it was got."""
    state = played(accused(hands=("", "", "2")), "pass", "blow fight_2", "add_engine")
    assert heart(state, 0)["dishonour"] == "next turn"
    played(state, "add_engine", "move pict_war", "end", "pass", "add_engine", "move saxon_war", "end", "pass")
    assert asked(state) == ("ProgressEvil", 0)
    played(state, "add_engine")
    assert asked(state) == ("ProgressEvil", 1)
    assert heart(state, 0)["dishonour"] == "none"


def test_the_dishonoured_have_no_romantic_action() -> None:
    """F-7.3: but they may defend, and progress in love."""
    state = lovers(step="evil", hearts={0: {"dishonour": "next turn"}}, love="2 1 1", completed=(0,))
    played(state, "add_engine")
    assert asked(state) == ("ProgressLove", 0)
    assert refused(state, "petition") == "F-7.3"


def test_both_play_nothing() -> None:
    """F-7.4: both dishonoured, upheld, no Boon, and the accuser Progresses Evil."""
    state = played(accused(hands=("", "", "")), "pass", "pass")
    assert boons(state, 2) == []
    assert swords(state, "ragnelle") == 0
    assert asked(state) == ("ProgressEvilAsPenalty", 0)
    assert [heart(state, seat)["dishonour"] for seat in (0, 2)] == ["this turn and the next", "next turn"]


def test_ladies_swords_are_not_those_of_the_round_table() -> None:
    """F-7.5: they end nothing, and open no accusations."""
    ladies = {"ragnelle": {"swords": 8}, "andrivete": {"swords": 8}}
    state = lovers(step="heroic", ladies=ladies, hands=("1",))
    assert (state.white_swords, state.black_swords) == (0, 0)
    assert refused(state, "accuse 1") == "B-13.1"
