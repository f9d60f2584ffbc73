"""F-1 to F-4, F-11 and F-12: Petition cards, Affairs with them, and the Go-Between."""

from __future__ import annotations

from typing import Any

from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.courtly import (
    asked,
    at,
    boons,
    heart,
    lovers,
    offered,
    played,
    quest,
    refused,
    row_of,
)

WAR = {"places": ["pict_war", "camelot", "camelot"], "laid": {"pict_war": ["fight_1", "fight_2"]}}


def rival(**said: Any) -> Camelot:
    """Arthur can have an Affair with Kay's Lady by a deed in a War."""
    said.setdefault("quests", "lists lands lists")
    return lovers(step="heroic", hands=("3 4", "1"), table=WAR, **said)


def test_fourteen_cards_and_nobody_has_one() -> None:
    """F-1.1 and F-1.2: thirteen Hearts and the Queen, shuffled; the first roll draws none."""
    decks = set()
    for seed in range(20):
        state = GAME.setup(GAME.settings(5), seed)
        while asked(state)[0] in ("PutDown", "GiveOut", "Vote"):
            GAME.apply(state, GAME.options(state)[0])
        assert sorted(at(state).deck.cards) == [0] * 13 + [1]
        assert [len(held) for held in at(state).held] == [0] * 5
        decks.add(at(state).deck.cards)
    assert len(decks) > 5


def test_nobody_sees_petition_cards() -> None:
    """F-1.3 and F-12.1: how many lie where is public, what they are is hidden, from their holders too."""
    state = lovers(held={0: "HQ"}, beside={"ragnelle": "Hh"})
    for seat in (0, 1, 2, None):
        view = GAME.view(state, seat)
        assert view.court[0]["held"] == {"count": 2, "cards": [None, None]}
        ragnelle = next(lady for lady in view.ladies if lady["lady"] == "ragnelle")
        assert ragnelle["petitions"]["cards"] == [None, "true_heart"]
        assert ragnelle["face_up"] == [1]
        assert view.petition_deck["count"] == 10
        assert view.petition_deck["cards"] == [None] * 10


def test_a_new_card_goes_to_the_end_of_the_row() -> None:
    """F-1.3 and F-2.2: which one is placed is chosen by its place in the row."""
    state = lovers(completed=(0,), held={0: "HQH"}, beside={"guinevere": "H"}, chance=[1])
    played(state, "petition")
    assert offered(state) == ["place 1", "place 2", "place 3"]
    played(state, "place 2")
    assert row_of(state, "guinevere") == "HQ"


def test_every_later_roll_draws_a_card() -> None:
    """F-2.1: unless the deck is empty, or re-rolls were agreed to draw none."""
    state = played(lovers(step="heroic", chance=[1]), "gentle_courtesie")
    assert heart(state, 0)["held"]["count"] == 1
    state = played(lovers(step="heroic", chance=[1], reroll_draws_petition=False), "gentle_courtesie")
    assert heart(state, 0)["held"]["count"] == 0
    state = lovers(step="heroic", chance=[1], held={1: "H" * 13, 2: "Q"})
    assert heart(played(state, "gentle_courtesie"), 0)["held"]["count"] == 0


def test_an_affair_places_a_card() -> None:
    """F-3.1: if he holds one and has his Romantic Action, which it uses."""
    state = played(rival(held={0: "H"}, chance=[5]), "lay fight_3", "affair 1", "place 1")
    assert row_of(state, "andrivete") == "H"
    assert boons(state, 0) == ["stocked_larders"]
    played(state, "end")
    assert asked(state) == ("ProgressEvil", 1)


def test_an_affair_without_a_card() -> None:
    """F-3.1: he keeps his Romantic Action; `affair_needs_petition` forbids it."""
    state = played(rival(chance=[5]), "lay fight_3", "affair 1", "end")
    assert asked(state) == ("RomanticAction", 0)
    assert asked(played(rival(affair_needs_petition=True), "lay fight_3"))[0] == "HeroicAction"


