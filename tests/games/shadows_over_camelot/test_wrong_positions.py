"""A position that could not have come about is refused, and it says what is wrong."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.games.shadows_over_camelot import GAME
from tests.games.shadows_over_camelot.positions import position_data


@pytest.mark.parametrize(
    ("table", "wrong"),
    [
        ({"knights": ["kay", "kay", "gawain"]}, "kay sits at two seats"),
        ({"knights": ["kay", "bedivere", "gawain"]}, "bedivere joins only when there are eight"),
        ({"knights": ["kay", "gawain"]}, r"table.knights: should have 3 entries, not 2"),
        (
            {"loyalty": ["traitor", "traitor", "loyal"], "loyalty_away": []},
            "there are 1 of traitor, and on the table lie 2",
        ),
        ({"dead": [1], "life": [4, 1, 4]}, "seat 1 is not in play, and has 1 Life"),
        ({"dead": [1], "life": [4, 0, 4]}, "seat 1 is not in play, but on the board"),
        ({"places": ["lancelot", "lancelot", "camelot"]}, "two Knights are on Quest for Lancelot"),
        ({"places": ["dragon", "camelot", "camelot"]}, "seat 0 fights the Dragon, which still sleeps"),
        ({"places": ["excalibur", "camelot", "camelot"], "over": ["excalibur"]}, "which is over"),
        ({"places": ["moon", "camelot", "camelot"]}, "there is no name 'moon'"),
        ({"laid": {"pict_war": ["fight_2"]}}, "are not 1, 2, 3, 4, 5"),
        ({"laid": {"black_knight": ["fight_2"]}}, "nobody is there"),
        ({"laid": {"holy_grail": ["merlin"]}}, "lies what does not belong there"),
        ({"laid": {"excalibur": ["merlin"]}}, "no cards lie on Quest for Excalibur"),
        ({"against": {"black_knight": ["despair"]}}, "despair does not belong on"),
        ({"against": {"holy_grail": ["despair"] * 8}}, "8 cards lie on the Quest for the Holy Grail"),
        ({"engines": 12}, "12 Siege Engines are out, and the game goes on"),
        ({"black_swords": 7}, "7 Black Swords are out"),
        ({"excalibur": 5}, "Excalibur is at the end of its track"),
        ({"mordred": "pict_war"}, "Mordred and his card go together"),
        ({"heroism": "pict_war"}, "Heroism and the Quest"),
        ({"over": ["pict_war"]}, "are never over"),
        (
            {"unmasked": 1, "places": ["camelot", None, "camelot"], "life": [4, 0, 4]},
            "is unmasked, and is not the Traitor",
        ),
        ({"warriors": [5, 0]}, "should be from 0 to 4, not 5"),
        ({"sharing": {"sharers": [0, 0], "given": []}}, "Knights who share, each once"),
        ({"engine": 1}, "there is no entry 'engine'"),
    ],
)
def test_what_cannot_be_together(table: dict[str, Any], wrong: str) -> None:
    """B-2.1: each with the reason."""
    data = position_data()
    for quest, cards in (*table.get("laid", {}).items(), *table.get("against", {}).items()):
        deck = "black_pile" if quest in table.get("against", {}) else "white_pile"
        for card in cards:
            data["table"][deck].remove(card)
    data["table"].update(table)
    with pytest.raises(Mistake, match=wrong):
        GAME.from_data(data)


@pytest.mark.parametrize(
    ("agenda", "wrong"),
    [
        ([["HeroicAction", 0]], "the agenda must hold the end of the turn"),
        ([["EndTurn", 0]], "must end with the decision"),
        ([["EndTurn", 0], ["AddToFight", 0]], "there is none"),
        ([["EndTurn", 0], ["DiscardCards", 0, 1]], "has no cards"),
        ([["EndTurn", 0], ["SaveWithGrail", 0, 1]], "nobody is dying"),
        ([["EndTurn", 0], ["MayVolunteer", 0, 1]], "is not to be decided any more"),
        ([["EndTurn", 0], ["HeroicActions", 0]], "did you mean HeroicAction"),
        ([["EndTurn", 0], ["HeroicAction", 3]], "should be from 0 to 2, not 3"),
    ],
)
def test_a_wrong_agenda(agenda: list[Any], wrong: str) -> None:
    """B-4.1: what is still to be done must be possible."""
    with pytest.raises(Mistake, match=wrong):
        GAME.from_data(position_data(agenda=agenda))


def test_no_loyal_knight_and_no_end() -> None:
    """B-3.3: the game would be over."""
    data = position_data(traitor=0, places="camelot - -", dead=[1, 2], life=[4, 0, 0])
    with pytest.raises(Mistake, match="no Loyal Knight is alive, and the game goes on"):
        GAME.from_data(data)


def test_what_is_not_said_is_filled_in() -> None:
    """B-2.1: Knights and Loyalty are enough."""
    data = position_data()
    data["table"] = {"knights": data["table"]["knights"], "loyalty": data["table"]["loyalty"]}
    state = GAME.from_data(data)
    assert (len(state.white_pile), len(state.black_pile), state.life) == (84, 76, [4, 4, 4])
