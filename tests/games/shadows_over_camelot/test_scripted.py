"""The scripted players: on positions where the right choice is clear, and against chance."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from fogbound.bots import play_game
from fogbound.core.players import Budget
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.players.scripted import Easy, Scripted
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.courtly import lovers, played


def likely(state: Camelot, player: Scripted | None = None) -> dict[str, float]:
    """How likely it is to choose what, in the seat that is to choose."""
    return (player or Scripted()).probabilities(GAME.view(state, GAME.actor(state)))


def best(state: Camelot) -> str:
    """What it most likely chooses."""
    chances = likely(state)
    return max(chances, key=lambda choice: chances[choice])


def test_it_wins_a_quest_that_can_be_won() -> None:
    """The last Grail card is laid."""
    table = {"places": ["holy_grail", "camelot", "camelot"], "laid": {"holy_grail": ["grail"] * 6}}
    assert best(lovers(step="heroic", level="base", hands=("G 1 2",), table=table)) == "lay grail"


def test_it_does_not_add_the_last_engine() -> None:
    """With eleven Siege Engines out, anything else."""
    assert best(lovers(step="evil", level="base", table={"engines": 11})) != "add_engine"


def test_it_does_not_die_for_an_engine() -> None:
    """Its last Life point is worth more than a card."""
    table = {"life": [1, 4, 4], "engines": 2}
    assert likely(lovers(step="evil", level="base", table=table))["lose_life"] < 0.01


def test_it_plays_the_best_card_in_a_duel() -> None:
    """And never none, if it holds one."""
    state = played(lovers(beside={"ragnelle": "H"}, hands=("1 2 5",)), "accuse_lady ragnelle")
    assert best(state) == "blow fight_5"


def test_it_claims_a_boon() -> None:
    """When its Romantic Quest is done."""
    assert best(lovers(completed=(0,))) == "petition"


def test_it_accuses_whom_everything_speaks_against() -> None:
    """But not on the deal alone."""
    out = {"white_swords": 4, "black_swords": 2}
    guilty = [{}, {"fed_the_worse_war": 6, "accused_loyal": 1}, {"gave_life": 3}]
    state = lovers(step="heroic", level="base", hands=("1",), table={**out, "witnessed": guilty})
    assert best(state) == "accuse 1"
    assert likely(lovers(step="heroic", level="base", hands=("1",), table=out))["accuse 1"] < 0.01


def test_a_traitor_keeps_his_life_and_feeds_the_war() -> None:
    """Where a Loyal Knight would not."""
    table = {"warriors": [3, 0], "named": ["mercenaries"]}
    agenda = [["EndTurn", 0], ["ChooseWar", 0, "mercenaries"]]
    war: dict[str, Any] = {"level": "base", "table": table, "agenda": agenda}
    assert best(lovers(**war)) == "war saxon_war"
    assert best(lovers(traitor=0, **war)) == "war pict_war"
    hard_pressed = {"engines": 8, "warriors": [3, 3], "life": [2, 4, 4]}
    assert best(lovers(step="evil", level="base", table=hard_pressed)) == "lose_life"
    assert best(lovers(step="evil", level="base", table=hard_pressed, traitor=0)) == "draw_black"


def test_a_traitor_unmasks_when_the_siege_is_nearly_won() -> None:
    """Not before."""
    assert best(lovers(step="evil", level="base", traitor=0, table={"engines": 10})) == "unmask"
    assert likely(lovers(step="evil", level="base", traitor=0, table={"engines": 4}))["unmask"] < 0.01


def test_the_easy_one_wavers() -> None:
    """It chooses more evenly than the other."""
    state = lovers(step="evil", level="base", table={"engines": 10})
    assert max(likely(state, Easy()).values()) < max(likely(state).values())


def test_the_same_numbers_give_the_same_choice() -> None:
    """For every view, budget and seed."""
    view = GAME.view(lovers(step="heroic", hands=("1 2 3",)), 0)
    assert len({Scripted().choose(view, Budget(), Random(5)) for _ in range(5)}) == 1


@pytest.mark.parametrize("level", ["base", "romantic_actions", "false_lady"])
def test_games_come_to_an_end(level: str) -> None:
    """In a length that people would play."""
    state: list[Camelot] = []
    play_game(GAME, GAME.settings(4, level=level), ["scripted"] * 4, 1, state.append)
    assert state[-1].outcome is not None
    assert 10 < state[-1].turns < 300


def test_it_says_what_it_thinks_and_plans() -> None:
    """B-14.1: a suspicion, a ride, a strength; each once, and always one of the game's statements."""
    guilty = [{}, {"fed_the_worse_war": 4}, {"gave_life": 3}]
    state = lovers(step="heroic", level="base", hands=("1 1 2 3 4 5",), table={"witnessed": guilty})
    player, heard = Scripted(), []
    while (words := player.says(GAME.view(state, 0))) is not None:
        assert words in [option.text for option in GAME.statements(state, 0)]
        GAME.say(state, 0, words)
        state.decisions += 1
        heard.append(words)
    assert heard[0] == "suspect 1"
    assert heard[-1] == "strong fights"
    assert len(set(heard)) == len(heard)


def test_a_traitor_joins_in() -> None:
    """B-13.5: he suspects whom others suspect, never himself."""
    state = lovers(step="heroic", level="base", traitor=0)
    GAME.say(state, 1, "suspect 0")
    assert Scripted().says(GAME.view(state, 0)) != "suspect 0"
    GAME.say(state, 1, "suspect 2")
    assert Scripted().says(GAME.view(state, 0)) == "suspect 2"
