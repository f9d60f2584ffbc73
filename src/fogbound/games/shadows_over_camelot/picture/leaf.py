"""A Quest as a leaf: its seal and name, where its cards go, where knights stand, and what is won and lost there."""

from __future__ import annotations

from functools import cache
from typing import Final

from fogbound.core.ink import INK, LEAF, PLATE, RULE, SOFT, text
from fogbound.core.svg import Attribute, Length, Markup, at, circle, group, path, rect
from fogbound.games.shadows_over_camelot.picture.blades import blade
from fogbound.games.shadows_over_camelot.picture.colours import PALE, PITCH, SECOND, TONES
from fogbound.games.shadows_over_camelot.picture.frames import LEAF_HIGH, LEAF_WIDE
from fogbound.games.shadows_over_camelot.picture.signs import sign
from fogbound.games.shadows_over_camelot.picture.slots import place
from fogbound.games.shadows_over_camelot.quests import (
    FACTS,
    GRAIL_SPOTS,
    NO_RELIC,
    QUEST_NAMES,
    RELIC_NAMES,
    TRACK,
    WARRIORS_LOSE,
    Facts,
)

SMALL: Final = 17
"""The smallest words, which can be read on a phone."""

NAMES: Final = {
    "black_knight": "The Black Knight",
    "lancelot": "Lancelot",
    "dragon": "The Dragon",
    "excalibur": "Excalibur",
    "holy_grail": "The Holy Grail",
    "pict_war": "Pict War",
    "saxon_war": "Saxon War",
}
RELIC_SIGNS: Final = {"excalibur": "sword", "holy_grail": "grail", "lancelots_armor": "armour"}
SEALS: Final = {
    "black_knight": "lance",
    "lancelot": "armour",
    "dragon": "dragon",
    "excalibur": "sword",
    "holy_grail": "grail",
    "pict_war": "axe",
    "saxon_war": "helm",
}
WANTED: Final = {
    "black_knight": "two pairs, by one knight",
    "lancelot": "full house, by one knight",
    "dragon": "three times three alike",
    "excalibur": "five steps to the hand",
    "holy_grail": "seven Grail cards",
    "pict_war": "1 to 5, one after another",
    "saxon_war": "1 to 5, one after another",
}
"""What wins a Quest, in a few words."""


@cache
def leaf(quest: str) -> Markup:
    """All of a Quest that never changes."""
    tone = TONES[quest]
    return group(
        rect(3, 4, LEAF_WIDE, LEAF_HIGH, fill="#00000022"),
        rect(0, 0, LEAF_WIDE, LEAF_HIGH, fill=LEAF, stroke=INK, stroke_width=1.5),
        rect(4, 4, LEAF_WIDE - 8, LEAF_HIGH - 8, stroke=RULE, stroke_width=0.9),
        rect(4, 4, LEAF_WIDE - 8, 56, fill=tone, opacity=0.24),
        path(f"M4 60H{LEAF_WIDE - 4}", stroke=RULE, stroke_width=0.9),
        circle(36, 34, 25, fill=LEAF, stroke=INK, stroke_width=1.4),
        circle(36, 34, 25, fill=tone, opacity=0.3),
        circle(36, 34, 21.5, stroke=INK, stroke_width=0.7),
        sign(SEALS[quest], 36, 34, 31, INK, 1.15),
        text(70, 31, NAMES[quest], 24, text_anchor="start", font_variant="small-caps", letter_spacing="0.01em"),
        text(70, 51, WANTED[quest], SMALL, text_anchor="start", fill=SOFT, font_style="italic"),
        _places(quest),
        _ground(),
        _stakes(FACTS[QUEST_NAMES.index(quest)]),
    )


# Where cards go.

COMBAT_ROWS: Final = (68, 120)
COMBAT_HIGH: Final = 44
CARD_HIGH: Final = 56
CARD_TOP: Final = 76
TRACK_Y: Final = 116


def combat_spot(quest: str, row: int, number: int) -> tuple[float, float, float, float]:
    """Where a card lies in a combat: row 0 is ours, row 1 is theirs."""
    facts = FACTS[QUEST_NAMES.index(quest)]
    count = facts.white_spots if row == 0 else facts.black_spots
    step = min(38.0, 196 / count)
    return 66 + step * number, COMBAT_ROWS[row], min(32.0, step - 2), COMBAT_HIGH


def grail_spot(number: int) -> tuple[float, float, float, float]:
    return 18 + 41.5 * number, CARD_TOP, 37, CARD_HIGH


def war_spot(number: int) -> tuple[float, float, float, float]:
    return 18 + 42 * number, CARD_TOP, 38, CARD_HIGH


