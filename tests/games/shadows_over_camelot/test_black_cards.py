"""B-11: the Black cards."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.black_cards import BEHAVIOUR
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARDS,
    BLACK_DECK,
    DRAGON_VALUE,
    KNIGHT_VALUE,
    LANCELOT_VALUE,
    SPECIAL_BLACK,
)
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

COUNTS = Counter(BLACK_CARDS.names[card] for card in BLACK_DECK)


def drawn(name: str, **said: Any) -> Camelot:
    """The active Knight has drawn this Special card, and nobody has added a Merlin."""
    knights = said.get("seats", 3) - len(said.get("dead", []))
    return played(evil(black=said.pop("black", name), **said), "draw_black", *["merlins 0"] * knights)


def against(state: Camelot, quest: str) -> list[str]:
    """The Black cards on a Quest, the last one first."""
    cards: list[str] = GAME.view(state, None).against[quest]["cards"]
    return cards


def test_cards_of_the_black_knight() -> None:
    """B-11.1: worth 1, 3, 5, 7: five, three, two, one."""
    values = [(value, COUNTS[f"black_knight_{value}"]) for value in (1, 3, 5, 7)]
    assert values == [(1, 5), (3, 3), (5, 2), (7, 1)]
    assert all(KNIGHT_VALUE[BLACK_CARDS.names.index(f"black_knight_{value}")] == value for value, _ in values)
    state = played(evil(black="black_knight_7"), "draw_black", "face_up")
    assert against(state, "black_knight") == ["black_knight_7"]


def test_cards_of_lancelot_and_the_dragon() -> None:
    """B-11.2: they go to whichever is open."""
    names = [name for name in BLACK_CARDS.names if name.startswith("lancelot")]
    cards = [BLACK_CARDS.names.index(name) for name in names]
    assert [(LANCELOT_VALUE[c], DRAGON_VALUE[c], COUNTS[n]) for c, n in zip(cards, names, strict=True)] == [
        (1, 5, 4),
        (3, 7, 3),
        (5, 9, 3),
        (7, 11, 1),
    ]
    assert against(played(evil(black=names[0]), "draw_black", "face_up"), "lancelot") == [names[0]]
    later = played(evil(black=names[0], over=["lancelot"]), "draw_black", "face_up")
    assert against(later, "dragon") == [names[0]]


def test_excalibur() -> None:
    """B-11.3: fifteen cards, each one space away."""
    assert COUNTS["excalibur"] == 15
    assert played(evil(black="excalibur"), "draw_black").excalibur == -1


def test_despair() -> None:
    """B-11.4: fifteen cards for the Grail Quest."""
    assert COUNTS["despair"] == 15
    assert against(played(evil(black="despair"), "draw_black"), "holy_grail") == ["despair"]


@pytest.mark.parametrize(("card", "warriors"), [("pict", (1, 0)), ("saxon", (0, 1))])
def test_picts_and_saxons(card: str, warriors: tuple[int, int]) -> None:
    """B-11.5: one warrior each, four cards of each."""
    assert COUNTS[card] == 4
    assert played(evil(black=card), "draw_black").warriors == warriors


def test_mercenaries() -> None:
    """B-11.5: in the War that the drawer chooses."""
    state = played(evil(black="mercenaries"), "draw_black")
    assert offered(state) == ["war pict_war", "war saxon_war"]
    assert played(state, "war saxon_war").warriors == (0, 1)


def test_desolation() -> None:
    """B-11.6: it throws out a Grail card and takes its place; without one it is laid like Despair."""
    assert COUNTS["desolation"] == 2
    state = drawn("desolation", laid={"holy_grail": "G G"}, against={"holy_grail": "despair"})
    assert against(state, "holy_grail") == ["desolation", "despair"]
    assert GAME.view(state, None).laid["holy_grail"] == ["grail"]
    assert against(drawn("desolation"), "holy_grail") == ["desolation"]
    assert drawn("desolation", against={"holy_grail": " ".join(["despair"] * 6)}).black_swords == 3
    assert drawn("desolation", over=["holy_grail"]).engines == 1


def test_desolation_like_despair() -> None:
    """B-11.6: an option: the Grail cards stay."""
    state = drawn("desolation", laid={"holy_grail": "G G"}, agreed={"desolation_mode": "like_despair"})
    assert GAME.view(state, None).laid["holy_grail"] == ["grail", "grail"]


def test_dark_forest() -> None:
    """B-11.7: no Grail card is played there, but it may be discarded for other ends."""
    state = position(places="holy_grail camelot camelot", hands=("G G G",), lasting="dark_forest", life=[3, 4, 4])
    assert refused(state, "lay grail") == "B-11.7"
    assert offered(state, "heal") == ["grail"]
    assert GAME.view(drawn("dark_forest"), None).lasting == ["dark_forest"]
    assert drawn("dark_forest", over=["holy_grail"]).engines == 1


def test_guinevere() -> None:
    """B-11.8: all come home, Solo Quests lose their White cards, and the drawer's turn ends at once."""
    state = drawn("guinevere", places="pict_war black_knight camelot", laid={"black_knight": "F2"})
    assert where(state) == "camelot camelot camelot"
    assert GAME.view(state, None).laid["black_knight"] == []
    assert asked(state) == "ProgressEvil 1"


