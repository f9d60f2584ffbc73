"""UNM-14: teams of two."""

from __future__ import annotations

from typing import Any

from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.state import Battle
from tests.games.unmatched.positions import (
    asked,
    battle,
    fact,
    fight,
    fog_of,
    hand,
    health,
    known,
    offered,
    pile,
    played,
    reason,
    refused,
    where,
)

FAR = ("sherlock bm31 bm30", "dracula bm05", "jekyll bm27", "invisible_man bm25")
"""Holmes and Jekyll against Dracula and the Invisible Man, all far from one another."""


def team(
    *, holmes: str = FAR[0], dracula: str = FAR[1], jekyll: str = FAR[2], griffin: str = FAR[3], **said: Any
) -> Battle:
    """A position of two teams, with some of the four somewhere else."""
    return battle(holmes, dracula, jekyll, griffin, **said)


def test_seats_of_a_team() -> None:
    """UNM-14.1: 1 and 3 against 2 and 4, each with cards of their own."""
    state = team()
    assert GAME.view(state, None).sides == [0, 1, 0, 1]
    assert len(state.decks) == 4


def test_teammates_are_friends() -> None:
    """UNM-14.2: they may be passed and are not attacked."""
    state = team(holmes="sherlock bm18 bm30", jekyll="jekyll bm16", hands=("feint", "", "", ""))
    assert offered(state, "attack") == []
    played(state, "maneuver", "no_boost", "move hero_1")
    assert {"bm13", "bm21"} <= set(offered(state, "go"))
    assert "bm16" not in offered(state, "go")
    near = team(holmes="sherlock bm18 bm30", jekyll="jekyll bm16", dracula="dracula bm15", hands=("feint", "", "", ""))
    played(near, "attack hero_1")
    assert offered(near, "target") == ["hero_2"]
    assert refused(near, "target hero_3") == "UNM-14.2"


def test_damage_that_must_be_dealt_is_dealt_to_a_teammate() -> None:
    """UNM-14.2: Pure Evil hurts Holmes; Prey Upon spares the Invisible Man; Strange Case finds nobody else."""
    evil = team(holmes="sherlock bm16 bm30", jekyll="hyde bm18", hands=("", "", "pure_evil", ""), turn=2)
    played(evil, "scheme pure_evil", "place bm18")
    assert health(evil, "hero_1") == 14
    prey = team(dracula="dracula bm18/5", griffin="invisible_man bm16", hands=("", "prey_upon", "", ""), turn=1)
    played(prey, "scheme prey_upon")
    assert health(prey, "hero_4") == 15
    strange = team(holmes="sherlock bm16 bm30", jekyll="hyde bm18", hands=("", "", "strange_case", ""), turn=2)
    played(strange, "scheme strange_case")
    assert offered(strange) == ["choose hero_1"]


def test_bloodthirsty_and_step_lightly_reach_teammates() -> None:
    """UNM-11.1, UNM-13.22 and UNM-14.2."""
    bite = team(dracula="dracula bm18", griffin="invisible_man bm16", turn=1, agenda=[["NextAction", 1], ["Bite", 1]])
    assert offered(bite) == ["choose hero_4", "pass"]
    step = team(dracula="dracula bm18", griffin="invisible_man bm16", hands=("", "", "", "step_lightly"), turn=3)
    played(step, "scheme step_lightly", "choose hero_2")
    assert health(step, "hero_2") == 12
    assert offered(step) == ["opponent 0", "opponent 2"]
    played(step, "opponent 2")
    assert asked(step) == "PickToken 2"


def test_ravening_seduction_of_a_teammate() -> None:
    """UNM-5.4 and UNM-14.2: his enemies block, his and Dracula's fighters may be passed."""
    state = team(
        dracula="dracula bm05 bm24",
        griffin="invisible_man bm18",
        jekyll="jekyll bm15",
        hands=("", "ravening_seduction", "", ""),
        turn=1,
    )
    played(state, "scheme ravening_seduction", "choose hero_4")
    assert offered(state, "go") == ["bm13", "bm16", "bm18", "bm21"]


