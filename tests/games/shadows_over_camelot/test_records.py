"""The golden records of Shadows over Camelot hold all that a game can bring."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from fogbound.core.records import read_record
from fogbound.core.replay import Replay
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS, SPECIAL_BLACK
from fogbound.games.shadows_over_camelot.catalogue import SPECIAL_VERBS

RECORDS = sorted((Path(__file__).parents[2] / "records" / "shadows_over_camelot").glob("*.json"))


@cache
def told() -> frozenset[tuple[Any, ...]]:
    """All that was told in any golden record, without its lists."""
    found: set[tuple[Any, ...]] = set()
    for path in RECORDS:
        replay = Replay(read_record(path))
        last = replay.positions[-1]
        found.update(tuple(part for part in fact if not isinstance(part, list)) for _, fact in last.log[: last.told])
    return frozenset(found)


def test_every_ending_has_come_about() -> None:
    """B-3.1 to B-3.4: with the Loyal Knights' win as well."""
    reasons = {fact[1] for fact in told() if fact[0] == "ended"}
    assert reasons == {"siege", "black_swords", "no_loyal_knight", "loyal_victory", "evil_victory"}


def test_every_special_card_was_played() -> None:
    """B-10.3 to B-10.11 and B-11.6 to B-11.16: White cards were played, Black cards drawn."""
    assert {fact[2] for fact in told() if fact[0] == "played"} >= set(SPECIAL_VERBS)
    black = {name for card, name in enumerate(BLACK_CARDS.names) if SPECIAL_BLACK[card]}
    assert black - {fact[2] for fact in told() if fact[0] == "black_card"} == set()


def test_a_traitor_was_unmasked() -> None:
    """B-13.3 and B-13.5: by an accusation, and by himself; another one stayed hidden to the end (B-3.4)."""
    kinds = {fact[0] for fact in told()}
    assert {"unmasked", "accused", "traitor_shows"} <= kinds
    assert {fact[3] for fact in told() if fact[0] == "accused"} == {True, False}
