"""F-8 to F-11: the Traitor's Lady, cards with an added effect, and the count at the end."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.courtly import (
    asked,
    at,
    boons,
    cards,
    hand,
    heart,
    lovers,
    offered,
    played,
    quest,
    refused,
    row_of,
    standing,
    swords,
    told,
)

UNMASKED: dict[str, Any] = {
    "unmasked": 2,
    "shown": [2],
    "life": [4, 4, 0],
    "places": ["camelot", "camelot", None],
}


def against_traitor(row: str = "H", hands: tuple[str, ...] = ("3", "4"), **said: Any) -> Camelot:
    """Arthur has accused the Lady of Gawain, the unmasked Traitor."""
    said.setdefault("table", UNMASKED)
    state = lovers(beside={"ragnelle": row}, hands=hands, traitor=2, **said)
    return played(state, "accuse_lady ragnelle")


def test_a_hidden_traitors_lady() -> None:
    """F-8.1: found false while he is hidden, she is removed like any other."""
    state = played(lovers(beside={"ragnelle": "Q"}, traitor=2), "accuse_lady ragnelle")
    assert standing(state, "ragnelle") == "removed"


def test_unmasked_he_keeps_only_his_lady() -> None:
    """F-8.2 and R-6.3: no quest, die, tokens or held cards; her cards, Swords and his scorn stay."""
    hearts = {2: {"scorned": True, "boons": ["stocked_larders"]}}
    state = lovers(
        step="heroic", active=2, traitor=2, hearts=hearts, held={2: "HH"}, beside={"ragnelle": "H"}, chance=[0] * 40
    )
    played(state, "unmask")
    assert (quest(state, 2), heart(state, 2)["love"], boons(state, 2)) == ("none", 0, [])
    assert heart(state, 2)["held"]["count"] == 0
    assert (row_of(state, "ragnelle"), standing(state, "ragnelle"), heart(state, 2)["scorned"]) == (
        "H",
        "in play",
        True,
    )
    assert len(at(state).deck) == 13


def test_he_may_unmask_himself_before_steps_three_and_four() -> None:
    """B-13.5 and F-8.2: one more choice of these decisions."""
    state = lovers(step="love", love="1 1 1", active=0, traitor=0)
    assert offered(state) == ["pass", "unmask", "progress_love"]
    played(state, "unmask")
    assert asked(state) == ("ProgressEvil", 1)
    assert offered(lovers(traitor=0)) == ["pass", "unmask"]


def traitors_turn(**said: Any) -> Camelot:
    """The unmasked Gawain is to rob a Knight."""
    return lovers(
        active=2, traitor=2, table=UNMASKED, agenda=[["EndTurn", 2], ["TraitorEvil", 2], ["RobKnight", 2]], **said
    )


def test_the_traitor_places_a_card() -> None:
    """F-8.3: the top card of the deck, unseen, beside any Lady, instead of robbing."""
    state = traitors_turn(hands=("1",))
    assert offered(state) == ["rob 0", "plant guinevere", "plant ragnelle", "plant andrivete"]
    played(state, "plant guinevere")
    assert row_of(state, "guinevere") == "H"
    assert hand(state, 0) == ["fight_1"]
    assert asked(state) == ("TraitorEvil", 2)


def test_a_scorned_traitor_petitions_jealous_knights_ladies() -> None:
    """F-8.4: and not his own."""
    state = traitors_turn(hands=("1",), hearts={1: {"jealous": True}, 2: {"scorned": True}})
    assert offered(state, "plant") == ["andrivete"]


def test_he_names_a_defender() -> None:
    """F-8.5: upheld, the defender gets her Boon and Progresses Evil; the Traitor's scorn is not lifted."""
    state = against_traitor(hearts={2: {"scorned": True}})
    assert asked(state) == ("NominateDefender", 2)
    assert offered(state) == ["pass", "nominate 1"]
    played(state, "nominate 1", "agree", "blow fight_3", "blow fight_4")
    if asked(state)[0] == "AddToDuel":
        played(state, "done")
    assert boons(state, 1) == ["loathly_counsel"]
    assert asked(state) == ("ProgressEvilAsPenalty", 1)
    assert heart(state, 2)["scorned"]


@pytest.mark.parametrize(("option", "penalised"), [("defender", [1]), ("accuser", [0]), ("both", [1, 0])])
def test_who_progresses_evil_for_her(option: str, penalised: list[int]) -> None:
    """F-8.5 and F-7.4: as it was agreed, also where neither played a card."""
    state = against_traitor(hands=("", ""), upheld_traitors_lady_evil=option)
    played(state, "nominate 1", "agree", "pass", "pass")
    found = []
    while asked(state)[0] == "ProgressEvilAsPenalty":
        found.append(asked(state)[1])
        played(state, "add_engine")
    assert found == penalised
    assert boons(state, 1) == []


@pytest.mark.parametrize("answer", ["nobody", "declined"])
def test_nobody_defends_the_traitors_lady(answer: str) -> None:
    """F-8.5: not upheld, without a duel and without a discard; the Traitor is Scorned."""
    state = against_traitor()
    played(state, *(["pass"] if answer == "nobody" else ["nominate 1", "refuse"]))
    assert swords(state, "ragnelle") == 1
    assert heart(state, 2)["scorned"]
    assert len(hand(state, 0)) == 3


