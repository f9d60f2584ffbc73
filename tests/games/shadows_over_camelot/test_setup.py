"""B-1 and B-2: who wins together, and how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fogbound.core.chance import Seeded
from fogbound.core.mistakes import Mistake
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.cards import BLACK_DECK, LOYAL, MERLIN, TRAITOR, WHITE_CARDS, WHITE_DECK
from fogbound.games.shadows_over_camelot.knights import ARTHUR, BEDIVERE
from fogbound.games.shadows_over_camelot.state import Camelot
from tests.games.shadows_over_camelot.positions import asked, hand, offered, played, position, reason


def new(seats: int, seed: int = 1, **agreed: Any) -> Camelot:
    """Set a game up."""
    return GAME.setup(GAME.settings(seats, level="base", **agreed), seed)


def test_from_three_to_eight() -> None:
    """B-1.1: two are too few, nine too many."""
    for seats in (2, 9):
        with pytest.raises(Mistake, match="is for 3 to 8 players"):
            GAME.settings(seats)


@pytest.mark.parametrize("loyalty", [0, 1, None])
def test_the_traitor_wins_when_the_loyal_knights_lose(loyalty: int | None) -> None:
    """B-1.1: without one nobody wins."""
    state = position(engines=11, traitor=loyalty, at="ProgressEvil", agenda=[["EndTurn", 0], ["ProgressEvil", 0]])
    played(state, "add_engine")
    assert reason(state) == ("siege" if loyalty is None else f"siege {loyalty}")


def test_dead_loyal_knights_share_the_win() -> None:
    """B-1.2: seat 2 is dead."""
    state = position(
        places="pict_war camelot -",
        dead=[2],
        life=[4, 4, 0],
        laid={"pict_war": "F1 F2 F3 F4"},
        hands=("F5",),
        white_swords=11,
    )
    played(state, "lay fight_5")
    assert reason(state) == "loyal_victory 0 1 2"


def test_ties_go_to_evil() -> None:
    """B-1.3: a combat that ends 10 to 10 is lost."""
    state = position(
        places="black_knight camelot camelot",
        laid={"black_knight": "F1 F1 F4"},
        against={"black_knight": "black_knight_7 black_knight_3"},
        hands=("F4",),
    )
    played(state, "lay fight_4")
    assert (state.white_swords, state.black_swords) == (0, 1)


def test_nothing_stands_on_the_board() -> None:
    """B-2.1: no engine, no Sword, no warrior; Excalibur in the middle, nobody holds a relic."""
    state = new(5)
    assert (state.engines, state.white_swords, state.black_swords, state.excalibur) == (0, 0, 0, 0)
    assert state.warriors == (0, 0)
    assert set(state.relics) == {-1}


def test_lancelot_is_open_and_the_dragon_sleeps() -> None:
    """B-2.2: nobody can go to the Dragon yet."""
    assert "dragon" not in offered(position(), "move")
    assert "lancelot" in offered(position(), "move")


@pytest.mark.parametrize("seats", range(3, 9))
def test_everybody_begins_in_camelot_with_four_life(seats: int) -> None:
    """B-2.3: with Knights that differ; up to seven players Sir Bedivere is not among them."""
    for seed in range(20):
        state = new(seats, seed)
        assert len(set(state.knights)) == seats
        assert (BEDIVERE in state.knights) == (seats == 8)
        assert state.life == [4] * seats
        assert set(state.place) == {7}


def test_black_cards_are_shuffled() -> None:
    """B-2.4: all 76, in another order with another seed."""
    piles = [new(4, seed).black_pile.cards for seed in (1, 2)]
    assert Counter(piles[0]) == Counter(BLACK_DECK)
    assert piles[0] != piles[1]


@pytest.mark.parametrize("seats", range(3, 8))
def test_a_merlin_and_five_cards_each(seats: int) -> None:
    """B-2.5: before they are shared."""
    for seed in range(10):
        state = new(seats, seed)
        assert [len(zone) for zone in state.hands] == [6] * seats
        assert all(MERLIN in zone.cards for zone in state.hands)
        assert len(state.white_pile) == len(WHITE_DECK) - 6 * seats


def test_loyalty_is_dealt_in_secret() -> None:
    """B-2.6: of eight cards; each sees his own, the rest is put away."""
    state = new(5)
    everything = [*[zone.cards[0] for zone in state.loyalty], *state.loyalty_away.cards]
    assert Counter(everything) == {LOYAL: 7, TRAITOR: 1}
    for seat in range(5):
        assert [card is not None for card in GAME.view(state, seat).loyalty] == [other == seat for other in range(5)]


def test_how_often_there_is_a_traitor() -> None:
    """B-2.6: with four of eight cards dealt about every second time."""
    dealt = [TRAITOR in [zone.cards[0] for zone in new(4, seed).loyalty] for seed in range(400)]
    assert 160 < sum(dealt) < 240


def test_each_puts_down_a_card_unseen() -> None:
    """B-2.7: others see that he has chosen; then all are shown, and nobody can tell whose they were."""
    state = new(3)
    first = state.active
    for n in range(3):
        assert asked(state) == f"PutDown {(first + n) % 3}"
        decision = GAME.decision(state)
        assert decision is not None
        assert decision.shown(GAME.options(state)[0], (first + n + 1) % 3) == "has chosen"
        GAME.play(state, GAME.options(state)[0])
    view = GAME.view(state, None)
    assert len(view.spoils) == 3
    assert view.spoils == sorted(view.spoils, key=WHITE_CARDS.names.index)


def sharing(*answers: str) -> Camelot:
    """Three Knights share three cards that lie open, seat 0 first."""
    state = position(
        spoils="F1 F5 M",
        sharing={"sharers": [0, 1, 2], "given": []},
        agenda=[["EndTurn", 0], ["HeroicAction", 0], ["HandOut"], ["Vote", 2], ["Vote", 1], ["GiveOut", 0]],
        chance=[0, 0],
    )
    return played(state, *answers)


def test_what_all_agree_on_stands() -> None:
    """B-2.8: the first sharer gives out card by card, one may get several, and all have seen who got what."""
    state = sharing("hand_to 1", "hand_to 1", "hand_to 0", "agree", "agree")
    assert [hand(state, seat) for seat in range(3)] == ["M", "F1 F5", ""]
    assert GAME.view(state, None).hands[1]["cards"] == ["fight_1", "fight_5"]


def test_the_first_no_ends_it() -> None:
    """B-2.8: nobody else is asked; the cards are dealt round face down."""
    state = sharing("hand_to 0", "hand_to 0", "hand_to 0", "refuse")
    assert asked(state) == "HeroicAction 0"
    assert [len(zone) for zone in state.hands] == [1, 1, 1]
    assert GAME.view(state, 1).hands[0]["cards"] == [None]
    assert GAME.view(state, 1).sightings[0]["among"]


def test_a_lone_sharer_takes_the_cards_unseen() -> None:
    """B-2.8: nothing is proposed, and nobody sees them."""
    state = position(
        places="pict_war camelot camelot", laid={"pict_war": "F1 F2 F3 F4"}, hands=("F5",), white="G G M F1"
    )
    played(state, "lay fight_5")
    assert asked(state) == "HeroicAction 0"
    assert hand(state, 0) == "F1 G G M"
    assert GAME.view(state, 1).hands[0]["cards"] == [None] * 4


def test_arthur_begins_or_anybody() -> None:
    """B-2.9: turns then go clockwise."""
    firsts = set()
    for seed in range(60):
        state = new(3, seed)
        if ARTHUR in state.knights:
            assert state.active == state.knights.index(ARTHUR)
        else:
            firsts.add(state.active)
    assert firsts == {0, 1, 2}
    assert asked(played(position(), "move pict_war", "end")) == "ProgressEvil 1"


def test_eight_players() -> None:
    """B-16.1: Sir Bedivere joins, and exactly one is the Traitor."""
    for seed in range(20):
        state = new(8, seed)
        assert BEDIVERE in state.knights
        assert [zone.cards[0] for zone in state.loyalty].count(TRAITOR) == 1


def test_the_last_of_eight_has_no_merlin_of_his_own() -> None:
    """B-16.2: but a sixth card; Merlins are seven."""
    for seed in range(10):
        state = new(8, seed)
        assert [len(zone) for zone in state.hands] == [6] * 8
        assert all(MERLIN in state.hands[(state.active + n) % 8].cards for n in range(7))
        assert MERLIN not in state.hands[(state.active + 7) % 8].cards


def test_two_games_of_one_seed_are_one_game() -> None:
    """B-2.4: chance comes from the seed alone."""
    one, other = (GAME.setup(GAME.settings(4, level="base"), Seeded(7)) for _ in range(2))
    assert GAME.data(one) == GAME.data(other)
