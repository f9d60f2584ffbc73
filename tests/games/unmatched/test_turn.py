"""UNM-3 and UNM-4: turns, actions and Maneuvers."""

from __future__ import annotations

from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.state import Battle
from tests.games.unmatched.positions import (
    asked,
    battle,
    deck,
    hand,
    health,
    offered,
    pile,
    played,
    reason,
    refused,
    where,
)

NEXT_TURN = [["NextTurn"]]


def test_two_actions_and_then_the_next_seat() -> None:
    """UNM-3.1 and UNM-3.2: the same or different ones."""
    state = battle("jekyll bm18", "sherlock bm31 bm30", hands=("calming_research", ""))
    played(state, "scheme calming_research", "name 0")
    assert asked(state) == "TakeAction 0"
    played(state, "maneuver", "no_boost", "go bm18")
    assert asked(state) == "TakeAction 1"


def test_an_action_must_be_taken() -> None:
    """UNM-3.2: and a Maneuver can always be."""
    state = battle("jekyll bm18", "sherlock bm31 bm30", decks=("",))
    assert offered(state) == ["maneuver"]


def test_actions_that_are_gained_add_up() -> None:
    """UNM-3.3: and must be taken as well."""
    state = battle("dracula bm18", "sherlock bm31 bm30", hands=("mistform mistform", ""))
    played(state, "scheme mistform", "place bm18", "scheme mistform", "place bm18")
    for left in (1, 0):
        assert asked(state) == "TakeAction 0"
        assert state.actions == left
        played(state, "maneuver", "no_boost", "go bm18")
    assert asked(state) == "TakeAction 1"


def test_the_hand_limit() -> None:
    """UNM-3.4: down to seven at the end of the own turn, the owner's pick; over seven in between is no matter."""
    state = battle(
        "jekyll bm18", "sherlock bm31 bm30", hands=("feint feint feint skirmish skirmish skirmish with_haste", "")
    )
    played(state, "maneuver", "no_boost", "go bm18", "maneuver", "no_boost", "go bm18")
    assert len(hand(state, 0)) == 9
    assert asked(state) == "DiscardDown 0"
    played(state, "discard feint", "discard with_haste")
    assert len(hand(state, 0)) == 7
    assert asked(state) == "TakeAction 1"


def test_the_hand_limit_of_another_players_turn() -> None:
    """UNM-3.4: there is none."""
    cards = "feint feint feint skirmish skirmish skirmish with_haste scientific_method"
    state = battle("sherlock bm31 bm30", "jekyll bm18", hands=("", cards), actions=0)
    played(state, "maneuver", "no_boost", "done")
    assert asked(state) == "ChangeForm 1"


def test_a_card_from_an_empty_hand_is_not_asked_for() -> None:
    """UNM-3.5: which everybody can see: no BOOST after exhaustion."""
    state = battle("jekyll bm18", "sherlock bm31 bm30", decks=("",))
    played(state, "maneuver")
    assert asked(state) == "MoveFighter 0"


def test_every_game_ends() -> None:
    """UNM-3.6: who only maneuvers is exhausted in the end."""
    state = battle("jekyll bm18", "sherlock bm31 bm30", decks=("feint", "feint"))
    for _ in range(200):
        if state.outcome is not None:
            break
        choice = next(
            c for c in ("maneuver", "no_boost", "done", "become jekyll", *offered(state)) if c in offered(state)
        )
        played(state, choice)
    assert reason(state).startswith("hero_defeated")
    assert deck(state, 0) == []


# Maneuver.


def test_a_maneuver_begins_with_a_card() -> None:
    """UNM-4.1: before anything else, and it may be the BOOST."""
    state = battle("jekyll bm18", "sherlock bm31 bm30", decks=("with_haste feint",))
    played(state, "maneuver")
    assert hand(state, 0) == ["with_haste"]
    assert offered(state) == ["boost with_haste", "no_boost"]


