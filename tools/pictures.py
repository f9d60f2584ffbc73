"""Writes the pictures in `docs`: `python tools/pictures.py`."""

from __future__ import annotations

from itertools import count
from pathlib import Path
from typing import Any

import fogbound
from fogbound.bots import play_game
from fogbound.core.chance import Scripted
from fogbound.core.game import Game
from fogbound.core.seen import View
from fogbound.core.settings import Settings
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
    return drawn(game, state.settings, game.view(state, 0))


def kill_doctor_lucky() -> str:
    """The first attempt of another guest that two cards do not foil, as the first seat sees it."""
    game = fogbound.game("kill_doctor_lucky")
    settings = game.settings(4)
    found: list[View] = []

    def look(state: Any) -> None:
        view = game.view(state, 0)
        attempt = view.attempt
        if attempt is not None and attempt["value"] and attempt["attacker"] and len(attempt["against"]) > 1:
            found.append(view)

    for seed in count(1):
        play_game(game, settings, ["scripted"] * 4, seed, look)
        if found:
            break
    return drawn(game, settings, found[0])


def drawn(game: Game[Any], settings: Settings, view: View) -> str:
    """Board and pieces on one sheet."""
    board = game.drawing.board(settings)
    pieces = game.drawing.draw(view)
    whole = (*board.children, *pieces.children), (*board.defs, *pieces.defs)
    return Picture(pieces.name, pieces.width, pieces.height, pieces.title, pieces.description, *whole).alone() + "\n"


if __name__ == "__main__":
    for picture in (liars_dice, kill_doctor_lucky):
        (DOCS / f"{picture.__name__}.svg").write_text(picture(), encoding="utf-8")
