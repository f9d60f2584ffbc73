"""What changes on the plate: cups and dice, the bids, and what was seen when cups were last lifted."""

from __future__ import annotations

from fogbound.core.ink import BAD, INK, LEAF, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Length, Markup, Picture, Sheet, at, group, path
from fogbound.core.voice import Voice
from fogbound.games.liars_dice import dice, words
from fogbound.games.liars_dice.catalogue import FACES
from fogbound.games.liars_dice.counting import WILD, count_for
from fogbound.games.liars_dice.dice import ACCENT, COLOURS, SECOND, SMALL
from fogbound.games.liars_dice.middle import last_round, lost, middle
from fogbound.games.liars_dice.plate import PLATES, Plate, board
from fogbound.games.liars_dice.tavern import frontispiece

__all__ = ["COLOURS", "board", "draw", "frontispiece", "hand"]


def draw(view: Sight, sheet: Sheet = "wide") -> Picture:
    plate = PLATES[sheet]
    seats = range(len(view.cups))
    voice = Voice([f"Seat {seat + 1}" for seat in seats], view.seat)
    parts = [
        *last_round(view, plate),
        *lost(view, plate),
        *[_seat(view, seat, voice, plate) for seat in seats],
        at(plate.x, plate.y, *middle(view, voice), scale=plate.ring, id="middle"),
    ]
    size = plate.width, plate.height
    return Picture("liars-dice", *size, "Liar’s Dice", _described(view, voice), parts, dice.DEFS)


def hand(view: Sight) -> list[Picture]:
    """One's own dice."""
    if view.seat is None:
        return []
    return [_own_die(view, n, face) for n, face in enumerate(view.cups[view.seat]["cards"])]


def _own_die(view: Sight, number: int, face: str) -> Picture:
    size = 1.5 * dice.SIDE
    middle = size / 2 - 1
    wild = ", wild" if WILD[view.settings["wild"]] == FACES.index(face) else ""
    title = words.FACE_WORDS[face].capitalize()
    drawn = at(middle, middle, dice.die_alone(face), scale=1.3)
    return Picture(f"own-die-{number}", size, size, title, f"A {title.lower()} under your cup{wild}.", [drawn])


def _described(view: Sight, voice: Voice) -> str:
    ending = "" if view.outcome is None else f"\n{words.ending(view.outcome, voice)}"
    return words.position(view, voice) + ending


def _seat(view: Sight, seat: Seat, voice: Voice, plate: Plate) -> Markup:
    """A cup with its dice, what was last bid from here, and what lay here in the last round."""
    x, y = plate.place(seat, view.seat or 0, len(view.cups))
    inward = -1 if round(x) > plate.x else 1
    turn = view.decision is not None and view.decision["seat"] == seat
    edge = ACCENT if seat == view.seat else INK
    return at(
        x,
        y,
        at(0, 4, _cup(view, seat, voice, edge if turn else None)),
        at(-70 * inward, -40, dice.leaf(edge)) if turn else "",
        *_under_cup(view, seat),
        *_shown(view, seat),
        *_said(view, seat),
        scale=plate.scale,
        id=f"seat-{seat}",
    )


def _cup(view: Sight, seat: Seat, voice: Voice, turn: str | None) -> Markup:
    name = "You" if seat == voice.reader else voice.name(seat)
    if not view.cups[seat]["count"]:
        return dice.no_cup(text(0, -22, name, 22, fill=SOFT))
    mark = text(0, -34, name, 20, font_weight=600) if _highest(view, seat) else text(0, -22, name, 22, font_weight=600)
    return dice.cup(mark) if turn is None else dice.cup(mark, turn, 3)


def _highest(view: Sight, seat: Seat) -> str | None:
    """The highest bid of a seat in this round."""
    made: list[str] = [bid["bid"] for bid in view.bids if bid["seat"] == seat]
    return made[-1] if made else None


def _under_cup(view: Sight, seat: Seat) -> list[Markup]:
    cup = view.cups[seat]
    drawn = [dice.HIDDEN_DIE if face is None else dice.die(face) for face in cup["cards"]]
    drawn += [dice.LOST_DIE] * (view.settings["dice"] - cup["count"])
    return _row(f"die-{seat}", drawn, 31, 43, 1.08) if seat == view.seat else _row(f"die-{seat}", drawn, 28, 36, 0.9)


def _shown(view: Sight, seat: Seat) -> list[Markup]:
    """The dice of the last round, dark where they counted, and a cross after those of whoever was wrong."""
    showdown = view.showdown
    if showdown is None:
        return []
    bid, wild = FACES.index(showdown["bid"][-1]), WILD[view.settings["wild"]]
    drawn = [_counted(face, bid, wild) for face in showdown["dice"][seat]]
    if showdown["wrong"] == seat:
        drawn.append(path("M-10-10L10 10M-10 10L10-10", stroke=BAD, stroke_width=5))
    return _row(f"shown-{seat}", drawn, 64, 23, 0.56)


def _counted(face: str, bid: int, wild: int) -> Markup:
    return dice.die(face, SECOND, LEAF) if count_for(bid, wild, [FACES.index(face)]) else dice.die(face)


def _row(name: str, drawn: list[Markup], y: Length, step: Length, scale: Length) -> list[Markup]:
    first = -step * (len(drawn) - 1) / 2
    return [at(first + step * n, y, one, scale=scale, id=f"{name}-{n}") for n, one in enumerate(drawn)]


def _said(view: Sight, seat: Seat) -> list[Markup]:
    """The highest bid of this seat in this round, chalked on its cup; the last of all in ink."""
    bid = _highest(view, seat)
    if bid is None:
        return []
    last = view.bids[-1]["seat"] == seat
    return [group(at(0, -13, *dice.bid(bid, SMALL, INK if last else SOFT)), id=f"said-{seat}")]
