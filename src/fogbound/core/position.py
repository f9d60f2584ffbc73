"""Positions as data: what every game's state begins with, and the zones, in names that a person can read and write."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, TypeAlias

from fogbound.core.agenda import Decision, Outcome, Said, State, Step
from fogbound.core.files import check_format
from fogbound.core.mistakes import unknown
from fogbound.core.options import Vocabulary
from fogbound.core.reading import Reading
from fogbound.core.seats import EVERYONE, MOST_SEATS, Seat, Seats, count_of, spread
from fogbound.core.settings import Info, Settings
from fogbound.core.zones import Place, Sighting, Stock, Zone

ArgumentKind: TypeAlias = Callable[[Reading, Settings], Any]


class StepForm:
    """How a step is made again from what stands on a written agenda: the maker, and the kinds of its arguments."""

    def __init__(self, make: Callable[..., Step[Any]], *kinds: ArgumentKind) -> None:
        self.make: Final = make
        self.kinds: Final = kinds

    def read(self, entry: Reading, settings: Settings) -> Step[Any]:
        arguments = entry.items(1 + len(self.kinds))[1:]
        return self.make(*[kind(argument, settings) for kind, argument in zip(self.kinds, arguments, strict=True)])


def seat(argument: Reading, settings: Settings) -> Seat:
    """The kind of a step's argument that is a seat."""
    return argument.number(0, settings.seats - 1)


def write(state: State) -> dict[str, Any]:
    """What every state begins with."""
    return {
        "agenda": [step.data() for step in state.agenda],
        "decisions": state.decisions,
        "chance": str(state.rng),  # a text: a program that reads numbers as floating point would spoil it
        "disclosures": [count_of(state.disclosures, s) for s in (*range(state.settings.seats), None)],
        "sightings": [write_sighting(sighting) for sighting in state.sightings],
        "said": [list(statement) for statement in state.said],
        "outcome": None if state.outcome is None else state.outcome.data(),
        "log": [[write_seats(seats), list(fact)] for seats, fact in state.log[: state.told]],
    }


_AFTER_AGENDA: Final = ("decisions", "chance", "disclosures", "sightings", "said", "outcome", "log")


def check_head(reading: Reading, kind: str, game: str) -> None:
    """That the data are of this kind and of this game."""
    check_format(reading, kind)
    found = reading.field("game").text()
    if found != game:
        raise reading.wrong(f"is of another game, {found}, not of {game}")


def read(
    reading: Reading,
    state: State,
    info: Info,
    steps: dict[str, StepForm],
    statements: Vocabulary | None,
    *,
    keep_chance: bool,
) -> None:
    """Fill in what every state begins with."""
    reading.fields("fogbound", "kind", "game", "rules", "settings", "table", "agenda", *_AFTER_AGENDA)
    settings = state.settings
    state.agenda = read_agenda(reading.field("agenda"), steps, settings)
    state.outcome = read_outcome(reading.maybe("outcome"), info, settings)
    if state.outcome is None and not (state.agenda and isinstance(state.agenda[-1], Decision)):
        raise reading.field("agenda").wrong("must end with the decision that is waited for, or the outcome be given")
    state.decisions = reading.maybe("decisions", 0).number(0)
    state.disclosures = _read_disclosures(reading.maybe("disclosures", [0] * (settings.seats + 1)), settings)
    state.sightings = tuple(read_sighting(item, state) for item in reading.maybe("sightings", []).items())
    state.said = tuple(_read_said(item, settings, statements) for item in reading.maybe("said", []).items())
    state.log = [_read_fact(item) for item in reading.maybe("log", []).items()]
    state.told = len(state.log)
    if keep_chance:
        state.rng = _read_chance(reading.maybe("chance", "1"))


def read_settings(reading: Reading, info: Info) -> Settings:
    """Settings from data; options left out have their defaults."""
    fields = reading.fields("seats", *info.options)
    seats = reading.field("seats").number(info.fewest_seats, info.most_seats)
    for name in fields:
        if name != "seats" and not _is_value(fields[name], info.options[name].values):
            values = ", ".join(_json_word(value) for value in info.options[name].values)
            raise reading.wrong(f"{name} cannot be {_json_word(fields[name])}; it is one of {values}")
    return info.settings(seats, None, **{name: value for name, value in fields.items() if name != "seats"})


def _is_value(value: Any, values: Any) -> bool:
    return any(value == known and type(value) is type(known) for known in values)


def _json_word(value: Any) -> str:
    return str(value).lower() if isinstance(value, bool) else repr(value)


