"""Writes the pictures in `docs`: `python tools/pictures.py`."""

from __future__ import annotations

from pathlib import Path

import fogbound
from fogbound.core.chance import Scripted
from fogbound.core.svg import Picture

DOCS = Path(__file__).parent.parent / "docs"


def liars_dice() -> str:
    """A round of four in full swing, as the first seat sees it."""
    game = fogbound.game("liars_dice")
    rolled = "12335 12556 12225 23466" + "33555 1246 13446 12256"
    chance = Scripted([int(face) - 1 for face in rolled if face != " "])
    state = game.setup(game.settings(4, starter="first", exact="regain"), chance)
    for choice in ("bid 5x4", "bid 8x6", "liar", "bid 4x3", "bid 5x3", "bid 6x2", "bid 6x5"):
        game.play(state, choice)
    board, drawn = game.drawing.board(state.settings), game.drawing.draw(game.view(state, 0))
    whole = (*board.children, *drawn.children), (*board.defs, *drawn.defs)
    return Picture(drawn.name, drawn.width, drawn.height, drawn.title, drawn.description, *whole).alone() + "\n"


if __name__ == "__main__":
    (DOCS / "liars_dice.svg").write_text(liars_dice(), encoding="utf-8")
