"""Every card of the Invisible Man."""

from __future__ import annotations

from tests.games.unmatched.positions import (
    asked,
    battle,
    deck,
    fact,
    fight,
    fog_of,
    hand,
    health,
    known,
    offered,
    pile,
    played,
    refused,
    struck,
    where,
)

ON_FOG = ("bm18 bm00 bm10", "")
"""A token beneath him, where he stands on bm18 in the first seat."""


def test_surprise_attack() -> None:
    """UNM-13.8: the other card's effects are cancelled; on fog the token beneath him goes to any space without fog."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("surprise_attack", "exploit"), fog=ON_FOG)
    fight(state, "hero_1", "hero_2", "surprise_attack", "exploit")
    assert struck(state) == (5, 4, 1)
    assert hand(state, 1) == []
    spaces = offered(state, "go")
    assert len(spaces) == 32 - 3
    assert "bm16" in spaces
    played(state, "go bm16")
    assert fog_of(state, 0) == {"bm16", "bm00", "bm10"}


def test_surprise_attack_off_fog() -> None:
    """UNM-13.8: no token moves; nor if it was cancelled."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("surprise_attack", ""))
    fight(state, "hero_1", "hero_2", "surprise_attack")
    assert asked(state) == "TakeAction 0"
    cancelled = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("surprise_attack", "elementary"), fog=ON_FOG)
    fight(cancelled, "hero_1", "hero_2", "surprise_attack", "elementary")
    played(cancelled, "name 5")
    assert asked(cancelled) == "TakeAction 0"


def test_slip_away() -> None:
    """UNM-13.9: a token to a space without fighter and token, and he with it."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("slip_away", "exploit"), fog=ON_FOG)
    fight(state, "hero_1", "hero_2", "slip_away", "exploit")
    assert offered(state, "token") == ["bm00", "bm10", "bm18"]
    played(state, "token bm18")
    spaces = offered(state, "go")
    assert not {"bm18", "bm16", "bm00", "bm10"} & set(spaces)
    played(state, "go bm31")
    assert where(state, "hero_1") == "bm31"
    assert fog_of(state, 0) == {"bm00", "bm10", "bm31"}


def test_emerge_from_mist() -> None:
    """UNM-13.10: 5 if he stood on fog when the first action of this turn began, wherever he stands now."""
    for fog, expected in ((ON_FOG, 5), (None, 3)):
        state = battle(
            "invisible_man bm18",
            "jekyll bm21",
            hands=("emerge_from_mist", ""),
            fog=fog,
            agenda=[["NextAction", 0], ["StartAbility", 0], ["MoveFighter", 1, "hero_2", 0]],
            actions=2,
        )
        played(state, "go bm21", "maneuver", "no_boost", "go bm16")
        fight(state, "hero_1", "hero_2", "emerge_from_mist")
        assert struck(state) == (expected, 0, expected)


def test_covert_preparation() -> None:
    """UNM-13.11: draw, shift a token up to 2, and then the other player shifts another up to 2."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("covert_preparation", ""))
    fight(state, "hero_1", "hero_2", "covert_preparation")
    assert len(hand(state, 0)) == 1
    played(state, "token bm00")
    assert offered(state, "go") == ["bm00", "bm01", "bm04", "bm05", "bm07", "bm12", "bm14", "bm27"]
    played(state, "go bm07")
    assert asked(state) == "PickToken 1"
    assert offered(state, "token") == ["bm10", "bm11"]
    played(state, "token bm10", "go bm10")
    assert asked(state) == "TakeAction 0"


def test_dreaming_of_revenge() -> None:
    """UNM-13.12: on fog, every opposing fighter on fog takes 1."""
    state = battle(
        "invisible_man bm18",
        "sherlock bm16 bm31",
        hands=("dreaming_of_revenge", ""),
        fog=("bm18 bm31 bm10", ""),
    )
    fight(state, "hero_1", "hero_2", "dreaming_of_revenge")
    assert (health(state, "hero_2"), health(state, "sidekick_2a")) == (13, 7)
    away = ("bm16 bm31 bm10", "")
    off = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("dreaming_of_revenge", ""), fog=away)
    fight(off, "hero_1", "hero_2", "dreaming_of_revenge")
    assert (health(off, "hero_2"), health(off, "sidekick_2a")) == (13, 8)


def test_confound() -> None:
    """UNM-13.13: unless the other player discards a card, each token may be sent on, once."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("confound", "dash"))
    fight(state, "hero_1", "hero_2", "confound")
    assert (asked(state), offered(state)) == ("MayPay 1", ["discard dash", "done"])
    played(state, "done", "token bm00", "go bm16")
    assert offered(state) == ["token bm10", "token bm11", "done"]
    played(state, "token bm11", "go bm00", "done")
    assert fog_of(state, 0) == {"bm16", "bm10", "bm00"}


def test_confound_that_is_paid_for() -> None:
    """UNM-13.13: then no token moves."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("confound", "dash"))
    fight(state, "hero_1", "hero_2", "confound")
    played(state, "discard dash")
    assert pile(state, 1) == ["dash"]
    assert asked(state) == "TakeAction 0"


