"""Options for the cards of a hand, and for the spaces of a set; kept for each hand and set that comes up."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.spaces import Spaces, members

MOST_KEPT: Final = 20_000


class HandOptions:
    """What can be done in one way with the cards of a hand, equal ones once."""

    def __init__(self, options: list[Option], fits: tuple[bool, ...], last: Option | None = None) -> None:
        self.options: Final = options
        self.fits: Final = fits
        """For each card whether it can be used in this way."""
        self.last: Final = last
        """What can be chosen instead of a card."""
        self._kept: Final[dict[tuple[int, ...], list[Option]]] = {}

    def of(self, hand: tuple[int, ...]) -> list[Option]:
        """Not to be changed by who asks."""
        found = self._kept.get(hand)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[hand] = self._found(hand)
        return found

    def _found(self, hand: tuple[int, ...]) -> list[Option]:
        fits = self.fits
        found = [self.options[card] for card in sorted(set(hand)) if fits[card]]
        if self.last is not None:
            found.append(self.last)
        return found


class SpaceOptions:
    """The options of one verb for the spaces of a map."""

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = options
        self._kept: Final[dict[Spaces, list[Option]]] = {}

    def among(self, spaces: Spaces) -> list[Option]:
        """In a list of its own."""
        found = self._kept.get(spaces)
        if found is None:
            if len(self._kept) > MOST_KEPT:
                self._kept.clear()
            found = self._kept[spaces] = [self.options[space] for space in members(spaces)]
        return found[:]

    def has(self, option: Option) -> bool:
        """Whether an option is of this verb and map."""
        return option.value < len(self.options) and self.options[option.value] is option
