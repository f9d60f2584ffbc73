"""Every card of Holmes and Watson, and Feint, which three decks have."""

from __future__ import annotations

import pytest

from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.cards import DECKS
from tests.games.unmatched.positions import (
    asked,
    battle,
    fact,
    fight,
    hand,
    health,
    known,
    offered,
    pile,
    played,
    reason,
    refused,
    struck,
    told,
    where,
)


@pytest.mark.parametrize("hero", ["sherlock", "dracula", "jekyll"])
def test_feint(hero: str) -> None:
    """UNM-10.4: the other card's effects do not happen, whoever's Feint it is."""
    state = battle(f"{hero} bm18", "dracula bm16 bm31", hands=("feint", "exploit"))
    fight(state, "hero_1", "hero_2", "feint", "exploit")
    assert struck(state) == (2, 4, 0)
    assert hand(state, 1) == []


def test_feint_of_holmes_can_be_cancelled() -> None:
    """UNM-10.1 and UNM-10.4: it is a card for ANY fighter."""
    state = battle("sherlock bm18 bm31", "dracula bm16", hands=("feint", "feint"))
    fight(state, "hero_1", "hero_2", "feint", "feint")
    assert fact(state, "cancelled") == (0, "feint")


def test_education_never_ends() -> None:
    """UNM-10.5: the winner makes the other draw one; who has not won draws two."""
    won = battle("sherlock bm18 bm31", "dracula bm16", hands=("education_never_ends", ""))
    fight(won, "hero_1", "hero_2", "education_never_ends")
    assert (len(hand(won, 0)), len(hand(won, 1))) == (0, 1)
    lost = battle("sherlock bm18 bm31", "dracula bm16", hands=("education_never_ends", "exploit"))
    fight(lost, "hero_1", "hero_2", "education_never_ends", "exploit")
    assert (len(hand(lost, 0)), len(hand(lost, 1))) == (2, 1)


def test_education_never_ends_can_end_a_game() -> None:
    """UNM-10.5: the draw of an exhausted player must be made."""
    state = battle("sherlock bm18 bm31", "dracula bm16/5", hands=("education_never_ends", ""), decks=(None, ""))
    fight(state, "hero_1", "hero_2", "education_never_ends")
    assert reason(state) == "hero_defeated 0"


def test_study_methods() -> None:
    """UNM-10.6: the hand is seen by Holmes' player alone, and only if won."""
    state = battle("sherlock bm18 bm31", "dracula bm16", hands=("study_methods", "dash mistform"))
    fight(state, "hero_1", "hero_2", "study_methods")
    assert known(state, "hands", 1, 0) == ["dash", "mistform"]
    assert known(state, "hands", 1, None) == [None, None]
    assert fact(state, "saw_hand", 0) == (0, 1, ["dash", "mistform"])
    lost = battle("sherlock bm18 bm31", "dracula bm16", hands=("study_methods", "dash exploit"))
    fight(lost, "hero_1", "hero_2", "study_methods", "exploit")
    assert known(lost, "hands", 1, 0)[0] is None


def test_deduce_strategy() -> None:
    """UNM-10.7: the other card is worth its BOOST if the player says so."""
    for answer, expected in (("yes", (3, 1, 2)), ("no", (3, 4, 0))):
        state = battle("sherlock bm18 bm31", "dracula bm16", hands=("deduce_strategy", "exploit"))
        fight(state, "hero_1", "hero_2", "deduce_strategy", "exploit")
        assert offered(state) == ["yes", "no"]
        played(state, answer)
        assert struck(state) == expected


