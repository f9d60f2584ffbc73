"""One program with its commands, and what becomes of a user's mistake."""

from __future__ import annotations

import sys
from importlib.metadata import version
from io import TextIOWrapper
from typing import Annotated, Any

import typer
from typer.core import TyperGroup
from typer.exceptions import TyperException

from fogbound.cli import console
from fogbound.cli.comparing import arena
from fogbound.cli.fuzzing import fuzz
from fogbound.cli.listing import games, rules
from fogbound.cli.looking import check, replay
from fogbound.cli.measuring import bench
from fogbound.cli.playing import play, watch
from fogbound.cli.serving import backup, open_table, serve
from fogbound.core.mistakes import Mistake, unknown


class Commands(TyperGroup):
    """The commands; one that does not exist is named together with those that do."""

    def resolve_command(self, ctx: Any, args: list[str]) -> Any:
        if args[0] not in self.commands:
            raise unknown("command", args[0], self.commands)
        return super().resolve_command(ctx, args)


app = typer.Typer(cls=Commands, add_completion=False, pretty_exceptions_enable=False)
for command in (serve, backup, play, watch, games, rules, replay, check, arena, bench, fuzz):
    app.command()(command)


def _say_version(wanted: bool) -> None:
    if wanted:
        console.say(f"fogbound {version('fogbound')}")
        raise typer.Exit


Version = Annotated[
    bool, typer.Option("--version", is_eager=True, callback=_say_version, help="Say which version this is.")
]


@app.callback(invoke_without_command=True)
def table(context: typer.Context, _version: Version = False) -> None:
    """Board games of hidden information. Without a command: the table opens in the browser."""
    if context.invoked_subcommand is None:
        open_table()


def main(arguments: list[str] | None = None) -> int:
    """Run a command and give its exit status: 2 with one line for a user's mistake, 130 for Ctrl-C."""
    _accept_any_letters()
    try:
        status = app(arguments, prog_name="fogbound", standalone_mode=False)
    except Mistake as mistake:
        return _refused(str(mistake))
    except TyperException as error:
        return _refused(_of_usage(error))
    except typer.Abort:
        return 130
    return status if isinstance(status, int) else 0


def _accept_any_letters() -> None:
    """A terminal that cannot show a letter shows another instead."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def _of_usage(error: TyperException) -> str:
    """What is wrong with options or arguments, and where those that are right are listed."""
    message = error.format_message().rstrip(".")
    context = getattr(error, "ctx", None)
    return message if context is None else f"{message}; {context.command_path} --help says what is possible"


def _refused(message: str) -> int:
    console.complain(message)
    return 2
