"""The same measured of another build, and how much faster it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from fogbound.core.mistakes import Mistake


def measured_in(folder: Path, games: list[str]) -> dict[str, Any]:
    """The report of the build in a folder, made by a program of its own."""
    if not (folder / "fogbound").is_dir():
        raise Mistake(f"there is no build of fogbound in {folder}; make compile makes one in build/compiled")
    command = [sys.executable, "-P", "-m", "fogbound", "bench", *games, "--json"]
    paths = [str(folder.resolve()), *filter(None, [os.environ.get("PYTHONPATH")])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
    done = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if done.returncode:
        raise Mistake(
            f"the build in {folder} cannot be measured: {(done.stderr.splitlines() or ['it says nothing'])[-1]}"
        )
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def factors(here: dict[str, Any], there: dict[str, Any]) -> dict[str, dict[str, float]]:
    """How many times as fast the other build does each thing, counted in loops."""
    return {
        name: {measure: _factor(measure, mine, there["games"][name]) for measure in _measures(mine)}
        for name, mine in here["games"].items()
    }


def _measures(of_game: dict[str, float]) -> list[str]:
    return [
        "decisions",
        *(name.removesuffix("_loops") for name in of_game if name.endswith("_loops") and "_per_" not in name),
    ]


def _factor(measure: str, mine: dict[str, float], other: dict[str, float]) -> float:
    if measure == "decisions":
        return round(other["decisions_per_1000_loops"] / mine["decisions_per_1000_loops"], 2)
    return round(mine[f"{measure}_loops"] / other[f"{measure}_loops"], 2)
