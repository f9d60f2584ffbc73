"""What lies where: in catalogue order where order means nothing, and never lost."""

from __future__ import annotations

from collections import Counter
from typing import Final

from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.zones import Zone

MOST_NAMED: Final = 6


def zones_are_in_order(trial: Trial) -> None:
    """Each has a name of its own; where order means nothing, cards lie in catalogue order and tell no history."""
    for state in trial.some_positions(2):
        zones = state.zones()
        names = [zone.place.name for zone in zones]
        if len(set(names)) < len(names):
            raise Fault(f"two zones have one name: {', '.join(names)}", state)
        for zone in zones:
            _require_order(state, zone)
        again = state.clone()
        again.put(zones)
        what = "to put back all zones changes something"
        require_same(trial.game.data(state.clone()), trial.game.data(again), what, state)


def _require_order(state: State, zone: Zone) -> None:
    name, stock = zone.place.name, zone.place.stock
    if any(card not in range(len(stock.names)) for card in zone.cards):
        raise Fault(f"{name} holds what is not of the stock {stock.name}: {zone.cards}", state)
    if zone.seen and len(zone.seen) != len(zone.cards):
        raise Fault(f"{name} holds {len(zone.cards)} cards and says of {len(zone.seen)} who has seen them", state)
    if not zone.place.ordered and list(zone.cards) != sorted(zone.cards):
        listed = ", ".join(stock.names[card] for card in zone.cards)
        raise Fault(f"order means nothing in {name}, and still it tells one: {listed}", state)


def nothing_is_lost(trial: Trial) -> None:
    """Every card is always somewhere, and so are all dice, whatever they show."""
    first: Counter[str] | None = None
    for state in trial.positions():
        now = things(state.zones())
        if first is None:
            first = now
        elif now != first:
            raise Fault(f"lost: {listed(first - now)}; from nowhere: {listed(now - first)}", state)


def things(zones: list[Zone]) -> Counter[str]:
    """All that lies in zones: cards by name, by number what changes its face."""
    found: Counter[str] = Counter()
    for zone in zones:
        stock = zone.place.stock
        found.update([f"{stock.name}: {stock.names[card]}" if stock.conserved else stock.name for card in zone.cards])
    return found


def listed(lost: Counter[str]) -> str:
    """The first of these things, each with its number."""
    named = [f"{count} × {name}" for name, count in sorted(lost.items())]
    more = [f"{len(named) - MOST_NAMED} more"] if len(named) > MOST_NAMED else []
    return ", ".join(named[:MOST_NAMED] + more) or "nothing"