def test_mists_of_avalon() -> None:
    """B-11.9: a lost Quest gives one Black Sword more, for the rest of the game."""
    assert GAME.view(drawn("mists_of_avalon"), None).lasting == ["mists_of_avalon"]
    state = played(evil(lasting="mists_of_avalon", warriors=[3, 0], black="pict"), "draw_black")
    assert state.black_swords == 2
    assert GAME.view(state, None).lasting == ["mists_of_avalon"]


def test_mordred() -> None:
    """B-11.10: a warrior, and one more Fight 5 to win that War; he leaves with its end, never by Merlin."""
    state = played(drawn("mordred", hands=("M",)), "war pict_war")
    assert (state.warriors, GAME.view(state, None).board["mordred"]) == ((1, 0), "pict_war")
    war = position(
        places="pict_war camelot camelot",
        laid={"pict_war": "F1 F2 F3 F4"},
        mordred="pict_war",
        lasting="mordred",
        warriors=[1, 0],
        hands=("F5 F5 M",),
        life=[5, 4, 4],
    )
    played(war, "lay fight_5", "give_life", "merlin pict_war")
    assert (war.white_swords, war.warriors, GAME.view(war, None).board["mordred"]) == (0, (0, 0), "pict_war")
    for _ in range(2):
        played(war, "end", "add_engine", "move saxon_war")
    played(war, "end", "add_engine", "lay fight_5")
    assert (war.white_swords, GAME.view(war, None).lasting) == (1, [])


def test_mordreds_warrior_may_be_the_fourth() -> None:
    """B-11.10: the War is lost, and he leaves."""
    state = played(drawn("mordred", warriors=[3, 0]), "war pict_war")
    assert (state.black_swords, GAME.view(state, None).lasting, state.mordred) == (1, [], -1)


def test_vivien() -> None:
    """B-11.11: Merlins are neither played nor offered; three stop her as she is drawn."""
    state = position(hands=("M M M",), engines=1, lasting="vivien", life=[3, 4, 4])
    assert refused(state, "merlin siege_engine") == "B-11.11"
    assert offered(state, "heal") == ["merlin"]
    unasked = played(evil(black="morgan_3", lasting="vivien"), "draw_black")
    assert unasked.engines == 2
    stopped = played(evil(black="vivien", hands=("M M M",)), "draw_black", "merlins 3")
    assert GAME.view(stopped, None).lasting == []


def test_morgan_1() -> None:
    """B-11.12: one Knight may discard three cards; otherwise every Knight one of his choice."""
    hands = ("F1 F2 F3", "G", "M M M M")
    state = drawn("morgan_1", hands=hands)
    assert asked(state) == "MayVolunteer 0"
    played(state, "pass")
    assert asked(state) == "MayVolunteer 2"
    paid = played(state.clone(), "volunteer", "discard merlin", "discard merlin", "discard merlin")
    assert [hand(paid, seat) for seat in range(3)] == ["F1 F2 F3", "G", "M"]
    played(state, "pass", "discard fight_2", "discard grail", "discard merlin")
    assert [hand(state, seat) for seat in range(3)] == ["F1 F3", "", "M M M"]


