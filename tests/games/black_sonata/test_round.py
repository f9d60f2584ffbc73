"""BS-5 and BS-6: the round, the countdown, moving, keys and passing."""

from __future__ import annotations

import pytest

from fogbound.core.agenda import run_on
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.courses import COURSES
from fogbound.games.black_sonata.london import LONDON, PLACES
from tests.games.black_sonata.positions import offered, played, position, reason, refused, told


def test_the_lady_moves_then_the_player_does_one_thing() -> None:
    """BS-5.1 and BS-5.2: after each choice the next card is on top, and an action is asked for again."""
    state = position(top=5)
    assert offered(state) == ["move cripplegate", "move blackfriars", "search", "pass"]
    played(state, "move blackfriars")
    assert state.top == 6
    assert GAME.view(state, 0).decision["name"] == "ChooseAction"
    assert [step.data() for step in state.agenda] == [["Round"], ["ChooseAction", 0, True]]


def test_she_never_goes_farther_than_one_street() -> None:
    """BS-5.1: on every course from every card to the next, the last and the first included."""
    for course in COURSES:
        steps = zip(course.places, course.places[1:] + course.places[:1], strict=True)
        assert all(LONDON.distance(here, there) <= 1 for here, there in steps)


def test_the_new_top_card_is_seen() -> None:
    """BS-5.3: its landmark; and if it is fog, that it is fog."""
    state = position(top=5, fog_at=(7,))
    played(state, "pass")
    assert told(state)[-1] == ("sign", "residence")
    played(state, "pass")
    assert told(state)[-1] == ("sign", "fog")
    assert GAME.view(state, 0).signs[7] == "riverside"


def test_cards_moved_on_the_way_are_not_seen() -> None:
    """BS-5.3: of a flight of three cards only the card on top after it is seen, and then the next."""
    state = played(position(top=5, clues=("Mary Fitton", "Jane Davenant", "Anne Whateley")), "search", "let go")
    assert [slot for slot, sign in enumerate(GAME.view(state, 0).signs) if sign] == [0, 1, 2, 3, 4, 5, 8, 9]
    assert told(state)[-2:] == [("sign", "tavern"), ("sign", "riverside")]


def test_the_countdown_card_comes_up() -> None:
    """BS-5.4 and BS-5.6: after the last card; it goes to the bottom, and the first card is on top again."""
    state = played(position(top=25), "pass")
    assert (state.top, state.countdown) == (0, 1)
    assert ("countdown", 1) in told(state)


def test_the_deck_is_gone_through_three_times() -> None:
    """BS-5.4 and BS-5.6: 77 turns of passing in a game of 26 cards, then time has run out."""
    state = GAME.setup(GAME.settings(sequence="printed-1"), 1)
    turns = 0
    while state.outcome is None:
        played(state, "pass")
        turns += 1
    assert turns == 3 * 26 - 1
    assert reason(state) == "out_of_time"


def test_time_runs_out_when_the_card_comes_up_on_nothing() -> None:
    """BS-5.4: not when it is turned to 0."""
    state = played(position(top=25, countdown=1), "pass")
    assert (state.countdown, state.outcome) == (0, None)
    last = played(position(top=25, countdown=0), "pass")
    assert reason(last) == "out_of_time"
    assert last.outcome is not None
    assert last.outcome.losers == [0]


def test_the_countdown_card_in_the_middle_of_a_flight() -> None:
    """BS-5.5: it is carried out, and does not count: three cards from the last but one lead to the second."""
    state = played(position(top=24, clues=("Mary Fitton", "Jane Davenant", "Anne Whateley")), "search", "let go")
    assert (state.top, state.countdown) == (2, 1)


def test_the_countdown_card_as_the_last_of_a_flight() -> None:
    """BS-5.5: the card that was moved last lay above it: it comes up, and the first card of the deck is seen."""
    state = played(position(top=24, clues=("Mary Fitton", "Jane Davenant")), "search", "let go")
    assert (state.top, state.countdown) == (1, 1)
    assert told(state)[-3:] == [("countdown", 1), ("sign", "tavern"), ("sign", "residence")]


