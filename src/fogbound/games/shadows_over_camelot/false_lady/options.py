"""What can be agreed on about Petition cards, accusations and duels."""

from __future__ import annotations

from typing import Final

from fogbound.core.settings import SetupOption, Value


def _yes_no(name: str, rule: str, meaning: str, default: bool, yes: str, no: str) -> SetupOption:
    values: dict[Value, str] = {True: yes, False: no}
    return SetupOption(name, rule, meaning, default, values)


OPTIONS: Final = (
    SetupOption(
        "ladies_swords_scoring",
        "F-10.3",
        "whose Black Swords turn White ones at the end",
        "by_unmasking",
        {
            "by_unmasking": "all Ladies', or with an unmasked Traitor the Treacherous Lady’s alone",
            "all_always": "all Ladies'",
            "treacherous_only": "the Treacherous Lady’s alone",
        },
    ),
    SetupOption(
        "upheld_traitors_lady_evil",
        "F-8.5",
        "who Progresses Evil when the honour of the unmasked Traitor’s Lady is upheld",
        "defender",
        {"defender": "who defended her", "accuser": "who accused her", "both": "first the one, then the other"},
    ),
    SetupOption(
        "own_lady_accusation",
        "F-6.2",
        "a Lady accused by her own Knight",
        "champion_allowed",
        {"champion_allowed": "may be saved by a champion", "automatic": "is stained at once"},
    ),
    SetupOption(
        "duel_cards",
        "F-6.4",
        "Fight cards of a duellist",
        "one",
        {"one": "one", "any_number": "any number"},
    ),
    SetupOption(
        "revealed_true_heart",
        "F-5.3",
        "a True Heart that was turned up",
        "stays_face_up",
        {"stays_face_up": "stays face up beside the Lady", "discarded": "is discarded"},
    ),
    _yes_no(
        "reroll_draws_petition",
        "F-2.1",
        "quests rolled anew by Go-Between and Gentle Courtesie",
        True,
        "bring a Petition card",
        "bring none",
    ),
    SetupOption(
        "lady_accusations_per_knight",
        "F-5.1",
        "Ladies that one Knight may accuse in a game",
        0,
        {0: "any number", 1: "one", 2: "two", 3: "three"},
    ),
    _yes_no(
        "affair_needs_petition",
        "F-3.1",
        "Affairs",
        False,
        "only with a Petition card to place",
        "also without a Petition card",
    ),
)
