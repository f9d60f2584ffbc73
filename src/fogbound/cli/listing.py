"""Which games there are, and their rules."""

from __future__ import annotations

from typing import Annotated, Any

import typer

import fogbound
from fogbound.bots import levels, players
from fogbound.cli import console
from fogbound.cli.settling import AsJson, GameName
from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.registry import broken, compiled
from fogbound.core.rules import Paragraph
from fogbound.core.settings import Info, SetupOption, written


def games(
    names: Annotated[list[str] | None, typer.Argument(metavar="[GAME]...", help="Only these.")] = None,
    as_json: AsJson = False,
) -> None:
    """List the games: how many play, what can be set, and who can sit at the table."""
    chosen = [fogbound.game(name) for name in names] if names else list(fogbound.games().values())
    cannot_be_played = {} if names else broken()
    if as_json:
        data = [_data(game) for game in chosen]
        console.give({"engine": _engine(), "games": data, "broken": cannot_be_played})
        return
    for game in chosen:
        _show(game)
    console.say_all((f"Cannot be played: {why}" for why in cannot_be_played.values()), "yellow")
    console.say(f"The engine runs {'compiled' if compiled() else 'in plain Python'}.", "dim")


def _engine() -> str:
    return "compiled" if compiled() else "plain"


def _show(game: Game[Any]) -> None:
    info = game.info
    console.heading(f"{info.title}  ({info.name})")
    console.say(info.summary)
    console.say(f"{_company(info)}; {info.minutes[0]} to {info.minutes[1]} minutes.")
    console.say("Computer players:")
    console.grid((level.name, level.sentence) for level in levels(game))
    console.say(f"By the names that programs use: {', '.join(players(game))}.")
    for option in info.options.values():
        console.say(f"--set {option.name}=…  {option.meaning} ({option.rule})")
        console.grid(_values(option))
    console.say("--preset …")
    console.grid((name, preset.meaning) for name, preset in info.presets.items())
    console.say()


def _company(info: Info) -> str:
    if info.fewest_seats == info.most_seats == 1:
        return "One player"
    return f"{info.fewest_seats} to {info.most_seats} players, usually {info.default_seats}"


def _values(option: SetupOption) -> list[tuple[str, ...]]:
    return [
        (written(value), meaning + (" (usual)" if value == option.default else ""))
        for value, meaning in option.values.items()
    ]


def _data(game: Game[Any]) -> dict[str, Any]:
    info = game.info
    return {
        "name": info.name,
        "title": info.title,
        "summary": info.summary,
        "rules_version": info.rules_version,
        "seats": {"fewest": info.fewest_seats, "most": info.most_seats, "usual": info.default_seats},
        "minutes": list(info.minutes),
        "players": players(game),
        "options": {
            option.name: {
                "meaning": option.meaning,
                "rule": option.rule,
                "usual": option.default,
                "values": {written(value): meaning for value, meaning in option.values.items()},
            }
            for option in info.options.values()
        },
        "presets": {
            name: {"meaning": preset.meaning, "seats": preset.seats, "values": preset.values}
            for name, preset in info.presets.items()
        },
    }


def rules(
    name: GameName,
    wanted: Annotated[list[str] | None, typer.Argument(metavar="[ID or words]", help="Only these paragraphs.")] = None,
    as_json: AsJson = False,
) -> None:
    """The numbered rules of a game: all, those below an id, or those with some words."""
    game = fogbound.game(name)
    text = " ".join(wanted or [])
    if as_json:
        console.give([_paragraph(paragraph) for paragraph in paragraphs(game, text)])
    else:
        show_rules(game, text)


def _paragraph(paragraph: Paragraph) -> dict[str, Any]:
    return {
        "rule": paragraph.rule,
        "chapter": paragraph.chapter,
        "text": paragraph.text,
        "at_the_table": paragraph.at_the_table,
    }


def show_rules(game: Game[Any], wanted: str) -> None:
    chapter = ""
    width = max(len(rule) for rule in game.rules.paragraphs)
    for paragraph in paragraphs(game, wanted):
        if paragraph.chapter != chapter:
            chapter = paragraph.chapter
            console.say(chapter, "bold")
        console.numbered(paragraph.rule, paragraph.text, width)


def paragraphs(game: Game[Any], wanted: str) -> list[Paragraph]:
    """All, those of an id and below it, or those that hold these words."""
    if not wanted:
        return list(game.rules.paragraphs.values())
    found = game.rules.below(wanted) or game.rules.search(wanted)
    if not found and wanted.upper().startswith(_prefix(game)):
        game.rules.named(wanted)
    if not found:
        raise Mistake(f"no rule of {game.info.title} has {wanted!r} in it")
    return found


def _prefix(game: Game[Any]) -> str:
    """What the ids of a game's rules begin with, such as `LD-`."""
    return next(iter(game.rules.paragraphs)).partition("-")[0] + "-"
