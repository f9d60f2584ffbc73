"""The data of Courtly Love agree with the rules and with one another."""

from __future__ import annotations

import pytest

from fogbound.games.shadows_over_camelot.catalogue import VOCABULARY
from fogbound.games.shadows_over_camelot.false_lady.options import OPTIONS as FALSE_LADY_OPTIONS
from fogbound.games.shadows_over_camelot.knights import KNIGHT_NAMES
from fogbound.games.shadows_over_camelot.romance.catalogue import (
    BOON_NAMES,
    LADY_NAMES,
    LADY_OF,
    LOVE_STAGES,
    PETITION_DECK,
    STAGE,
)
from fogbound.games.shadows_over_camelot.romance.options import OPTIONS
from fogbound.games.shadows_over_camelot.romance.printed import BOONS, LADIES, LOVE, PETITIONS, QUESTS


def test_one_lady_for_each_knight() -> None:
    """R-2.2: the pairs of the legend."""
    pairs = {KNIGHT_NAMES[knight]: LADY_NAMES[lady] for knight, lady in enumerate(LADY_OF)}
    assert pairs == {
        "arthur": "guinevere",
        "galahad": "dindrane",
        "gawain": "ragnelle",
        "kay": "andrivete",
        "palamedes": "lynette",
        "percival": "blanchefleur",
        "tristan": "iseult",
        "bedivere": "elaine",
    }
    assert len({lady["name"] for lady in LADIES}) == len(LADIES) == 8


def test_one_boon_for_each_lady() -> None:
    """R-6.1: Lady and Boon name each other."""
    assert {lady["boon"]: lady["id"] for lady in LADIES} == {boon["id"]: boon["lady"] for boon in BOONS}
    assert len(set(BOON_NAMES)) == 8
    assert all(boon["text"] and boon["name"] for boon in BOONS)


def test_six_romantic_quests() -> None:
    """R-5.1: numbered as the die; R-5.8: the fifth can be nobody's Affair."""
    assert [quest["number"] for quest in QUESTS] == [1, 2, 3, 4, 5, 6]
    assert [quest["number"] for quest in QUESTS if not quest["affair"]] == [5]
    assert QUESTS[4]["name"] == "Renounce All Other Ladies"


@pytest.mark.parametrize(("number", "stage"), [(1, 3), (2, 2), (3, 3), (4, 3), (5, 6), (6, 4)])
def test_stage_of_a_quest(number: int, stage: int) -> None:
    """R-5.4, R-5.5, R-5.6, R-5.7, R-5.8 and R-5.9: what the Love die must show."""
    assert STAGE[number] == stage


def test_love_runs_from_one_to_six() -> None:
    """R-4.1: Glance to True Love."""
    assert (LOVE["start"], LOVE["most"]) == (1, 6)
    assert LOVE_STAGES[1:] == ("Glance", "Token", "Verse", "Vow", "Devotion", "True Love")


def test_fourteen_petition_cards() -> None:
    """F-1.1: thirteen Hearts and the Queen of Spades."""
    assert {card["id"]: card["count"] for card in PETITIONS} == {"true_heart": 13, "false_lady": 1}
    assert len(PETITION_DECK) == 14


def test_options_of_courtly_love() -> None:
    """R-1.6: what can be agreed on, each with its default first."""
    defaults = {option.name: option.default for option in (*OPTIONS, *FALSE_LADY_OPTIONS)}
    assert defaults == {
        "lady_assignment": "fixed",
        "ladies_swords_scoring": "by_unmasking",
        "upheld_traitors_lady_evil": "defender",
        "own_lady_accusation": "champion_allowed",
        "duel_cards": "one",
        "revealed_true_heart": "stays_face_up",
        "reroll_draws_petition": True,
        "lady_accusations_per_knight": 0,
        "affair_needs_petition": False,
    }


def test_what_is_chosen_for_love_comes_last() -> None:
    """R-3.1: the vocabulary of the base game is the same with and without the romance."""
    verbs = [option.verb for option in VOCABULARY.options]
    assert verbs.index("summon") > max(verbs.index(verb) for verb in ("end", "unmask", "done"))