def warrior_spot(number: int) -> tuple[float, float]:
    return 252 + 42.0 * (number % 2), 92 + 42.0 * (number // 2)


def bead(space: int) -> float:
    """How far along the track a space of Excalibur's lies, from -5 to 5."""
    return LEAF_WIDE / 2 + space * (LEAF_WIDE - 56) / (2 * TRACK)


def _places(quest: str) -> Markup:
    if quest == "excalibur":
        return _lake()
    if quest == "holy_grail":
        return group(*[place(*grail_spot(n)) for n in range(GRAIL_SPOTS)])
    if quest in ("pict_war", "saxon_war"):
        return group(
            *[place(*war_spot(n), str(n + 1)) for n in range(5)],
            *[_warrior_place(n) for n in range(WARRIORS_LOSE)],
        )
    return group(
        *[_side(row, said) for row, said in enumerate(("ours", "theirs"))],
        *[place(*combat_spot(quest, 0, n)) for n in range(FACTS[QUEST_NAMES.index(quest)].white_spots)],
        *[place(*combat_spot(quest, 1, n)) for n in range(FACTS[QUEST_NAMES.index(quest)].black_spots)],
    )


def _side(row: int, said: str) -> Markup:
    return text(16, COMBAT_ROWS[row] + 28, said, SMALL, text_anchor="start", fill=SOFT, font_style="italic")


def _warrior_place(number: int) -> Markup:
    x, y = warrior_spot(number)
    look: dict[str, Attribute] = {"stroke": SOFT, "stroke_width": 1.2, "stroke_dasharray": "2 4"}
    return group(
        circle(x, y, 18.5, **look), text(x, y + 6, str(number + 1), SMALL, fill=SOFT, font_variant="lining-nums")
    )


def _lake() -> Markup:
    """The track on which the sword comes to the hand or sinks."""
    waves = "".join([f"M14 {y}" + "q9-6 18 0t18 0" * 8 for y in (84, 150)])
    beads = []
    for space in range(-TRACK, TRACK + 1):
        x, end = bead(space), abs(space) == TRACK
        sunk = space == -TRACK
        beads.append(
            circle(
                x,
                TRACK_Y,
                13.5 if end else 10.5,
                fill=PITCH if sunk else PLATE,
                stroke=INK,
                stroke_width=1.6 if end else 1.1,
            )
        )
        beads.append(
            text(x, TRACK_Y + 5.5, str(abs(space)), SMALL, fill=PALE if sunk else INK, font_variant="lining-nums")
        )
    return group(
        path(waves, stroke=RULE, stroke_width=1.1),
        path(f"M28 {TRACK_Y}H{LEAF_WIDE - 28}", stroke=INK, stroke_width=2),
        *beads,
        text(16, 79, "sinking", SMALL, 4, text_anchor="start", fill=SOFT, font_style="italic"),
        text(LEAF_WIDE - 16, 79, "in hand", SMALL, 4, text_anchor="end", fill=SOFT, font_style="italic"),
    )


# Where knights stand.

GROUND: Final = 212
"""The line on which they stand."""
STANDING: Final = 190


def standing(number: int, count: int) -> tuple[float, float]:
    """The middle of a shield among so many."""
    return LEAF_WIDE / 2 + 37.0 * (number - (count - 1) / 2), STANDING


def _ground() -> Markup:
    return path(f"M16 {GROUND}H{LEAF_WIDE - 16}", stroke=SOFT, stroke_width=0.9, stroke_dasharray="1 4")


# What is at stake.


def _stakes(facts: Facts) -> Markup:
    return at(0, LEAF_HIGH - 14, *_won(facts), *_lost(facts))


def _won(facts: Facts) -> list[Markup]:
    drawn, x = [_word(16, "won")], 56.0
    for _ in range(facts.win_swords):
        drawn.append(at(x, -2, blade(False, 40), scale=0.46))
        x += 13
    drawn.append(rect(x - 2, -14, 12, 16, rx=1.5, fill=LEAF, stroke=INK))
    drawn.append(_figure(x + 14, str(facts.win_cards)))
    drawn.append(sign("heart", x + 36, -5, 16, INK, 1.7))
    drawn.append(_figure(x + 46, f"+{facts.win_life}"))
    if facts.relic != NO_RELIC:
        drawn.append(sign(RELIC_SIGNS[RELIC_NAMES[facts.relic]], x + 82, -5, 19, SECOND, 1.6))
    return drawn


def _lost(facts: Facts) -> list[Markup]:
    drawn, x = [], LEAF_WIDE - 16.0
    if facts.lose_engines:
        drawn += [_figure(x, str(facts.lose_engines), "end"), sign("catapult", x - 20, -5, 19, INK, 1.6)]
        x -= 37
    drawn += [_figure(x, f"−{facts.lose_life}", "end"), sign("heart", x - 26, -5, 16, INK, 1.7)]
    x -= 42
    for _ in range(facts.lose_swords):
        drawn.append(at(x, -2, blade(True, 40), scale=0.46))
        x -= 14
    return [*drawn, _word(x + 2, "lost", "end")]


def _word(x: Length, said: str, anchor: str = "start") -> Markup:
    return text(x, 0, said, SMALL, fill=SOFT, font_style="italic", text_anchor=anchor)


def _figure(x: Length, said: str, anchor: str = "start") -> Markup:
    return text(x, 0, said, SMALL, text_anchor=anchor, font_variant="lining-nums")