def test_a_player_goes_on_with_sidekicks() -> None:
    """UNM-14.3: two actions, draws, and the cards that they may use; the rest is for BOOST."""
    state = team(
        holmes="sherlock - bm18",
        dracula="dracula bm16",
        hands=("service_revolver game_is_afoot confirm_suspicion", "", "", ""),
    )
    assert offered(state) == ["maneuver", "attack sidekick_1a"]
    assert refused(state, "scheme confirm_suspicion") == "UNM-6.1"
    played(state, "attack sidekick_1a", "target hero_2")
    assert offered(state, "play") == ["service_revolver"]


def test_a_player_without_fighters_is_out() -> None:
    """UNM-14.4: passed over, the order being otherwise the same."""
    state = team(holmes="sherlock - -", dracula="dracula bm05", turn=3, actions=0)
    assert GAME.view(state, None).out == [True, False, False, False]
    played(state, "maneuver", "no_boost", "go bm25")
    assert asked(state).endswith(" 1")


def test_who_is_out_leaves_at_the_end_of_the_action() -> None:
    """UNM-14.4 and UNM-8.10: the Invisible Man's player still shifts and draws, then his fog is gone."""
    state = team(
        holmes="sherlock bm18 bm30",
        griffin="invisible_man bm16/1",
        hands=("game_is_afoot", "", "", "covert_preparation"),
    )
    fight(state, "hero_1", "hero_4", "game_is_afoot", "covert_preparation")
    assert health(state, "hero_4") == 0
    assert len(hand(state, 3)) == 1
    played(state, "token bm00", "go bm00", "token bm10", "go bm10", "go bm18")
    assert fog_of(state, 3) == set()
    assert state.outcome is None


def test_a_combat_opponent_without_fighters_still_draws() -> None:
    """UNM-14.4: damage of exhaustion finds nobody."""
    state = team(
        holmes="sherlock bm18 bm30",
        griffin="invisible_man bm16/1",
        hands=("education_never_ends", "", "", ""),
        decks=(None, None, None, ""),
    )
    fight(state, "hero_1", "hero_4", "education_never_ends")
    assert fact(state, "exhausted") == (3, 1)
    assert asked(state) == "TakeAction 0"


def test_a_team_wins_when_both_heroes_are_down() -> None:
    """UNM-14.5: sidekicks do not save it."""
    state = team(
        holmes="sherlock bm18 bm30",
        dracula="dracula - bm05",
        griffin="invisible_man bm16/1",
        hands=("game_is_afoot", "", "", ""),
    )
    fight(state, "hero_1", "hero_4", "game_is_afoot")
    assert reason(state) == "team_defeated 0 2"


def test_one_hero_is_not_enough() -> None:
    """UNM-14.5."""
    state = team(holmes="sherlock bm18 bm30", griffin="invisible_man bm16/1", hands=("game_is_afoot", "", "", ""))
    fight(state, "hero_1", "hero_4", "game_is_afoot")
    assert state.outcome is None


def test_a_hero_who_falls_in_the_own_turn() -> None:
    """UNM-14.6: the actions go on as long as a sidekick lives."""
    state = team(
        holmes="sherlock bm18/1 bm30",
        dracula="dracula bm16",
        hands=("education_never_ends", "exploit", "", ""),
        decks=("",),
    )
    fight(state, "hero_1", "hero_2", "education_never_ends", "exploit")
    assert health(state, "hero_1") == 0
    assert asked(state) == "TakeAction 0"
    played(state, "maneuver", "go bm30")
    assert asked(state).endswith(" 1")


def test_no_fighter_left_in_the_own_turn() -> None:
    """UNM-14.6: the turn ends after this action, without hand limit."""
    cards = "feint feint feint succumb_to_compulsion succumb_to_compulsion skirmish skirmish skirmish"
    state = team(jekyll="hyde bm27/1", hands=("", "", cards, ""), turn=2)
    played(state, "maneuver", "no_boost", "go bm27")
    assert health(state, "hero_3") == 0
    assert len(hand(state, 2)) == 9
    assert asked(state) == "TakeAction 3"


