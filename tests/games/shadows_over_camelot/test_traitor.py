"""B-13 and B-14: accusing, unmasking, the Traitor's turn, and what is said and seen."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.core.voice import Voice
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.positions import (
    asked,
    evil,
    hand,
    known,
    offered,
    played,
    position,
    reason,
    refused,
    told,
    where,
)


@pytest.mark.parametrize(("swords", "engines", "open_now"), [(6, 0, True), (0, 6, True), (5, 5, False)])
def test_when_one_may_accuse(swords: int, engines: int, open_now: bool) -> None:
    """B-13.1: while six Swords or six Siege Engines are out."""
    state = position(white_swords=swords, engines=engines)
    assert offered(state, "accuse") == (["1", "2"] if open_now else [])
    assert open_now or refused(state, "accuse 1") == "B-13.1"


def test_the_right_is_lost_again() -> None:
    """B-13.1: when Merlin removes the sixth engine."""
    state = played(position(engines=6, hands=("M",)), "merlin siege_engine", "give_life")
    assert refused(state, "accuse 1") == "B-13.1"


def test_once_per_game() -> None:
    """B-13.2: any other Knight in play who has not been shown, from anywhere."""
    assert refused(position(engines=6, accused=[0]), "accuse 1") == "B-13.2"
    state = position(seats=4, engines=6, shown=[2], places="pict_war camelot camelot -", dead=[3], life=[4, 4, 4, 0])
    assert offered(state, "accuse") == ["1"]
    assert refused(state, "accuse 0") == "B-13.2"


def test_a_loyal_knight_accused() -> None:
    """B-13.3: he shows his card, and one White Sword turns Black, if there is one."""
    state = played(position(engines=6, white_swords=2), "accuse 1")
    assert (state.white_swords, state.black_swords) == (1, 1)
    assert GAME.view(state, 2).loyalty[1] == "loyal"
    assert played(position(engines=6), "accuse 1").black_swords == 0
    lost = played(position(white_swords=1, black_swords=6), "accuse 1")
    assert reason(lost) == "black_swords"


def test_the_traitor_accused() -> None:
    """B-13.3: a White Sword is added, and he is unmasked; the twelfth Sword ends the game."""
    state = played(position(engines=6, traitor=1, hands=("", "F1 F2")), "accuse 1")
    assert (state.white_swords, state.unmasked, hand(state, 1)) == (1, 1, "")
    won = played(position(white_swords=6, black_swords=5, traitor=1), "accuse 1")
    assert reason(won) == "loyal_victory 0 2"


def test_the_hidden_traitor_may_accuse() -> None:
    """B-13.4: like anybody."""
    assert offered(position(engines=6, traitor=0), "accuse") == ["1", "2"]


def test_unmasking_is_one_more_choice() -> None:
    """B-13.5: before step 1 and in step 2, for the Traitor alone; being asked tells nothing."""
    for state in (evil(traitor=0), position(traitor=0)):
        assert "unmask" in offered(state)
        views = [
            GAME.view(each, 1) for each in (state, position(traitor=2) if asked(state)[0] == "H" else evil(traitor=2))
        ]
        assert views[0] == views[1]
    assert refused(position(), "unmask") == "B-13.5"
    assert refused(position(traitor=1), "unmask") == "B-13.5"


def test_what_becomes_of_the_unmasked() -> None:
    """B-13.6: figure, cards, relics and power are gone, and he cannot die, not even if he was dying."""
    state = evil(
        knights="tristan gawain kay",
        traitor=0,
        places="black_knight camelot camelot",
        laid={"black_knight": "F2"},
        hands=("M G",),
        life=[1, 4, 4],
    )
    played(state, "lose_life", "unmask")
    assert (where(state), hand(state, 0), state.unmasked) == ("- camelot camelot", "", 0)
    assert GAME.view(state, None).dead == []
    assert GAME.view(state, None).laid["black_knight"] == []
    assert asked(state) == "ProgressEvil 1"


def test_the_unmasked_takes_no_part() -> None:
    """B-13.7: no Merlins, no sharing, no effects on Knights."""
    state = position(
        places="- camelot camelot",
        unmasked=0,
        shown=[0],
        traitor=0,
        life=[0, 4, 4],
        active=1,
        at="ProgressEvil",
        agenda=[["EndTurn", 1], ["ProgressEvil", 1]],
        black="morgan_4",
    )
    played(state, "draw_black")
    assert asked(state) == "OfferMerlins 1"
    played(state, "merlins 0")
    assert asked(state) == "OfferMerlins 2"
    assert played(state, "merlins 0").life == [0, 3, 3]


def test_unmasked_before_step_1() -> None:
    """B-13.8: he plays the Traitor's turn at once; later in his turn that turn ends."""
    state = played(evil(traitor=0, hands=("", "F1")), "unmask")
    assert asked(state) == "RobKnight 0"
    later = played(position(traitor=0, hands=("", "F1")), "move pict_war", "unmask")
    assert asked(later) == "ProgressEvil 1"


