"""UNM-2: who plays, and who is placed where."""

from __future__ import annotations

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.info import INFO
from tests.games.unmatched.positions import asked, battle, fog_of, health, offered, played, refused, where


def test_seats_have_the_numbers_of_start_spaces() -> None:
    """UNM-2.1: seat 1 begins, and turns go by the numbers."""
    state = GAME.setup(GAME.settings(4), 1)
    seen = []
    while state.round < 2:
        if asked(state).startswith("TakeAction") and state.turn not in seen:
            seen.append(state.turn)
        GAME.apply(state, GAME.options(state)[0])
    assert seen == [0, 1, 2, 3]
    assert [state.agreed.field.spaces[space] for space in state.agreed.field.starts] == ["bm18", "bm07", "bm20", "bm31"]


@pytest.mark.parametrize(
    ("seats", "mode", "sides"),
    [
        (2, "by_seats", [0, 1]),
        (3, "by_seats", [0, 1, 2]),
        (4, "by_seats", [0, 1, 0, 1]),
        (4, "teams", [0, 1, 0, 1]),
        (3, "free_for_all", [0, 1, 2]),
        (4, "free_for_all", [0, 1, 2, 3]),
    ],
)
def test_who_fights_whom(seats: int, mode: str, sides: list[int]) -> None:
    """UNM-2.2, UNM-14.1 and UNM-15.1."""
    state = GAME.setup(GAME.settings(seats, mode=mode), 1)
    assert GAME.view(state, None).sides == sides


@pytest.mark.parametrize(("seats", "mode"), [(3, "teams"), (2, "teams"), (2, "free_for_all")])
def test_modes_that_do_not_fit_the_seats_are_refused(seats: int, mode: str) -> None:
    """UNM-2.2: three in teams need a fourth seat."""
    refusals = GAME.check(INFO.settings(seats, mode=mode))
    assert [refusal.data() for refusal in refusals] == [
        {"refused": "mode", "rule": "UNM-2.2", "facts": {"mode": mode, "seats": seats}}
    ]
    with pytest.raises(Mistake):
        GAME.settings(seats, mode=mode)


def test_each_seat_plays_the_hero_that_was_agreed_on() -> None:
    """UNM-2.3: heroes of seats that do not play make no difference."""
    state = GAME.setup(GAME.settings(2, hero_1="invisible_man", hero_2="jekyll_hyde"), 1)
    assert GAME.view(state, None).heroes == ["invisible_man", "jekyll_hyde"]


def test_the_same_hero_twice() -> None:
    """UNM-2.4: refused, in duels as well, unless it is agreed on for practice."""
    refusals = GAME.check(INFO.settings(2, hero_2="sherlock"))
    assert [(refusal.rule, refusal.facts) for refusal in refusals] == [
        ("UNM-2.4", {"hero": "sherlock", "seats": [1, 2]})
    ]
    state = GAME.setup(GAME.settings(2, hero_2="sherlock", same_hero=True), 1)
    assert [fighter["kind"] for fighter in GAME.view(state, None).fighters] == ["holmes", "watson"] * 2


def test_all_begin_with_full_health() -> None:
    """UNM-2.5 and UNM-12.1: and Jekyll & Hyde as Dr. Jekyll."""
    state = GAME.setup(GAME.settings(4), 1)
    assert [fighter["health"] for fighter in GAME.view(state, None).fighters] == [16, 8, 13, 1, 1, 1, 16, 15]
    assert GAME.view(state, None).forms == [None, None, "jekyll", None]


def test_everybody_draws_five_cards_before_anything_is_placed() -> None:
    """UNM-2.6: from decks of thirty, shuffled."""
    state = GAME.setup(GAME.settings(4), 1)
    assert [len(hand) for hand in state.hands] == [5] * 4
    assert [len(deck) for deck in state.decks] == [25] * 4
    assert asked(state) == "PlaceSidekick 0"
    other = GAME.setup(GAME.settings(4), 2)
    assert [hand.cards for hand in state.hands] != [hand.cards for hand in other.hands]


def test_seat_by_seat() -> None:
    """UNM-2.7: a hero on the start space, then the sidekicks or tokens, one at a time."""
    state = GAME.setup(GAME.settings(4), 1)
    order = []
    while not asked(state).startswith("TakeAction"):
        order.append(asked(state))
        GAME.apply(state, GAME.options(state)[0])
    assert order == ["PlaceSidekick 0"] + ["PlaceSidekick 1"] * 3 + ["PlaceToken 3"] * 3
    heroes = [where(state, f"hero_{seat}") for seat in (1, 2, 3, 4)]
    assert heroes == ["bm18", "bm07", "bm20", "bm31"]