def test_confound_against_an_empty_hand() -> None:
    """UNM-13.13: there is nothing to pay with."""
    state = battle("invisible_man bm18", "dracula bm16", hands=("confound", ""))
    fight(state, "hero_1", "hero_2", "confound")
    assert asked(state) == "SendEachToken 0"


def test_impossible_to_see() -> None:
    """UNM-8.3 and UNM-13.14: the other card is worth 0, whatever is added; its other effects happen."""
    state = battle("dracula bm18 bm21", "invisible_man bm16", hands=("feeding_frenzy", "impossible_to_see"))
    fight(state, "hero_1", "hero_2", "feeding_frenzy", "impossible_to_see")
    assert struck(state) == (0, 2, 0)
    other = battle("dracula bm18", "invisible_man bm16", hands=("exploit", "impossible_to_see"))
    fight(other, "hero_1", "hero_2", "exploit", "impossible_to_see")
    assert len(hand(other, 0)) == 1


def test_impossible_to_see_leaves_the_fogs_bonus() -> None:
    """UNM-8.3 and UNM-13.1: which is no card effect."""
    state = battle(
        "invisible_man bm18",
        "invisible_man bm16",
        hands=("impossible_to_see", "lurking"),
        fog=("bm01 bm02 bm03", "bm16 bm00 bm10"),
    )
    fight(state, "hero_1", "hero_2", "impossible_to_see", "lurking")
    assert struck(state) == (2, 1, 1)


def test_lurking() -> None:
    """UNM-13.15: draw, then jump to fog where nobody else stands, or shift a token up to 3."""
    state = battle("dracula bm18 bm00", "invisible_man bm16", hands=("dash", "lurking"), fog=("", "bm16 bm00 bm10"))
    fight(state, "hero_1", "hero_2", "dash", "lurking")
    assert len(hand(state, 1)) == 1
    played(state, "jump")
    assert offered(state, "place") == ["bm10", "bm16"]
    played(state, "place bm10")
    assert where(state, "hero_2") == "bm10"
    shifted = battle("dracula bm18", "invisible_man bm16", hands=("dash", "lurking"))
    fight(shifted, "hero_1", "hero_2", "dash", "lurking")
    played(shifted, "shift", "token bm00", "go bm01")
    assert fog_of(shifted, 1) == {"bm01", "bm10", "bm11"}


def test_lurking_where_no_fog_is_free() -> None:
    """UNM-13.15: to jump may be picked, and nothing comes of it."""
    state = battle(
        "dracula bm18 bm00 bm10 bm11", "invisible_man bm16", hands=("dash", "lurking"), fog=("", "bm00 bm10 bm11")
    )
    fight(state, "hero_1", "hero_2", "dash", "lurking")
    played(state, "jump")
    assert where(state, "hero_2") == "bm16"
    assert asked(state) == "MoveFighter 0"


def test_into_thin_air() -> None:
    """UNM-13.16: he may move 1, from fog to fog too; then the other player shifts a token."""
    state = battle("dracula bm18", "invisible_man bm16", hands=("exploit", "into_thin_air"), fog=("", "bm16 bm00 bm10"))
    fight(state, "hero_1", "hero_2", "exploit", "into_thin_air")
    assert offered(state, "go") == ["bm00", "bm10", "bm13", "bm16", "bm21"]
    played(state, "go bm00")
    assert asked(state) == "PickToken 0"
    played(state, "token bm16", "go bm18")
    assert fog_of(state, 1) == {"bm00", "bm10", "bm18"}


def test_coded_notes() -> None:
    """UNM-13.17: three cards, and two of the hand on the deck; the others learn only how many."""
    state = battle(
        "dracula bm18",
        "invisible_man bm16",
        hands=("exploit", "coded_notes vanish"),
        decks=(None, "slip_away lurking confound rolling_fog"),
    )
    fight(state, "hero_1", "hero_2", "exploit", "coded_notes")
    assert asked(state) == "PutOnTop 1"
    played(state, "top vanish", "top confound")
    assert deck(state, 1) == ["confound", "vanish", "rolling_fog"]
    assert hand(state, 1) == ["slip_away", "lurking"]
    assert known(state, "decks", 1, 1) == ["confound", "vanish", None]
    assert known(state, "decks", 1, 0) == [None, None, None]


