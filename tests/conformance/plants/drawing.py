"""Seeds for planted games: pictures with something added."""

from __future__ import annotations

from collections.abc import Callable

from fogbound.core import ink
from fogbound.core.players import Sight
from fogbound.core.settings import Settings
from fogbound.core.svg import Markup, Picture, Sheet, choice, group, use
from fogbound.games.liars_dice import draw as house


class Drawing:
    """The pictures of the game with something added to each."""

    def __init__(self, add: Callable[[], Markup]) -> None:
        self.add = add

    COLOURS = house.COLOURS

    def board(self, settings: Settings, sheet: Sheet = "wide") -> Picture:
        """Draw the board as it is."""
        return house.board(settings, sheet)

    def hand(self, view: Sight) -> list[Picture]:
        """Draw the hand as it is."""
        return house.hand(view)

    def frontispiece(self) -> Picture:
        """Draw the frontispiece as it is."""
        return house.frontispiece()

    def draw(self, view: Sight, sheet: Sheet = "wide") -> Picture:
        """Draw what changes, and what is added."""
        p = house.draw(view, sheet)
        return Picture(p.name, p.width, p.height, p.title, p.description, [*p.children, self.add()], p.defs)


def offering() -> Drawing:
    """Offer what may not be on offer."""
    return Drawing(lambda: choice("exact", "Exact!"))


def tiny() -> Drawing:
    """Write something that cannot be read on a phone."""
    return Drawing(lambda: ink.text(0, 0, "small print", 11))


def lacking() -> Drawing:
    """Use a thing that is not there."""
    return Drawing(lambda: use("nothing"))


def colourful() -> Drawing:
    """Use a colour that the page does not know."""
    return Drawing(lambda: group(fill=ink.colour("mauve", "#884488")))


def doubling() -> Drawing:
    """Use one id for two groups."""
    return Drawing(lambda: group(group(id="twice"), group(id="twice")))
