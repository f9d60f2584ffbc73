"""Setting a table: who sits where, and every option of the game, explained."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

import htpy as h
from htpy import Node

from fogbound.bots.levels import FAIR, levels
from fogbound.core.game import Game
from fogbound.core.settings import SetupOption, written
from fogbound.server.chairs import ORDINALS
from fogbound.server.terms import PACES
from fogbound.web.icons import icon
from fogbound.web.page import Reader, page, panel
from fogbound.web.rules import rule_link
from fogbound.web.seats import level_name, mark


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
                h.div[
                    panel(
                        "Seats",
                        _count(game),
                        h.ol(".chairs")[[_chair(game, n, filled) for n in range(info.most_seats)]],
                        _levels(game),
                    ),
                    h.button(".opt.main")[icon("lantern"), h.span["Open the table"]],
                    panel("The house", None, _house(filled)),
                ],
                panel(
                    "Options", "each with its rule", [_option(game, option, filled) for option in info.options.values()]
                )
                if info.options
                else None,
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
    usual = game.info.settings().values
    return h.ul(".presets")[
        [
            h.li[
                h.button(
                    class_="opt on" if game.info.settings(preset=name).values == usual else "opt",
                    type="button",
                    data_preset=_values(game, name),
                    data_seats=str(preset.seats or ""),
                )[h.span[name.replace("_", " ").capitalize()], h.small[preset.meaning]]
            ]
            for name, preset in game.info.presets.items()
        ]
    ]


def _values(game: Game[Any], name: str) -> str:
    settings = game.info.settings(preset=name)
    return "&".join([f"option-{option}={written(value)}" for option, value in settings.values.items()])


USUAL: Final = "normal"


def _chair(game: Game[Any], seat: int, filled: Mapping[str, str]) -> Node:
    """Who sits here."""
    usual = "me" if seat == 0 else USUAL if seat < game.info.default_seats else "nobody"
    now = filled.get(f"seat-{seat}", usual)
    options = [
        ("me" if seat == 0 else "here", "me" if seat == 0 else "somebody on this screen"),
        ("open", "whoever has the link"),
    ]
    options += [(spec, f"computer, {level_name(game, spec)}") for spec in offered(game)]
    if seat >= game.info.fewest_seats:
        options.append(("nobody", "nobody"))
    label = f"{ORDINALS[seat]} seat"
    return h.li[
        mark(game, None, seat),
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


def offered(game: Game[Any]) -> list[str]:
    """The computer players that a page offers."""
    return [*[level.name for level in levels(game)], "random"]


def _levels(game: Game[Any]) -> Node:
    """How each level plays, and what all of them have in common."""
    return h.div(".soft.levels")[
        h.p[f"Every computer player {FAIR}, and nothing else."],
        h.ul[[h.li[h.b[level.name.capitalize()], f": {level.sentence}"] for level in levels(game)]],
    ]


MANY: Final = 8
"""More values of one option are a list to choose from."""


def _option(game: Game[Any], option: SetupOption, filled: Mapping[str, str]) -> Node:
    name = f"option-{option.name}"
    now = filled.get(name, written(option.default))
    values = {written(value): meaning for value, meaning in option.values.items()}
    title = f"{option.meaning[:1].upper()}{option.meaning[1:]}"
    return h.fieldset(".option")[
        h.legend[title, " ", rule_link(game, option.rule)],
        _listed(name, title, values, now) if len(values) > MANY else _radios(name, values, now),
    ]


def _radios(name: str, values: Mapping[str, str], now: str) -> Node:
    return [
        h.label[h.input(type="radio", name=name, value=value, checked=value == now), h.span[meaning]]
        for value, meaning in values.items()
    ]


def _listed(name: str, title: str, values: Mapping[str, str], now: str) -> Node:
    """Where two values mean the same, as far as may be known before, their names tell them apart."""
    said = list(values.values())
    return h.select(name=name, aria_label=title)[
        [
            h.option(value=value, selected=value == now)[f"{value}: {meaning}" if said.count(meaning) > 1 else meaning]
            for value, meaning in values.items()
        ]
    ]


def _house(filled: Mapping[str, str]) -> list[Node]:
    pace = filled.get("pace", "brisk")
    return [
        h.fieldset(".option")[
            h.legend["The pace of computer players"],
            _radios("pace", {name: f"{name}: {meaning}" for name, meaning in PACES.items()}, pace),
        ],
        _yes_or_no("talk", "Talk at the table", "whoever sits there may say something", "no talk", filled),
        _yes_or_no(
            "onlookers", "Onlookers", "whoever knows the table may watch, and sees no hands", "nobody else", filled
        ),
        _yes_or_no("hints", "Hints", "a seat may ask what could be worked out", "no hints", filled),
    ]


def _yes_or_no(name: str, title: str, yes: str, no: str, filled: Mapping[str, str]) -> Node:
    now = filled.get(name, "yes")
    return h.fieldset(".option")[h.legend[title], _radios(name, {"yes": yes, "no": no}, now)]
