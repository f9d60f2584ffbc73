"""What one seat may know, and the worlds that fit it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from fogbound.core.chance import Seed
from fogbound.core.players import Sight
from fogbound.core.reading import Reading
from fogbound.core.seats import Seat
from fogbound.core.seen import Seen, View
from fogbound.core.settings import Settings
from fogbound.games.liars_dice.catalogue import ASIDE, CUPS, DICE, FACES, SIDES, VOCABULARY
from fogbound.games.liars_dice.state import Dice
from fogbound.games.liars_dice.table import read_showdown, write_bids, write_showdown


class DiceSeen(Seen[Dice]):
    """LD-2.2: one's own dice, and how many the others have."""

    @property
    def cups(self) -> list[dict[str, Any]]:
        """What is under each cup: the count, and the faces; a hidden die is None."""
        return [cup.view(self._seat) for cup in self._state.cups]

    @property
    def aside(self) -> list[str]:
        """The dice that are lost."""
        return [FACES[face] for face in self._state.aside.cards]

    @property
    def starter(self) -> Seat:
        """Who began, or begins, the round."""
        return self._state.starter

    @property
    def bids(self) -> list[dict[str, Any]]:
        """LD-3.5: the bids of this round, the last one last."""
        return write_bids(self._state)

    @property
    def showdown(self) -> dict[str, Any] | None:
        """What was seen when cups were last lifted."""
        return write_showdown(self._state.showdown)


def imagine(view: View, settings: Settings, seed: Seed) -> Dice:
    """Hidden dice are rolled anew: one face is as likely as another."""
    state = Dice(settings, seed)
    state.cups = []
    for place, cup in zip(CUPS, view.cups, strict=False):
        known = [FACES.index(face) for face in cup["cards"] if face is not None]
        state.cups.append(place.holding(known + [state.below(SIDES) for _ in range(cup["count"] - len(known))]))
    state.in_play = sum(cup["count"] for cup in view.cups)
    state.aside = ASIDE.holding([FACES.index(face) for face in view.aside])
    state.starter = view.starter
    state.bids = tuple((bid["seat"], VOCABULARY.named(f"bid {bid['bid']}")) for bid in view.bids)
    state.showdown = read_showdown(Reading(view.showdown, "showdown"), settings)
    return state


def unseen(view: Sight) -> Counter[str]:
    """How many dice this seat does not see."""
    return Counter({DICE.name: sum(cup["cards"].count(None) for cup in view.cups)})


def key(state: Dice, seat: Seat) -> int:
    """A seat's position in one number: all that its view holds."""
    cups = tuple([cup.cards if cup.place.owner == seat else len(cup.cards) for cup in state.cups])
    bids = tuple([bid.value for _, bid in state.bids])
    showdown = state.showdown
    shown = showdown and (showdown.dice, showdown.bidder, showdown.bid.value, showdown.caller, showdown.call.index)
    return hash((seat, state.decisions, cups, state.aside.cards, state.starter, bids, shown, state.outcome is None))
