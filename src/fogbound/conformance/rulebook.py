"""Rules and those who cite them: no rule without a test, no citation of a rule that is not there."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from fogbound.core.game import Game
from fogbound.core.rules import Paragraph, RulesDocument


def at_the_table(game: Game[Any]) -> list[Paragraph]:
    """The rules that only people round a real table can follow: no program enforces them, no test shows them."""
    return [paragraph for paragraph in game.rules.paragraphs.values() if paragraph.at_the_table]


def without_test(game: Game[Any], tests: Path) -> list[str]:
    """The rules that no test of these folders names in its docstring."""
    cited = {rule for path in sorted(tests.rglob("*.py")) for rule in cited_by_tests(path, game.rules)}
    exempt = {paragraph.rule for paragraph in at_the_table(game)}
    return [rule for rule in game.rules.paragraphs if rule not in cited | exempt]


def cited_by_tests(path: Path, rules: RulesDocument) -> Iterator[str]:
    """The rules named in the docstrings of the tests in a file."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            yield from cited(ast.get_docstring(node) or "", rules)


def unknown_citations(game: Game[Any], files: Iterable[Path]) -> list[str]:
    """Where something is cited that is no rule and no chapter, as `steps.py: LD-9.7`; also in the info."""
    found = [
        f"{path.name}: {rule}"
        for path in files
        for rule in cited(path.read_text(encoding="utf-8"), game.rules)
        if not game.rules.below(rule)
    ]
    said = [*game.info.endings.values(), *[option.rule for option in game.info.options.values()]]
    return found + [f"info: {rule}" for rule in said if rule not in game.rules.paragraphs]


def cited(text: str, rules: RulesDocument) -> list[str]:
    """All that looks like a number of this document: its letters, a hyphen and figures."""
    prefixes = {rule.split("-")[0] for rule in rules.paragraphs}
    pattern = rf"\b(?:{'|'.join(sorted(prefixes))})-[0-9]+(?:\.[0-9]+)*\b"
    return re.findall(pattern, text) if prefixes else []
