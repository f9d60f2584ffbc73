"""The vocabulary of choices."""

from __future__ import annotations

import pytest

from fogbound.core.mistakes import Mistake
from fogbound.core.options import Vocabulary


def test_options_have_a_text_and_an_index() -> None:
    """An option's text is its verb and noun, its index its place; a button needs no noun."""
    vocabulary = Vocabulary()
    wait = vocabulary.add("wait")
    move, back = vocabulary.add_each("move", ["gallery", "hall"], "space")
    assert [option.text for option in vocabulary.options] == ["wait", "move gallery", "move hall"]
    assert [option.index for option in vocabulary.options] == [0, 1, 2]
    assert (wait.noun, wait.shape, move.shape, move.value, back.value) == ("", "button", "space", 0, 1)
    assert repr(move) == "<move gallery>"
    assert len(vocabulary) == 3


def test_an_option_is_found_by_its_text() -> None:
    """The same object is given every time; a text that is none is answered with the nearest."""
    vocabulary = Vocabulary()
    option = vocabulary.add("move", "gallery")
    assert vocabulary.named("move gallery") is option
    assert vocabulary.has("move gallery")
    assert not vocabulary.has("move")
    with pytest.raises(Mistake, match=r"there is no choice 'move galery'; did you mean move gallery\?"):
        vocabulary.named("move galery")


def test_a_text_stands_for_one_option() -> None:
    """Two ways to say one thing would make records ambiguous."""
    vocabulary = Vocabulary()
    vocabulary.add("move", "far away")
    with pytest.raises(ValueError, match="the vocabulary has 'move far away' already"):
        vocabulary.add("move far", "away")


def test_verbs_open_to_question() -> None:
    """A game declares for which verbs "why not?" has an answer."""
    vocabulary = Vocabulary()
    vocabulary.question("move", "attack")
    vocabulary.question("move")
    assert vocabulary.open_to_question == {"move", "attack"}
