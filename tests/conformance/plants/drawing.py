"""Seeds for planted games: pictures with something added."""

from __future__ import annotations

from collections.abc import Callable

from fogbound.core.players import Sight
from fogbound.core.settings import Settings
from fogbound.core.svg import Markup, Picture, choice, group
from fogbound.games.liars_dice import draw as house


class Drawing:
    """The pictures of the game with something added to each."""

    def __init__(self, add: Callable[[], Markup]) -> None:
        self.add = add

    def board(self, settings: Settings) -> Picture:
        """Draw the board as it is."""
        return house.board(settings)

    def draw(self, view: Sight) -> Picture:
        """Draw what changes, and what is added."""
        p = house.draw(view)
        return Picture(p.name, p.width, p.height, p.title, p.description, [*p.children, self.add()], p.defs)


def offering() -> Drawing:
    """Offer what may not be on offer."""
    return Drawing(lambda: choice("exact", "Exact!"))


def doubling() -> Drawing:
    """Use one id for two groups."""
    return Drawing(lambda: group(group(id="twice"), group(id="twice")))
