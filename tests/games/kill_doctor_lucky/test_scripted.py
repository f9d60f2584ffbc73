"""The scripted players: on positions where the right choice is clear, and against others."""

from __future__ import annotations

from random import Random

import pytest

from fogbound.arena.intervals import wilson
from fogbound.bots import play_game
from fogbound.core.players import Budget
from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.scripted import Easy, Scripted
from fogbound.games.kill_doctor_lucky.state import Mansion
from tests.games.kill_doctor_lucky.positions import escaping, foiling, played, position


def likely(state: Mansion, player: Scripted | Easy | None = None) -> dict[str, float]:
    """How likely it is to choose what, in the seat that is to choose."""
    return (player or Scripted()).probabilities(GAME.view(state, GAME.actor(state)))


def best(state: Mansion) -> str:
    """What it most likely chooses."""
    chances = likely(state)
    return max(chances, key=lambda choice: chances[choice])


def test_it_attacks_when_alone() -> None:
    """With what kills him for sure almost always."""
    state = position("gallery kitchen kitchen", hands=("weapon_piece_of_rope", "F1"))
    assert likely(state)["attempt"] > 0.99
    assert likely(played(state, "attempt"))["use weapon_piece_of_rope"] > 0.99


def test_it_goes_where_it_is_alone_with_him() -> None:
    """A step away, where nobody sees them."""
    assert best(position("armory kitchen kitchen", "gallery", hands=("weapon_trowel",))) == "go gallery"


def test_it_spends_a_jump_on_a_sure_murder() -> None:
    """Across the house."""
    hands = ("weapon_piece_of_rope move_gallery",)
    assert best(position("winter_garden wine_cellar wine_cellar", "gallery", hands=hands)) == "go gallery"


def test_it_breaks_sight() -> None:
    """The cat goes where the rival looks from, and then nobody sees the attempt."""
    state = position("gallery library kitchen", hands=("weapon_piece_of_rope",), pets="cat", table={"cat": "kitchen"})
    assert best(state) in ("cat library", "cat gallery")


def test_it_waits_where_he_comes() -> None:
    """In his next room, hidden, it has the next turn, alone with him."""
    state = position("library wine_cellar wine_cellar", "nursery", pile_count=0, table={"lights_out": True})
    assert best(state) == "go armory"


def test_it_uses_the_weapon_in_its_room() -> None:
    """And not another that is worth less there."""
    state = position("gallery kitchen kitchen", hands=("weapon_trowel weapon_piece_of_rope", "F1 F2", "F2"))
    chances = likely(played(state, "attempt"))
    assert chances["use weapon_piece_of_rope"] > chances["use weapon_trowel"]


def answers(*hands: str, tokens: str = "0 3 0 0") -> dict[str, float]:
    """An attempt of value 4 by the second of four guests, and what the third lays."""
    state = position("kitchen gallery kitchen kitchen", turn=1, hands=hands, tokens=tokens)
    return likely(played(state, "attempt", "bare_hands"))


def test_it_never_gives_a_murder_away_that_it_alone_can_stop() -> None:
    """Those after it have nothing: it lays all that is needed."""
    chances = answers("", "", "F4 F1", "")
    assert chances["lay failure_blocked"] > 0.97


def test_it_leaves_to_others_what_they_can_surely_do() -> None:
    """Two guests after it hold ten cards each: it lays nothing, or little."""
    many = " ".join(["F1"] * 5 + ["F2"] * 5)
    assert answers(many, "", "F4", "F3 F3 F3 F3 F4 F4 F2 move_foyer move_armory")["done"] > 0.5


def test_it_lays_nothing_that_cannot_help() -> None:
    """Four clovers are missing, and nobody after it has anything."""
    assert answers("", "", "F1 F2", "")["done"] > 0.97


def test_it_lays_no_more_than_is_needed() -> None:
    """Being last, four clovers rather than five; and no token while cards do."""
    state = position("kitchen gallery kitchen kitchen", turn=1, hands=("F1 F2 F4", "", "", ""), tokens="1 3 0 0")
    foiling(played(state, "attempt", "bare_hands"), "", "")
    rng = Random(1)
    laid = []
    while GAME.actor(state) == 0 and GAME.view(state, 0).decision["name"] == "MayFoil":
        laid.append(Scripted().choose(GAME.view(state, 0), Budget(), rng))
        played(state, laid[-1])
    assert laid == ["lay failure_blocked", "done"]


def test_it_flees_from_the_ghost() -> None:
    """Out of the room where he comes next, when it could not foil him."""
    state = escaping("library kitchen kitchen", "gallery", table={"doctor_tokens": 4})
    chances = likely(state)
    assert chances["end"] + chances["send_on"] < 0.01


def test_it_sends_the_ghost_on_others() -> None:
    """Who cannot foil him."""
    state = escaping("foyer library library", "gallery", table={"doctor_tokens": 4})
    assert best(state) == "send_on"


def test_who_is_new_to_the_house_overlooks_sight() -> None:
    """The easy player walks more often where it is seen, and leaves more to the others."""
    state = position(
        "armory library kitchen",
        "gallery",
        hands=("weapon_piece_of_rope",),
        pile_count=0,
        table={"lights_out": False},
        deck_exhaustion="reshuffle",
    )
    assert likely(state, Easy())["go gallery"] > likely(state)["go gallery"]
    late = position("kitchen gallery kitchen kitchen", turn=1, hands=("F1", "", "F4"), tokens="0 3 0 0")
    played(late, "attempt", "bare_hands")
    assert likely(late, Easy())["done"] > likely(late)["done"]


@pytest.mark.parametrize("values", [{}, {"variant": "escape"}, {"preset": "classic_1997"}])
def test_two_random_players_are_beaten(values: dict[str, str]) -> None:
    """At a table of three, clearly more often than in 60 of 100 games."""
    settings = GAME.settings(3, **values)
    won = sum(play_game(GAME, settings, who(seed % 3), seed).winners == [seed % 3] for seed in range(60))
    assert wilson(won / 60, 60)[0] > 0.6


def who(seat: int) -> list[str]:
    """The scripted player at one seat, random ones at the others."""
    return ["scripted" if other == seat else "random" for other in range(3)]


def test_a_table_of_eight_comes_to_an_end() -> None:
    """By a murder, not by the turn limit."""
    settings = GAME.settings(8)
    assert [play_game(GAME, settings, ["scripted"] * 8, seed).reason for seed in range(3)] == ["murder"] * 3
