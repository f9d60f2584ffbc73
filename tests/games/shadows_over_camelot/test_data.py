"""The data of the base game agree with everything that is known of the printed game, and with one another."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fogbound.games.shadows_over_camelot.info import INFO
from fogbound.games.shadows_over_camelot.knights import LAST_SWORD, SWORDS
from fogbound.games.shadows_over_camelot.printed import BLACK, BOX, KNIGHTS, QUESTS, RELICS, WHITE
from fogbound.games.shadows_over_camelot.quests import FACTS, GRAIL_SPOTS, QUEST_NAMES, TRACK, WARRIORS_LOSE

QUEST: dict[str, Any] = {quest["id"]: quest for quest in QUESTS}


def test_the_knights() -> None:
    """B-2.3 and B-16.1: eight, each once, Arthur first and Bedivere last."""
    names = [knight["id"] for knight in KNIGHTS]
    assert len(set(names)) == len(names) == 8
    assert (names[0], names[-1]) == ("arthur", "bedivere")
    assert len({knight["color"] for knight in KNIGHTS}) == 8
    assert all(knight["power"] and knight["name"] for knight in KNIGHTS)


def test_the_numbers() -> None:
    """B-2.1, B-3.1, B-3.2, B-3.4, B-13.1: what there is of everything, and where it ends."""
    assert BOX["loyalty"] == {"loyal": 7, "traitor": 1}
    assert BOX["life"] == {"start": 4, "most": 6}
    assert BOX["hand"] == {"merlin": 1, "white": 5, "no_draw_from": 12}
    supply = {"swords": 16, "siege_engines": 12, "picts": 4, "saxons": 4, "relics": 3, "siege_die": 8}
    assert BOX["supply"] == supply
    assert BOX["accusing"] == {"swords": 6, "siege_engines": 6}
    assert BOX["end"] == {"siege_engines": 12, "black_swords": 7, "swords": 12, "traitor_turns": 2}


@pytest.mark.parametrize(("deck", "every", "standard", "special"), [(WHITE, 84, 69, 15), (BLACK, 76, 64, 12)])
def test_the_decks(deck: list[dict[str, Any]], every: int, standard: int, special: int) -> None:
    """B-2.4 and B-2.5: so many cards, of two classes; each kind once, with words of its own."""
    names = [card["id"] for card in deck]
    assert len(set(names)) == len(names)
    counts = Counter(
        {kind: sum(card["count"] for card in deck if card["class"] == kind) for kind in ("standard", "special")}
    )
    assert counts == {"standard": standard, "special": special}
    assert standard + special == every
    assert all(card["count"] > 0 and card["text"] for card in deck)
    assert len({card["text"] for card in deck}) == len(deck)


def test_fight_cards_come_first() -> None:
    """B-10.1: a card's number is its value less one."""
    fights = {card["value"]: card["count"] for card in WHITE if "value" in card}
    assert list(fights.items()) == [(1, 14), (2, 12), (3, 10), (4, 8), (5, 7)]
    assert [card["value"] for card in WHITE[:5]] == [1, 2, 3, 4, 5]
    assert {card["id"]: card["count"] for card in WHITE[5:7]} == {"grail": 18, "merlin": 7}


def test_black_cards_and_their_quests() -> None:
    """B-11.1 to B-11.6: cards name Quests that there are, in the numbers known."""
    counts: Counter[str] = Counter()
    for card in BLACK:
        assert set(card.get("quests", [])) <= set(QUEST_NAMES)
        for quest in card.get("quests", []):
            counts[quest] += card["count"]
        if "value_lancelot" in card:
            assert card["value_dragon"] == card["value_lancelot"] + 4
    assert counts == {
        "black_knight": 11,
        "lancelot": 11,
        "dragon": 11,
        "excalibur": 15,
        "holy_grail": 18,
        "pict_war": 9,
        "saxon_war": 9,
    }
    assert sum(card["count"] for card in BLACK if card["id"].startswith("morgan_")) == 5
    assert sum(card["count"] for card in BLACK if card["id"] in ("pict", "saxon", "mercenaries")) == 12


