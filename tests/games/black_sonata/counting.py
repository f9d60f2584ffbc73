"""Her walks through London, listed one by one."""

from __future__ import annotations

from fogbound.core.players import Sight
from fogbound.games.black_sonata.london import LANDMARKS, LONDON, PLACES, STANDING


def next_to(stay: bool) -> dict[int, list[int]]:
    """For each place where she may be with the next card."""
    return {place: [*LONDON.neighbours[place], *([place] if stay else [])] for place in range(len(PLACES))}


def fits(view: Sight, slot: int, place: int) -> bool:
    """Whether she can be there by the sign of one card and by the searches for it."""
    sign = view.signs[slot]
    found = [search for search in view.searches if search["slot"] == slot]
    return (sign is None or LANDMARKS.index(sign) in STANDING[place]) and all(
        (search["place"] == PLACES[place]) == search["found"] for search in found
    )


def closed_walks(view: Sight, stay: bool) -> list[list[int]]:
    """Every closed walk that fits a view."""
    length, onward = len(view.signs), next_to(stay)
    walks = [[place] for place in range(len(PLACES)) if fits(view, 0, place)]
    for slot in range(1, length):
        walks = [[*walk, place] for walk in walks for place in onward[walk[-1]] if fits(view, slot, place)]
    return [walk for walk in walks if walk[0] in onward[walk[-1]]]
