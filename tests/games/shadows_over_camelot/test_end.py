"""B-3: how the game ends."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.shadows_over_camelot import GAME
from tests.games.shadows_over_camelot.positions import evil, hand, played, position, reason, told


def test_the_twelfth_siege_engine() -> None:
    """B-3.1: the Loyal Knights lose at once."""
    assert reason(played(evil(engines=11), "add_engine")) == "siege"


def test_the_seventh_black_sword() -> None:
    """B-3.2: they lose at once."""
    state = evil(black_swords=6, warriors=[3, 0], black="pict", white_swords=4)
    assert reason(played(state, "draw_black")) == "black_swords"


def test_no_loyal_knight_alive() -> None:
    """B-3.3: the hidden Traitor lives, and wins."""
    state = position(
        places="camelot - camelot", dead=[1], life=[0, 0, 3], traitor=2, agenda=[["EndTurn", 0], ["HeroicAction", 0]]
    )
    assert reason(played(state, "move pict_war", "end")) == "no_loyal_knight 2"


def winning(**said: Any) -> dict[str, Any]:
    """The last card of a War that is about to be won: a White Sword more."""
    return {"places": "pict_war camelot camelot", "laid": {"pict_war": "F1 F2 F3 F4"}, "hands": ("F5",), **said}


@pytest.mark.parametrize(
    ("white", "black", "traitor", "ends"),
    [
        (6, 5, None, "loyal_victory 0 1 2"),
        (5, 6, None, "evil_victory"),
        (7, 4, 2, "evil_victory 2"),
        (8, 3, 2, "loyal_victory 0 1"),
    ],
)
def test_the_twelfth_sword(white: int, black: int, traitor: int | None, ends: str) -> None:
    """B-3.4: a hidden Traitor turns two; White must be strictly more, so 8 to 4 becomes 6 to 6 and is lost."""
    state = position(**winning(white_swords=white, black_swords=black, traitor=traitor))
    assert reason(played(state, "lay fight_5")) == ends


def test_all_swords_of_an_event_are_laid_first() -> None:
    """B-3.4: Heroism makes it two: 13 Swords are counted."""
    state = position(**winning(white_swords=6, black_swords=5, heroism="pict_war"))
    played(state, "lay fight_5")
    assert reason(state) == "loyal_victory 0 1 2"
    assert state.swords() == 13


def test_six_to_six_is_no_win() -> None:
    """B-3.4: a seventh White Sword would be needed."""
    state = position(**winning(white_swords=5, black_swords=6))
    assert reason(played(state, "lay fight_5")) == "evil_victory"


def test_black_swords_come_before_the_count() -> None:
    """B-3.5: the twelfth Sword is the seventh black one."""
    state = evil(black_swords=6, white_swords=5, warriors=[3, 0], black="pict")
    assert reason(played(state, "draw_black")) == "black_swords"


def test_engines_come_before_deaths() -> None:
    """B-3.5: a War that is lost brings two engines; the Knight who dies there is no longer asked about."""
    state = evil(
        places="pict_war - -", dead=[1, 2], life=[1, 0, 0], engines=10, warriors=[3, 0], black="pict", black_swords=0
    )
    assert reason(played(state, "draw_black")) == "siege"


def test_sixteen_swords_may_lie_there() -> None:
    """B-3.6: 11, the Grail's three, Heroism and Mists."""
    state = evil(
        white_swords=10,
        black_swords=1,
        against={"holy_grail": "despair despair despair despair despair despair"},
        lasting="mists_of_avalon",
        heroism="holy_grail",
        black="despair",
    )
    played(state, "draw_black")
    assert state.swords() == 16
    assert reason(state) == "loyal_victory 0 1 2"


def test_a_game_that_is_over_stops() -> None:
    """B-3.7: no Life, no spoils, nothing is left to do."""
    state = position(**winning(white_swords=11))
    played(state, "lay fight_5")
    assert state.life[0] == 4
    assert hand(state, 0) == ""
    assert state.agenda == []
    assert told(state)[-1][0] == "ended"


def test_the_traitors_swords_are_no_seven_black_ones() -> None:
    """B-3.8: 8 to 6 becomes 6 to 8: the count ends it, not B-3.2."""
    state = position(**winning(white_swords=7, black_swords=6, traitor=1))
    assert reason(played(state, "lay fight_5")) == "evil_victory 1"


def test_loyalty_is_turned_up_at_the_end() -> None:
    """B-12.3: also of the dead."""
    state = evil(engines=11, traitor=2, dead=[1], places="camelot - camelot", life=[4, 0, 4])
    played(state, "add_engine")
    assert GAME.view(state, None).loyalty == ["loyal", "loyal", "traitor"]
