"""B-12: Life and death."""

from __future__ import annotations

from typing import Any

from fogbound.games.shadows_over_camelot import GAME
from tests.games.shadows_over_camelot.positions import (
    asked,
    evil,
    known,
    played,
    position,
    reason,
    refused,
    told,
    where,
)

NO_MERLINS = ["merlins 0"] * 3


def test_life_runs_from_0_to_6() -> None:
    """B-12.1: what is above or below is lost."""
    assert played(position(hands=("piety",), life=[5, 4, 4]), "piety self").life[0] == 6
    state = evil(places="dragon camelot camelot", over=["lancelot"], life=[1, 4, 4], black="lancelot_1_dragon_5")
    data = GAME.data(state)
    row: dict[str, Any] = {"cards": ["lancelot_3_dragon_7"] * 3 + ["lancelot_5_dragon_9"], "seen": [["everyone"]] * 4}
    for name in row["cards"]:
        data["table"]["black_pile"].remove(name)
    data["table"]["against"] = {"dragon": row}
    assert played(GAME.from_data(data), "draw_black", "face_up").life[0] == 0


def test_on_his_own_turn_he_dies_at_its_end() -> None:
    """B-12.2: until then he acts normally, but neither heals nor gives up Life."""
    state = played(evil(life=[1, 4, 4], hands=("piety F1 F1 F1",)), "lose_life")
    assert (state.life[0], asked(state)) == (0, "HeroicAction 0")
    assert refused(state, "piety self") == "B-6.7"
    assert refused(state, "heal fight_1") == "B-6.8"
    played(state, "move pict_war")
    assert refused(state, "give_life") == "B-6.2"
    assert where(played(state, "end")) == "- camelot camelot"


def test_a_turn_cut_short_ends_all_the_same() -> None:
    """B-12.2: Guinevere comes after Morgan has taken the drawer's last Life."""
    state = evil(life=[1, 4, 4], black="morgan_2 morgan_4 guinevere")
    played(state, "draw_black", *NO_MERLINS)
    assert where(state) == "- camelot camelot"


def test_on_anothers_turn_he_dies_once_the_effect_is_finished() -> None:
    """B-12.2: before the drawer acts."""
    state = played(evil(life=[4, 1, 4], black="morgan_4"), "draw_black", *NO_MERLINS)
    assert where(state) == "camelot - camelot"
    assert asked(state) == "HeroicAction 0"


def test_what_becomes_of_the_dead() -> None:
    """B-12.3: his cards are discarded face down, his figure and relics are gone, his Loyalty stays hidden."""
    state = evil(
        places="camelot black_knight camelot",
        laid={"black_knight": "F2"},
        hands=("", "M G"),
        life=[4, 1, 4],
        traitor=1,
        relics={"excalibur": 1, "holy_grail": None, "lancelots_armor": None},
        black="morgan_4",
    )
    played(state, "draw_black", *NO_MERLINS, "pass")
    assert (where(state), state.relics[0]) == ("camelot - camelot", -1)
    assert known(state, 0, "white_discards") == ["fight_2"]
    assert known(state, 1, "white_discards") == ["fight_2", "grail", "merlin"]
    assert GAME.view(state, 0).loyalty == ["loyal", None, None]


def test_a_dead_traitor_turns_no_swords() -> None:
    """B-12.4: his side still loses, or wins, with Evil."""
    war: dict[str, Any] = {
        "places": "pict_war camelot -",
        "dead": [2],
        "life": [4, 4, 0],
        "traitor": 2,
        "laid": {"pict_war": "F1 F2 F3 F4"},
    }
    won = position(**war, hands=("F5",), white_swords=7, black_swords=4)
    assert reason(played(won, "lay fight_5")) == "loyal_victory 0 1"
    lost = position(**war, hands=("F5",), white_swords=5, black_swords=6)
    assert reason(played(lost, "lay fight_5")) == "evil_victory 2"


def test_several_die_together() -> None:
    """B-12.5: the Grail is asked about once; the others die at the same time, then the game may be lost."""
    relics = {"excalibur": None, "holy_grail": 0, "lancelots_armor": None}
    state = evil(active=2, life=[4, 1, 1], black="morgan_4", relics=relics, traitor=0)
    played(state, "draw_black", *NO_MERLINS)
    assert asked(state) == "SaveWithGrail 0"
    assert where(played(state, "pass")) == "camelot - camelot"
    both = evil(active=0, life=[4, 1, 1], black="morgan_4", relics=relics, traitor=0)
    played(both, "draw_black", *NO_MERLINS, "pass")
    assert reason(both) == "no_loyal_knight 0"
    assert [fact[1] for fact in told(both) if fact[0] == "died"] == [1, 2]