def read_agenda(reading: Reading, steps: dict[str, StepForm], settings: Settings) -> list[Step[Any]]:
    """The steps still to be done."""
    agenda = []
    for entry in reading.items():
        items = entry.items()
        if not items:
            raise entry.wrong("should begin with the name of a step")
        name = items[0].text()
        if name not in steps:
            raise items[0].wrong(str(unknown("step", name, steps)))
        agenda.append(steps[name].read(entry, settings))
    return agenda


def read_outcome(reading: Reading, info: Info, settings: Settings) -> Outcome | None:
    if reading.data is None:
        return None
    reading.fields("winners", "losers", "scores", "reason")
    scores = [_score(item) for item in reading.field("scores").items(settings.seats)]
    reason = reading.field("reason").text()
    if reason not in info.endings:
        raise reading.field("reason").wrong(str(unknown("ending", reason, info.endings)))
    return Outcome(
        _seats(reading.field("winners"), settings), _seats(reading.field("losers"), settings), scores, reason
    )


def _score(item: Reading) -> float:
    if isinstance(item.data, bool) or not isinstance(item.data, int | float):
        raise item.wrong("should be a number")
    return float(item.data)


def _seats(reading: Reading, settings: Settings) -> list[Seat]:
    return [seat(item, settings) for item in reading.items()]


def _read_disclosures(reading: Reading, settings: Settings) -> int:
    counts = [item.number(0) for item in reading.items(settings.seats + 1)]
    bits = [*range(settings.seats), MOST_SEATS]
    return sum(count * spread(1 << bit) for bit, count in zip(bits, counts, strict=True))


def _read_chance(reading: Reading) -> int:
    text = reading.text()
    if not text.isdecimal():
        raise reading.wrong("should be a whole number, written as a text")
    return int(text)


def _read_said(reading: Reading, settings: Settings, statements: Vocabulary | None) -> Said:
    at, by, text = reading.items(3)
    known = [] if statements is None else [statement.text for statement in statements.options]
    return at.number(0), seat(by, settings), known[text.one_of(known)]


def _read_fact(reading: Reading) -> tuple[Seats, tuple[Any, ...]]:
    seats, fact = reading.items(2)
    if not fact.items():
        raise fact.wrong("should begin with the kind of the fact")
    fact.items()[0].text()
    return read_seats(seats), tuple(fact.data)


def write_seats(seats: Seats) -> list[Seat | str]:
    """A set of seats as a list; "onlookers" for whoever has none, "everyone" for all."""
    if seats == EVERYONE:
        return ["everyone"]
    named: list[Seat | str] = [bit for bit in range(MOST_SEATS) if seats >> bit & 1]
    return [*named, "onlookers"] if seats >> MOST_SEATS & 1 else named


def read_seats(reading: Reading) -> Seats:
    seats = 0
    for item in reading.items():
        if item.data == "everyone":
            return EVERYONE
        bit = MOST_SEATS if item.data == "onlookers" else item.number(0, MOST_SEATS - 1)
        seats |= 1 << bit
    return seats


def write_zone(zone: Zone) -> Any:
    """The names of the cards; with who has seen which, where somebody has."""
    cards = [zone.place.stock.names[card] for card in zone.cards]
    if not any(zone.seen):
        return cards
    return {"cards": cards, "seen": [write_seats(seats) for seats in zone.seen]}


def read_zone(reading: Reading, place: Place) -> Zone:
    """A zone from a list of names, or from names and who has seen which."""
    if isinstance(reading.data, list):
        return place.holding(reading.cards(place.stock.names))
    reading.fields("cards", "seen")
    cards = reading.field("cards").cards(place.stock.names)
    seen = [read_seats(item) for item in reading.field("seen").items(len(cards))]
    order = range(len(cards)) if place.ordered else sorted(range(len(cards)), key=cards.__getitem__)
    return Zone(place, tuple(cards[i] for i in order), tuple(seen[i] for i in order))


def write_sighting(sighting: Sighting) -> dict[str, Any]:
    return {"by": write_seats(sighting.seats), "stock": sighting.stock.name, **sighting.view()}


def read_sighting(reading: Reading, state: State) -> Sighting:
    reading.fields("by", "stock", "cards", "among")
    zones = state.zones()
    stocks = stocks_of(zones)
    stock = stocks[list(stocks)[reading.field("stock").one_of(list(stocks))]]
    names = [zone.place.name for zone in zones]
    among = sorted([names[item.one_of(names)] for item in reading.field("among").items()])
    cards = sorted(reading.field("cards").cards(stock.names))
    return Sighting(read_seats(reading.field("by")), stock, tuple(cards), tuple(among))


def stocks_of(zones: list[Zone]) -> dict[str, Stock]:
    """The stocks whose things lie in these zones, by name."""
    return {zone.place.stock.name: zone.place.stock for zone in zones}
