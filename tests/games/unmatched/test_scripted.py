"""The scripted players: on positions where the right choice is clear, and against others."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound.bots.randomly import Randomly
from fogbound.core.players import Budget, Player
from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.printed import HEROES
from fogbound.games.unmatched.scripted import ANSWERS, Easy, Scripted
from fogbound.games.unmatched.state import Battle
from tests.games.unmatched.positions import battle, fight, played


def likely(state: Battle, player: Scripted | Easy | None = None) -> dict[str, float]:
    """How likely it is to choose what, in the seat that is to choose."""
    return (player or Scripted()).probabilities(GAME.view(state, GAME.actor(state)))


def best(state: Battle) -> str:
    """What it most likely chooses."""
    chances = likely(state)
    return max(chances, key=lambda choice: chances[choice])


def never(state: Battle, choice: str) -> bool:
    """Whether it would not even think of it."""
    return likely(state)[choice] == 0


# What a beginner would laugh at.


@pytest.mark.parametrize("hero", ["dracula", "sherlock", "hyde", "invisible_man"])
def test_it_does_not_miss_the_last_blow(hero: str) -> None:
    """One point left, nobody to stop it, and a card to strike with."""
    card = {"dracula": "dash", "sherlock": "counterpunch", "hyde": "madness_relents", "invisible_man": "slip_away"}[
        hero
    ]
    state = battle(
        f"{hero} bm18 bm00 - -", "jekyll bm16/1" if hero != "hyde" else "dracula bm16/1 - - -", hands=(card, "")
    )
    assert best(state) == "attack hero_1"
    assert never(state, "maneuver")


def test_it_defends_when_it_would_fall() -> None:
    """Whatever card it costs."""
    state = battle("dracula bm18 - - -", "sherlock bm16/2 bm00", hands=("exploit", "study_methods"), turn=0)
    played(state, "attack hero_1", "target hero_2", "play exploit")
    assert never(state, "no_card")


def test_it_strikes_the_hero_rather_than_a_sister_that_falls_anyway() -> None:
    """When the hero is as good as dead."""
    state = battle("sherlock bm18 bm00", "dracula bm16/2 bm15 - -", hands=("game_is_afoot", ""))
    assert best(played(state, "attack hero_1")) == "target hero_2"


def test_it_does_not_bite_a_sister() -> None:
    """UNM-11.1: a card is not worth her."""
    agenda = [["NextAction", 0], ["Bite", 0]]
    assert best(battle("dracula bm18 bm16 - -", "sherlock bm07 bm00", agenda=agenda)) == "pass"
    assert best(battle("dracula bm18 bm16 - -", "sherlock bm15 bm00", agenda=agenda)) == "choose hero_2"


def test_it_does_not_kill_itself_with_an_empty_deck() -> None:
    """UNM-9.5: a Maneuver would be the end, an attack is not."""
    state = battle("dracula bm18/2 - - -", "sherlock bm16 bm00", hands=("feint", "feint"), decks=("",))
    assert never(state, "maneuver")


def test_hyde_does_not_walk_to_his_death() -> None:
    """UNM-12.3: with one point left he is Jekyll, if he has to walk."""
    agenda = [["NextAction", 0], ["ChangeForm", 0]]
    state = battle("hyde bm18/1", "dracula bm07 - - -", hands=("feint",), agenda=agenda)
    assert best(state) == "become jekyll"


def test_it_keeps_its_best_cards() -> None:
    """UNM-3.4: what stops a blow is not what goes."""
    hands = ("feint feint feint impossible_to_see into_thin_air rolling_fog surprise_attack slip_away",)
    hands = (hands[0].replace("feint feint feint", "covert_preparation covert_preparation covert_preparation"),)
    state = battle(
        "invisible_man bm18", "dracula bm07 - - -", hands=hands, agenda=[["NextAction", 0], ["DiscardDown", 0]]
    )
    assert never(state, "discard impossible_to_see")
    assert never(state, "discard surprise_attack")


def test_it_does_not_boost_for_nothing() -> None:
    """UNM-4.2: nobody is near, and nobody comes near."""
    agenda = [["NextAction", 0], ["EndManeuver", 0], ["MoveFighters", 0], ["MayBoost", 0]]
    state = battle("sherlock bm18 bm16", "dracula bm12 - - -", hands=("feint",), agenda=agenda, table={"steps": 2})
    assert best(state) == "no_boost"


# Plans.


def test_dracula_feeds_beastform_for_the_kill() -> None:
    """UNM-11.7: and only then with all that he has."""
    hands = ("beastform dash mistform", "")
    state = battle("dracula bm18 - - -", "sherlock bm16/8 bm00", hands=hands)
    fight(state, "hero_1", "hero_2", "beastform")
    assert best(state).startswith("discard")
    far = battle("dracula bm18 - - -", "sherlock bm16/16 bm00", hands=("beastform exploit look_into_my_eyes", ""))
    fight(far, "hero_1", "hero_2", "beastform")
    assert best(far) in ("done", "discard look_into_my_eyes")


def test_holmes_deduces_where_it_helps() -> None:
    """UNM-10.7: a 6 becomes 4; a 2 with a higher boost is left alone."""
    strong = battle("dracula bm18 - - -", "sherlock bm16 bm00", hands=("beastform", "deduce_strategy"))
    assert best(fight(strong, "hero_1", "hero_2", "beastform", "deduce_strategy")) == "yes"
    weak = battle("dracula bm18 - - -", "sherlock bm16 bm00", hands=("ambush", "deduce_strategy"))
    assert best(fight(weak, "hero_1", "hero_2", "ambush", "deduce_strategy")) == "no"


def test_holmes_guesses_what_is_likely() -> None:
    """UNM-10.13: where only one number is left, that one."""
    state = battle(
        "dracula bm18 - - -",
        "sherlock bm16 bm00",
        hands=("exploit", "elementary"),
        decks=("mistform exploit prey_upon",),
    )
    fight(state, "hero_1", "hero_2", "exploit", "elementary")
    assert best(state) == "name 4"


def test_holmes_takes_what_hurts_most() -> None:
    """UNM-10.17."""
    state = battle(
        "sherlock bm18 bm00", "dracula bm07 - - -", hands=("eliminate_the_impossible", "beastform feint dash")
    )
    assert best(played(state, "scheme eliminate_the_impossible")) == "discard beastform"


def test_dracula_has_the_weakest_attack_used() -> None:
    """UNM-11.9: not the revolver."""
    state = battle("sherlock bm18 bm00", "dracula bm16 - - -", hands=("game_is_afoot feint", "do_my_bidding"))
    fight(state, "hero_1", "hero_2", "game_is_afoot", "do_my_bidding")
    assert best(state) == "play feint"


def test_hyde_for_the_blow_and_jekyll_for_the_shield() -> None:
    """UNM-12.1: what the hand can do decides."""
    agenda = [["NextAction", 0], ["ChangeForm", 0]]
    striking = battle("jekyll bm18", "dracula bm16 - - -", hands=("forever_hyde pure_evil",), agenda=agenda)
    assert best(striking) == "become hyde"
    hands = ("with_haste distracted_triage succumb_to_compulsion",)
    assert best(battle("hyde bm18", "dracula bm16 - - -", hands=hands, agenda=agenda)) == "become jekyll"


def test_the_invisible_man_strikes_from_fog() -> None:
    """UNM-13.22 and UNM-13.18: 3 where it is, not 1; terror only from fog."""
    hands = ("step_lightly reign_of_terror",)
    on_fog = battle("invisible_man bm18", "dracula bm16/3 - - -", hands=hands, fog=("bm18 bm00 bm10", ""))
    assert best(on_fog) == "scheme step_lightly"
    off = battle("invisible_man bm18", "dracula bm07 - - -", hands=("reign_of_terror",), fog=("bm00 bm10 bm11", ""))
    assert never(off, "scheme reign_of_terror")


def test_pure_evil_where_it_hurts_the_right_ones() -> None:
    """UNM-12.15: beside two enemies."""
    state = battle("hyde bm18", "dracula bm13 bm16 - -", hands=("pure_evil",))
    state = played(state, "scheme pure_evil")
    assert best(state) == "place bm18" or best(state) in ("place bm15", "place bm21", "place bm18")


def test_it_walks_up_to_strike() -> None:
    """UNM-4.4: with an action left and a card for it."""
    agenda = [["NextAction", 0], ["MoveFighter", 0, "hero_1", 2]]
    state = battle("dracula bm18 - - -", "sherlock bm08 bm00", hands=("beastform exploit", ""), agenda=agenda)
    assert best(state) == "go bm15"


AGREED: tuple[dict[str, Any], ...] = (
    {},
    {"fog_in_maneuver": True},
    {"end": "end_of_action", "occupied_place_pick": True},
)


def test_it_is_asked_nothing_that_it_cannot_answer() -> None:
    """Every decision has its answer, whatever was agreed."""
    for seed, agreed in enumerate(AGREED):
        for player in (Scripted(), Easy()):
            settings = GAME.settings(4, mode="free_for_all", **agreed)
            state, rng, names = GAME.setup(settings, seed), Random(seed), set[str]()
            while state.outcome is None:
                seen: Any = GAME.seen(state, GAME.actor(state))
                names.add(seen.decision["name"])
                GAME.play(state, player.choose(seen, Budget(), rng))
            assert names <= set(ANSWERS)


def test_lapses_are_a_persons() -> None:
    """The easy one thinks of everything, and of the best thing most."""
    state = battle("dracula bm18 - - -", "sherlock bm16/1 bm00", hands=("exploit mistform", ""))
    chances = likely(state, Easy())
    assert min(chances.values()) > 0
    assert max(chances, key=lambda choice: chances[choice]) == "attack hero_1"


# Strength.


def won_by_first(hero: str, first: Player, second: Player, games: int) -> int:
    """Duels of a hero with itself, in both seats and on both maps."""
    wins = 0
    for seed in range(games):
        swapped = seed % 2
        settings = GAME.settings(
            2, hero_1=hero, hero_2=hero, same_hero=True, map=("soho", "baskerville_manor")[seed // 2 % 2]
        )
        state, rng = GAME.setup(settings, seed), Random(seed)
        players = (second, first) if swapped else (first, second)
        while state.outcome is None:
            seat = GAME.actor(state)
            assert seat is not None
            GAME.play(state, players[seat].choose(GAME.seen(state, seat), Budget(), rng))
        wins += state.outcome.winners == [swapped]
    return wins


@pytest.mark.parametrize("hero", HEROES)
def test_it_beats_random_play(hero: str) -> None:
    """In at least 38 of 40 duels of a hero with itself; the easy one in most."""
    assert won_by_first(hero, Scripted(), Randomly(), 40) >= 38
    assert won_by_first(hero, Easy(), Randomly(), 20) >= 16


def test_it_beats_the_one_with_lapses() -> None:
    """In most duels of each hero with itself."""
    assert sum(won_by_first(hero, Scripted(), Easy(), 12) for hero in HEROES) >= 34
