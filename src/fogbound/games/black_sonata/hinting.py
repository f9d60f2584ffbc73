"""What a good player would work out, told to a person. BS-16.3: from the map, the signs and this game."""

from __future__ import annotations

from typing import Final

from fogbound.core.mistakes import listed
from fogbound.core.players import Sight
from fogbound.core.voice import Hint, Voice
from fogbound.games.black_sonata.casebook import casebook
from fogbound.games.black_sonata.insight import by_map
from fogbound.games.black_sonata.naming import place_name, trait_names

MOST_TOLD: Final = 5
"""So many places, or sets of traits, are told one by one."""


def hints(view: Sight, voice: Voice) -> list[Hint]:
    """Where she may be now, and with the next card, and what her traits may be."""
    if view.outcome is not None:
        return []
    now, next_card = by_map(view)
    told = [_now(place, chance, view) for place, chance in likeliest(now)]
    following = [f"{place_name(place)} {percent(chance)}" for place, chance in likeliest(next_card)]
    return [*told, Hint("The next card", ", ".join(following)), _traits(view)]


def likeliest(chances: dict[str, float]) -> list[tuple[str, float]]:
    return sorted(chances.items(), key=lambda entry: -entry[1])[:MOST_TOLD]


def _now(place: str, chance: float, view: Sight) -> Hint:
    fog = ", but her card is fog and cannot be searched" if view.top in view.fog_slots else ""
    here = " (you are there)" if place == view.pawn else ""
    return Hint(place_name(place), f"{percent(chance)} that she is there now{here}{fog}", chance)


def percent(chance: float) -> str:
    """`41%`; nothing is called certain, or impossible, that is not."""
    if chance == 1:
        return "100%"
    return f"{min(99, round(100 * chance))}%" if chance >= 0.005 else "<1%"


def _traits(view: Sight) -> Hint:
    left, marks = casebook(view)
    if len(left) == 1:
        return Hint("Her traits", f"they are clear: {trait_names(left[0].split('+'))}")
    sure = [trait for trait, mark in marks.items() if mark == "yes"]
    known = f"; {trait_names(sure)} for certain" if sure else ""
    ways = f": {listed([trait_names(triple.split('+')) for triple in left])}" if len(left) <= MOST_TOLD else ""
    return Hint("Her traits", f"{len(left)} ways of 35 left{known}{ways}")
