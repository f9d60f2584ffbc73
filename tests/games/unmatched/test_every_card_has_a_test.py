"""No card is without a test that is named after it."""

from __future__ import annotations

import ast
from pathlib import Path

from fogbound.games.unmatched.cards import NAMES


def test_every_card_has_a_test() -> None:
    """UNM-1.7: `test_` and the card's id, in one of the files for cards."""
    found = {
        node.name
        for path in Path(__file__).parent.glob("test_cards_of_*.py")
        for node in ast.parse(path.read_text(encoding="utf-8")).body
        if isinstance(node, ast.FunctionDef)
    }
    missing = [name for name in NAMES if f"test_{name}" not in found]
    assert not missing, f"no test is named after {', '.join(missing)}"
