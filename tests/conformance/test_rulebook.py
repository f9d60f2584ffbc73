"""Every rule has a test that cites it, and whatever is cited is there."""

from __future__ import annotations

from pathlib import Path

import pytest

import fogbound
from fogbound.conformance.rulebook import at_the_table, cited_by_tests, unknown_citations, without_test
from fogbound.core.registry import own_games
from fogbound.core.rules import RulesDocument

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("name", own_games())
def test_every_rule_has_a_test(name: str) -> None:
    """But those that only people round a real table can follow."""
    missing = without_test(fogbound.game(name), ROOT / "tests" / "games" / name)
    assert not missing, f"no test of tests/games/{name} cites {', '.join(missing)} in its docstring"


@pytest.mark.parametrize("name", own_games())
def test_every_rule_that_is_cited_is_there(name: str) -> None:
    """In the game, in its tests, and in its info: a rule or a chapter of this number."""
    folders = (ROOT / "src" / "fogbound" / "games" / name, ROOT / "tests" / "games" / name)
    files = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    assert unknown_citations(fogbound.game(name), files) == []


def test_rules_of_a_real_table_are_listed() -> None:
    """Liar's Dice has two of them."""
    assert [rule.rule for rule in at_the_table(fogbound.game("liars_dice"))] == ["LD-9.1", "LD-9.2"]


BOOK = RulesDocument("# Rules\n\n**AB-1.1** One.\n\n**AB-1.2** Two.\n\n**AB-2.1** (at the table) Three.")


def test_only_docstrings_of_tests_count(tmp_path: Path) -> None:
    """A helper, a comment and another game's rule show nothing of this one."""
    lines = [
        '"""AB-1.1"""',
        "# AB-1.1",
        "def helper():",
        '    """AB-1.1"""',
        "def test_two():",
        '    """AB-1.2, CD-9"""',
    ]
    (tmp_path / "test_it.py").write_text("\n".join(lines), encoding="utf-8")
    assert list(cited_by_tests(tmp_path / "test_it.py", BOOK)) == ["AB-1.2"]


def test_a_rule_without_test_and_a_citation_of_nothing_are_named(tmp_path: Path) -> None:
    """With the file in which the number stands; a chapter may be cited as a whole."""
    game = fogbound.game("liars_dice")
    path = tmp_path / "test_it.py"
    path.write_text('def test_one():\n    """LD-1.1 and LD-3, not LD-77.7"""\n', encoding="utf-8")
    assert unknown_citations(game, [path]) == ["test_it.py: LD-77.7"]
    missing = without_test(game, tmp_path)
    assert "LD-1.2" in missing
    assert "LD-3.1" in missing
    assert "LD-1.1" not in missing
    assert "LD-9.1" not in missing
