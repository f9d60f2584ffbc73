"""What the actor needs to know to see that a rule forbids something."""

from __future__ import annotations

from typing import Any

from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import Seat
from fogbound.games.shadows_over_camelot.cards import WHITE_CARDS
from fogbound.games.shadows_over_camelot.quests import PLACE_NAMES, WARS
from fogbound.games.shadows_over_camelot.spending import names_of
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.wars import next_card


def facts_of_refusal(state: Camelot, seat: Seat, option: Option, rule: Rule) -> dict[str, Any]:
    """Where he is, what he has and has done, and what is out on the board."""
    place = state.place[seat]
    found: dict[str, Any] = {
        "here": PLACE_NAMES[place],
        "life": state.life[seat],
        "cards": len(state.hands[seat]),
        "done": names_of(state.spent),
        "engines": state.engines,
        "swords": state.swords(),
    }
    if option.shape == "space" and option.noun in PLACE_NAMES:
        there = [other for other, other_place in enumerate(state.place) if other_place == option.value]
        found.update(place=option.noun, there=there)
    if option.shape == "card":
        found.update(card=option.noun, held=state.hands[seat].cards.count(option.value))
    if place in WARS:
        found["next"] = WHITE_CARDS.names[next_card(state, place)]
    return found
