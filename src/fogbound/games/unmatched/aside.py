"""Beside the map: each seat's health dial, and the combat as it unfolds."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.ink import PLATE, SOFT, text
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.svg import Attribute, Child, Length, Markup, at, group, path, rect
from fogbound.games.unmatched.clash import clash
from fogbound.games.unmatched.colours import ACCENT
from fogbound.games.unmatched.pieces import body, dial, kind_drawn, number_shown
from fogbound.games.unmatched.sheets import Frame

SMALL: Final = 17
BLOCK: Final = 84
"""How high a seat's place is on a wide sheet."""
ROOM_FOR_NAMES: Final = 180
SHORT: Final = {
    "sherlock": "Holmes",
    "dracula": "Dracula",
    "jekyll_hyde": "Jekyll & Hyde",
    "invisible_man": "Invisible Man",
}


def aside(view: Sight, frame: Frame) -> list[Markup]:
    left, top, right, _ = frame.aside
    seats = range(len(view.heroes))
    if frame.turned:
        wide = (right - left) / len(seats)
        places = [at(left + wide * seat, top + 4, *_seat(view, seat, wide), id=f"dial-{seat}") for seat in seats]
        return [*places, *clash(view, (left, top + 86, right, frame.height - 4), True)]
    places = [at(left, top + BLOCK * seat, *_seat(view, seat, right - left), id=f"dial-{seat}") for seat in seats]
    return [*places, *clash(view, (left, top + BLOCK * len(seats) + 8, right, frame.height - 54), False)]


def said(x: Length, y: Length, words: str, size: Length = SMALL, **attributes: Attribute) -> Markup:
    look: dict[str, Attribute] = {"text_anchor": "start", **attributes}
    return text(x, y, words, size, 0, **look)


def _seat(view: Sight, seat: Seat, wide: float) -> list[Child]:
    """The dial of a hero, what became of the sidekicks, and how many cards there are."""
    hero = _hero_of(view, seat)
    name = view.heroes[seat]
    roomy = wide >= ROOM_FOR_NAMES
    drawn: list[Child] = []
    if view.turn["seat"] == seat and view.outcome is None:
        drawn.append(rect(-3, 2, 3.4, 66, fill=ACCENT))
    drawn.append(at(38, 36, dial(name, hero["health"], hero["most"])))
    drawn.append(at(64, 58, body(name, kind_drawn(view, hero), 14, number_shown(view, seat))))
    x = 82
    if roomy:
        drawn.append(said(x, 22, SHORT[name], 18, font_variant="small-caps", letter_spacing="0.02em"))
    drawn.append(at(x, 42 if roomy else 22, *_others(view, seat)))
    drawn.append(at(x, 74 if roomy else 64, *_cards(view, seat, roomy)))
    if hero["health"] == 0:
        drawn.append(path("M14 12L62 60M62 12L14 60", stroke=SOFT, stroke_width=3))
    return drawn


def _hero_of(view: Sight, seat: Seat) -> dict[str, Any]:
    found: dict[str, Any] = next(
        fighter for fighter in view.fighters if fighter["seat"] == seat and fighter["kind"] not in ("watson", "sister")
    )
    return found


def _others(view: Sight, seat: Seat) -> list[Markup]:
    """Sidekicks with their health, the form of Jekyll & Hyde, whether somebody has vanished."""
    hero = _hero_of(view, seat)
    if hero["state"] == "away":
        return [said(0, 5, "vanished", SMALL, font_style="italic", fill=SOFT)]
    if view.forms[seat]:
        return [said(0, 5, f"as {view.forms[seat].capitalize()}", SMALL, font_style="italic", fill=SOFT)]
    if hero["at"] in view.fog[seat]:
        return [said(0, 5, "on fog", SMALL, font_style="italic", fill=SOFT)]
    kin = [fighter for fighter in view.fighters if fighter["seat"] == seat and fighter is not hero]
    drawn = []
    for n, fighter in enumerate([one for one in kin if one["id"] != hero["id"]]):
        alive = fighter["state"] != "defeated"
        picture = body(view.heroes[seat], fighter["kind"], 10.5) if alive else _fallen()
        drawn.append(at(11 + 25 * n, 0, picture))
        if fighter["most"] > 1 and alive:
            drawn.append(said(27 + 25 * n, 6, f"{fighter['health']} of {fighter['most']}", SMALL))
    return drawn


def _fallen() -> Markup:
    return path("M-10.5-10.5h21v21h-21z", stroke=SOFT, stroke_dasharray="3 3.5")


def _cards(view: Sight, seat: Seat, roomy: bool) -> list[Markup]:
    """How many in hand, in the deck, and on the pile."""
    counts = [("hand", view.hands[seat]["count"]), ("deck", view.decks[seat]["count"])]
    drawn = []
    for n, (kind, count) in enumerate(counts):
        x = n * (50 if roomy else 38)
        drawn.append(group(_HAND if kind == "hand" else _DECK, transform=f"translate({x} -13)"))
        drawn.append(said(x + 19, 1, str(count), SMALL, font_variant="lining-nums"))
    return drawn


_HAND: Final = path(
    "M1 5l6-3 3 11-6 2zM6 3l6 0 0 11-4 .3M11 3l5 2-3 11-3-1.500", stroke=SOFT, stroke_width=1.2, fill=PLATE
)
_DECK: Final = group(
    rect(4, 3, 10, 13, rx=1.2, stroke=SOFT, fill=PLATE), rect(2, 1, 10, 13, rx=1.2, stroke=SOFT, fill=PLATE)
)
