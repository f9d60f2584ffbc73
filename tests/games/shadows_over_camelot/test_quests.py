"""B-7 and B-8: Quests, Wars, the Siege."""

from __future__ import annotations

from typing import Any

import pytest

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
    refused,
    told,
    where,
)


def swords(state: Camelot) -> tuple[int, int]:
    """White and Black."""
    return state.white_swords, state.black_swords


def test_solo_and_group() -> None:
    """B-7.1: one Knight against Lancelot, any number for the Grail."""
    state = position(places="camelot lancelot holy_grail")
    assert refused(state, "move lancelot") == "B-7.1"
    assert "holy_grail" in offered(state, "move")


@pytest.mark.parametrize(
    ("quest", "laid", "fits"),
    [
        ("black_knight", "F2", "F1 F2 F3"),
        ("black_knight", "F2 F2", "F1 F3"),
        ("black_knight", "F2 F3", "F2 F3"),
        ("lancelot", "F1 F1 F2 F2", "F1 F2"),
        ("lancelot", "F1 F1 F1", "F2 F3"),
        ("dragon", "F1 F1 F1 F2 F3", "F2 F3"),
    ],
)
def test_cards_must_fit_the_pattern(quest: str, laid: str, fits: str) -> None:
    """B-7.2: never more values, nor more of one value, than the pattern has; one card an action."""
    over = ["lancelot"] if quest == "dragon" else []
    state = position(places=f"{quest} camelot camelot", laid={quest: laid}, over=over, hands=("F1 F2 F3",))
    assert offered(state, "lay") == [f"fight_{card[1]}" for card in fits.split()]
    for card in {"F1", "F2", "F3"} - set(fits.split()):
        assert refused(state, f"lay fight_{card[1]}") == "B-7.2"


def test_a_full_side_ends_a_combat() -> None:
    """B-7.3: Evil fills its side; what lies face down is shown, the sums compared, White must be higher."""
    state = evil(
        places="black_knight camelot camelot",
        laid={"black_knight": "F5 F5"},
        against={"black_knight": "black_knight_1 black_knight_3 black_knight_1"},
        black="black_knight_1",
        white="F1 F1 F1",
    )
    played(state, "draw_black", "face_up")
    assert swords(state) == (1, 0)
    assert ("compared", -1, 10, 6) in told(state)
    tie = position(
        places="black_knight camelot camelot",
        laid={"black_knight": "F1 F1 F2"},
        against={"black_knight": "black_knight_5 black_knight_1"},
        hands=("F2",),
    )
    assert swords(played(tie, "lay fight_2")) == (0, 1)


def test_each_adds_once_after_the_reveal() -> None:
    """B-7.4: Excalibur or Kay's card, any or none; nobody is asked twice, and who has neither is not asked."""
    said: dict[str, Any] = {
        "knights": "palamedes kay gawain",
        "places": "dragon dragon dragon",
        "over": ["lancelot"],
        "laid": {"dragon": "F1 F1 F1 F2 F2 F2 F3 F3"},
        "against": {"dragon": "lancelot_7_dragon_11 lancelot_3_dragon_7"},
        "relics": {"excalibur": 0, "holy_grail": None, "lancelots_armor": None},
        "hands": ("F3", "F1", "F5"),
        "spoils": "",
    }
    state = played(position(**said), "lay fight_3")
    assert asked(state) == "AddToFight 0"
    played(state, "add_excalibur")
    assert asked(state) == "AddToFight 1"
    assert offered(state) == ["blow fight_1", "done"]
    played(state, "blow fight_1")
    assert ("compared", 0, 20, 18) in told(state)
    assert swords(state) == (2, 0)


