"""The question and its choices: every choice is a button, and each verb has its block."""

from __future__ import annotations

import re
from collections.abc import Sequence
from itertools import groupby
from typing import Any, Final

import htpy as h
from htpy import Node

from fogbound.core.options import Option
from fogbound.core.responses import KINDS
from fogbound.core.svg import id_of
from fogbound.core.voice import plural
from fogbound.server.looks import Look
from fogbound.web.icons import icon

FEW: Final = 24
"""So many choices of one verb are shown at once; the rest can be unfolded."""

MANY: Final = 9
"""More choices of one verb are folded altogether, where there are others: but never places."""

EMBLEMS: Final = {"space": "steps", "card": "card", "seat": "seats"}
"""By what is chosen, where its shape says it."""

_NOTE: Final = re.compile(r"(.+) \((.+)\)")
"""What a choice says in parentheses at its end stands beside it."""


def ask(look: Look) -> Node:
    """What this reader is asked, or whom the table waits for."""
    return h.section("#ask.ask", aria_label="What is asked")[_asked(look)]


def _asked(look: Look) -> list[Node]:
    if look.curtain:
        return []
    if look.over:
        return _ending(look)
    if look.my_turn:
        return [h.h1(tabindex="-1")["Your turn"], h.p[look.question], _choices(look), _after(look)]
    if look.held:
        return [
            h.h1(tabindex="-1")["Your answer is given"],
            h.p["It is shown when all answers might have come."],
            _after(look),
        ]
    return [h.h1(tabindex="-1")[_waiting_for(look)], h.p[_why_wait(look)], _after(look)]


def _choices(look: Look) -> Node:
    decision = look.view.decision
    options = [look.game.vocabulary.named(text) for text in decision["options"]]
    blocks = [(verb, list(block)) for verb, block in groupby(options, lambda option: option.verb)]
    several = [block for block in blocks if len(block[1]) > 1]
    many = [block for block in several if len(block[1]) > MANY and len(blocks) > 2 and block[1][0].shape != "space"]
    few = [block for block in several if block not in many]
    alone = [options[0] for _, options in blocks if len(options) == 1]
    last = [option for option in alone if not option.noun][-1:]
    return h.form("#choices", method="post", action=f"{look.address}/choose")[
        h.input(type="hidden", name="number", value=str(decision["number"])),
        [_block(look, options) for _, options in few],
        [_folded(look, verb, options) for verb, options in many],
        h.div(".opts")[[_button(look, option, "main wide" if option in last else "wide") for option in alone]],
    ]


def _folded(look: Look, verb: str, options: Sequence[Option]) -> Node:
    return h.details(".more", id=f"verb-{verb.replace(' ', '-')}")[
        h.summary[f"{verb.replace('_', ' ').capitalize()} … {len(options)} ways"],
        h.div(".opts.two")[[_button(look, option) for option in options]],
    ]


def _block(look: Look, options: Sequence[Option]) -> list[Node]:
    """All choices of one verb; those that are many, folded."""
    shape = "small" if options[0].shape == "number" else "two"
    shown, folded = options[:FEW], options[FEW:]
    rest = [
        h.details(".more")[
            h.summary[f"{len(folded)} more"],
            h.div(class_=f"opts {shape}")[[_button(look, option) for option in folded]],
        ]
    ]
    return [
        h.div(class_=f"opts {shape}")[[_button(look, option) for option in shown]],
        rest if folded else None,
    ]


def _button(look: Look, option: Option, kind: str = "") -> Node:
    words = look.game.words.choice(option, look.view, look.voice)
    words = words[:1].upper() + words[1:]
    noted = _NOTE.fullmatch(words)
    label, note = (noted[1], h.small[noted[2]]) if noted else (words, None)
    emblem = "pass" if "main" in kind else EMBLEMS.get(option.shape)
    return h.button(id=id_of("choose", option.text), class_=f"opt {kind}".strip(), name="choice", value=option.text)[
        icon(emblem) if emblem else None, h.span[label], note
    ]


