"""A game's rules document: numbered paragraphs in Markdown, found by id or by words."""

from __future__ import annotations

import re
from typing import Final

from fogbound.core.mistakes import unknown

_PARAGRAPH: Final = re.compile(r"^\*\*([A-Z]+-[0-9]+(?:\.[0-9]+)*)\*\*\s*(\(at the table\))?\s*")
_HEADING: Final = re.compile(r"^(#+)\s+(.*)")


class Paragraph:
    """One numbered rule. `at_the_table`: only people round a real table can follow it."""

    def __init__(self, rule: str, chapter: str, text: str, at_the_table: bool) -> None:
        self.rule: Final = rule
        self.chapter: Final = chapter
        self.text: Final = text
        self.at_the_table: Final = at_the_table


class RulesDocument:
    """Paragraphs begin with their number in bold: `**LD-3.4** A bid must be higher.`"""

    def __init__(self, markdown: str) -> None:
        self.markdown: Final = markdown
        self.paragraphs: Final = _paragraphs(markdown)

    def named(self, rule: str) -> Paragraph:
        paragraph = self.paragraphs.get(rule.upper())
        if paragraph is None:
            raise unknown("rule", rule, self.paragraphs)
        return paragraph

    def below(self, number: str) -> list[Paragraph]:
        """A paragraph and those whose number begins with its own; a chapter number gives the chapter."""
        wanted = number.upper()
        return [p for rule, p in self.paragraphs.items() if rule == wanted or rule.startswith(f"{wanted}.")]

    def search(self, words: str) -> list[Paragraph]:
        """Paragraphs that hold all these words, in the order of the book."""
        wanted = _plain(words).split()
        return [p for p in self.paragraphs.values() if all(w in _plain(f"{p.chapter} {p.text}") for w in wanted)]


def _plain(words: str) -> str:
    """As it is typed: in small letters, with the keyboard's apostrophe."""
    return words.lower().replace("’", "'")


def _paragraphs(markdown: str) -> dict[str, Paragraph]:
    """The numbered paragraphs; lists and tables below one belong to it, until the next number or heading."""
    found: dict[str, Paragraph] = {}
    chapter, rule = "", ""
    for block in re.split(r"\n\s*\n", markdown.strip()):
        text = block
        heading = _HEADING.match(block)
        if heading:
            chapter, rule = heading.group(2).strip(), ""
            text = block[heading.end() :].strip()
        start = _PARAGRAPH.match(text)
        if start:
            rule = start.group(1)
            if rule in found:
                raise ValueError(f"the rule {rule} stands twice")
            found[rule] = Paragraph(rule, chapter, _one_line(text[start.end() :]), start.group(2) is not None)
        elif rule:
            old = found[rule]
            found[rule] = Paragraph(rule, chapter, f"{old.text} {_one_line(text)}".strip(), old.at_the_table)
    return found


def _one_line(text: str) -> str:
    return " ".join(text.split())