def test_the_steps_of_an_ending() -> None:
    """B-7.5: Swords, Life, cards, relic, clearing, and home."""
    state = position(
        places="lancelot camelot camelot",
        laid={"lancelot": "F5 F5 F5 F4"},
        against={"lancelot": "lancelot_1_dragon_5"},
        hands=("F4",),
        white="G G G G",
        life=[3, 4, 4],
        knights="gawain tristan kay",
    )
    played(state, "lay fight_4")
    kinds = [fact[0] for fact in told(state)]
    order = ["quest_ended", "swords", "life", "drew_cards", "relic", "dragon_wakes", "moved"]
    assert [kind for kind in kinds if kind in order] == order
    assert where(state) == "camelot camelot camelot"
    assert GAME.view(state, None).against["lancelot"]["count"] == 0


def test_who_reaches_no_life_still_shares() -> None:
    """B-7.5: Knights present are those who stood there when it ended; death comes afterwards."""
    state = evil(
        seats=4, active=3, places="pict_war pict_war camelot camelot", warriors=[3, 0], black="pict", life=[1, 2, 4, 4]
    )
    played(state, "draw_black")
    assert [fact[:2] for fact in told(state, 3) if fact[0] in ("moved", "died")] == [
        ("moved", 0),
        ("moved", 1),
        ("died", 0),
    ]


def test_spoils_are_shared_from_the_ender_on() -> None:
    """B-7.6: the Knight who ended the Quest proposes, if he is there; else they are dealt from him on."""
    state = position(
        places="camelot pict_war pict_war",
        active=1,
        laid={"pict_war": "F1 F2 F3 F4"},
        hands=("", "F5"),
        white="G G M M",
        chance=[0, 0, 0],
    )
    played(state, "lay fight_5")
    assert asked(state) == "GiveOut 1"
    played(state, *["hand_to 1"] * 4, "refuse")
    assert [len(zone) for zone in state.hands] == [0, 2, 2]


def test_spoils_of_a_quest_without_knights() -> None:
    """B-7.6: they are drawn and discarded unseen; the relic goes to whoever ended it, wherever he is."""
    state = played(position(hands=("lady_of_the_lake",), excalibur=4, white="G G G G G G G"), "lady_of_the_lake")
    assert state.relics[0] == 0
    assert state.life[0] == 4
    assert len(state.white_discards) == 8
    assert known(state, 0, "white_discards") == ["lady_of_the_lake"]


def test_the_armor_goes_to_the_knight_there() -> None:
    """B-7.6: a Black card has ended the Quest."""
    state = evil(
        places="camelot lancelot camelot",
        laid={"lancelot": "F5 F5 F5 F4"},
        against={"lancelot": "lancelot_1_dragon_5 lancelot_1_dragon_5 lancelot_1_dragon_5 lancelot_3_dragon_7"},
        black="lancelot_1_dragon_5",
    )
    assert played(state, "draw_black", "face_up").relics[2] == 1


def test_what_can_be_ended_once() -> None:
    """B-7.7: nobody goes there any more; the Black Knight and the Wars start afresh."""
    state = position(places="holy_grail camelot camelot", laid={"holy_grail": "G G G G G G"}, hands=("G",))
    played(state, "lay grail", "end", "add_engine")
    assert refused(state, "move holy_grail") == "B-7.7"
    assert "pict_war" in offered(state, "move")


def test_a_quest_is_lost_with_nobody_there() -> None:
    """B-7.8: seven Despairs."""
    state = evil(against={"holy_grail": " ".join(["despair"] * 6)}, black="despair")
    assert swords(played(state, "draw_black")) == (0, 3)


def test_a_win_lifts_forest_and_vivien() -> None:
    """B-7.9: both are discarded; the Forest leaves with the Grail Quest as well."""
    state = position(
        places="pict_war camelot camelot", laid={"pict_war": "F1 F2 F3 F4"}, hands=("F5",), lasting="dark_forest vivien"
    )
    played(state, "lay fight_5")
    assert GAME.view(state, None).lasting == []
    assert known(state, 1, "black_discards") == ["dark_forest", "vivien"]
    lost = evil(against={"holy_grail": " ".join(["despair"] * 6)}, black="despair", lasting="dark_forest vivien")
    assert GAME.view(played(lost, "draw_black"), None).lasting == ["vivien"]


# B-8.


