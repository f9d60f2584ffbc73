"""What can be agreed on before a game."""

from __future__ import annotations

from typing import Final

from fogbound.core.settings import Info, Preset, SetupOption, Value
from fogbound.games.shadows_over_camelot.false_lady.options import OPTIONS as FALSE_LADY_OPTIONS
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.romance.options import OPTIONS as ROMANCE_OPTIONS


def _yes_no(name: str, rule: str, meaning: str, default: bool, yes: str, no: str) -> SetupOption:
    values: dict[Value, str] = {True: yes, False: no}
    return SetupOption(name, rule, meaning, default, values)


LEVEL: Final = SetupOption(
    "level",
    "R-1.6",
    "how much of the story",
    "false_lady",
    {
        "base": "the Quests and the Traitor",
        "romantic_actions": "and the Ladies whom the Knights serve",
        "false_lady": "and a Lady who may be false",
    },
)

BASE_OPTIONS: Final = (
    SetupOption(
        "loyalty_deck",
        "B-2.6",
        "the Loyalty cards",
        "all_8",
        {
            "all_8": "all eight are shuffled: perhaps there is a Traitor",
            "traitor_among_us": "as many Loyal cards as players, and the Traitor",
            "none": "everybody is Loyal",
        },
    ),
    _yes_no(
        "squires", "B-15.1", "Squires", False, "powers are gained on a Quest that is won", "Knights from the start"
    ),
    _yes_no(
        "three_brave_knights",
        "B-15.3",
        "Three Brave Knights",
        False,
        "nobody knows his own Loyalty until six Swords or Siege Engines are out",
        "everybody looks at his Loyalty card",
    ),
    SetupOption(
        "desolation_mode",
        "B-11.6",
        "Desolation",
        "replace_frontier_grail_else_place",
        {
            "replace_frontier_grail_else_place": "throws out a Grail card and takes its place",
            "like_despair": "is laid like Despair",
        },
    ),
    SetupOption(
        "excalibur_cancels",
        "B-9.1",
        "what Excalibur can cancel",
        "any",
        {"any": "any Black card", "standard": "Standard Black cards"},
    ),
    SetupOption(
        "morgan_5",
        "B-11.16",
        "the fifth Morgan",
        "volunteer_life_or_all_discard",
        {
            "volunteer_life_or_all_discard": "one Knight may lose two Life, else every Knight discards a card",
            "drawer_2_life_or_3_cards": "the drawer loses two Life or discards three cards",
        },
    ),
    _yes_no("grail_self_save", "B-9.2", "the Grail’s holder", True, "may save himself", "saves others alone"),
)

INFO: Final = Info(
    name="shadows_over_camelot",
    title="Shadows over Camelot",
    summary="Knights against the darkness, and perhaps one of them serves it.",
    rules_version="1",
    seats=(3, MOST_SEATS),
    default_seats=5,
    minutes=(60, 120),
    longest=60_000,
    endings={
        "siege": "B-3.1",
        "black_swords": "B-3.2",
        "no_loyal_knight": "B-3.3",
        "loyal_victory": "B-3.4",
        "evil_victory": "B-3.4",
    },
    options=(LEVEL, *BASE_OPTIONS, *ROMANCE_OPTIONS, *FALSE_LADY_OPTIONS),
    presets={
        "courtly_love": Preset("the whole story: Quests, Traitor, Ladies, and one who may be false", {}),
        "romance": Preset("with Ladies, who are all true", {"level": "romantic_actions"}),
        "base": Preset("the Quests and the Traitor alone", {"level": "base"}),
        "learning": Preset("a first game: everybody is Loyal", {"level": "base", "loyalty_deck": "none"}),
        "traitor_among_us": Preset(
            "a Traitor is likelier the more you are", {"level": "base", "loyalty_deck": "traitor_among_us"}
        ),
    },
)
