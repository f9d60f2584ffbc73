"""What changes in Camelot: the Quests and what lies on them, knights, swords, the siege, what is going on, the end."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import INK, LEAF, PAPER, RULE, SHADE, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Child, Markup, Picture, Sheet, at, circle, rect
from fogbound.games.shadows_over_camelot import words
from fogbound.games.shadows_over_camelot.picture.camelot import siege, table
from fogbound.games.shadows_over_camelot.picture.choosing import on_the_plate
from fogbound.games.shadows_over_camelot.picture.coats import coat
from fogbound.games.shadows_over_camelot.picture.colours import COLOURS
from fogbound.games.shadows_over_camelot.picture.desk import hand
from fogbound.games.shadows_over_camelot.picture.frames import FRAMES, Frame
from fogbound.games.shadows_over_camelot.picture.frontispiece import frontispiece
from fogbound.games.shadows_over_camelot.picture.knights import court, shields
from fogbound.games.shadows_over_camelot.picture.leaf import leaf
from fogbound.games.shadows_over_camelot.picture.matter import matter
from fogbound.games.shadows_over_camelot.picture.offering import TITLES, offered_to, voice
from fogbound.games.shadows_over_camelot.picture.on_quests import on_quest
from fogbound.games.shadows_over_camelot.picture.plate import board
from fogbound.games.shadows_over_camelot.picture.signs import sign

__all__ = ["COLOURS", "board", "draw", "frontispiece", "hand", "token"]


def draw(view: Sight, sheet: Sheet = "wide") -> Picture:
    frame = FRAMES[sheet]
    offered = offered_to(view)
    parts = [
        *_quests(view, frame),
        at(*frame.table, *table(view)),
        at(*frame.siege, *siege(view.board["engines"], frame.meadow)),
        at(*frame.matter, *matter(view), id="matter"),
        *on_the_plate(view, frame, offered),
        *shields(view, frame),
        at(*frame.court, *court(view, frame.court_wide, offered)),
        *_ending(view, frame),
    ]
    return Picture("camelot", frame.width, frame.height, "Shadows over Camelot", _described(view), parts)


def _described(view: Sight) -> str:
    speaking = voice(view)
    ending = "" if view.outcome is None else f"\n{words.ending(view.outcome, speaking)}"
    return words.position(view, speaking) + ending


def _quests(view: Sight, frame: Frame) -> list[Markup]:
    """The Dragon comes when Lancelot's Quest is over."""
    drawn = []
    for name, spot in frame.leaves.items():
        quest = "dragon" if name == "lancelot" and "lancelot" in view.board["over"] else name
        ground = [leaf(quest)] if name == "lancelot" else []
        drawn.append(at(*spot, *ground, *on_quest(view, quest), id=f"quest-{name}"))
    return drawn


# The end.

_TITLES: Final = {
    "siege": "Camelot is taken",
    "black_swords": "The Round Table is broken",
    "no_loyal_knight": "No loyal knight is left",
    "loyal_victory": "Camelot stands",
    "evil_victory": "The shadows have won",
}


def _ending(view: Sight, frame: Frame) -> list[Markup]:
    if view.outcome is None:
        return []
    lines = words.ending(view.outcome, voice(view)).split(". ")
    half = 58 + 13 * len(lines)
    x, y = frame.table[0] + 244, frame.table[1] + 172
    card: list[Child] = [
        rect(5 - 280, 6 - half, 560, 2 * half, fill=SHADE),
        rect(-280, -half, 560, 2 * half, fill=LEAF, stroke=INK, stroke_width=5),
        rect(-270, 10 - half, 540, 2 * half - 20, stroke=RULE, stroke_width=0.9),
        circle(0, -half, 26, fill=PAPER, stroke=INK, stroke_width=3),
        sign("castle" if view.outcome["reason"] == "loyal_victory" else "skull", 0, -half, 32, INK, 1.5),
        text(0, 60 - half, _TITLES[view.outcome["reason"]], 34, font_variant="small-caps", letter_spacing="0.03em"),
        *[text(0, 94 - half + 25 * n, line, 19, font_style="italic") for n, line in enumerate(lines)],
    ]
    return [at(x, y, *card, id="ending")]


def token(view: Sight | None, seat: Seat) -> Picture | None:
    """A knight in the list of seats, once he is dealt."""
    if view is None:
        return None
    knight = view.knights[seat]
    drawn = at(18, 17, coat(knight, unmasked=view.unmasked == seat), scale=0.95)
    return Picture(f"coat-{seat}", 36, 36, TITLES[knight], f"The shield of {TITLES[knight]}.", [drawn])