def test_the_round_table() -> None:
    """B-8.1: two cards, seen by their owner alone; none with twelve in hand."""
    state = played(position(white="M G"), "draw_white")
    assert hand(state, 0) == "G M"
    assert GAME.view(state, 1).hands[0]["cards"] == [None, None]
    full = position(hands=(" ".join(["F1"] * 12),))
    assert refused(full, "draw_white") == "B-8.1"
    assert refused(position(places="pict_war camelot camelot"), "draw_white") == "B-8.1"


@pytest.mark.parametrize(("die", "engines", "life"), [(4, 2, 4), (5, 3, 3)])
def test_a_siege_engine(die: int, engines: int, life: int) -> None:
    """B-8.2: a sum above the die removes it, otherwise one Life is lost; the cards are discarded."""
    state = position(engines=3, hands=("F2 F3 G",), chance=[die - 1])
    played(state, "fight_engine", "blow fight_2", "blow fight_3", "strike")
    assert (state.engines, state.life[0]) == (engines, life)
    assert known(state, 2, "white_discards") == ["fight_2", "fight_3"]


def test_a_siege_engine_with_bare_hands() -> None:
    """B-8.2: no card is enough; without an engine there is nothing to fight."""
    state = position(engines=1, chance=[0])
    assert offered(played(state, "fight_engine")) == ["strike"]
    assert played(state, "strike").life[0] == 3
    assert refused(position(), "fight_engine") == "B-8.2"


def test_the_black_knight() -> None:
    """B-8.3: a Sword, three cards and a Life; or a Black Sword and a Life less; then it starts afresh."""
    laid = {"black_knight": "F3 F3 F4"}
    state = position(
        knights="gawain kay tristan", places="black_knight camelot camelot", laid=laid, hands=("F4",), white="G G G"
    )
    played(state, "lay fight_4")
    assert (swords(state), state.life[0], hand(state, 0)) == ((1, 0), 5, "G G G")
    assert "black_knight" in offered(played(state, "give_life"), "move")
    four = {"black_knight": "black_knight_3 black_knight_3 black_knight_1"}
    lost = evil(places="black_knight camelot camelot", against=four, black="black_knight_1")
    played(lost, "draw_black", "face_up")
    assert (swords(lost), lost.life[0]) == ((0, 1), 3)


def test_lancelot() -> None:
    """B-8.4: four cards, a Life and the Armor; either way the Dragon wakes."""
    state = position(
        knights="gawain kay tristan",
        places="lancelot camelot camelot",
        laid={"lancelot": "F3 F3 F3 F4"},
        hands=("F4",),
        white="G G G G",
    )
    assert refused(state, "move dragon") == "B-6.2" or refused(state, "move dragon") == "B-8.4"
    played(state, "lay fight_4")
    assert (swords(state), state.life[0], hand(state, 0), state.relics[2]) == ((1, 0), 5, "G G G G", 0)
    assert "dragon" in offered(played(state, "give_life"), "move")
    cards = " ".join(["lancelot_1_dragon_5"] * 3 + ["lancelot_3_dragon_7"])
    lost = evil(against={"lancelot": cards}, black="lancelot_1_dragon_5")
    played(lost, "draw_black", "face_up")
    assert (swords(lost), lost.relics[2]) == ((0, 1), -1)
    assert "dragon" in offered(lost, "move")


def test_the_dragon() -> None:
    """B-8.5: Dragon values; two Swords, seven cards and two Life each, or two Black Swords and two Life less."""
    said: dict[str, Any] = {"knights": "gawain kay tristan", "places": "dragon camelot camelot", "over": ["lancelot"]}
    laid = {"dragon": "F3 F3 F3 F4 F4 F4 F5 F5"}
    state = position(**said, laid=laid, against={"dragon": "lancelot_1_dragon_5"}, hands=("F5",), white="G G G G G G G")
    played(state, "lay fight_5")
    assert (swords(state), state.life[0], hand(state, 0)) == ((2, 0), 6, "G G G G G G G")
    four = " ".join(["lancelot_1_dragon_5"] * 4)
    lost = evil(**said, against={"dragon": four}, black="lancelot_3_dragon_7")
    played(lost, "draw_black", "face_up")
    assert (swords(lost), lost.life[0]) == ((0, 2), 2)
    assert ("compared", -1, 0, 27) in told(lost)


