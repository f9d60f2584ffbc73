"""Reading data that people may have written, with mistakes that say where they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any, Final

from fogbound.core.mistakes import Mistake, unknown


class Reading:
    """A piece of JSON-able data and where it stands, such as `cups[1].dice`."""

    def __init__(self, data: Any, where: str) -> None:
        self.data: Final = data
        self.where: Final = where

    def wrong(self, what: str) -> Mistake:
        return Mistake(f"{self.where}: {what}")

    def fields(self, *allowed: str) -> dict[str, Any]:
        """An object, with no other entries than these (if any are named)."""
        if not isinstance(self.data, dict):
            raise self.wrong(f"should be an object, not {kind_of(self.data)}")
        for name in self.data:
            if allowed and name not in allowed:
                raise self.wrong(str(unknown("entry", name, allowed)))
        return self.data

    def field(self, name: str) -> Reading:
        if name not in self.fields():
            raise self.wrong(f"{name!r} is missing")
        return Reading(self.data[name], f"{self.where}.{name}")

    def maybe(self, name: str, default: Any = None) -> Reading:
        """An entry that may be left out."""
        return Reading(self.fields().get(name, default), f"{self.where}.{name}")

    def items(self, count: int | None = None) -> list[Reading]:
        """A list, of this length if one is given."""
        if not isinstance(self.data, list):
            raise self.wrong(f"should be a list, not {kind_of(self.data)}")
        if count is not None and len(self.data) != count:
            raise self.wrong(f"should have {count} entries, not {len(self.data)}")
        return [Reading(item, f"{self.where}[{index}]") for index, item in enumerate(self.data)]

    def number(self, low: int, high: int | None = None) -> int:
        bounds = f"from {low} to {high}" if high is not None else f"{low} or more"
        if not isinstance(self.data, int) or isinstance(self.data, bool):
            raise self.wrong(f"should be a whole number {bounds}, not {kind_of(self.data)}")
        if self.data < low or (high is not None and self.data > high):
            raise self.wrong(f"should be {bounds}, not {self.data}")
        return self.data

    def flag(self) -> bool:
        if not isinstance(self.data, bool):
            raise self.wrong(f"should be true or false, not {kind_of(self.data)}")
        return self.data

    def text(self) -> str:
        if not isinstance(self.data, str):
            raise self.wrong(f"should be a text, not {kind_of(self.data)}")
        return self.data

    def one_of(self, names: Sequence[str]) -> int:
        """The place of a name in a list of names."""
        name = self.text()
        if name not in names:
            raise self.wrong(str(unknown("name", name, names)))
        return names.index(name)

    def cards(self, names: Sequence[str]) -> list[int]:
        """A list of names as places in the catalogue."""
        return [item.one_of(names) for item in self.items()]


def kind_of(data: Any) -> str:
    """What a piece of data is, in a person's words."""
    if data is None:
        return "nothing"
    kinds: Iterable[tuple[type, str]] = (
        (bool, f"{str(data).lower()}"),
        (int, f"{data}"),
        (float, f"{data}"),
        (str, f"the text {data!r}"),
        (list, "a list"),
        (dict, "an object"),
    )
    return next((words for kind, words in kinds if isinstance(data, kind)), f"a {type(data).__name__}")
