"""Choices a seat can make, from a vocabulary made once from a game's catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final, Literal, TypeAlias

from fogbound.core.mistakes import unknown

Shape: TypeAlias = Literal["button", "card", "space", "seat", "number"]


class Option:
    """A verb and a noun; `text` is its stable name in records, `index` its place in the vocabulary."""

    __slots__ = ("index", "noun", "shape", "text", "value", "verb")

    def __init__(self, index: int, verb: str, noun: str, shape: Shape, value: int) -> None:
        self.index: Final = index
        self.verb: Final = verb
        self.noun: Final = noun
        self.text: Final = f"{verb} {noun}" if noun else verb
        self.shape: Final = shape
        self.value: Final = value

    def __repr__(self) -> str:
        return f"<{self.text}>"


class Vocabulary:
    """All options a game can ever offer, in the order in which `options` lists them."""

    def __init__(self) -> None:
        self.options: Final[list[Option]] = []
        self._by_text: Final[dict[str, Option]] = {}
        self.open_to_question: Final[set[str]] = set()

    def add(self, verb: str, noun: str = "", shape: Shape = "button", value: int = 0) -> Option:
        option = Option(len(self.options), verb, noun, shape, value)
        if option.text in self._by_text:
            raise ValueError(f"the vocabulary has {option.text!r} already")
        self.options.append(option)
        self._by_text[option.text] = option
        return option

    def add_each(self, verb: str, nouns: Iterable[str], shape: Shape) -> list[Option]:
        """One option a noun; its value is the noun's place in the list."""
        return [self.add(verb, noun, shape, value) for value, noun in enumerate(nouns)]

    def question(self, *verbs: str) -> None:
        """Declare that "why not?" has an answer for every option of these verbs."""
        self.open_to_question.update(verbs)

    def named(self, text: str) -> Option:
        option = self._by_text.get(text)
        if option is None:
            raise unknown("choice", text, self._by_text)
        return option

    def has(self, text: str) -> bool:
        return text in self._by_text

    def __len__(self) -> int:
        return len(self.options)
