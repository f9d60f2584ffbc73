"""What can be agreed on before a game."""

from __future__ import annotations

from typing import Final

from fogbound.core.settings import Info, Preset, SetupOption, Value
from fogbound.games.unmatched.cards import MOST_PLAYERS
from fogbound.games.unmatched.printed import HEROES, MAPS

_maps: Final[dict[Value, str]] = {name: str(data["name"]) for name, data in MAPS.items()}
_heroes: Final[dict[Value, str]] = {hero: str(data["name"]) for hero, data in HEROES.items()}


def _yes_no(name: str, rule: str, meaning: str, yes: str, no: str) -> SetupOption:
    return SetupOption(name, rule, meaning, False, {False: no, True: yes})


OPTIONS: Final = (
    SetupOption("map", "UNM-1.1", "the map", "baskerville_manor", _maps),
    SetupOption(
        "mode",
        "UNM-2.2",
        "who fights whom",
        "by_seats",
        {
            "by_seats": "two a duel, three each for themselves, four in teams of two",
            "teams": "teams of two",
            "free_for_all": "each for themselves",
        },
    ),
    *[
        SetupOption(f"hero_{seat + 1}", "UNM-2.3", f"the hero of seat {seat + 1}", hero, _heroes)
        for seat, hero in enumerate(HEROES)
    ],
    _yes_no(
        "same_hero",
        "UNM-2.4",
        "the same hero twice",
        "several may play the same hero, for practice",
        "each hero at most once",
    ),
    SetupOption(
        "end",
        "UNM-9.9",
        "when a hero has fallen",
        "immediate",
        {"immediate": "it ends at once", "end_of_action": "the action is played to its end"},
    ),
    _yes_no(
        "occupied_place_pick",
        "UNM-5.6",
        "placing a fighter where somebody stands",
        "may be picked, and the fighter stays where it is",
        "cannot be picked",
    ),
    _yes_no("fog_in_maneuver", "UNM-13.4", "fog in a Maneuver", "may be moved", "is moved by cards alone"),
    _yes_no("team_hands_shown", "UNM-14.9", "teammates' hands", "are shown to each other", "are secret"),
)

INFO: Final = Info(
    name="unmatched",
    title="Unmatched: Cobble & Fog",
    summary="Holmes, Dracula, Jekyll & Hyde and the Invisible Man fight with cards laid face down, in the fog.",
    rules_version="1",
    seats=(2, MOST_PLAYERS),
    default_seats=2,
    minutes=(20, 60),
    longest=20_000,
    endings={"hero_defeated": "UNM-9.8", "team_defeated": "UNM-14.5", "last_hero": "UNM-15.5"},
    options=OPTIONS,
    presets={
        "manual": Preset("the rules as the manual of this set has them", {}),
        "core_rules": Preset(
            "the later rules of the series: the action is played to its end, and a taken space may be picked",
            {"end": "end_of_action", "occupied_place_pick": True},
        ),
        "drifting_fog": Preset("fog moves in a Maneuver", {"fog_in_maneuver": True}),
        "open_partners": Preset("teams of two who see each other’s hands", {"team_hands_shown": True}, seats=4),
    },
)
