"""Why something may not be done now, in one sentence that names the rule."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.mistakes import listed
from fogbound.core.refusals import Refusal
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.naming import place, white
from fogbound.games.shadows_over_camelot.sentences import SENTENCES

PLAIN: Final = {
    "B-4.4": "that is not for now",
    "B-5.1": "you are dying: there is no Life point to lose",
    "B-8.4": "the Dragon wakes when the Quest for Lancelot is over",
    "B-10.3": "there is nothing there that Merlin could remove",
    "B-10.7": "Heroism is laid on a Quest that is open",
    "B-10.9": "Messenger needs another Knight in play, and a card besides itself",
    "B-11.7": "in the Dark Forest no Grail card is played until a Quest is won",
    "B-11.11": "Vivien holds Merlin until a Quest is won",
    "B-13.5": "only the hidden Traitor can unmask himself",
    "B-15.3": "nobody has looked at his Loyalty card yet",
    "B-17.1": "King Arthur alone swaps cards, once a turn, with a Knight who has one",
    "B-17.2": "Sir Galahad alone plays a Special White card freely, once a turn",
    "B-17.6": "Sir Percival alone looks at the top Black card, once before he chooses",
    "B-17.7": "Sir Tristan alone rides from the Round Table at no action, once a turn",
    "B-17.8": "Sir Bedivere alone searches the White discards, once a turn, with three cards in hand",
}


ELSEWHERE: Final = {
    "B-6.4": "you are there already",
    "B-7.1": "that Quest takes one Knight, and another rides there",
    "B-7.7": "that Quest is over",
}
"""Of places, where a level asks and says no more."""


def refusal_words(refusal: Refusal, voice: Voice) -> str:
    for _, sentences in SENTENCES:
        if words := sentences.refusal(refusal, voice):
            return f"{refusal.rule}: {words}"
    if refusal.refused == "three_brave_knights":
        return f"B-15.3: three_brave_knights is for 3 players, not {refusal.facts['seats']}"
    if "here" not in refusal.facts and refusal.rule in ELSEWHERE:
        return f"{refusal.rule}: {ELSEWHERE[refusal.rule]}"
    if refusal.rule == "B-7.7":
        return f"B-7.7: {place(refusal.facts['place'])} is over"
    words = PLAIN.get(refusal.rule) or _action(refusal, voice) or _on_a_quest(refusal)
    return f"{refusal.rule}: {words}"


def _action(refusal: Refusal, voice: Voice) -> str:
    facts = refusal.facts
    match refusal.rule:
        case "B-6.1":
            return _not_here(refusal)
        case "B-6.2":
            return _second(refusal)
        case "B-6.4":
            return f"you are in {place(facts['here'])} already"
        case "B-6.7":
            if "special used" in facts["done"]:
                return "one special white card per turn"
            return "nothing of what it does could be done"
        case "B-6.8":
            return _heal(facts)
        case "B-7.1":
            there = listed([voice.name(seat) for seat in facts["there"]], "and")
            return f"{place(facts['place'])} takes one Knight, and {there} rides there"
        case "B-13.1":
            return f"six Swords or six Siege Engines must be out; there are {facts['swords']} and {facts['engines']}"
        case "B-13.2":
            return "each Knight accuses once, another Knight in play who has not been shown"
    return ""


def _not_here(refusal: Refusal) -> str:
    facts = refusal.facts
    if refusal.refused == "end":
        return "a Heroic Action is obligatory, and none is done yet"
    if "card" in facts:
        return f"{white(facts['card'])} is not played in {place(facts['here'])}"
    return "you do not hold that card"


def _second(refusal: Refusal) -> str:
    done = refusal.facts["done"]
    if refusal.refused == "end":
        return "you gave up a Life point for a second action, and it is still to come"
    if refusal.refused == "give_life":
        if "life given" in done:
            return "a Life point is given up once per turn"
        if not refusal.facts["life"]:
            return "you have no Life point to give up"
        return "a Life point buys a second action after the first, and one that can be done"
    if "owes second action" in done:
        return "the second action must be of another kind than the first"
    return "one Heroic Action is done; a second one costs a Life point"


def _heal(facts: dict[str, Any]) -> str:
    if facts["life"] == 0:
        return "the dying cannot heal"
    if facts["held"] < 3:
        return f"healing takes three identical cards; you have {facts['held']} {white(facts['card'])}"
    return "nobody has more than 6 Life"


def _on_a_quest(refusal: Refusal) -> str:
    facts = refusal.facts
    here = place(facts.get("here"))
    match refusal.rule:
        case "B-7.2":
            held = "does not fit the pattern" if facts.get("held") else "is not in your hand"
            return f"{white(facts['card'])} {held}"
        case "B-8.1":
            if facts["here"] != "camelot":
                return f"cards are drawn at the Round Table, and you are in {here}"
            return f"nobody draws with 12 or more cards; you have {plural(facts['cards'], 'card')}"
        case "B-8.2":
            if facts["here"] != "camelot":
                return f"Siege Engines are fought in Camelot, and you are in {here}"
            return "there is no Siege Engine to fight"
        case "B-8.6":
            return f"Grail cards are laid on the Quest for the Holy Grail; you are in {here}"
        case "B-8.7":
            return f"cards are discarded for Excalibur on its Quest, from your hand; you are in {here}"
        case "B-8.8":
            return f"{white(facts['next'])} comes next in this War, from your hand"
    return "that is not allowed"
