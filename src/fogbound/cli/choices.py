"""The choices of a decision as a person is shown them and may type them. Knows no game."""

from __future__ import annotations

from collections import Counter
from itertools import groupby
from typing import Any, Final

from fogbound.core.game import Game
from fogbound.core.mistakes import Mistake
from fogbound.core.options import Option, Vocabulary
from fogbound.core.seen import View
from fogbound.core.voice import Voice

FEW: Final = 12
"""So many choices are shown at once; where there are more, the first of each verb."""
OF_EACH: Final = 10
FEW_VERBS: Final = 3
MANY: Final = 24
"""Of a verb with more choices than that none is shown where there are several other verbs."""


class Offer:
    """What is on offer, numbered: verbs with a single choice come first, so that these keep the low numbers."""

    def __init__(self, game: Game[Any], view: View, voice: Voice) -> None:
        options = [game.vocabulary.named(text) for text in view.decision["options"]]
        self.count_of: Final = Counter(option.verb for option in options)
        kinds = ["", *self.count_of]
        self.options: Final = sorted(options, key=lambda option: kinds.index(self._kind(option)))
        self.labels: Final = [game.words.choice(option, view, voice) for option in self.options]
        self._vocabulary: Final[Vocabulary] = game.vocabulary

    def numbered(self, options: list[Option]) -> list[tuple[int, str]]:
        """The number and the words of these."""
        return [(n, label) for n, label in enumerate(self.labels, start=1) if self.options[n - 1] in options]

    def blocks(self, options: list[Option]) -> list[list[tuple[int, str]]]:
        """The same apart: first those that are the only one of their verb, then each verb."""
        return [self.numbered(list(block)) for _, block in groupby(options, self._kind)]

    def _kind(self, option: Option) -> str:
        return option.verb if self.count_of[option.verb] > 1 else ""

    def first_ones(self) -> list[Option]:
        """A part that fits on a screen."""
        if len(self.options) <= FEW:
            return self.options
        shown: Counter[str] = Counter()
        first = []
        for option in self.options:
            shown[option.verb] += 1
            most = 0 if self.count_of[option.verb] > MANY and len(self.count_of) > FEW_VERBS else OF_EACH
            if shown[option.verb] <= most:
                first.append(option)
        return first

    def meant(self, typed: str) -> list[Option]:
        """The choices on offer that a person may mean: by their number, their name, or how that begins."""
        wanted = normal(typed)
        if wanted.isdecimal():
            return [self._of_number(int(wanted))]
        exact = [option for option, names in self._named() if wanted in names]
        if exact or named_in(self._vocabulary, typed):
            return exact
        return [option for option, names in self._named() if any(_begins(name, wanted) for name in names)]

    def _of_number(self, number: int) -> Option:
        if not 1 <= number <= len(self.options):
            raise Mistake(f"there is no choice {number}; they are numbered from 1 to {len(self.options)}")
        return self.options[number - 1]

    def _named(self) -> list[tuple[Option, set[str]]]:
        """Each with all that it may be called."""
        return [(o, {*names_of(o), normal(label)}) for o, label in zip(self.options, self.labels, strict=True)]


def named_in(vocabulary: Vocabulary, typed: str) -> list[Option]:
    """The choices of the whole game that bear this name, on offer or not."""
    wanted = normal(typed)
    return [option for option in vocabulary.options if wanted in names_of(option)]


def names_of(option: Option) -> set[str]:
    return {normal(name) for name in (option.text, option.noun, option.verb) if name}


def normal(text: str) -> str:
    """Letters, spaces and apostrophes as they do not matter."""
    return " ".join(text.lower().replace("’", "'").split())


def _begins(name: str, wanted: str) -> bool:
    return len(wanted) > 1 and name.startswith(wanted)
