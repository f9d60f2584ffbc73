"""What is printed and what is asked."""

from __future__ import annotations

import json
import sys
import textwrap
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import cache
from importlib import import_module
from typing import Any, Final

from rich.columns import Columns
from rich.console import Console, RenderableType
from rich.padding import Padding
from rich.progress import BarColumn, Progress, TaskProgressColumn, TextColumn, TimeRemainingColumn
from rich.table import Table
from rich.text import Text

from fogbound.core.mistakes import Mistake

OUT: Final = Console(highlight=False, markup=False, emoji=False)
ERR: Final = Console(highlight=False, markup=False, emoji=False, stderr=True)


def say(text: str = "", style: str = "", indent: int = 0) -> None:
    """Text for a person, wrapped at the width of the terminal."""
    margin = " " * indent
    lines = textwrap.wrap(text, OUT.width, initial_indent=margin, subsequent_indent=margin, drop_whitespace=True)
    OUT.print(Text("\n".join(lines), style=style))


def say_all(lines: Iterable[str], style: str = "", indent: int = 0) -> None:
    for line in lines:
        say(line, style, indent)


def _indented(what: RenderableType, indent: int) -> Padding:
    return Padding(what, (0, 0, 0, indent), expand=False)


def heading(text: str) -> None:
    OUT.rule(Text(text, style="bold"), align="left", style="dim")


def complain(message: str) -> None:
    """One line on the error stream: what is wrong."""
    ERR.print(Text(f"fogbound: {' '.join(message.split())}"), soft_wrap=True)


def give(data: Any) -> None:
    """Data for a program."""
    print(json.dumps(data, indent=2, ensure_ascii=False))


def retort(mistake: Mistake) -> None:
    """What was wrong with an answer, before the question is asked again."""
    text = str(mistake)
    say(f"{text[:1].upper()}{text[1:]}{'' if text.endswith('?') else '.'}", "yellow", indent=2)


def notice(message: str) -> None:
    """One line on the error stream that is no complaint."""
    ERR.print(Text(message), soft_wrap=True)


def numbered(number: str, text: str, width: int) -> None:
    """A paragraph with its number in a margin of this width."""
    row = Table.grid(padding=(0, 2))
    row.add_column(style="cyan", no_wrap=True, min_width=width)
    row.add_column()
    row.add_row(Text(number), Text(text))
    OUT.print(_indented(row, 2))


def columns(entries: list[Text]) -> None:
    """Short entries side by side, as many as there is room for."""
    OUT.print(_indented(Columns(entries, equal=True, padding=(0, 3)), 2))


def grid(rows: Iterable[tuple[str, ...]], titles: tuple[str, ...] = ()) -> None:
    """A table without lines."""
    table = Table(box=None, show_header=bool(titles), header_style="bold", pad_edge=False, padding=(0, 3, 0, 0))
    for title in titles:
        table.add_column(title)
    for row in rows:
        table.add_row(*(Text(cell) for cell in row))
    OUT.print(_indented(table, 2))


def hide() -> None:
    """Leave nothing to be read on the screen, nor above it."""
    if OUT.is_terminal and not OUT.is_dumb_terminal and not OUT.legacy_windows:
        OUT.file.write("\x1b[2J\x1b[3J\x1b[H")
        OUT.file.flush()
    else:
        OUT.print("\n" * OUT.height)


def ask(prompt: str = "> ") -> str:
    """What a person types. The end of the input is EOFError, Ctrl-C KeyboardInterrupt."""
    _edit_lines()
    try:
        return input(prompt).strip()
    except (EOFError, KeyboardInterrupt):
        say()
        raise


@cache
def _edit_lines() -> None:
    """Where the system can: edit what is typed. Nothing is remembered, for who sits here next must not find it."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import_module("readline").set_auto_history(False)


@contextmanager
def progress(what: str) -> Iterator[Callable[[float, float], None]]:
    """A bar while something long goes on, if somebody watches; gives what is told how much of how much is done."""
    shown = (TextColumn("{task.description}"), BarColumn(), TaskProgressColumn(), TimeRemainingColumn())
    with Progress(*shown, console=ERR, transient=True, disable=not ERR.is_terminal) as bar:
        task = bar.add_task(what, total=None)
        yield lambda done, total: bar.update(task, completed=done, total=total)