def test_a_boost_is_for_all_fighters() -> None:
    """UNM-4.2: its BOOST is added to the movement of each, and nothing else of the card counts."""
    state = battle("sherlock bm31 bm30", "dracula bm18", hands=("study_methods", ""), decks=("feint",))
    played(state, "maneuver", "boost study_methods")
    assert pile(state, 0)[0] == "study_methods"
    for fighter, space in (("hero_1", "bm01"), ("sidekick_1a", "bm20")):
        played(state, f"move {fighter}", f"go {space}")
        assert where(state, fighter) == space


def test_a_boost_is_a_card_of_the_hand() -> None:
    """UNM-4.2: any card, also of another form or of the defeated."""
    state = battle("sherlock bm31 -", "dracula bm18", hands=("service_revolver", ""), decks=("feint",))
    played(state, "maneuver")
    assert offered(state, "boost") == ["feint", "service_revolver"]
    assert refused(state, "boost counterpunch") == "UNM-4.2"


def test_a_boost_holds_for_one_maneuver() -> None:
    """UNM-4.3: one card, paid though nobody moves, and the next Maneuver begins anew."""
    state = battle("jekyll bm18", "sherlock bm31 bm30", hands=("with_haste with_haste", ""))
    played(state, "maneuver", "boost with_haste")
    assert asked(state) == "MoveFighter 0"
    assert "bm05" in offered(state, "go")
    played(state, "go bm18", "maneuver", "no_boost")
    assert "bm03" not in offered(state, "go")


def test_each_fighter_moves_once_in_any_order() -> None:
    """UNM-4.4: each finishing before the next begins, or not at all."""
    state = battle("dracula bm18 bm16 bm13", "sherlock bm31 bm30")
    played(state, "maneuver", "no_boost")
    assert offered(state) == ["move hero_1", "move sidekick_1a", "move sidekick_1b", "done"]
    played(state, "move sidekick_1a", "go bm21")
    assert refused(state, "move sidekick_1a") == "UNM-4.4"
    assert refused(state, "move hero_2") == "UNM-4.4"
    played(state, "move hero_1", "go bm16", "done")
    assert [where(state, name) for name in ("hero_1", "sidekick_1a", "sidekick_1b")] == ["bm16", "bm21", "bm13"]
    assert asked(state) == "TakeAction 0"


def test_when_all_have_moved_the_maneuver_is_over() -> None:
    """UNM-3.5 and UNM-4.4."""
    state = battle("sherlock bm18 bm16", "dracula bm31")
    played(state, "maneuver", "no_boost", "move hero_1", "go bm15", "move sidekick_1a", "go bm18")
    assert asked(state) == "TakeAction 0"


def test_a_maneuver_with_an_empty_deck() -> None:
    """UNM-4.5: first it hurts, then the survivors may move."""
    state = battle("sherlock bm18 bm16/1", "dracula bm31", decks=("",))
    played(state, "maneuver")
    assert (health(state, "hero_1"), health(state, "sidekick_1a")) == (14, 0)
    assert "bm16" in offered(state, "go")


def test_what_all_can_see_to_have_one_answer_is_answered() -> None:
    """UNM-3.5: a Maneuver of who holds no card, a single target, a single space; not a hand with nothing to play."""
    state = battle("jekyll bm18", "sherlock bm16 bm31", decks=("",))
    assert forced(state) == "maneuver"
    holding = battle("jekyll bm18", "sherlock bm31 bm30", hands=("pure_evil", ""))
    assert offered(holding) == ["maneuver"]
    assert forced(holding) is None
    target = battle("jekyll bm18", "sherlock bm16 bm31", hands=("feint", ""))
    played(target, "attack hero_1")
    assert forced(target) == "target hero_2"
    blocked = battle("jekyll bm05", "sherlock bm03 bm31", agenda=[["NextAction", 0], ["MoveFighter", 0, "hero_1", 0]])
    assert forced(blocked) == "go bm05"


def forced(state: Battle) -> str | None:
    """What the table answers for whoever is asked."""
    pending = GAME.decision(state)
    assert pending is not None
    option = pending.forced(state)
    return None if option is None else option.text