def test_later_heroes_are_not_there_yet() -> None:
    """UNM-2.7: while the first seat places Watson, nobody else stands on the board."""
    state = GAME.setup(GAME.settings(2), 1)
    assert where(state, "hero_2") is None
    assert GAME.view(state, 1).fighters[2]["state"] == "waiting"


def test_a_sidekick_stands_in_the_zone_of_the_start_space() -> None:
    """UNM-2.8: on a free space of any of its zones; elsewhere is refused."""
    state = GAME.setup(GAME.settings(2), 1)
    assert offered(state, "place") == ["bm13", "bm15", "bm16", "bm21"]
    assert refused(state, "place bm18") == "UNM-2.8"
    assert refused(state, "place so01") == "UNM-1.1"
    played(state, "place bm15")
    assert offered(state, "place") == ["bm00", "bm01", "bm02", "bm04", "bm06", "bm08", "bm10", "bm11", "bm12"]


def test_a_sidekick_for_whom_no_space_is_left() -> None:
    """UNM-2.8: any free space then."""
    state = battle(
        "dracula bm10 bm30 bm24 -",
        "sherlock bm12 bm19",
        hands=("", ""),
        agenda=[["Turn", 0], ["PlaceSidekick", 0, "sidekick_1c"]],
        table={"round": 0, "fighters": crowded()},
    )
    assert len(offered(state, "place")) == 32 - 5


def crowded() -> dict[str, dict[str, object]]:
    """Every space of the dining room taken."""
    places = {
        "hero_1": "bm18",
        "sidekick_1a": "bm13",
        "sidekick_1b": "bm16",
        "sidekick_1c": None,
        "hero_2": "bm21",
        "sidekick_2a": "bm15",
    }
    return {name: {"at": space} for name, space in places.items()}


def test_fog_lies_in_the_zone_of_the_start_space() -> None:
    """UNM-2.9: three different spaces without a fighter."""
    state = GAME.setup(GAME.settings(2, hero_1="invisible_man", hero_2="sherlock"), 1)
    assert offered(state, "place") == ["bm13", "bm15", "bm16", "bm21"]
    assert refused(state, "place bm18") == "UNM-2.9"
    played(state, "place bm13", "place bm16")
    assert offered(state, "place") == ["bm15", "bm21"]
    played(state, "place bm21")
    assert fog_of(state, 0) == {"bm13", "bm16", "bm21"}


def test_fog_where_the_zone_is_full() -> None:
    """UNM-2.9: seat 4 of the manor may find two of its four spaces taken; then any space without fighter and token."""
    state = battle(
        "sherlock bm18 bm30",
        "dracula bm07 bm12 bm19 bm10",
        "jekyll bm24",
        "invisible_man bm31",
        hands=("", "", "", ""),
        fog=("", "", "", ""),
        agenda=[["Turn", 0], ["PlaceToken", 3]],
        table={"round": 0},
    )
    assert len(offered(state, "place")) == 32 - 8


def test_fighters_may_be_placed_on_fog() -> None:
    """UNM-2.9: by later seats."""
    state = battle(
        "invisible_man bm18",
        "sherlock bm07 -",
        agenda=[["Turn", 0], ["PlaceSidekick", 1, "sidekick_2a"]],
        fog=("bm01 bm02 bm15", ""),
        table={
            "round": 0,
            "fighters": {"hero_1": {"at": "bm18"}, "hero_2": {"at": "bm07"}, "sidekick_2a": {"at": None}},
        },
    )
    assert {"bm01", "bm02"} <= set(offered(state, "place"))


@pytest.mark.parametrize(
    ("preset", "values"),
    [
        ("manual", {}),
        ("core_rules", {"end": "end_of_action", "occupied_place_pick": True}),
        ("drifting_fog", {"fog_in_maneuver": True}),
        ("open_partners", {"team_hands_shown": True}),
    ],
)
def test_presets(preset: str, values: dict[str, object]) -> None:
    """UNM-2.10: each sets what it names."""
    settings = GAME.settings(preset=preset)
    defaults = GAME.settings(settings.seats)
    assert settings.data() == {**defaults.data(), **values}


def test_two_invisible_men_have_fog_of_their_own() -> None:
    """UNM-2.4: one stands in the other's fog without a bonus, and tokens of both never share a space."""
    state = battle(
        "invisible_man bm18",
        "invisible_man bm16",
        hands=("slip_away", "lurking"),
        fog=("bm16 bm00 bm10", "bm01 bm02 bm06"),
    )
    played(state, "attack hero_1", "target hero_2", "play slip_away", "play lurking")
    assert health(state, "hero_2") == 15 - 1
    played(state, "shift", "token bm01")
    assert "bm02" not in offered(state, "go")
