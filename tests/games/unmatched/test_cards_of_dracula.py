"""Every card of Dracula and his Sisters."""

from __future__ import annotations

from tests.games.unmatched.positions import (
    asked,
    battle,
    fight,
    hand,
    health,
    known,
    offered,
    pile,
    played,
    refused,
    struck,
    where,
)


def test_dash() -> None:
    """UNM-11.3: the fighter of this combat moves up to 3, a Sister if it was she."""
    state = battle("dracula bm18 bm13", "sherlock bm16 bm31", hands=("dash", ""))
    fight(state, "sidekick_1a", "hero_2", "dash")
    assert asked(state) == "MoveFighter 0"
    played(state, "go bm03")
    assert where(state, "sidekick_1a") == "bm03"


def test_dash_of_a_sister_that_fell() -> None:
    """UNM-8.8 and UNM-11.3: she is not on the board, so nobody moves."""
    state = battle("sherlock bm16 bm31", "dracula bm18 bm13", hands=("counterpunch", "dash"))
    fight(state, "hero_1", "sidekick_2a", "counterpunch", "dash")
    assert health(state, "sidekick_2a") == 1
    assert asked(state) == "MoveFighter 1"
    fallen = battle("sherlock bm16 bm31", "dracula bm18 bm13", hands=("game_is_afoot", "dash"))
    fight(fallen, "hero_1", "sidekick_2a", "game_is_afoot", "dash")
    assert asked(fallen) == "MoveFighter 0"


def test_exploit() -> None:
    """UNM-11.4: a card afterwards."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("exploit", ""))
    fight(state, "hero_1", "hero_2", "exploit")
    assert len(hand(state, 0)) == 1


def test_ambush() -> None:
    """UNM-11.5: chance discards a card of the other player's hand, and its BOOST is added."""
    hands = ("ambush", "feint elementary game_is_afoot")
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=hands, chance=[1])
    fight(state, "hero_1", "hero_2", "ambush")
    assert struck(state) == (2 + 2, 0, 4)
    assert pile(state, 1) == ["game_is_afoot"]


def test_ambush_against_an_empty_hand() -> None:
    """UNM-11.5: it stays 2, though a defence card was there."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("ambush", "study_methods"))
    fight(state, "hero_1", "hero_2", "ambush", "study_methods")
    assert struck(state) == (2, 3, 0)


def test_feeding_frenzy() -> None:
    """UNM-11.6: 1 for each Sister in the zone of the defender, on a split space too; the fallen do not count."""
    state = battle("dracula bm18 bm21 bm15 bm31", "sherlock bm16 bm30", hands=("feeding_frenzy", ""))
    fight(state, "hero_1", "hero_2", "feeding_frenzy")
    assert struck(state) == (2 + 2, 0, 4)
    fallen = battle("dracula bm18 bm21", "sherlock bm16 bm30", hands=("feeding_frenzy", ""))
    assert offered(fallen, "attack") == ["hero_1"]
    fight(fallen, "hero_1", "hero_2", "feeding_frenzy")
    assert struck(fallen) == (3, 0, 3)


def test_beastform() -> None:
    """UNM-11.7: each card thrown away adds 1; none need be."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("beastform dash mistform exploit", ""))
    fight(state, "hero_1", "hero_2", "beastform")
    played(state, "discard dash", "discard mistform", "done")
    assert struck(state) == (8, 0, 8)
    assert hand(state, 0) == ["exploit"]
    assert pile(state, 0) == ["beastform", "mistform", "dash"]


def test_thirst_for_sustenance() -> None:
    """UNM-11.8: Dracula is placed beside the defender if the Sister has won."""
    state = battle("dracula bm31 bm18", "sherlock bm16 bm30", hands=("thirst_for_sustenance", ""))
    fight(state, "sidekick_1a", "hero_2", "thirst_for_sustenance")
    played(state, "place bm13")
    assert where(state, "hero_1") == "bm13"


def test_thirst_for_sustenance_that_comes_to_nothing() -> None:
    """UNM-11.8: not if she has not won, and not beside one who was defeated."""
    lost = battle("dracula bm31 bm18", "sherlock bm16 bm30", hands=("thirst_for_sustenance", "study_methods"))
    fight(lost, "sidekick_1a", "hero_2", "thirst_for_sustenance", "study_methods")
    assert where(lost, "hero_1") == "bm31"
    fallen = battle("dracula bm31 bm18", "sherlock bm30 bm16/3", hands=("thirst_for_sustenance", ""))
    fight(fallen, "sidekick_1a", "sidekick_2a", "thirst_for_sustenance")
    assert where(fallen, "hero_1") == "bm31"
    assert asked(fallen) == "TakeAction 0"


