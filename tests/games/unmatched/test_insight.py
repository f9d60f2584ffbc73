"""What can be worked out from a view, against counting: hands, damage, reach, threats."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random
from typing import Any

import pytest

from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.cards import CARD, DECKS, NAMES, NO_CARD
from fogbound.games.unmatched.chances import Hidden
from fogbound.games.unmatched.fighters import FIGHTER
from fogbound.games.unmatched.insight import at_best_defended, insight, values
from fogbound.games.unmatched.reckoning import Blow
from fogbound.games.unmatched.scene import Scene
from fogbound.games.unmatched.scripted import Scripted
from fogbound.games.unmatched.state import Battle
from tests.games.unmatched.positions import battle, fight, played, struck


def hidden_from(state: Battle, viewer: int, seat: int) -> Hidden:
    """The hidden cards of a seat, as another reckons with them."""
    return Hidden(GAME.view(state, viewer), seat)


# Hands.


def test_a_hand_is_reckoned_as_it_would_be_counted() -> None:
    """UNM-1.7 and UNM-1.9: two cards of seven that are nowhere in sight, counted one by one."""
    deck = "dash dash exploit beastform mistform"
    state = battle("sherlock bm18 bm15", "dracula bm07 - - -", hands=("", "feint dash"), decks=(None, deck))
    cards = ["feint", "dash", *deck.split()]
    worlds = list(combinations(cards, 2))
    hidden = hidden_from(state, 0, 1)
    for name in set(cards):
        counted = Counter(world.count(name) for world in worlds)
        expected = [counted[n] / len(worlds) for n in range(cards.count(name) + 1)]
        assert hidden.how_many(CARD[name]) == pytest.approx(expected)
    for pair in combinations(sorted(set(cards)), 2):
        without = [world for world in worlds if not set(pair) & set(world)]
        assert hidden.none_in_hand([CARD[name] for name in pair]) == pytest.approx(len(without) / len(worlds))


def test_what_was_seen_is_certain() -> None:
    """UNM-1.10: a hand that was looked at holds what was seen as long as no card leaves it unseen."""
    state = battle(
        "sherlock bm18 bm15", "dracula bm07 - - -", hands=("eliminate_the_impossible", "beastform dash feint")
    )
    played(state, "scheme eliminate_the_impossible", "discard dash")
    hidden = hidden_from(state, 0, 1)
    assert hidden.how_many(CARD["beastform"]) == pytest.approx([0.0, 1.0, 0.0])
    assert hidden.none_in_hand([CARD["feint"]]) == 0.0
    assert hidden.how_many(CARD["exploit"]) == pytest.approx([1.0, 0.0, 0.0])


def test_a_card_laid_face_down_may_be_one_of_those_seen() -> None:
    """UNM-1.10: of two cards that were seen one lies face down now, and nobody knows which."""
    hands = ("eliminate_the_impossible feint", "beastform dash feint")
    state = battle("sherlock bm18 bm15", "dracula bm16 - - -", hands=hands, decks=(None, "exploit exploit mistform"))
    played(state, "scheme eliminate_the_impossible", "discard feint", "maneuver", "no_boost", "done", "pass")
    played(state, "attack hero_2", "target hero_1", "play dash")
    hidden = hidden_from(state, 0, 1)
    assert hidden.how_many(CARD["beastform"]) == pytest.approx([0.5, 0.5])
    assert hidden.how_many(CARD["dash"]) == pytest.approx([0.5, 0.5])


@pytest.mark.parametrize("seed", range(4))
def test_chances_agree_with_imagined_worlds(seed: int) -> None:
    """UNM-1.9: after a game has gone on for a while, with hands that were seen and lost sight of."""
    settings = GAME.settings(2, hero_1="sherlock", hero_2=("dracula", "invisible_man")[seed % 2])
    state, rng, player = GAME.setup(settings, seed + 1), Random(seed), Scripted()
    for _ in range(90):
        if state.outcome is None:
            seen: Any = GAME.seen(state, GAME.actor(state))
            GAME.play(state, rng.choice(seen.decision["options"]) if rng.random() < 0.3 else best(player, seen))
    assert state.outcome is None
    view = GAME.view(state, 0)
    hidden = Hidden(view, 1)
    worlds = [GAME.sample(view, world) for world in range(1200)]
    for card in DECKS[state.agreed.heroes[1]].kinds:
        share = sum(card in world.hands[1].cards for world in worlds) / len(worlds)
        assert share == pytest.approx(1 - hidden.none_in_hand([card]), abs=0.05), NAMES[card]


def best(player: Scripted, seen: object) -> str:
    """What a player most likely chooses."""
    chances = player.probabilities(seen)
    return max(chances, key=lambda choice: chances[choice])


def test_numbers_of_a_hand() -> None:
    """UNM-10.16: for each number that may be said to Dracula how likely he holds it."""
    state = battle(
        "sherlock bm18 bm15", "dracula bm07 - - -", hands=("", "feint"), decks=(None, "dash beastform mistform")
    )
    numbers = insight(GAME.view(state, 0))["numbers"][1]
    assert numbers == pytest.approx({1: 0.0, 2: 0.25, 3: 0.25, 4: 0.0, 6: 0.25})


def test_nothing_of_hands_for_onlookers_and_nothing_after_the_end() -> None:
    """UNM-1.9: who has no seat is told of none; when it is over nobody needs it."""
    state = battle("dracula bm18 - - -", "sherlock bm16/1 bm00", hands=("exploit",))
    assert insight(GAME.view(state, None))["hands"] == {}
    fight(state, "hero_1", "hero_2", "exploit")
    assert insight(GAME.view(state, 0))["attacks"] == []
    assert values(GAME.view(state, 0)) == [1.0, -1.0]


# Damage.

PAIRS = [
    ("dracula", "sherlock", "beastform", "feint"),
    ("dracula", "sherlock", "exploit", "counterpunch"),
    ("dracula", "sherlock", "feint", "study_methods"),
    ("dracula", "sherlock", "feint", "deduce_strategy"),
    ("dracula", "sherlock", "exploit", "deduce_strategy"),
    ("sherlock", "dracula", "game_is_afoot", "feint"),
    ("sherlock", "dracula", "game_is_afoot", "look_into_my_eyes"),
    ("sherlock", "dracula", "feint", "look_into_my_eyes"),
    ("sherlock", "dracula", "deduce_strategy", "exploit"),
    ("sherlock", "invisible_man", "game_is_afoot", "impossible_to_see"),
    ("sherlock", "invisible_man", "counterpunch", "coded_notes"),
    ("invisible_man", "sherlock", "surprise_attack", "study_methods"),
    ("invisible_man", "sherlock", "impossible_to_see", "counterpunch"),
    ("invisible_man", "dracula", "surprise_attack", "look_into_my_eyes"),
    ("invisible_man", "dracula", "impossible_to_see", "feint"),
    ("hyde", "sherlock", "duality_of_man", "feint"),
    ("hyde", "sherlock", "duality_of_man", "counterpunch"),
    ("jekyll", "dracula", "duality_of_man", "dash"),
    ("dracula", "jekyll", "exploit", "duality_of_man"),
    ("dracula", "hyde", "exploit", "duality_of_man"),
    ("dracula", "jekyll", "feint", "duality_of_man"),
    ("sherlock", "invisible_man", "feint", "impossible_to_see"),
]


@pytest.mark.parametrize(("attacker", "defender", "attack", "defence"), PAIRS)
def test_damage_is_reckoned_as_it_is_dealt(attacker: str, defender: str, attack: str, defence: str) -> None:
    """UNM-8.2 to UNM-8.8: what two cards do to each other, played out; Deduce Strategy where it does good."""
    parties = [f"{attacker} bm18 bm00 - -", f"{defender} bm16 bm01 - -"]
    state = battle(*parties, hands=(attack, defence))
    blow = Blow(Scene(GAME.view(state, 0), 0), FIGHTER["hero_1"], FIGHTER["hero_2"])
    reckoned = blow.damage(CARD[attack], CARD[defence])
    fight(state, "hero_1", "hero_2", attack, defence)
    while state.outcome is None and state.combat is not None and state.combat.damage < 0:
        options = [option.text for option in GAME.options(state)]
        GAME.play(state, "yes" if "yes" in options and _pays(state) else "no" if "no" in options else "done")
    assert struck(state)[2] == reckoned


def _pays(state: Battle) -> bool:
    """Whether the boost of the other card is lower than its number."""
    view = GAME.view(state, GAME.actor(state))
    side = view.combat["defence" if GAME.actor(state) == 0 else "attack"]
    deck = DECKS[view.heroes[1 - GAME.actor(state)]]  # type: ignore[operator]
    return bool(deck.boost[CARD[side["card"]]] < side["base"])


def test_damage_by_chance_is_counted_over_all_hands() -> None:
    """UNM-8.4: the defender lays what stops most of the attack, in each hand of two cards of six."""
    deck = "dash dash exploit mistform"
    state = battle(
        "sherlock bm18 bm00", "dracula bm16 - - -", hands=("game_is_afoot", "feint mistform"), decks=(None, deck)
    )
    hidden = hidden_from(state, 0, 1)
    blow = Blow(Scene(GAME.view(state, 0), 0), FIGHTER["hero_1"], FIGHTER["hero_2"])
    attack = CARD["game_is_afoot"]
    usable, counted = set(blow.defences()), Counter[int]()
    worlds = list(combinations(["feint", "mistform", *deck.split()], 2))
    for world in worlds:
        laid = [CARD[name] for name in world if CARD[name] in usable]
        counted[min([blow.damage(attack, card) for card in [*laid, NO_CARD]])] += 1
    chances = at_best_defended(blow, attack, hidden)
    assert chances == pytest.approx({damage: count / len(worlds) for damage, count in counted.items()})


def test_attacks_that_could_be_made() -> None:
    """UNM-7.1: by each fighter with each card it may use, and how likely each fells its target."""
    state = battle("sherlock bm18 bm15", "dracula bm16/5 - - -", hands=("game_is_afoot service_revolver", ""))
    found = insight(GAME.view(state, 0))["attacks"]
    assert [(attack["fighter"], attack["card"], attack["damage"], attack["fells"]) for attack in found] == [
        ("hero_1", "game_is_afoot", {5: 1.0}, 1.0),
        ("sidekick_1a", "service_revolver", {5: 1.0}, 1.0),
    ]


def test_answers_to_an_attack() -> None:
    """UNM-7.4: the attack is one of those that Holmes may use and that are nowhere in sight."""
    state = battle(
        "sherlock bm18 bm00", "dracula bm16 - - -", hands=("feint", "exploit"), decks=("game_is_afoot elementary",)
    )
    played(state, "attack hero_1", "target hero_2", "play feint")
    answers = insight(GAME.view(state, 1))["answers"]
    assert answers == {"play exploit": {0: 0.5, 1: 0.5}, "no_card": {2: 0.5, 5: 0.5}}
    assert insight(GAME.view(state, 0))["answers"] == {}


# Places.


def test_reach_and_threats() -> None:
    """UNM-5.1 and UNM-7.2: where one gets, and who could attack whom after a Maneuver without a boost."""
    state = battle("sherlock bm18 bm03", "dracula bm22 bm30 - -")
    found = insight(GAME.view(state, 0))
    assert set(found["reach"]["hero_1"]) == {"bm18", "bm15", "bm16", "bm08", "bm13", "bm14", "bm23", "bm21"}
    assert found["threats"] == {"hero_1": ["hero_2"], "sidekick_1a": ["hero_2"]}


def test_who_is_ahead() -> None:
    """More health promises more; the scores of a duel are those of one game."""
    ahead, behind = values(GAME.view(battle("sherlock bm18 bm15", "dracula bm07/4 - - -"), None))
    assert 1 > ahead > 0.5
    assert ahead + behind == pytest.approx(0)
    four = values(
        GAME.view(battle("sherlock bm18 bm15", "dracula bm07 - - -", "hyde bm20", "invisible_man bm31"), None)
    )
    assert four[0] == four[2]
    assert sum(four) == pytest.approx(0)