def test_deduce_strategy_without_another_card() -> None:
    """UNM-10.7: it is not offered; against a locked value it is, to no avail."""
    alone = battle("sherlock bm18 bm31", "dracula bm16", hands=("deduce_strategy", ""))
    fight(alone, "hero_1", "hero_2", "deduce_strategy")
    assert struck(alone) == (3, 0, 3)
    locked = battle("sherlock bm18 bm31", "invisible_man bm16", hands=("deduce_strategy", "impossible_to_see"))
    fight(locked, "hero_1", "hero_2", "deduce_strategy", "impossible_to_see")
    played(locked, "yes")
    assert struck(locked) == (0, 2, 0)


def test_deduce_strategy_against_a_card_that_is_locked() -> None:
    """UNM-10.7: Holmes defends, and the attack that is locked stays what it is."""
    state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("impossible_to_see", "deduce_strategy"))
    fight(state, "hero_1", "hero_2", "impossible_to_see", "deduce_strategy")
    played(state, "yes")
    assert struck(state) == (2, 0, 2)


def test_counterpunch() -> None:
    """UNM-10.8: 2 to the other fighter beside Holmes, won or lost."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("beastform", "counterpunch"))
    fight(state, "hero_1", "hero_2", "beastform", "counterpunch")
    assert (health(state, "hero_1"), health(state, "hero_2")) == (11, 13)


def test_counterpunch_when_the_other_is_gone() -> None:
    """UNM-10.8: who fell takes nothing more."""
    state = battle("sherlock bm18 bm31", "dracula bm07 bm16", hands=("counterpunch", ""))
    fight(state, "hero_1", "sidekick_2a", "counterpunch")
    assert asked(state) == "TakeAction 0"
    assert health(state, "hero_2") == 13


def test_fixed_point() -> None:
    """UNM-10.9: Watson and Holmes recover 1 each if they are adjacent."""
    state = battle("sherlock bm18/10 bm16/4", "dracula bm15", hands=("fixed_point", ""))
    fight(state, "sidekick_1a", "hero_2", "fixed_point")
    assert (health(state, "hero_1"), health(state, "sidekick_1a")) == (11, 5)
    apart = battle("sherlock bm31/10 bm16/4", "dracula bm15", hands=("fixed_point", ""))
    fight(apart, "sidekick_1a", "hero_2", "fixed_point")
    assert (health(apart, "hero_1"), health(apart, "sidekick_1a")) == (10, 4)


def test_fixed_point_at_full_health() -> None:
    """UNM-9.3 and UNM-10.9: who has all health gains nothing."""
    state = battle("sherlock bm18 bm16/4", "dracula bm15", hands=("fixed_point", ""))
    fight(state, "sidekick_1a", "hero_2", "fixed_point")
    assert (health(state, "hero_1"), health(state, "sidekick_1a")) == (16, 5)


def test_game_is_afoot() -> None:
    """UNM-10.10: Holmes moves up to 3 afterwards."""
    state = battle("sherlock bm18 bm31", "dracula bm16", hands=("game_is_afoot", ""))
    fight(state, "hero_1", "hero_2", "game_is_afoot")
    assert "bm18" in offered(state, "go")
    played(state, "go bm03")
    assert where(state, "hero_1") == "bm03"


def test_service_revolver() -> None:
    """UNM-10.11: 5, and nothing else; it is Watson's alone."""
    state = battle("sherlock bm16 bm18", "dracula bm21", hands=("service_revolver", ""))
    assert offered(state, "attack") == ["sidekick_1a"]
    fight(state, "sidekick_1a", "hero_2", "service_revolver")
    assert health(state, "hero_2") == 8
    assert asked(state) == "TakeAction 0"


def test_elementary() -> None:
    """UNM-10.12: laid face up with a number before the attack is turned up; right, it takes value and effects away."""
    state = battle("jekyll bm18", "sherlock bm16 bm31", hands=("skirmish", "elementary"))
    fight(state, "hero_1", "hero_2", "skirmish", "elementary")
    assert asked(state) == "Guess 1"
    assert known(state, "laid", 0, 1) == [None]
    assert GAME.view(state, None).played == [[], ["elementary"]]
    played(state, "name 4")
    assert struck(state) == (0, 3, 0)
    assert asked(state) == "TakeAction 0"


