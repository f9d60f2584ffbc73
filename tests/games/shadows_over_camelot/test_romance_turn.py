"""R-1 to R-4: Ladies are given out, a turn has two steps more, and love grows."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.courtly import (
    asked,
    at,
    boons,
    hand,
    heart,
    lovers,
    offered,
    played,
    quest,
    refused,
    row_of,
    standing,
    told,
)


def begun(seats: int = 5, seed: int = 3, **agreed: Any) -> Camelot:
    """Play on to the first choice of the first turn."""
    state = GAME.setup(GAME.settings(seats, **agreed), seed)
    while asked(state)[0] in ("PutDown", "GiveOut", "Vote"):
        GAME.apply(state, GAME.options(state)[0])
    return state


def test_each_knight_serves_one_lady() -> None:
    """R-1.1, R-2.1 and R-2.2: the Lady of the legend, a Love die on 1, a quest, and no tokens."""
    state = begun()
    pairs = dict(zip(GAME.view(state, None).knights, [h["lady"] for h in GAME.view(state, None).court], strict=True))
    legend = {
        "arthur": "guinevere",
        "galahad": "dindrane",
        "gawain": "ragnelle",
        "kay": "andrivete",
        "palamedes": "lynette",
        "percival": "blanchefleur",
        "tristan": "iseult",
    }
    assert pairs == {knight: legend[knight] for knight in pairs}
    for one in GAME.view(state, None).court:
        assert (one["love"], one["completed"], one["boons"], one["held"]["count"]) == (1, False, [], 0)
        assert one["quest"] != "none"


def test_ladies_are_dealt_at_random() -> None:
    """R-2.2: where it was agreed; those not given out are not in play."""
    found: set[str] = set()
    for seed in range(12):
        view = GAME.view(begun(seed=seed, lady_assignment="random"), None)
        assert len({one["lady"] for one in view.court}) == 5
        assert len(view.ladies) == 5
        found.update(knight for knight, one in zip(view.knights, view.court, strict=True) if one["lady"] == "guinevere")
    assert len(found) > 1


def test_first_quests_are_rolled_in_turn_order() -> None:
    """R-2.1: from whoever has the first turn."""
    state = begun()
    rolled = [fact[1] for fact in told(state) if fact[0] == "quest_rolled"]
    assert rolled == [(state.active + step) % 5 for step in range(5)]


def test_levels() -> None:
    """R-1.6: the base game knows no Ladies, the romance no Petition cards."""
    assert not hasattr(GAME.view(begun(level="base"), None), "court")
    romance = GAME.view(begun(level="romantic_actions"), None)
    assert romance.petition_deck == {"count": 0, "cards": []}
    assert GAME.view(begun(), None).petition_deck["count"] == 14


def test_steps_of_a_turn() -> None:
    """R-3.1: Heroic Action, Progress of Love, a Romantic Action, each optional but the first."""
    state = lovers(step="heroic", love="1 1 1", hands=("1 2 3",))
    played(state, "move pict_war", "end")
    assert asked(state) == ("ProgressLove", 0)
    played(state, "pass")
    assert asked(state) == ("RomanticAction", 0)
    played(state, "pass")
    assert asked(state) == ("ProgressEvil", 1)


def test_one_romantic_action_a_turn() -> None:
    """R-3.1: after one there is no second."""
    state = lovers(completed=(0,), held={0: "HH"}, chance=[3])
    played(state, "petition", "place 1")
    assert asked(state) == ("ProgressEvil", 1)
    assert boons(state, 0) == ["royal_summons"]


def test_guinevere_ends_the_turn_in_step_one() -> None:
    """R-3.2: with the steps of love."""
    state = lovers(step="evil", love="1 1 1", table={"places": ["camelot", "pict_war", "camelot"]})
    deck = GAME.data(state)
    pile = deck["table"]["black_pile"]
    pile.remove("guinevere")
    deck["table"]["black_pile"] = ["guinevere", *pile]
    state = GAME.from_data(deck, seed=0)
    played(state, "draw_black", "merlins 0", "merlins 0", "merlins 0")
    assert asked(state) == ("ProgressEvil", 1)
    assert state.place == [state.place[0]] * 3
    assert heart(state, 0)["love"] == 1


def test_guinevere_as_a_penalty_ends_no_step() -> None:
    """R-3.2 and R-1.3: step 4 goes on."""
    data = GAME.data(lovers(beside={"ragnelle": "H"}, hands=("", "", "5"), table={"places": ["pict_war"] * 3}))
    pile = data["table"]["black_pile"]
    pile.remove("guinevere")
    data["table"]["black_pile"] = ["guinevere", *pile]
    state = GAME.from_data(data, seed=0)
    played(state, "accuse_lady ragnelle", "pass", "blow fight_5")
    assert asked(state) == ("ProgressEvilAsPenalty", 0)
    played(state, "draw_black", "merlins 0", "merlins 0", "merlins 0")
    assert state.place == [state.place[1]] * 3
    assert ("petition_from_deck", "guinevere") in told(state)
    assert asked(state) == ("ProgressEvil", 1)


def test_a_penalty_is_any_progression_of_evil() -> None:
    """R-1.3: a card, an engine or a Life point, of one's own choice; and none of it is a deed."""
    state = lovers(beside={"ragnelle": "H"}, hands=("", "", "5"), quests="suffer lists lists", love="6 1 1")
    played(state, "accuse_lady ragnelle", "pass", "blow fight_5")
    assert offered(state) == ["draw_black", "add_engine", "lose_life"]
    played(state, "lose_life")
    assert state.life[0] == 3
    assert not heart(state, 0)["completed"]


