"""UNM-1 and UNM-5: spaces, zones, moving and placing."""

from __future__ import annotations

from typing import Any

from fogbound.games.unmatched.fields import FIELDS
from fogbound.games.unmatched.state import Battle
from tests.games.unmatched.positions import asked, battle, offered, played, refused, where


def moving(*parties: str, fighter: str = "hero_1", steps: int = 2, seat: int = 0, **said: Any) -> Battle:
    """A position in which a fighter is moved so many steps."""
    return battle(*parties, agenda=[["NextAction", 0], ["MoveFighter", seat, fighter, steps]], **said)


def test_zones_of_a_split_space() -> None:
    """UNM-1.4: all spaces that share one of them."""
    field = FIELDS["baskerville_manor"]
    zone = field.zone_mates[field.board.space("bm19")]
    assert set(field.named(zone)) == {"bm08", "bm14", "bm15", "bm17", "bm19", "bm20", "bm12", "bm24", "bm30", "bm31"}


def test_lines_that_cross_do_not_meet() -> None:
    """UNM-1.2: over the streets of Soho the roofs are apart."""
    state = moving("jekyll so15", "sherlock so01 so02", steps=1, map="soho")
    assert offered(state, "go") == ["so14", "so15", "so16"]


def test_passages_lead_to_one_another() -> None:
    """UNM-1.5 and UNM-5.1: 1 each, mixed with other steps."""
    state = moving("jekyll bm15", "sherlock bm31 bm30")
    spaces = set(offered(state, "go"))
    assert {"bm04", "bm05", "bm27"} <= spaces
    assert "bm10" not in spaces


def test_as_far_as_the_steps_go() -> None:
    """UNM-5.1: farther is refused."""
    state = moving("jekyll bm18", "sherlock bm31 bm30", steps=1)
    assert offered(state, "go") == ["bm15", "bm16", "bm18"]
    assert refused(state, "go bm13") == "UNM-5.1"
    assert refused(state, "go so01") == "UNM-1.1"


def test_enemies_stand_in_the_way() -> None:
    """UNM-5.2: there is no way through Holmes."""
    state = moving("jekyll bm05", "sherlock bm03 bm31", steps=2, map="baskerville_manor")
    assert "bm08" not in offered(state, "go")
    assert refused(state, "go bm03") == "UNM-5.2"


def test_friends_may_be_passed_and_not_stopped_on() -> None:
    """UNM-5.2 and UNM-5.3: the own space is free."""
    state = moving("sherlock bm31 bm30", "dracula bm18")
    spaces = offered(state, "go")
    assert "bm30" not in spaces
    assert {"bm31", "bm10", "bm24"} <= set(spaces)
    assert refused(state, "go bm30") == "UNM-5.3"


def test_the_owners_enemies_are_in_the_way() -> None:
    """UNM-5.4: when another player moves a fighter, in Soho through Watson but not through Dracula."""
    state = moving("dracula so00", "sherlock so03 so02", fighter="hero_2", map="soho")
    assert offered(state, "go") == ["so01", "so03"]


def test_another_player_uses_his_fog() -> None:
    """UNM-5.4 and UNM-13.2."""
    state = moving("dracula bm24", "invisible_man bm18", fighter="hero_2", steps=1, fog=("", "bm18 bm10 bm00"))
    assert {"bm00", "bm10"} <= set(offered(state, "go"))


def test_a_space_may_be_entered_twice() -> None:
    """UNM-5.1: two steps of three may lead there and back, so one step away is always reached."""
    state = moving("jekyll bm05", "sherlock bm31 bm30", steps=3)
    assert {"bm05", "bm03", "bm08", "bm09"} <= set(offered(state, "go"))


def test_to_be_placed_is_no_move() -> None:
    """UNM-5.5: no way is needed; the space must be free, and staying is one of the picks."""
    state = battle("hyde bm05", "sherlock bm03 bm08", hands=("recoiling_blow", ""))
    played(state, "attack hero_1", "target hero_2", "play recoiling_blow", "no_card")
    assert offered(state, "place") == ["bm05", "bm09"]
    assert refused(state, "place bm03") == "UNM-5.5"
    played(state, "place bm09")
    assert where(state, "hero_1") == "bm09"


def test_where_no_space_fits_nothing_happens() -> None:
    """UNM-5.5: nobody is asked."""
    state = battle("sherlock bm18 bm31", "dracula bm15 bm16", hands=("administer_aid", ""))
    played(state, "scheme administer_aid")
    assert asked(state) == "TakeAction 0"
    assert where(state, "sidekick_1a") == "bm31"


def test_a_taken_space_may_be_picked_if_agreed() -> None:
    """UNM-5.6: the fighter then stays where it is."""
    state = battle("sherlock bm18 bm31", "dracula bm15 bm16", hands=("administer_aid", ""), occupied_place_pick=True)
    played(state, "scheme administer_aid")
    assert offered(state, "place") == ["bm15", "bm16"]
    played(state, "place bm15")
    assert where(state, "sidekick_1a") == "bm31"


def test_a_taken_space_is_never_picked_for_a_return() -> None:
    """UNM-5.6: nor for Slip Away and setting up."""
    state = battle("dracula bm18/5 -", "sherlock bm16 bm31", hands=("baptism_of_blood", ""), occupied_place_pick=True)
    played(state, "scheme baptism_of_blood")
    assert offered(state, "place") == ["bm13", "bm15", "bm21"]
    slipping = battle("invisible_man bm18", "sherlock bm16 bm31", hands=("slip_away", ""), occupied_place_pick=True)
    played(slipping, "attack hero_1", "target hero_2", "play slip_away", "no_card", "token bm00")
    assert "bm31" not in offered(slipping, "go")