def test_the_treacherous_lady() -> None:
    """F-8.6 and F-8.7: found false she stays, he is reconciled, and she is not accused again."""
    state = against_traitor("QH", hearts={2: {"scorned": True}}, chance=[0], ladies={"ragnelle": {"swords": 1}})
    assert at(state).treacherous == 2
    assert (row_of(state, "ragnelle"), swords(state, "ragnelle"), standing(state, "ragnelle")) == ("H", 1, "in play")
    assert not heart(state, 2)["scorned"]
    treacherous = {"ragnelle": {"treacherous": True}}
    state = lovers(beside={"ragnelle": "H"}, ladies=treacherous, traitor=2, table=UNMASKED)
    assert refused(state, "accuse_lady ragnelle") == "F-8.7"


def test_petitioning_the_treacherous_lady() -> None:
    """F-8.8: a held card if there is one, her Boon without a quest, then Evil; quest and die stay."""
    treacherous = {"ragnelle": {"treacherous": True}}
    state = lovers(held={0: "H"}, ladies=treacherous, traitor=2, table=UNMASKED, quests="renounce lists lists")
    played(state, "petition_treacherous", "place 1")
    assert boons(state, 0) == ["loathly_counsel"]
    assert (quest(state, 0), heart(state, 0)["love"], heart(state, 0)["faithful"]) == ("renounce", 6, False)
    assert asked(state) == ("ProgressEvilAsPenalty", 0)
    assert refused(lovers(), "petition_treacherous") == "F-8.8"


def with_top(state: Camelot, *top: str) -> Camelot:
    """Lay these Black cards on top."""
    data = GAME.data(state)
    pile = data["table"]["black_pile"]
    for card in top:
        pile.remove(card)
    data["table"]["black_pile"] = [*top, *pile]
    return GAME.from_data(data, seed=0)


def test_after_a_morgan_the_traitor_looks() -> None:
    """F-9.1: once she is carried out, at all cards beside one Lady, his own included; F-11.3: it finds nobody."""
    rows = {"ragnelle": "H", "andrivete": "Q"}
    state = with_top(lovers(step="evil", beside=rows, traitor=2, table=UNMASKED), "morgan_3")
    played(state, "draw_black", "merlins 0", "merlins 0")
    assert asked(state) == ("MayGlimpse", 2)
    assert offered(state) == ["pass", "look_at ragnelle", "look_at andrivete"]
    played(state, "look_at andrivete")
    assert ("sees_petitions", 2, "andrivete", ["false_lady"]) in told(state, 2)
    assert standing(state, "andrivete") == "in play"
    assert at(state).discoveries == 0


def test_a_cancelled_morgan_shows_nothing() -> None:
    """F-9.1."""
    state = lovers(step="evil", beside={"ragnelle": "H"}, traitor=2, table=UNMASKED, hands=("M M M",))
    state = with_top(state, "morgan_3")
    played(state, "draw_black", "merlins 3")
    assert asked(state) == ("HeroicAction", 0)


@pytest.mark.parametrize(
    ("knights", "lady"), [("arthur kay gawain", "guinevere"), ("percival kay gawain", "blanchefleur")]
)
def test_guinevere_brings_a_petition(knights: str, lady: str) -> None:
    """F-9.2: beside the Queen if she is in play, else beside the drawer's Lady."""
    state = with_top(lovers(knights, step="evil"), "guinevere")
    played(state, "draw_black", "merlins 0", "merlins 0", "merlins 0")
    assert row_of(state, lady) == "H"


def test_guinevere_where_no_lady_is() -> None:
    """F-9.2: the Queen removed and the drawer's Lady gone, it goes nowhere."""
    ladies = {"guinevere": {"standing": "removed"}}
    state = lovers(step="evil", ladies=ladies, hearts={0: {"quest": "none", "love": 0}})
    state = with_top(state, "guinevere")
    played(state, "draw_black", "merlins 0", "merlins 0", "merlins 0")
    assert len(at(state).deck) == 14


def test_clairvoyance_shows_another_ladys_cards() -> None:
    """F-9.3 and F-11.3: instead of the Black cards; not one's own Lady's."""
    rows = {"ragnelle": "Q", "guinevere": "H"}
    state = lovers(step="heroic", hands=("clairvoyance",), beside=rows)
    played(state, "clairvoyance")
    assert [text for text in offered(state) if text.startswith("look_at")] == ["look_at ragnelle"]
    played(state, "look_at ragnelle")
    assert ("sees_petitions", 0, "ragnelle", ["false_lady"]) in told(state, 0)
    assert row_of(state, "ragnelle") == "Q"


def test_convocation_brings_petition_cards() -> None:
    """F-9.4: to each Romantic Knight who moves to Camelot by it."""
    places = {"places": ["camelot", "pict_war", "saxon_war"]}
    state = lovers(step="heroic", hands=("convocation",), table=places)
    played(state, "convocation", "come", "stay")
    assert [heart(state, seat)["held"]["count"] for seat in range(3)] == [0, 1, 0]


