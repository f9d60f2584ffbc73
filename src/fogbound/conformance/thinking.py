"""Players and insight: only from what a seat may know, the same from a view and from a window, changing nothing."""

from __future__ import annotations

import json
from collections.abc import Callable
from math import isclose, isfinite
from random import Random
from typing import Final

from fogbound.bots import player
from fogbound.bots.specs import budget
from fogbound.conformance.fault import Fault, require_same
from fogbound.conformance.trial import Trial
from fogbound.conformance.worlds import exchanged
from fogbound.core.agenda import State
from fogbound.core.players import Budget, Sight
from fogbound.core.seats import Seat
from fogbound.core.seen import View

THINKS_LONG: Final = 0.25
"""At this share of the positions it is looked whether players guess fairly."""


def players_know_only_what_their_seats_may(trial: Trial) -> None:
    """In a world that its seat cannot tell from the true one, every player makes the same choice with the same luck."""
    for state in trial.some_positions(THINKS_LONG):
        actor = trial.game.actor(state)
        if actor is None:
            continue
        view, seed = trial.game.view(state, actor), trial.rng.getrandbits(32)
        imagined = trial.game.sample(view, trial.rng.getrandbits(32))
        for world in (imagined, exchanged(trial.game, state, actor, trial.rng)):
            if world is None or trial.game.view(world, actor) != view:
                continue
            for name in trial.game.players:
                here, there = (_chosen(trial, name, trial.game.seen(one, actor), seed) for one in (state, world))
                _require_fair(name, here, there, state, actor)
            for name in GENERAL:
                here, there = (_general(trial, name, trial.game.view(one, actor), seed) for one in (state, world))
                _require_fair(name, here, there, state, actor)


GENERAL: Final = ("random", "search:4")


def _general(trial: Trial, spec: str, view: View, seed: int) -> str:
    return player(trial.game, trial.settings, spec).choose(view, budget(trial.game, spec), Random(seed))


def _require_fair(name: str, here: str, there: str, state: State, actor: Seat) -> None:
    if here != there:
        raise Fault(f"the player {name} chooses {here!r}, and if what it cannot see is other {there!r}", state, actor)


def players_choose_what_is_offered(trial: Trial) -> None:
    """Every player of the game, the same from the same random numbers, whether it reads a view or a window."""
    for state in trial.some_positions():
        actor = trial.game.actor(state)
        if actor is None:
            continue
        before, seed = trial.data(state), trial.rng.getrandbits(32)
        for name in trial.game.players:
            choice = _chosen(trial, name, trial.game.view(state, actor), seed)
            if choice not in [option.text for option in trial.game.options(state)]:
                raise Fault(f"the player {name} chooses {choice!r}, which is not on offer", state, actor)
            _require_probabilities(trial, name, state, actor)
            sights = {"a view once more": trial.game.view(state, actor), "a window": trial.game.seen(state, actor)}
            for sight, there in sights.items():
                if (other := _chosen(trial, name, there, seed)) != choice:
                    raise Fault(f"the player {name} chooses {choice!r}, and given {sight} {other!r}", state, actor)
        if trial.data(state) != before:
            raise Fault("a player changed the position by thinking", state, actor)


def _require_probabilities(trial: Trial, name: str, state: State, actor: Seat) -> None:
    """Where a player says how likely it is to choose what: of what is on offer, together 1, the same from a window."""
    ask: Callable[[Sight], dict[str, float]] | None = getattr(trial.game.players[name](), "probabilities", None)
    if ask is None:
        return
    likely = ask(trial.game.view(state, actor))
    offered = {option.text for option in trial.game.options(state)}
    if not set(likely) <= offered or min(likely.values()) < 0 or not isclose(sum(likely.values()), 1):
        raise Fault(f"the probabilities of the player {name} are not those of what is on offer: {likely}", state, actor)
    require_same(likely, ask(trial.game.seen(state, actor)), f"the player {name} is another in a window", state, actor)


def _chosen(trial: Trial, name: str, sight: Sight, seed: int) -> str:
    return trial.game.players[name]().choose(sight, Budget(worlds=5), Random(seed))


def players_say_what_they_may(trial: Trial) -> None:
    """Where they are asked to, before choices of their own turn: the same in every world they cannot tell apart."""
    talk = trial.game.talk
    if talk is None:
        return
    answers = sorted({name for name in talk.before if name not in trial.game.steps or name in trial.game.responses})
    if answers:
        raise Fault(f"players are to speak before {answers[0]}, which is no choice of their own turn")
    for state in trial.some_positions():
        actor = trial.game.actor(state)
        if actor is None or not trial.game.asks_for_words(trial.game.view(state, actor)):
            continue
        before = trial.data(state)
        for name in trial.game.players:
            _require_fair_words(trial, name, state, actor)
        if trial.data(state) != before:
            raise Fault("a player changed the position by thinking of what to say", state, actor)


def _require_fair_words(trial: Trial, name: str, state: State, actor: Seat) -> None:
    says: Callable[[Sight], str | None] | None = getattr(trial.game.players[name](), "says", None)
    if says is None:
        return
    view = trial.game.view(state, actor)
    said = says(view)
    if said is not None and said not in [allowed.text for allowed in trial.game.statements(state, actor)]:
        raise Fault(f"the player {name} says {said!r}, which cannot be said", state, actor)
    imagined = trial.game.sample(view, trial.rng.getrandbits(32))
    for world in (state, imagined, exchanged(trial.game, state, actor, trial.rng)):
        if world is None or trial.game.view(world, actor) != view:
            continue
        if (there := says(trial.game.seen(world, actor))) != said:
            raise Fault(f"the player {name} says {said!r}, and given a window {there!r}", state, actor)


def insight_is_data(trial: Trial) -> None:
    """JSON, for every seat and an onlooker; the same from a view and from a window."""
    for state, seat in trial.sights():
        insight = trial.game.insight(trial.game.view(state, seat))
        _require_json(insight, state, seat)
        there = trial.game.insight(trial.game.seen(state, seat))
        require_same(insight, there, "the insight is another when it reads a window", state, seat)


def values_are_scores(trial: Trial) -> None:
    """One for every seat, finite; the same from a view and from a window."""
    for state, seat in trial.sights():
        values = trial.game.values(trial.game.view(state, seat))
        if len(values) != trial.settings.seats or not all(isfinite(value) for value in values):
            raise Fault(f"the values should be a score for every seat, and are {values}", state, seat)
        there = trial.game.values(trial.game.seen(state, seat))
        require_same(values, there, "the values are others when a window is judged", state, seat)


def _require_json(insight: object, state: State, seat: int | None) -> None:
    try:
        json.dumps(insight, allow_nan=False)
    except (TypeError, ValueError) as error:
        raise Fault(f"the insight is not JSON: {error}", state, seat) from None
