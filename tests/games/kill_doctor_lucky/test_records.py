"""What has come about in the golden records."""

from __future__ import annotations

from fogbound.games.kill_doctor_lucky import GAME
from tests.conformance.test_golden_records import facts_of, records_of


def test_the_lights_went_out_and_a_pile_was_made_anew() -> None:
    """KDL-11.1 and KDL-6.9: in some record each."""
    told = {fact[0] for record in records_of("kill_doctor_lucky") for fact in facts_of(record)}
    assert {"lights_out", "reshuffled"} <= told


def test_every_variant_was_played() -> None:
    """KDL-15 and KDL-16 beside the usual game."""
    played = {record.settings.values["variant"] for record in records_of("kill_doctor_lucky")}
    assert played == set(GAME.info.options["variant"].values)
