"""What has come about in the golden records."""

from __future__ import annotations

from fogbound.games.black_sonata.catalogue import FOG_NAMES
from tests.conformance.test_golden_records import facts_of, records_of


def test_every_fog_card_was_used() -> None:
    """BS-10: each of the ten, in some record."""
    used = {fact[1] for record in records_of("black_sonata") for fact in facts_of(record) if fact[0] == "fog_used"}
    assert used == set(FOG_NAMES)
