"""Records: a game as it was chosen and as chance fell, in a file that a person can read.

What chance decided is written down, so a record replays although the generator may have changed since. Where the
seed or the key stands in it as well, what chance decided can be checked against it.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, Final

from fogbound.core.agenda import Outcome
from fogbound.core.files import FORMAT, check_format, read_json, replace_file
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.position import read_outcome, read_settings
from fogbound.core.reading import Reading
from fogbound.core.registry import game as game_named
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings


class Entry:
    """One choice and what chance decided on it; or so many choices taken back, a statement, or who resigned."""

    __slots__ = ("by", "chance", "choice", "forced", "resigned", "said", "taken_back")

    def __init__(
        self,
        by: Seat,
        choice: str = "",
        chance: tuple[int, ...] = (),
        *,
        forced: bool = False,
        taken_back: int = 0,
        said: str = "",
        resigned: bool = False,
    ) -> None:
        self.by: Final = by
        self.choice: Final = choice
        self.chance: Final = chance
        self.forced: Final = forced
        """Made by the table, since everybody could see that there was no other choice."""
        self.taken_back: Final = taken_back
        self.said: Final = said
        self.resigned: Final = resigned

    def data(self) -> dict[str, Any]:
        if self.taken_back:
            return {"by": self.by, "take_back": self.taken_back}
        if self.said:
            return {"by": self.by, "said": self.said}
        data: dict[str, Any] = {"by": self.by}
        data.update({"resigned": True} if self.resigned else {"choice": self.choice})
        if self.chance:
            data["chance"] = list(self.chance)
        if self.forced:
            data["forced"] = True
        return data


class Origin:
    """Where chance came from: a seed; or a key whose hash was shown before the game, and itself after it."""

    def __init__(self, seed: int | None = None, commitment: str | None = None, key: str | None = None) -> None:
        self.seed: Final = seed
        self.commitment: Final = commitment
        self.key = key

    def data(self) -> dict[str, Any]:
        if self.seed is not None:
            return {"seed": self.seed}
        return {"commitment": self.commitment, "key": self.key}


class Record:
    """A game from its settings to its end, or as far as it has come."""

    def __init__(self, game: Game[Any], settings: Settings, players: list[str], origin: Origin) -> None:
        self.game: Final = game
        self.settings: Final = settings
        self.players: Final = players
        """What sits at each seat: a person's name, or a computer player's specification."""
        self.origin: Final = origin
        self.rules = game.info.rules_version
        self.setup: tuple[int, ...] = ()
        """What chance decided before the first choice."""
        self.entries: list[Entry] = []
        self.outcome: Outcome | None = None

    def data(self) -> dict[str, Any]:
        return {
            "fogbound": FORMAT,
            "kind": "record",
            "game": self.game.info.name,
            "rules": self.rules,
            "settings": self.settings.data(),
            "players": self.players,
            "origin": self.origin.data(),
            "setup": list(self.setup),
            "entries": [entry.data() for entry in self.entries],
            "outcome": None if self.outcome is None else self.outcome.data(),
        }

    def text(self) -> str:
        return lines(self.data())

    def write(self, path: Path) -> None:
        replace_file(path, self.text())


def lines(data: dict[str, Any]) -> str:
    """JSON with one line for each entry of the object, and for each entry of the list `entries`."""
    parts = []
    for name, value in data.items():
        if name == "entries" and value:
            inner = ",\n".join(f"  {json.dumps(entry, ensure_ascii=False)}" for entry in value)
            parts.append(f'"entries": [\n{inner}\n ]')
        else:
            parts.append(f"{json.dumps(name)}: {json.dumps(value, ensure_ascii=False)}")
    return "{\n " + ",\n ".join(parts) + "\n}\n"


def read_record(path: Path) -> Record:
    """The record in a file, of whatever game it is; a saved game holds one as well."""
    return record_of(read_json(path), "record", "save")


_FIELDS: Final = ("fogbound", "kind", "game", "rules", "settings", "players", "origin", "setup", "entries", "outcome")
_FIELDS_OF_SAVES: Final = ("people", "position")


def record_of(reading: Reading, *kinds: str) -> Record:
    """A record from data of one of these kinds."""
    kind = check_format(reading, *kinds)
    reading.fields(*_FIELDS, *(_FIELDS_OF_SAVES if kind == "save" else ()))
    game = _game(reading.field("game"))
    settings = read_settings(reading.field("settings"), game.info)
    players = [item.text() for item in reading.field("players").items(settings.seats)]
    record = Record(game, settings, players, _origin(reading.field("origin")))
    record.rules = reading.field("rules").text()
    record.setup = _numbers(reading.field("setup"))
    record.entries = [_entry(item, settings) for item in reading.field("entries").items()]
    record.outcome = read_outcome(reading.field("outcome"), game.info, settings)
    return record


def _game(reading: Reading) -> Game[Any]:
    try:
        return game_named(reading.text())
    except Mistake as mistake:
        raise reading.wrong(str(mistake)) from None


def _origin(reading: Reading) -> Origin:
    reading.fields("seed", "commitment", "key")
    if "seed" in reading.fields():
        return Origin(seed=reading.field("seed").number(0))
    key = reading.maybe("key")
    if key.data is not None:
        _require_hex(key)
    commitment = reading.field("commitment")
    _require_hex(commitment)
    return Origin(commitment=commitment.text(), key=key.data)


def _require_hex(reading: Reading) -> None:
    text = reading.text()
    if len(text) != 64 or any(letter not in "0123456789abcdef" for letter in text):
        raise reading.wrong("should be 64 hexadecimal digits")


def _entry(reading: Reading, settings: Settings) -> Entry:
    fields = reading.fields("by", "choice", "chance", "forced", "take_back", "said", "resigned")
    by = reading.field("by").number(0, settings.seats - 1)
    if "take_back" in fields:
        return Entry(by, taken_back=reading.field("take_back").number(1))
    if "said" in fields:
        return Entry(by, said=reading.field("said").text())
    if "resigned" in fields:
        return Entry(by, chance=_numbers(reading.maybe("chance", [])), resigned=reading.field("resigned").flag())
    forced = reading.maybe("forced", False).flag()
    return Entry(by, reading.field("choice").text(), _numbers(reading.maybe("chance", [])), forced=forced)


def _numbers(reading: Reading) -> tuple[int, ...]:
    return tuple(item.number(0) for item in reading.items())
