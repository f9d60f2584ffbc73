"""Options for the cards of a hand, and for the spaces of a set."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option
from fogbound.core.spaces import Spaces

MOST_KEPT: Final = 20_000


class HandOptions:
    """What can be done in one way with the cards of a hand, which lie in catalogue order; equal ones once."""

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
        found = [self.options[card] for card in dict.fromkeys(hand) if fits[card]]
        if self.last is not None:
            found.append(self.last)
        return found


class SpaceOptions:
    """The options of one verb for the spaces of a map."""

    def __init__(self, options: list[Option]) -> None:
        self.options: Final = options
        self._eights: Final = [subsets(options[first : first + EIGHT]) for first in range(0, len(options), EIGHT)]
        """For every eight spaces the options of each set of them."""

    def among(self, spaces: Spaces) -> list[Option]:
        """In a list of its own."""
        found: list[Option] = []
        for lists in self._eights:
            found += lists[spaces & LOW_EIGHT]
            spaces >>= EIGHT
        return found

    def has(self, option: Option) -> bool:
        """Whether an option is of this verb and map."""
        return option.value < len(self.options) and self.options[option.value] is option


EIGHT: Final = 8
LOW_EIGHT: Final = 255


def subsets(options: list[Option]) -> list[list[Option]]:
    """Those of each set, the sets as bit masks."""
    return [[option for n, option in enumerate(options) if chosen >> n & 1] for chosen in range(1 << len(options))]
