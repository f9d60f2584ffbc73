"""What changes on the map of London: the fog, where she may be, the keys, the pawn, and how it ended."""

from __future__ import annotations

from typing import Final

from fogbound.core.game import Layer
from fogbound.core.ink import INK, LEAF, PAPER, RULE, SHADE, rays, text
from fogbound.core.players import Sight
from fogbound.core.svg import Length, Markup, Picture, Sheet, at, circle, group, path, pencil, rect, use
from fogbound.games.black_sonata import words
from fogbound.games.black_sonata.colours import ACCENT, COLOURS, SECOND
from fogbound.games.black_sonata.desk import hand
from fogbound.games.black_sonata.frontispiece import frontispiece
from fogbound.games.black_sonata.heat import heat
from fogbound.games.black_sonata.london import LANDMARKS, PLACE_NAMES, PLACES, STANDING
from fogbound.games.black_sonata.people import LADY, PAWN, VOICE, found, offering
from fogbound.games.black_sonata.pieces import (
    CORNERS,
    LANTERN,
    RING,
    SEAL,
    SEALS,
    fog_banks,
    placard,
    width_of,
)
from fogbound.games.black_sonata.plate import board
from fogbound.games.black_sonata.sheets import SHEETS, Layout

__all__ = ["COLOURS", "LAYERS", "board", "draw", "frontispiece", "hand"]

LAYERS: Final[dict[str, Layer]] = {"where she may be": heat}
"""What a reader may have laid over the map."""

FOG_REACH: Final[dict[Sheet, Length]] = {"wide": 108, "tall": 84}


def draw(view: Sight, sheet: Sheet = "wide") -> Picture:
    layout = SHEETS[sheet]
    offered = [] if view.decision is None else view.decision.get("options", [])
    parts = [
        *[_fog(view, layout, place) for place in range(len(PLACES))],
        *_ways(view, layout, offered),
        *[_place(view, layout, place, offered) for place in range(len(PLACES))],
        *_people(view, layout),
        *_ending(view, layout),
    ]
    return Picture(
        "london", layout.width, layout.height, "Black Sonata", _described(view), parts, fog_banks(FOG_REACH[sheet])
    )


def _described(view: Sight) -> str:
    ending = "" if view.outcome is None else f"\n{words.ending(view.outcome, VOICE)}"
    return words.position(view, VOICE) + ending


# Where she may be.


def sign_now(view: Sight) -> int | None:
    """The landmark of the card on top, also if fog has taken its place; None once time is out."""
    return None if view.top == len(view.signs) else LANDMARKS.index(view.signs[view.top])


def in_fog(view: Sight) -> bool:
    """Whether the card on top is fog: then nothing shines."""
    return view.top in view.fog_slots or view.top == len(view.signs)


def may_be_at(view: Sight, place: int) -> bool:
    """Whether the sign on her card stands here and she was not searched for here just now."""
    missed = any(s["slot"] == view.top and not s["found"] and s["place"] == PLACES[place] for s in view.searches)
    return sign_now(view) in STANDING[place] and not missed


def _fog(view: Sight, layout: Layout, place: int) -> Markup:
    """Over each place that the sign rules out; over all of London while her card is fog."""
    spot = layout.spots[PLACES[place]]
    lies = in_fog(view) or not may_be_at(view, place)
    bank = use(f"fog-bank-{place % 3}")
    return at(spot.x, spot.y, bank, id=f"fog-{PLACES[place]}", class_="fog", opacity=1 if lies else 0)


# Places.


def _ways(view: Sight, layout: Layout, offered: list[str]) -> list[Markup]:
    """The streets that can be taken now."""
    here = layout.spots[view.pawn]
    there = [layout.spots[text[5:]] for text in offered if text.startswith("move ")]
    if len(there) > len(PLACES) / 2:
        return []
    way = "".join([f"M{here.x} {here.y}L{spot.x} {spot.y}" for spot in there])
    return [path(way, stroke=ACCENT, stroke_width=3.4, stroke_dasharray="1 8", id="ways")] if way else []


