"""Cases in which several rules meet, each with its result worked out beforehand."""

from __future__ import annotations

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
    struck,
    where,
)


def dracula_attacks_holmes(card: str, defence: str, more: str = "") -> Battle:
    """Dracula beside Holmes, whose Watson is far."""
    return battle("dracula bm18", "sherlock bm16 bm31", hands=(f"{card} {more}", defence))


def test_beastform_against_feint() -> None:
    """UNM-8.6, UNM-11.7: no cards are thrown away, and 6 - 2 are dealt."""
    state = dracula_attacks_holmes("beastform", "feint", "dash dash")
    fight(state, "hero_1", "hero_2", "beastform", "feint")
    assert struck(state) == (6, 2, 4)
    assert len(hand(state, 0)) == 2


def test_the_game_is_afoot_against_draculas_feint() -> None:
    """UNM-10.1: 3 damage, and Holmes still moves 3."""
    state = battle("sherlock bm18 bm31", "dracula bm16", hands=("game_is_afoot", "feint"))
    fight(state, "hero_1", "hero_2", "game_is_afoot", "feint")
    assert struck(state) == (5, 2, 3)
    assert asked(state) == "MoveFighter 0"
    played(state, "go bm08")
    assert where(state, "hero_1") == "bm08"


def test_beastform_against_elementary_with_the_right_guess() -> None:
    """UNM-10.12: no damage, no cards thrown away, and the defender has won."""
    state = dracula_attacks_holmes("beastform", "elementary", "dash")
    fight(state, "hero_1", "hero_2", "beastform", "elementary")
    played(state, "name 6")
    assert fact(state, "combat") == (0, 3, 0, "defender")
    assert hand(state, 0) == ["dash"]


def test_beastform_against_elementary_with_a_wrong_guess() -> None:
    """UNM-10.12: 6 - 3 are dealt; 5 is no number of Dracula's attacks, so 4 is said."""
    state = dracula_attacks_holmes("beastform", "elementary", "dash")
    fight(state, "hero_1", "hero_2", "beastform", "elementary")
    assert offered(state, "name") == ["2", "3", "4", "6"]
    played(state, "name 4", "done")
    assert struck(state) == (6, 3, 3)


def test_beastform_against_deduce_strategy() -> None:
    """UNM-10.7: the bonus of two cards stays on the BOOST of 4."""
    state = dracula_attacks_holmes("beastform", "deduce_strategy", "dash dash")
    fight(state, "hero_1", "hero_2", "beastform", "deduce_strategy")
    played(state, "yes", "discard dash", "discard dash")
    assert struck(state) == (4 + 2, 3, 3)


def test_service_revolver_against_look_into_my_eyes() -> None:
    """UNM-11.10: the defence is 1 and the BOOST of 3."""
    state = battle("sherlock bm31 bm18", "dracula bm16", hands=("service_revolver", "look_into_my_eyes"))
    fight(state, "sidekick_1a", "hero_2", "service_revolver", "look_into_my_eyes")
    assert struck(state) == (5, 4, 1)


def test_hyde_attacks_with_duality_against_deduce_strategy() -> None:
    """UNM-10.7: the defender's writing is the earlier one: 6 - 3."""
    state = battle("hyde bm18", "sherlock bm16 bm31", hands=("duality_of_man", "deduce_strategy"))
    fight(state, "hero_1", "hero_2", "duality_of_man", "deduce_strategy")
    played(state, "yes")
    assert struck(state) == (6, 3, 3)


def test_deduce_strategy_attacks_jekyll_with_duality() -> None:
    """UNM-10.7: the attacker's writing is the later one: 3 - 1."""
    state = battle("sherlock bm18 bm31", "jekyll bm16", hands=("deduce_strategy", "duality_of_man"))
    fight(state, "hero_1", "hero_2", "deduce_strategy", "duality_of_man")
    played(state, "yes")
    assert struck(state) == (3, 1, 2)


