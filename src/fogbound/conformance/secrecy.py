"""What a seat does not know changes nothing that it perceives: now, and whatever is done next."""

from __future__ import annotations

from typing import Any, Final

from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.perceived import perceived, shown_something, told
from fogbound.conformance.trial import Trial
from fogbound.conformance.worlds import exchanged
from fogbound.core.agenda import SealedDecision, State
from fogbound.core.options import Option
from fogbound.core.seats import Seat

FRESH: Final = 0.3
"""How often a world that a seat cannot tell apart makes room for another, though it would still do."""

MOST_SEALED: Final = 12


def what_is_hidden_does_not_show(trial: Trial) -> None:
    """Exchange what is hidden from a seat: its view, its options and what is refused to it stay the same."""
    for state, seat in trial.sights():
        world = exchanged(trial.game, state, seat, trial.rng)
        if world is not None:
            here, there = perceived(trial.game, state, seat), perceived(trial.game, world, seat)
            require_same(here, there, "what is hidden from it shows", state, seat)


def worlds_stay_in_lockstep(trial: Trial) -> None:
    """In a world that a seat cannot tell from the true one, the same choice with the same chance leaves it so.

    Unless the seat was shown something, in both. This finds who is asked only when holding something.
    """
    for stretch in trial.stretches():
        watchers = trial.some_watchers(stretch[0][0])
        worlds: dict[Seat | None, State] = {}
        for before, option, after in stretch:
            for seat in watchers:
                world = _world(trial, before, seat, worlds.pop(seat, None))
                answer = None if world is None else _answer(trial, before, option, world, seat)
                if world is None or answer is None:
                    continue
                there = _applied(trial, world, answer, before)
                if _still_alike(trial, (before, after), (world, there), seat):
                    worlds[seat] = there


def _world(trial: Trial, state: State, seat: Seat | None, kept: State | None) -> State | None:
    """A world that the seat cannot tell from this one: the one it was in, or one exchanged, or one imagined."""
    if kept is not None and trial.rng.random() > FRESH:
        return kept
    if trial.rng.random() < 0.6:
        world = exchanged(trial.game, state, seat, trial.rng)
    else:
        world = trial.game.sample(trial.game.view(state, seat), trial.rng.getrandbits(32))
        world.telling = True
    alike = world is not None and perceived(trial.game, world, seat) == perceived(trial.game, state, seat)
    return world if alike else None


def _answer(trial: Trial, state: State, option: Option, world: State, seat: Seat | None) -> Option | None:
    """A choice in the other world that looks to the seat like the one made in this one."""
    pending, other = trial.game.decision(state), trial.game.decision(world)
    assert pending is not None
    assert other is not None
    offered = trial.game.options(world)
    if pending.seat == seat:
        return option if option in offered else None
    alike = [o for o in offered if other.shown(o, seat) == pending.shown(option, seat)]
    return trial.rng.choice(alike) if alike else None


def _applied(trial: Trial, world: State, option: Option, chance_of: State) -> State:
    after = world.clone()
    after.source, after.rng = chance_of.source, chance_of.rng
    trial.game.apply(after, option)
    return after


def _still_alike(trial: Trial, here: tuple[State, State], there: tuple[State, State], seat: Seat | None) -> bool:
    """Whether two worlds are still one to a seat; a fault if they part and the seat was shown nothing."""
    in_one, in_other = shown_something(*here, seat), shown_something(*there, seat)
    if in_one != in_other:
        raise Fault("whether it is shown something depends on what is hidden from it", here[1], seat)
    one, other = _after(trial, *here, seat), _after(trial, *there, seat)
    if not in_one:
        what = "what was hidden from it shows after the same choice, and nothing was disclosed to it"
        require_same(one, other, what, here[1], seat)
    return one == other


def _after(trial: Trial, before: State, after: State, seat: Seat | None) -> dict[str, Any]:
    return {**perceived(trial.game, after, seat), "told": told(after, seat, before.told)}


def sealed_choices_look_alike(trial: Trial) -> None:
    """Choices that look alike to a seat leave it all it perceives, and who is asked next, alike."""
    for state in trial.some_positions():
        pending = trial.game.decision(state)
        for seat in trial.some_watchers(state):
            if pending is None or seat == pending.seat:
                continue
            groups: dict[str, list[Option]] = {}
            for option in trial.game.options(state):
                groups.setdefault(pending.shown(option, seat), []).append(option)
            if isinstance(pending, SealedDecision) and len(groups) > 1:
                raise Fault(f"a sealed choice is shown as one of {', '.join(groups)}", state, seat)
            for alike in groups.values():
                if len(alike) > 1:
                    _require_alike(trial, state, alike, seat)


def _require_alike(trial: Trial, state: State, options: list[Option], seat: Seat | None) -> None:
    first, *others = trial.rng.sample(options, min(len(options), MOST_SEALED))
    after = _applied(trial, state, first, state)
    for option in others:
        other = _applied(trial, state, option, state)
        in_one, in_other = shown_something(state, after, seat), shown_something(state, other, seat)
        what = f"{first.text!r} and {option.text!r} should look alike to it"
        if in_one != in_other:
            raise Fault(f"{what}, and only one of them shows it something", state, seat)
        if not in_one:
            require_same(_after(trial, state, after, seat), _after(trial, state, other, seat), what, state, seat)
