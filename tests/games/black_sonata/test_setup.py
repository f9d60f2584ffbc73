"""BS-1 to BS-4: what there is, and how it is laid out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from fogbound.core.chance import Scripted
from fogbound.core.mistakes import Mistake
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.courses import CLASSES, SEQUENCES
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import SUITS, WOMEN
from tests.games.black_sonata.positions import fog, told, women

SHUFFLED_FOG = [0] * 9
"""What chance gives for ten cards; so many zeros put each card one place on and the first one last."""


def laid_out(*chance: int, **values: Any) -> Pursuit:
    """A game as chance has it after the fog was shuffled: the Lady, the clue deck, the sequence, the cut."""
    return GAME.setup(GAME.settings(**values), Scripted([*SHUFFLED_FOG, *chance]))


def test_one_player() -> None:
    """BS-2.1: a game for one seat."""
    assert GAME.settings().seats == 1
    with pytest.raises(Mistake, match="for 1 player, not 2"):
        GAME.settings(2)


@pytest.mark.parametrize("place", PLACES)
def test_the_pawn_begins_where_the_player_likes(place: str) -> None:
    """BS-2.1 and BS-2.3: on any place, before anything is seen; no key is claimed by it."""
    view = GAME.view(GAME.setup(GAME.settings(start=place), 1), 0)
    assert view.pawn == place
    assert view.keys == []
    assert view.named is None


def test_the_fog_deck() -> None:
    """BS-1.5 and BS-2.2: ten different cards, face down, in an order nobody knows."""
    decks = [fog(GAME.setup(GAME.settings(), seed)) for seed in range(40)]
    assert all(len(set(deck["fog deck"])) == 10 for deck in decks)
    assert all(deck["fog in the stealth deck"] == deck["fog out of the game"] == [] for deck in decks)
    assert len({deck["fog deck"][0] for deck in decks}) == 10
    assert GAME.view(GAME.setup(GAME.settings(), 1), 0).fog_deck == {"count": 10, "cards": [None] * 10}


def test_the_dark_lady_and_the_suit_card() -> None:
    """BS-3.1 and BS-3.2: her suit is seen, and the other card of it lies beneath the keys."""
    state = laid_out(6, *[0] * 9, 0, 0)
    assert women(state)["Dark Lady"] == ["Lucy Morgan"]
    assert women(state)["suit card"] == ["Penelope Rich"]
    view = GAME.view(state, 0)
    assert (view.suit, view.lady, view.suit_card) == ("acorn", None, {"suit": "acorn", "free": False})


def test_every_woman_can_be_the_dark_lady() -> None:
    """BS-3.1: one of twelve."""
    ladies = {laid_out(lady, *[0] * 9, 0, 0).lady.cards[0] for lady in range(len(WOMEN))}
    assert ladies == set(range(len(WOMEN)))


@pytest.mark.parametrize(
    ("mode", "clues", "removed"), [("normal", 10, None), ("easy", 8, "sage"), ("advanced", 8, "thistle")]
)
def test_the_clue_deck(mode: str, clues: int, removed: str | None) -> None:
    """BS-3.3 and BS-3.4: all other cards, without both of a suit that the mode removes; only that suit is known."""
    state = laid_out(6, *[0] * (clues - 1), 0, 0, mode=mode)
    view = GAME.view(state, 0)
    assert view.clue_deck == clues == len(women(state)["clue deck"])
    assert view.removed_suit == removed
    assert [SUITS[WOMEN[card].suit] for card in state.removed.cards] == ([removed] * 2 if removed else [])
    assert not any(name in view.json() for name in [*women(state)["removed suit"], *women(state)["clue deck"]])


@pytest.mark.parametrize("name", SEQUENCES)
def test_a_chosen_sequence_is_played(name: str) -> None:
    """BS-4.1, BS-4.2 and BS-4.4: in the order given; the set-up shows its name."""
    state = laid_out(0, *[0] * 9, 0, sequence=name)
    assert state.course.cards == SEQUENCES[name].cards
    assert GAME.view(state, 0).settings["sequence"] == name


def test_a_reversed_sequence() -> None:
    """BS-4.2: the same order the other way round."""
    state = laid_out(0, *[0] * 9, 0, sequence="hard-move1", reverse="yes")
    assert state.course.cards == SEQUENCES["hard-move1"].cards[::-1]


@pytest.mark.parametrize("name", CLASSES)
def test_chance_draws_a_sequence_of_a_class(name: str) -> None:
    """BS-4.3 and BS-4.4: every one of it, and only those; which it was stands nowhere in the view."""
    allowed = CLASSES[name][1]
    drawn = [laid_out(0, *[0] * 9, n, 0, sequence=name) for n in range(len(allowed))]
    assert [state.course.sequence for state in drawn] == allowed
    assert all(state.course.sequence.name not in GAME.view(state, 0).json() for state in drawn)


def test_chance_draws_a_direction() -> None:
    """BS-4.4: if so wished; it stays hidden."""
    drawn = [laid_out(0, *[0] * 9, 3, n, 0, reverse="chance") for n in (0, 1)]
    assert [state.course.reverse for state in drawn] == [False, True]
    assert GAME.view(drawn[0], 0).settings == GAME.view(drawn[1], 0).settings


@pytest.mark.parametrize("cut", range(26))
def test_the_cut(cut: int) -> None:
    """BS-4.5: so many cards go from the top to the bottom."""
    state = laid_out(0, *[0] * 9, cut, sequence="printed-2")
    order = SEQUENCES["printed-2"].cards
    assert state.course.cards == order[cut:] + order[:cut]


def test_every_cut_is_as_likely() -> None:
    """BS-4.5: chance is asked for one of as many numbers as there are cards."""
    cuts = Counter(GAME.setup(GAME.settings(sequence="hard-stay1"), seed).course.cut for seed in range(2400))
    assert set(cuts) == set(range(24))
    assert max(cuts.values()) < 145


def test_the_first_two_signs() -> None:
    """BS-4.6 and BS-5.3: the card on top after the cut is seen, then she moves; the countdown card shows 2."""
    view = GAME.view(laid_out(0, *[0] * 9, 0, sequence="printed-1"), 0)
    assert view.signs[:3] == ["tavern", "residence", None]
    assert (view.top, view.countdown, view.round) == (1, 2, 1)


def test_what_is_told_at_the_beginning() -> None:
    """BS-16.1: where the player stands, how many cards there are, the suits, and the first two signs."""
    state = laid_out(6, *[0] * 7, 0, mode="easy", sequence="printed-1")
    assert told(state) == [
        ("began", "cornhill", 26, 8),
        ("suit", "acorn", "sage"),
        ("sign", "tavern"),
        ("sign", "residence"),
    ]


def test_expert_mode_removes_fog() -> None:
    """BS-15.7: off the shuffled fog deck, unseen."""
    state = GAME.setup(GAME.settings(mode="expert", fog_removed=4), 7)
    assert {name: len(cards) for name, cards in fog(state).items()} == {
        "fog deck": 6,
        "fog in the stealth deck": 0,
        "fog out of the game": 4,
    }
    assert GAME.view(state, 0).fog_gone == {"count": 4, "cards": [None] * 4}


@pytest.mark.parametrize(
    ("values", "complaint"),
    [
        ({"mode": "expert"}, r"expert mode removes 1 to 9 fog cards \(fog_removed\), not 0$"),
        ({"mode": "expert", "fog_removed": 10}, "fog_removed cannot be '10'; choose 0, 1, 2"),
        ({"fog_removed": 1}, "fog cards are removed in expert mode only, not in normal$"),
        ({"mode": "hopeless"}, "mode cannot be 'hopeless'; choose training, easy, normal, advanced, expert"),
        ({"sequence": "printed-9"}, "sequence cannot be 'printed-9'; choose any, standard, .*printed-8"),
        ({"start": "paris"}, "start cannot be 'paris'; choose clerkenwell"),
    ],
)
def test_wrong_settings(values: dict[str, Any], complaint: str) -> None:
    """BS-15.1 and BS-15.7: what there is to choose is said."""
    with pytest.raises(Mistake, match=complaint):
        GAME.settings(**values)


def test_every_mode_goes_with_every_sequence() -> None:
    """BS-15.1: either way round."""
    for name in SEQUENCES:
        for mode in ("training", "easy", "normal", "advanced", "expert"):
            for reverse in ("no", "yes"):
                removed = 1 if mode == "expert" else 0
                settings = GAME.settings(mode=mode, sequence=name, reverse=reverse, fog_removed=removed)
                assert GAME.check(settings) == []