def test_the_grail() -> None:
    """B-8.6: seven Grail cards win three Swords, seven cards, a Life each and the Grail."""
    state = position(
        knights="gawain kay tristan",
        places="holy_grail camelot camelot",
        laid={"holy_grail": "G G G G G G"},
        hands=("G",),
        white="M M M M M M M",
    )
    played(state, "lay grail")
    assert (swords(state), state.life[0], len(state.hands[0]), state.relics[1]) == ((3, 0), 5, 7, 0)


def test_the_grail_on_full_spots() -> None:
    """B-8.6: a Grail card takes off the Black card laid last, a Despair takes off a Grail card; both are discarded."""
    full: dict[str, Any] = {
        "laid": {"holy_grail": "G G G"},
        "against": {"holy_grail": "desolation despair despair despair"},
    }
    state = position(places="holy_grail camelot camelot", hands=("G",), **full)
    played(state, "lay grail")
    view = GAME.view(state, None)
    assert view.against["holy_grail"]["cards"] == ["despair"] * 3
    assert (len(view.laid["holy_grail"]), known(state, 1, "black_discards")) == (3, ["desolation"])
    other = played(evil(black="despair", **full), "draw_black")
    view = GAME.view(other, None)
    assert (len(view.laid["holy_grail"]), view.against["holy_grail"]["count"]) == (2, 4)
    assert known(other, 1, "black_discards") == ["despair"]


def test_excalibur() -> None:
    """B-8.7: any White card, face down, for one space; +5 wins, -5 loses."""
    state = position(
        knights="gawain kay tristan",
        places="excalibur camelot camelot",
        excalibur=4,
        hands=("fate",),
        white="G G G G G G G",
    )
    decision = GAME.decision(state)
    assert decision is not None
    assert decision.shown(GAME.vocabulary.named("discard fate"), 1) == "discard"
    played(state, "discard fate")
    assert (swords(state), state.life[0], hand(state, 0), state.relics[0]) == ((2, 0), 5, "G G G G G G G", 0)
    assert known(state, 1, "white_discards") == []
    lost = played(evil(places="excalibur camelot camelot", excalibur=-4, black="excalibur"), "draw_black")
    assert (swords(lost), lost.life[0], lost.is_over(3)) == ((0, 2), 3, True)
    assert refused(position(hands=("F1",)), "discard fight_1") == "B-8.7"


def test_a_war_is_won_in_order() -> None:
    """B-8.8: 1, 2, 3, 4, 5; a Sword, four cards, a Life each."""
    state = position(
        knights="gawain kay tristan", places="saxon_war camelot camelot", hands=("F1 F2",), warriors=[0, 3]
    )
    assert refused(state, "lay fight_2") == "B-8.8"
    played(state, "lay fight_1", "end")
    won = position(
        knights="gawain kay tristan",
        places="saxon_war camelot camelot",
        laid={"saxon_war": "F1 F2 F3 F4"},
        warriors=[1, 3],
        hands=("F5",),
        white="G G G G",
    )
    played(won, "lay fight_5")
    assert (swords(won), won.life[0], hand(won, 0), won.warriors) == ((1, 0), 5, "G G G G", (1, 0))


def test_a_war_is_lost_by_the_fourth_warrior() -> None:
    """B-8.8: a Black Sword, two engines, a Life less; cards and warriors are cleared. No Kay, no Excalibur."""
    state = evil(
        knights="kay gawain tristan",
        places="pict_war camelot camelot",
        laid={"pict_war": "F1 F2"},
        warriors=[3, 1],
        black="pict",
        hands=("F5",),
    )
    played(state, "draw_black")
    assert (swords(state), state.engines, state.life[0], state.warriors) == ((0, 1), 2, 3, (0, 1))
    assert GAME.view(state, None).laid["pict_war"] == []
