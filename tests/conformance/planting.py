"""Copies of Liar's Dice with something changed: packages like those that anybody may install."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from importlib.resources import files
from pathlib import Path
from typing import Any, TypeAlias

import pytest

import fogbound
from fogbound.core import registry
from fogbound.core.game import Game
from fogbound.core.registry import ENTRY_POINTS

HOUSE = "fogbound.games.liars_dice"
PLANTS = Path(__file__).parent / "plants"

Edit: TypeAlias = tuple[str, str, str]
"""A file of the game, a piece of it that stands there once, and what stands there instead."""


def with_step(module: str, form: str, *others: tuple[str, str]) -> list[Edit]:
    """What makes a step of a module in `plants`, such as `Hint(position.seat)`, one of the game; and other edits."""
    step, kind = form.removesuffix(")").split("(")
    return [
        # A game with other steps has other agendas and other bids.
        ("table.py", " or _wrong_bid(state) or _wrong_agenda(state)", ""),
        ("steps.py", f"from {HOUSE}.state", f"from {HOUSE}.{module} import *\nfrom {HOUSE}.state"),
        ("steps.py", '    "LiftCups": pos', f'    "{step}": position.StepForm({step}, {kind}),\n    "LiftCups": pos'),
        *[("steps.py", old, new) for old, new in others],
    ]


def plant(folder: Path, name: str, edits: Sequence[Edit]) -> Game[Any]:
    """Put a changed copy, with the modules of `plants` beside its own, where installed packages are found."""
    package = folder / name
    package.mkdir()
    for source in [*files(HOUSE).iterdir(), *PLANTS.iterdir()]:
        if source.name.endswith((".py", ".md", ".json")):
            mine = [*edits, ("catalogue.py", 'name="liars_dice"', f'name="{name}"')]
            text = changed(source.name, source.read_text(encoding="utf-8"), mine)
            (package / source.name).write_text(text.replace(HOUSE, name), encoding="utf-8")
    about = folder / f"{name}-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1\n", encoding="utf-8")
    (about / "entry_points.txt").write_text(f"[{ENTRY_POINTS}]\n{name} = {name}:GAME\n", encoding="utf-8")
    return fogbound.game(name)


@contextmanager
def installed(folder: Path, name: str, edits: Sequence[Edit]) -> Iterator[Game[Any]]:
    """Have such a copy for a while, to be found by its name."""
    with pytest.MonkeyPatch.context() as patch:
        patch.syspath_prepend(folder)
        yield plant(folder, name, edits)
    registry.forget()


def changed(file: str, text: str, edits: Sequence[Edit]) -> str:
    """Make the edits of one file."""
    for _, old, new in [edit for edit in edits if edit[0] == file]:
        assert text.count(old) == 1, (
            f"{file} of Liar’s Dice does not hold {old!r} once: change the planted fault with it"
        )
        text = text.replace(old, new)
    return text
