"""How many steps it takes to each space on offer."""

from __future__ import annotations

from fogbound.core.players import Sight
from fogbound.core.spaces import Spaces
from fogbound.games.unmatched.fields import FIELDS
from fogbound.games.unmatched.naming import fighter_in


def steps_to(view: Sight) -> dict[str, int]:
    """For whoever moves now; nothing where nobody does. The agenda names the fighter that moves."""
    if view.decision is None or view.decision["name"] != "MoveFighter" or not view.agenda:
        return {}
    name = next((str(word) for word in view.agenda[-1] if isinstance(word, str) and "_" in word), None)
    return {} if name is None else steps_of(view, name)


def steps_of(view: Sight, name: str) -> dict[str, int]:
    """From a fighter to every space that it gets to when enemies stand in its way."""
    mover = fighter_in(view, name)
    if mover["at"] is None:
        return {}
    field = FIELDS[view.settings["map"]]
    board = field.board
    blocked: Spaces = 0
    for other in view.fighters:
        if other["at"] is not None and view.sides[other["seat"]] != view.sides[mover["seat"]]:
            blocked |= 1 << board.space(other["at"])
    links = [field.passages]
    if mover["kind"] == "invisible_man":
        links.append(board.spaces(view.fog[mover["seat"]]))
    taken = board.walk(board.space(mover["at"]), len(board), blocked, links)
    return {field.spaces[reached]: count for reached, count in taken.items()}