def test_patterns_fill_the_spots() -> None:
    """B-8.3 to B-8.5: two pairs, a full house, three triples."""
    for quest in QUESTS:
        if quest["combat"]:
            assert sum(quest["pattern"]) == quest["white_spots"]
    spots = [
        (QUEST[name]["white_spots"], QUEST[name]["black_spots"]) for name in ("black_knight", "lancelot", "dragon")
    ]
    assert spots == [(4, 4), (5, 5), (9, 5)]


def test_spoils() -> None:
    """B-8.3 to B-8.8: Swords, cards, Life, and what a lost Quest costs."""
    won = {
        name: (facts.win_swords, facts.win_cards, facts.win_life)
        for name, facts in zip(QUEST_NAMES, FACTS, strict=True)
    }
    lost = {
        name: (facts.lose_swords, facts.lose_life, facts.lose_engines)
        for name, facts in zip(QUEST_NAMES, FACTS, strict=True)
    }
    assert won == {
        "black_knight": (1, 3, 1),
        "lancelot": (1, 4, 1),
        "dragon": (2, 7, 2),
        "excalibur": (2, 7, 1),
        "holy_grail": (3, 7, 1),
        "pict_war": (1, 4, 1),
        "saxon_war": (1, 4, 1),
    }
    assert lost == {
        "black_knight": (1, 1, 0),
        "lancelot": (1, 1, 0),
        "dragon": (2, 2, 0),
        "excalibur": (2, 1, 0),
        "holy_grail": (3, 1, 0),
        "pict_war": (1, 1, 2),
        "saxon_war": (1, 1, 2),
    }


def test_relics_and_their_quests() -> None:
    """B-8.4, B-8.6, B-8.7: each relic is what winning its Quest brings."""
    assert {relic["id"]: relic["quest"] for relic in RELICS} == {
        "excalibur": "excalibur",
        "holy_grail": "holy_grail",
        "lancelots_armor": "lancelot",
    }
    assert {quest["id"]: quest["win"]["relic"] for quest in QUESTS if quest["win"]["relic"]} == {
        relic["quest"]: relic["id"] for relic in RELICS
    }


def test_what_comes_after() -> None:
    """B-7.1 and B-7.7: which Quests take one Knight, which are over once they end, and where the Dragon comes from."""
    assert [quest["id"] for quest in QUESTS if quest["solo"]] == ["black_knight", "lancelot"]
    assert [quest["id"] for quest in QUESTS if quest["perpetual"]] == ["black_knight", "pict_war", "saxon_war"]
    assert QUEST["lancelot"]["after"] == "becomes:dragon"
    assert {QUEST[name]["after"] for name in ("dragon", "excalibur", "holy_grail")} == {"over"}


def test_tracks_and_wars() -> None:
    """B-8.6 to B-8.8: seven spots, eleven spaces, the fourth warrior."""
    assert (GRAIL_SPOTS, TRACK, WARRIORS_LOSE) == (7, 5, 4)
    track = QUEST["excalibur"]["track"]
    assert (track["max"] - track["min"] + 1, track["start"]) == (11, 0)
    assert all(QUEST[name]["straight"] == [1, 2, 3, 4, 5] for name in ("pict_war", "saxon_war"))


def test_there_are_swords_enough() -> None:
    """B-3.6: 11 may lie there before the last event."""
    assert LAST_SWORD - 1 + max(facts.win_swords for facts in FACTS) + 2 <= SWORDS


def test_every_ending_is_declared_with_its_rule() -> None:
    """B-3.1 to B-3.4."""
    assert INFO.endings == {
        "siege": "B-3.1",
        "black_swords": "B-3.2",
        "no_loyal_knight": "B-3.3",
        "loyal_victory": "B-3.4",
        "evil_victory": "B-3.4",
    }
