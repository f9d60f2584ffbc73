"""UNM-6, UNM-7 and UNM-8: schemes, attacks and combat."""

from __future__ import annotations

from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.state import Battle
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
    refused,
    struck,
    told,
    where,
)


def test_a_scheme_needs_a_fighter_of_its_label() -> None:
    """UNM-6.1: not defeated, on the board, and in its form."""
    state = battle("sherlock bm18 -", "dracula bm16", hands=("administer_aid confirm_suspicion feint", ""))
    assert offered(state, "scheme") == ["confirm_suspicion"]
    assert refused(state, "scheme administer_aid") == "UNM-6.1"
    assert refused(state, "scheme feint") == "UNM-6.1"
    assert refused(state, "scheme master_of_disguise") == "UNM-6.1"
    form = battle("jekyll bm18", "dracula bm16", hands=("pure_evil calming_research", ""))
    assert offered(form, "scheme") == ["calming_research"]
    assert refused(form, "scheme pure_evil") == "UNM-12.2"


def test_a_refusal_says_what_one_needs_to_know() -> None:
    """UNM-6.1: held or not, and whose card it is; of cards that are not held nothing is said."""
    state = battle("sherlock bm18 -", "dracula bm16", hands=("administer_aid", ""))
    facts = {}
    for name in ("administer_aid", "mistform"):
        refusal = GAME.why_not(state, GAME.vocabulary.named(f"scheme {name}"))
        assert refusal is not None
        facts[name] = refusal.facts
    assert facts["administer_aid"] == {"card": "administer_aid", "held": True, "label": "DR. WATSON", "form": None}
    assert facts["mistform"] == {"card": "mistform", "held": False, "label": None, "form": None}


def test_a_scheme_that_does_nothing() -> None:
    """UNM-6.2: it may be played, and is discarded."""
    state = battle("dracula bm18", "sherlock bm31 bm30", hands=("prey_upon", ""))
    played(state, "scheme prey_upon")
    assert pile(state, 0) == ["prey_upon"]
    assert asked(state) == "TakeAction 0"


def test_a_single_opponent_need_not_be_picked() -> None:
    """UNM-6.3: and who is away is none."""
    state = battle("sherlock bm18 bm31", "invisible_man away/9", hands=("eliminate_the_impossible", "lurking"))
    played(state, "scheme eliminate_the_impossible")
    assert asked(state) == "TakeAction 0"
    assert hand(state, 1) == ["lurking"]
    there = battle("sherlock bm18 bm31", "invisible_man bm16", hands=("eliminate_the_impossible", "lurking"))
    played(there, "scheme eliminate_the_impossible")
    assert asked(there) == "PickFromHand 0"


def test_an_attack_needs_fighter_target_and_card() -> None:
    """UNM-7.1."""
    assert offered(battle("sherlock bm18 bm31", "dracula bm16", hands=("feint", "")), "attack") == ["hero_1"]
    far = battle("sherlock bm18 bm31", "dracula bm21", hands=("feint", ""))
    assert offered(far, "attack") == []
    assert refused(far, "attack hero_1") == "UNM-7.2"
    bare = battle("sherlock bm18 bm31", "dracula bm16", hands=("elementary confirm_suspicion", ""))
    assert offered(bare, "attack") == []
    assert refused(bare, "attack hero_1") == "UNM-7.1"
    fallen = battle("sherlock bm18 -", "dracula bm16", hands=("feint", ""))
    assert refused(fallen, "attack sidekick_1a") == "UNM-7.1"
    assert refused(fallen, "attack hero_2") == "UNM-7.1"


def test_a_defence_card_is_no_attack() -> None:
    """UNM-1.7 and UNM-7.1: nor is a scheme; versatile cards are both."""
    hands = ("feint elementary confirm_suspicion", "dash mistform ambush")
    state = battle("sherlock bm18 bm31", "dracula bm16", hands=hands)
    played(state, "attack hero_1", "target hero_2")
    assert offered(state, "play") == ["feint"]
    assert refused(state, "play elementary") == "UNM-7.1"
    played(state, "play feint")
    assert offered(state) == ["play dash", "no_card"]
    assert refused(state, "play ambush") == "UNM-7.4"


