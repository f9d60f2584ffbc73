"""Why not, in sentences."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.refusals import Refusal
from fogbound.core.voice import Voice, plural
from fogbound.games.unmatched.naming import LABELS_SAID, space, title
from fogbound.games.unmatched.printed import HEROES

PLAIN: Final = {
    "UNM-1.1": "that space is on the other map",
    "UNM-2.8": "a sidekick begins on a free space in the zone of its hero’s start space",
    "UNM-2.9": "fog begins on a space without fighter and token in the zone of the start space",
    "UNM-3.1": "that is not what is asked now",
    "UNM-5.5": "a fighter is placed on a free space that fits what the card says",
    "UNM-13.5": "the token does not get so far, or another token lies there",
    "UNM-13.7": "the token goes to another space without a token, as the card says",
    "UNM-14.2": "a teammate is not attacked",
    "UNM-15.2": "in the first round only the next player, or one who has had a turn, may be attacked",
}


def refusal(refusal: Refusal, voice: Voice) -> str:
    facts, rule = refusal.facts, refusal.rule
    if rule in ("UNM-2.2", "UNM-2.4"):
        return _setup(rule, facts)
    if rule in PLAIN:
        return PLAIN[rule]
    if "card" in facts:
        return _card(rule, facts)
    if "to" in facts:
        return _going(rule, facts)
    if rule == "UNM-4.4":
        return _moving(facts)
    if rule in ("UNM-7.1", "UNM-7.2"):
        return _reach(rule, facts)
    return f"the rule {rule} forbids it"


def _setup(rule: str, facts: dict[str, Any]) -> str:
    if rule == "UNM-2.4":
        one, other = facts["seats"]
        hero = HEROES[facts["hero"]]["name"]
        return f"{hero} cannot be played in seats {one} and {other}; each hero is played once, unless same_hero is yes"
    if facts["mode"] == "free_for_all":
        return "two players fight a duel; free_for_all is for 3 and 4"
    return (
        f"teams are four seats, not {facts['seats']}; where three people play, one of them takes both seats of a side"
    )


def _card(rule: str, facts: dict[str, Any]) -> str:
    name = title(facts["card"])
    if not facts.get("held", False):
        return f"{name} is not in your hand" if rule != "UNM-4.2" else f"{name} is not in your hand to boost with"
    if rule == "UNM-12.2":
        return f"{name} is for {LABELS_SAID[facts['label']]}, and he is {str(facts['form']).capitalize()} now"
    if rule == "UNM-11.2":
        return f"{name} is for a Sister, and none is on the board"
    if rule in ("UNM-7.5", "UNM-6.1") and facts.get("label"):
        return f"{name} is for {LABELS_SAID[facts['label']]}, who does not play it now"
    kind = str(facts.get("type") or "card").replace("defense", "defence")
    return f"{name} is a {kind} card, and cannot be laid here"


def _going(rule: str, facts: dict[str, Any]) -> str:
    where = space(facts["to"])
    match rule:
        case "UNM-5.2":
            return f"an enemy stands on {where}, and bars the way"
        case "UNM-5.3":
            return f"somebody stands on {where}: a move ends on a free space"
    steps = plural(facts["steps"], "step")
    if facts["distance"] is not None and facts["distance"] > facts["steps"]:
        return f"{where} is {facts['distance']} steps away by lines, and there are {steps}"
    return f"{where} is not reached in {steps}, since enemies bar the way"


def _moving(facts: dict[str, Any]) -> str:
    if facts.get("moved"):
        return "that fighter has moved in this Maneuver"
    return "that fighter is not on the board" if facts.get("own") else "only one’s own fighters move in a Maneuver"


def _reach(rule: str, facts: dict[str, Any]) -> str:
    if "target" in facts:
        return (
            "the target is not in reach: adjacent, or for Dr. Watson in his zone"
            if rule == "UNM-7.2"
            else ("the target is not on the board")
        )
    if facts.get("own") is False:
        return "only one’s own fighters attack"
    if facts.get("on_board") is False:
        return "that fighter is not on the board"
    return "no enemy is in its reach" if rule == "UNM-7.2" else "there is no card in hand that it may attack with"
