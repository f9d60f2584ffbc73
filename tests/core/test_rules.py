"""The rules document: numbered paragraphs, found by id and by words."""

from __future__ import annotations

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.core.rules import RulesDocument

BOOK = RulesDocument("""# The game

Before anything, a word.

## Moving

**KDL-1.1** A step leads through
a door.

**KDL-1.2** Some things count as doors:

- openings;
- stairs.

**KDL-1.10** *(never)* Windows.

## Talking
**KDL-2.1** (at the table) Nobody may speak of hands.

A word about manners.
""")


def test_a_paragraph_has_its_chapter_and_text() -> None:
    """A paragraph is one line of text under the heading above it, whatever the case of its id."""
    paragraph = BOOK.named("kdl-1.1")
    assert (paragraph.rule, paragraph.chapter, paragraph.text) == ("KDL-1.1", "Moving", "A step leads through a door.")
    assert not paragraph.at_the_table


def test_what_follows_a_number_belongs_to_it() -> None:
    """Lists and further paragraphs belong to the number above them, up to the next number or heading."""
    assert BOOK.named("KDL-1.2").text == "Some things count as doors: - openings; - stairs."
    assert BOOK.named("KDL-2.1").text == "Nobody may speak of hands. A word about manners."
    assert list(BOOK.paragraphs) == ["KDL-1.1", "KDL-1.2", "KDL-1.10", "KDL-2.1"]


def test_rules_for_people_are_marked() -> None:
    """A rule that only people at a table can follow is marked, with or without an empty line below its heading."""
    assert BOOK.named("KDL-2.1").at_the_table
    assert BOOK.named("KDL-2.1").chapter == "Talking"


def test_a_chapter_by_its_number() -> None:
    """A chapter's number gives its paragraphs; 1.1 is not 1.10."""
    assert [p.rule for p in BOOK.below("kdl-1")] == ["KDL-1.1", "KDL-1.2", "KDL-1.10"]
    assert [p.rule for p in BOOK.below("KDL-1.1")] == ["KDL-1.1"]
    assert BOOK.below("KDL-3") == []


def test_paragraphs_with_all_the_words() -> None:
    """A search finds paragraphs that hold every word, in text or chapter, in any case."""
    assert [p.rule for p in BOOK.search("DOOR moving")] == ["KDL-1.1", "KDL-1.2"]
    assert BOOK.search("door hands") == []


def test_apostrophes_are_found_as_they_are_typed() -> None:
    """The keyboard has the straight one, the book the other."""
    book = RulesDocument("## Moving\n\n**KDL-1.1** The Doctor’s way.\n")
    assert [p.rule for p in book.search("doctor's")] == [p.rule for p in book.search("Doctor’s")] == ["KDL-1.1"]


def test_an_unknown_rule() -> None:
    """A wrong id is answered with the nearest ones."""
    with pytest.raises(Mistake, match=r"there is no rule 'KDL-1\.3'; did you mean KDL-1\.2"):
        BOOK.named("KDL-1.3")


def test_a_number_stands_once() -> None:
    """Two paragraphs with one number are an error in the book."""
    with pytest.raises(ValueError, match=r"the rule LD-1\.1 stands twice"):
        RulesDocument("**LD-1.1** One.\n\n**LD-1.1** Other.")