def _waiting_for(look: Look) -> str:
    """Whose turn it is."""
    assert look.actor is not None
    chair = look.chairs[look.actor]
    if chair.kind == "open":
        return f"The {chair.name.lower()} is free"
    return f"{look.voice.name(look.actor)} is to choose"


def _why_wait(look: Look) -> Node:
    assert look.actor is not None
    chair = look.chairs[look.actor]
    if chair.kind == "open":
        links = h.a(href=f"/table/{look.table}/seats")["Seats and links"]
        return ["The game waits until somebody sits down there, by a link or at this screen: see ", links, "."]
    return look.question


def _ending(look: Look) -> list[Node]:
    """How it ended, and what can be done next."""
    words = look.game.words.ending(look.view.outcome, look.voice)
    again = (
        h.a(".opt.main.wide", href=f"/table/{look.next_table}")[icon("pass"), h.span["To the next game"]]
        if look.next_table is not None
        else h.form(method="post", action=f"{look.address}/again", data_plain=True)[
            h.button(".opt.main.wide")[icon("pass"), h.span["Play again, with the same seats"]]
        ]
    )
    return [
        h.h1(tabindex="-1")[_result(look)],
        h.p[words],
        h.div(".opts")[
            again if look.seat is not None or look.next_table is not None else None,
            h.a(".opt.wide", href=f"/table/{look.table}/replay")[icon("eye"), h.span["Look at the whole game"]],
            h.a(".opt.wide", href="/")[icon("door"), h.span["To the other games"]],
        ],
    ]


def _result(look: Look) -> str:
    """In two words."""
    outcome = look.view.outcome
    if look.seat is None:
        return "The game is over"
    if look.seat in outcome["winners"]:
        return "You have won"
    return "You have lost" if look.seat in outcome["losers"] else "The game is over"


def _after(look: Look) -> Node:
    """What can be done besides choosing."""
    if look.seat is None:
        return None
    back = h.form(method="post", action=f"{look.address}/back")[
        h.button(".quiet", name="back", value="yes")[icon("back"), "Take back"]
    ]
    return h.div(".after")[
        back if look.can_take_back else None,
        h.a(".quiet", href=f"{look.address}/why", data_leaf=True)["Why not something else?"]
        if look.my_turn and look.game.vocabulary.open_to_question
        else None,
        _statements(look),
        _orders(look),
    ]


def _statements(look: Look) -> Node:
    """What may be said by the rules of the game."""
    talk = look.game.talk
    if not look.statements or talk is None:
        return None
    return h.details("#statements.orders")[
        h.summary["Say to the table"],
        h.form(method="post", action=f"{look.address}/state")[
            h.select(name="statement", aria_label="What to say")[
                [h.option(value=statement.text)[talk.sentence(statement, look.voice)] for statement in look.statements]
            ],
            h.button(".quiet")["Say it"],
        ],
    ]


def _orders(look: Look) -> Node:
    """Standing orders, where the game has responses."""
    if not look.responses or look.over:
        return None
    return h.details("#orders.orders")[
        h.summary["Standing orders"],
        h.p["Nobody else learns of them; they answer with the same delay as people."],
        [_order(look, name) for name in look.responses],
    ]


def _order(look: Look, name: str) -> Node:
    response, order = look.responses[name], look.orders[name]
    kinds = [kind for kind in KINDS if kind != "up_to" or response.spend is not None]
    return h.form(method="post", action=f"{look.address}/order", data_done="It is ordered so.")[
        h.input(type="hidden", name="decision", value=name),
        h.label[
            f"To {response.meaning}: ",
            h.select(name="kind")[[h.option(value=kind, selected=kind == order.kind)[KINDS[kind]] for kind in kinds]],
        ],
        _most(order.most, response.most) if response.spend is not None else None,
        h.button(".quiet")["Order it so"],
    ]


def _most(now: int, most: int) -> Node:
    numbers: list[Any] = [h.option(value=str(n), selected=n == now)[str(n)] for n in range(1, most + 1)]
    return h.label["up to ", h.select(name="most", title=f"at most {plural(most, 'point')}")[numbers]]