def test_morgan_2() -> None:
    """B-11.13: three cards one after another, which neither Merlin nor Excalibur nor the Armor can help against."""
    relics = {"excalibur": 0, "holy_grail": None, "lancelots_armor": 0}
    state = evil(black="morgan_2 despair morgan_3 black_knight_1 pict", relics=relics)
    played(state, "draw_black")
    assert asked(state) == "ChooseDrawn 0"
    played(state, "resolve morgan_2", *["merlins 0"] * 3, "pass")
    assert asked(state) == "LayDown 0"
    assert state.engines == 2
    played(state, "face_up")
    assert asked(state) == "HeroicAction 0"
    assert state.warriors == (1, 0)
    assert known(state, 1, "black_discards") == ["pict", "morgan_2", "morgan_3"]


def test_guinevere_stops_the_chain() -> None:
    """B-11.13: the turn ends, and the third card is not drawn."""
    state = drawn("morgan_2", black="morgan_2 guinevere morgan_3 pict")
    assert (state.engines, asked(state)) == (0, "ProgressEvil 1")
    assert known(state, 0, "black_discards") == ["guinevere", "morgan_2"]


def test_each_card_of_the_chain_is_finished_first() -> None:
    """B-11.13: a Knight dies before the next card is drawn."""
    state = drawn("morgan_2", black="morgan_2 morgan_4 pict pict", life=[4, 1, 4])
    kinds = [fact[0] for fact in told(state) if fact[0] in ("died", "warrior")]
    assert kinds == ["died", "warrior", "warrior"]


def test_morgan_3() -> None:
    """B-11.14: two engines, one after the other: the twelfth ends it."""
    assert drawn("morgan_3").engines == 2
    state = drawn("morgan_3", engines=11)
    assert state.outcome is not None
    assert state.engines == 12


def test_morgan_4() -> None:
    """B-11.15: every Knight loses one Life."""
    assert drawn("morgan_4", life=[4, 3, 2]).life == [3, 2, 1]


def test_morgan_5() -> None:
    """B-11.16: one Knight may lose two Life, which may be his last; otherwise every Knight discards a card."""
    state = drawn("morgan_5", life=[1, 2, 4], hands=("F1", "F1", ""))
    assert asked(state) == "MayVolunteer 1"
    assert where(played(state.clone(), "volunteer")) == "camelot - camelot"
    played(state, "pass", "pass", "discard fight_1", "discard fight_1")
    assert [len(zone) for zone in state.hands] == [0, 0, 0]


def test_morgan_5_for_the_drawer() -> None:
    """B-11.16: an option: he loses two Life or discards three cards."""
    agreed = {"morgan_5": "drawer_2_life_or_3_cards"}
    state = drawn("morgan_5", hands=("F1 F2", "F3"), agreed=agreed)
    assert asked(state) == "DrawerPays 0"
    assert played(state.clone(), "volunteer").life == [2, 4, 4]
    assert hand(played(state, "pass", "discard fight_1", "discard fight_2"), 1) == "F3"


def test_volunteers_are_asked_in_turn_order() -> None:
    """B-11.17: from the drawer; the first yes counts, and who cannot pay in full is not asked."""
    state = drawn("morgan_1", active=1, hands=("F1 F1 F1", "F1 F1", "F1 F1 F1"))
    assert asked(state) == "MayVolunteer 2"
    played(state, "volunteer", *["discard fight_1"] * 3)
    assert [len(zone) for zone in state.hands] == [3, 2, 0]
    assert asked(state) == "HeroicAction 1"


def test_every_special_black_card_has_a_test() -> None:
    """B-5.6: named after it, in this file."""
    special = [name for card, name in enumerate(BLACK_CARDS.names) if SPECIAL_BLACK[card]]
    assert [name for name in special if f"test_{name}" not in globals()] == []
    assert set(BEHAVIOUR) == set(BLACK_CARDS.names)
