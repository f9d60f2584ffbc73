"""The romance in sentences, beside those of the base game."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Fact
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice
from fogbound.games.shadows_over_camelot.romance import describing, telling
from fogbound.games.shadows_over_camelot.sentences import Sentences


class RomanceSentences(Sentences):
    """R."""

    def fact(self, fact: Fact, voice: Voice) -> str:
        return telling.fact(fact, voice)

    def question(self, view: Sight, voice: Voice) -> str:
        return describing.question(view, voice)

    def choice(self, option: Option, view: Sight, voice: Voice) -> str:
        return describing.choice(option, view, voice)

    def refusal(self, refusal: Refusal, voice: Voice) -> str:
        return describing.refusal(refusal, voice)

    def position(self, view: Sight, voice: Voice) -> str:
        return describing.position(view, voice)

    def seat(self, view: Sight, seat: Seat, voice: Voice) -> str:
        return describing.seat(view, seat, voice)


ROMANCE_SENTENCES: Final = RomanceSentences()
