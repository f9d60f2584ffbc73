"""Where the knights are, and the court: each with his life, his cards, his relics and his Lady."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.ink import BAD, HALO, INK, LEAF, RULE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Length, Markup, at, circle, group, path, rect
from fogbound.games.shadows_over_camelot.picture.blades import blade
from fogbound.games.shadows_over_camelot.picture.coats import coat, lozenge
from fogbound.games.shadows_over_camelot.picture.colours import ACCENT, PALE, PITCH, SECOND
from fogbound.games.shadows_over_camelot.picture.frames import COURT_HIGH, Frame, leaf_of
from fogbound.games.shadows_over_camelot.picture.leaf import RELIC_SIGNS, SMALL, standing
from fogbound.games.shadows_over_camelot.picture.offering import TITLES, offering
from fogbound.games.shadows_over_camelot.picture.plate import seat_at
from fogbound.games.shadows_over_camelot.picture.signs import sign

TO_A_KNIGHT: Final = (
    "accuse",
    "messenger",
    "swap",
    "hand_to",
    "save",
    "rob",
    "summon",
    "ring",
    "affair",
    "nominate",
)
"""What is done to one knight, and chosen by pointing at him."""
TO_A_LADY: Final = ("accuse_lady", "go_between", "plant", "look_at")


def shields(view: Sight, frame: Frame) -> list[Markup]:
    """Each knight where he stands, in the order of the seats."""
    places: dict[str, list[Seat]] = {}
    for seat, place in enumerate(view.places):
        if place is not None:
            places.setdefault(place, []).append(seat)
    spots: dict[Seat, tuple[float, float]] = {}
    for place, seats in places.items():
        for n, seat in enumerate(seats):
            if place == "camelot":
                (left, top), (x, y) = frame.table, seat_at(seat, len(view.places))
            else:
                (left, top), (x, y) = frame.leaves[leaf_of(place)], standing(n, len(seats))
            spots[seat] = left + x, top + y
    return [at(*spots[seat], _shield(view, seat), id=f"knight-{seat}") for seat in sorted(spots)]


def _shield(view: Sight, seat: Seat) -> Markup:
    has_turn = view.outcome is None and view.active == seat
    return coat(view.knights[seat], turn=has_turn, mine=view.seat == seat, unmasked=view.unmasked == seat)


# The court.


def court(view: Sight, whole: Length, offered: list[str]) -> list[Markup]:
    """A field for each knight, who can be chosen there."""
    count = len(view.knights)
    columns = 2 if count <= 4 else 3 if count <= 6 else 4
    wide = (whole - 16) / columns
    high = (COURT_HIGH - 16) / 2
    drawn: list[Markup] = []
    for seat in range(count):
        field = [*_field(view, seat, wide)]
        option = next((told for told in _pointing_at(view, seat) if told in offered), None)
        if option is not None:
            ground = rect(2, 2, wide - 4, high - 4, fill=LEAF, stroke=ACCENT, stroke_width=2.4, stroke_dasharray="9 5")
            field = [offering(view, option, ground, *field)]
        drawn.append(at(8 + wide * (seat % columns), 8 + high * (seat // columns), *field))
    lines = [path(f"M{8 + wide * n} 14V{COURT_HIGH - 14}", stroke=RULE, stroke_width=0.6) for n in range(1, columns)]
    return [*lines, path(f"M14 {COURT_HIGH / 2}H{whole - 14}", stroke=RULE, stroke_width=0.6), *drawn]


def _field(view: Sight, seat: Seat, wide: Length) -> list[Markup]:
    knight = view.knights[seat]
    dead, unmasked = seat in view.dead, view.unmasked == seat
    drawn = [
        at(24, 29, _shield(view, seat), opacity=0.4 if dead else None),
        text(46, 24, TITLES[knight].rpartition(" ")[2], 17.5, text_anchor="start", font_variant="small-caps"),
    ]
    if dead or unmasked:
        said = "the Traitor" if unmasked else "is dead"
        drawn.append(
            text(46, 46, said, SMALL, text_anchor="start", font_style="italic", fill=BAD if unmasked else SOFT)
        )
    else:
        drawn += _count(43, "heart", view.life[seat]) + _count(77, "hand", view.hands[seat]["count"])
    drawn += _relics(view, seat)
    return drawn + _lady(view, seat, wide)


def _count(x: Length, name: str, count: int) -> list[Markup]:
    return [
        sign(name, x + 8, 40, 17, INK, 1.6),
        text(x + 17, 46, str(count), 18, text_anchor="start", font_variant="lining-nums"),
    ]


def _relics(view: Sight, seat: Seat) -> list[Markup]:
    """The relics a knight holds, hung on his shield."""
    held = [RELIC_SIGNS[relic] for relic, holder in view.relics.items() if holder == seat]
    return [
        at(x, 46, circle(0, 0, 9.5, fill=LEAF, stroke=SECOND, stroke_width=1.5), sign(name, 0, 0, 14, SECOND, 1.8))
        for x, name in zip((36, 13, 24), held, strict=False)
    ]


# The Ladies.


def _lady(view: Sight, seat: Seat, wide: Length) -> list[Markup]:
    """Her arms, how far love has come, petitions and swords beside her, and what their love suffers from."""
    lady = lady_of(view, seat)
    if lady is None:
        return []
    knight, there = view.court[seat], lady["standing"] == "in play"
    drawn = [at(24, 71, lozenge(lady["lady"], gone=not there), scale=0.62)]
    if knight["love"]:
        drawn.append(at(47, 71, _die(knight["love"])))
    marks = [letter for letter, name in (("S", "scorned"), ("J", "jealous")) if knight[name]]
    x = wide - 14.0
    for letter in marks:
        drawn.append(at(x, 71, _state(letter)))
        x -= 20
    if lady["swords"]:
        drawn += [at(x, 76, blade(True, 40), scale=0.5), text(x - 9, 77, str(lady["swords"]), SMALL, text_anchor="end")]
        x -= 30
    petitions = lady["petitions"]["cards"] if "petitions" in lady else []
    step = min(10.0, (x - 62) / max(1, len(petitions)))
    return drawn + [at(66 + step * n, 71, _petition(card)) for n, card in enumerate(petitions)]


def lady_of(view: Sight, seat: Seat) -> dict[str, Any] | None:
    """The Lady whom a knight serves, where there are Ladies."""
    if view.settings["level"] == "base":
        return None
    found: dict[str, Any] | None = next((lady for lady in view.ladies if lady["knight"] == seat), None)
    return found


def _pointing_at(view: Sight, seat: Seat) -> list[str]:
    """The options that are told by pointing at a knight, or at his Lady."""
    told = [f"{verb} {seat}" for verb in TO_A_KNIGHT]
    lady = lady_of(view, seat)
    return told if lady is None else told + [f"{verb} {lady['lady']}" for verb in TO_A_LADY]


def _die(love: int) -> Markup:
    return group(
        rect(-10, -10, 20, 20, rx=3, fill=LEAF, stroke=INK),
        text(0, 6, str(love), SMALL, font_weight=600, font_variant="lining-nums"),
    )


def _petition(card: str | None) -> Markup:
    """A sealed letter, or what was found in it."""
    if card is None:
        return group(
            rect(-6, -9, 12, 18, rx=2, fill=ACCENT, stroke=INK, stroke_width=1),
            path("M-3-4h6M-3 0h6M-3 4h6", stroke=HALO, stroke_width=0.9),
        )
    false = card == "false_lady"
    ground = rect(-6, -9, 12, 18, rx=2, fill=PITCH if false else LEAF, stroke=INK, stroke_width=1)
    return group(ground, sign("skull" if false else "heart", 0, 0, 10, PALE if false else BAD, 2.4))


def _state(letter: str) -> Markup:
    return group(
        path("M-10 0L0-10 10 0 0 10z", fill=BAD, stroke=INK, stroke_width=1),
        text(0, 5.5, letter, SMALL, fill=HALO, font_weight=600),
    )
