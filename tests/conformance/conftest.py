from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, TypeAlias

import pytest

from fogbound.core import registry
from fogbound.core.game import Game
from tests.conformance.planting import Edit, plant

Planter: TypeAlias = Callable[..., Game[Any]]


@pytest.fixture
def planted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, request: pytest.FixtureRequest) -> Iterator[Planter]:
    """Install copies of Liar's Dice with something changed, each under a name that was never used."""
    monkeypatch.syspath_prepend(tmp_path)

    def install(*edits: Edit) -> Game[Any]:
        name = "".join(letter if letter.isalnum() else "_" for letter in request.node.name)
        return plant(tmp_path, name, edits)

    yield install
    registry.forget()
