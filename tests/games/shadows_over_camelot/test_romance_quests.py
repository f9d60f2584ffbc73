"""R-5 and R-6: the six Romantic Quests, and the eight Boons."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.courtly import (
    asked,
    boons,
    cards,
    hand,
    heart,
    lovers,
    offered,
    played,
    quest,
    refused,
    told,
)

WAR = {"places": ["pict_war", "camelot", "camelot"], "laid": {"pict_war": ["fight_1", "fight_2"]}}


def on_war(quests: str = "lands lists lists", **said: Any) -> Camelot:
    """Arthur in the War against the Picts with a 3 to lay."""
    return lovers(step="heroic", quests=quests, hands=("3 4", "1"), table=WAR, **said)


def test_a_quest_is_open_until_done() -> None:
    """R-5.1: completed, it cannot be rolled anew, nor be anybody's Affair, until its Boon is claimed."""
    state = played(on_war(), "lay fight_3", "complete")
    assert heart(state, 0)["completed"]
    again = lovers(step="heroic", completed=(0, 1), quests="lands lands lists", hands=("3",), table=WAR)
    assert refused(again, "gentle_courtesie") == "R-7.2"
    played(again, "lay fight_3")
    assert asked(again)[0] == "HeroicAction"


def test_rolling_another_number() -> None:
    """R-5.2: Gentle Courtesie rolls until the number differs; other rolls may repeat it."""
    state = played(lovers(step="heroic", chance=[0, 0, 3]), "gentle_courtesie")
    assert quest(state, 0) == "vigil"
    state = played(lovers(completed=(0,), chance=[0]), "petition")
    assert quest(state, 0) == "lists"


def test_the_owners_love_die_must_show_the_stage() -> None:
    """R-5.3: too low, the deed does not count, neither for him nor for a suitor."""
    state = played(on_war(love="2 1 1"), "lay fight_3")
    assert asked(state)[0] == "HeroicAction"
    state = played(on_war("lists lands lists", love="1 2 1"), "lay fight_3")
    assert asked(state)[0] == "HeroicAction"
    state = played(on_war("lists lands lists", love="1 3 1"), "lay fight_3")
    assert asked(state) == ("MayHaveAffair", 0)


def test_the_scorned_may_complete() -> None:
    """R-5.3."""
    state = played(on_war(hearts={0: {"scorned": True}}), "lay fight_3", "complete")
    assert heart(state, 0)["completed"]


def test_carry_her_favour_in_the_lists() -> None:
    """R-5.4: a Siege Engine destroyed in one's own fight."""
    state = lovers(step="heroic", hands=("5 5",), table={"engines": 2}, chance=[0])
    played(state, "fight_engine", "blow fight_5", "strike")
    if asked(state)[0] == "AddToFight":
        played(state, "done")
    assert asked(state) == ("MayComplete", 0)


def test_the_lists_by_a_combat_quest() -> None:
    """R-5.4 and R-5.3: whoever is on it when it is won, on somebody else's turn too."""
    table = {
        "places": ["black_knight", "camelot", "camelot"],
        "laid": {"black_knight": cards("5 5 4")},
        "against": {"black_knight": ["black_knight_1"]},
    }
    state = lovers(step="heroic", hands=("4",), table=table)
    played(state, "lay fight_4")
    assert asked(state) == ("MayComplete", 0)
    table = {
        "places": ["black_knight", "camelot", "camelot"],
        "laid": {"black_knight": cards("5 5 4")},
        "against": {"black_knight": ["black_knight_1", "black_knight_1", "black_knight_1"]},
        "named": [],
    }
    state = lovers(step="evil", active=1, table=table, quests="lists lists lists")
    pile = ["black_knight_1", *[card for card in _pile(state) if card != "black_knight_1"]]
    state = _with_pile(state, pile)
    played(state, "draw_black", "face_up")
    assert asked(state) == ("MayComplete", 0)


def _pile(state: Camelot) -> list[str]:
    """Name the Black cards of the pile."""
    found: list[str] = GAME.data(state)["table"]["black_pile"]
    return found


def _with_pile(state: Camelot, pile: list[str]) -> Camelot:
    """Lay these on top."""
    data = GAME.data(state)
    left = list(data["table"]["black_pile"])
    for card in pile:
        if card in left:
            left.remove(card)
    data["table"]["black_pile"] = [*pile, *left]
    return GAME.from_data(data, seed=0)


def test_bring_her_three_gifts() -> None:
    """R-5.5 and R-5.10: in step 4, at the Round Table, three cards no two of which are alike, with the petition."""
    state = lovers(quests="gifts lists lists", love="2 1 1", hands=("1 1 3 G",), chance=[4])
    played(state, "petition")
    assert offered(state) == ["discard fight_1", "discard fight_3", "discard grail"]
    played(state, "discard fight_1")
    assert offered(state) == ["discard fight_3", "discard grail"]
    played(state, "discard grail", "discard fight_3")
    assert hand(state, 0) == ["fight_1"]
    assert boons(state, 0) == ["royal_summons"]
    alike = lovers(quests="gifts lists lists", love="2 1 1", hands=("1 1 1 3",))
    assert refused(alike, "petition") == "R-7.1"
    away = {"places": ["pict_war", "camelot", "camelot"]}
    assert refused(lovers(quests="gifts lists lists", hands=("1 2 3",), table=away), "petition") == "R-7.1"


