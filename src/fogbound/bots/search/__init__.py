"""Search over what a seat may know: worlds are drawn that fit its view, and played on in trees, one for each seat.

In the order of reading: `worlds` (what may be hidden), `nodes` (how a seat that knows so much chooses), `tree` (from a
world to a judgement, and back), `player` (what comes of it).
"""

from fogbound.bots.search.player import Search

__all__ = ["Search"]
