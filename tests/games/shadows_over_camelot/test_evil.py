"""B-5: the Progression of Evil."""

from __future__ import annotations

from fogbound.games.shadows_over_camelot import GAME
from tests.games.shadows_over_camelot.positions import asked, evil, hand, known, offered, played, refused


def test_exactly_one_of_three() -> None:
    """B-5.1: all three are always allowed, but nobody loses Life who is dying."""
    assert offered(evil(life=[1, 4, 4])) == ["draw_black", "add_engine", "lose_life"]
    state = evil(life=[0, 4, 4])
    assert refused(state, "lose_life") == "B-5.1"
    assert played(evil(), "lose_life").life[0] == 3
    assert played(evil(), "add_engine").engines == 1


def test_the_order_of_a_drawn_card() -> None:
    """B-5.2: Armor, then up or down, then Merlins, then Excalibur, then it is applied."""
    relics = {"lancelots_armor": 0, "excalibur": 1, "holy_grail": None}
    state = played(evil(black="black_knight_3 morgan_3", relics=relics, hands=("M",)), "draw_black")
    assert asked(state) == "ChooseDrawn 0"
    played(state, "resolve black_knight_3")
    assert asked(state) == "LayDown 0"
    played(state, "face_up")
    assert asked(state) == "StopWithExcalibur 1"
    played(state, "pass")
    assert GAME.view(state, None).against["black_knight"]["cards"] == ["black_knight_3"]
    special = played(
        evil(black="morgan_3 despair", relics=relics, hands=("M", "M", "M")), "draw_black", "resolve morgan_3"
    )
    assert asked(special) == "OfferMerlins 0"
    played(special, "merlins 1", "merlins 0", "merlins 1")
    assert asked(special) == "StopWithExcalibur 1"
    assert hand(special, 0) == hand(special, 2) == "M"


def test_three_merlins_stop_a_special_card() -> None:
    """B-5.3: from any Knights together; nobody is asked once there are three."""
    state = played(evil(black="morgan_3", hands=("M", "M M", "M")), "draw_black")
    assert offered(state) == ["merlins 0", "merlins 1"]
    played(state, "merlins 1")
    assert offered(state) == ["merlins 0", "merlins 1", "merlins 2"]
    played(state, "merlins 2")
    assert asked(state) == "HeroicAction 0"
    assert state.engines == 0
    assert known(state, 2, "white_discards") == ["merlin"] * 3
    assert hand(state, 2) == "M"


def test_fewer_merlins_go_back() -> None:
    """B-5.3: to their owners, seen by all; everybody is asked, whatever he holds."""
    state = played(evil(black="morgan_3", hands=("M", "M", "F1")), "draw_black", "merlins 1", "merlins 1")
    assert asked(state) == "OfferMerlins 2"
    assert offered(state) == ["merlins 0"]
    played(state, "merlins 0")
    assert (hand(state, 0), hand(state, 1), state.engines) == ("M", "M", 2)
    assert GAME.view(state, 2).hands[0]["cards"] == ["merlin"]


def test_merlins_that_went_back_are_offered_no_longer() -> None:
    """B-5.3: while Excalibur's holder is asked next, the position holds them in the hands alone, and is read again."""
    relics = {"lancelots_armor": None, "excalibur": 1, "holy_grail": None}
    state = played(evil(black="morgan_3", relics=relics, hands=("M",)), "draw_black", "merlins 1", *["merlins 0"] * 2)
    assert asked(state) == "StopWithExcalibur 1"
    assert GAME.data(GAME.from_data(GAME.data(state), seed=0)) == GAME.data(state)


def test_laid_face_down_it_brings_a_white_card() -> None:
    """B-5.4: its value stays the drawer's secret; its Quest all know."""
    state = played(evil(black="black_knight_5", white="fate"), "draw_black", "face_down")
    assert hand(state, 0) == "fate"
    assert GAME.view(state, 0).against["black_knight"]["cards"] == ["black_knight_5"]
    assert GAME.view(state, 1).against["black_knight"] == {"count": 1, "cards": [None], "seen": [1]}
    assert hand(played(evil(black="black_knight_5", white="fate"), "draw_black", "face_up"), 0) == ""


def test_the_white_card_comes_before_the_end_of_the_quest() -> None:
    """B-5.4: the fourth Black card; the tournament is lost after the card is drawn."""
    state = played(
        evil(
            black="black_knight_5",
            white="fate",
            against={"black_knight": "black_knight_1 black_knight_1 black_knight_1"},
        ),
        "draw_black",
        "face_down",
    )
    facts = [fact[0] for _, fact in state.heard(0)]
    assert facts.index("drew") < facts.index("revealed") < facts.index("quest_ended")


def test_the_unmasked_traitor_gets_no_white_card() -> None:
    """B-5.4: he may lay it face down all the same."""
    state = evil(places="- camelot camelot", unmasked=0, shown=[0], traitor=0, life=[0, 4, 4], black="black_knight_5")
    state = GAME.from_data({**GAME.data(state), "agenda": [["EndTurn", 0], ["TraitorEvil", 0]]})
    played(state, "draw_black", "face_down")
    assert len(state.hands[0]) == 0


def test_a_card_whose_quest_is_over_is_an_engine() -> None:
    """B-5.5: and is discarded; a Black Knight's card never is one."""
    state = played(evil(black="excalibur", over=["excalibur"]), "draw_black")
    assert state.engines == 1
    assert known(state, 1, "black_discards") == ["excalibur"]
    assert played(evil(black="lancelot_1_dragon_5", over=["lancelot", "dragon"]), "draw_black").engines == 1
    assert asked(played(evil(black="black_knight_1"), "draw_black")) == "LayDown 0"


def test_special_cards_are_discarded_unless_they_stay() -> None:
    """B-5.6: Morgan goes, Vivien stays."""
    no_merlins = ["merlins 0"] * 3
    state = played(evil(black="morgan_3"), "draw_black", *no_merlins)
    assert known(state, 2, "black_discards") == ["morgan_3"]
    assert GAME.view(played(evil(black="vivien"), "draw_black", *no_merlins), None).lasting == ["vivien"]


def test_a_cancelled_card_does_nothing() -> None:
    """B-5.7: face down if it was to be laid so, and without a White card; step 1 is done."""
    relics = {"excalibur": 1, "holy_grail": None, "lancelots_armor": None}
    state = played(evil(black="black_knight_5", relics=relics), "draw_black", "face_down", "stop_it")
    assert asked(state) == "HeroicAction 0"
    assert hand(state, 0) == ""
    assert known(state, 0, "black_discards") == ["black_knight_5"]
    assert known(state, 1, "black_discards") == []
