"""What changes within the walls and before them: swords on the table, Siege Engines, Black cards that stay."""

from __future__ import annotations

from typing import Final

from fogbound.core import cards
from fogbound.core.ink import SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, at
from fogbound.games.shadows_over_camelot.cards import BLACK_CARD, BLACK_TITLES
from fogbound.games.shadows_over_camelot.knights import LAST_ENGINE, LAST_SWORD
from fogbound.games.shadows_over_camelot.picture import slots
from fogbound.games.shadows_over_camelot.picture.blades import blade
from fogbound.games.shadows_over_camelot.picture.frames import WALLS_WIDE, Meadow
from fogbound.games.shadows_over_camelot.picture.plate import MIDDLE, engine, sword_at

BLACK_SIGNS: Final = {
    "dark_forest": "fog",
    "mists_of_avalon": "wave",
    "mordred": "skull",
    "vivien": "ring",
    "desolation": "skull",
    "guinevere": "crown",
    "excalibur": "sword",
    "despair": "fog",
    "pict": "axe",
    "saxon": "helm",
    "mercenaries": "axe",
}


def black_sign(name: str) -> str:
    """What a Black card shows when it lies open."""
    if name.startswith("morgan"):
        return "dragon"
    return "lance" if name.startswith("black_knight") else BLACK_SIGNS.get(name, "armour")


def table(view: Sight) -> list[Markup]:
    """White swords first, as they are counted, then black ones."""
    white, black = view.board["white_swords"], view.board["black_swords"]
    drawn = [sword_at(n, blade(n >= white, 60), f"sword-{n}") for n in range(white + black)]
    x, y = MIDDLE
    return [
        *drawn,
        text(x, y - 5, f"{white} white", 18, font_variant="lining-nums"),
        text(x, y + 13, f"{black} black", 18, font_variant="lining-nums", font_weight=600),
        text(x, y + 29, f"of {LAST_SWORD}", 16.2, font_style="italic", fill=SOFT, font_variant="lining-nums"),
        *_lasting(view.lasting),
    ]


def _lasting(names: list[str]) -> list[Markup]:
    """Along the walls, where they are seen by all who enter."""
    drawn = []
    for n, name in enumerate(names):
        title = cards.lines(BLACK_TITLES[BLACK_CARD[name]], 12)
        said = [text(0, 43 + 16 * k, line, 16.2, 3, font_style="italic") for k, line in enumerate(title)]
        x = 82.0 if n % 2 == 0 else WALLS_WIDE - 82.0
        drawn.append(
            at(x, 74 + 176.0 * (n // 2), slots.black(-19, -26, 38, 52, black_sign(name)), *said, id=f"lasting-{name}")
        )
    return drawn


def siege(engines: int, meadow: Meadow) -> list[Markup]:
    """So many of twelve."""
    said = f"Siege: {engines} of {LAST_ENGINE} engines"
    return [
        text(meadow.wide / 2, 23, said, 18.5, 4, font_variant="small-caps"),
        *[at(*meadow.spot(n), engine(), id=f"engine-{n}") for n in range(min(engines, LAST_ENGINE))],
    ]