def test_watson_shoots_within_his_zones() -> None:
    """UNM-7.2: adjacent or in a zone of his; fog and fighters do not block, other fighters attack beside them only."""
    state = battle("sherlock bm18 bm13", "dracula bm21 bm16", hands=("feint", ""))
    played(state, "attack sidekick_1a")
    assert offered(state, "target") == ["hero_2", "sidekick_2a"]
    near = battle("sherlock bm18 bm08", "dracula bm31 bm13", hands=("feint", ""))
    assert offered(near, "attack") == []
    zone = battle("sherlock bm18 bm09", "dracula bm31 bm13", hands=("feint", ""))
    played(zone, "attack sidekick_1a")
    assert offered(zone, "target") == ["sidekick_2a"]


def test_the_target_is_named_in_the_open() -> None:
    """UNM-7.3: attacker, target, and then the card face down."""
    state = battle("dracula bm18 bm13", "sherlock bm16 bm15", hands=("dash", ""))
    played(state, "attack hero_1")
    assert offered(state) == ["target hero_2", "target sidekick_2a"]
    assert refused(state, "target sidekick_1a") == "UNM-14.2"
    played(state, "target sidekick_2a")
    assert fact(state, "attack") == (0, "dracula", 1, "watson")
    played(state, "play dash")
    assert known(state, "laid", 0, 1) == [None]
    assert known(state, "laid", 0, 0) == ["dash"]
    assert asked(state) == "MayDefend 1"


def test_a_target_out_of_reach() -> None:
    """UNM-7.2."""
    state = battle("dracula bm18 bm13", "sherlock bm16 bm31", hands=("dash", ""))
    played(state, "attack hero_1")
    assert refused(state, "target sidekick_2a") == "UNM-7.2"


def test_the_defender_is_asked_whatever_is_held() -> None:
    """UNM-3.5 and UNM-7.4: only an empty hand, which all can see, has one answer."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("dash", "confirm_suspicion"))
    played(state, "attack hero_1", "target hero_2", "play dash")
    pending = GAME.decision(state)
    assert pending is not None
    assert offered(state) == ["no_card"]
    assert pending.forced(state) is None
    empty = battle("dracula bm18", "sherlock bm16 bm31", hands=("dash", ""))
    played(empty, "attack hero_1", "target hero_2", "play dash")
    pending = GAME.decision(empty)
    assert pending is not None
    forced = pending.forced(empty)
    assert forced is not None
    assert forced.text == "no_card"


def test_what_is_laid_looks_the_same_to_others() -> None:
    """UNM-7.3 and UNM-7.4: but Elementary is laid face up, and no card is seen as none."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("dash ambush", "feint elementary counterpunch"))
    played(state, "attack hero_1", "target hero_2")
    pending = GAME.decision(state)
    assert pending is not None
    assert {pending.shown(option, 1) for option in GAME.options(state)} == {"has chosen"}
    played(state, "play dash")
    pending = GAME.decision(state)
    assert pending is not None
    shown = {option.text: pending.shown(option, 0) for option in GAME.options(state)}
    assert shown == {
        "play feint": "has chosen",
        "play counterpunch": "has chosen",
        "play elementary": "play elementary",
        "no_card": "no_card",
    }


def test_who_may_use_a_card_is_looked_at_when_it_is_chosen() -> None:
    """UNM-7.5: the target uses its own cards, in its form; a change in the same combat takes nothing away."""
    state = battle("sherlock bm18 bm31", "hyde bm16", hands=("study_methods", "with_haste madness_relents"))
    played(state, "attack hero_1", "target hero_2", "play study_methods")
    assert offered(state, "play") == ["madness_relents"]
    assert refused(state, "play with_haste") == "UNM-12.2"
    sister = battle("sherlock bm18 bm31", "dracula bm30 bm16", hands=("study_methods", "do_my_bidding dash"))
    played(sister, "attack hero_1", "target sidekick_2a", "play study_methods")
    assert offered(sister) == ["play dash", "no_card"]
    assert refused(sister, "play do_my_bidding") == "UNM-7.5"


