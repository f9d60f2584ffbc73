"""B-4 and B-6: the turn, and Heroic Actions."""

from __future__ import annotations

import pytest

from fogbound.games.shadows_over_camelot import GAME
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


def test_evil_first_then_a_heroic_action() -> None:
    """B-4.1: both are obligatory."""
    state = evil()
    assert asked(state) == "ProgressEvil 0"
    assert offered(state) == ["draw_black", "add_engine", "lose_life"]
    played(state, "add_engine")
    assert asked(state) == "HeroicAction 0"
    assert refused(state, "end") == "B-6.1"


def test_the_dead_have_no_turn() -> None:
    """B-4.2: and who is unmasked has his own."""
    state = position(places="camelot - camelot", dead=[1], life=[4, 0, 4])
    assert asked(played(state, "move pict_war", "end")) == "ProgressEvil 2"
    state = position(places="camelot - camelot", unmasked=1, shown=[1], traitor=1, life=[4, 0, 4], hands=("F1",))
    assert asked(played(state, "move pict_war", "end")) == "RobKnight 1"


def test_knights_in_play_alone_are_targets() -> None:
    """B-4.3: neither the dead nor the unmasked Traitor; turn order begins with the next one in play."""
    state = position(
        seats=4,
        places="camelot - - camelot",
        dead=[1],
        unmasked=2,
        shown=[2],
        traitor=2,
        life=[4, 0, 0, 3],
        hands=("messenger piety F1",),
    )
    assert offered(state, "messenger") == ["3"]
    played(state, "piety others")
    assert state.life == [4, 0, 0, 4]


def test_step_two_ends_when_he_says_so() -> None:
    """B-4.4: before, between and after his actions he may use his power; the end comes after an action at least."""
    state = position(knights="tristan gawain palamedes")
    assert "lancelot" in offered(state, "ride")
    played(state, "ride lancelot", "move pict_war")
    assert "end" in offered(state)
    assert asked(state) == "HeroicAction 0"


def test_no_power_while_a_card_is_carried_out() -> None:
    """B-4.4: why not says that it is not for now."""
    state = played(position(knights="tristan gawain palamedes", hands=("messenger F1 F2",)), "messenger 1")
    assert refused(state, "ride lancelot") == "B-4.4"


# B-6.


def test_one_of_five() -> None:
    """B-6.1: move, act where he is, play a Special card, heal, accuse; to move is always possible."""
    state = position(hands=("piety F1 F1 F1",), life=[3, 4, 4], engines=6)
    assert {text.split()[0] for text in offered(state)} == {
        "move",
        "draw_white",
        "fight_engine",
        "piety",
        "heal",
        "accuse",
    }
    closed = position(places="camelot lancelot black_knight", over=["excalibur", "holy_grail"])
    assert offered(closed, "move") == ["pict_war", "saxon_war"]


def test_a_life_point_buys_a_second_action_of_another_letter() -> None:
    """B-6.2: once, after the first."""
    state = position(hands=("F1",))
    assert refused(state, "give_life") == "B-6.2"
    played(state, "draw_white")
    assert refused(state, "move lancelot") == "B-6.2"
    played(state, "give_life")
    assert state.life[0] == 3
    assert refused(state, "draw_white") == "B-6.2"
    assert refused(state, "end") == "B-6.2"
    played(state, "move lancelot")
    assert refused(state, "give_life") == "B-6.2"
    assert "lay" not in [text.split()[0] for text in offered(state)]


def test_drawing_and_fighting_are_one_letter() -> None:
    """B-6.2: at the Round Table and the Siege Area alike."""
    state = played(position(engines=2), "draw_white", "give_life")
    assert refused(state, "fight_engine") == "B-6.2"


def test_no_life_for_nothing() -> None:
    """B-6.2: who has moved and can do nothing else gives up no Life."""
    state = played(position(hands=("F3",)), "move pict_war")
    assert refused(state, "give_life") == "B-6.2"
    assert "give_life" in offered(played(position(hands=("F1",)), "move pict_war"))


