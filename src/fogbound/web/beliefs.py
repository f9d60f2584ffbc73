"""Beside a game that is over: what a computer player believed, and what it thought of its choices."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

import htpy as h
from htpy import Node

from fogbound.bots.specs import budget
from fogbound.core.game import Game
from fogbound.core.mistakes import listed
from fogbound.core.seen import View
from fogbound.core.voice import Hint, Voice, plural
from fogbound.server.believing import Belief
from fogbound.server.chairs import Chair
from fogbound.web.hints import worked_out
from fogbound.web.page import panel
from fogbound.web.seats import level_name

SHOWN: Final = 6
"""So many of its choices are shown, the likeliest first, and the one that was made."""
HARDLY: Final = 0.005
"""What is less likely is not shown by itself."""


def beliefs(game: Game[Any], chair: Chair, belief: Belief, view: View, voice: Voice) -> Node:
    """All of it in one panel; it never knew more than its seat."""
    return panel(
        f"What {chair.name} believed",
        level_name(game, chair.spec),
        _choices(game, chair, belief, view, voice),
        h.h3["By what it saw then"],
        worked_out(belief.hints) if belief.hints else h.p(".soft")["There was nothing to work out."],
        id="beliefs",
    )


def _choices(game: Game[Any], chair: Chair, belief: Belief, view: View, voice: Voice) -> list[Node]:
    """What it thought of its choices, as far as it can say: asked once more by what it saw then."""
    if len((view.decision or {}).get("options", ())) < 2:
        return []
    thoughts = belief.thoughts
    if thoughts is None:
        return [h.h3["Its choices"], h.p(".soft")["It gives no answer now to what it thought of its choices."]]
    numbers = [] if thoughts.likely is None else [worked_out(_likely(game, belief, view, voice))]
    return [
        h.h3["Its choices"],
        *numbers,
        [h.p(".soft")[sentence] for sentence in _sentences(game, chair, belief, view, voice)],
    ]


def _likely(game: Game[Any], belief: Belief, view: View, voice: Voice) -> list[Hint]:
    """The likeliest first, then the one that was made."""
    assert belief.thoughts is not None
    likely = belief.thoughts.likely or {}
    ranked = sorted(likely, key=lambda text: -likely[text])
    first = [text for text in ranked[:SHOWN] if likely[text] >= HARDLY]
    shown = first if belief.taken in first or belief.taken not in likely else [*first, belief.taken]
    found = [
        Hint(
            _called(game, text, view, voice),
            f"{_percent(likely[text])}{', made' * (text == belief.taken)}",
            likely[text],
        )
        for text in shown
    ]
    others = [text for text in ranked if text not in shown]
    rest = sum([likely[text] for text in others])
    return [*found, Hint(plural(len(others), "other"), _percent(rest), rest)] if others else found


def _sentences(game: Game[Any], chair: Chair, belief: Belief, view: View, voice: Voice) -> Iterator[str]:
    """What else there is to say, and how far it can be relied on."""
    thoughts = belief.thoughts
    assert thoughts is not None
    if thoughts.choice is not None:
        again = "the same again" if thoughts.choice == belief.taken else _called(game, thoughts.choice, view, voice)
        yield f"It weighs its choices in no numbers. Asked with the luck it had then, it chooses {again}."
    if thoughts.scores is not None:
        expected = [f"{voice.name(seat)} {score:+.2f}" for seat, score in enumerate(thoughts.scores)]
        yield f"Scores that it expects: {listed(expected, 'and')}."
    if budget(game, chair.spec).seconds is not None:
        yield "It thinks for so long as it may: thought once more, numbers may differ a little from those it had then."
    if belief.replaced:
        yield "It gave no answer then: the house’s usual player chose instead."


def _called(game: Game[Any], text: str, view: View, voice: Voice) -> str:
    words = game.words.choice(game.vocabulary.named(text), view, voice)
    return words[:1].upper() + words[1:]


def _percent(share: float) -> str:
    if share in (0.0, 1.0) or HARDLY <= share <= 1 - HARDLY:
        return f"{100 * share:.0f}%"
    return "less than 1%" if share < HARDLY else "more than 99%"
