"""Imports go one way: core, games, bots, the tools, and at the end what people start."""

from __future__ import annotations

import ast
import sys
from pathlib import Path

import pytest

import fogbound

SOURCE = Path(__file__).parents[2] / "src" / "fogbound"
LAYERS = [
    {"core"},
    {"games"},
    {"bots"},
    {"arena", "research", "conformance", "bench"},
    {"server", "web"},
    {"cli"},
]
"""Each may import itself and those before it."""
FRONT_DOOR = {"core", "games"}
"""What `import fogbound` brings: the engine, which needs nothing. Only what comes after them may go in there."""
PLAIN = {"core", "games", "bots"}
"""These stand on the standard library alone, so that they run anywhere."""
TOLD_TO_THE_COMPILER = {("core/compiling.py", "mypy_extensions")}

FILES = sorted(path.relative_to(SOURCE).as_posix() for path in SOURCE.rglob("*.py"))


def layer(path: str) -> str:
    """Give the folder a file lies in, or the file's own name where it lies beside the folders."""
    return path.split("/")[0].removesuffix(".py")


def imports(path: str) -> set[str]:
    """Give all modules that a file imports, anywhere in it."""
    found: set[str] = set()
    for node in ast.walk(ast.parse((SOURCE / path).read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            found.update(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            found.update(f"{node.module}.{alias.name}" for alias in node.names)
    return found


def ours(path: str) -> list[list[str]]:
    """Give the parts of our own modules' names that a file imports, without the package's name."""
    return [name.split(".")[1:] for name in sorted(imports(path)) if name.split(".")[0] == "fogbound"]


def rank(name: str) -> int:
    """Give the place of a layer, or of the front door, which is after what it brings."""
    if not (SOURCE / name).is_dir():
        return max(rank(brought) for brought in FRONT_DOOR) + 1
    places = [number for number, names in enumerate(LAYERS) if name in names]
    assert places, f"say in LAYERS where {name} belongs"
    return places[0]


def in_layers(*names: str) -> list[str]:
    """Give the files of these layers."""
    return [path for path in FILES if layer(path) in names]


def test_the_files_are_those_that_run() -> None:
    """What is read here is there at all, and lies where the package is developed."""
    assert "core/agenda.py" in FILES
    assert fogbound.__name__ == SOURCE.name


@pytest.mark.parametrize("path", [path for path in FILES if "/" in path])
def test_imports_go_to_the_left(path: str) -> None:
    """Nothing imports from a layer after its own."""
    for name in ours(path):
        assert rank(name[0] if name else "__init__") <= rank(layer(path)), f"{path} imports fogbound.{'.'.join(name)}"


@pytest.mark.parametrize("path", in_layers("games"))
def test_games_do_not_know_one_another(path: str) -> None:
    """A game imports its own folder and core."""
    own = path.split("/")[1]
    for name in ours(path):
        assert name[0] == "core" or name[1] == own, f"{path} imports fogbound.{'.'.join(name)}"


@pytest.mark.parametrize("path", in_layers(*PLAIN))
def test_the_engine_stands_on_the_standard_library(path: str) -> None:
    """Core, games and bots need nothing to be installed."""
    outside = {name.split(".")[0] for name in imports(path)} - sys.stdlib_module_names - {"fogbound"}
    assert {(path, name) for name in outside} <= TOLD_TO_THE_COMPILER


def test_the_front_door_opens_on_the_engine() -> None:
    """`import fogbound` is quick and needs nothing."""
    assert {name[0] for name in ours("__init__.py")} <= FRONT_DOOR
