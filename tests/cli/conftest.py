from __future__ import annotations

import shlex
import sys
from collections.abc import Iterable
from pathlib import Path

import pytest

from fogbound.cli import main
from tests.cli.terminal import Done, Run, Typed


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The data folder of this test, which nobody has made yet."""
    monkeypatch.setenv("FOGBOUND_DATA", str(tmp_path / "data"))
    return tmp_path / "data"


@pytest.fixture
def run(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Run:
    """The command line as the installed program calls it."""

    def run(line: str, typed: Iterable[Typed] = ()) -> Done:
        answers = iter(typed)

        def answer(prompt: str) -> str:
            said = next(answers, EOFError)
            if isinstance(said, type):
                raise said
            text = said if isinstance(said, str) else said()
            sys.stdout.write(f"{prompt}{text}\n")
            return text

        monkeypatch.setattr("builtins.input", answer)
        status = main(shlex.split(line))
        printed = capsys.readouterr()
        return Done(status, printed.out, printed.err)

    return run
