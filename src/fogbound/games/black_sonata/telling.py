"""What happened, in sentences."""

from __future__ import annotations

from typing import Final

from fogbound.core.agenda import Fact
from fogbound.core.voice import Voice, plural
from fogbound.games.black_sonata.catalogue import FOG_NAMES, FOG_TEXTS
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.modes import rank
from fogbound.games.black_sonata.naming import SIGN, landmark_name, place_name, trait_names


def fact(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("began", place, cards, clues):
            return f"You begin at {place_name(place)}. Her deck has {cards} cards, the clue deck {clues}."
        case ("suit", suit):
            return f"The Dark Lady is of the suit {suit}."
        case ("suit", suit, removed):
            return f"The Dark Lady is of the suit {suit}; the women of the suit {removed} are out of the game."
        case ("sign", "fog"):
            return "Her card is fog."
        case ("sign", sign):
            return f"Her card shows {SIGN[sign]}."
        case ("countdown", number):
            return f"The deck has come round: {number} on the countdown card."
        case _:
            return _on_the_way(fact) or _of_the_search(fact) or _of_fog(fact) or _of_the_end(fact)


def _on_the_way(fact: Fact) -> str:
    match fact:
        case ("moved", place):
            return f"You go to {place_name(place)}."
        case ("key", place, count):
            return f"You claim the key of {place_name(place)}: {count} of {len(PLACES)}."
        case ("passed",):
            return "You wait."
        case ("named", traits):
            return f"You name {trait_names(traits)}."
        case ("suit_card", name):
            return f"You reveal the suit card: {name}."
    return ""


def _of_the_search(fact: Fact) -> str:
    match fact:
        case ("searched", place, True):
            return f"You search {place_name(place)}, and she is there!"
        case ("searched", place, _):
            return f"You search {place_name(place)}: she is not there. A fog card is spent."
        case ("clue", name):
            return f"You reveal a clue: {name}."
        case ("let_go",):
            return "You let her go."
        case ("fled", count):
            return f"She flees by {plural(count, 'card')}."
    return ""


def _of_fog(fact: Fact) -> str:
    match fact:
        case ("fog_used", name):
            return f"You use the fog card: {FOG_TEXTS[FOG_NAMES.index(name)]}"
        case ("peeked", signs):
            shown = ", ".join(["fog" if sign == "fog" else landmark_name(sign) for sign in signs])
            return f"The next five cards show: {shown}."
        case ("gave_up", name):
            return f"You give up {name}."
        case ("fog_discarded", left):
            return f"A fog card leaves the game: {left or 'none'} left in the fog deck."
        case ("new_lady", suit):
            return f"There is a new Dark Lady, of the suit {suit}."
    return ""


def _of_the_end(fact: Fact) -> str:
    match fact:
        case ("unmasked", name, traits, named):
            said = "as you named her" if sorted(traits) == sorted(named) else f"you had named {trait_names(named)}"
            return f"The Dark Lady is {name}: {trait_names(traits)}; {said}."
        case ("won", points):
            return f"You have unmasked her: {plural(points, 'point')}, {rank(points)}."
        case ("lost", reason):
            return WHY_LOST[reason]
    return ""


WHY_LOST: Final = {
    "mistaken": "You named the wrong traits to her face, and have lost.",
    "out_of_time": "Time has run out: the Lady slips away for good, and you have lost.",
    "no_fog_to_search": "There is no fog card left to search with: you have lost.",
    "no_fog_to_use": "There is no fog card left to go on with: you have lost.",
    "fog_in_vain": "The fog card cannot be carried out: you have lost.",
}
