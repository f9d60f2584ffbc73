"""`fogbound play` alone: a game is chosen by a few questions, each with an answer ready."""

from __future__ import annotations

import shlex
from collections.abc import Callable
from itertools import islice
from pathlib import Path
from typing import Any, Final, TypeVar

import fogbound
from fogbound.bots import levels, player
from fogbound.bots.levels import level_name
from fogbound.cli import console
from fogbound.cli.evening import go_on
from fogbound.cli.folder import last_played, waiting
from fogbound.cli.playing import play
from fogbound.cli.seating import YOU, sitting, usual_player
from fogbound.cli.settling import settings_of
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.settings import Settings, written
from fogbound.core.voice import plural

T = TypeVar("T")

OWN: Final = "own"


def welcome() -> None:
    """Ask what to play, and play it."""
    console.heading("Fogbound")
    try:
        chosen = _game()
        if isinstance(chosen, Path):
            go_on(chosen)
        else:
            _begin(chosen)
    except EOFError:
        console.say()


def _game() -> Game[Any] | Path:
    """A game to begin, or the file of the last one to go on with."""
    kept = list(islice(waiting(), 1))
    games = list(fogbound.games().values())
    entries = [("Go on", f"with {_title(path, games)}, last played {last_played(path)}") for path in kept]
    entries += [(game.info.title, game.info.summary) for game in games]
    choices: list[Game[Any] | Path] = [*kept, *games]
    return choices[_one_of("What shall it be?", entries)]


def _title(path: Path, games: list[Game[Any]]) -> str:
    """The game that a file is named after."""
    return next((game.info.title for game in games if path.name.startswith(f"{game.info.name}-")), path.stem)


def _begin(game: Game[Any]) -> None:
    preset, values, settings = _until_possible(lambda: _settled(game))
    people = _until_possible(lambda: _people(game, settings))
    others = settings.seats - len(people)
    kind = _until_possible(lambda: _kind(game, settings)) if others else ""
    seats = ",".join([*people, *[kind] * others])
    words = ["fogbound", "play", game.info.name, *_words(preset, values), "--seats", seats]
    console.say(f"{shlex.join(words)} begins the same at once.", "dim")
    play(game.info.name, seats, values, preset)


def _words(preset: str | None, values: list[str]) -> list[str]:
    return [*(["--preset", preset] if preset else []), *(word for value in values for word in ("--set", value))]


def _settled(game: Game[Any]) -> tuple[str | None, list[str], Settings]:
    """A preset or a value for each option, and the settings that come of it."""
    info = game.info
    names = [*info.presets, OWN]
    meanings = [*(preset.meaning for preset in info.presets.values()), "every option by itself"]
    chosen = names[_one_of("How is it to be played?", list(zip(names, meanings, strict=True)))]
    preset, values = (None, _values(game)) if chosen == OWN else (chosen, [])
    seats = _until_possible(lambda: _count(game, info.settings(preset=preset).seats))
    return preset, values, settings_of(game, seats, preset, values)


def _count(game: Game[Any], usual: int) -> int:
    fewest, most = game.info.fewest_seats, game.info.most_seats
    if fewest == most:
        return most
    typed = _answer(f"How many players, {fewest} to {most}? Enter: {usual}")
    if typed and not (typed.isdecimal() and fewest <= int(typed) <= most):
        raise Mistake(f"type a number from {fewest} to {most}, or nothing")
    return int(typed) if typed else usual


def _values(game: Game[Any]) -> list[str]:
    values = []
    for option in game.info.options.values():
        known = list(option.values)
        entries = [(written(value), meaning) for value, meaning in option.values.items()]
        chosen = known[_one_of(f"{option.meaning.capitalize()} ({option.rule})?", entries, known.index(option.default))]
        if chosen != option.default:
            values.append(f"{option.name}={written(chosen)}")
    return values


def _people(game: Game[Any], settings: Settings) -> list[str]:
    """Who sits before the screen, in the words of `--seats`."""
    names = _answer("Who plays here? Names, such as Ada, Ben. Enter: you alone")
    words = [f"{YOU}:{name.strip()}" for name in names.split(",")] if names else [YOU]
    if len(words) > settings.seats:
        raise Mistake(f"there are {plural(settings.seats, 'seat')} for {len(words)} people")
    sitting(game, words)
    return words


def _kind(game: Game[Any], settings: Settings) -> str:
    """What kind of computer player sits at the other seats."""
    kinds = ", ".join([*[level.name for level in levels(game)], "random"])
    usual = usual_player(game)
    kind = _answer(f"Who are the others: {kinds}? Enter: {level_name(game, usual)}") or usual
    player(game, settings, kind)
    return kind


# Questions.


def _one_of(question: str, entries: list[tuple[str, str]], usual: int = 0) -> int:
    """The place of one of some entries, by its number or its name."""
    console.say(question, "bold")
    console.grid((f"{number})", *entry) for number, entry in enumerate(entries, start=1))
    return _until_possible(lambda: _place(_answer(f"Enter: {usual + 1}"), entries, usual))


def _place(typed: str, entries: list[tuple[str, str]], usual: int) -> int:
    if not typed:
        return usual
    if typed.isdecimal() and 1 <= int(typed) <= len(entries):
        return int(typed) - 1
    fitting = [place for place, (name, _) in enumerate(entries) if name.lower().startswith(typed.lower())]
    if len(fitting) != 1:
        raise Mistake(f"type a number from 1 to {len(entries)}, or a name")
    return fitting[0]


def _answer(question: str) -> str:
    return console.ask(f"{question} > ")


def _until_possible(asked: Callable[[], T]) -> T:
    """Ask again until the answer can be followed."""
    while True:
        try:
            return asked()
        except Mistake as mistake:
            console.retort(mistake)
