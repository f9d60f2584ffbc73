"""Players at a table: each is shown what its seat may know, and its answer is looked at before it counts."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from time import perf_counter
from typing import Any, Final, TypeAlias

from fogbound.bots.specs import budget, in_one_line, player
from fogbound.core.agenda import Outcome
from fogbound.core.chance import scrambled
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake, unknown
from fogbound.core.options import Option
from fogbound.core.players import Budget, Player
from fogbound.core.seats import MOST_SEATS, Seat
from fogbound.core.seen import View
from fogbound.core.settings import Settings

OVERDRAWN: Final = 10
"""Who takes so many times the time allowed has misplayed."""


class Misplay(Mistake):
    """A player failed, chose what is not on offer, or took far too long."""

    seat: Seat | None = None
    """Whose fault it was, where it was one player's."""


class Seated:
    """A player at a seat in one game: what it is called, how much it may think, and random numbers of its own."""

    def __init__(self, spec: str, player: Player, budget: Budget, rng: Random) -> None:
        self.spec: Final = spec
        self.player: Final = player
        self.budget: Final = budget
        self.rng: Final = rng

    def choose(self, view: View) -> str:
        """One of the choices on offer; a `Misplay` names a player that fails or answers anything else."""
        offered: list[str] = list(view.decision["options"])  # the view is the player's, to do with as it likes
        choice: str = self._asked(lambda: self.player.choose(view, self.budget, self.rng))
        if choice not in offered:
            wrong = unknown("choice", str(choice), offered)
            raise Misplay(f"the player {self.spec!r} made a choice that is not on offer: {wrong}")
        return choice

    def says(self, view: View, allowed: Sequence[str]) -> str | None:
        """One of the statements that are allowed, or nothing: also of a player that never says anything."""
        ask: Callable[[View], str | None] | None = getattr(self.player, "says", None)
        said = None if ask is None else self._asked(lambda: ask(view))
        if said is not None and said not in allowed:
            wrong = unknown("statement", str(said), allowed)
            raise Misplay(f"the player {self.spec!r} said what cannot be said now: {wrong}")
        return said

    def _asked(self, ask: Callable[[], Any]) -> Any:
        """What the player answers, if it does so in time."""
        begun = perf_counter()
        try:
            answer = ask()
        except Misplay:
            raise
        except Mistake as mistake:
            raise Misplay(f"the player {self.spec!r} cannot go on: {mistake}") from mistake
        except Exception as error:
            raise Misplay(f"the player {self.spec!r} failed: {in_one_line(error)}") from error
        allowed, taken = self.budget.seconds, perf_counter() - begun
        if allowed is not None and taken > OVERDRAWN * allowed:
            raise Misplay(f"the player {self.spec!r} took {taken:.1f} s for a choice, and was given {allowed:g} s")
        return answer


def seated(game: Game[Any], settings: Settings, who: str | Player, seat: Seat, seed: int) -> Seated:
    """A player, or a new one of this name, ready for a seat; the seed is the game's."""
    rng = Random(scrambled(seed) * MOST_SEATS + seat)
    if isinstance(who, str):
        return Seated(who, player(game, settings, who), budget(game, who), rng)
    return Seated(type(who).__name__, who, Budget(), rng)


Sit: TypeAlias = Callable[[Game[Any], Settings, str | Player, Seat, int], Seated]
"""How players take their seats: `seated`, or another way."""


def play_game(
    game: Game[Any],
    settings: Settings,
    who: Sequence[str | Player],
    seed: int,
    watch: Callable[[Any], None] | None = None,
    sit: Sit = seated,
) -> Outcome:
    """Let players play a game to its end. Who watches is called with each position, what was told included."""
    require_seats(settings, who)
    seats = [sit(game, settings, one, seat, seed) for seat, one in enumerate(who)]
    state = game.setup(settings, seed)
    state.telling = watch is not None
    while (pending := game.decision(state)) is not None:
        if watch is not None:
            watch(state)
        if state.decisions > game.info.longest:
            raise Misplay(f"the players come to no end: they have made {state.decisions} choices")
        option = pending.forced(state)
        if option is None:
            option = _chosen(game, state, seats[pending.seat], pending.seat)
        game.apply(state, option)
    if watch is not None:
        watch(state)
    outcome: Outcome = state.outcome
    return outcome


def _chosen(game: Game[Any], state: Any, player: Seated, seat: Seat) -> Option:
    """What a player chooses, after it has said what it wants to say."""
    try:
        view = game.view(state, seat)
        if game.asks_for_words(view):
            said = statement(game, state, view, player)
            if said is not None:
                game.say(state, seat, said)
            view = game.view(state, seat)  # anew: the other one was the player's, to do with as it likes
        return game.vocabulary.named(player.choose(view))
    except Misplay as misplay:
        misplay.seat = seat
        raise


def statement(game: Game[Any], state: Any, view: View, player: Seated) -> str | None:
    """What a player says that is asked for words by this view, if anything."""
    return player.says(view, [allowed.text for allowed in game.statements(state, view.seat)])


def require_seats(settings: Settings, who: Sequence[object]) -> None:
    if len(who) != settings.seats:
        raise Mistake(f"a player is needed for each of {settings.seats} seats; {len(who)} cannot play")