def test_the_vow_with_petition_cards() -> None:
    """F-3.2: an Affair with or without a card breaks it."""
    state = played(
        rival(quests="renounce lands lists", held={0: "H"}, chance=[5]), "lay fight_3", "affair 1", "place 1"
    )
    assert heart(state, 0)["scorned"]


def test_a_rival_may_keep_his_quest() -> None:
    """F-3.3 and F-3.4: with a card beside his own Lady; he is Jealous all the same."""
    state = played(rival(held={1: "Q"}), "lay fight_3", "affair 1")
    assert asked(state) == ("MayKeepQuest", 1)
    played(state, "keep_quest", "place 1")
    assert row_of(state, "andrivete") == "Q"
    assert (quest(state, 1), heart(state, 1)["love"], heart(state, 1)["jealous"]) == ("lands", 6, True)
    state = played(rival(held={1: "H"}, chance=[5]), "lay fight_3", "affair 1", "roll_anew")
    assert (quest(state, 1), heart(state, 1)["held"]["count"]) == ("suffer", 2)


def test_no_affairs_once_all_cards_are_placed() -> None:
    """F-3.5 and F-11.1: deck empty and nobody holds one."""
    gone = {"petition_deck": [], "petitions_gone": ["true_heart"] * 13 + ["false_lady"]}
    state = lovers(step="heroic", hands=("3", "1"), table={**WAR, **gone}, quests="lists lands lists")
    assert asked(played(state, "lay fight_3"))[0] == "HeroicAction"
    state = lovers(table=gone)
    assert refused(state, "go_between andrivete") == "F-11.1"


def test_petitioning_without_a_card() -> None:
    """F-3.6: he still claims."""
    state = played(lovers(completed=(0,), chance=[1]), "petition")
    assert boons(state, 0) == ["royal_summons"]
    assert row_of(state, "guinevere") == ""


def test_the_go_between() -> None:
    """F-4.1: a card beside another's Lady, one's own quest rolled anew, her Knight Jealous."""
    state = played(lovers(held={0: "H"}, chance=[0, 3]), "go_between ragnelle", "place 1")
    assert row_of(state, "ragnelle") == "H"
    assert quest(state, 0) == "vigil"
    assert heart(state, 2)["jealous"]
    assert heart(state, 0)["held"]["count"] == 1


def test_when_there_is_no_go_between() -> None:
    """F-4.1: with a card and an open quest only, and not to one's own Lady."""
    assert refused(lovers(), "go_between ragnelle") == "F-4.1"
    assert refused(lovers(held={0: "H"}, completed=(0,)), "go_between ragnelle") == "F-4.1"
    assert refused(lovers(held={0: "H"}), "go_between guinevere") == "F-4.1"


def test_rolls_go_on_without_cards() -> None:
    """F-11.1: the deck empty, nothing is drawn."""
    gone = {"petition_deck": [], "petitions_gone": ["true_heart"] * 13 + ["false_lady"]}
    state = played(lovers(completed=(0,), table=gone, chance=[1]), "petition")
    assert heart(state, 0)["held"]["count"] == 0


def test_the_traitors_lady_may_be_sent_a_go_between() -> None:
    """F-4.1: she is in play; nobody is Jealous for her."""
    away = {"unmasked": 2, "shown": [2], "life": [4, 4, 0], "places": ["camelot", "camelot", None]}
    state = lovers(held={0: "H"}, traitor=2, table=away, chance=[3])
    played(state, "go_between ragnelle", "place 1")
    assert row_of(state, "ragnelle") == "H"
    assert not heart(state, 2)["jealous"]


def test_what_a_knight_saw_is_his_alone() -> None:
    """F-12.2: a look at a Lady's cards shows them to nobody else."""
    state = lovers(step="heroic", hands=("clairvoyance",), beside={"ragnelle": "HQ"})
    played(state, "clairvoyance", "look_at ragnelle")
    known = [
        next(lady for lady in GAME.view(state, seat).ladies if lady["lady"] == "ragnelle")["petitions"]["cards"]
        for seat in (0, 1, 2, None)
    ]
    assert known == [["true_heart", "false_lady"], [None, None], [None, None], [None, None]]
