"""On a small position, imagined worlds are as likely as counting all of them says."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from math import sqrt
from typing import Any, Final

from fogbound.conformance.fault import Fault
from fogbound.core.agenda import State
from fogbound.core.files import FORMAT
from fogbound.core.game import Game
from fogbound.core.seats import Seat

SAMPLES_FOR_EACH: Final = 60
"""So many samples for every world, on average."""

DEVIATIONS: Final = 4.5
"""A fair sampler goes beyond the bound about three times in a million."""


class SmallPosition:
    """A position of which all worlds that fit one seat's view have been counted.

    `position` is what a person writes by hand: settings, table, agenda. `world` names what is hidden in a state, and
    `worlds` says how often each of these names is counted.
    """

    def __init__(
        self,
        name: str,
        position: dict[str, Any],
        seat: Seat | None,
        world: Callable[[Any], str],
        worlds: Mapping[str, int],
    ) -> None:
        self.name: Final = name
        self.position: Final = position
        self.seat: Final = seat
        self.world: Final[Callable[[Any], str]] = world
        self.worlds: Final = worlds


def check_fairness(game: Game[Any], small: SmallPosition, seed: int = 0) -> None:
    """That samples agree with the count, as chi-square sees it."""
    state = set_up(game, small)
    view = game.view(state, small.seat)
    count = SAMPLES_FOR_EACH * len(small.worlds)
    drawn = Counter(small.world(game.sample(view, seed)) for seed in range(seed, seed + count))
    try:
        _require_fair(drawn, small.worlds, count)
    except Fault as fault:
        raise Fault(fault.what, state, small.seat).found(small.name, game.info.name, state.settings, seed) from None


def set_up(game: Game[Any], small: SmallPosition) -> State:
    """The position itself."""
    head = {"fogbound": FORMAT, "kind": "position", "game": game.info.name, "rules": game.info.rules_version}
    state: State = game.from_data({**small.position, **head}, small.name)
    if small.world(state) not in small.worlds:
        raise Fault(
            f"{small.name}: the position itself, {small.world(state)!r}, is not among the worlds counted", state
        )
    return state


def _require_fair(drawn: Mapping[str, int], worlds: Mapping[str, int], count: int) -> None:
    impossible = [world for world in drawn if world not in worlds]
    if impossible:
        raise Fault(f"imagines {impossible[0]!r}, which cannot be")
    expected = {world: count * weight / sum(worlds.values()) for world, weight in worlds.items()}
    square = sum((drawn.get(world, 0) - number) ** 2 / number for world, number in expected.items())
    if square > bound(len(worlds) - 1):
        furthest = max(expected, key=lambda world: abs(drawn.get(world, 0) - expected[world]) / sqrt(expected[world]))
        often = f"{furthest!r} {drawn.get(furthest, 0)} times instead of some {expected[furthest]:.0f}"
        raise Fault(
            f"of {count} worlds it imagines {often}: chi-square {square:.0f}, at most {bound(len(worlds) - 1):.0f}"
        )


def bound(freedom: int) -> float:
    """What chi-square hardly ever exceeds (by the approximation of Wilson and Hilferty)."""
    spread = 2 / (9 * freedom)
    return float(freedom * (1 - spread + DEVIATIONS * sqrt(spread)) ** 3)