def test_surprise_attack_against_counterpunch() -> None:
    """UNM-10.8: both take 2, since Counterpunch is not cancelled."""
    state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("surprise_attack", "counterpunch"))
    fight(state, "hero_1", "hero_2", "surprise_attack", "counterpunch")
    assert (health(state, "hero_1"), health(state, "hero_2")) == (15 - 2, 16 - 2)


def test_exploit_against_coded_notes_on_fog() -> None:
    """UNM-13.1: 4 - (3 + 1), and the defender has won."""
    state = battle("dracula bm18", "invisible_man bm16", hands=("exploit", "coded_notes"), fog=("", "bm16 bm00 bm10"))
    fight(state, "hero_1", "hero_2", "exploit", "coded_notes")
    assert fact(state, "combat") == (4, 4, 0, "defender")


def test_impossible_to_see_against_beastform() -> None:
    """UNM-13.14: three cards are thrown away in vain."""
    state = battle("dracula bm18", "invisible_man bm16", hands=("beastform dash dash dash", "impossible_to_see"))
    fight(state, "hero_1", "hero_2", "beastform", "impossible_to_see")
    played(state, "discard dash", "discard dash", "discard dash")
    assert struck(state) == (0, 2, 0)
    assert hand(state, 0) == []


def test_feint_against_feint() -> None:
    """UNM-8.7: 2 - 2, and the defender has won."""
    state = dracula_attacks_holmes("feint", "feint")
    fight(state, "hero_1", "hero_2", "feint", "feint")
    assert fact(state, "combat") == (2, 2, 0, "defender")
    assert ("cancelled", 0, "feint") in [fact for _, fact in state.heard(None)]


def test_do_my_bidding_against_surprise_attack() -> None:
    """UNM-11.9: Slip Away is used instead, 3 - 3; its fog moves, and Surprise Attack is back in hand."""
    state = battle(
        "invisible_man bm18",
        "dracula bm16",
        hands=("surprise_attack slip_away", "do_my_bidding"),
        fog=("bm00 bm10 bm11", ""),
    )
    fight(state, "hero_1", "hero_2", "surprise_attack", "do_my_bidding")
    assert asked(state) == "TakeInstead 1"
    played(state, "play slip_away")
    assert struck(state) == (3, 3, 0)
    assert hand(state, 0) == ["surprise_attack"]
    played(state, "token bm00", "go bm31")
    assert fog_of(state, 0) == {"bm31", "bm10", "bm11"}
    assert where(state, "hero_1") == "bm31"


def test_exhausted_dracula_with_two_sisters() -> None:
    """UNM-4.5 and UNM-9.5: he takes 2, both Sisters fall, and then he may move."""
    state = battle("dracula bm18 bm13 bm15", "sherlock bm31 bm30", decks=("",))
    played(state, "maneuver")
    assert [health(state, name) for name in ("hero_1", "sidekick_1a", "sidekick_1b")] == [11, 0, 0]
    assert asked(state) == "MoveFighter 0"
    assert "bm15" in offered(state, "go")


def test_prey_upon_two_enemies_at_twelve_of_thirteen() -> None:
    """UNM-11.13: both lose 1, and Dracula is at 13."""
    state = battle("dracula bm18/12", "sherlock bm16 bm15", hands=("prey_upon", ""))
    played(state, "scheme prey_upon")
    assert [health(state, name) for name in ("hero_1", "hero_2", "sidekick_2a")] == [13, 15, 7]


def test_hyde_takes_two_maneuvers() -> None:
    """UNM-12.3: 2 in one turn."""
    state = battle("hyde bm18", "sherlock bm31 bm30")
    for _ in range(2):
        played(state, "maneuver", "no_boost", "go bm18")
    assert health(state, "hero_1") == 14


