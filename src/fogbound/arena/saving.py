"""All games of a tournament in a file: JSON, or Parquet for those who work with tables."""

from __future__ import annotations

import json
from importlib import import_module
from pathlib import Path

from fogbound.arena.result import Result
from fogbound.core.files import replace_file
from fogbound.core.mistakes import Mistake

KINDS = (".json", ".parquet")


def require_kind(path: Path) -> None:
    if path.suffix not in KINDS:
        raise Mistake(f"games are saved as .json or .parquet, not as {path.suffix or path.name}")


def save(results: list[Result], path: Path) -> None:
    """One row for each game."""
    require_kind(path)
    rows = [{"game_name": result.game, **row} for result in results for row in result.rows()]
    if path.suffix == ".json":
        data = {"tournaments": [result.data() for result in results], "games": rows}
        replace_file(path, json.dumps(data, indent=1, ensure_ascii=False))
        return
    try:
        pyarrow, parquet = import_module("pyarrow"), import_module("pyarrow.parquet")
    except ImportError:
        raise Mistake("Parquet needs PyArrow: pip install 'fogbound[ratings]'") from None
    parquet.write_table(pyarrow.Table.from_pylist(rows), path)