def test_parts_aimed_at_a_defeated_hero() -> None:
    """UNM-6.3 and UNM-14.7: Confirm Suspicion still costs a card, Master of Disguise does nothing."""
    state = team(
        dracula="dracula - bm05",
        hands=("confirm_suspicion master_of_disguise", "beastform", "", ""),
    )
    played(state, "scheme confirm_suspicion")
    assert offered(state) == ["opponent 1", "opponent 3"]
    played(state, "opponent 1", "name 6", "discard beastform")
    assert pile(state, 1) == ["beastform"]
    played(state, "scheme master_of_disguise", "opponent 1")
    assert where(state, "hero_1") == "bm31"


def test_a_defeated_hero_is_off_the_board() -> None:
    """UNM-14.8: no neighbour of Watson, and no recovery."""
    state = team(holmes="sherlock - bm18/3", dracula="dracula bm16", hands=("fixed_point administer_aid", "", "", ""))
    fight(state, "sidekick_1a", "hero_2", "fixed_point")
    assert (health(state, "hero_1"), health(state, "sidekick_1a")) == (0, 3)
    played(state, "scheme administer_aid")
    assert (health(state, "hero_1"), where(state, "sidekick_1a")) == (0, "bm18")


def test_hands_of_teammates() -> None:
    """UNM-14.9: secret, unless it is agreed that they see each other's."""
    hands = ("feint game_is_afoot", "", "skirmish", "")
    state = team(hands=hands)
    assert known(state, "hands", 0, 2) == [None, None]
    shown = team(hands=hands, team_hands_shown=True)
    assert known(shown, "hands", 0, 2) == ["feint", "game_is_afoot"]
    assert known(shown, "hands", 0, 1) == [None, None]
    assert known(shown, "hands", 2, 0) == ["skirmish"]


def test_secret_choices_of_teammates_with_open_hands() -> None:
    """UNM-14.9: the partner sees what is laid as well."""
    state = team(
        holmes="sherlock bm18 bm30", dracula="dracula bm16", hands=("feint", "dash", "", ""), team_hands_shown=True
    )
    played(state, "attack hero_1", "target hero_2")
    pending = GAME.decision(state)
    assert pending is not None
    assert [pending.shown(option, 2) for option in GAME.options(state)] == ["play feint"]
    assert [pending.shown(option, 1) for option in GAME.options(state)] == ["has chosen"]
    played(state, "play feint")
    assert known(state, "laid", 0, 2) == ["feint"]
    assert known(state, "laid", 0, 1) == [None]


def test_who_has_vanished_is_away_through_all_turns() -> None:
    """UNM-14.10: and counts as undefeated."""
    state = team(
        holmes="sherlock bm18 bm30",
        dracula="dracula bm16/1",
        griffin="invisible_man away/9",
        hands=("game_is_afoot", "", "", ""),
        turn=0,
    )
    fight(state, "hero_1", "hero_2", "game_is_afoot")
    assert state.outcome is None
    assert GAME.view(state, None).fighters[-1]["state"] == "away"
    assert GAME.view(state, None).out == [False, True, False, False]


def test_the_last_heroes_of_both_sides_fall_in_one_action() -> None:
    """UNM-14.5: the side whose turn it is has won."""
    state = team(
        holmes="sherlock bm16/1 bm31",
        dracula="dracula bm18/1 bm05",
        jekyll="jekyll -",
        griffin="invisible_man -",
        hands=("", "exploit", "", ""),
        decks=(None, "", None, None),
        fog=("", "", "", ""),
        turn=1,
        end="end_of_action",
    )
    fight(state, "hero_2", "hero_1", "exploit")
    assert [health(state, f"hero_{seat}") for seat in (1, 2, 3, 4)] == [0, 0, 0, 0]
    assert reason(state) == "team_defeated 1 3"
