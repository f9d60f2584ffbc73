"""B-10.5: Convocation: who will comes home."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.games.shadows_over_camelot.asking import Asking
from fogbound.games.shadows_over_camelot.catalogue import COME, STAY
from fogbound.games.shadows_over_camelot.moving import go
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import CAMELOT
from fogbound.games.shadows_over_camelot.state import Camelot


class ComeHome(Asking):
    """Each Knight away from Camelot decides for himself."""

    def options(self, state: Camelot) -> list[Option]:
        return [COME, STAY]

    def choose(self, state: Camelot, option: Option) -> None:
        if option is COME:
            go(state, self.seat, CAMELOT)
            state.agreed.level.convocation(state, self.seat)


COME_HOME: Final = [ComeHome(seat) for seat in range(MOST_SEATS)]
