"""What a seat knows, and what it can work out."""

from __future__ import annotations

from collections import Counter

import pytest

from fogbound.games.unmatched import GAME
from fogbound.games.unmatched.cards import DECKS, NAMES
from tests.games.unmatched.positions import battle, battle_data, deck, fight, hand, known, offered, played


def test_what_is_open_to_all() -> None:
    """UNM-1.8: board, health, forms, the counts of hands and decks, and piles with their order."""
    state = battle("hyde bm18/9", "sherlock bm16 bm31", hands=("feint", "feint"), decks=("skirmish", None))
    view = GAME.view(state, None)
    assert view.fighters[0] == {
        "id": "hero_1",
        "seat": 0,
        "kind": "jekyll_hyde",
        "at": "bm18",
        "health": 9,
        "most": 16,
        "state": "standing",
    }
    assert view.forms == ["hyde", None]
    assert [zone["count"] for zone in view.hands] == [1, 1]
    assert [zone["count"] for zone in view.decks] == [1, 29]
    played(state, "attack hero_1", "target hero_2", "play feint", "no_card")
    assert GAME.view(state, None).discards[0][0] == "feint"


def test_hands_and_decks_are_secret() -> None:
    """UNM-1.9: a hand is seen by its owner alone, a deck by nobody."""
    state = battle("jekyll bm18", "sherlock bm16 bm31", hands=("feint skirmish", "feint"))
    assert known(state, "hands", 0, 0) == ["feint", "skirmish"]
    assert known(state, "hands", 0, 1) == [None, None]
    assert set(known(state, "decks", 0, 0)) == {None}


def test_what_was_seen_stays_listed() -> None:
    """UNM-1.10: as it was then; of a card that goes unseen one knows only where it may be."""
    state = battle("sherlock bm18 bm31", "dracula bm16", hands=("eliminate_the_impossible", "dash exploit beastform"))
    played(state, "scheme eliminate_the_impossible", "discard beastform")
    assert known(state, "hands", 1, 0) == ["dash", "exploit"]
    played(state, "maneuver", "no_boost", "done", "pass", "attack hero_2", "target hero_1", "play dash")
    view = GAME.view(state, 0)
    assert view.hands[1]["cards"] == [None]
    assert view.laid[1]["cards"] == [None]
    assert view.sightings == [{"cards": ["dash", "exploit"], "among": ["hand 1", "laid 1"]}]


def test_a_hand_that_was_shown_binds_nobody() -> None:
    """UNM-1.10: cards drawn later may be the ones that are laid."""
    state = battle(
        "sherlock bm18 bm31", "dracula bm16", hands=("confirm_suspicion", "mistform"), decks=(None, "dash feint")
    )
    played(state, "scheme confirm_suspicion", "name 3")
    assert known(state, "hands", 1, None) == ["mistform"]
    played(state, "maneuver", "no_boost", "done", "pass", "maneuver")
    assert known(state, "hands", 1, None) == ["mistform", None]


def test_cards_nobody_has_seen_are_counted() -> None:
    """UNM-1.8: what all thirty cards of a deck are is known."""
    state = battle("jekyll bm18", "sherlock bm16 bm31", hands=("feint", "feint"))
    unseen = GAME.unseen(GAME.view(state, 0))
    whole = Counter([NAMES[card] for card in (*DECKS["jekyll_hyde"].cards, *DECKS["sherlock"].cards)])
    assert unseen == whole - Counter(["feint"])


@pytest.mark.parametrize("seed", range(20))
def test_imagined_worlds_hold_what_everybody_can_work_out(seed: int) -> None:
    """UNM-7.1: who attacks has laid a card for it; who laid none face up has not laid Elementary."""
    state = battle("dracula bm18", "sherlock bm16 bm31", hands=("dash mistform mistform", "feint elementary"))
    played(state, "attack hero_1")
    world = GAME.sample(GAME.view(state, 1), seed)
    played(world, "target hero_2")
    assert offered(world, "play")
    played(state, "target hero_2", "play dash")
    world = GAME.sample(GAME.view(state, 1), seed)
    laid = world.laid[0].cards[0]
    assert DECKS["dracula"].attacks[laid]
    played(state, "play feint")


def test_imagined_worlds_keep_what_was_seen() -> None:
    """UNM-1.10: cards seen in a hand are there in every world, and the known top of a deck lies there."""
    state = battle(
        "dracula bm18",
        "invisible_man bm16",
        hands=("exploit", "coded_notes vanish"),
        decks=(None, "slip_away lurking confound rolling_fog"),
    )
    fight(state, "hero_1", "hero_2", "exploit", "coded_notes")
    played(state, "top vanish", "top confound")
    for seed in range(10):
        world = GAME.sample(GAME.view(state, 1), seed)
        assert deck(world, 1)[:2] == ["confound", "vanish"]
        assert hand(world, 1) == ["slip_away", "lurking"]


def test_a_position_written_by_hand_needs_little() -> None:
    """UNM-1.7: fighters and hands; the decks are then all other cards."""
    data = battle_data("jekyll bm18", "sherlock bm16 bm31", hands=("feint", "feint"))
    for name in ("decks", "discards", "forms", "fog"):
        del data["table"][name]
    state = GAME.from_data(data)
    assert [len(deck) for deck in state.decks] == [29, 29]
    assert GAME.view(state, None).forms == ["jekyll", None]
