"""Why something is not on offer: first what stands alone, such as a search; then, rule by rule, places and cards."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import htpy as h
from htpy import Node

from fogbound.core.game import Game
from fogbound.core.options import Option
from fogbound.core.refusals import Refusal
from fogbound.server.looks import Look
from fogbound.web.rules import rule_link, text

FEW: Final = 3
"""So many sentences of one rule are shown at once; the rest can be unfolded."""


def why(look: Look, refusals: list[tuple[Option, Refusal]]) -> Node:
    if not refusals:
        return h.p["Everything that the game knows at this point is on offer."]
    alone = [(option, refusal) for option, refusal in refusals if not option.noun]
    others = sorted([one for one in refusals if one[0].noun], key=lambda one: (one[1].rule, one[0].index))
    return h.dl(".why")[
        [
            h.div[h.dt[h.s[_plain(option.text)]], h.dd[_sentence(look, refusal), _cited(look, refusal)]]
            for option, refusal in alone
        ],
        [_under(look, rule, list(group)) for rule, group in groupby(others, key=lambda one: one[1].rule)],
    ]


def _plain(name: str) -> str:
    words = name.replace("_", " ")
    return words[:1].upper() + words[1:]


def _sentence(look: Look, refusal: Refusal) -> Node:
    words = look.game.refusal_sentence(refusal, look.voice)
    return text(look.game, f"{words[:1].upper()}{words[1:]}")


def _cited(look: Look, refusal: Refusal) -> Node:
    """The rule, where the sentence does not name it itself."""
    named = refusal.rule in look.game.refusal_sentence(refusal, look.voice)
    return None if named else [" ", rule_link(look.game, refusal.rule)]


def _under(look: Look, rule: str, refused: Sequence[tuple[Option, Refusal]]) -> Node:
    """What one rule forbids: each sentence once, with the choices that it is true of."""
    said: dict[str, tuple[Refusal, list[Option]]] = {}
    for option, refusal in refused:
        said.setdefault(look.game.refusal_sentence(refusal, look.voice), (refusal, []))[1].append(option)
    sentences = [
        h.li[_sentence(look, refusal), _of(options) if len(options) > 1 else None] for refusal, options in said.values()
    ]
    shown, folded = sentences[:FEW], sentences[FEW:]
    return h.div[
        h.dt[rule_link(look.game, rule), " ", _head(look.game, rule)],
        h.dd[h.ul[shown], h.details[h.summary[f"{len(folded)} more like these"], h.ul[folded]] if folded else None],
    ]


def _head(game: Game[Any], rule: str) -> Node:
    """How the paragraph begins."""
    found = game.rules.paragraphs.get(rule)
    return text(game, found.text.partition(". ")[0].rstrip(".") + ".") if found else None


def _of(options: Sequence[Option]) -> Node:
    names = h.ul(".not")[[h.li[option.text.replace("_", " ")] for option in options]]
    return names if len(options) <= 2 * FEW else h.details[h.summary[f"{len(options)} choices"], names]
