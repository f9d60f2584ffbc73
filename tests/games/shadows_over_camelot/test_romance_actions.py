"""R-7 to R-9: Romantic Actions, Affairs of the Heart, and the states of a Knight in love."""

from __future__ import annotations

from typing import Any

from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.courtly import (
    asked,
    boons,
    hand,
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


def test_petition_your_lady() -> None:
    """R-7.1 and R-1.5: Petition card, Boon, die to 1, a new quest, a new card, in this order; from anywhere."""
    away = {"places": ["pict_war", "camelot", "camelot"]}
    state = played(lovers(completed=(0,), held={0: "HH"}, table=away, chance=[5]), "petition", "place 2")
    assert row_of(state, "guinevere") == "H"
    assert boons(state, 0) == ["royal_summons"]
    assert (heart(state, 0)["love"], quest(state, 0), heart(state, 0)["completed"]) == (1, "suffer", False)
    assert heart(state, 0)["held"]["count"] == 2
    assert refused(lovers(), "petition") == "R-7.1"


def test_gentle_courtesie() -> None:
    """R-7.2: at the start of step 2, which it takes up; and it is the Romantic Action."""
    state = played(lovers(step="heroic", completed=(1,), chance=[4], love="1 1 1"), "gentle_courtesie")
    assert quest(state, 0) == "renounce"
    assert heart(state, 0)["held"]["count"] == 1
    assert asked(state) == ("ProgressLove", 0)
    played(state, "pass")
    assert asked(state) == ("ProgressEvil", 1)
    late = played(lovers(step="heroic"), "move pict_war")
    assert refused(late, "gentle_courtesie") == "R-7.2"


def test_sue_for_reconciliation() -> None:
    """R-7.3 and R-9.3: at the Round Table two White cards end the scorn, and a new quest is rolled."""
    scorned = {0: {"scorned": True}}
    state = played(lovers(hearts=scorned, completed=(0,), hands=("1 2 3",), chance=[2]), "reconcile")
    played(state, "discard fight_1", "discard fight_2")
    assert (heart(state, 0)["scorned"], quest(state, 0), heart(state, 0)["completed"]) == (False, "lands", False)
    assert heart(state, 0)["held"]["count"] == 1
    assert refused(lovers(hands=("1 2",)), "reconcile") == "R-7.3"
    away = {"places": ["pict_war", "camelot", "camelot"]}
    assert refused(lovers(hearts=scorned, hands=("1 2",), table=away), "reconcile") == "R-7.3"


def test_an_affair() -> None:
    """R-8.1 and R-8.2: the suitor gains the Boon at once, her Knight is Jealous and rolls a new quest."""
    state = played(rival(hearts={0: {"jealous": True}}, chance=[5]), "lay fight_3", "affair 1")
    assert boons(state, 0) == ["stocked_larders"]
    assert not heart(state, 0)["jealous"]
    assert not heart(state, 0)["faithful"]
    assert (heart(state, 1)["jealous"], quest(state, 1), heart(state, 1)["love"]) == (True, "suffer", 1)


def test_one_affair_a_turn() -> None:
    """R-8.1."""
    state = lovers(quests="lists gifts gifts", hands=("1 2 3 4 5 G M",), chance=[0])
    assert offered(state, "affair") == ["1", "2"]
    played(state, "affair 1", "discard fight_1", "discard fight_2", "discard fight_3")
    assert offered(state, "affair") == []


def test_a_scorned_suitor() -> None:
    """R-8.3 and R-9.2: only with the Lady of a Jealous Knight."""
    scorned = {0: {"scorned": True}}
    assert asked(played(rival(hearts=scorned), "lay fight_3"))[0] == "HeroicAction"
    state = played(rival(hearts={**scorned, 1: {"jealous": True}}, chance=[0]), "lay fight_3", "affair 1")
    assert boons(state, 0) == ["stocked_larders"]
    assert refused(state, "larders") == "R-9.1"


def test_what_the_scorned_cannot_do() -> None:
    """R-9.1: no petition, no courtesie, no accusing of Ladies; he keeps his quest and die."""
    state = lovers(hearts={0: {"scorned": True}}, completed=(0,), beside={"ragnelle": "H"})
    assert refused(state, "petition") == "R-9.1"
    assert refused(state, "accuse_lady ragnelle") == "R-9.1"
    assert (quest(state, 0), heart(state, 0)["love"]) == ("lists", 6)
    assert refused(lovers(step="heroic", hearts={0: {"scorned": True}}), "gentle_courtesie") == "R-9.1"


def test_scorned_knights_and_petition_cards() -> None:
    """R-9.2: a Scorned rival cannot keep his quest; a Scorned suitor's Go-Between goes to Jealous Knights' Ladies."""
    state = rival(hearts={1: {"scorned": True}}, held={1: "H"}, chance=[5])
    played(state, "lay fight_3", "affair 1")
    assert quest(state, 1) == "suffer"
    state = lovers(hearts={0: {"scorned": True}, 2: {"jealous": True}}, held={0: "H"})
    assert offered(state, "go_between") == ["ragnelle"]
    assert refused(state, "go_between andrivete") == "R-9.2"


def test_jealousy_begins_and_ends() -> None:
    """R-9.4: not while Scorned; any Boon ends it."""
    state = played(rival(hearts={1: {"scorned": True}}, chance=[5]), "lay fight_3", "affair 1")
    assert not heart(state, 1)["jealous"]
    state = played(lovers(completed=(0,), hearts={0: {"jealous": True}}, chance=[0]), "petition")
    assert not heart(state, 0)["jealous"]
    assert len(hand(state, 0)) == 0


def test_duels_end_jealousy() -> None:
    """R-9.4: of who wins, on either side; R-9.3: scorn and jealousy exclude each other."""
    jealous = {0: {"jealous": True}, 2: {"jealous": True}}
    state = lovers(hearts=jealous, beside={"ragnelle": "H"}, hands=("5", "", "1"))
    played(state, "accuse_lady ragnelle", "blow fight_5", "blow fight_1")
    assert not heart(state, 0)["jealous"]
    assert (heart(state, 2)["scorned"], heart(state, 2)["jealous"]) == (True, False)


def test_further_romantic_actions_come_with_the_false_lady() -> None:
    """R-7.4: played without her there is neither Go-Between nor accusing."""
    state = lovers(step="romance", level="romantic_actions")
    assert offered(state) == ["pass"]
    assert refused(state, "accuse_lady ragnelle") is not None
