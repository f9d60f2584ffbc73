"""What changes on the map: fighters and fog, what can be chosen, the combat, and how it ended."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.game import Layer
from fogbound.core.ink import INK, LEAF, RULE, SHADE, text
from fogbound.core.players import Sight
from fogbound.core.svg import Child, Markup, Picture, Sheet, at, group, path, rect
from fogbound.games.unmatched import words
from fogbound.games.unmatched.aside import aside
from fogbound.games.unmatched.colours import COLOURS, SECOND
from fogbound.games.unmatched.desk import hand
from fogbound.games.unmatched.frontispiece import frontispiece
from fogbound.games.unmatched.pieces import (
    can_be_chosen,
    can_go,
    fog,
    medal,
    number_shown,
    offering,
    piece,
    voice,
)
from fogbound.games.unmatched.plate import board
from fogbound.games.unmatched.sheets import EDGE, FRAMES, RADIUS, Frame, places
from fogbound.games.unmatched.stepping import steps_to
from fogbound.games.unmatched.threatened import threatened

__all__ = ["COLOURS", "LAYERS", "board", "draw", "frontispiece", "hand"]

LAYERS: Final[dict[str, Layer]] = {"where enemies could attack": threatened}
"""What a reader may have laid over the map."""

_TO_A_FIGHTER: Final = ("attack", "target", "move", "choose")
_TO_A_SPACE: Final = ("go", "place")


def draw(view: Sight, sheet: Sheet = "wide") -> Picture:
    frame = FRAMES[sheet]
    offered = [] if view.decision is None else view.decision.get("options", [])
    parts = [
        *_spaces(view, sheet, offered),
        *_fog(view, sheet, offered),
        *_line_of_attack(view, sheet),
        *_fighters(view, sheet, offered),
        *aside(view, frame),
        *_ending(view, frame),
    ]
    return Picture("duel", frame.width, frame.height, "Unmatched: Cobble & Fog", _described(view), parts)


def _described(view: Sight) -> str:
    speaking = voice(view)
    ending = "" if view.outcome is None else f"\n{words.ending(view.outcome, speaking)}"
    return words.position(view, speaking) + ending


# What can be chosen.


def _spaces(view: Sight, sheet: Sheet, offered: list[str]) -> list[Markup]:
    """Each space that can be chosen; marks only, where that is most of the map."""
    options = [option for option in offered if option.partition(" ")[0] in _TO_A_SPACE]
    where = places(view.settings["map"], sheet)
    whole = 2 * len(options) <= len(where)
    steps = steps_to(view) if options and whole else {}
    found = []
    for option in options:
        name = option.partition(" ")[2]
        x, y = where[name]
        found.append(at(x, y, offering(view, option, can_go(steps.get(name, 0), whole))))
    return found


def _fog(view: Sight, sheet: Sheet, offered: list[str]) -> list[Markup]:
    where = places(view.settings["map"], sheet)
    found = []
    for seat, tokens in enumerate(view.fog):
        for n, name in enumerate(tokens):
            x, y = where[name]
            option = f"token {name}"
            drawn = fog(option in offered, number_shown(view, seat))
            drawn = offering(view, option, drawn) if option in offered else drawn
            found.append(at(x, y + RADIUS + 1, drawn, scale=0.84, id=f"fog-{seat + 1}-{n}"))
    return found


def _line_of_attack(view: Sight, sheet: Sheet) -> list[Markup]:
    """From the attacker to the target."""
    if view.combat is None:
        return []
    where = places(view.settings["map"], sheet)
    at_of = {fighter["id"]: fighter["at"] for fighter in view.fighters}
    one, other = at_of[view.combat["attacker"]], at_of[view.combat["target"]]
    if one is None or other is None:
        return []
    (x, y), (tx, ty) = where[one], where[other]
    way = f"M{x:.1f} {y:.1f}L{tx:.1f} {ty:.1f}"
    return [
        path(way, stroke=LEAF, stroke_width=9, opacity=0.85),
        path(way, stroke=SECOND, stroke_width=4, stroke_dasharray="2 8", id="line-of-attack"),
    ]


def _fighters(view: Sight, sheet: Sheet, offered: list[str]) -> list[Markup]:
    where = places(view.settings["map"], sheet)
    found = []
    for fighter in view.fighters:
        if fighter["at"] is not None:
            x, y = where[fighter["at"]]
            found.append(at(x, y, _fighter(view, fighter, offered), id=fighter["id"]))
    return found


def _fighter(view: Sight, fighter: dict[str, Any], offered: list[str]) -> Markup:
    marked = fighter["seat"] == view.turn["seat"] and view.outcome is None
    option = next((f"{verb} {fighter['id']}" for verb in _TO_A_FIGHTER if f"{verb} {fighter['id']}" in offered), None)
    drawn = piece(view, fighter, marked and option is None)
    if option is None:
        return drawn
    return offering(view, option, can_be_chosen(fighter["kind"] in ("watson", "sister")), drawn)


# The end.


def _ending(view: Sight, frame: Frame) -> list[Markup]:
    """A leaf across the map with the winners' medals."""
    if view.outcome is None:
        return []
    winners = view.outcome["winners"]
    lines = words.ending(view.outcome, voice(view)).split(". ")
    card: list[Child] = [
        rect(5 - 240, 6 - 86, 480, 172, fill=SHADE),
        rect(-240, -86, 480, 172, fill=LEAF, stroke=INK, stroke_width=3),
        rect(-230, -76, 460, 152, stroke=RULE, stroke_width=0.9),
        *[
            at(60 * n - 30 * (len(winners) - 1), -84, medal(view.heroes[seat], _sign(view, seat), 27))
            for n, seat in enumerate(winners)
        ],
        text(0, 0, "The fog lifts", 34, font_variant="small-caps", letter_spacing="0.03em"),
        *[text(0, 34 + 24 * n, line, 20, font_style="italic") for n, line in enumerate(lines)],
    ]
    return [at(EDGE + frame.wide / 2, EDGE + frame.high / 2, group(*card), id="ending")]


def _sign(view: Sight, seat: int) -> str:
    hero = str(view.heroes[seat])
    return {"sherlock": "holmes", "jekyll_hyde": str(view.forms[seat])}.get(hero, hero)
