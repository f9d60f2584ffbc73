"""The False Lady in sentences, beside those of the romance."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from fogbound.core.agenda import Fact
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.voice import Hint, Voice
from fogbound.games.shadows_over_camelot.false_lady import describing, telling
from fogbound.games.shadows_over_camelot.false_lady.chances import chance_false
from fogbound.games.shadows_over_camelot.romance.naming import lady
from fogbound.games.shadows_over_camelot.sentences import Sentences


class FalseLadySentences(Sentences):
    """F."""

    def fact(self, fact: Fact, voice: Voice) -> str:
        return telling.fact(fact, voice)

    def question(self, view: Sight, voice: Voice) -> str:
        return describing.question(view, voice)

    def choice(self, option: Option, view: Sight, voice: Voice) -> str:
        return describing.choice(option, view, voice)

    def refusal(self, refusal: Refusal, voice: Voice) -> str:
        return describing.refusal(refusal, voice)

    def hints(self, view: Sight, voice: Voice) -> Sequence[Hint]:
        """How likely each Lady is false who has a card beside her."""
        chances = {entry["lady"]: chance_false(view, entry["lady"]) for entry in view.ladies}
        return [
            Hint(f"{lady(name)} false", f"{100 * chance:.0f} %", chance) for name, chance in chances.items() if chance
        ]


FALSE_LADY_SENTENCES: Final = FalseLadySentences()
