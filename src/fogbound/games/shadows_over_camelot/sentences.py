"""What a level says of its own: sentences that stand beside those of the base game, or nothing."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogbound.core.agenda import Fact
from fogbound.core.compiling import mypyc_attr
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.voice import Hint, Voice


@mypyc_attr(allow_interpreted_subclasses=True)
class Sentences:
    """Each gives "" where the level has nothing to say."""

    def fact(self, fact: Fact, voice: Voice) -> str:
        return ""

    def question(self, view: Sight, voice: Voice) -> str:
        """For the decisions of the level."""
        return ""

    def choice(self, option: Option, view: Sight, voice: Voice) -> str:
        """For the options of the level."""
        return ""

    def refusal(self, refusal: Refusal, voice: Voice) -> str:
        """For the rules of the level."""
        return ""

    def position(self, view: Sight, voice: Voice) -> str:
        """Lines after those of the base game; asked only in games of the level."""
        return ""

    def seat(self, view: Sight, seat: Seat, voice: Voice) -> str:
        """What follows the line of a seat; asked only in games of the level."""
        return ""

    def hints(self, view: Sight, voice: Voice) -> Sequence[Hint]:
        """Asked only in games of the level."""
        return ()


SENTENCES: Final[list[tuple[str, Sentences]]] = []
"""By the values of the option `level` for which they are asked about views; facts and refusals are tried with all."""


def of_level(view: Sight) -> list[Sentences]:
    return [sentences for level, sentences in SENTENCES if level == view.settings["level"]]
