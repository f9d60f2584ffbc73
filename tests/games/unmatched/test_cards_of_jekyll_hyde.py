"""Every card of Jekyll & Hyde."""

from __future__ import annotations

from tests.games.unmatched.positions import (
    asked,
    battle,
    deck,
    fact,
    fight,
    form,
    hand,
    health,
    known,
    offered,
    played,
    refused,
    struck,
    told,
    where,
)


def test_skirmish() -> None:
    """UNM-12.5: the winner picks one of the two fighters and moves it up to 2."""
    state = battle("jekyll bm18", "sherlock bm16 bm31", hands=("skirmish", ""))
    fight(state, "hero_1", "hero_2", "skirmish")
    assert offered(state) == ["choose hero_1", "choose hero_2"]
    played(state, "choose hero_2", "go bm23")
    assert where(state, "hero_2") == "bm23"


def test_skirmish_picks_whom_it_finds() -> None:
    """UNM-12.5: who fell is not there to be picked, and who has not won picks nobody."""
    fallen = battle("jekyll bm18", "sherlock bm31 bm16/4", hands=("skirmish", ""))
    fight(fallen, "hero_1", "sidekick_2a", "skirmish")
    assert offered(fallen) == ["choose hero_1"]
    lost = battle("jekyll bm18", "dracula bm16", hands=("skirmish", "exploit"))
    fight(lost, "hero_1", "hero_2", "skirmish", "exploit")
    assert asked(lost) == "TakeAction 0"


def test_duality_of_man() -> None:
    """UNM-12.6: 6 if Jekyll defends or Hyde attacks, else 3."""
    for attacking, expected in (("hyde", 6), ("jekyll", 3)):
        state = battle(f"{attacking} bm18", "sherlock bm16 bm31", hands=("duality_of_man", ""))
        fight(state, "hero_1", "hero_2", "duality_of_man")
        assert struck(state) == (expected, 0, expected)
    for defending, expected in (("hyde", 3), ("jekyll", 6)):
        state = battle("sherlock bm18 bm31", f"{defending} bm16", hands=("study_methods", "duality_of_man"))
        fight(state, "hero_1", "hero_2", "study_methods", "duality_of_man")
        assert struck(state)[1] == expected


def test_distracted_triage() -> None:
    """UNM-12.7: 2 health if he has won."""
    state = battle("jekyll bm18/10", "sherlock bm16 bm31", hands=("distracted_triage", ""))
    fight(state, "hero_1", "hero_2", "distracted_triage")
    assert health(state, "hero_1") == 12
    lost = battle("jekyll bm18/10", "sherlock bm16 bm31", hands=("distracted_triage", "study_methods"))
    fight(lost, "hero_1", "hero_2", "distracted_triage", "study_methods")
    assert health(lost, "hero_1") == 10


def test_succumb_to_compulsion() -> None:
    """UNM-12.4 and UNM-12.8: he moves up to 2, or not at all, and then he is Hyde."""
    state = battle("jekyll bm18", "sherlock bm16 bm31", hands=("succumb_to_compulsion", ""))
    fight(state, "hero_1", "hero_2", "succumb_to_compulsion")
    assert form(state, 0) == "jekyll"
    played(state, "go bm18")
    assert (where(state, "hero_1"), form(state, 0)) == ("bm18", "hyde")


def test_madness_relents() -> None:
    """UNM-12.9: then he is Jekyll, in another player's turn as well."""
    state = battle("sherlock bm16 bm31", "hyde bm18", hands=("study_methods", "madness_relents"))
    fight(state, "hero_1", "hero_2", "study_methods", "madness_relents")
    assert form(state, 1) == "jekyll"
    assert struck(state) == (3, 4, 0)


def test_recoiling_blow() -> None:
    """UNM-12.10: a free space in his zone, or his own, and then he is Jekyll."""
    state = battle("hyde bm15", "sherlock bm13 bm31", hands=("recoiling_blow", ""))
    fight(state, "hero_1", "hero_2", "recoiling_blow")
    assert offered(state, "place") == ["bm08", "bm14", "bm15", "bm16", "bm17", "bm18", "bm19", "bm20", "bm21"]
    played(state, "place bm19")
    assert (where(state, "hero_1"), form(state, 0)) == ("bm19", "jekyll")


