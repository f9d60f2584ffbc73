"""How the behaviour of a card is written: for each window of its text a tuple of parts.

A part is a function that is given the state and the card's player. It does something at once, or puts a decision on the
agenda; the next part follows when that is done. What may end the game stands last in a part.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from fogbound.core.seats import Seat
from fogbound.games.unmatched.state import Battle

Part: TypeAlias = Callable[[Battle, Seat], None]
Parts: TypeAlias = tuple[Part, ...]
Behaviour: TypeAlias = dict[str, Parts]
"""By the window: `immediately`, `during`, `after` or `scheme`."""
