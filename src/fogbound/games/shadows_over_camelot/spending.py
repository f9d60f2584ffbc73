"""What the active Knight has done in his turn, as bits of `state.spent`."""

from __future__ import annotations

from typing import Final

MOVED: Final = 1 << 0
ACTED: Final = 1 << 1
PLAYED_SPECIAL: Final = 1 << 2
HEALED: Final = 1 << 3
ACCUSED: Final = 1 << 4
LETTERS: Final = MOVED | ACTED | PLAYED_SPECIAL | HEALED | ACCUSED
"""B-6.1: the letters a to e of the Heroic Actions."""

LIFE_GIVEN: Final = 1 << 5
"""B-6.2."""
OWES_SECOND: Final = 1 << 6
"""B-6.2: a Life point was given up for an action that is still to come."""
SPECIAL_USED: Final = 1 << 7
"""B-6.7: a Special White card was played, as an action or freely."""
POWER_USED: Final = 1 << 8
"""B-17: what can be done once in a turn."""
LOOKED: Final = 1 << 9
"""B-17.6: Percival has looked before this Progression of Evil."""
CHOSEN: Final = 1 << 10
"""B-17.6 with B-9.3: of two cards one is under the pile; the other is the one to be played."""

BITS: Final = {
    "moved": MOVED,
    "acted": ACTED,
    "played special": PLAYED_SPECIAL,
    "healed": HEALED,
    "accused": ACCUSED,
    "life given": LIFE_GIVEN,
    "owes second action": OWES_SECOND,
    "special used": SPECIAL_USED,
    "power used": POWER_USED,
    "looked": LOOKED,
    "chosen": CHOSEN,
}
"""By the names in which they are written."""


def names_of(spent: int) -> list[str]:
    return [name for name, bit in BITS.items() if spent & bit]