def test_accused_on_anothers_turn() -> None:
    """B-13.8: he plays next when his turn comes."""
    state = played(position(engines=6, traitor=1, hands=("F1", "F2")), "accuse 1", "end")
    assert asked(state) == "RobKnight 1"


def traitors_turn(**said: Any) -> Camelot:
    """Seat 0 is unmasked, and it is his turn."""
    agenda = [["EndTurn", 0], ["TraitorEvil", 0], ["RobKnight", 0]]
    return position(
        places="- camelot camelot",
        unmasked=0,
        shown=[0],
        traitor=0,
        life=[0, 4, 4],
        agenda=agenda,
        **said,
    )


def test_the_traitors_turn() -> None:
    """B-13.9: one card of a Knight is discarded at random, then an engine or a Black card; nothing else."""
    state = traitors_turn(hands=("", "F1 F2", ""), chance=[1], black="mercenaries")
    assert offered(state) == ["rob 1"]
    played(state, "rob 1")
    assert hand(state, 1) == "F1"
    assert offered(state) == ["draw_black", "add_engine"]
    played(state, "draw_black")
    assert asked(state) == "ChooseWar 0"
    played(state, "war pict_war")
    assert asked(state) == "ProgressEvil 1"


def test_nobody_to_rob() -> None:
    """B-13.9: it is skipped."""
    state = played(position(traitor=2, engines=6), "accuse 2", "end", "add_engine", "move pict_war", "end")
    assert asked(state) == "TraitorEvil 2"


def test_an_unmasked_traitor_turns_no_swords() -> None:
    """B-13.10: 7 to 5 stays a win."""
    state = position(
        places="pict_war camelot -",
        unmasked=2,
        shown=[2],
        traitor=2,
        life=[4, 4, 0],
        laid={"pict_war": "F1 F2 F3 F4"},
        hands=("F5",),
        white_swords=6,
        black_swords=5,
    )
    assert reason(played(state, "lay fight_5")) == "loyal_victory 0 1"


# B-14.


def test_fixed_statements() -> None:
    """B-14.1: plans and general strength, never cards; two while one choice is waited for, heard by all."""
    state = position()
    GAME.say(state, 1, "go holy_grail")
    GAME.say(state, 1, "strong fights")
    assert GAME.statements(state, 1) == []
    assert GAME.view(state, 2).said == [
        {"at": 0, "seat": 1, "statement": "go holy_grail"},
        {"at": 0, "seat": 1, "statement": "strong fights"},
    ]
    with pytest.raises(Mistake, match="there is no statement 'hold fight_5'"):
        GAME.say(state, 0, "hold fight_5")
    said = [GAME.sentence(fact, Voice(["Ada", "Ben", "Cy"], 0)) for fact in told(state)]
    assert said == ["Ben says: “I go to the Quest for the Holy Grail.”", "Ben says: “I am strong in fights.”"]


def test_statements_of_people() -> None:
    """B-14.1: of others at the table alone."""
    texts = [option.text for option in GAME.statements(position(), 1)]
    assert {"suspect 0", "trust 2"} <= set(texts)
    assert not {"suspect 1", "suspect 3"} & set(texts)


def test_discards_are_face_down() -> None:
    """B-14.2: known to their owner alone; a card that the Traitor takes is seen by him and its owner."""
    state = traitors_turn(hands=("", "F1 F2", ""), chance=[1])
    played(state, "rob 1")
    assert known(state, 0, "white_discards") == known(state, 1, "white_discards") == ["fight_2"]
    assert known(state, 2, "white_discards") == []
    assert ("robbed_of", 0, 1, "fight_2") in told(state, 1)
    assert ("robbed_of", 0, 1, "fight_2") not in told(state, 2)


def test_counts_are_public() -> None:
    """B-14.2: hands and piles."""
    view = GAME.view(position(hands=("F1 F2", "G")), None)
    assert [zone["count"] for zone in view.hands] == [2, 1, 0]
    assert (view.white_pile["count"], view.black_pile["count"]) == (81, 76)
