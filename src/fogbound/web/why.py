"""Why something is not on offer: every refusal with its rule, those of one reason together."""

from __future__ import annotations

from itertools import groupby

import htpy as h
from htpy import Node

from fogbound.core.options import Option
from fogbound.core.refusals import Refusal
from fogbound.server.looks import Look
from fogbound.web.rules import rule_link


def why(look: Look, refusals: list[tuple[Option, Refusal]]) -> Node:
    if not refusals:
        return h.p["Everything that the game knows at this point is on offer."]
    said = [(look.game.refusal_sentence(refusal, look.voice), refusal.rule, option) for option, refusal in refusals]
    said.sort(key=lambda one: (one[1], one[0]))
    groups = groupby(said, key=lambda one: one[:2])
    return h.dl(".why")[[_reason(look, words, rule, [one[2] for one in group]) for (words, rule), group in groups]]


def _reason(look: Look, words: str, rule: str, options: list[Option]) -> Node:
    names = [h.li[option.text] for option in options]
    return h.div[
        h.dt[f"{words[:1].upper()}{words[1:]} ", rule_link(look.game, rule)],
        h.dd[h.ul(".not")[names] if len(names) <= 6 else _folded(names)],
    ]


def _folded(names: list[h.Element]) -> Node:
    return h.details[h.summary[f"{len(names)} choices"], h.ul(".not")[names]]