def test_do_my_bidding() -> None:
    """UNM-11.9: the hand is seen by Dracula's player alone, who picks; the card lies open and takes effect."""
    state = battle("hyde bm18", "dracula bm16", hands=("recoiling_blow skirmish pure_evil", "do_my_bidding"))
    fight(state, "hero_1", "hero_2", "recoiling_blow", "do_my_bidding")
    assert asked(state) == "TakeInstead 1"
    assert known(state, "hands", 0, 1) == ["skirmish", "recoiling_blow", "pure_evil"]
    assert known(state, "hands", 0, None) == ["recoiling_blow", None, None]
    assert offered(state, "play") == ["skirmish", "recoiling_blow"]
    played(state, "play skirmish")
    assert struck(state) == (4, 3, 1)
    assert hand(state, 0) == ["recoiling_blow", "pure_evil"]
    assert asked(state) == "ChooseFighter 0"


def test_do_my_bidding_may_pick_the_same_card() -> None:
    """UNM-11.9: it is back in hand, so there is always one to pick."""
    state = battle("hyde bm18", "dracula bm16", hands=("recoiling_blow", "do_my_bidding"))
    fight(state, "hero_1", "hero_2", "recoiling_blow", "do_my_bidding")
    played(state, "play recoiling_blow")
    assert struck(state) == (5, 3, 2)


def test_do_my_bidding_is_not_undone_by_what_it_picks() -> None:
    """UNM-11.9: Impossible to See locks it at 0, and the change stands."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("slip_away impossible_to_see", "do_my_bidding"))
    fight(state, "hero_1", "hero_2", "slip_away", "do_my_bidding")
    played(state, "play impossible_to_see")
    assert struck(state) == (2, 0, 2)
    assert hand(state, 0) == ["slip_away"]


def test_do_my_bidding_picks_a_card_that_cancels() -> None:
    """UNM-11.9: Feint comes when the change is made, and takes nothing back."""
    state = battle("jekyll bm18", "dracula bm16", hands=("skirmish feint", "do_my_bidding"))
    fight(state, "hero_1", "hero_2", "skirmish", "do_my_bidding")
    played(state, "play feint")
    assert struck(state) == (2, 3, 0)
    assert hand(state, 0) == ["skirmish"]


def test_do_my_bidding_against_watson() -> None:
    """UNM-11.9, UNM-10.2: only cards that he may use; the shield does not keep his card."""
    state = battle(
        "sherlock bm31 bm18", "dracula bm16", hands=("service_revolver feint game_is_afoot", "do_my_bidding")
    )
    fight(state, "sidekick_1a", "hero_2", "service_revolver", "do_my_bidding")
    assert offered(state, "play") == ["feint", "service_revolver"]


def test_look_into_my_eyes() -> None:
    """UNM-11.10: the BOOST of the attack is added, even if the attack is worth nothing."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("slip_away", "look_into_my_eyes"))
    fight(state, "hero_1", "hero_2", "slip_away", "look_into_my_eyes")
    assert struck(state) == (3, 1 + 2, 0)


def test_look_into_my_eyes_against_deduce_strategy() -> None:
    """UNM-11.11: BOOST of 1 first, and then its own number is written: 2 + 1."""
    state = battle("sherlock bm18 bm31", "dracula bm16", hands=("deduce_strategy", "look_into_my_eyes"))
    fight(state, "hero_1", "hero_2", "deduce_strategy", "look_into_my_eyes")
    played(state, "yes")
    assert struck(state) == (3, 2 + 1, 0)


