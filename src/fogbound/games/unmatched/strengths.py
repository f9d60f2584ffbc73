"""What cards are worth to somebody who plays them, beyond what is printed: guesses of a player who knows the decks."""

from __future__ import annotations

from typing import Final

from fogbound.games.unmatched.cards import CARD, DECKS, NAMES, NO_VALUE


def _table(given: dict[str, float], otherwise: list[float]) -> list[float]:
    return [given.get(name, otherwise[card]) for card, name in enumerate(NAMES)]


_printed: Final = [
    max([float(deck.value[card]) for deck in DECKS.values() if deck.value[card] != NO_VALUE], default=0.0)
    for card in range(len(NAMES))
]
NOTHING: Final = [0.0] * len(NAMES)

ATTACK: Final = _table(
    {"feint": 2.4, "deduce_strategy": 3.6, "ambush": 3.8, "feeding_frenzy": 3.2, "surprise_attack": 5.5}, _printed
)
"""How strong an attack is reckoned, before anything is known of the position."""
DEFENCE: Final = _table(
    {
        "feint": 2.6,
        "deduce_strategy": 4.2,
        "elementary": 4.6,
        "do_my_bidding": 4.4,
        "look_into_my_eyes": 3.2,
        "impossible_to_see": 5.5,
        "duality_of_man": 4.2,
    },
    _printed,
)
"""How much a defence is reckoned to stop."""

AFTER_ATTACK: Final = _table(
    {
        "education_never_ends": 0.4,
        "study_methods": 0.2,
        "fixed_point": 0.4,
        "game_is_afoot": 0.3,
        "dash": 0.3,
        "exploit": 0.9,
        "thirst_for_sustenance": 0.2,
        "skirmish": 0.2,
        "distracted_triage": 0.8,
        "recoiling_blow": 0.3,
        "slip_away": 0.5,
        "covert_preparation": 0.8,
        "confound": 0.5,
        "dreaming_of_revenge": 0.2,
    },
    NOTHING,
)
"""What else an attack brings, in points of damage."""
AFTER_DEFENCE: Final = _table(
    {
        "education_never_ends": 1.0,
        "study_methods": 0.2,
        "counterpunch": 2.0,
        "fixed_point": 0.3,
        "dash": 0.4,
        "exploit": 0.9,
        "skirmish": 0.2,
        "distracted_triage": 0.7,
        "with_haste": 0.4,
        "scientific_method": 1.0,
        "covert_preparation": 0.8,
        "confound": 0.5,
        "dreaming_of_revenge": 0.3,
        "lurking": 1.0,
        "into_thin_air": 0.2,
        "coded_notes": 1.2,
    },
    NOTHING,
)
"""What else a defence brings."""

_schemes: Final = {
    "confirm_suspicion": 1.2,
    "eliminate_the_impossible": 1.1,
    "master_of_disguise": 0.9,
    "administer_aid": 1.2,
    "mistform": 1.3,
    "prey_upon": 1.6,
    "baptism_of_blood": 1.6,
    "ravening_seduction": 1.2,
    "calming_research": 1.4,
    "pure_evil": 1.6,
    "strange_case": 1.4,
    "reign_of_terror": 1.7,
    "vanish": 1.4,
    "step_lightly": 1.5,
    "rolling_fog": 0.7,
}
KEPT: Final = [
    _schemes.get(name, 0.28 * max(ATTACK[card], DEFENCE[card]) + 0.25 * AFTER_DEFENCE[card])
    for card, name in enumerate(NAMES)
]
"""What it is worth to have a card in hand."""
DRAWN: Final = 0.95
"""What it is worth to draw one."""

FEINT: Final = CARD["feint"]
DEDUCE: Final = CARD["deduce_strategy"]
COUNTERPUNCH: Final = CARD["counterpunch"]
FEEDING: Final = CARD["feeding_frenzy"]
BEASTFORM: Final = CARD["beastform"]
BIDDING: Final = CARD["do_my_bidding"]
EYES: Final = CARD["look_into_my_eyes"]
DUALITY: Final = CARD["duality_of_man"]
FOREVER: Final = CARD["forever_hyde"]
SCIENTIFIC: Final = CARD["scientific_method"]
SURPRISE: Final = CARD["surprise_attack"]
EMERGE: Final = CARD["emerge_from_mist"]
DREAMING: Final = CARD["dreaming_of_revenge"]
IMPOSSIBLE: Final = CARD["impossible_to_see"]