def final(black: str = "H", white_swords: int = 10, **said: Any) -> Camelot:
    """Arthur wins the last Sword against the Black Knight; a card lies beside Gawain's Lady."""
    table = {
        "places": ["black_knight", "camelot", "camelot"],
        "laid": {"black_knight": cards("5 5 4")},
        "white_swords": white_swords,
        "black_swords": 11 - white_swords,
        **said.pop("table", {}),
    }
    state = lovers(step="heroic", hands=("4",), beside={"ragnelle": black}, table=table, **said)
    return played(state, "lay fight_4")


def ended(state: Camelot) -> tuple[str, int, int]:
    """How it ended, and with how many White and Black Swords."""
    assert state.outcome is not None
    return state.outcome.reason, state.white_swords, state.black_swords


def test_all_petition_cards_are_turned_up() -> None:
    """F-10.1 and F-10.2: who has the False Lady takes a Black Sword."""
    state = final("HQ")
    assert row_of(state, "ragnelle") == "hq"
    assert swords(state, "ragnelle") == 1
    assert ended(state) == ("loyal_victory", 10, 2)


def test_held_cards_do_nothing() -> None:
    """F-10.2."""
    assert ended(final(held={0: "Q"})) == ("loyal_victory", 11, 1)


def test_ladies_swords_turn_white_ones() -> None:
    """F-10.3, F-10.4 and F-10.5: all Ladies', those in mourning included; one short of a majority is a defeat."""
    ladies = {"andrivete": {"swords": 2}, "ragnelle": {"swords": 1}}
    assert ended(final(white_swords=8, ladies=ladies)) == ("evil_victory", 6, 6)
    mourning = {"andrivete": {"swords": 1, "standing": "in mourning"}}
    dead = {"dead": [1], "life": [4, 0, 4], "places": ["black_knight", None, "camelot"]}
    hearts = {1: {"quest": "none", "love": 0}}
    assert ended(final(ladies=mourning, table=dead, hearts=hearts)) == ("loyal_victory", 10, 2)


def test_the_traitor_turns_his_two_first() -> None:
    """F-10.1 and F-10.3: he shows himself at the end, and still counts as hidden."""
    state = final(traitor=2, ladies={"andrivete": {"swords": 1}})
    assert ended(state) == ("loyal_victory", 8, 4)


def test_with_an_unmasked_traitor_only_his_lady_counts() -> None:
    """F-10.2 and F-10.3: if she is the Treacherous Lady, with one Sword more for her mark."""
    gone = {**UNMASKED, "places": ["black_knight", "camelot", None]}
    ladies = {"andrivete": {"swords": 3}, "ragnelle": {"swords": 1, "treacherous": True}}
    assert ended(final(traitor=2, table=gone, ladies=ladies)) == ("loyal_victory", 9, 3)
    ladies = {"andrivete": {"swords": 3}}
    assert ended(final("Q", traitor=2, table=gone, ladies=ladies)) == ("loyal_victory", 11, 1)


@pytest.mark.parametrize(("scoring", "white"), [("by_unmasking", 8), ("all_always", 8), ("treacherous_only", 11)])
def test_ways_of_scoring(scoring: str, white: int) -> None:
    """F-10.3."""
    state = final(ladies={"andrivete": {"swords": 3}}, ladies_swords_scoring=scoring)
    assert ended(state)[1] == white


def test_no_white_sword_left_to_turn() -> None:
    """F-10.4."""
    state = final(white_swords=5, ladies={"andrivete": {"swords": 9}})
    assert ended(state) == ("evil_victory", 0, 12)


def test_other_endings_count_no_ladies() -> None:
    """F-10.5: the twelfth Siege Engine."""
    state = lovers(step="evil", table={"engines": 11}, beside={"ragnelle": "Q"})
    played(state, "add_engine")
    assert state.outcome is not None
    assert row_of(state, "ragnelle") == "Q"


SEVEN = "arthur galahad gawain kay palamedes percival tristan"


def test_the_false_lady_comes_back_once() -> None:
    """F-11.2: with seven players the first time into the deck, the second time for good, whichever Ladies they were."""
    state = played(lovers(SEVEN, beside={"ragnelle": "Q"}, chance=[0] * 40), "accuse_lady ragnelle")
    assert (len(at(state).deck), len(at(state).gone), at(state).discoveries) == (14, 0, 1)
    again = lovers(SEVEN, beside={"andrivete": "Q"}, table={"discoveries": 1}, chance=[0] * 40)
    played(again, "accuse_lady andrivete")
    assert (len(at(again).deck), len(at(again).gone)) == (13, 1)


def test_no_planting_from_an_empty_deck() -> None:
    """F-11.1 and F-8.3."""
    table = {**UNMASKED, "petition_deck": [], "petitions_gone": ["true_heart"] * 13 + ["false_lady"]}
    agenda = [["EndTurn", 2], ["TraitorEvil", 2], ["RobKnight", 2]]
    state = lovers(active=2, traitor=2, table=table, agenda=agenda, hands=("1",))
    assert offered(state) == ["rob 0"]