@pytest.mark.parametrize(("card", "place", "counts"), [("2", 1, False), ("3", 2, True)])
def test_guard_her_fathers_lands(card: str, place: int, counts: bool) -> None:
    """R-5.6: a Fight card of 3 or more in a War."""
    table = {"places": ["saxon_war", "camelot", "camelot"], "laid": {"saxon_war": cards("1 2"[: 2 * place - 1])}}
    state = played(lovers(step="heroic", quests="lands lists lists", hands=(card,), table=table), f"lay fight_{card}")
    assert (asked(state)[0] == "MayComplete") == counts


def test_lands_by_a_war_that_is_won() -> None:
    """R-5.6: for all who are on it; R-5.11: in turn order from the active one."""
    table = {"places": ["pict_war", "pict_war", "camelot"], "laid": {"pict_war": cards("1 2 3 4")}}
    state = lovers(step="heroic", quests="lands lands lists", hands=("5",), table=table)
    played(state, "lay fight_5", "hand_to 0", "hand_to 0", "hand_to 1", "hand_to 1", "agree")
    assert asked(state) == ("MayComplete", 0)
    played(state, "complete")
    assert asked(state) == ("MayComplete", 1)
    played(state, "complete")
    assert asked(state)[0] == "HeroicAction"
    assert heart(state, 1)["completed"]


def test_keep_a_holy_vigil() -> None:
    """R-5.7: a Grail card on the Grail Quest."""
    table = {"places": ["holy_grail", "camelot", "camelot"]}
    state = played(lovers(step="heroic", quests="vigil lists lists", hands=("G",), table=table), "lay grail")
    assert asked(state) == ("MayComplete", 0)


def test_a_vigil_once_the_grail_quest_is_over() -> None:
    """R-5.7 and R-5.10: two Grail cards in step 4 at the Round Table."""
    over = {"over": ["holy_grail"], "white_swords": 3}
    state = lovers(quests="vigil lists lists", hands=("G G G",), table=over, chance=[4])
    played(state, "petition")
    assert hand(state, 0) == ["grail"]
    assert boons(state, 0) == ["royal_summons"]
    assert refused(lovers(quests="vigil lists lists", hands=("G G G",)), "petition") == "R-7.1"


def test_renounce_all_other_ladies() -> None:
    """R-5.8: complete when the die of a faithful Knight shows 6; its Boon comes with a White card."""
    state = played(lovers(step="love", quests="renounce lists lists", love="5 1 1", chance=[3]), "progress_love")
    assert heart(state, 0)["completed"]
    played(state, "petition")
    assert len(hand(state, 0)) == 1
    assert boons(state, 0) == ["royal_summons"]
    faithless = {0: {"faithful": False}}
    state = lovers(step="love", quests="renounce lists lists", love="5 1 1", hearts=faithless)
    assert not heart(played(state, "progress_love"), 0)["completed"]


def test_an_affair_breaks_the_vow() -> None:
    """R-5.8: whoever was to renounce all others is Scorned at once; and nobody completes that quest for another."""
    state = played(on_war("renounce lands lists", love="2 3 1", chance=[0]), "lay fight_3", "affair 1")
    assert heart(state, 0)["scorned"]
    assert not heart(state, 0)["faithful"]
    state = played(on_war("lists renounce lists", love="1 6 1"), "lay fight_3")
    assert asked(state)[0] == "HeroicAction"


def test_suffer_for_her_sake() -> None:
    """R-5.9: a Life point lost by choice, in step 1 or for a second action."""
    state = played(lovers(step="evil", quests="suffer lists lists", love="4 1 1"), "lose_life")
    assert asked(state) == ("MayComplete", 0)
    state = lovers(step="heroic", quests="suffer lists lists", love="4 1 1", hands=("1",))
    played(state, "move pict_war", "give_life")
    assert asked(state) == ("MayComplete", 0)
    state = lovers(step="heroic", quests="suffer lists lists", table={"engines": 3}, hands=("",), chance=[7])
    played(state, "fight_engine", "strike")
    assert state.life[0] == 3
    assert asked(state)[0] == "HeroicAction"


def test_discards_serve_an_affair_beside_the_romantic_action() -> None:
    """R-5.10: even when it is used up."""
    state = lovers(quests="lists gifts lists", completed=(0,), hands=("1 2 3 4 5 G",), chance=[0, 0])
    played(state, "petition")
    assert offered(state) == ["pass", "affair 1"]
    played(state, "affair 1", "discard fight_1", "discard fight_2", "discard fight_3")
    assert boons(state, 0) == ["royal_summons", "stocked_larders"]
    assert asked(state) == ("ProgressEvil", 1)


def test_one_event_completes_one_quest() -> None:
    """R-5.11: his own or an Affair, not both; and it is his choice."""
    state = played(on_war("lands lands lists"), "lay fight_3", "complete")
    assert asked(state)[0] == "HeroicAction"
    state = played(on_war("lands lands lists"), "lay fight_3", "pass")
    assert asked(state) == ("MayHaveAffair", 0)


