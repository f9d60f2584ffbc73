"""The middle of the table, where the last bid lies, and the corners: the last round and the dice that are lost."""

from __future__ import annotations

from fogbound.core.ink import LEAF, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, at, choice, rect
from fogbound.core.voice import Voice
from fogbound.games.liars_dice import dice, words
from fogbound.games.liars_dice.dice import ACCENT, SMALL
from fogbound.games.liars_dice.plate import Plate


def last_round(view: Sight, plate: Plate) -> list[Markup]:
    """What was bid when cups were last lifted, and what there was."""
    showdown = view.showdown
    if showdown is None:
        return []
    bid = at(82, 8, *dice.bid(showdown["bid"], SMALL))
    there = _note(0, 42, words.truth(showdown["count"]))
    return [at(plate.edge, plate.edge, _note(0, 14, "last"), bid, there, scale=plate.scale, id="last-round")]


def lost(view: Sight, plate: Plate) -> list[Markup]:
    """The dice that were set aside, in rows from below."""
    if not view.aside:
        return []
    row = plate.lost_in_a_row
    drawn = [
        at(-8 - 17 * (n % row), -8 - 17 * (n // row), dice.die(face, ink=SOFT), scale=0.42)
        for n, face in enumerate(reversed(view.aside))
    ]
    top = _note(0, -6 - 17 * ((len(drawn) + row - 1) // row), "lost", "end")
    right, foot = plate.width - plate.edge, plate.height - plate.edge
    return [at(right, foot, top, *drawn, scale=plate.scale, id="lost")]


def _note(x: Length, y: Length, said: str, anchor: str = "start") -> Markup:
    return text(x, y, said, SMALL, text_anchor=anchor, fill=SOFT)


def middle(view: Sight, voice: Voice) -> list[Markup]:
    in_play = sum(cup["count"] for cup in view.cups)
    if view.outcome is not None:
        return [dice.laurel(), text(0, 10, voice.does(view.outcome["winners"][0], "win", "wins"), 28)]
    if not view.bids:
        return [text(0, 6, str(in_play), 58), text(0, 36, "dice", 24), _note(0, 66, "no bid yet", "middle")]
    last = view.bids[-1]
    return [
        _note(0, -56, voice.does(last["seat"], "bid", "bids"), "middle"),
        *dice.bid(last["bid"], 58),
        _note(0, 58, f"of {in_play} dice", "middle"),
        *_calls(view),
    ]


def _calls(view: Sight) -> list[Markup]:
    """What can be called, for a pointer; it stands in the list of choices as well."""
    calls = [call for call in ("liar", "exact") if call in view.decision.get("options", [])]
    return [at(88 * (n - (len(calls) - 1) / 2), 100, _call(call)) for n, call in enumerate(calls)]


def _call(call: str) -> Markup:
    said = "Liar!" if call == "liar" else "Exact"
    plaque = rect(-40, -19, 80, 38, rx=2, fill=LEAF, stroke=ACCENT, stroke_width=2.6, stroke_dasharray="9 5")
    return choice(call, said, plaque, text(0, 8, said, 23, fill=ACCENT))