def test_time_can_run_out_during_a_flight() -> None:
    """BS-5.5: on 0 the rest stays and no further card is seen, although she was found."""
    state = position(top=24, countdown=0, clues=("Mary Fitton", "Jane Davenant", "Anne Whateley"))
    before = GAME.view(state, 0).signs
    played(state, "search", "reveal clue")
    assert reason(state) == "out_of_time"
    assert GAME.view(state, 0).signs == before
    assert GAME.view(state, 0).advances_left == 0


@pytest.mark.parametrize("choice", ["search", "use fog"])
def test_nothing_changes_the_order_of_the_deck(choice: str) -> None:
    """BS-5.6: fog comes into the slot of the card that left, and the course stays what it was."""
    fog_at = (5,) if choice == "use fog" else ()
    state = position(top=5, fog_at=fog_at, fog=("peek_five",), slid_in=("remove_itself",) if fog_at else ())
    course = state.course
    played(state, choice, *(["let go"] if choice == "search" else []))
    assert state.course is course
    assert GAME.view(state, 0).fog_slots == [5]


def test_a_move_goes_along_one_street() -> None:
    """BS-6.1: from every place to its neighbours, and nowhere else."""
    for place, name in enumerate(PLACES):
        state = position(top=5, at=name)
        moves = [choice for choice in offered(state) if choice.startswith("move ")]
        assert moves == [f"move {PLACES[near]}" for near in LONDON.neighbours[place]]
        assert refused(state, f"move {name}") == "BS-6.1"
        assert all((refused(state, f"move {other}") is None) == (f"move {other}" in moves) for other in PLACES)


def test_whoever_enters_a_place_claims_its_key() -> None:
    """BS-6.2: once."""
    state = played(position(top=5), "move blackfriars")
    assert GAME.view(state, 0).keys == ["blackfriars"]
    assert told(state)[-3:-1] == [("moved", "blackfriars"), ("key", "blackfriars", 1)]
    played(state, "move clerkenwell", "move blackfriars")
    assert told(state)[-2] == ("moved", "blackfriars")


def test_the_starting_place_is_claimed_by_coming_back_or_by_a_search() -> None:
    """BS-6.3: to begin there is not to enter it."""
    back = played(position(top=5), "move blackfriars", "move clerkenwell")
    assert GAME.view(back, 0).keys == ["clerkenwell", "blackfriars"]
    searched = played(position(top=5), "search", "let go")
    assert GAME.view(searched, 0).keys == ["clerkenwell"]


def test_the_suit_card_is_free_once_all_keys_are_claimed() -> None:
    """BS-6.4: it may be revealed when an action is to be chosen, which is then still to be chosen."""
    keys = " ".join(PLACES[1:])
    state = position(top=5, at="cripplegate", keys=keys)
    assert refused(state, "reveal suit card") == "BS-6.4"
    played(state, "move clerkenwell")
    assert "reveal suit card" in offered(state)
    top = state.top
    played(state, "reveal suit card")
    assert state.top == top
    assert [clue["name"] for clue in GAME.view(state, 0).clues] == ["Penelope Rich"]
    assert refused(state, "reveal suit card") == "BS-6.4"
    assert GAME.view(state, 0).suit_card is None


def test_an_unrevealed_suit_card_is_no_clue() -> None:
    """BS-6.4 and BS-8.1: it may stay where it is for ever, and she does not flee for it."""
    state = played(position(top=5, keys="all"), "search", "let go")
    assert state.top == 6
    state = played(position(top=5, keys="all"), "reveal suit card", "search", "let go")
    assert state.top == 7


def test_a_last_key_claimed_by_a_search_does_not_lengthen_that_flight() -> None:
    """BS-6.4: the suit card can be revealed from the next turn on."""
    keys = " ".join(PLACES[1:])
    state = played(position(top=5, keys=keys), "search", "let go")
    assert state.top == 6
    assert "reveal suit card" in offered(state)


@pytest.mark.parametrize("fog_at", [(), (5,)])
def test_passing_is_always_allowed(fog_at: tuple[int, ...]) -> None:
    """BS-6.5: on a fog card as well."""
    state = played(position(top=5, fog_at=fog_at), "pass")
    assert state.top == 6
    assert GAME.view(state, 0).pawn == "clerkenwell"


def test_the_first_round_begins_by_itself() -> None:
    """BS-4.6: a game set up and not run on waits for nobody; run on, it waits for the first action."""
    state = GAME.deal(GAME.settings(), 3)
    assert state.top == 0
    run_on(state)
    assert state.top == 1
