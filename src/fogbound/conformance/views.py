"""A view is plain JSON, and what it leaves unseen is just what is hidden."""

from __future__ import annotations

import json
from collections import Counter
from typing import Any

from fogbound.conformance.fault import Fault, require_same, text_of
from fogbound.conformance.trial import Trial
from fogbound.conformance.worlds import exchanged
from fogbound.conformance.zones import listed
from fogbound.core.seats import Seat
from fogbound.core.seen import names
from fogbound.core.zones import Zone


def views_are_json(trial: Trial) -> None:
    """What comes back from the wire is the view, entry for entry and type for type; and looking changes nothing."""
    for state in trial.some_positions():
        before = trial.data(state)
        for seat in trial.some_watchers(state):
            view = trial.game.view(state, seat)
            place = _not_json(view.data, "")
            if place is not None:
                raise Fault(f"{place} of the view is not what JSON can hold", state, seat)
            what = "the view comes back from the wire as another"
            require_same(json.loads(view.json()), view.data, what, state, seat)
            window = trial.game.seen(state, seat)
            if list(view.data) != names(type(window)):
                raise Fault("the view has other entries than the window", state, seat)
            require_same(view.data, trial.game.view(state, seat).data, "the view is another the next time", state, seat)
        if trial.data(state) != before:
            raise Fault("to look at a position changes it", state)


def _not_json(value: Any, place: str) -> str | None:
    """Where something is that JSON would not give back as it is."""
    if isinstance(value, dict):
        if not all(type(key) is str for key in value):
            return place or "the whole"
        return next(
            (p for key, v in value.items() if (p := _not_json(v, f"{place}.{key}".strip("."))) is not None), None
        )
    if isinstance(value, list):
        return next((p for n, v in enumerate(value) if (p := _not_json(v, f"{place}[{n}]")) is not None), None)
    if value is None or type(value) in (bool, int, str) or (type(value) is float and value - value == 0):
        return None
    return place or "the whole"


def unseen_is_what_is_hidden(trial: Trial) -> None:
    """As counted from the view, and as it is: cards by name, by number what changes its face."""
    for state, seat in trial.sights():
        hidden = hidden_from(state.zones(), seat)
        counted = +trial.game.unseen(trial.game.view(state, seat))
        if counted != hidden:
            more, fewer = listed(counted - hidden), listed(hidden - counted)
            what = f"counted and not hidden: {more}; hidden and not counted: {fewer}"
            raise Fault(f"what it cannot see is not what is hidden from it; {what}", state, seat)


def hidden_from(zones: list[Zone], seat: Seat | None) -> Counter[str]:
    """What lies where a seat does not know it."""
    found: Counter[str] = Counter()
    for zone in zones:
        stock = zone.place.stock
        hidden = zone.hidden_from(seat)
        found.update([stock.names[card] if stock.conserved else stock.name for card in hidden])
    return found


def keys_tell_views_apart(trial: Trial) -> None:
    """Worlds that a seat cannot tell apart have one key, other positions mostly others."""
    keys: dict[int, set[int]] = {seat: set() for seat in range(trial.settings.seats)}
    views: dict[int, set[str]] = {seat: set() for seat in keys}
    for state in trial.some_positions():
        for seat in trial.some_watchers(state):
            if seat is None:
                continue
            key = trial.game.key(state, seat)
            world = exchanged(trial.game, state, seat, trial.rng)
            if world is not None and trial.game.key(world, seat) != key:
                raise Fault("the key tells apart what the seat cannot", state, seat)
            if trial.game.actor(state) == seat:
                keys[seat].add(key)
                views[seat].add(_without_number(trial.game.view(state, seat).data))
    for seat in keys:
        if len(views[seat]) > 2 * len(keys[seat]):
            raise Fault(f"{len(views[seat])} different views have only {len(keys[seat])} keys", None, seat)


def _without_number(view: dict[str, Any]) -> str:
    """A view as text without the number of the decision, which alone makes no other position."""
    decision = {name: value for name, value in view["decision"].items() if name != "number"}
    return text_of({**view, "decision": decision})
