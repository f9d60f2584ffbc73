"""What can be set before a game, and one such setting."""

from __future__ import annotations

from typing import Any, Final, TypeAlias

from fogbound.core.mistakes import Mistake, listed, unknown
from fogbound.core.refusals import Refusal

Value: TypeAlias = bool | int | str


class SetupOption:
    """Something to be agreed on before the game: its values with a sentence each, the default, and its rule."""

    def __init__(self, name: str, rule: str, meaning: str, default: Value, values: dict[Value, str]) -> None:
        self.name: Final = name
        self.rule: Final = rule
        self.meaning: Final = meaning
        self.default: Final = default
        self.values: Final = values
        if not self.has(default):
            raise ValueError(f"{name}: the default {default!r} is not among the values")

    def has(self, value: Value) -> bool:
        """Whether it can have this value: `True` is no 1."""
        return any(value == known and type(value) is type(known) for known in self.values)

    def read(self, text: str) -> Value:
        """The value that a person wrote."""
        for value in self.values:
            if text.lower() == written(value).lower():
                return value
        raise Mistake(f"{self.name} cannot be {text!r}; choose {listed(written(value) for value in self.values)}")


class Preset:
    """A named choice of values; options it does not name keep their defaults."""

    def __init__(self, meaning: str, values: dict[str, Value], seats: int | None = None) -> None:
        self.meaning: Final = meaning
        self.values: Final = values
        self.seats: Final = seats


class Settings:
    """How many play, and the value of every option. Never changed; shared by all clones of a state."""

    __slots__ = ("seats", "values")

    def __init__(self, seats: int, values: dict[str, Value]) -> None:
        self.seats: Final = seats
        self.values: Final = values

    def word(self, name: str) -> str:
        value = self.values[name]
        assert isinstance(value, str), name
        return value

    def number(self, name: str) -> int:
        value = self.values[name]
        assert isinstance(value, int), name
        return value

    def flag(self, name: str) -> bool:
        value = self.values[name]
        assert isinstance(value, bool), name
        return value

    def data(self) -> dict[str, Any]:
        return {"seats": self.seats, **self.values}


NO_SETTINGS: Final = Settings(0, {})
"""Those of a state that is yet to be filled in."""


class Info:
    """What is known of a game before it is played: for set-up pages, the command line, and the conformance suite."""

    def __init__(
        self,
        *,
        name: str,
        title: str,
        summary: str,
        rules_version: str,
        seats: tuple[int, int],
        default_seats: int,
        minutes: tuple[int, int],
        longest: int,
        endings: dict[str, str],
        options: tuple[SetupOption, ...] = (),
        presets: dict[str, Preset] | None = None,
    ) -> None:
        self.name: Final = name
        self.title: Final = title
        self.summary: Final = summary
        self.rules_version: Final = rules_version
        self.fewest_seats: Final = seats[0]
        self.most_seats: Final = seats[1]
        self.default_seats: Final = default_seats
        self.minutes: Final = minutes
        self.longest: Final = longest
        """More decisions than this mean that a game does not end."""
        self.endings: Final = endings
        """Every reason for which a game can end, with its rule."""
        self.options: Final = {option.name: option for option in options}
        self.presets: Final = presets or {}
        for name, preset in self.presets.items():
            if wrong := self.refusals(self.settings(preset=name)):
                raise ValueError(f"the preset {name} cannot be played: {wrong[0].data()}")
            if strange := preset.values.keys() - self.options.keys():
                raise ValueError(f"the preset {name} sets what is no option: {listed(sorted(strange), 'and')}")

    def settings(self, seats: int | None = None, preset: str | None = None, **values: Value) -> Settings:
        """Settings with defaults filled in. Whether they go together is asked by `check`."""
        chosen: dict[str, Value] = {name: option.default for name, option in self.options.items()}
        if preset is not None:
            if preset not in self.presets:
                raise unknown("preset", preset, self.presets)
            chosen.update(self.presets[preset].values)
            seats = self.presets[preset].seats if seats is None else seats
        for name, value in values.items():
            if name not in self.options:
                raise unknown("option", name, self.options)
            chosen[name] = value
        return Settings(self.default_seats if seats is None else seats, chosen)

    def refusals(self, settings: Settings) -> list[Refusal]:
        """What is wrong with settings by this page alone: seats, names and values."""
        found = []
        if not self.fewest_seats <= settings.seats <= self.most_seats:
            bounds = {"seats": settings.seats, "fewest": self.fewest_seats, "most": self.most_seats}
            found.append(Refusal("seats", "seats", bounds))
        for name, option in self.options.items():
            value = settings.values[name]
            if not option.has(value):
                facts = {"option": name, "value": written(value), "values": [written(known) for known in option.values]}
                found.append(Refusal(name, option.rule, facts))
        return found


def written(value: Value) -> str:
    """A value as a person writes it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
