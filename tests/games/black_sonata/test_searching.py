"""BS-7, BS-8 and BS-12: searching, fleeing and confronting."""

from __future__ import annotations

import pytest

from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.catalogue import FOG_NAMES
from fogbound.games.black_sonata.courses import COURSES
from fogbound.games.black_sonata.london import PLACES, STANDING
from fogbound.games.black_sonata.women import NAMES
from tests.games.black_sonata.positions import fog, offered, played, position, reason, refused, told, women

LUCY = "amorous+court+shakespeare"
WRONG = "literary+married+children"


def test_no_search_on_fog() -> None:
    """BS-7.1: the top card must be a stealth card."""
    assert refused(position(top=5, fog_at=(5,)), "search") == "BS-7.1"
    assert refused(position(top=5, fog_at=(4,)), "search") is None


def test_fog_takes_the_place_of_the_searched_card() -> None:
    """BS-7.2: the top card of the fog deck, unseen."""
    state = played(position(top=5, fog=("swap_clue", "peek_five")), "search", "let go")
    assert fog(state)["fog in the stealth deck"] == ["swap_clue"]
    assert fog(state)["fog deck"][0] == "peek_five"
    view = GAME.view(state, 0)
    assert (view.fog_slots, view.slid_in, view.fog_deck["count"]) == ([5], {"count": 1, "cards": [None]}, 9)


def test_fog_cards_lie_in_the_order_of_their_slots() -> None:
    """BS-7.2: each in the slot it was slid into, whenever that was."""
    state = position(top=5, fog_at=(2, 9), slid_in=("peek_five", "swap_clue"), fog=("move_anywhere",))
    played(state, "search", "let go")
    assert fog(state)["fog in the stealth deck"] == ["peek_five", "move_anywhere", "swap_clue"]


@pytest.mark.parametrize("at", ["clerkenwell", "cornhill"])
def test_without_fog_a_search_loses(at: str) -> None:
    """BS-7.2 and BS-9.6: whatever it would have found, with the right traits named or not."""
    state = position(top=5, at=at, gone=FOG_NAMES, named=LUCY)
    assert refused(state, "search") is None
    played(state, "search")
    assert reason(state) == "no_fog_to_search"


def test_the_last_fog_card_may_be_taken() -> None:
    """BS-9.6: and the game goes on with moving and passing."""
    state = played(position(top=5, gone=FOG_NAMES[1:]), "search", "let go")
    assert state.outcome is None
    assert played(state, "move blackfriars").outcome is None


def test_she_is_found_where_she_is() -> None:
    """BS-1.2, BS-1.3 and BS-7.3: at the one place whose keyhole shows the silhouette, and at no other."""
    for place in PLACES:
        state = played(position(top=5, at=place), "search")
        assert state.searches[-1].found == (place == "clerkenwell")
        assert GAME.view(state, 0).decision["name"] == ("FoundHer" if place == "clerkenwell" else "ChooseAction")


def test_the_place_need_not_be_claimed() -> None:
    """BS-7.3: the key on the suit card serves as well."""
    assert played(position(top=5, keys=""), "search").searches[-1].found
    assert played(position(top=5, keys="clerkenwell"), "search").searches[-1].found


def test_a_landmark_of_a_card_stands_where_she_is() -> None:
    """BS-1.2: in every slot of every course."""
    for course in COURSES:
        assert all(mark in STANDING[place] for mark, place in zip(course.landmarks, course.places, strict=True))


def test_after_finding_her() -> None:
    """BS-7.4 and BS-12.3: a clue, or, with traits named, a confrontation, or neither; one of them."""
    state = played(position(top=5), "search")
    assert offered(state) == ["reveal clue", "let go"]
    assert refused(state, "confront") == "BS-12.1"
    state = played(position(top=5, named=LUCY), "search")
    assert offered(state) == ["reveal clue", "confront", "let go"]
    played(state, "reveal clue")
    assert GAME.view(state, 0).decision["name"] == "ChooseAction"


def test_nothing_else_is_done_before_that_is_chosen() -> None:
    """BS-7.4: not even naming traits."""
    state = played(position(top=5), "search")
    others = ["move blackfriars", "search", "use fog", "pass", "reveal suit card", f"name {LUCY}"]
    assert [refused(state, choice) for choice in others] == ["BS-7.4"] * 6


def test_the_top_clue_is_revealed_and_kept() -> None:
    """BS-7.4: the first of the clue deck."""
    state = position(top=5)
    first = women(state)["clue deck"][0]
    played(state, "search", "reveal clue")
    assert women(state)["clues"] == [first]
    assert first not in women(state)["clue deck"]
    assert ("clue", first) in told(state)