def test_elementary_offers_the_numbers_of_the_deck() -> None:
    """UNM-10.13: those of attack and versatile cards."""
    expected = {"sherlock": (2, 3, 5), "dracula": (2, 3, 4, 6), "jekyll_hyde": (2, 3, 4, 5), "invisible_man": (2, 3, 5)}
    assert {hero: made.attack_numbers for hero, made in DECKS.items()} == expected
    state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("slip_away", "elementary"))
    fight(state, "hero_1", "hero_2", "slip_away", "elementary")
    assert offered(state, "name") == ["2", "3", "5"]


def test_elementary_comes_too_late_for_immediate_effects() -> None:
    """UNM-10.12 and UNM-10.14: Impossible to See has locked it at 0; a right guess makes the attack 0 as well."""
    state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("impossible_to_see", "elementary"))
    fight(state, "hero_1", "hero_2", "impossible_to_see", "elementary")
    played(state, "name 2")
    assert struck(state) == (0, 0, 0)


def test_elementary_reads_the_printed_number() -> None:
    """UNM-10.12: whatever raises the attack afterwards, it stays ignored."""
    state = battle("hyde bm18", "sherlock bm16 bm31", hands=("duality_of_man", "elementary"))
    fight(state, "hero_1", "hero_2", "duality_of_man", "elementary")
    played(state, "name 3")
    assert struck(state) == (0, 3, 0)


def test_confirm_suspicion() -> None:
    """UNM-10.15: the holder picks among matching cards, versatile ones too, and takes the BOOST."""
    state = battle(
        "sherlock bm18 bm31", "dracula bm07", hands=("confirm_suspicion", "dash thirst_for_sustenance exploit")
    )
    played(state, "scheme confirm_suspicion", "name 3")
    assert asked(state) == "DiscardNamed 1"
    assert offered(state, "discard") == ["dash", "thirst_for_sustenance"]
    played(state, "discard thirst_for_sustenance")
    assert health(state, "hero_2") == 10
    assert pile(state, 1) == ["thirst_for_sustenance"]


def test_confirm_suspicion_of_an_empty_hand() -> None:
    """UNM-10.15: it is shown as empty."""
    state = battle("sherlock bm18 bm31", "dracula bm07", hands=("confirm_suspicion", ""))
    played(state, "scheme confirm_suspicion", "name 3")
    assert fact(state, "showed_hand") == (1, [])


def test_confirm_suspicion_offers_the_numbers_of_the_deck() -> None:
    """UNM-10.16: all that are printed."""
    expected = {
        "sherlock": (2, 3, 5),
        "dracula": (1, 2, 3, 4, 6),
        "jekyll_hyde": (2, 3, 4, 5),
        "invisible_man": (2, 3, 4, 5),
    }
    assert {hero: made.numbers for hero, made in DECKS.items()} == expected
    state = battle("sherlock bm18 bm31", "dracula bm07", hands=("confirm_suspicion", ""))
    played(state, "scheme confirm_suspicion")
    assert offered(state, "name") == ["1", "2", "3", "4", "6"]


def test_eliminate_the_impossible() -> None:
    """UNM-10.17: Holmes' player alone looks, and picks the card."""
    state = battle("sherlock bm18 bm31", "dracula bm07", hands=("eliminate_the_impossible", "dash beastform"))
    played(state, "scheme eliminate_the_impossible")
    assert asked(state) == "PickFromHand 0"
    assert known(state, "hands", 1, 0) == ["dash", "beastform"]
    assert known(state, "hands", 1, None) == [None, None]
    played(state, "discard beastform")
    assert pile(state, 1) == ["beastform"]
    assert known(state, "hands", 1, 0) == ["dash"]