def test_one_token_of_each_lady() -> None:
    """R-6.1 and R-6.2: a second one is a White card instead."""
    state = played(lovers(completed=(0,), hearts={0: {"boons": ["royal_summons"]}}, chance=[0]), "petition")
    assert boons(state, 0) == ["royal_summons"]
    assert len(hand(state, 0)) == 1
    assert ("boon", 0, "guinevere", "royal_summons", True) in told(state)


def boon(name: str, step: str = "heroic", **said: Any) -> Camelot:
    """Arthur with a token."""
    return lovers(step=step, hearts={0: {"boons": [name]}}, **said)


def test_boons_need_a_token_and_no_scorn() -> None:
    """R-6.3: at no action, only if some part can be done, not while Scorned."""
    state = played(boon("stocked_larders"), "larders")
    assert len(hand(state, 0)) == 3
    assert boons(state, 0) == []
    assert refused(state, "larders") == "R-6.1"
    assert "move pict_war" in offered(state)
    scorned = lovers(step="heroic", hearts={0: {"boons": ["stocked_larders"], "scorned": True}})
    assert refused(scorned, "larders") == "R-9.1"
    assert refused(boon("beaurepaire_sortie"), "sortie") == "R-6.3"


def test_a_knight_without_lady_keeps_his_tokens() -> None:
    """R-6.3."""
    gone = {"guinevere": {"standing": "removed"}}
    state = lovers(step="heroic", hearts={0: {"boons": ["stocked_larders"], "quest": "none", "love": 0}}, ladies=gone)
    assert "larders" in offered(state)


def test_royal_summons() -> None:
    """R-6.4: a willing Knight comes, and both draw; refused, the token is kept but not used again this turn."""
    away = {"places": ["camelot", "pict_war", "camelot"]}
    state = played(boon("royal_summons", table=away), "summon 1", "come")
    assert state.place[1] == state.place[0]
    assert (len(hand(state, 0)), len(hand(state, 1))) == (1, 1)
    assert boons(state, 0) == []
    state = played(boon("royal_summons", table=away), "summon 1", "stay")
    assert boons(state, 0) == ["royal_summons"]
    assert refused(state, "summon 1") == "R-6.4"
    assert refused(boon("royal_summons"), "summon 1") == "R-6.4"


def test_grail_maidens_prayer() -> None:
    """R-6.4: a Grail card from anywhere, or a Life point; Dark Forest forbids the card."""
    state = played(boon("grail_maidens_prayer", hands=("G",)), "pray grail")
    assert len(state.laid[4].cards) == 1
    assert played(boon("grail_maidens_prayer"), "pray life").life[0] == 5
    forest = boon("grail_maidens_prayer", hands=("G",), table={"lasting": ["dark_forest"]})
    assert refused(forest, "pray grail") == "B-11.7"


def test_loathly_counsel() -> None:
    """R-6.4: the top three Black cards in any order, in step 2 or before choosing in step 1."""
    for step in ("evil", "heroic"):
        state = boon("loathly_counsel", step)
        top = list(state.black_pile.cards[:3])
        played(state, "counsel")
        assert asked(state) == ("PutCardsBack", 0)
        while asked(state)[0] == "PutCardsBack":
            played(state, offered(state)[0])
        assert sorted(state.black_pile.cards[:3]) == sorted(top)
        assert asked(state)[0] == ("ProgressEvil" if step == "evil" else "HeroicAction")


def test_ring_of_healing() -> None:
    """R-6.4: two Life for oneself or a Knight at the same place."""
    there = {"places": ["pict_war", "pict_war", "camelot"]}
    state = boon("ring_of_healing", table=there)
    assert offered(state, "ring") == ["0", "1"]
    assert played(state, "ring 1").life[1] == 6


def test_beaurepaire_sortie() -> None:
    """R-6.4: one Siege Engine less, without a fight."""
    assert played(boon("beaurepaire_sortie", table={"engines": 3}), "sortie").engines == 2


def test_swift_ship() -> None:
    """R-6.4: a move without a letter."""
    state = played(boon("swift_ship", hands=("1",)), "sail pict_war")
    assert "move saxon_war" in offered(state)
    assert "lay fight_1" in offered(state)


def test_red_sleeve() -> None:
    """R-6.4: two more in one fight."""
    state = boon("red_sleeve", hands=("3",), table={"engines": 3}, chance=[3])
    played(state, "fight_engine", "blow fight_3", "strike")
    assert offered(state) == ["done", "red_sleeve"]
    played(state, "red_sleeve")
    assert state.engines == 2
    assert boons(state, 0) == []


def test_a_boon_is_an_event() -> None:
    """R-5.11: a Grail card by prayer keeps the vigil."""
    state = lovers(
        step="heroic", quests="vigil lists lists", hands=("G",), hearts={0: {"boons": ["grail_maidens_prayer"]}}
    )
    played(state, "pray grail")
    assert asked(state) == ("MayComplete", 0)
