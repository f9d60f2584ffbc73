"""What the cards do: by the window in which it happens, one part after another."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Effect
from fogbound.core.seats import Seat
from fogbound.games.unmatched import cards_dracula, cards_invisible_man, cards_jekyll_hyde, cards_sherlock
from fogbound.games.unmatched.behaviour import Behaviour, Parts
from fogbound.games.unmatched.cards import CARD, DECKS, MOST_PLAYERS, NAMES, WINDOWS
from fogbound.games.unmatched.fighting import own_side
from fogbound.games.unmatched.state import Battle

COMMITTED: Final = "committed"
"""What a card does when it is laid is part of laying it, not an effect with a window of its own."""


def _gathered() -> dict[str, Behaviour]:
    found: dict[str, Behaviour] = {}
    for behaviours in (
        cards_sherlock.BEHAVIOURS,
        cards_dracula.BEHAVIOURS,
        cards_jekyll_hyde.BEHAVIOURS,
        cards_invisible_man.BEHAVIOURS,
    ):
        found.update(behaviours)
    return found


def mismatches(behaviours: dict[str, Behaviour]) -> list[str]:
    """Cards whose words have no effect, and effects that no card's words speak of."""
    wrong = [f"there is no card {name}" for name in behaviours if name not in CARD]
    for hero, deck in DECKS.items():
        for card in deck.kinds:
            said = {window for window in deck.texts[card] if window != COMMITTED}
            done = set(behaviours.get(NAMES[card], {}))
            if said != done:
                wrong.append(f"{NAMES[card]} of {hero} says {sorted(said)} and does {sorted(done)}")
    return wrong


_behaviours: Final = _gathered()
if _wrong := mismatches(_behaviours):
    raise ValueError("; ".join(_wrong))

NOTHING: Final[Parts] = ()
PARTS: Final[list[list[Parts]]] = [
    [_behaviours.get(name, {}).get(window, NOTHING) for window in WINDOWS] for name in NAMES
]
"""For each card and window what happens, one part after another."""
MOST_PARTS: Final = max(len(parts) for windows in PARTS for parts in windows)


class CardEffect(Effect[Battle]):
    """A part of what the card does that a player has open, in one window; the next part follows it."""

    def __init__(self, seat: Seat, window: int, part: int) -> None:
        self.seat = seat
        self.window: Final = window
        self.part: Final = part

    def arguments(self) -> tuple[Any, ...]:
        return (self.seat, WINDOWS[self.window], self.part)

    def run(self, state: Battle) -> None:
        seat, part = self.seat, self.part
        cards = state.played[seat].cards
        if not cards:
            return
        parts = PARTS[cards[0]][self.window]
        if part >= len(parts) or (state.combat is not None and own_side(state, seat).cancelled):
            return
        if part == 0:
            state.forget_picks()
        if part + 1 < len(parts):
            state.agenda.append(CARD_EFFECT[seat][self.window][part + 1])
        parts[part](state, seat)


CARD_EFFECT: Final = [
    [[CardEffect(seat, window, part) for part in range(MOST_PARTS)] for window in range(len(WINDOWS))]
    for seat in range(MOST_PLAYERS)
]
