"""UNM-15: three or four, each for themselves."""

from __future__ import annotations

from fogbound.games.unmatched import GAME
from tests.games.unmatched.positions import (
    asked,
    battle,
    fight,
    fog_of,
    health,
    offered,
    played,
    reason,
    refused,
    where,
)


def test_everybody_else_is_an_enemy() -> None:
    """UNM-15.1."""
    state = battle("sherlock bm18 bm30", "dracula bm16", "jekyll bm15", hands=("feint", "", ""))
    played(state, "attack hero_1")
    assert offered(state, "target") == ["hero_2", "hero_3"]


def test_the_first_round() -> None:
    """UNM-15.2: the next player, or one who has had a turn."""
    state = battle("sherlock bm18 bm30", "dracula bm16", "jekyll bm15", hands=("feint", "", ""), table={"round": 1})
    played(state, "attack hero_1")
    assert offered(state, "target") == ["hero_2"]
    assert refused(state, "target hero_3") == "UNM-15.2"
    last = battle(
        "sherlock bm18 bm30", "dracula bm16", "jekyll bm15", hands=("", "", "skirmish"), table={"round": 1}, turn=2
    )
    played(last, "attack hero_3")
    assert offered(last, "target") == ["hero_1"]


def test_nobody_to_attack_in_the_first_round() -> None:
    """UNM-15.2: Holmes stands beside Jekyll alone, who has not had a turn and is not next."""
    state = battle("sherlock bm18 bm30", "dracula bm05", "jekyll bm15", hands=("feint", "", ""), table={"round": 1})
    assert offered(state, "attack") == []
    assert refused(state, "attack hero_1") == "UNM-15.2"


def test_the_next_player_is_one_still_in_the_game() -> None:
    """UNM-15.2: with Dracula out that is Jekyll; schemes are free."""
    state = battle(
        "sherlock bm18 bm30",
        "dracula -",
        "jekyll bm15",
        "invisible_man bm16",
        hands=("feint eliminate_the_impossible", "", "", "lurking"),
        table={"round": 1},
        mode="free_for_all",
    )
    played(state, "scheme eliminate_the_impossible")
    assert offered(state) == ["opponent 2", "opponent 3"]
    played(state, "opponent 3", "discard lurking", "attack hero_1")
    assert offered(state, "target") == ["hero_3"]


def test_whose_hero_falls_is_out() -> None:
    """UNM-15.3: the sidekicks leave at once, and fog at the end of the action."""
    state = battle("dracula bm18", "sherlock bm16/3 bm30", "jekyll bm05", hands=("exploit", "", ""))
    fight(state, "hero_1", "hero_2", "exploit")
    assert where(state, "sidekick_2a") is None
    assert GAME.view(state, None).out == [False, True, False]
    assert state.outcome is None
    fog = battle("dracula bm18", "invisible_man bm16/3", "jekyll bm05", hands=("exploit", "", ""))
    fight(fog, "hero_1", "hero_2", "exploit")
    assert fog_of(fog, 1) == set()


def test_sidekicks_leave_at_the_end_of_the_action() -> None:
    """UNM-15.3: if the action is played to its end; until then Ravening Seduction may still find Watson."""
    state = battle("dracula bm18", "sherlock bm16/3 bm30", "jekyll bm05", hands=("dash", "", ""), end="end_of_action")
    fight(state, "hero_1", "hero_2", "dash")
    assert where(state, "sidekick_2a") == "bm30"
    played(state, "go bm18")
    assert where(state, "sidekick_2a") is None


def test_out_in_the_own_turn() -> None:
    """UNM-15.4: no more actions, and no hand limit."""
    cards = "feint feint feint succumb_to_compulsion succumb_to_compulsion skirmish skirmish skirmish"
    state = battle("hyde bm18/1", "sherlock bm16 bm30", "dracula bm05", hands=(cards, "", ""), actions=1)
    played(state, "maneuver", "no_boost", "go bm18")
    assert health(state, "hero_1") == 0
    assert asked(state) == "TakeAction 1"


def test_the_last_hero_has_won() -> None:
    """UNM-15.5."""
    state = battle("dracula bm18", "sherlock bm16/3 bm30", "jekyll -", hands=("exploit", "", ""))
    fight(state, "hero_1", "hero_2", "exploit")
    assert reason(state) == "last_hero 0"
    assert state.outcome is not None
    assert state.outcome.scores == [2.0, -1.0, -1.0]


def test_the_last_ones_fall_at_once() -> None:
    """UNM-15.5: the player whose turn it is has won."""
    state = battle(
        "dracula bm18/1",
        "sherlock bm16/1 bm31",
        "jekyll -",
        hands=("exploit", "", ""),
        decks=("",),
        end="end_of_action",
    )
    fight(state, "hero_1", "hero_2", "exploit")
    assert reason(state) == "last_hero 0"