def test_with_an_empty_clue_deck() -> None:
    """BS-7.4: she can still be confronted or let go; where no traits were named either, nothing is left to choose."""
    state = played(position(top=5, deck=(), named=LUCY), "search")
    assert offered(state) == ["confront", "let go"]
    assert refused(state, "reveal clue") == "BS-7.4"
    state = played(position(top=5, deck=()), "search")
    decision = GAME.decision(state)
    assert decision is not None
    forced = decision.forced(state)
    assert forced is not None
    assert forced.text == "let go"


def test_the_card_leaves_the_game_unseen_and_the_key_is_claimed() -> None:
    """BS-7.5: of the slot only the sign, the place searched and whether she was there are known."""
    state = played(position(top=5, at="st_pauls"), "search")
    view = GAME.view(state, 0)
    assert view.keys == ["st_pauls"]
    assert view.searches == [{"slot": 5, "place": "st_pauls", "found": False}]
    assert "clerkenwell" not in view.json().replace('"start"', "")


@pytest.mark.parametrize("count", range(5))
def test_she_flees_by_as_many_cards_as_there_are_clues(count: int) -> None:
    """BS-8.1 and BS-8.2: and then moves on; without clues the fog card stays on top till then."""
    clues = ("Mary Fitton", "Jane Davenant", "Anne Whateley", "Marie Mountjoy")[:count]
    state = played(position(top=5, clues=clues), "search", "let go")
    assert state.top == 5 + count + 1
    assert told(state).count(("fled", count)) == (count > 0)


def test_she_flees_after_a_miss_as_well() -> None:
    """BS-8.1: and as far."""
    state = played(position(top=5, at="clink", clues=("Mary Fitton", "Jane Davenant")), "search")
    assert state.top == 8


def test_the_new_clue_counts() -> None:
    """BS-8.1: the one revealed in this search."""
    assert played(position(top=5, clues=("Mary Fitton",)), "search", "reveal clue").top == 8


def test_a_clue_given_up_does_not_count() -> None:
    """BS-8.1: for a flight."""
    state = position(top=5, clues=("Mary Fitton",), deck=("Jane Davenant",), given_up=("Anne Whateley",))
    assert played(state, "search", "let go").top == 7


def test_the_first_card_of_the_flight_is_the_new_fog() -> None:
    """BS-8.3: it lies in the slot searched, and her next move follows the flight at once."""
    state = played(position(top=5, clues=("Mary Fitton",)), "search", "let go")
    assert (GAME.view(state, 0).fog_slots, state.top) == ([5], 7)


def test_traits_must_be_named_before_the_search() -> None:
    """BS-12.1: whether they follow from the clues is not asked."""
    state = played(position(top=5), f"name {LUCY}", "search", "confront")
    assert reason(state) == "unmasked"


def test_the_right_traits_win() -> None:
    """BS-12.2 and BS-13.1: her card is turned up."""
    state = played(position(top=5, named=LUCY), "search", "confront")
    assert state.outcome is not None
    assert state.outcome.winners == [0]
    assert GAME.view(state, 0).lady == "Lucy Morgan"


def test_wrong_traits_lose() -> None:
    """BS-12.2 and BS-13.2: her card is turned up as well."""
    state = played(position(top=5, named=WRONG), "search", "confront")
    assert reason(state) == "mistaken"
    assert GAME.view(state, 0).lady == "Lucy Morgan"
    assert state.outcome is not None
    assert state.outcome.losers == [0]


def test_a_miss_with_traits_named_costs_no_more() -> None:
    """BS-12.3: the card, and the flight."""
    state = played(position(top=5, at="clink", named=WRONG), "search")
    assert state.outcome is None
    assert state.named is not None


def test_declining_to_confront() -> None:
    """BS-12.3: she flees as after a miss."""
    state = played(position(top=5, named=WRONG, clues=("Mary Fitton",)), "search", "let go")
    assert (state.outcome, state.top) == (None, 7)


def test_a_right_answer_wins_with_the_last_fog_card_and_the_last_card() -> None:
    """BS-12.4: before she could flee."""
    clues = ("Mary Fitton", "Jane Davenant")
    state = position(top=25, countdown=0, named=LUCY, gone=FOG_NAMES[1:], clues=clues)
    assert reason(played(state, "search", "confront")) == "unmasked"


def test_all_ways_to_lose() -> None:
    """BS-13.2: each has its reason, and the rule it comes from."""
    assert GAME.info.endings == {
        "unmasked": "BS-12.2",
        "mistaken": "BS-12.2",
        "out_of_time": "BS-5.4",
        "no_fog_to_search": "BS-7.2",
        "no_fog_to_use": "BS-9.2",
        "fog_in_vain": "BS-9.4",
    }


def test_the_longest_flight() -> None:
    """BS-8.1: eleven clues, and the shortest deck has 24 cards: she never flees round the whole of it."""
    clues = tuple(name for name in NAMES if name != "Lucy Morgan")
    state = position(sequence="hard-move1", cut=0, top=3, clues=clues, keys="all")
    assert played(state, "search", "let go").top == 3 + 11 + 1