def test_mistform() -> None:
    """UNM-11.12: any free space, his own too, and an action more."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("mistform", ""), actions=0)
    played(state, "scheme mistform")
    spaces = offered(state, "place")
    assert "bm18" in spaces
    assert "bm16" not in spaces
    assert len(spaces) == 30
    played(state, "place bm04")
    assert asked(state) == "TakeAction 0"


def test_prey_upon() -> None:
    """UNM-11.13: each opposing fighter beside him; what was really dealt comes back, to the most he can have."""
    state = battle("dracula bm18/5", "sherlock bm16 bm15", hands=("prey_upon", ""))
    played(state, "scheme prey_upon")
    assert [health(state, name) for name in ("hero_1", "hero_2", "sidekick_2a")] == [7, 15, 7]


def test_baptism_of_blood() -> None:
    """UNM-11.14: 2 health, and a Sister back in his zone, who may act in this turn."""
    state = battle("dracula bm18/5 - bm31", "sherlock bm21 bm30", hands=("baptism_of_blood dash", ""))
    played(state, "scheme baptism_of_blood")
    assert health(state, "hero_1") == 7
    assert offered(state, "place") == ["bm13", "bm15", "bm16"]
    played(state, "place bm16")
    assert (where(state, "sidekick_1a"), health(state, "sidekick_1a")) == ("bm16", 1)
    assert "sidekick_1a" in offered(state, "attack")


def test_baptism_of_blood_without_a_fallen_sister() -> None:
    """UNM-9.7 and UNM-11.14: he recovers all the same."""
    state = battle("dracula bm18/5 bm31 bm30 bm24", "sherlock bm21 bm12", hands=("baptism_of_blood", ""))
    played(state, "scheme baptism_of_blood")
    assert health(state, "hero_1") == 7
    assert asked(state) == "TakeAction 0"


def test_ravening_seduction() -> None:
    """UNM-11.15: any fighter is moved up to 2, then each Sister beside it bites."""
    state = battle("dracula bm31 bm13 bm18", "sherlock bm21 bm30", hands=("ravening_seduction", ""))
    played(state, "scheme ravening_seduction", "choose hero_2", "go bm16")
    assert (where(state, "hero_2"), health(state, "hero_2")) == ("bm16", 16 - 2)


def test_ravening_seduction_moves_as_the_owner_would() -> None:
    """UNM-5.4: Dracula's fighters are in the way of Holmes, Watson is not."""
    state = battle("dracula bm18", "sherlock bm16 bm13", hands=("ravening_seduction", ""))
    assert refused(state, "scheme ravening_seduction") == "UNM-11.2"
    state = battle("dracula bm18 bm31", "sherlock bm16 bm13", hands=("ravening_seduction", ""))
    played(state, "scheme ravening_seduction", "choose hero_2")
    assert offered(state, "go") == ["bm09", "bm15", "bm16", "bm21", "bm23", "bm28"]


def test_ravening_seduction_on_the_only_sister() -> None:
    """UNM-11.15: she is not beside herself; no step need be made."""
    state = battle("dracula bm31 bm18", "sherlock bm21 bm30", hands=("ravening_seduction", ""))
    played(state, "scheme ravening_seduction", "choose sidekick_1a", "go bm18")
    assert health(state, "sidekick_1a") == 1


def test_bloodthirsty() -> None:
    """UNM-11.1: at the start of the turn, on friend or foe; who is hurt gives a card."""
    state = battle("dracula bm18 bm15", "sherlock bm16 bm31", agenda=[["NextAction", 0], ["Bite", 0]])
    assert offered(state) == ["choose sidekick_1a", "choose hero_2", "pass"]
    played(state, "choose sidekick_1a")
    assert health(state, "sidekick_1a") == 0
    assert len(hand(state, 0)) == 1


def test_bloodthirsty_may_be_left() -> None:
    """UNM-11.1: nobody is hurt and no card drawn."""
    state = battle("dracula bm18", "sherlock bm16 bm31", agenda=[["NextAction", 0], ["Bite", 0]])
    played(state, "pass")
    assert hand(state, 0) == []
    assert health(state, "hero_2") == 16


def test_bloodthirsty_with_an_empty_deck() -> None:
    """UNM-9.5 and UNM-11.1: the draw must be made, and it hurts."""
    state = battle("dracula bm18", "sherlock bm16 bm31", decks=("",), agenda=[["NextAction", 0], ["Bite", 0]])
    played(state, "choose hero_2")
    assert (health(state, "hero_1"), health(state, "hero_2")) == (11, 15)


def test_bloodthirsty_comes_at_the_start_of_the_turn() -> None:
    """UNM-3.1 and UNM-11.1: before the first action, if somebody stands beside him."""
    turn = [["NextTurn"]]
    state = battle("sherlock bm16 bm31", "dracula bm18", agenda=[*turn, ["TakeAction", 0]], actions=0)
    played(state, "maneuver", "no_boost", "done")
    assert asked(state) == "Bite 1"
    apart = battle("sherlock bm30 bm31", "dracula bm18", agenda=[*turn, ["TakeAction", 0]], actions=0)
    played(apart, "maneuver", "no_boost", "done")
    assert asked(apart) == "TakeAction 1"


def test_cards_of_the_sisters_when_none_is_left() -> None:
    """UNM-11.2: not played, but discarded for their BOOST."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("ravening_seduction thirst_for_sustenance", ""))
    assert offered(state) == ["maneuver"]
    assert refused(state, "scheme ravening_seduction") == "UNM-11.2"
    played(state, "maneuver")
    assert "boost thirst_for_sustenance" in offered(state)
