"""BS-9 and BS-10: using fog, and each of the ten fog cards."""

from __future__ import annotations

from typing import Any

import pytest

from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.catalogue import FOG_NAMES
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import NAMES, SUITS, WOMEN
from tests.games.black_sonata.positions import fog, offered, played, position, reason, refused, told, women


def on(card: str, **said: Any) -> Pursuit:
    """Fog lies on top, and it is this card."""
    return position(**{"top": 5, "fog_at": (5,), "slid_in": (card,), **said})


def used(card: str, **said: Any) -> Pursuit:
    """The same when it was used."""
    return played(on(card, **said), "use fog")


def test_fog_can_be_used_when_it_is_on_top() -> None:
    """BS-9.1: and only then."""
    assert offered(on("remove_itself")) == ["move cripplegate", "move blackfriars", "use fog", "pass"]
    assert refused(position(top=5, fog_at=(4, 6)), "use fog") == "BS-9.1"


def test_new_fog_takes_the_place_of_the_used_card() -> None:
    """BS-9.2 and BS-9.3: unseen; the used card goes to the bottom of the fog deck, where it is known to lie."""
    state = used("peek_five", fog=("swap_clue", "move_anywhere"))
    assert fog(state)["fog in the stealth deck"] == ["swap_clue"]
    assert fog(state)["fog deck"][0] == "move_anywhere"
    assert fog(state)["fog deck"][-1] == "peek_five"
    view = GAME.view(state, 0)
    assert view.fog_deck["cards"] == [None] * 8 + ["peek_five"]
    assert view.slid_in["cards"] == [None]


def test_a_known_fog_card_is_known_when_it_is_slid_in_again() -> None:
    """BS-9.3 and BS-16.1: whoever saw it go to the bottom can follow it."""
    state = used("peek_five", gone=FOG_NAMES[:2] + FOG_NAMES[3:9])
    assert fog(state)["fog deck"] == ["peek_five"]
    played(state, "search" if not state.fog_on_top() else "pass")
    assert GAME.view(state, 0).slid_in["cards"] == [None, "peek_five"]


@pytest.mark.parametrize("card", FOG_NAMES)
def test_without_fog_to_slide_in_using_it_loses(card: str) -> None:
    """BS-9.2 and BS-9.6: before the card is read, whatever it is."""
    state = used(card, gone=tuple(name for name in FOG_NAMES if name != card))
    assert reason(state) == "no_fog_to_use"
    assert GAME.view(state, 0).slid_in["cards"] == [None]


def test_a_fog_card_must_be_carried_out_first() -> None:
    """BS-9.4: nothing else can be chosen until it is."""
    state = used("move_adjacent")
    for choice in ("search", "use fog", "pass", "name literary+married+children", "give up Mary Fitton"):
        assert refused(state, choice) == "BS-9.4"


def test_she_does_not_flee_after_fog() -> None:
    """BS-9.5: the next card follows, however many clues there are."""
    state = used("remove_itself", clues=("Mary Fitton", "Jane Davenant", "Anne Whateley"))
    assert (state.top, state.searches) == (6, ())


# The ten cards.


@pytest.mark.parametrize("card", ["reveal_clue", "reveal_clue_once"])
def test_reveal_clue(card: str) -> None:
    """BS-10.1 and BS-10.2: the top card of the clue deck is kept."""
    state = on(card)
    first = women(state)["clue deck"][0]
    assert women(played(state, "use fog"))["clues"] == [first]
    assert state.top == 6


@pytest.mark.parametrize("card", ["reveal_clue", "reveal_clue_once"])
def test_reveal_clue_in_vain(card: str) -> None:
    """BS-9.4, BS-10.1 and BS-10.2: with an empty clue deck the game is lost."""
    assert reason(used(card, deck=())) == "fog_in_vain"


def test_reveal_clue_once() -> None:
    """BS-10.2: the fog card is out of the game, face up."""
    state = used("reveal_clue_once")
    assert fog(state)["fog out of the game"] == ["reveal_clue_once"]
    assert GAME.view(state, 0).fog_gone["cards"] == ["reveal_clue_once"]


def test_move_anywhere() -> None:
    """BS-10.3: to any of the eleven places; a new one is entered."""
    state = used("move_anywhere")
    assert offered(state) == [f"move {place}" for place in PLACES]
    played(state, "move southwark")
    assert (GAME.view(state, 0).pawn, GAME.view(state, 0).keys) == ("southwark", ["southwark"])
    assert state.top == 6


def test_move_anywhere_and_stay() -> None:
    """BS-10.3: staying is not entering, so no key is claimed."""
    state = played(used("move_anywhere"), "move clerkenwell")
    assert (GAME.view(state, 0).pawn, GAME.view(state, 0).keys) == ("clerkenwell", [])


def test_move_adjacent() -> None:
    """BS-10.4: along one street, and it must be done."""
    state = used("move_adjacent")
    assert offered(state) == ["move cripplegate", "move blackfriars"]
    assert refused(state, "move clerkenwell") == "BS-10.4"
    played(state, "move cripplegate")
    assert GAME.view(state, 0).keys == ["cripplegate"]


def test_peek_five() -> None:
    """BS-10.5: the next five backs in order, fog among them as fog; nothing moves but for the next round."""
    state = used("peek_five", fog_at=(5, 8), slid_in=("peek_five", "swap_clue"))
    assert ("peeked", ["residence", "riverside", "fog", "riverside", "tavern"]) in told(state)
    assert state.top == 6
    assert [slot for slot, sign in enumerate(GAME.view(state, 0).signs) if sign] == list(range(11))


