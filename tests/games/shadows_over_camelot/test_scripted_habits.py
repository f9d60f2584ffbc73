"""Habits of the scripted players: what a good Knight does and leaves, and how a Traitor hides."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.players.accusing import accusing_worth
from fogbound.games.shadows_over_camelot.players.scene import Scene
from fogbound.games.shadows_over_camelot.players.worth import stain
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.suspicion import WEIGHT
from tests.games.shadows_over_camelot.courtly import lovers
from tests.games.shadows_over_camelot.positions import evil, played
from tests.games.shadows_over_camelot.test_scripted import best, likely

LOYAL: dict[str, Any] = {"cards": ["loyal"], "seen": [["everyone"]]}
HIDDEN: dict[str, Any] = {"cards": ["traitor"], "seen": [[2]]}


def base(step: str = "heroic", **said: Any) -> Camelot:
    """Three Knights of the base game, nobody a Traitor by agreement unless it is said."""
    return lovers(step=step, level="base", **{"loyalty_deck": "none", **said})


def scene(state: Camelot) -> Scene:
    """What the seat that is to choose sees."""
    return Scene(GAME.view(state, GAME.actor(state)))


def test_it_never_gives_its_last_life_for_a_second_action() -> None:
    """B-6.3: while the others hold out."""
    table = {"life": [1, 4, 4], "engines": 3, "spent": {"done": ["moved"]}, "places": ["holy_grail", *["camelot"] * 2]}
    assert likely(base(hands=("G G G",), table=table))["give_life"] < 0.01


def test_it_gives_life_that_it_has_for_a_quest_that_is_won_by_it() -> None:
    """B-6.2: the Life comes back at once."""
    laid = {"laid": {"holy_grail": ["grail"] * 6}, "places": ["holy_grail", *["camelot"] * 2]}
    table = {"life": [4, 4, 4], "spent": {"done": ["moved"]}, **laid}
    assert best(base(hands=("G",), table=table)) == "give_life"


@pytest.mark.parametrize("engines", [10, 11])
def test_it_lets_no_engine_come_when_the_siege_is_nearly_lost(engines: int) -> None:
    """B-3.1."""
    assert likely(base("evil", table={"engines": engines}))["add_engine"] < 0.02


def test_the_first_black_swords_are_no_evil() -> None:
    """B-3.4: they bring the end nearer; the last ones lose the game, and every one counts while a Traitor may hide."""
    assert _stain(0) < _stain(3) < _stain(5)
    assert _stain(2) < _stain(2, loyalty_deck="all_8")


def _stain(black: int, **agreed: Any) -> float:
    return stain(scene(base(table={"black_swords": black}, **agreed)))


def test_it_wants_the_end_when_the_count_is_won() -> None:
    """B-3.4: with seven White Swords any Sword is welcome, with a Traitor in hiding only from nine on."""
    assert _stain_with(7) < 0
    assert _stain_with(7, loyalty_deck="all_8") > 0
    assert _stain_with(9, loyalty_deck="all_8") < 0


def _stain_with(white: int, **agreed: Any) -> float:
    return stain(scene(base(table={"white_swords": white, "black_swords": 2}, **agreed)))


def test_merlin_is_not_spent_where_nobody_fights() -> None:
    """B-10.3: a Black Knight whom nobody meets is left to his blows."""
    table = {"against": {"black_knight": ["black_knight_3"]}, "engines": 6}
    chances = likely(base(hands=("M 1 2",), table=table))
    assert chances["merlin siege_engine"] > chances["merlin black_knight"]
    assert chances["merlin black_knight"] < 0.01


def test_nobody_is_feared_once_all_are_shown() -> None:
    """B-13.3: who has been shown Loyal turns no Swords."""
    assert not scene(base(loyalty_deck="all_8")).is_safe
    shown = {"shown": [1, 2], "loyalty": ["loyal", LOYAL, LOYAL]}
    assert scene(base(loyalty_deck="all_8", table=shown)).is_safe


def test_it_accuses_before_the_last_sword_falls() -> None:
    """B-3.4 and B-13.3: when the count would be lost to a hidden Traitor, a suspicion is enough that was not before."""
    early = base(hands=("1",), loyalty_deck="all_8", table={"white_swords": 4, "black_swords": 2})
    late = base(hands=("1",), loyalty_deck="all_8", table={"white_swords": 7, "black_swords": 4})
    assert accusing_worth(scene(early), 1) < accusing_worth(scene(late), 1)


def test_a_traitor_gives_life_like_the_others() -> None:
    """B-13.5: who never gives any is found out; what he needs himself he keeps."""
    laid = {"laid": {"holy_grail": ["grail"] * 6}, "places": ["holy_grail", *["camelot"] * 2]}
    spent = {"spent": {"done": ["moved"]}, **laid}
    plenty = lovers(step="heroic", level="base", traitor=0, hands=("G",), table={"life": [4, 4, 4], **spent})
    scarce = lovers(step="heroic", level="base", traitor=0, hands=("G",), table={"life": [1, 4, 4], **spent})
    assert best(plenty) == "give_life"
    assert likely(scarce)["give_life"] < 0.01


@pytest.mark.parametrize(("offers", "show"), [("merlins 0", "merlins 1"), ("merlins 2", "merlins 0")])
def test_a_traitor_offers_merlins_that_are_not_enough(offers: str, show: str) -> None:
    """B-5.3: they come back, and it looked well; where his would stop the card he has none."""
    state = evil(black="morgan_2", hands=("M M", "", "M"), traitor=2)
    assert best(played(state, "draw_black", offers, "merlins 0")) == show


def test_one_line_of_evidence_for_each_action() -> None:
    """B-14.2: every action that was seen, the second as well as the first, and what has been said."""
    state = base(loyalty_deck="all_8", table={"witnessed": [{}, {"added_engine": 2}, {}]})
    GAME.say(state, 2, "suspect 1")
    observed = GAME.insight(GAME.view(state, 0))["observed"]
    weight = WEIGHT["added_engine"]
    assert observed[1][:2] == [{"what": "added_engine", "time": time, "factor": weight} for time in (1, 2)]
    assert observed[1][2]["by"] == 2
    assert observed[2] == []
