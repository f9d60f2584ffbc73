"""The agenda: what is still to be done, as a stack of small steps in the state. This is the whole engine."""

from __future__ import annotations

from typing import Any, Final, Generic, Self, TypeAlias, TypeVar

from fogbound.core.chance import LOW_BITS, MULTIPLIER, Seed, Source, scrambled
from fogbound.core.compiling import mypyc_attr
from fogbound.core.options import Option
from fogbound.core.refusals import Refusal, Rule
from fogbound.core.seats import EVERYONE, NO_SEAT, SPREAD, Seat, Seats, count_of, only, spread
from fogbound.core.settings import NO_SETTINGS, Settings
from fogbound.core.zones import Sighting, Zone

Fact: TypeAlias = tuple[Any, ...]
"""What happened, as data: a kind and its particulars, such as `("bid", 2, "3x5")`."""

Said: TypeAlias = tuple[int, Seat, str]
"""A statement: the number of the decision that was waited for, who made it, and which one of the game's."""

S = TypeVar("S", bound="State")


class Outcome:
    """How a game ended. The reason is one of the game's declared endings."""

    __slots__ = ("losers", "reason", "scores", "winners")

    def __init__(self, winners: list[Seat], losers: list[Seat], scores: list[float], reason: str) -> None:
        self.winners: Final = winners
        self.losers: Final = losers
        self.scores: Final = scores
        self.reason: Final = reason

    def data(self) -> dict[str, Any]:
        return {"winners": self.winners, "losers": self.losers, "scores": self.scores, "reason": self.reason}


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """What every game's state begins with. A game adds its own fields and a `clone`."""

    __slots__ = (
        "agenda",
        "decisions",
        "disclosures",
        "log",
        "outcome",
        "rng",
        "said",
        "settings",
        "sightings",
        "source",
        "telling",
        "told",
    )

    def __init__(self, settings: Settings = NO_SETTINGS, seed: Seed = 0) -> None:
        # Compiled, `clone` comes here without arguments, for what it is about to overwrite: so do little.
        self.settings: Settings = settings
        self.agenda: list[Step[Any]] = []
        self.source: Source | None = None
        self.rng: int = 1
        if settings is not NO_SETTINGS:
            self.sow(seed)
        self.disclosures: int = 0
        self.decisions: int = 0
        self.sightings: tuple[Sighting, ...] = ()
        self.telling: bool = True
        self.log: list[tuple[Seats, Fact]] = []
        self.told: int = 0
        self.said: tuple[Said, ...] = ()
        self.outcome: Outcome | None = None

    def sow(self, seed: Seed) -> None:
        """Let chance begin anew."""
        if isinstance(seed, Source):
            self.source, self.rng = seed, seed.start()
        else:
            self.source, self.rng = None, scrambled(seed)

    def clone(self) -> Self:
        """A copy that shares nothing that can change. Every game writes its own, field by field, on `copy_to`."""
        raise TypeError(f"{type(self).__name__} has no clone")

    def copy_to(self, other: State) -> None:
        other.settings = self.settings
        other.agenda = self.agenda[:]
        other.source = self.source
        other.rng = self.rng
        other.disclosures = self.disclosures
        other.decisions = self.decisions
        other.sightings = self.sightings
        other.telling = self.telling
        other.log = self.log
        other.told = self.told
        other.said = self.said
        other.outcome = self.outcome

    def then(self, *steps: Step[Any]) -> None:
        """Put steps on top of the agenda, the first one first."""
        self.agenda += steps[::-1]

    def end(self, winners: list[Seat], losers: list[Seat], scores: list[float], reason: str) -> None:
        """The game is over: nothing is left to be done."""
        self.outcome = Outcome(winners, losers, scores, reason)
        self.agenda.clear()

    # What chance decides.

    def below(self, limit: int) -> int:
        """A number from 0 to `limit` - 1 that nobody has been shown yet: put it where it belongs, or disclose it."""
        if self.source is not None:
            self.rng, number = self.source.draw(self.rng, limit)
            return number
        self.rng = MULTIPLIER * (self.rng & LOW_BITS) + (self.rng >> 30)
        return (self.rng & LOW_BITS) % limit

    def throw(self, sides: int, seats: Seats = EVERYONE) -> int:
        """A number from 0 to `sides` - 1, seen by these seats."""
        self.disclose(seats)
        return self.below(sides)

    def throws(self, count: int, sides: int, seats: Seats = EVERYONE) -> list[int]:
        """So many throws at once."""
        self.disclose(seats)
        if self.source is not None:
            return [self.below(sides) for _ in range(count)]
        low, carry = self.rng & LOW_BITS, self.rng >> 30
        numbers = []
        for _ in range(count):
            product = MULTIPLIER * low + carry
            low, carry = product & LOW_BITS, product >> 30
            numbers.append(low % sides)
        self.rng = carry << 30 | low
        return numbers

    def shuffle(self, cards: list[int]) -> None:
        """Put a list in an order that nobody knows."""
        if self.source is not None:
            for i in range(len(cards) - 1, 0, -1):
                j = self.below(i + 1)
                cards[i], cards[j] = cards[j], cards[i]
            return
        low, carry = self.rng & LOW_BITS, self.rng >> 30
        for i in range(len(cards) - 1, 0, -1):
            product = MULTIPLIER * low + carry
            low, carry = product & LOW_BITS, product >> 30
            j = low % (i + 1)
            cards[i], cards[j] = cards[j], cards[i]
        self.rng = carry << 30 | low

    # Who has been shown something, and who has been told.

    def disclose(self, seats: Seats) -> None:
        """Count that these seats were shown something they did not know; no choice before it can be taken back."""
        self.disclosures += SPREAD[seats] if seats in SPREAD else spread(seats)

    def disclosed(self, seat: Seat | None) -> int:
        """How often this seat (None: whoever looks on) was shown something."""
        return count_of(self.disclosures, seat)

    def tell(self, seats: Seats, fact: Fact) -> None:
        """Say what happened to these seats. In a hot place ask for `telling` first: the fact is then not even made."""
        if not self.telling:
            return
        if len(self.log) != self.told:  # another clone has gone on with this list: part company
            self.log = self.log[: self.told]
        self.log.append((seats, fact))
        self.told += 1

    def heard(self, seat: Seat | None, since: int = 0) -> list[tuple[int, Fact]]:
        """What a seat was told, with its number in the log, from number `since` on."""
        me = only(seat)
        return [(since + n, fact) for n, (seats, fact) in enumerate(self.log[since : self.told]) if seats & me]

    # What lies where: the conformance suite asks this of every game.

    def zones(self) -> list[Zone]:
        """Every zone of the game, in a fixed order."""
        raise TypeError(f"{type(self).__name__} does not list its zones")

    def put(self, zones: list[Zone]) -> None:
        """Replace every zone, in the same order."""
        raise TypeError(f"{type(self).__name__} cannot replace its zones")


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """One thing still to be done. Steps hold ids and small numbers, never a hidden card: the agenda is public."""

    seat: Seat = NO_SEAT

    def arguments(self) -> tuple[Any, ...]:
        """What the step was made with, so that it can be written down and made again."""
        return ()

    def data(self) -> list[Any]:
        return [type(self).__name__, *self.arguments()]

    def run(self, state: S) -> None:
        raise TypeError(f"{type(self).__name__} does not say what it does")