def test_coded_notes_with_a_short_deck() -> None:
    """UNM-9.5 and UNM-13.17: 2 for each card that is missing, and then what is in hand goes back."""
    state = battle("dracula bm18", "invisible_man bm16", hands=("exploit", "coded_notes"), decks=(None, "slip_away"))
    fight(state, "hero_1", "hero_2", "exploit", "coded_notes")
    assert health(state, "hero_2") == 15 - 1 - 4
    played(state, "top slip_away")
    assert hand(state, 1) == []


def test_reign_of_terror() -> None:
    """UNM-13.18: on fog, 2 to an opposing fighter anywhere; off fog nothing."""
    state = battle("invisible_man bm18", "sherlock bm30 bm31", hands=("reign_of_terror", ""), fog=ON_FOG)
    played(state, "scheme reign_of_terror")
    assert offered(state) == ["choose hero_2", "choose sidekick_2a"]
    played(state, "choose sidekick_2a")
    assert health(state, "sidekick_2a") == 6
    off = battle("invisible_man bm18", "sherlock bm30 bm31", hands=("reign_of_terror", ""))
    played(off, "scheme reign_of_terror")
    assert asked(off) == "TakeAction 0"


def test_vanish() -> None:
    """UNM-13.19 and UNM-13.21: 1 health, off the board, and the turn is over; back on a free space in the next."""
    state = battle("invisible_man bm18/10", "sherlock bm16 bm31", hands=("vanish", ""))
    played(state, "scheme vanish")
    assert (health(state, "hero_1"), where(state, "hero_1")) == (11, None)
    assert fog_of(state, 0) == {"bm00", "bm10", "bm11"}
    assert asked(state) == "TakeAction 1"
    for _ in range(2):
        played(state, "maneuver", "no_boost", "done")
    assert asked(state) == "ReturnFighter 0"
    spaces = offered(state, "place")
    assert len(spaces) == 30
    played(state, "place bm18")
    assert asked(state) == "TakeAction 0"
    assert state.actions == 1


def test_vanish_and_the_hand_limit() -> None:
    """UNM-3.4 and UNM-13.19: it holds at the end of that turn, also when an action that was gained is left."""
    cards = "vanish slip_away slip_away slip_away lurking lurking confound confound coded_notes"
    state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=(cards, ""), actions=2)
    played(state, "scheme vanish")
    assert asked(state) == "DiscardDown 0"
    played(state, "discard lurking")
    assert asked(state) == "TakeAction 1"


def test_nothing_reaches_who_has_vanished() -> None:
    """UNM-13.20: not picked, not hurt, and not attacked."""
    state = battle(
        "dracula bm18 bm13",
        "invisible_man away/9",
        hands=("ravening_seduction prey_upon dash", ""),
    )
    assert offered(state, "attack") == []
    played(state, "scheme ravening_seduction")
    assert offered(state) == ["choose hero_1", "choose sidekick_1a"]
    assert state.outcome is None


def test_step_lightly() -> None:
    """UNM-13.22: 1 to a fighter beside him, or 3 on fog; then an opponent shifts a token."""
    for fog, left in ((ON_FOG, 13), (None, 15)):
        state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("step_lightly", ""), fog=fog)
        played(state, "scheme step_lightly", "choose hero_2")
        assert health(state, "hero_2") == left
        assert asked(state) == "PickToken 1"


def test_step_lightly_with_nobody_beside_him() -> None:
    """UNM-13.22: the opponent shifts fog all the same."""
    state = battle("invisible_man bm18", "sherlock bm30 bm31", hands=("step_lightly", ""))
    played(state, "scheme step_lightly")
    assert asked(state) == "PickToken 1"
    played(state, "token bm00", "go bm07")
    assert fog_of(state, 0) == {"bm07", "bm10", "bm11"}


def test_rolling_fog() -> None:
    """UNM-13.23: a token to any space without fog, and an action more."""
    state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("rolling_fog", ""), actions=0)
    played(state, "scheme rolling_fog", "token bm00")
    assert "bm16" in offered(state, "go")
    played(state, "go bm18")
    assert fog_of(state, 0) == {"bm18", "bm10", "bm11"}
    assert asked(state) == "TakeAction 0"


# Fog.


def test_the_fogs_bonus() -> None:
    """UNM-13.1: 1 for a card that he defends with; none without a card, and none for attacks."""
    state = battle("dracula bm18", "invisible_man bm16", hands=("feint", "lurking"), fog=("", "bm16 bm00 bm10"))
    fight(state, "hero_1", "hero_2", "feint", "lurking")
    assert struck(state) == (2, 3, 0)
    bare = battle("dracula bm18", "invisible_man bm16", hands=("feint", ""), fog=("", "bm16 bm00 bm10"))
    fight(bare, "hero_1", "hero_2", "feint")
    assert struck(bare) == (2, 0, 2)
    attacking = battle("invisible_man bm18", "dracula bm16", hands=("slip_away", ""), fog=ON_FOG)
    fight(attacking, "hero_1", "hero_2", "slip_away")
    assert struck(attacking) == (3, 0, 3)


