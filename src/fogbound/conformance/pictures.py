"""What people look at: drawings that are well formed, fit the board, and offer what is on offer."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import Final, get_args
from xml.etree import ElementTree as Xml

from fogbound.conformance.fault import Fault
from fogbound.conformance.trial import Trial
from fogbound.core import ink
from fogbound.core.agenda import State
from fogbound.core.seats import Seat
from fogbound.core.svg import Picture, Sheet

SHARE: Final = 0.2
SHEETS: Final[tuple[Sheet, ...]] = get_args(Sheet)

PHONE: Final = 390
SMALLEST_LETTERS: Final = 9.5
"""So many pixels, where the tall sheet is as wide as a phone."""

_COLOUR: Final = re.compile(r"#[0-9a-f]{6}([0-9a-f]{2})?")
_COLOUR_USED: Final = re.compile(r"var\(--([\w-]+)")
_GROUND_USED: Final = re.compile(r"url\(#([^)]*)\)")
_SCALE: Final = re.compile(r"scale\((-?[\d.]+)")


def everything_is_drawn(trial: Trial) -> None:
    """On the view box of the board; each id stands once on the page; no styles; only what is offered can be clicked."""
    drawing = trial.game.drawing
    boards = {sheet: drawing.board(trial.settings, sheet) for sheet in SHEETS}
    looked_at = {sheet: _Page(trial, [board]) for sheet, board in boards.items()}
    for state in trial.some_positions(SHARE):
        for seat in trial.some_watchers(state):
            view = trial.game.view(state, seat)
            hand = drawing.hand(view)
            for sheet in SHEETS:
                board, picture = boards[sheet], drawing.draw(view, sheet)
                try:
                    layers = [layer(view, sheet) for layer in trial.game.layers.values()]
                    if any((drawn.width, drawn.height) != (board.width, board.height) for drawn in [picture, *layers]):
                        raise Fault(f"the {sheet} picture has another view box than its board")
                    page = _Page(trial, [picture, *layers, *hand])
                    page.require_whole(looked_at[sheet])
                    _require_choices(trial, page.pictures, state, seat)
                except Fault as fault:
                    raise Fault(fault.what, state, seat) from None


def the_plates_are_good(trial: Trial) -> None:
    """Colours by day and by night, a wide and a tall sheet, letters that can be read on a phone, a frontispiece."""
    drawing = trial.game.drawing
    _require_colours(trial)
    if not _is_wider(drawing.board(trial.settings, "wide")) or _is_wider(drawing.board(trial.settings, "tall")):
        raise Fault("the wide sheet should be wider than it is high, the tall one higher than it is wide")
    _Page(trial, [drawing.frontispiece()]).require_whole()
    _require_letters(drawing.board(trial.settings, "tall"))
    for state in trial.some_positions(SHARE):
        for seat in trial.some_watchers(state):
            try:
                _require_letters(drawing.draw(trial.game.view(state, seat), "tall"))
            except Fault as fault:
                raise Fault(fault.what, state, seat) from None


def _is_wider(picture: Picture) -> bool:
    return picture.width > picture.height


class _Page:
    """Pictures that stand on one page: all in them is allowed, and named once."""

    def __init__(self, trial: Trial, pictures: Sequence[Picture]) -> None:
        self.pictures: Final = [_parsed(picture.svg()) for picture in pictures]
        self.ids: Final[set[str]] = set()
        self.used: Final[set[str]] = set()
        for found in _values(self.pictures, "id"):
            if found in self.ids:
                raise _twice(found)
            self.ids.add(found)
        colours = {*ink.COLOURS, *trial.game.drawing.COLOURS}
        for element in _elements(self.pictures):
            for name, value in element.items():
                _require_allowed(name, value)
                self.used.update([value[1:]] if name == "href" else _GROUND_USED.findall(value))
                for used in _COLOUR_USED.findall(value):
                    if used not in colours:
                        raise Fault(f"the picture uses the colour {used!r}, which has no value by day and by night")

    def require_whole(self, board: _Page | None = None) -> None:
        """All that is used is there, on a page that may have its board already, and no name stands for two things."""
        there, used = (set(), set()) if board is None else (board.ids, board.used)
        for found in sorted(self.ids & there):
            raise _twice(found)
        for missing in sorted((self.used | used) - self.ids - there):
            raise Fault(f"the picture uses {missing!r}, which is not on the page")


def _twice(name: str) -> Fault:
    return Fault(f"the id {name!r} stands twice on the page")


def _parsed(svg: str) -> Xml.Element:
    try:
        return Xml.fromstring(svg)
    except Xml.ParseError as error:
        raise Fault(f"the picture is not well-formed: {error}") from None


def _require_allowed(name: str, value: str) -> None:
    if name == "style" or name.startswith("on"):
        raise Fault(f"the picture has the attribute {name}, which the page does not allow")
    if name.endswith("href") and not value.startswith("#"):
        raise Fault(f"the picture loads {value!r} from elsewhere")


def _require_choices(trial: Trial, page: list[Xml.Element], state: State, seat: Seat | None) -> None:
    offered = {option.text for option in trial.game.options(state)} if trial.game.actor(state) == seat else set()
    for found in _values(page, "data-option"):
        if found not in offered:
            raise Fault(f"the picture offers {found!r}, which is not on offer to it")


def _require_colours(trial: Trial) -> None:
    colours = trial.game.drawing.COLOURS
    if not {"accent", "second"} <= set(colours):
        raise Fault("the colours of a game are at least accent and second")
    for name, values in colours.items():
        if not all(_COLOUR.fullmatch(value) for value in values):
            raise Fault(f"the colour {name!r} should have two values such as #64345f, by day and by night")


def _require_letters(picture: Picture) -> None:
    shown = PHONE / picture.width
    for size, words in _letters(_parsed(picture.svg()), shown):
        if size < SMALLEST_LETTERS:
            raise Fault(f"{words!r} is written {size:.1f} pixels high on a phone, at least {SMALLEST_LETTERS} are due")


def _letters(element: Xml.Element, scale: float) -> Iterator[tuple[float, str]]:
    """All words below an element, with the size in which they are shown."""
    for found in _SCALE.findall(element.get("transform", "")):
        scale *= abs(float(found))
    if element.tag.endswith("}text"):
        yield scale * float(element.get("font-size", 16)), "".join(element.itertext())
    for child in element:
        yield from _letters(child, scale)


def _elements(page: list[Xml.Element]) -> Iterator[Xml.Element]:
    return (element for root in page for element in root.iter())


def _values(page: list[Xml.Element], attribute: str) -> Iterator[str]:
    return (value for element in _elements(page) if (value := element.get(attribute)) is not None)
