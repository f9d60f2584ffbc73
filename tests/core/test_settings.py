"""What can be set before a game."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.core.settings import Info, Preset, Settings, SetupOption, Value

WILD = SetupOption("wild", "LD-1.2", "which face is wild", "ones", {"ones": "…", "None": "…"})
DICE = SetupOption("dice", "LD-1.1", "how many dice", 5, {1: "…", 5: "…"})
EXACT = SetupOption("exact", "LD-1.4", "whether a call may be exact", False, {False: "…", True: "…"})


def info(**changes: Any) -> Info:
    """Make the page of a game for two to four."""
    page: dict[str, Any] = {
        "name": "dice",
        "title": "Dice",
        "summary": "…",
        "rules_version": "1",
        "seats": (2, 4),
        "default_seats": 3,
        "minutes": (5, 10),
        "longest": 100,
        "endings": {"won": "LD-5.1"},
        "options": (WILD, DICE, EXACT),
        "presets": {"duel": Preset("for two", {"dice": 1}, seats=2), "exactly": Preset("…", {"exact": True})},
    }
    return Info(**{**page, **changes})


def test_defaults_are_filled_in() -> None:
    """What is not said is as usual."""
    settings = info().settings()
    assert settings.data() == {"seats": 3, "wild": "ones", "dice": 5, "exact": False}
    assert (settings.word("wild"), settings.number("dice"), settings.flag("exact")) == ("ones", 5, False)


def test_a_preset_gives_way_to_what_is_said() -> None:
    """A preset names values and perhaps the seats; what is said besides goes before it."""
    assert info().settings(preset="duel").data() == {"seats": 2, "wild": "ones", "dice": 1, "exact": False}
    assert info().settings(4, "duel", dice=5).data() == {"seats": 4, "wild": "ones", "dice": 5, "exact": False}
    assert info().settings(preset="exactly").seats == 3


def test_names_that_do_not_exist() -> None:
    """A wrong preset or option is answered with the right ones."""
    with pytest.raises(Mistake, match="there is no preset 'duell'; did you mean duel"):
        info().settings(preset="duell")
    with pytest.raises(Mistake, match="there is no option 'colour'; choose wild, dice or exact"):
        info().settings(colour="red")


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [(WILD, "ONES", "ones"), (WILD, "none", "None"), (DICE, "5", 5), (EXACT, "yes", True), (EXACT, "No", False)],
)
def test_a_value_as_a_person_writes_it(option: SetupOption, text: str, value: Value) -> None:
    """Values are read in any case; yes and no are what a person says of flags."""
    assert option.read(text) == value
    assert type(option.read(text)) is type(value)


def test_a_value_that_cannot_be() -> None:
    """A wrong value is answered with all right ones."""
    with pytest.raises(Mistake, match="exact cannot be 'true'; choose no or yes"):
        EXACT.read("true")


@pytest.mark.parametrize(
    ("settings", "refused", "rule", "facts"),
    [
        (Settings(5, {}), "seats", "seats", {"seats": 5, "fewest": 2, "most": 4}),
        (Settings(2, {"dice": 2}), "dice", "LD-1.1", {"option": "dice", "value": "2", "values": ["1", "5"]}),
        (Settings(2, {"dice": True}), "dice", "LD-1.1", {"option": "dice", "value": "yes", "values": ["1", "5"]}),
        (Settings(2, {"exact": 0}), "exact", "LD-1.4", {"option": "exact", "value": "0", "values": ["no", "yes"]}),
    ],
)
def test_settings_that_cannot_be_played(settings: Settings, refused: str, rule: str, facts: dict[str, Any]) -> None:
    """Seats and values are refused with their rule and what would do; `True` is no 1."""
    usual = info().settings().values
    found = info().refusals(Settings(settings.seats, {**usual, **settings.values}))
    assert [refusal.data() for refusal in found] == [{"refused": refused, "rule": rule, "facts": facts}]


def test_settings_that_can_be_played() -> None:
    """The usual settings are not refused."""
    assert info().refusals(info().settings()) == []


def test_a_default_is_one_of_the_values() -> None:
    """An option that begins with what it cannot be is an error of its author."""
    with pytest.raises(ValueError, match="dice: the default 3 is not among the values"):
        SetupOption("dice", "LD-1.1", "…", 3, {1: "…"})
    with pytest.raises(ValueError, match="dice: the default True is not among the values"):
        SetupOption("dice", "LD-1.1", "…", True, {1: "…"})


@pytest.mark.parametrize(
    ("preset", "message"),
    [
        (Preset("…", {"colour": "red"}), "the preset odd sets what is no option: colour"),
        (Preset("…", {"dice": 9}), "the preset odd cannot be played"),
        (Preset("…", {}, seats=9), "the preset odd cannot be played"),
    ],
)
def test_presets_can_be_played(preset: Preset, message: str) -> None:
    """A preset that nobody could play is an error of its author."""
    with pytest.raises(ValueError, match=message):
        info(presets={"odd": preset})
