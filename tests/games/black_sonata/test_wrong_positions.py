"""Positions that somebody wrote and that cannot be: one line says what is wrong, and where."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.games.black_sonata import GAME
from tests.games.black_sonata.positions import position_data


def changed(**entries: Any) -> dict[str, Any]:
    """A good position with other entries on the table."""
    data = position_data(fog_at=(3,))
    data["table"].update(entries)
    return data


@pytest.mark.parametrize(
    ("data", "complaint"),
    [
        (changed(course={"sequence": "printed-9"}), r"position.table.course.sequence: there is no name 'printed-9'"),
        (changed(course={"sequence": "printed-1", "cut": 26}), r"course.cut: should be from 0 to 25, not 26"),
        (changed(course={"sequence": "printed-2"}), "the settings do not allow the course printed-2 cut 0"),
        (
            changed(course={"sequence": "printed-1", "reverse": True}),
            "allow the course printed-1 reversed cut 0",
        ),
        (changed(top=27), "table.top: should be from 0 to 26, not 27"),
        (changed(top=26), "the countdown card is on top when time has run out, and only then"),
        (changed(top=9), "the card on top is always seen"),
        (changed(countdown=3), "table.countdown: should be from 0 to 2, not 3"),
        (changed(fog_slots=[9]), "fog lies only where a sign was seen before"),
        (changed(fog_slots=[]), "1 fog cards were slid in, but 0 slots hold fog"),
        (
            changed(searches=[{"slot": 2, "place": "clink", "found": False}]),
            "slot 2 was searched, so fog must",
        ),
        (
            changed(searches=[{"slot": 3, "place": "clink", "found": True}]),
            "in slot 3 she is at st_pauls; the search there says otherwise",
        ),
        (changed(fog_deck=["peek_five"]), "the fog card reveal_clue is missing"),
        (changed(fog_gone=["peek_five"]), "the fog card peek_five is there twice"),
        (changed(lady=[]), "table.lady: should be one woman"),
        (changed(lady=["Mary Fitton"]), "the woman Mary Fitton is there twice"),
        (changed(suit="rose"), "the Dark Lady is of the suit acorn, not rose"),
        (changed(first_suit="rose"), "the suit card is of the suit of the first Dark Lady, rose"),
        (changed(pawn="paris"), "table.pawn: there is no name 'paris'"),
        (changed(named="literary"), "table.named: there is no name 'literary'"),
        (changed(hat=1), "there is no entry 'hat'"),
        (position_data(agenda=[["ChooseAction", 0, True]]), "the agenda must begin with the Round that comes next"),
        (position_data(agenda=[["Round"], ["ChooseAction", 0, 1]]), "should be true or false, not 1"),
        (position_data(agenda=[["Round"], ["Rest", 0]]), "there is no step 'Rest'"),
    ],
)
def test_a_wrong_position(data: dict[str, Any], complaint: str) -> None:
    """What is wrong, where, and what would be right."""
    with pytest.raises(Mistake, match=complaint):
        GAME.from_data(data)


def test_women_that_the_mode_removes() -> None:
    """BS-15.6: in advanced mode the next suit clockwise, and no other."""
    data = position_data(mode="advanced")
    assert data["table"]["removed"] == ["Anne Hathaway", "Jane Davenant"]
    data["settings"]["mode"] = "easy"
    with pytest.raises(Mistake, match="the women removed must be those of the suit that the mode removes"):
        GAME.from_data(data)


def test_nothing_is_sighted() -> None:
    """In this game nobody loses sight of a card."""
    data = position_data()
    sighting = {"by": [0], "stock": "clue cards", "cards": ["Mary Fitton"], "among": ["clue deck"]}
    with pytest.raises(Mistake, match="nobody in this game loses sight"):
        GAME.from_data({**data, "sightings": [sighting]})


def test_suits_follow_from_the_cards() -> None:
    """They need not be written."""
    data = position_data()
    del data["table"]["suit"], data["table"]["first_suit"]
    assert GAME.view(GAME.from_data(data), 0).suit == "acorn"