def test_vanish_as_first_action_and_confirm_suspicion() -> None:
    """UNM-13.19 and UNM-13.20: the turn is over, and the scheme finds nobody to name."""
    state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("vanish lurking", "confirm_suspicion"))
    played(state, "scheme vanish")
    assert asked(state) == "TakeAction 1"
    played(state, "scheme confirm_suspicion")
    assert asked(state) == "TakeAction 1"
    assert pile(state, 1) == ["confirm_suspicion"]
    assert known(state, "hands", 0, 1) == [None]


def test_confirm_suspicion_of_a_hand_of_schemes() -> None:
    """UNM-10.15: the whole hand is shown, and nobody is hurt."""
    state = battle("sherlock bm18 bm31", "dracula bm07", hands=("confirm_suspicion", "mistform prey_upon"))
    played(state, "scheme confirm_suspicion", "name 3")
    assert known(state, "hands", 1, None) == ["mistform", "prey_upon"]
    assert health(state, "hero_2") == 13


def test_confirm_suspicion_finds_beastform() -> None:
    """UNM-10.15: it is discarded, and Dracula takes 4."""
    state = battle("sherlock bm18 bm31", "dracula bm07", hands=("confirm_suspicion", "beastform dash"))
    played(state, "scheme confirm_suspicion", "name 6", "discard beastform")
    assert pile(state, 1) == ["beastform"]
    assert health(state, "hero_2") == 13 - 4


def test_a_step_through_a_secret_passage() -> None:
    """UNM-1.6 and UNM-5.1: from bm04 to bm14 is 1, and fighters there are not adjacent."""
    state = battle("sherlock bm04 bm31", "dracula bm14", hands=("feint", ""))
    assert offered(state, "attack") == []
    walking = battle("jekyll bm04", "dracula bm18", agenda=[["NextAction", 0], ["MoveFighter", 0, "hero_1", 1]])
    assert offered(walking, "go") == ["bm00", "bm04", "bm05", "bm10", "bm14", "bm27"]


def test_watson_shoots_across_the_roofs() -> None:
    """UNM-1.3 and UNM-7.2: from so15 to so27 in the zone of the night, far on foot."""
    state = battle("sherlock so03 so15", "dracula so27", hands=("service_revolver", ""), map="soho")
    assert offered(state, "attack") == ["sidekick_1a"]
    assert state.agreed.field.board.distance(15, 27) > 5
    played(state, "attack sidekick_1a")
    assert offered(state, "target") == ["hero_2"]


def test_scientific_method_against_the_game_is_afoot() -> None:
    """UNM-12.13: 3 damage, and three cards."""
    state = battle("sherlock bm18 bm31", "jekyll bm16", hands=("game_is_afoot", "scientific_method"))
    fight(state, "hero_1", "hero_2", "game_is_afoot", "scientific_method")
    assert struck(state) == (5, 2, 3)
    assert len(hand(state, 1)) == 3


def test_strange_case_turns_up_with_haste() -> None:
    """UNM-12.16: 3 to the fighter who is picked, and the card to the hand."""
    state = battle("hyde bm18", "sherlock bm16 bm15", hands=("strange_case", ""), decks=("with_haste madness_relents",))
    played(state, "scheme strange_case")
    assert offered(state, "choose") == ["hero_2", "sidekick_2a"]
    played(state, "choose sidekick_2a")
    assert health(state, "sidekick_2a") == 8 - 3
    assert hand(state, 0) == ["with_haste"]


def test_a_sister_wins_with_thirst_for_sustenance() -> None:
    """UNM-11.8: Dracula is placed beside the defender; his own space does only if it is beside."""
    for dracula, stays in (("bm31", False), ("bm13", True)):
        state = battle(f"dracula {dracula} bm18", "sherlock bm16 bm30", hands=("thirst_for_sustenance", ""))
        fight(state, "sidekick_1a", "hero_2", "thirst_for_sustenance")
        assert asked(state) == "PlaceFighter 0"
        assert offered(state, "place") == ["bm13", "bm21"]
        assert (dracula in offered(state, "place")) is stays
        played(state, "place bm21")
        assert where(state, "hero_1") == "bm21"
