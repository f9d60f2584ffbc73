"""The contract of a game: what its author hands in, and what everybody else asks of it."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, Generic, Protocol, TypeAlias, TypeVar

from fogbound.core import agenda, position
from fogbound.core.agenda import Decision, Fact, Outcome, State
from fogbound.core.chance import Seed
from fogbound.core.files import FORMAT
from fogbound.core.mistakes import Mistake
from fogbound.core.options import Option, Vocabulary
from fogbound.core.players import PlayerMaker, Sight
from fogbound.core.reading import Reading
from fogbound.core.refusals import NotOffered, Refusal
from fogbound.core.responses import Response
from fogbound.core.rules import RulesDocument
from fogbound.core.seats import EVERYONE, Seat
from fogbound.core.seen import Seen, View, put_down
from fogbound.core.settings import Info, Settings
from fogbound.core.svg import Picture, Sheet
from fogbound.core.talk import Talk
from fogbound.core.voice import Hint, Voice, plural

S = TypeVar("S", bound=State)


class Words(Protocol):
    """A game's sentences. Made of views and facts when somebody reads: another language is another module."""

    def position(self, view: Sight, voice: Voice) -> str:
        """What lies on the table, for somebody who cannot see the picture."""

    def question(self, view: Sight, voice: Voice) -> str:
        """What the pending decision asks, or of whom."""

    def choice(self, option: Option, view: Sight, voice: Voice) -> str:
        """An option as its seat reads it in a list."""

    def fact(self, fact: Fact, voice: Voice) -> str:
        """What happened; "" for what a reader need not be told."""

    def refusal(self, refusal: Refusal, voice: Voice) -> str:
        """Why not: one sentence, with the facts that a person needs to agree."""

    def ending(self, outcome: dict[str, Any], voice: Voice) -> str:
        """How the game ended, and who won."""

    def seat(self, view: Sight, seat: Seat, voice: Voice) -> str:
        """What everybody sees of a seat, in one line, such as `5 cards, 2 spite tokens`."""

    def hints(self, view: Sight, voice: Voice) -> Sequence[Hint]:
        """The game's insight as a person is told it, what matters most first."""


class Drawing(Protocol):
    """A game's pictures. No id stands twice in board, picture, layers and hand, which share the page."""

    @property
    def COLOURS(self) -> Mapping[str, tuple[str, str]]:  # noqa: N802, since it stands in a module
        """By day and by night, what the page sets as custom properties: `accent`, `second`, and others of its own."""

    def board(self, settings: Settings, sheet: Sheet = "wide") -> Picture:
        """All that never changes in a game with these settings."""

    def draw(self, view: Sight, sheet: Sheet = "wide") -> Picture:
        """What this view shows, on the view box of the board."""

    def hand(self, view: Sight) -> Sequence[Picture]:
        """What lies before this seat, from left to right: cards, piles, notes."""

    def frontispiece(self) -> Picture:
        """The game on the page that lists all games."""


Layer: TypeAlias = Callable[[Sight, Sheet], Picture]
"""Something drawn from a view when it is asked for, to be laid over the picture: on the view box of the board."""


class Table(Protocol[S]):
    """How a game's own part of a state is written down and read. Names of the rulebook, not numbers."""

    def write(self, state: S) -> dict[str, Any]:
        """What lies on the table, as JSON-able data."""

    def contradiction(self, state: S) -> str | None:
        """What in a position that somebody wrote cannot be together."""

    def read(self, table: Reading, settings: Settings, seed: Seed) -> S:
        """A state with these things on the table and nothing to do yet; a `Mistake` says what is wrong with data."""


