"""B-15 and B-17: optional rules, and the powers of the Knights."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.cards import LOYAL, TRAITOR
from tests.games.shadows_over_camelot.positions import (
    asked,
    evil,
    hand,
    known,
    offered,
    played,
    position,
    refused,
    told,
    where,
)


def test_squires() -> None:
    """B-15.1: a power is gained when he is first on a Quest that is won, after its spoils."""
    state = position(
        knights="gawain palamedes kay",
        powers=[],
        places="pict_war pict_war camelot",
        laid={"pict_war": "F1 F2 F3 F4"},
        hands=("F5",),
        agreed={"squires": True},
    )
    played(state, "lay fight_5", *["hand_to 0"] * 4, "agree")
    assert state.life == [5, 5, 4]
    assert GAME.view(state, None).powers == [0, 1]
    new = GAME.setup(GAME.settings(3, level="base", squires=True), 1)
    assert GAME.view(new, None).powers == []


def test_the_traitor_among_us() -> None:
    """B-15.2: as many Loyal cards as players, and the Traitor."""
    for seed in range(10):
        state = GAME.setup(GAME.settings(3, level="base", loyalty_deck="traitor_among_us"), seed)
        cards = [zone.cards[0] for zone in state.loyalty] + list(state.loyalty_away.cards)
        assert sorted(cards) == [LOYAL] * 3 + [TRAITOR]


def test_three_brave_knights() -> None:
    """B-15.3: nobody knows his Loyalty until six Swords or engines are out; nobody unmasks himself before."""
    with pytest.raises(Mistake, match=r"B-15\.3: three_brave_knights is for 3 players, not 4"):
        GAME.settings(4, level="base", three_brave_knights=True)
    state = evil(traitor=0, engines=5, agreed={"three_brave_knights": True}, table={"loyalty_unread": True})
    assert GAME.view(state, 0).loyalty == [None] * 3
    assert refused(state, "unmask") == "B-15.3"
    played(state, "add_engine")
    assert GAME.view(state, 0).loyalty == ["traitor", None, None]
    assert "unmask" in offered(state)


def test_fate_of_a_brave_knight() -> None:
    """B-15.3: it counts as played by a Loyal Knight, and tells nobody anything."""
    agreed = {"three_brave_knights": True}
    state = position(traitor=0, hands=("fate",), white="G G G", agreed=agreed, table={"loyalty_unread": True})
    played(state, "fate")
    assert [hand(state, seat) for seat in range(3)] == ["G", "G", "G"]
    assert GAME.view(state, 1).loyalty == [None] * 3


def test_no_traitor() -> None:
    """B-15.4: everybody is Loyal."""
    state = GAME.setup(GAME.settings(6, level="base", loyalty_deck="none"), 3)
    assert [zone.cards for zone in state.loyalty] == [(LOYAL,)] * 6


# B-17.


def test_arthur() -> None:
    """B-17.1: he gives a card and gets another one, not the one he gave; the two of them alone see them."""
    state = position(knights="arthur gawain kay", hands=("F1 G", "F5", ""))
    assert offered(state, "swap") == ["1"]
    assert refused(state, "swap 2") == "B-17.1"
    played(state, "swap 1", "give grail")
    assert GAME.view(state, 1).on_the_way["cards"] == ["grail"]
    assert GAME.view(state, 2).on_the_way["cards"] == [None]
    assert offered(state) == ["give fight_5"]
    played(state, "give fight_5")
    assert (hand(state, 0), hand(state, 1)) == ("F1 F5", "G")
    assert GAME.view(state, 2).hands[1]["cards"] == [None]
    assert refused(state, "swap 1") == "B-17.1"
    assert refused(state, "end") == "B-6.1"


def test_galahad() -> None:
    """B-17.2: a Special White card at no action; it is his only one of this turn, and he still owes an action."""
    state = position(knights="galahad gawain kay", hands=("piety reinforcements",), life=[3, 4, 4])
    played(state, "freely", "piety self")
    assert refused(state, "end") == "B-6.1"
    assert refused(state, "reinforcements self") == "B-6.7"
    assert refused(state, "freely") == "B-17.2"
    assert "move" in {text.split()[0] for text in offered(state)}


def test_gawain() -> None:
    """B-17.3: three cards at the Round Table."""
    assert hand(played(position(knights="gawain kay arthur", white="F1 F2 F3"), "draw_white"), 0) == "F1 F2 F3"


def test_kay() -> None:
    """B-17.4: one Fight card after the die, in his own fight."""
    state = position(knights="kay gawain arthur", engines=1, hands=("F1 F4",), chance=[3])
    played(state, "fight_engine", "blow fight_1", "strike")
    assert offered(state) == ["blow fight_4", "done"]
    assert played(state, "blow fight_4").engines == 0
    other = position(knights="gawain kay arthur", engines=1, hands=("F1", "F4"), chance=[3])
    assert asked(played(other, "fight_engine", "strike")) == "HeroicAction 0"


def test_palamedes() -> None:
    """B-17.5: a Life more on each Quest that is won."""
    state = position(places="pict_war camelot camelot", laid={"pict_war": "F1 F2 F3 F4"}, hands=("F5",))
    assert played(state, "lay fight_5").life[0] == 6


def test_percival() -> None:
    """B-17.6: he may look at the top Black card, and then chooses freely."""
    state = evil(knights="percival gawain kay", black="morgan_3")
    played(state, "peek")
    assert known(state, 0, "black_pile") == ["morgan_3"]
    assert known(state, 1, "black_pile") == []
    assert refused(state, "peek") == "B-17.6"
    assert played(state, "add_engine").engines == 1
    assert refused(evil(), "peek") == "B-17.6"


def test_percival_with_the_armor() -> None:
    """B-17.6: of two cards he must put one under the pile; if he draws he plays the other without drawing again."""
    relics = {"excalibur": None, "holy_grail": None, "lancelots_armor": 0}
    state = evil(knights="percival gawain kay", black="morgan_3 despair pict", relics=relics)
    played(state, "peek", "resolve despair")
    assert known(state, 0, "black_pile") == ["despair", "morgan_3"]
    played(state, "draw_black")
    assert GAME.view(state, None).against["holy_grail"]["cards"] == ["despair"]
    assert asked(state) == "HeroicAction 0"


def test_tristan() -> None:
    """B-17.7: away from the Round Table at no action, once a turn."""
    state = position(knights="tristan gawain kay", hands=("F1",))
    played(state, "ride pict_war", "lay fight_1")
    assert where(state) == "pict_war camelot camelot"
    assert refused(state, "ride saxon_war") == "B-17.7"
    assert (
        refused(position(knights="tristan gawain kay", places="pict_war camelot camelot"), "ride lancelot") == "B-17.7"
    )


def test_bedivere() -> None:
    """B-17.8: with three cards he looks through the White discards and may take a Merlin for them."""
    said: dict[str, Any] = {
        "seats": 8,
        "knights": "bedivere gawain kay arthur percival tristan galahad palamedes",
        "traitor": 7,
    }
    state = position(**said, hands=("F1 F2 F3",), discards="M G")
    played(state, "search")
    assert known(state, 0, "white_discards") == ["grail", "merlin"]
    assert known(state, 1, "white_discards") == []
    played(state, "take_merlin", "discard fight_1", "discard fight_2", "discard fight_3")
    assert hand(state, 0) == "M"
    without = position(**said, hands=("F1 F2 F3",), discards="G")
    assert offered(played(without, "search")) == ["done"]
    assert refused(played(without, "done"), "search") == "B-17.8"
    assert hand(without, 0) == "F1 F2 F3"
    assert refused(position(**said, hands=("F1 F2",), discards="M"), "search") == "B-17.8"
    assert ("searches", 0) in told(without, 3)
