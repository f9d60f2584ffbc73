"""Setting a table: who sits where, and every option of the game, explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import htpy as h
from htpy import Node

from fogbound.core.game import Game
from fogbound.core.settings import SetupOption, written
from fogbound.server.chairs import ORDINALS, levels
from fogbound.server.terms import PACES
from fogbound.web.icons import icon
from fogbound.web.page import Reader, page, panel
from fogbound.web.rules import rule_link


def setting_page(reader: Reader, game: Game[Any], filled: Mapping[str, str], mistake: str = "") -> str:
    """The form; what was filled in before stands in it again."""
    info = game.info
    return page(
        reader,
        f"Set a table for {info.title}",
        h.main("#main.setting")[
            h.h1[info.title],
            h.p(".soft")[info.summary],
            h.p(".bad", role="alert")[f"{mistake[:1].upper()}{mistake[1:]}."] if mistake else None,
            _presets(game),
            h.form(method="post", action=f"/new/{info.name}", data_plain=True)[
                panel(
                    "Seats", _count(game), h.ol(".chairs")[[_chair(game, n, filled) for n in range(info.most_seats)]]
                ),
                panel(
                    "Options", "each with its rule", [_option(game, option, filled) for option in info.options.values()]
                )
                if info.options
                else None,
                panel("The house", None, _house(filled)),
                h.button(".opt.main")[icon("lantern"), h.span["Open the table"]],
            ],
        ],
        game=game,
        scripts=("page.js", "setting.js"),
    )


def _count(game: Game[Any]) -> str:
    few, many = game.info.fewest_seats, game.info.most_seats
    return f"{few} to {many}" if few != many else str(few)


def _presets(game: Game[Any]) -> Node:
    """Named choices of options: the script fills them in, without it they say what to choose."""
    if not game.info.presets:
        return None
    return h.ul(".presets")[
        [
            h.li[
                h.button(".opt", type="button", data_preset=_values(game, name), data_seats=str(preset.seats or ""))[
                    h.span[name.replace("_", " ").capitalize()], h.small[preset.meaning]
                ]
            ]
            for name, preset in game.info.presets.items()
        ]
    ]


def _values(game: Game[Any], name: str) -> str:
    settings = game.info.settings(preset=name)
    return "&".join([f"option-{option}={written(value)}" for option, value in settings.values.items()])


def _chair(game: Game[Any], seat: int, filled: Mapping[str, str]) -> Node:
    """Who sits here."""
    usual = "me" if seat == 0 else levels(game)[0] if seat < game.info.default_seats else "nobody"
    now = filled.get(f"seat-{seat}", usual)
    options = [
        ("me" if seat == 0 else "here", "me" if seat == 0 else "somebody on this screen"),
        ("open", "whoever has the link"),
    ]
    options += [(spec, f"computer, {level_name(spec)}") for spec in levels(game)]
    if seat >= game.info.fewest_seats:
        options.append(("nobody", "nobody"))
    label = f"{ORDINALS[seat]} seat"
    return h.li[
        h.label(for_=f"seat-{seat}")[label],
        h.select(f"#seat-{seat}", name=f"seat-{seat}")[
            [h.option(value=value, selected=value == now)[words] for value, words in options]
        ],
        h.input(
            name=f"name-{seat}",
            value=filled.get(f"name-{seat}", ""),
            maxlength="20",
            placeholder="a name",
            aria_label=f"Name at the {label.lower()}",
            autocomplete="off",
        ),
    ]


def level_name(spec: str) -> str:
    """What a computer player's name means to a person."""
    return {"scripted": "steady", "scripted:easy": "easy", "random": "plays at random"}.get(spec, spec)


def _option(game: Game[Any], option: SetupOption, filled: Mapping[str, str]) -> Node:
    now = filled.get(f"option-{option.name}", written(option.default))
    return h.fieldset(".option")[
        h.legend[f"{option.meaning[:1].upper()}{option.meaning[1:]} ", rule_link(game, option.rule)],
        [
            h.label[
                h.input(
                    type="radio", name=f"option-{option.name}", value=written(value), checked=written(value) == now
                ),
                h.b[written(value)],
                h.span[meaning],
            ]
            for value, meaning in option.values.items()
        ],
    ]


def _house(filled: Mapping[str, str]) -> list[Node]:
    pace = filled.get("pace", "brisk")
    return [
        h.fieldset(".option")[
            h.legend["The pace of computer players"],
            [
                h.label[
                    h.input(type="radio", name="pace", value=name, checked=name == pace), h.b[name], h.span[meaning]
                ]
                for name, meaning in PACES.items()
            ],
        ],
        _yes_or_no("talk", "Talk at the table", "whoever sits there may say something", "no talk", filled),
        _yes_or_no(
            "onlookers", "Onlookers", "whoever knows the table may watch, and sees no hands", "nobody else", filled
        ),
        _yes_or_no("hints", "Hints", "a seat may ask what could be worked out", "no hints", filled),
    ]


def _yes_or_no(name: str, title: str, yes: str, no: str, filled: Mapping[str, str]) -> Node:
    now = filled.get(name, "yes")
    return h.fieldset(".option")[
        h.legend[title],
        [
            h.label[h.input(type="radio", name=name, value=value, checked=value == now), h.b[value], h.span[meaning]]
            for value, meaning in (("yes", yes), ("no", no))
        ],
    ]