def test_recoiling_blow_that_comes_to_nothing() -> None:
    """UNM-12.10: he is placed all the same."""
    state = battle("hyde bm18", "invisible_man bm16", hands=("recoiling_blow", "impossible_to_see"))
    fight(state, "hero_1", "hero_2", "recoiling_blow", "impossible_to_see")
    assert asked(state) == "PlaceFighter 0"


def test_forever_hyde() -> None:
    """UNM-12.11: 2 for each card of Dr. Jekyll; others are not taken."""
    state = battle("hyde bm18", "sherlock bm16 bm31", hands=("forever_hyde with_haste skirmish calming_research", ""))
    fight(state, "hero_1", "hero_2", "forever_hyde")
    assert offered(state) == ["discard with_haste", "discard calming_research", "done"]
    played(state, "discard with_haste", "discard calming_research", "done")
    assert struck(state) == (9, 0, 9)


def test_forever_hyde_asks_whatever_is_held() -> None:
    """UNM-3.5 and UNM-12.11: without a card of Dr. Jekyll too."""
    state = battle("hyde bm18", "sherlock bm16 bm31", hands=("forever_hyde skirmish", ""))
    fight(state, "hero_1", "hero_2", "forever_hyde")
    assert asked(state) == "ThrowAway 0"
    assert offered(state) == ["done"]


def test_with_haste() -> None:
    """UNM-12.12: up to 4 afterwards."""
    state = battle("sherlock bm16 bm31", "jekyll bm18", hands=("study_methods", "with_haste"))
    fight(state, "hero_1", "hero_2", "study_methods", "with_haste")
    played(state, "go bm05")
    assert where(state, "hero_2") == "bm05"


def test_scientific_method() -> None:
    """UNM-12.13: a card for each point of combat damage that was really taken, and none for effects."""
    state = battle("dracula bm18", "jekyll bm16", hands=("beastform", "scientific_method"))
    fight(state, "hero_1", "hero_2", "beastform", "scientific_method")
    assert len(hand(state, 1)) == 4
    unhurt = battle("sherlock bm18 bm31", "jekyll bm16", hands=("feint", "scientific_method"))
    fight(unhurt, "hero_1", "hero_2", "feint", "scientific_method")
    assert hand(unhurt, 1) == []


def test_calming_research() -> None:
    """UNM-12.14: recover, name a number, keep one, and bury the others in an order of choice."""
    state = battle(
        "jekyll bm18/10",
        "sherlock bm16 bm31",
        hands=("calming_research", ""),
        decks=("feint skirmish with_haste duality_of_man",),
    )
    played(state, "scheme calming_research")
    assert offered(state, "name") == ["0", "1", "2", "3"]
    played(state, "name 3")
    assert offered(state) == ["keep feint", "keep skirmish", "keep with_haste"]
    played(state, "keep skirmish", "under with_haste")
    assert health(state, "hero_1") == 12
    assert hand(state, 0) == ["skirmish"]
    assert deck(state, 0) == ["duality_of_man", "with_haste", "feint"]
    assert known(state, "decks", 0, 0) == [None, "with_haste", "feint"]
    assert known(state, "decks", 0, 1) == [None, None, None]


def test_calming_research_draws_no_more_than_there_is() -> None:
    """UNM-9.6 and UNM-12.14: nobody is exhausted by it."""
    state = battle("jekyll bm18/10", "sherlock bm16 bm31", hands=("calming_research", ""), decks=("feint",))
    played(state, "scheme calming_research")
    assert offered(state, "name") == ["0", "1"]
    played(state, "name 1")
    assert (hand(state, 0), health(state, "hero_1")) == (["feint"], 12)


def test_calming_research_of_no_cards() -> None:
    """UNM-12.14: then there is nothing to keep."""
    state = battle("jekyll bm18/10", "sherlock bm16 bm31", hands=("calming_research", ""))
    played(state, "scheme calming_research", "name 0")
    assert asked(state) == "TakeAction 0"


