"""The same measured of another build, and how much faster it is."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from fogbound.core.mistakes import Mistake


def require_build(folder: Path) -> None:
    if not (folder / "fogbound").is_dir():
        raise Mistake(f"there is no build of fogbound in {folder}; make compile makes one in build/compiled")


def measured_in(folder: Path, games: list[str]) -> dict[str, Any]:
    """The report of the build in a folder, made by a program of its own."""
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
    return {name: _factors(mine, there["games"][name]) for name, mine in here["games"].items()}


def _factors(mine: dict[str, float], other: dict[str, float]) -> dict[str, float]:
    """More decisions in a thousand loops, fewer loops for everything else."""
    decisions = "decisions_per_1000_loops"
    singles = [name for name in mine if name.endswith("_loops") and "_per_" not in name and name in other]
    return {
        "decisions": round(other[decisions] / mine[decisions], 2),
        **{name.removesuffix("_loops"): round(mine[name] / other[name], 2) for name in singles},
    }
