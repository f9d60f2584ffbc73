"""The golden records hold what the romance and the False Lady can bring."""

from __future__ import annotations

from fogbound.core.records import read_record
from fogbound.core.replay import Replay
from tests.games.shadows_over_camelot.test_records import RECORDS, told


def test_ladies_swords_have_been_counted() -> None:
    """F-10.1 to F-10.5: in one record a Lady's Black Sword turned a White one at the end."""
    path = next(path for path in RECORDS if path.stem == "ladies_swords")
    last = Replay(read_record(path)).positions[-1]
    facts = [fact for _, fact in last.log[: last.told]]
    count = next(fact[1] for fact in facts if fact[0] == "ladies_swords")
    assert count > 0
    assert last.outcome is not None
    assert last.outcome.reason in ("loyal_victory", "evil_victory")
    assert any(fact[0] == "swords_turned" for fact in facts)


def test_love_has_run_its_course() -> None:
    """R-5 to R-8 and F-2 to F-7: quests, Boons, Affairs, petitions, accusations and duels have come about."""
    kinds = {fact[0] for fact in told()}
    assert {"quest_completed", "boon", "boon_used", "affair", "jealous", "courtesie"} <= kinds
    assert {"petition_drawn", "petitioned", "go_between", "accuses_lady", "duel", "not_upheld"} <= kinds


def test_a_lady_was_treacherous() -> None:
    """F-8.6 and F-9.1: found false with her Traitor unmasked; and he has looked at Petition cards."""
    assert {"treacherous", "looks_at_petitions"} <= {fact[0] for fact in told()}