def _place(view: Sight, layout: Layout, place: int, offered: list[str]) -> Markup:
    name = PLACES[place]
    spot = layout.spots[name]
    shines = may_be_at(view, place) and not in_fog(view)
    sign = sign_now(view) if may_be_at(view, place) else None
    seal = SEALS[name in view.keys, shines]
    board_of = at(
        spot.placard[0] - spot.x, spot.placard[1] - spot.y, placard(place, layout.lettering, sign, not in_fog(view))
    )
    option = f"move {name}"
    if option in offered:
        most = sum([text.startswith("move ") for text in offered]) > len(PLACES) / 2
        drawn: list[Markup] = [offering(view, option, CORNERS if most else RING, seal, board_of)]
    elif name == view.pawn and "search" in offered:
        drawn = [offering(view, "search", RING, seal, board_of, at(SEAL, SEAL, LANTERN))]
    else:
        drawn = [seal, board_of]
    return at(spot.x, spot.y, *drawn, _tracker(layout, place), id=f"place-{name}")


def _tracker(layout: Layout, place: int) -> Markup:
    """BS-11.5: a tracker is a note, at the upper corner of the placard."""
    spot = layout.spots[PLACES[place]]
    x, y = spot.placard[0] - spot.x + width_of(place, layout.lettering) / 2, spot.placard[1] - spot.y - 29
    return at(
        x, y, pencil(f"tracker {PLACES[place]}", f"{PLACE_NAMES[place]}: a tracker of your own", _CORNER, _TRACKER)
    )


_CORNER: Final = circle(0, 0, 15, fill="none", pointer_events="all")
_TRACKER: Final = group(
    path("M-9-7h18v8c0 6-4 9-9 12-5-3-9-6-9-12z", fill=ACCENT, stroke=PAPER, stroke_width=1.6),
    path("M-4-1l3 4 5-6", stroke=PAPER, stroke_width=1.8),
)


# People.


def _people(view: Sight, layout: Layout) -> list[Markup]:
    """The pawn; and the Lady beside it, if she was found."""
    spot = layout.spots[view.pawn]
    together = found(view)
    drawn = [at(spot.x - (26 if together else 0), spot.y - 2, PAWN, id="pawn")]
    if together:
        glow = path(rays(63, 12, 32), stroke=SECOND, stroke_width=2.4)
        drawn.insert(0, at(spot.x, spot.y - 16, circle(0, 0, 58, fill=LEAF, stroke=SECOND, stroke_width=3), glow))
        offered = [] if view.decision is None else view.decision.get("options", [])
        her = offering(view, "confront", LADY) if "confront" in offered else LADY
        drawn.append(at(spot.x + 18, spot.y + 24, her, id="lady", scale=0.88))
    return drawn


# The end.


def _ending(view: Sight, layout: Layout) -> list[Markup]:
    """A scroll with how it ended."""
    if view.outcome is None:
        return []
    x, y, wide = layout.ending
    won = bool(view.outcome["winners"])
    title = view.lady if view.lady is not None else "Lost in the fog"
    lines = words.ending(view.outcome, VOICE).split(": ", 1)
    half = wide / 2
    scroll = [
        rect(4 - half, -44, wide, 98, fill=SHADE),
        path(f"M{-half - 22} -36h30v86h-30l12-43zM{half + 22} -36h-30v86h30l-12-43z", fill=PAPER, stroke=INK),
        rect(-half, -48, wide, 98, fill=LEAF, stroke=ACCENT if won else INK, stroke_width=2.4),
        rect(5 - half, -43, wide - 10, 88, stroke=RULE, stroke_width=0.8),
        text(0, -10, title, 34, font_variant="small-caps", letter_spacing="0.04em"),
        *[
            text(0, 16 + 21 * n - 10 * (len(lines) - 2), line[0].upper() + line[1:], 19, font_style="italic")
            for n, line in enumerate(lines)
        ],
    ]
    return [at(x, y, *scroll, id="ending")]