def test_peek_five_over_the_countdown_card() -> None:
    """BS-10.5 and BS-5.5: it is passed over, and not carried out."""
    state = used("peek_five", top=23, fog_at=(23,))
    assert ("peeked", ["church", "commercial", "tavern", "residence", "commercial"]) in told(state)
    assert (state.top, state.countdown) == (24, 2)


def test_swap_clue() -> None:
    """BS-10.6: one clue is put away, chosen before the new one is seen; then the next is revealed."""
    state = used("swap_clue", clues=("Mary Fitton", "Jane Davenant"), deck=("Anne Whateley",))
    assert offered(state) == ["give up Mary Fitton", "give up Jane Davenant"]
    assert refused(state, "give up Anne Whateley") == "BS-10.6"
    played(state, "give up Mary Fitton")
    assert women(state)["clues"] == ["Jane Davenant", "Anne Whateley"]
    assert "Mary Fitton" in women(state)["clues given up"]


def test_swap_the_suit_card() -> None:
    """BS-10.6: once revealed it can be given up like any clue."""
    state = used("swap_clue", clues=("Penelope Rich", "Mary Fitton"), keys="all")
    assert "give up Penelope Rich" in offered(state)


@pytest.mark.parametrize("said", [{}, {"clues": ("Mary Fitton",), "deck": ()}, {"deck": ()}])
def test_swap_clue_in_vain(said: dict[str, Any]) -> None:
    """BS-9.4 and BS-10.6: without a clue to give up or one to come the game is lost."""
    assert reason(used("swap_clue", **said)) == "fog_in_vain"


def test_advance_two() -> None:
    """BS-10.7: the new fog card and one more go as a block; the card then on top is seen, and soon another."""
    state = used("advance_two")
    assert state.top == 8
    assert [slot for slot, sign in enumerate(GAME.view(state, 0).signs) if sign] == [0, 1, 2, 3, 4, 5, 7, 8]


def test_advance_two_can_run_out_of_time() -> None:
    """BS-10.7 and BS-5.5: when the countdown card comes up on 0."""
    assert reason(used("advance_two", top=24, fog_at=(24,), countdown=0)) == "out_of_time"


def test_remove_itself() -> None:
    """BS-10.8: one fog card fewer, and nothing else."""
    state = on("remove_itself")
    before = women(state)
    played(state, "use fog")
    assert fog(state)["fog out of the game"] == ["remove_itself"]
    assert (women(state), state.top) == (before, 6)


def test_discard_fog() -> None:
    """BS-10.9: the top card of the fog deck leaves the game unseen."""
    state = used("discard_fog", fog=("swap_clue", "move_anywhere"))
    assert fog(state)["fog out of the game"] == ["move_anywhere"]
    assert GAME.view(state, 0).fog_gone == {"count": 1, "cards": [None]}


def test_discard_fog_itself() -> None:
    """BS-10.9: where there is no other, it is this card, which was read."""
    gone = tuple(name for name in FOG_NAMES if name not in ("discard_fog", "swap_clue"))
    state = used("discard_fog", gone=gone)
    assert fog(state)["fog deck"] == []
    assert fog(state)["fog out of the game"][-1] == "discard_fog"
    assert GAME.view(state, 0).fog_gone["cards"][-1] == "discard_fog"


def test_replace_lady() -> None:
    """BS-10.10: the old one is shuffled into the clue deck, and its top card is the new one; her suit is seen."""
    state = on("replace_lady", clues=("Mary Fitton",), keys="clink", named="literary+married+children", chance=[0] * 9)
    before, in_game = women(state), sorted([*women(state)["clue deck"], "Lucy Morgan"])
    played(state, "use fog")
    after, lady = women(state), state.lady.cards[0]
    assert sorted([*after["clue deck"], NAMES[lady]]) == in_game
    assert GAME.view(state, 0).suit == SUITS[WOMEN[lady].suit]
    assert ("new_lady", GAME.view(state, 0).suit) in told(state)
    assert {zone: cards for zone, cards in after.items() if zone not in ("Dark Lady", "clue deck")} == {
        zone: cards for zone, cards in before.items() if zone not in ("Dark Lady", "clue deck")
    }
    assert (GAME.view(state, 0).keys, GAME.view(state, 0).named) == (["clink"], "literary+married+children")


def test_any_card_of_the_clue_deck_or_the_same_can_be_the_new_lady() -> None:
    """BS-10.10: each as likely as any other."""
    seen = set()
    for seed in range(300):
        state = GAME.from_data(GAME.data(on("replace_lady")), seed=seed)
        seen.add(NAMES[played(state, "use fog").lady.cards[0]])
    assert seen == set(NAMES) - {"Penelope Rich"}


def test_the_suit_card_stays_with_the_first_lady() -> None:
    """BS-10.10: and says so; the removed suit stays out."""
    state = GAME.from_data(GAME.data(on("replace_lady", mode="advanced")), seed=4)
    view = GAME.view(played(state, "use fog"), 0)
    assert view.suit != "acorn"
    assert view.suit_card == {"suit": "acorn", "free": False}
    assert view.removed_suit == "thistle"


def test_replace_lady_with_an_empty_clue_deck() -> None:
    """BS-10.10: she comes back herself."""
    state = used("replace_lady", deck=())
    assert (women(state)["Dark Lady"], state.outcome) == (["Lucy Morgan"], None)
