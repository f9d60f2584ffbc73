"""What to lay against an attempt: late, but not too late, and no more than is needed."""

from __future__ import annotations

from math import exp
from typing import Final

from fogbound.core.players import Sight
from fogbound.games.kill_doctor_lucky.agreed import Agreed
from fogbound.games.kill_doctor_lucky.cards import CARD, CARDS
from fogbound.games.kill_doctor_lucky.catalogue import DONE, TOKEN
from fogbound.games.kill_doctor_lucky.chances import clovers_held
from fogbound.games.kill_doctor_lucky.insight import at_least, tokens_of

LOST_GAME: Final = 100.0
"""What a murder costs, where a clover costs 1."""
TOKEN_COST: Final = 1.6
"""A token that is laid goes over to the attacker."""
FIRMNESS: Final = 0.25
"""What costs so much more is laid e times as seldom."""

TOKEN_LAID: Final = -1


class Plan:
    """What more to lay, and what it costs."""

    __slots__ = ("clovers", "cost", "laid")

    def __init__(self, clovers: int, cost: float, laid: tuple[int, ...]) -> None:
        self.clovers: Final = clovers
        self.cost: Final = cost
        self.laid: Final = laid


def answers(view: Sight, agreed: Agreed, leave_it: bool = False) -> dict[str, float]:
    """How likely each choice is; who leaves it to the others lays nothing while anybody is still to be asked."""
    offered: list[str] = view.decision["options"]
    _, wanted = missing(view, agreed)
    others = [step[1] for step in view.agenda if step[0] == "MayFoil"][:-1]
    if wanted <= 0 or (leave_it and others):
        return {text: float(text == DONE.text) for text in offered}
    found = plans(view, agreed)
    held, tokens = clovers_held(view, agreed, others), tokens_of(view, agreed, others)
    costs = [plan.cost + LOST_GAME * (1 - at_least(held, wanted - plan.clovers - tokens)) for plan in found]
    likely = dict.fromkeys(offered, 0.0)
    for plan, cost in zip(found, costs, strict=True):
        likely[first(plan)] += exp((min(costs) - cost) / FIRMNESS)
    every = sum(likely.values())
    return {text: share / every for text, share in likely.items()}


def missing(view: Sight, agreed: Agreed) -> tuple[int, int]:
    """How much this seat has laid face down, and how much more foils the attempt."""
    attempt = view.attempt
    laid: int = sum([agreed.worth[CARD[name]] for name in view.laid["cards"]]) + view.laid["tokens"]
    return laid, attempt["value"] - attempt["failure"] - laid


def plans(view: Sight, agreed: Agreed) -> list[Plan]:
    """For each number of clovers the cheapest way to lay so many."""
    best = {0: Plan(0, 0.0, ())}
    for card in _left(view, agreed, view.decision["options"]):
        clovers, cost = (1, TOKEN_COST) if card == TOKEN_LAID else (agreed.worth[card], float(agreed.worth[card]))
        for plan in list(best.values()):
            more = Plan(plan.clovers + clovers, plan.cost + cost, (*plan.laid, card))
            if more.clovers not in best or more.cost < best[more.clovers].cost:
                best[more.clovers] = more
    return list(best.values())


def _left(view: Sight, agreed: Agreed, offered: list[str]) -> list[int]:
    """The cards, and tokens, that could still be laid."""
    hand = [CARD[name] for name in view.hands[view.seat]["cards"]]
    for name in view.laid["cards"]:
        hand.remove(CARD[name])
    found = [card for card in hand if agreed.worth[card]]
    if TOKEN.text in offered:
        found += [TOKEN_LAID] * (min(view.tokens[view.seat], agreed.most_tokens) - view.laid["tokens"])
    return found


def first(plan: Plan) -> str:
    """The choice with which a plan begins."""
    if not plan.laid:
        return DONE.text
    return TOKEN.text if plan.laid[0] == TOKEN_LAID else f"lay {CARDS.names[plan.laid[0]]}"
