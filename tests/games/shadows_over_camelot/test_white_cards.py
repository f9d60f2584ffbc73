"""B-10: the White cards, each Special one by its name."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any

import pytest

from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.cards import MERLIN, WHITE_CARD, WHITE_CARDS, WHITE_DECK
from fogbound.games.shadows_over_camelot.catalogue import SPECIAL_VERBS
from tests.games.shadows_over_camelot.positions import (
    asked,
    evil,
    hand,
    known,
    offered,
    played,
    position,
    refused,
    where,
)


def test_fight_cards() -> None:
    """B-10.1: 14, 12, 10, 8 and 7 of them."""
    counts = Counter(WHITE_CARDS.names[card] for card in WHITE_DECK)
    assert [counts[f"fight_{value}"] for value in range(1, 6)] == [14, 12, 10, 8, 7]


def test_grail_cards() -> None:
    """B-10.2: 18 of 84."""
    assert WHITE_DECK.count(WHITE_CARD["grail"]) == 18
    assert len(WHITE_DECK) == 84


@pytest.mark.parametrize(
    ("target", "table", "gone"),
    [
        ("siege_engine", {"engines": 2}, lambda view: view.board["engines"] == 1),
        ("pict_war", {"warriors": [2, 0]}, lambda view: view.board["warriors"] == [1, 0]),
        ("saxon_war", {"warriors": [0, 1]}, lambda view: view.board["warriors"] == [0, 0]),
        ("excalibur", {"excalibur": -2}, lambda view: view.board["excalibur"] == -1),
        (
            "holy_grail",
            {"against": {"holy_grail": "desolation despair despair"}},
            lambda view: view.against["holy_grail"]["cards"] == ["desolation", "despair"],
        ),
        (
            "lancelot",
            {"against": {"lancelot": "lancelot_7_dragon_11 lancelot_1_dragon_5"}},
            lambda view: view.against["lancelot"]["cards"] == ["lancelot_1_dragon_5"],
        ),
    ],
)
def test_merlin(target: str, table: dict[str, Any], gone: Callable[[Any], bool]) -> None:
    """B-10.3: he removes an engine, a warrior, or the Standard Black card laid last; there must be one."""
    state = position(hands=("M",), **table)
    assert offered(state, "merlin") == [target]
    assert refused(state, "merlin black_knight") == "B-10.3"
    assert gone(GAME.view(played(state, f"merlin {target}"), None))


def test_merlin_removes_what_lies_face_down() -> None:
    """B-10.3: it is discarded unseen; Excalibur moves only from below the middle."""
    state = position(hands=("M",), against={"black_knight": "black_knight_7?"}, excalibur=0)
    assert offered(state, "merlin") == ["black_knight"]
    played(state, "merlin black_knight")
    assert known(state, 0, "black_discards") == []
    assert len(state.black_discards) == 1


def test_clairvoyance() -> None:
    """B-10.4: the top five Black cards, back in any order: the one put back last lies on top."""
    state = position(hands=("clairvoyance",), black="pict saxon despair excalibur vivien mordred")
    played(state, "clairvoyance")
    assert sorted(offered(state, "put_back")) == ["despair", "excalibur", "pict", "saxon", "vivien"]
    played(state, *[f"put_back {name}" for name in ("vivien", "pict", "saxon", "excalibur", "despair")])
    assert known(state, 0, "black_pile") == ["despair", "excalibur", "saxon", "pict", "vivien"]
    assert known(state, 1, "black_pile") == []


def test_convocation() -> None:
    """B-10.5: each away may come; then as many cards as Knights are in Camelot are shared from its player on."""
    state = position(
        hands=("convocation",), places="pict_war camelot black_knight", laid={"black_knight": "F2"}, white="G G G"
    )
    played(state, "convocation")
    assert asked(state) == "ComeHome 0"
    played(state, "stay", "come")
    assert where(state) == "pict_war camelot camelot"
    assert GAME.view(state, None).laid["black_knight"] == []
    assert asked(state) == "GiveOut 1"
    assert GAME.view(state, None).spoils == ["grail", "grail"]


def test_fate_of_a_loyal_knight() -> None:
    """B-10.6: every Knight in play draws one; now all know that he is Loyal."""
    state = played(position(hands=("fate",), white="G M F1"), "fate")
    assert [hand(state, seat) for seat in range(3)] == ["G", "M", "F1"]
    assert GAME.view(state, 2).loyalty[0] == "loyal"


def test_fate_of_the_traitor() -> None:
    """B-10.6: he is unmasked without a White Sword, each discards two of his choice, and his turn ends."""
    state = played(position(hands=("fate F1", "F1 F2 F3", "G"), traitor=0), "fate")
    assert (state.unmasked, state.white_swords, asked(state)) == (0, 0, "DiscardCards 1")
    played(state, "discard fight_1", "discard fight_3", "discard grail")
    assert [hand(state, seat) for seat in range(3)] == ["", "F2", ""]
    assert asked(state) == "ProgressEvil 1"


def test_heroism() -> None:
    """B-10.7: on an open Quest, from anywhere: one Sword more for the winner, then it is discarded."""
    state = position(hands=("heroism",), over=["excalibur"])
    assert refused(state, "heroism excalibur") == "B-10.7"
    assert refused(state, "heroism dragon") == "B-10.7"
    played(state, "heroism pict_war")
    lost = evil(heroism="pict_war", warriors=[3, 0], black="pict")
    played(lost, "draw_black")
    assert lost.black_swords == 2
    assert known(lost, 1, "white_discards") == ["heroism"]


def test_lady_of_the_lake() -> None:
    """B-10.8: Excalibur comes a space nearer; once that Quest is over, two Life."""
    assert played(position(hands=("lady_of_the_lake",)), "lady_of_the_lake").excalibur == 1
    over = position(hands=("lady_of_the_lake",), over=["excalibur"], life=[3, 4, 4])
    assert played(over, "lady_of_the_lake").life[0] == 5


def test_messenger() -> None:
    """B-10.9: one to three cards, unseen by others; he needs one besides it."""
    assert refused(position(hands=("messenger",)), "messenger 1") == "B-10.9"
    state = played(position(hands=("messenger F1 F2 F3",)), "messenger 1")
    assert "done" not in offered(state)
    played(state, "give fight_3", "give fight_1", "done")
    assert (hand(state, 0), hand(state, 1)) == ("F2", "F1 F3")
    assert GAME.view(state, 0).hands[1]["cards"] == ["fight_1", "fight_3"]
    assert GAME.view(state, 2).hands[1]["cards"] == [None, None]


def test_piety() -> None:
    """B-10.10: three Life, or one for every other Knight in play."""
    state = position(hands=("piety",), life=[2, 2, 6])
    assert played(state.clone(), "piety self").life == [5, 2, 6]
    assert played(state, "piety others").life == [2, 3, 6]


def test_reinforcements() -> None:
    """B-10.11: four cards, or one for every other Knight, in turn order."""
    state = position(hands=("reinforcements",), white="F1 F2 F3 F4")
    assert hand(played(state.clone(), "reinforcements self"), 0) == "F1 F2 F3 F4"
    played(state, "reinforcements others")
    assert [hand(state, seat) for seat in range(3)] == ["", "F1", "F2"]


def test_an_empty_pile() -> None:
    """B-10.12: both discard piles are shuffled into their piles, and the draw goes on."""
    state = position(white="M G")
    data = GAME.data(state)
    pile = data["table"]["white_pile"]
    data["table"]["white_pile"], data["table"]["white_discards"] = pile[:1], pile[1:]
    state = GAME.from_data(data, seed=3)
    played(state, "draw_white")
    assert len(state.hands[0]) == 2
    assert MERLIN in state.hands[0].cards
    assert (len(state.white_pile), len(state.white_discards)) == (82, 0)


def test_no_white_card_at_all() -> None:
    """B-10.12: nothing is drawn."""
    data = GAME.data(position(hands=("",), white=""))
    data["table"]["hands"] = [[], data["table"]["white_pile"], []]
    data["table"]["white_pile"] = []
    state = GAME.from_data(data)
    assert len(played(state, "draw_white").hands[0]) == 0


def test_no_black_card_at_all() -> None:
    """B-10.12: a Siege Engine comes instead."""
    data = GAME.data(evil())
    data["table"]["drawn"] = [[], data["table"]["black_pile"], []]
    data["table"]["black_pile"] = []
    state = GAME.from_data(data)
    assert played(state, "draw_black").engines == 1


def test_every_special_card_has_a_test() -> None:
    """B-6.7: named after it, in this file."""
    tested = {name.removeprefix("test_") for name in globals() if name.startswith("test_")}
    assert {verb for verb in SPECIAL_VERBS if not any(name.startswith(verb) for name in tested)} == set()
