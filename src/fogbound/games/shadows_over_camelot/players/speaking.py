"""B-14.1: what a scripted player would say now, if anything: whom he suspects, where he rides, how strong he is."""

from __future__ import annotations

from typing import Final

from fogbound.core.players import Sight
from fogbound.games.shadows_over_camelot.suspicion import suspicion

SUSPECT_FROM: Final = 0.3
MANY_FIGHTS: Final = 5
MANY_GRAILS: Final = 3


def statement(view: Sight, likely: dict[str, float]) -> str | None:
    """The first thing worth saying that he has not said; `likely` is what he is about to choose."""
    said = {entry["statement"] for entry in view.said if entry["seat"] == view.seat}
    for words in (suspects(view), rides(likely), strength(view)):
        if words is not None and words not in said:
            return words
    return None


def suspects(view: Sight) -> str | None:
    """Whom he thinks the Traitor. The Traitor, who knows better, joins in against whoever is suspected already."""
    if view.loyalty[view.seat] == "traitor":
        named = [entry["statement"] for entry in view.said if entry["statement"].startswith("suspect ")]
        others = [words for words in named if words != f"suspect {view.seat}"]
        return others[-1] if others else None
    chances = suspicion(view)
    worst = max(view.in_play, key=lambda seat: -1.0 if seat == view.seat else chances[seat])
    return f"suspect {worst}" if worst != view.seat and chances[worst] >= SUSPECT_FROM else None


def rides(likely: dict[str, float]) -> str | None:
    """Where he is about to go."""
    best = max(likely, key=lambda text: likely[text])
    verb, _, place = best.partition(" ")
    return f"go {place}" if verb in ("move", "ride") else None


def strength(view: Sight) -> str | None:
    """In general, never which cards."""
    hand = [name for name in view.hands[view.seat]["cards"] if name is not None]
    if hand.count("grail") >= MANY_GRAILS:
        return "strong grails"
    fights = sum([1 for name in hand if name.startswith("fight_")])
    return "strong fights" if fights >= MANY_FIGHTS else None