class Game(Generic[S]):
    """One game. Its author's parts are plain functions, modules and data; the methods are the same for every game."""

    def __init__(
        self,
        *,
        info: Info,
        rules: RulesDocument,
        vocabulary: Vocabulary,
        steps: dict[str, position.StepForm],
        impossible: Callable[[Settings], list[Refusal]],
        deal: Callable[[Settings, Seed], S],
        window: Callable[[S, Seat | None], Seen[S]],
        imagine: Callable[[View, Settings, int], S],
        unseen: Callable[[Sight], Counter[str]],
        table: Table[S],
        words: Words,
        drawing: Drawing,
        players: dict[str, PlayerMaker],
        insight: Callable[[Sight], dict[str, Any]],
        values: Callable[[Sight], list[float]],
        key: Callable[[S, Seat], int] | None = None,
        talk: Talk[S] | None = None,
        resign: Callable[[S, Seat], None] | None = None,
        resigns: Callable[[Settings], bool] | None = None,
        layers: Mapping[str, Layer] | None = None,
        token: Callable[[Sight | None, Seat], Picture | None] | None = None,
        responses: dict[str, Response] | None = None,
        lessons: str = "[]",
        past: Callable[[S], list[tuple[S, Option]]] | None = None,
        levels: Mapping[str, tuple[str, str]] | None = None,
    ) -> None:
        self.info: Final = info
        self.rules: Final = rules
        self.vocabulary: Final = vocabulary
        self.steps: Final = steps
        """Every step that can stand on the agenda, with the kinds of its arguments."""
        self.impossible: Final = impossible
        """Which allowed values do not go together."""
        self.deal: Final = deal
        """A state with everything set up and its first steps on the agenda, none of them run yet."""
        self.window: Final = window
        self.imagine: Final = imagine
        """A state that fits a view, from the view alone; agenda and outcome are put in by `sample`."""
        self.unseen: Final = unseen
        """What this seat cannot see, as counted from its view: cards by name; dice, by the name of their stock."""
        self.table: Final = table
        self.words: Final = words
        self.drawing: Final = drawing
        self.players: Final = players
        """By name: first the usual one, `scripted`; others such as `scripted:easy`."""
        self.levels: Final[Mapping[str, tuple[str, str]]] = levels or {}
        """Where people are offered more than easy, normal and hard: by the name they are told, the lowest first, which
        player it is, and a sentence on how it plays."""
        self.insight: Final = insight
        """Chances and judgements that a good player would work out from this view, as data."""
        self.values: Final = values
        """For each seat the score it can expect, judged quickly: where a search breaks off."""
        self.layers: Final[Mapping[str, Layer]] = layers or {}
        """By what the reader calls them, such as `where she may be`: what may be laid over the picture."""
        self.token: Final = token
        """What stands for a seat on the board, for lists of seats: square, some 34 across. Without a view the game has
        not begun; where it is dealt who sits where, nothing stands for a seat yet."""
        self._key: Final = key
        self.talk: Final = talk
        """What players may say to one another, where the rules say so."""
        self.resigned: Final = resign
        """What becomes of the game when a seat gives it up, where that is possible."""
        self._resigns: Final = resigns
        """By which settings it is possible; by all if nothing is said."""
        self.responses: Final[dict[str, Response]] = {} if responses is None else responses
        """The decisions by which a seat answers what another does: the table takes standing orders for them."""
        self.lessons: Final = lessons
        """The text of `lessons.json`, which `core/lessons.py` reads."""
        self._past: Final = past
        self.tells_past: Final = past is not None
        """Whether what was done in sight can be read from a position, by `past`."""
        # The engine, which is the same for every game.
        self.actor: Final[Callable[[S], Seat | None]] = agenda.actor
        self.decision: Final[Callable[[S], Decision[Any] | None]] = agenda.decision
        self.options: Final[Callable[[S], list[Option]]] = agenda.options
        self.apply: Final[Callable[[S, Option], None]] = agenda.apply

    def settings(self, seats: int | None = None, preset: str | None = None, **values: Any) -> Settings:
        """Settings that can be played, defaults filled in."""
        settings = self.info.settings(seats, preset, **values)
        self._require(settings)
        return settings

    def check(self, settings: Settings) -> list[Refusal]:
        """Everything that is wrong with settings."""
        return self.info.refusals(settings) or self.impossible(settings)

    def setup(self, settings: Settings, seed: Seed) -> S:
        """A new game, played on to its first decision."""
        self._require(settings)
        state = self.deal(settings, seed)
        agenda.run_on(state)
        return state

    def _require(self, settings: Settings) -> None:
        refusals = self.check(settings)
        if refusals:
            voice = Voice([])
            raise Mistake("; ".join(self.refusal_sentence(refusal, voice) for refusal in refusals))

    # Playing.

    def play(self, state: S, choice: Option | str) -> Option:
        """Make a choice if it is on offer, else say why it is not, and change nothing."""
        if state.outcome is not None:
            raise NotOffered(None, "the game is over: there is nothing left to choose")
        option = self.vocabulary.named(choice) if isinstance(choice, str) else choice
        offered = agenda.options(state)
        if not any(option is other for other in offered):
            refusal = self.why_not(state, option)
            if refusal is not None:
                raise NotOffered(refusal, self.refusal_sentence(refusal, Voice([])))
            raise NotOffered(None, f"{option.text!r} is not on offer now; it could be {_few(offered)}")
        agenda.apply(state, option)
        return option

    def statements(self, state: S, seat: Seat) -> list[Option]:
        """What a seat may say now; none in a game without statements."""
        return [] if self.talk is None else self.talk.offered(state, seat)

    def say(self, state: S, seat: Seat, statement: str) -> None:
        """Let a seat make one of the game's statements, which is no choice: at any time, and heard by all."""
        if self.talk is None:
            raise Mistake(f"{self.info.title} has no statements of its own")
        self.talk.say(state, seat, statement)

    def asks_for_words(self, view: Sight) -> bool:
        """Whether a computer player is asked for a statement before it chooses by this view."""
        return self.talk is not None and self.talk.is_asked_for(view)

    def may_resign(self, settings: Settings) -> bool:
        """Whether seats can give up a game with these settings."""
        return self.resigned is not None and (self._resigns is None or self._resigns(settings))

    def resign(self, state: S, seat: Seat) -> None:
        """Let a seat give up; whatever was waited for, something else is now."""
        if self.resigned is None or not self.may_resign(state.settings):
            agreed = "" if self.resigned is None else " as it was agreed here"
            raise Mistake(f"nobody can resign from {self.info.title}{agreed}")
        if state.outcome is not None:
            raise Mistake("the game is over: nobody can resign")
        state.decisions += 1
        state.tell(EVERYONE, ("resigned", seat))
        self.resigned(state, seat)
        agenda.run_on(state)

    def outcome(self, state: S) -> Outcome | None:
        return state.outcome

    def clone(self, state: S) -> S:
        return state.clone()

    def why_not(self, state: S, option: Option) -> Refusal | None:
        """The rule that forbids a choice now, if one does. For the actor's eyes alone."""
        if option.verb not in self.vocabulary.open_to_question:
            return None
        return agenda.why_not(state, option)

    def refusal_sentence(self, refusal: Refusal, voice: Voice) -> str:
        """Why not, in words: what every game refuses is said here, the rest by the game."""
        facts = refusal.facts
        if refusal.rule == "seats":
            few, most = facts["fewest"], facts["most"]
            players = plural(most, "player") if few == most else f"{few} to {most} players"
            return f"{self.info.title} is for {players}, not {facts['seats']}"
        if "values" in facts:
            return f"{facts['option']} cannot be {facts['value']!r}; choose {', '.join(facts['values'])}"
        return self.words.refusal(refusal, voice)

    def sentence(self, fact: Fact, voice: Voice) -> str:
        """A fact in words: what can happen in every game is said here, the rest by the game."""
        match fact:
            case ("took_back", seat, _):
                return f"{voice.does(seat, 'take', 'takes')} a choice back."
            case ("resigned", seat):
                return f"{voice.does(seat, 'resign', 'resigns')}."
            case ("said", seat, text) if self.talk is not None:
                statement = self.talk.statements.named(text)
                return f"{voice.does(seat, 'say', 'says')}: “{self.talk.sentence(statement, voice)}”"
        return self.words.fact(fact, voice)

    # What a seat may know.

    def seen(self, state: S, seat: Seat | None) -> Seen[S]:
        """A window on the state for one seat (None: an onlooker)."""
        return self.window(state, seat)

    def view(self, state: S, seat: Seat | None) -> View:
        """All that the window shows, as JSON-able data. Nothing else leaves the table."""
        return put_down(self.window(state, seat))

    def sample(self, view: View, seed: int) -> S:
        """A whole state that fits a view, as likely as it is when nothing is known of the others' habits."""
        settings = position.read_settings(Reading(view.settings, "settings"), self.info)
        state = self.imagine(view, settings, seed)
        state.telling = False
        pending = view.decision
        state.decisions = 0 if pending is None else pending["number"]
        state.said = tuple([(said["at"], said["seat"], said["statement"]) for said in view.said])
        state.agenda = position.read_agenda(Reading(view.agenda, "agenda"), self.steps, settings)
        state.outcome = position.read_outcome(Reading(view.outcome, "outcome"), self.info, settings)
        return state

    def key(self, state: S, seat: Seat) -> int:
        """Equal for states that the seat cannot tell apart, different (but for a collision) for others."""
        if self._key is not None:
            return self._key(state, seat)
        return int.from_bytes(hashlib.blake2b(self.view(state, seat).json().encode(), digest_size=8).digest(), "big")

    def past(self, state: S) -> list[tuple[S, Option]]:
        """Earlier positions, as far as what lies in sight tells of them, and what was chosen there; none in most games.

        How likely such choices are tells those who imagine a world whether to believe in it.
        """
        return [] if self._past is None else self._past(state)

    # Positions as data.

    def data(self, state: S) -> dict[str, Any]:
        """The whole position, secrets included, in the rulebook's names."""
        common = position.write(state)
        return {
            "fogbound": FORMAT,
            "kind": "position",
            "game": self.info.name,
            "rules": self.info.rules_version,
            "settings": state.settings.data(),
            "table": self.table.write(state),
            **common,
        }

    def from_data(self, data: Any, where: str = "position", seed: Seed | None = None) -> S:
        """The state that such data describe; a `Mistake` says what is wrong with others.

        Entries after `agenda` may be left out by whoever writes a position by hand. With a seed, chance begins anew.
        """
        reading = Reading(data, where)
        position.check_head(reading, "position", self.info.name)
        settings = position.read_settings(reading.field("settings"), self.info)
        self._require(settings)
        state = self.table.read(reading.field("table"), settings, 0 if seed is None else seed)
        statements = None if self.talk is None else self.talk.statements
        position.read(reading, state, self.info, self.steps, statements, keep_chance=seed is None)
        # What older rules let come about goes on, though by today's it could not have.
        if reading.maybe("rules", self.info.rules_version).data == self.info.rules_version:
            contradiction = self.table.contradiction(state)
            if contradiction is not None:
                raise reading.wrong(contradiction)
        return state


def _few(offered: list[Option]) -> str:
    """The first of the choices on offer, as an example."""
    named = ", ".join(option.text for option in offered[:4])
    return named if len(offered) <= 4 else f"{named} and {len(offered) - 4} more"
