"""Black Sonata in sentences."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.mistakes import listed
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.black_sonata.casebook import casebook
from fogbound.games.black_sonata.hinting import hints
from fogbound.games.black_sonata.london import LANDMARKS, LONDON, PLACE_NAMES, PLACES, STANDING
from fogbound.games.black_sonata.modes import rank
from fogbound.games.black_sonata.naming import (
    SHORT,
    SIGN,
    landmark_name,
    numbers,
    place_name,
    sign_on_top,
    trait_names,
)
from fogbound.games.black_sonata.telling import WHY_LOST, fact

__all__ = ["choice", "ending", "fact", "hints", "position", "question", "refusal", "seat"]

LOOKING_BACK: Final = 5
LOOKING_AHEAD: Final = 5
LETTERS: Final = "abcdefghijk"
"""Of the places, to say in short which streets there are."""
# What lies on the table.


def position(view: Sight, voice: Voice) -> str:
    return "\n".join([*_time(view), "", *_signs(view), "", *_places(view), "", *_knowledge(view)])


def _time(view: Sight) -> list[str]:
    above = view.advances_left - view.countdown * len(view.signs)
    left = "time is out" if view.top == len(view.signs) else f"{plural(view.advances_left, 'card')} left"
    clock = f"countdown {view.countdown}, {above} above it"
    decks = f"fog deck {view.fog_deck['count']} · clue deck {view.clue_deck}"
    return [f"Round {view.round} · {left} ({clock}) · {decks}"]


def _signs(view: Sight) -> list[str]:
    """Her sign now, those before it, and those to come that were seen an earlier time round or peeked at."""
    if view.top == len(view.signs):
        return ["The countdown card has come up on 0."]
    lines = [f"Her card shows {SIGN[sign_on_top(view)]}."]
    if view.top in view.fog_slots:
        lines = [f"Her card is fog. Before it {SIGN[view.signs[view.top]]} was seen there."]
    before = [_sign_at(view, view.top - back) for back in range(LOOKING_BACK, 0, -1) if view.round > back]
    coming = [_sign_at(view, view.top + ahead) for ahead in range(1, LOOKING_AHEAD + 1)]
    if any(before):
        lines.append(f"  before it: {' · '.join([sign or '?' for sign in before])}")
    if any(coming):
        lines.append(f"  to come:   {' · '.join([sign or '?' for sign in coming])}")
    return lines


def _sign_at(view: Sight, slot: int) -> str:
    slot %= len(view.signs)
    sign = view.signs[slot]
    if sign is None:
        return ""
    return f"{landmark_name(sign)}{' (fog)' if slot in view.fog_slots else ''}"


def _places(view: Sight) -> list[str]:
    """A line for each place: pawn, key, what stands there, whether her sign does, and where its streets lead."""
    lines = []
    sign = None if view.top == len(view.signs) else view.signs[view.top]
    searched = {search["place"] for search in view.searches if search["slot"] == view.top and not search["found"]}
    for place, name in enumerate(PLACE_NAMES):
        standing = [LANDMARKS[landmark] for landmark in STANDING[place]]
        fits = sign in standing and PLACES[place] not in searched
        marks = ("♟" if view.pawn == PLACES[place] else " ") + ("◆" if fits else " ")
        key = "key" if PLACES[place] in view.keys else " · "
        icons = ", ".join([landmark_name(landmark) for landmark in standing])
        streets = " ".join([LETTERS[neighbour] for neighbour in LONDON.neighbours[place]])
        lines.append(f" {marks} {LETTERS[place]} {name:<21}{key}  {icons:<32}{streets}")
    return [*lines, "    ♟ you   ◆ her sign stands here   key: claimed   a b c: where streets lead"]


def _knowledge(view: Sight) -> list[str]:
    lines = [f"The Dark Lady is of the suit {view.suit}. {_suit_card(view)}{_removed(view)}"]
    for clue in view.clues:
        shares = numbers(clue["key"][view.suit])
        lines.append(f"  {clue['name']}: {trait_names(clue['traits'])}; the Lady shares {shares}")
    left, marks = casebook(view)
    lines.append(f"Her traits, {plural(len(left), 'way')} of 35 left. {_marked(marks)}")
    if 1 <= len(left) <= LOOKING_AHEAD:
        lines += [f"  {trait_names(triple.split('+'))}" for triple in left]
    if view.named is not None:
        lines.append(f"You have named: {trait_names(view.named.split('+'))}.")
    if view.lady is not None:
        lines.append(f"She is {view.lady}.")
    return lines


def _suit_card(view: Sight) -> str:
    if view.suit_card is None:
        return "The suit card is revealed."
    if view.suit_card["free"]:
        return f"The suit card ({view.suit_card['suit']}) is free to be revealed."
    keys = plural(len(PLACES) - len(view.keys), "key")
    return f"The suit card ({view.suit_card['suit']}) lies beneath {keys}."


def _removed(view: Sight) -> str:
    return "" if view.removed_suit is None else f" Both women of the suit {view.removed_suit} are out of the game."


def _marked(marks: dict[str, str]) -> str:
    """`Hers: married. Perhaps: literary, at court. Not hers: musical.`"""
    found = []
    for mark, said in (("yes", "Hers"), ("perhaps", "Perhaps"), ("no", "Not hers")):
        if traits := [SHORT[trait] for trait in marks if marks[trait] == mark]:
            found.append(f"{said}: {', '.join(traits)}.")
    return " ".join(found)


# What is asked.


def question(view: Sight, voice: Voice) -> str:
    name = view.decision["name"]
    if name == "FoundHer":
        return "She is here! What do you do?"
    if name == "MoveAnywhere":
        return "The fog lets you go anywhere. Where to?"
    if name == "MoveAdjacent":
        return "The fog takes you along one street. Where to?"
    if name == "GiveUpClue":
        return "One of your clues must go. Which?"
    if name == "MaySearch":
        return f"You have come to {place_name(view.pawn)}. Do you search here?"
    return f"You are at {place_name(view.pawn)}. What do you do?"


def choice(option: Option, view: Sight, voice: Voice) -> str:
    match option.verb:
        case "move":
            return _going(option, view)
        case "search":
            return f"search {place_name(view.pawn)}{_price(view)}"
        case "use fog":
            return f"use the fog card{_price(view)}"
        case "pass":
            return "pass" if view.decision["name"] == "ChooseAction" else "do not search"
        case "reveal suit card":
            return "reveal the suit card (it then counts as a clue)"
        case "name":
            return f"name {trait_names(option.noun.split('+'))}"
        case "reveal clue":
            return "reveal a clue"
        case "confront":
            return f"confront her: {trait_names(view.named.split('+'))}"
        case "let go":
            return "let her go"
        case _:
            return f"give up {option.noun}"


def _going(option: Option, view: Sight) -> str:
    if option.noun == view.pawn:
        return f"stay at {place_name(option.noun)}"
    return f"go to {place_name(option.noun)}{'' if option.noun in view.keys else ' (a new key)'}"


def _price(view: Sight) -> str:
    left = view.fog_deck["count"]
    return " (there is no fog card left: you would lose)" if left == 0 else f" (costs 1 of {plural(left, 'fog card')})"


def refusal(refusal: Refusal, voice: Voice) -> str:
    return _why_not(refusal.rule, refusal.facts)


def _why_not(rule: str, facts: dict[str, Any]) -> str:
    match rule:
        case "BS-6.1":
            return f"no street leads there from {place_name(facts['pawn'])}"
        case "BS-6.4":
            return _missing(facts["missing"])
        case "BS-7.4":
            return WHY_NOT_FOUND[facts.get("why", "not_found")]
        case "BS-11.4":
            return _named_already(facts["named"])
        case "BS-15.7":
            return _wrong_removal(facts)
        case _:
            return WHY_NOT[rule]


WHY_NOT: Final = {
    "BS-7.1": "the top card is fog",
    "BS-9.1": "the top card is not fog",
    "BS-9.4": "the fog card must be carried out first",
    "BS-10.4": "the fog card takes you along one street only",
    "BS-10.6": "only a clue that you hold can be given up, and only by a fog card",
    "BS-12.1": "three traits must be named before the search",
    "BS-15.3": "you have moved already, and may search now",
}
WHY_NOT_FOUND: Final = {
    "no_clues": "the clue deck is empty",
    "found_her": "you have found her: reveal a clue, confront her, or let her go",
    "not_found": "you must find her first",
}


def _missing(places: list[str]) -> str:
    if not places:
        return "the suit card is revealed already"
    return f"keys still lie on the suit card: {listed([place_name(place) for place in places], 'and')}"


def _wrong_removal(facts: dict[str, Any]) -> str:
    if facts["most"] == 0:
        return f"fog cards are removed in expert mode only, not in {facts['mode']}"
    count = f"{facts['fewest']} to {facts['most']} fog cards"
    return f"{facts['mode']} mode removes {count} (fog_removed), not {facts['removed']}"


def _named_already(traits: list[str]) -> str:
    return f"{trait_names(traits)} are named, once before each action"


def ending(outcome: dict[str, Any], voice: Voice) -> str:
    if outcome["winners"]:
        points = int(outcome["scores"][0])
        return f"You have unmasked the Dark Lady: {plural(points, 'point')}, {rank(points)}."
    return WHY_LOST[outcome["reason"]]


def seat(view: Sight, seat: Seat, voice: Voice) -> str:
    return voice.name(seat)
