"""What lies on the Quests: cards, warriors, the sword on its way, heroism, Mordred, and whether they are over."""

from __future__ import annotations

from typing import Final

from fogbound.core.ink import INK, LEAF, PLATE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Markup, at, circle, group, path, rect
from fogbound.games.shadows_over_camelot.cards import (
    BLACK_CARD,
    DRAGON_VALUE,
    FIGHTS,
    KNIGHT_VALUE,
    LANCELOT_VALUE,
    WHITE_CARD,
    fight_value,
)
from fogbound.games.shadows_over_camelot.picture import slots
from fogbound.games.shadows_over_camelot.picture.blades import blade
from fogbound.games.shadows_over_camelot.picture.colours import PALE, PITCH, SECOND
from fogbound.games.shadows_over_camelot.picture.frames import LEAF_HIGH, LEAF_WIDE
from fogbound.games.shadows_over_camelot.picture.leaf import (
    COMBAT_ROWS,
    SMALL,
    TRACK_Y,
    bead,
    combat_spot,
    grail_spot,
    war_spot,
    warrior_spot,
)
from fogbound.games.shadows_over_camelot.picture.signs import sign
from fogbound.games.shadows_over_camelot.quests import GRAIL_SPOTS, QUEST_NAMES, WARS

VALUES: Final = {"black_knight": KNIGHT_VALUE, "lancelot": LANCELOT_VALUE, "dragon": DRAGON_VALUE}
"""What a Black card counts in each combat."""
WARRIORS: Final = {"pict_war": "axe", "saxon_war": "helm"}
WAR_NAMES: Final = tuple([QUEST_NAMES[war] for war in WARS])


def on_quest(view: Sight, quest: str) -> list[Markup]:
    """All that has been laid there; what is over is crossed out and says so."""
    if quest in view.board["over"]:
        return [_over()]
    drawn = _cards(view, quest)
    if view.board["heroism"] == quest:
        drawn.append(at(LEAF_WIDE - 26, 32, _mark("shield")))
    return drawn


def _cards(view: Sight, quest: str) -> list[Markup]:
    if quest == "excalibur":
        return [_sword(view.board["excalibur"])]
    if quest == "holy_grail":
        return _grail(view)
    if quest in WARRIORS:
        return _war(view, quest)
    return _combat(view, quest)


def _over() -> Markup:
    return group(
        rect(4, 62, LEAF_WIDE - 8, LEAF_HIGH - 66, fill=LEAF, opacity=0.82),
        path(
            f"M40 88L{LEAF_WIDE - 40} {LEAF_HIGH - 30}M{LEAF_WIDE - 40} 88L40 {LEAF_HIGH - 30}",
            stroke=SOFT,
            stroke_width=1.2,
        ),
        text(LEAF_WIDE / 2, 150, "is over", 26, 6, font_style="italic", fill=SOFT),
    )


def _mark(name: str) -> Markup:
    """Something that lies on a Quest, beside its name."""
    return group(circle(0, 0, 17, fill=PLATE, stroke=SECOND, stroke_width=1.8), sign(name, 0, 0, 21, SECOND, 1.5))


# Combats.


def _combat(view: Sight, quest: str) -> list[Markup]:
    ours = [fight_value(WHITE_CARD[name]) for name in view.laid[quest]]
    drawn = [slots.white(*combat_spot(quest, 0, n), str(value)) for n, value in enumerate(ours)]
    theirs, unseen = 0, 0
    for n, name in enumerate(reversed(view.against[quest]["cards"])):
        if name is None:
            drawn.append(slots.unseen(*combat_spot(quest, 1, n)))
            unseen += 1
        else:
            value = VALUES[quest][BLACK_CARD[name]]
            drawn.append(slots.black(*combat_spot(quest, 1, n), str(value)))
            theirs += value
    mark = " + ?" * min(unseen, 1)
    return [*drawn, _sum(0, str(sum(ours))), _sum(1, f"{theirs}{mark}")]


def _sum(row: int, said: str) -> Markup:
    return text(LEAF_WIDE - 14, COMBAT_ROWS[row] + 31, said, 25, text_anchor="end", font_variant="lining-nums")


# The sword, the Grail, the wars.


def _sword(space: int) -> Markup:
    """The marker on its track, the sword below it."""
    return at(
        bead(space),
        TRACK_Y,
        at(0, 4, blade(False, 50), turn=180, scale=0.85),
        circle(0, 0, 14.5, fill=SECOND, stroke=INK, stroke_width=1.4),
        text(
            0,
            6,
            f"{space:+d}".replace("-", "−") if space else "0",
            SMALL,
            fill=LEAF,
            font_weight=600,
            font_variant="lining-nums",
        ),
        id="excalibur",
    )


def _grail(view: Sight) -> list[Markup]:
    """Grail cards from the left, Black cards from the right."""
    black = view.against["holy_grail"]["cards"][::-1]
    ours, theirs = len(view.laid["holy_grail"]), len(black)
    drawn = [slots.white(*grail_spot(n), "grail") for n in range(ours)]
    for n, name in enumerate(black):
        drawn.append(slots.black(*grail_spot(GRAIL_SPOTS - 1 - n), "skull" if name == "desolation" else "fog"))
    free = GRAIL_SPOTS - ours - theirs
    said = f"{ours} Grail, {theirs} against" + (f", {free} free" if free else "")
    return [*drawn, text(18, 157, said, SMALL, text_anchor="start", font_variant="lining-nums")]


def _war(view: Sight, quest: str) -> list[Markup]:
    """Fight cards 1 to 5; Mordred wants another 5."""
    names = view.laid[quest]
    drawn = [slots.white(*war_spot(min(n, 4)), str(n + 1)) for n in range(min(5, len(names)))]
    for n in range(view.board["warriors"][WAR_NAMES.index(quest)]):
        x, y = warrior_spot(n)
        drawn.append(circle(x, y, 18.5, fill=PITCH, stroke=INK, stroke_width=1.2))
        drawn.append(sign(WARRIORS[quest], x, y, 24, PALE, 1.5))
    said = f"next: Fight {len(names) + 1}" if len(names) < 5 else "next: Fight 5 again"
    if view.board["mordred"] == quest:
        drawn.append(
            at(LEAF_WIDE - 26, 32, circle(0, 0, 17, fill=PITCH, stroke=PALE), sign("skull", 0, 0, 22, PALE, 1.5))
        )
        said += ", and 5 for Mordred" if len(names) < 5 else ", for Mordred"
    return [*drawn, text(18, 157, said, SMALL, text_anchor="start", font_variant="lining-nums")]


assert FIGHTS == 5, "the places of a war are for five Fight cards"
