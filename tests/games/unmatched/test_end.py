"""UNM-9: damage, drawing, and the end of a duel."""

from __future__ import annotations

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.state import Battle
from tests.games.unmatched.positions import (
    asked,
    battle,
    deck,
    fact,
    fight,
    hand,
    health,
    pile,
    played,
    reason,
    told,
    where,
)


def test_what_was_really_dealt() -> None:
    """UNM-9.1: the health that was lost is what Dracula recovers."""
    state = battle("dracula bm18/5", "sherlock bm31 bm16/1", hands=("prey_upon", ""))
    played(state, "scheme prey_upon")
    assert health(state, "hero_1") == 6
    assert fact(state, "damage") == (1, "watson", 1, 0)


def test_damage_to_several_happens_at_once() -> None:
    """UNM-9.2: both Sisters are defeated together, and their spaces are free."""
    state = battle("hyde bm18", "dracula bm31 bm16 bm15", hands=("pure_evil", ""))
    played(state, "scheme pure_evil", "place bm18")
    kinds = [found[0] for found in told(state) if found[0] in ("damage", "defeated")]
    assert kinds == ["damage", "damage", "defeated", "defeated"]
    assert where(state, "sidekick_2a") is None


def test_the_defeated_do_not_recover() -> None:
    """UNM-9.3 and UNM-14.8."""
    state = battle("sherlock bm18 -", "dracula bm16", hands=("study_methods", ""))
    assert health(state, "sidekick_1a") == 0
    full = battle("dracula bm18", "sherlock bm16 bm31", hands=("baptism_of_blood", ""))
    played(full, "scheme baptism_of_blood")
    assert health(full, "hero_1") == 13


def test_piles_stay_piles() -> None:
    """UNM-9.4: an empty deck stays empty."""
    state = battle("jekyll bm18", "sherlock bm31 bm30", decks=("",))
    played(state, "maneuver", "go bm18")
    assert deck(state, 0) == []
    assert len(pile(state, 0)) == 30


def test_each_missing_card_hurts_each_fighter() -> None:
    """UNM-9.5: 2, after what is there was drawn."""
    state = battle(
        "dracula bm18", "sherlock bm31 bm16", hands=("exploit", "education_never_ends"), decks=(None, "feint")
    )
    fight(state, "hero_1", "sidekick_2a", "exploit", "education_never_ends")
    assert hand(state, 1) == ["feint"]
    assert fact(state, "exhausted") == (1, 1)
    assert (health(state, "hero_2"), health(state, "sidekick_2a")) == (14, 8 - 1 - 2)


def test_a_duel_ends_with_a_hero() -> None:
    """UNM-9.8: the other player has won."""
    state = battle("dracula bm18", "sherlock bm16/3 bm31", hands=("exploit", ""))
    fight(state, "hero_1", "hero_2", "exploit")
    assert reason(state) == "hero_defeated 0"
    assert state.outcome is not None
    assert state.outcome.scores == [1.0, -1.0]


def test_a_fallen_sidekick_ends_nothing() -> None:
    """UNM-9.8."""
    state = battle("dracula bm18", "sherlock bm31 bm16/3", hands=("exploit", ""))
    fight(state, "hero_1", "sidekick_2a", "exploit")
    assert state.outcome is None


def both_fall(end: str) -> Battle:
    """Dracula with 1 left attacks Holmes with 1 left."""
    return battle("dracula bm18/1", "sherlock bm16/1 bm31", hands=("exploit", "counterpunch"), end=end)


def test_it_ends_at_once() -> None:
    """UNM-9.9: nothing else happens, not even the rest of an effect."""
    state = both_fall("immediate")
    fight(state, "hero_1", "hero_2", "exploit", "counterpunch")
    assert reason(state) == "hero_defeated 0"
    assert health(state, "hero_1") == 1
    assert hand(state, 0) == []


def test_the_action_is_played_to_its_end() -> None:
    """UNM-9.9: effects still happen, as far as they can, and who fell stays fallen."""
    state = both_fall("end_of_action")
    fight(state, "hero_1", "hero_2", "exploit", "counterpunch")
    assert reason(state) == "hero_defeated 0"
    assert len(hand(state, 0)) == 1
    assert health(state, "hero_2") == 0


def test_who_wins_when_both_fall() -> None:
    """UNM-9.8: the player whose turn it is."""
    both = battle("dracula bm18/1", "sherlock bm16/1 bm31", hands=("exploit", ""), decks=("",), end="end_of_action")
    fight(both, "hero_1", "hero_2", "exploit")
    assert (health(both, "hero_1"), health(both, "hero_2")) == (0, 0)
    assert reason(both) == "hero_defeated 0"


def test_whatever_cannot_be_done_is_passed_over() -> None:
    """UNM-9.7: the rest happens."""
    state = battle("sherlock bm18/10 bm31", "dracula bm16 bm15", hands=("administer_aid", ""))
    played(state, "scheme administer_aid")
    assert asked(state) == "TakeAction 0"
    assert (health(state, "hero_1"), len(hand(state, 0))) == (11, 1)


@pytest.mark.parametrize("end", ["immediate", "end_of_action"])
def test_a_duel_is_given_up(end: str) -> None:
    """UNM-9.8: at any time, also by whoever is not to choose; the own hero falls, and the other player has won."""
    for seat in (0, 1):
        state = battle("dracula bm18", "sherlock bm16 bm31", hands=("exploit", ""), end=end)
        played(state, "attack hero_1", "target hero_2", "play exploit")
        GAME.resign(state, seat)
        assert reason(state) == f"hero_defeated {1 - seat}"
        assert health(state, f"hero_{seat + 1}") == 0
        assert fact(state, "resigned") == (seat,)
        assert GAME.decision(state) is None


def test_only_a_duel_is_given_up() -> None:
    """UNM-2.2: in teams a partner would lose, and each alone the others' war would be decided."""
    for seats, mode in ((3, "by_seats"), (4, "teams"), (4, "free_for_all")):
        state = GAME.setup(GAME.settings(seats, mode=mode), 1)
        with pytest.raises(Mistake, match="nobody can resign from Unmatched: Cobble & Fog as it was agreed here"):
            GAME.resign(state, 0)