def test_no_boost_in_a_combat() -> None:
    """UNM-7.6: nothing but the card is chosen."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("exploit dash", "study_methods feint"))
    fight(state, "hero_1", "hero_2", "exploit", "study_methods")
    assert struck(state) == (4, 3, 1)
    assert asked(state) == "TakeAction 0"


def test_the_order_of_a_combat() -> None:
    """UNM-8.1: both cards at once; in every window the defender's effects first."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("exploit", "study_methods"))
    played(state, "attack hero_1", "target hero_2", "play exploit", "play study_methods")
    kinds = [found[0] for found in told(state)]
    order = ["attack", "laid", "laid", "turned_cards", "combat", "damage", "drew"]
    assert [kind for kind in kinds if kind in order] == order
    both = battle("jekyll bm18", "sherlock bm16 bm31", hands=("skirmish", "counterpunch"))
    fight(both, "hero_1", "hero_2", "skirmish", "counterpunch")
    assert health(both, "hero_1") == 14
    assert asked(both) == "ChooseFighter 0"


def test_the_value_of_a_card() -> None:
    """UNM-8.2: the printed number, or what is written last, and bonuses on top."""
    state = battle("dracula bm18 bm21", "sherlock bm16 bm31", hands=("feeding_frenzy", "deduce_strategy"))
    fight(state, "hero_1", "hero_2", "feeding_frenzy", "deduce_strategy")
    played(state, "yes")
    assert struck(state) == (3 + 1, 3, 1)


def test_combat_damage() -> None:
    """UNM-8.4: attack less defence, at least 0; no card is 0."""
    assert struck(after("exploit", "study_methods")) == (4, 3, 1)
    assert struck(after("feint", "study_methods")) == (2, 3, 0)
    assert struck(after("exploit", "")) == (4, 0, 4)


def after(attack: str, defence: str) -> Battle:
    """A combat of Dracula against Holmes."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=(attack, defence))
    return fight(state, "hero_1", "hero_2", attack, defence)


def test_who_has_won() -> None:
    """UNM-8.5: the attacker if combat damage was dealt; damage of effects does not count."""
    assert fact(after("exploit", "study_methods"), "combat")[3] == "attacker"
    assert fact(after("feint", "study_methods"), "combat")[3] == "defender"
    state = battle("sherlock bm18 bm31", "dracula bm16", hands=("counterpunch", "exploit"))
    fight(state, "hero_1", "hero_2", "counterpunch", "exploit")
    assert health(state, "hero_2") == 11
    assert fact(state, "combat")[3] == "defender"


def test_immediate_effects_of_the_defender_have_happened() -> None:
    """UNM-8.7: Do My Bidding is not undone by Surprise Attack; Impossible to See is not by Feint."""
    state = battle("dracula bm18", "invisible_man bm16", hands=("feint", "impossible_to_see"))
    fight(state, "hero_1", "hero_2", "feint", "impossible_to_see")
    assert struck(state) == (0, 2, 0)
    assert fact(state, "cancelled") == (1, "impossible_to_see")


def test_cards_that_are_played_are_nowhere_else() -> None:
    """UNM-8.9: not thrown away, and both on their piles when the action is over."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("beastform beastform", "study_methods"))
    fight(state, "hero_1", "hero_2", "beastform", "study_methods")
    assert GAME.view(state, None).played == [["beastform"], ["study_methods"]]
    assert offered(state) == ["discard beastform", "done"]
    played(state, "discard beastform")
    assert pile(state, 0) == ["beastform", "beastform"]
    assert pile(state, 1) == ["study_methods"]


def test_effects_of_a_card_whose_fighter_fell() -> None:
    """UNM-8.8: they happen; what needs the fighter on the board does not."""
    state = battle("sherlock bm16 bm31", "dracula bm18 bm13", hands=("game_is_afoot", "exploit"))
    fight(state, "hero_1", "sidekick_2a", "game_is_afoot", "exploit")
    assert health(state, "sidekick_2a") == 0
    assert len(hand(state, 1)) == 1


def test_the_other_player_of_a_combat() -> None:
    """UNM-8.10: is that of the fighter who just fell too."""
    state = battle("invisible_man bm18", "sherlock bm31 bm16/2", hands=("covert_preparation", ""))
    fight(state, "hero_1", "sidekick_2a", "covert_preparation")
    assert where(state, "sidekick_2a") is None
    played(state, "token bm00", "go bm00")
    assert asked(state) == "PickToken 1"