def test_the_fogs_bonus_cannot_be_cancelled() -> None:
    """UNM-8.6, UNM-9.10 and UNM-13.1: and it is added to what Deduce Strategy writes."""
    state = battle("dracula bm18", "invisible_man bm16", hands=("feint", "coded_notes"), fog=("", "bm16 bm00 bm10"))
    fight(state, "hero_1", "hero_2", "feint", "coded_notes")
    assert fact(state, "cancelled") == (1, "coded_notes")
    assert struck(state) == (2, 4, 0)
    written = battle(
        "sherlock bm18 bm31",
        "invisible_man bm16",
        hands=("deduce_strategy", "coded_notes"),
        fog=("", "bm16 bm00 bm10"),
    )
    fight(written, "hero_1", "hero_2", "deduce_strategy", "coded_notes")
    played(written, "yes")
    assert struck(written) == (3, 2 + 1, 0)


def test_steps_from_fog_to_fog() -> None:
    """UNM-13.2: 1 each, in the middle of a move as well; an enemy on fog is in the way."""
    state = battle("invisible_man bm18", "dracula bm10", fog=("bm16 bm00 bm10", ""))
    played(state, "maneuver", "no_boost")
    spaces = offered(state, "go")
    assert "bm00" in spaces
    assert "bm10" not in spaces
    assert "bm04" not in spaces


def test_no_two_tokens_on_one_space() -> None:
    """UNM-13.3: a token goes where fighters stand, but not where another lies."""
    state = battle("invisible_man bm18", "sherlock bm04 bm31", hands=("step_lightly", ""))
    played(state, "scheme step_lightly", "token bm00")
    spaces = offered(state, "go")
    assert "bm04" in spaces
    assert "bm10" not in spaces
    assert refused(state, "go bm10") == "UNM-13.5"


def test_a_token_goes_through_anything() -> None:
    """UNM-13.5: fighters, tokens and passages; not from fog to fog, and it may come back."""
    state = battle("invisible_man bm18", "sherlock bm04 bm31", hands=("step_lightly", ""), fog=("bm00 bm04 bm31", ""))
    played(state, "scheme step_lightly", "token bm00")
    assert offered(state, "go") == ["bm00", "bm01", "bm05", "bm07", "bm10", "bm12", "bm14", "bm27"]


def test_a_token_must_be_picked_and_need_not_move() -> None:
    """UNM-13.6: by an opponent too."""
    state = battle("invisible_man bm18", "sherlock bm30 bm31", hands=("step_lightly", ""))
    played(state, "scheme step_lightly")
    assert offered(state) == ["token bm00", "token bm10", "token bm11"]
    played(state, "token bm00", "go bm00")
    assert asked(state) == "TakeAction 0"


def test_a_token_that_is_sent() -> None:
    """UNM-13.7: any space without fog, fighters on it or not, but not its own."""
    state = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("rolling_fog", ""))
    played(state, "scheme rolling_fog", "token bm00")
    assert set(offered(state, "go")) == set(state.agreed.field.spaces) - {"bm00", "bm10", "bm11"}
    assert refused(state, "go bm10") == "UNM-13.7"


def test_fog_in_a_maneuver() -> None:
    """UNM-13.4: cards alone move it, unless it is agreed that each token moves once in his Maneuver."""
    plain = battle("invisible_man bm18", "sherlock bm16 bm31")
    played(plain, "maneuver", "no_boost")
    assert asked(plain) == "MoveFighter 0"
    state = battle("invisible_man bm18", "sherlock bm16 bm31", fog_in_maneuver=True)
    played(state, "maneuver", "no_boost")
    assert offered(state) == ["move hero_1", "token bm00", "token bm10", "token bm11", "done"]
    played(state, "token bm00", "go bm07")
    assert offered(state) == ["move hero_1", "token bm10", "token bm11", "done"]
    played(state, "move hero_1", "go bm13", "token bm10", "go bm00", "done")
    assert fog_of(state, 0) == {"bm07", "bm00", "bm11"}
    assert asked(state) == "TakeAction 0"


def test_fog_does_nothing_to_others() -> None:
    """UNM-13.3 and UNM-7.2: it blocks neither steps nor shots."""
    state = battle(
        "sherlock bm31 bm18", "invisible_man bm21", hands=("service_revolver", ""), fog=("", "bm16 bm13 bm15")
    )
    assert offered(state, "attack") == ["sidekick_1a"]
    played(state, "maneuver", "no_boost", "move sidekick_1a")
    assert {"bm13", "bm15", "bm16"} <= set(offered(state, "go"))
