"""What changes on the plate: cups and dice, the bids, and what was seen when cups were last lifted."""

from __future__ import annotations

from fogbound.core.ink import BAD, INK, LEAF, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Length, Markup, Picture, at, group, path
from fogbound.core.voice import Voice
from fogbound.games.liars_dice import dice, words
from fogbound.games.liars_dice.catalogue import FACES
from fogbound.games.liars_dice.counting import WILD, count_for
from fogbound.games.liars_dice.dice import ACCENT, SECOND, SMALL
from fogbound.games.liars_dice.middle import last_round, lost, middle
from fogbound.games.liars_dice.plate import HEIGHT, WIDTH, X, Y, board, place

__all__ = ["board", "draw"]


def draw(view: Sight) -> Picture:
    seats = range(len(view.cups))
    voice = Voice([f"Seat {seat + 1}" for seat in seats], view.seat)
    parts = [
        *last_round(view),
        *lost(view),
        *[_seat(view, seat, voice) for seat in seats],
        at(X, Y, *middle(view, voice), id="middle"),
    ]
    return Picture("liars-dice", WIDTH, HEIGHT, "Liar's Dice", _described(view, voice), parts, dice.DEFS)


def _described(view: Sight, voice: Voice) -> str:
    ending = "" if view.outcome is None else f"\n{words.ending(view.outcome, voice)}"
    return words.position(view, voice) + ending


def _seat(view: Sight, seat: Seat, voice: Voice) -> Markup:
    """A cup with its dice, what lay here in the last round, and what was last bid from here."""
    x, y = place(seat, view.seat or 0, len(view.cups))
    inward = -1 if round(x) > X else 1
    turn = view.decision is not None and view.decision["seat"] == seat
    edge = ACCENT if seat == view.seat else INK
    return at(
        x,
        y,
        at(0, 4, _cup(view, seat, voice, edge if turn else None)),
        at(-80 * inward, -30, dice.leaf(edge)) if turn else "",
        *_under_cup(view, seat),
        *_shown(view, seat),
        *_said(view, seat, inward),
        id=f"seat-{seat}",
    )


def _cup(view: Sight, seat: Seat, voice: Voice, turn: str | None) -> Markup:
    name = "You" if seat == voice.reader else voice.name(seat)
    if not view.cups[seat]["count"]:
        return dice.no_cup(text(0, -22, name, 22, fill=SOFT))
    mark = text(0, -22, name, 22, font_weight=600)
    return dice.cup(mark) if turn is None else dice.cup(mark, turn, 3)


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


def _said(view: Sight, seat: Seat, inward: int) -> list[Markup]:
    """The highest bid of this seat in this round, the last of all with a frame."""
    made = [bid["bid"] for bid in view.bids if bid["seat"] == seat]
    if not made:
        return []
    last = view.bids[-1]["seat"] == seat
    drawn = [at(90 * inward, -35, *dice.bid(made[-1], SMALL, INK if last else SOFT))]
    if last:
        way = path("M50-52h80v34h-66l-16 9 2-18z", fill=LEAF, stroke=INK, stroke_width=1.6)
        drawn.insert(0, group(way, transform=f"scale({inward} 1)"))
    return [group(*drawn, id=f"said-{seat}")]