def test_pure_evil() -> None:
    """UNM-12.15: he is placed, and everybody beside him takes 2, but not he."""
    state = battle("hyde bm18", "sherlock bm16 bm15", hands=("pure_evil", ""))
    played(state, "scheme pure_evil", "place bm18")
    assert [health(state, name) for name in ("hero_1", "hero_2", "sidekick_2a")] == [16, 14, 6]


def test_strange_case() -> None:
    """UNM-12.16: the top card is seen by all, hurts somebody beside him, and goes to the hand."""
    state = battle("hyde bm18", "sherlock bm16 bm31", hands=("strange_case", ""), decks=("pure_evil feint",))
    played(state, "scheme strange_case")
    assert known(state, "decks", 0, 1) == ["pure_evil", None]
    played(state, "choose hero_2")
    assert health(state, "hero_2") == 13
    assert known(state, "hands", 0, 1) == ["pure_evil"]


def test_strange_case_with_nobody_beside_him() -> None:
    """UNM-12.16: the card goes to the hand all the same."""
    state = battle("hyde bm18", "sherlock bm31 bm30", hands=("strange_case", ""), decks=("pure_evil feint",))
    played(state, "scheme strange_case")
    assert hand(state, 0) == ["pure_evil"]


def test_strange_case_with_an_empty_deck() -> None:
    """UNM-9.6 and UNM-12.16: nothing happens, and nobody is exhausted."""
    state = battle("hyde bm18", "sherlock bm16 bm31", hands=("strange_case", ""), decks=("",))
    played(state, "scheme strange_case")
    assert asked(state) == "TakeAction 0"
    assert (health(state, "hero_1"), health(state, "hero_2")) == (16, 16)


# The Serum.


def test_the_serum() -> None:
    """UNM-12.1: he begins as Jekyll, and at the start of each turn his player says in which form he goes on."""
    state = battle("jekyll bm18", "sherlock bm16 bm31", agenda=[["NextAction", 0], ["ChangeForm", 0]])
    assert offered(state) == ["become jekyll", "become hyde"]
    played(state, "become hyde")
    assert form(state, 0) == "hyde"
    staying = battle("hyde bm18", "sherlock bm16 bm31", agenda=[["NextAction", 0], ["ChangeForm", 0]])
    played(staying, "become hyde")
    assert form(staying, 0) == "hyde"
    assert not [fact for fact in told(staying) if fact[0] == "became"]


def test_cards_of_the_other_form_are_not_played() -> None:
    """UNM-12.2: but each may be discarded for its BOOST."""
    state = battle("hyde bm18", "sherlock bm16 bm31", hands=("calming_research with_haste distracted_triage", ""))
    assert offered(state) == ["maneuver"]
    assert refused(state, "scheme calming_research") == "UNM-12.2"
    played(state, "maneuver")
    assert {"distracted_triage", "with_haste", "calming_research"} <= set(offered(state, "boost"))


def test_hyde_pays_for_a_maneuver_in_which_nobody_moved() -> None:
    """UNM-12.3: 1 when it is over; Jekyll pays nothing."""
    for name, left in (("hyde", 15), ("jekyll", 16)):
        state = battle(f"{name} bm18", "sherlock bm16 bm31")
        played(state, "maneuver", "no_boost", "go bm18")
        assert health(state, "hero_1") == left


def test_hyde_can_fall_by_it() -> None:
    """UNM-9.8 and UNM-12.3: exhaustion comes first, and this last."""
    state = battle("hyde bm18/3", "sherlock bm16 bm31", decks=("",))
    played(state, "maneuver")
    assert health(state, "hero_1") == 1
    played(state, "go bm18")
    assert state.outcome is not None
    assert state.outcome.winners == [1]


def test_a_hero_who_fell_does_not_change() -> None:
    """UNM-12.4: with the action played to its end, he is placed nowhere and stays what he was."""
    state = battle("dracula bm18", "hyde bm16/2", hands=("beastform", "madness_relents"), end="end_of_action")
    fight(state, "hero_1", "hero_2", "beastform", "madness_relents")
    assert fact(state, "combat") == (6, 4, 2, "attacker")
    assert form(state, 1) == "hyde"
    assert state.outcome is not None
