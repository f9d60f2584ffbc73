"""What people look at: drawings that are well formed, fit the board, and offer what is on offer."""

from __future__ import annotations

from collections.abc import Iterator
from xml.etree import ElementTree as Xml

from fogbound.conformance.fault import Fault
from fogbound.conformance.trial import Trial
from fogbound.core.agenda import State
from fogbound.core.seats import Seat

SHARE = 0.15


def everything_is_drawn(trial: Trial) -> None:
    """On the view box of the board; each id stands once on the page; no styles; only what is offered can be clicked."""
    board = _parsed(trial.game.drawing.board(trial.settings).svg(), None)
    for state in trial.some_positions(SHARE):
        for seat in trial.watchers:
            picture = _parsed(trial.game.drawing.draw(trial.game.view(state, seat)).svg(), state, seat)
            if picture.get("viewBox") != board.get("viewBox"):
                boxes = f"{picture.get('viewBox')} and the board {board.get('viewBox')}"
                raise Fault(f"the picture has the view box {boxes}", state, seat)
            _require_ids(board, picture, state, seat)
            _require_choices(trial, picture, state, seat)


def _parsed(svg: str, state: State | None, seat: Seat | None = None) -> Xml.Element:
    try:
        root = Xml.fromstring(svg)
    except Xml.ParseError as error:
        raise Fault(f"the picture is not well-formed: {error}", state, seat) from None
    for element in root.iter():
        for name, value in element.items():
            if name == "style" or name.startswith("on"):
                raise Fault(f"the picture has the attribute {name}, which the page does not allow", state, seat)
            if name.endswith("href") and not value.startswith("#"):
                raise Fault(f"the picture loads {value!r} from elsewhere", state, seat)
    return root


def _require_ids(board: Xml.Element, picture: Xml.Element, state: State, seat: Seat | None) -> None:
    seen: set[str] = set()
    for found in [*_values(board, "id"), *_values(picture, "id")]:
        if found in seen:
            raise Fault(f"the id {found!r} stands twice on the page", state, seat)
        seen.add(found)


def _require_choices(trial: Trial, picture: Xml.Element, state: State, seat: Seat | None) -> None:
    offered = {option.text for option in trial.game.options(state)} if trial.game.actor(state) == seat else set()
    for found in _values(picture, "data-option"):
        if found not in offered:
            raise Fault(f"the picture offers {found!r}, which is not on offer to it", state, seat)


def _values(root: Xml.Element, attribute: str) -> Iterator[str]:
    return (value for element in root.iter() if (value := element.get(attribute)) is not None)
