"""The package itself: what is installed, what is promised, and what a fresh clone relies on."""

from __future__ import annotations

import os
import re
import tomllib
from importlib.metadata import version
from importlib.resources import files
from pathlib import Path

from fogbound.core import registry

ROOT = Path(__file__).parents[1]


def test_the_engine_that_runs_is_the_one_that_was_asked_for() -> None:
    """`make compile` runs all tests with FOGBOUND_EXPECT_COMPILED=1; without it they run in plain Python."""
    assert registry.compiled() == (os.environ.get("FOGBOUND_EXPECT_COMPILED") == "1")


def test_types_are_promised() -> None:
    """Users' type checkers read ours."""
    assert files("fogbound").joinpath("py.typed").is_file()


def test_the_version_stands_in_one_place_and_in_the_changelog() -> None:
    """What is installed is what pyproject.toml says, and the changelog tells what is in it."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    assert version("fogbound") == project["version"]
    assert f"## {project['version']}" in (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")


def test_locks_name_exact_versions_with_hashes_and_no_addresses() -> None:
    """Whatever is installed comes from where the user's own settings say, and is what we tried."""
    for lock in sorted((ROOT / "requirements").glob("*.txt")):
        text = lock.read_text(encoding="utf-8")
        assert "://" not in text
        packages = [line for line in text.splitlines() if re.match(r"[a-z0-9]", line)]
        assert packages
        assert all("==" in line and line.endswith("\\") for line in packages)
        assert text.count("--hash=sha256:") >= len(packages)


def test_the_tests_of_the_readme_are_those_of_every_change() -> None:
    """`.ci/run` runs the very command of the README."""
    ci = (ROOT / ".ci" / "run").read_text(encoding="utf-8").splitlines()
    assert "make test" in ci
    assert "make test" in (ROOT / "README.md").read_text(encoding="utf-8")


def test_every_file_a_document_names_is_there() -> None:
    """Links of the documents lead somewhere."""
    for document in [*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md")]:
        for target in re.findall(r"\]\(([^)#:]+)\)", document.read_text(encoding="utf-8")):
            assert (document.parent / target).exists(), f"{document.name} names {target}, which is not there"


def test_the_readme_shows_code_that_runs() -> None:
    """What a reader copies first works."""
    (code,) = re.findall(r"```python\n(.*?)```", (ROOT / "README.md").read_text(encoding="utf-8"), re.DOTALL)
    names: dict[str, object] = {}
    exec(code, names)
    assert "world" in names