def test_the_last_life_point() -> None:
    """B-6.3: the second action and the turn are finished, then he dies."""
    state = played(position(life=[1, 4, 4], hands=("F1",)), "move pict_war", "give_life")
    assert state.life[0] == 0
    played(state, "lay fight_1")
    assert where(state) == "pict_war camelot camelot"
    played(state, "end")
    assert where(state) == "- camelot camelot"
    assert asked(state) == "ProgressEvil 1"


def test_where_one_can_go() -> None:
    """B-6.4: anywhere that is open, at any distance; where another fights alone, nobody."""
    state = position(places="pict_war lancelot camelot", over=["excalibur"])
    assert offered(state, "move") == ["black_knight", "holy_grail", "saxon_war", "camelot"]
    assert refused(state, "move pict_war") == "B-6.4"
    assert refused(state, "move lancelot") == "B-7.1"
    assert refused(state, "move excalibur") == "B-7.7"


def test_camelot_is_one_place() -> None:
    """B-6.4: there one draws or fights an engine."""
    assert {"draw_white", "fight_engine"} <= set(offered(position(engines=1)))


def test_who_leaves_a_solo_quest_leaves_no_cards() -> None:
    """B-6.5: Black cards and Heroism stay; a Group Quest keeps all."""
    state = position(
        places="black_knight pict_war camelot",
        laid={"black_knight": "F2 F2", "pict_war": "F1 F2"},
        against={"black_knight": "black_knight_1"},
        heroism="black_knight",
    )
    played(state, "move camelot")
    view = GAME.view(state, None)
    assert view.laid["black_knight"] == []
    assert known(state, 2, "white_discards") == ["fight_2", "fight_2"]
    assert view.against["black_knight"]["cards"] == ["black_knight_1"]
    assert view.board["heroism"] == "black_knight"
    played(state, "end", "add_engine", "move camelot")
    assert GAME.view(state, None).laid["pict_war"] == ["fight_1", "fight_2"]


def test_being_sent_home_is_no_action() -> None:
    """B-6.6: who wins a War may still move by a Life point."""
    state = position(
        places="pict_war camelot camelot", laid={"pict_war": "F1 F2 F3 F4"}, hands=("F5",), white="F1 F1 F1 F1"
    )
    played(state, "lay fight_5")
    assert where(state) == "camelot camelot camelot"
    assert "move" in [text.split()[0] for text in offered(played(state, "give_life"))]


def test_one_special_white_card_a_turn() -> None:
    """B-6.7: it takes effect and is discarded, seen by all."""
    state = position(knights="galahad gawain kay", hands=("piety reinforcements",), life=[3, 4, 4])
    played(state, "freely", "piety self")
    assert state.life[0] == 6
    assert known(state, 2, "white_discards") == ["piety"]
    assert refused(state, "reinforcements self") == "B-6.7"


def test_a_card_that_could_do_nothing_is_not_played() -> None:
    """B-6.7: Piety for oneself at 6 Life."""
    state = position(hands=("piety",), life=[6, 4, 6])
    assert refused(state, "piety self") == "B-6.7"
    assert offered(state, "piety") == ["others"]


def test_healing() -> None:
    """B-6.8: three identical cards, face down, for one Life; three Merlins too."""
    state = position(hands=("F2 F2 F2 M M M G G",), life=[3, 4, 4])
    assert offered(state, "heal") == ["fight_2", "merlin"]
    assert refused(state, "heal grail") == "B-6.8"
    played(state, "heal merlin")
    assert state.life[0] == 4
    assert hand(state, 0) == "F2 F2 F2 G G"
    assert known(state, 1, "white_discards") == []
    assert known(state, 0, "white_discards") == ["merlin"] * 3


@pytest.mark.parametrize("life", [0, 6])
def test_neither_the_dying_nor_the_hale_heal(life: int) -> None:
    """B-6.8: at 0 and at 6 Life."""
    assert refused(position(hands=("G G G",), life=[life, 4, 4]), "heal grail") == "B-6.8"


def test_accusing_is_an_action() -> None:
    """B-6.9: letter e."""
    state = played(position(engines=6), "accuse 1")
    assert refused(state, "move pict_war") == "B-6.2"
    assert "end" in offered(state)