def test_master_of_disguise() -> None:
    """UNM-10.18: they change places, whatever lies between, and the other takes 1; tokens stay."""
    state = battle(
        "sherlock bm18 bm15", "invisible_man bm30", hands=("master_of_disguise", ""), fog=("", "bm30 bm00 bm10")
    )
    played(state, "scheme master_of_disguise")
    assert (where(state, "hero_1"), where(state, "hero_2"), health(state, "hero_2")) == ("bm30", "bm18", 14)
    assert state.agreed.field.named(state.fog[1]) == ["bm00", "bm10", "bm30"]


def test_master_of_disguise_against_who_has_vanished() -> None:
    """UNM-10.18 and UNM-13.20: there is nobody to change places with."""
    state = battle("sherlock bm18 bm15", "invisible_man away/9", hands=("master_of_disguise", ""))
    played(state, "scheme master_of_disguise")
    assert (where(state, "hero_1"), health(state, "hero_2")) == ("bm18", 9)


def test_administer_aid() -> None:
    """UNM-10.19: Watson beside Holmes, 1 health, and a card."""
    state = battle("sherlock bm18/10 bm31", "dracula bm16", hands=("administer_aid", ""))
    played(state, "scheme administer_aid")
    assert offered(state, "place") == ["bm15"]
    played(state, "place bm15")
    assert (where(state, "sidekick_1a"), health(state, "hero_1"), len(hand(state, 0))) == ("bm15", 11, 1)


def test_administer_aid_where_there_is_no_room() -> None:
    """UNM-10.19: Watson stays; the rest happens, and the draw from an empty deck hurts both."""
    state = battle("sherlock bm18/10 bm31", "dracula bm16 bm15", hands=("administer_aid", ""), decks=("",))
    played(state, "scheme administer_aid")
    assert where(state, "sidekick_1a") == "bm31"
    assert (health(state, "hero_1"), health(state, "sidekick_1a")) == (11 - 2, 8 - 2)


def test_cards_of_holmes_and_watson_have_a_shield() -> None:
    """UNM-10.1, UNM-14.11: by their label, not by who plays them."""
    state = battle("dracula bm18", "sherlock bm31 bm16", hands=("feint", "fixed_point"))
    fight(state, "hero_1", "sidekick_2a", "feint", "fixed_point")
    assert fact(state, "protected") == (1, "fixed_point")
    plain = battle("dracula bm18", "sherlock bm16 bm31", hands=("feint", "study_methods"))
    fight(plain, "hero_1", "hero_2", "feint", "study_methods")
    assert fact(plain, "cancelled") == (1, "study_methods")


def test_a_changed_value_is_no_cancelled_effect() -> None:
    """UNM-10.2: Impossible to See works against The Game Is Afoot, and Holmes still moves."""
    state = battle("sherlock bm18 bm31", "invisible_man bm16", hands=("game_is_afoot", "impossible_to_see"))
    fight(state, "hero_1", "hero_2", "game_is_afoot", "impossible_to_see")
    assert struck(state) == (0, 2, 0)
    assert asked(state) == "MoveFighter 0"


def test_watson_uses_his_own_cards_and_those_for_any() -> None:
    """UNM-10.3: HOLMES cards are not for him."""
    state = battle("sherlock bm31 bm18", "dracula bm16", hands=("feint counterpunch service_revolver", ""))
    played(state, "attack sidekick_1a", "target hero_2")
    assert offered(state, "play") == ["feint", "service_revolver"]
    assert refused(state, "play counterpunch") == "UNM-7.5"


def test_what_was_seen_is_not_told_to_others() -> None:
    """UNM-1.9, UNM-10.17: who looks is known, what was seen is not."""
    state = battle("sherlock bm18 bm31", "dracula bm07", hands=("eliminate_the_impossible", "dash beastform"))
    played(state, "scheme eliminate_the_impossible")
    assert ("looked", 0, 1) in told(state)
    assert not [found for found in told(state) if found[0] == "saw_hand"]
