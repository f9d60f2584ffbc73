"""A worker process: computer players think here, given views, one line of JSON for each question and each answer."""

from __future__ import annotations

import json
import sys
from random import Random
from typing import Any

import fogbound
from fogbound.bots import Seated, player
from fogbound.bots.specs import budget
from fogbound.core.position import read_settings
from fogbound.core.reading import Reading
from fogbound.core.seen import View


def answer(question: dict[str, Any]) -> Any:
    """What a player chooses, says or thinks by a view; the same question has the same answer."""
    game = fogbound.game(question["game"])
    view = View(question["view"])
    settings = read_settings(Reading(view.settings, "settings"), game.info)
    spec = question["player"]
    asked = Seated(spec, player(game, settings, spec), budget(game, spec), Random(question["luck"]))
    if question["wanted"] == "statement":
        return asked.says(view, [] if game.talk is None else [one.text for one in game.talk.statements.options])
    if question["wanted"] == "thoughts":
        return thoughts(asked, view)
    return asked.choose(view)


def thoughts(asked: Seated, view: View) -> dict[str, Any]:
    """How likely it is to choose what, where it can say so, else what it chooses; and what it expects to come of it."""
    likely, scores = (getattr(asked.player, name, None) for name in ("probabilities", "value"))
    return {
        "likely": likely and likely(view),
        "choice": None if likely else asked.choose(view),
        "scores": scores and scores(view),
    }


def main() -> None:
    """Answer until there are no more questions. What players print goes where errors go."""
    answers, sys.stdout = sys.stdout, sys.stderr
    for line in sys.stdin:
        try:
            said = {"answer": answer(json.loads(line))}
        except Exception as error:  # noqa: BLE001  whatever a player does, the next question is answered
            said = {"failed": f"{type(error).__name__}: {error}"}
        answers.write(json.dumps(said) + "\n")
        answers.flush()


if __name__ == "__main__":
    main()
