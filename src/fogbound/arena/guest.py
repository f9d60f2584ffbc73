"""The process of other people's players: one line of JSON for each question and each answer."""

from __future__ import annotations

import json
import signal
import sys
from typing import Any

from fogbound.bots import Misplay, Seated, seated
from fogbound.core.mistakes import Mistake
from fogbound.core.registry import game as game_named
from fogbound.core.seats import Seat
from fogbound.core.seen import View


def answered(question: dict[str, Any], players: dict[Seat, Seated]) -> str | None:
    """What the player at a seat chooses or says; a question with a game in it makes one that sits there from now on."""
    seat = question["seat"]
    if "game" in question:
        game = game_named(question["game"])
        settings = game.info.settings(question["seats"], None, **question["values"])
        players[seat] = seated(game, settings, question["spec"], seat, question["seed"])
        return "made"
    view = View(question["view"])
    return players[seat].says(view, question["words"]) if "words" in question else players[seat].choose(view)


def main() -> None:
    """Answer until there are no more questions. What players print goes where errors go."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    answers, sys.stdout = sys.stdout, sys.stderr
    players: dict[Seat, Seated] = {}
    for line in sys.stdin:
        try:
            said = {"answer": answered(json.loads(line), players)}
        except Misplay as misplay:
            said = {"misplay": str(misplay)}
        except Mistake as mistake:
            said = {"mistake": str(mistake)}
        answers.write(f"{json.dumps(said)}\n")
        answers.flush()


if __name__ == "__main__":
    main()
