"""B-9: Excalibur, the Holy Grail, Lancelot's Armor."""

from __future__ import annotations

import pytest

from fogbound.games.shadows_over_camelot import GAME
from tests.games.shadows_over_camelot.positions import asked, evil, known, offered, played, position, told, where


def held(**relics: int) -> dict[str, int | None]:
    """Who holds what."""
    return {name: relics.get(name) for name in ("excalibur", "holy_grail", "lancelots_armor")}


def test_excalibur_adds_one() -> None:
    """B-9.1: in his own siege fight; the sword stays his."""
    state = position(engines=1, hands=("F3",), relics=held(excalibur=0), chance=[2])
    played(state, "fight_engine", "blow fight_3", "strike", "add_excalibur")
    assert (state.engines, state.relics[0]) == (0, 0)


def test_excalibur_stops_anybodys_card() -> None:
    """B-9.1: its holder is asked about every card, that of the unmasked Traitor too; it leaves the game by it."""
    state = evil(
        places="- camelot camelot",
        unmasked=0,
        shown=[0],
        traitor=0,
        life=[0, 4, 4],
        black="despair",
        relics=held(excalibur=2),
    )
    state = GAME.from_data({**GAME.data(state), "agenda": [["EndTurn", 0], ["TraitorEvil", 0]]})
    played(state, "draw_black")
    assert asked(state) == "StopWithExcalibur 2"
    played(state, "stop_it")
    assert GAME.view(state, None).against["holy_grail"]["count"] == 0
    assert state.relics[0] == -1


def test_excalibur_against_standard_cards_alone() -> None:
    """B-9.1: an option."""
    agreed = {"excalibur_cancels": "standard"}
    special = evil(black="morgan_3", relics=held(excalibur=1), agreed=agreed)
    assert played(special, "draw_black", *["merlins 0"] * 3).engines == 2
    assert (
        asked(played(evil(black="despair", relics=held(excalibur=1), agreed=agreed), "draw_black"))
        == "StopWithExcalibur 1"
    )


@pytest.mark.parametrize("saved", [0, 1])
def test_the_grail_saves_one(saved: int) -> None:
    """B-9.2: the holder is asked once, and may save himself; that Knight is set to 4 Life and the Grail is gone."""
    state = evil(active=2, life=[1, 1, 4], black="morgan_4", relics=held(holy_grail=0))
    played(state, "draw_black", *["merlins 0"] * 3)
    assert offered(state) == ["save 0", "save 1", "pass"]
    played(state, f"save {saved}")
    assert state.life == [4 if seat == saved else 0 for seat in (0, 1)] + [3]
    assert state.relics[1] == -1
    assert where(state).split()[1 - saved] == "-"


def test_a_grail_that_saves_others_alone() -> None:
    """B-9.2: an option; where nobody else is dying, nobody is asked."""
    agreed = {"grail_self_save": False}
    state = evil(active=2, life=[1, 4, 4], black="morgan_4", relics=held(holy_grail=0), agreed=agreed)
    played(state, "draw_black", *["merlins 0"] * 3)
    assert where(state) == "- camelot camelot"


def test_the_grail_may_be_kept() -> None:
    """B-9.2: then the Knight dies."""
    state = evil(active=2, life=[4, 1, 4], black="morgan_4", relics=held(holy_grail=0))
    played(state, "draw_black", *["merlins 0"] * 3, "pass")
    assert where(state) == "camelot - camelot"
    assert state.relics[1] == 0


def test_the_armor_draws_two() -> None:
    """B-9.3: one is played, the other goes under the pile, unseen by others."""
    state = played(evil(black="despair excalibur", relics=held(lancelots_armor=0)), "draw_black")
    assert offered(state) == ["resolve excalibur", "resolve despair"]
    assert GAME.view(state, 1).drawn[0] == {"count": 2, "cards": [None, None]}
    played(state, "resolve despair")
    assert GAME.view(state, None).against["holy_grail"]["cards"] == ["despair"]
    assert GAME.view(state, 0).black_pile["cards"][-1] == "excalibur"
    assert set(GAME.view(state, 1).black_pile["cards"]) == {None}


def test_the_armor_with_one_card_to_be_had() -> None:
    """B-9.3: he plays that one."""
    state = evil(relics=held(lancelots_armor=0))
    data = GAME.data(state)
    data["table"]["lasting"] = ["mists_of_avalon", "vivien"]
    rest = data["table"]["black_pile"]
    for name in ("mists_of_avalon", "vivien", "despair"):
        rest.remove(name)
    data["table"]["black_pile"], data["table"]["black_discards"] = ["despair"], []
    data["table"]["drawn"] = [[], rest, []]
    played(GAME.from_data(data), "draw_black")
    state = GAME.from_data(data)
    played(state, "draw_black")
    assert GAME.view(state, None).against["holy_grail"]["cards"] == ["despair"]


def test_a_dead_holders_relics_leave_the_game() -> None:
    """B-9.4: all of them."""
    state = evil(active=2, life=[1, 4, 4], black="morgan_4", relics=held(excalibur=0, lancelots_armor=0))
    played(state, "draw_black", *["merlins 0"] * 3, "pass")
    assert state.relics == (-1, -1, -1)


def test_an_unmasked_traitor_keeps_the_armor() -> None:
    """B-9.4: and uses it; Excalibur and the Grail are gone."""
    state = evil(traitor=0, relics=held(excalibur=0, holy_grail=0, lancelots_armor=0), black="despair excalibur")
    played(state, "unmask", "draw_black")
    assert state.relics == (-1, -1, 0)
    assert asked(state) == "ChooseDrawn 0"
    assert ("unmasked", 0) in told(state, 2)
    assert known(state, 0, "white_pile") == []