@mypyc_attr(allow_interpreted_subclasses=True)
class Effect(Step[S]):
    """A step that the rules carry out."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """A step that waits for one seat."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat,)

    def arises(self, state: S) -> bool:
        """Whether there is anything to decide, by what everybody can see."""
        return True

    def options(self, state: S) -> list[Option]:
        """The legal choices, in the order of the vocabulary."""
        raise TypeError(f"{type(self).__name__} does not list its options")

    def choose(self, state: S, option: Option) -> None:
        raise TypeError(f"{type(self).__name__} does not say what a choice does")

    def forbids(self, state: S, option: Option) -> Rule | None:
        """The rule that forbids an option open to question, or None if it is allowed."""
        return None

    def facts(self, state: S, option: Option, rule: Rule) -> dict[str, Any]:
        """What the actor needs to know to see that the rule forbids it."""
        return {}

    def forced(self, state: S) -> Option | None:
        """The one option, if everybody can see that there is no other."""
        return None

    def shown(self, option: Option, seat: Seat | None) -> str:
        """What a seat sees of a choice made here."""
        return option.text


@mypyc_attr(allow_interpreted_subclasses=True)
class SealedDecision(Decision[S]):
    """A choice that is kept secret for now: others see only that it was made."""

    def shown(self, option: Option, seat: Seat | None) -> str:
        return option.text if seat == self.seat else "has chosen"


def decision(state: State) -> Decision[Any] | None:
    """The decision the game waits for; None when it is over."""
    if not state.agenda:
        return None
    top = state.agenda[-1]
    assert isinstance(top, Decision), f"the agenda stopped at {top.data()}"
    return top


def actor(state: State) -> Seat | None:
    """Whose decision is waited for; None when the game is over."""
    return state.agenda[-1].seat if state.agenda else None


def options(state: State) -> list[Option]:
    """The legal choices, in the order of the vocabulary; a list of its own, which the caller may keep."""
    if not state.agenda:
        return []
    top = state.agenda[-1]
    assert isinstance(top, Decision)
    return top.options(state)


def apply(state: State, option: Option) -> None:
    """Make a choice that is known to be on offer."""
    top = state.agenda.pop()
    assert isinstance(top, Decision), "there is nothing to decide"
    state.decisions += 1
    top.choose(state, option)
    run_on(state)


def run_on(state: State) -> Decision[Any] | None:
    """Carry out effects until the next decision, which is given, or the end."""
    agenda = state.agenda
    while agenda:
        top = agenda[-1]
        if isinstance(top, Decision):
            if top.arises(state):
                return top
            agenda.pop()
        else:
            agenda.pop()
            top.run(state)
    return None


def why_not(state: State, option: Option) -> Refusal | None:
    """The refusal of an option open to question; None if it is on offer. For the actor alone."""
    top = decision(state)
    if top is None:
        return None
    rule = top.forbids(state, option)
    return None if rule is None else Refusal(option.text, rule.id, top.facts(state, option, rule))