def test_a_romantic_knight_is_in_play_with_a_lady_in_play() -> None:
    """R-1.2: without her he has no steps of love."""
    state = lovers(
        ladies={"guinevere": {"standing": "removed"}}, hearts={0: {"quest": "none", "love": 0}}, step="heroic"
    )
    played(state, "move pict_war", "end")
    assert asked(state) == ("ProgressEvil", 1)


def test_combat_card_means_fight_card() -> None:
    """R-1.4: in a duel nothing else is laid."""
    state = lovers(beside={"ragnelle": "H"}, hands=("1 4 G M",))
    played(state, "accuse_lady ragnelle")
    assert offered(state) == ["blow fight_1", "blow fight_4", "pass"]


def test_love_grows_by_one() -> None:
    """R-4.1 and R-4.2: from Glance to True Love, one step a turn, if he will."""
    state = lovers(step="love", love="1 1 1")
    played(state, "progress_love")
    assert heart(state, 0)["love"] == 2
    assert asked(state) == ("RomanticAction", 0)


def test_love_never_passes_six() -> None:
    """R-4.1: at its height nobody is asked."""
    state = played(lovers(step="heroic", love="6 1 1"), "move pict_war", "end")
    assert asked(state) == ("RomanticAction", 0)
    assert refused(lovers(love="6 1 1"), "progress_love") == "R-4.1"


def test_the_scorned_do_not_progress() -> None:
    """R-4.2 and R-9.1."""
    state = lovers(step="heroic", love="2 1 1", hearts={0: {"scorned": True}})
    played(state, "move pict_war", "end")
    assert asked(state) == ("RomanticAction", 0)
    assert refused(state, "progress_love") == "R-9.1"


def test_the_jealous_pay() -> None:
    """R-4.2: one White card, or no progress."""
    state = lovers(step="love", love="2 1 1", hearts={0: {"jealous": True}}, hands=("1 4",))
    played(state, "progress_love")
    assert asked(state) == ("DiscardCards", 0)
    played(state, "discard fight_1")
    assert hand(state, 0) == ["fight_4"]
    assert heart(state, 0)["love"] == 3
    penniless = lovers(step="heroic", love="2 1 1", hearts={0: {"jealous": True}})
    played(penniless, "move pict_war", "end")
    assert asked(penniless) == ("RomanticAction", 0)
    assert refused(penniless, "progress_love") == "R-4.2"


@pytest.mark.parametrize("kind", ["petition", "courtesie"])
def test_the_love_die_returns_to_one(kind: str) -> None:
    """R-4.3: when the Boon is claimed, and with every new quest."""
    if kind == "petition":
        state = played(lovers(completed=(0,), chance=[2]), "petition")
    else:
        state = played(lovers(step="heroic", chance=[2]), "gentle_courtesie")
    assert heart(state, 0)["love"] == 1
    assert quest(state, 0) == "lands"


def test_a_boon_won_in_a_duel_leaves_the_die_alone() -> None:
    """R-4.3."""
    state = lovers(beside={"ragnelle": "H"}, hands=("", "", "5"), love="6 6 4")
    played(state, "accuse_lady ragnelle", "pass", "blow fight_5", "add_engine")
    assert (heart(state, 2)["love"], quest(state, 2)) == (4, "lists")
    assert boons(state, 2) == ["loathly_counsel"]


def test_a_lady_in_mourning() -> None:
    """R-9.5: her Knight dead, she keeps her cards, is neither petitioned nor accused, and takes no more cards."""
    state = lovers(
        beside={"ragnelle": "H", "andrivete": "H"},
        held={0: "H", 2: "HH"},
        hands=("4", "5"),
        table={"life": [4, 4, 1]},
        agenda=[["EndTurn", 0], ["RomanticAction", 0], ["ProgressEvilAsPenalty", 2]],
    )
    played(state, "lose_life")
    assert standing(state, "ragnelle") == "in mourning"
    assert (quest(state, 2), heart(state, 2)["love"], heart(state, 2)["held"]["count"]) == ("none", 0, 0)
    assert len(at(state).deck) == 14 - 3
    assert row_of(state, "ragnelle") == "H"
    assert offered(state, "accuse_lady") == ["andrivete"]
    assert offered(state, "go_between") == ["andrivete"]
