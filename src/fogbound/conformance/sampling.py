"""Worlds that a seat imagines fit all it knows, and are worlds that can be played."""

from __future__ import annotations

from typing import Final

from fogbound.conformance.fault import Fault, require_same, text_of
from fogbound.conformance.trial import Trial
from fogbound.conformance.worlds import exchanged, remembered_rightly
from fogbound.conformance.zones import things
from fogbound.core.agenda import State
from fogbound.core.playout import play_randomly
from fogbound.core.seats import Seat, only
from fogbound.core.seen import View
from fogbound.core.zones import Sighting, Zone

WORLDS: Final = 2
ENOUGH_WORLDS: Final = 48
"""When so many worlds are all one, it is not by chance."""


def imagined_worlds_give_the_same_view(trial: Trial) -> None:
    """`view(sample(view)) == view`, to the letter; and the same seed imagines the same world."""
    for state, seat in trial.sights():
        view = View(trial.game.view(state, seat).data)
        for _ in range(WORLDS):
            seed = trial.rng.getrandbits(32)
            world = trial.game.sample(view, seed)
            again = trial.game.view(world, seat)
            require_same(view.data, again.data, "the view of a world imagined from it is another", state, seat)
        same = trial.game.sample(view, seed)
        what = "one view and one seed imagine two worlds"
        require_same(trial.game.data(world), trial.game.data(same), what, state, seat)


def imagined_worlds_hold_what_is_known(trial: Trial) -> None:
    """The cards that a seat knows lie where they do, those it remembers where they may, and none is lost."""
    for state, seat in trial.sights():
        world = trial.game.sample(trial.game.view(state, seat), trial.rng.getrandbits(32))
        _require_known(state, world, seat)
        if things(world.zones()) != things(state.zones()):
            raise Fault("an imagined world has other cards than there are", state, seat)
        contradiction = trial.game.table.contradiction(world)
        if contradiction is not None:
            raise Fault(f"an imagined world contradicts itself: {contradiction}", state, seat)


def _require_known(state: State, world: State, seat: Seat | None) -> None:
    true, imagined = state.zones(), world.zones()
    require_same(_names(true), _names(imagined), "an imagined world has other zones", state, seat)
    for zone, other in zip(true, imagined, strict=True):
        if zone.place.policy != "nobody" and len(zone) != len(other):
            raise Fault(
                f"{zone.place.name} holds {len(other)} cards in an imagined world, not {len(zone)}", state, seat
            )
        # Of a zone whose size nobody knows, only the cards one knows can be compared.
        if zone.place.policy != "nobody" and zone.known_to(seat) != other.known_to(seat):
            raise Fault(f"{zone.place.name} holds other cards than it knows to be there", state, seat)
    mine = [sighting for sighting in state.sightings if sighting.seats & only(seat)]
    own = [Sighting(only(seat), sighting.stock, sighting.cards, sighting.among) for sighting in mine]
    if not remembered_rightly(own, imagined):
        raise Fault("what it remembers to have seen does not lie where it may be", state, seat)


def _names(zones: list[Zone]) -> list[str]:
    return [zone.place.name for zone in zones]


def imagined_worlds_can_be_played(trial: Trial) -> None:
    """To their end; and who is met in one can imagine in turn."""
    for state in trial.some_positions(0.3):
        seat = trial.rng.choice(trial.watchers)
        world = trial.game.sample(trial.game.view(state, seat), trial.rng.getrandbits(32))
        play_randomly(world, trial.rng.getrandbits(32), trial.rng.randrange(4))
        other = trial.rng.choice(trial.watchers)
        view = trial.game.view(world, other)
        inner = trial.game.sample(view, trial.rng.getrandbits(32))
        what = "the view of a world that was imagined within an imagined one is another"
        require_same(view.data, trial.game.view(inner, other).data, what, state, other)
        play_randomly(inner, trial.rng.getrandbits(32), trial.game.info.longest)
        if inner.outcome is None:
            raise Fault("an imagined world does not come to an end", state, seat)


def imagined_worlds_differ(trial: Trial) -> None:
    """Where much is hidden, worlds are not all the same."""
    for state in trial.some_positions():
        for seat in trial.rng.sample(trial.watchers, 1):
            others = [exchanged(trial.game, state, seat, trial.rng) for _ in range(4)]
            true = trial.game.table.write(state)
            if any(world is None or trial.game.table.write(world) == true for world in others):
                continue
            view = trial.game.view(state, seat)
            seeds = range(trial.seed, trial.seed + ENOUGH_WORLDS)
            worlds = (text_of(trial.game.table.write(trial.game.sample(view, seed))) for seed in seeds)
            first = next(worlds)
            if all(world == first for world in worlds):
                raise Fault(f"{ENOUGH_WORLDS} imagined worlds are all the same", state, seat)
