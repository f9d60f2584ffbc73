"""What is asked, and what can be chosen, in words."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.voice import Voice, plural
from fogbound.games.unmatched.brief import BRIEF
from fogbound.games.unmatched.naming import (
    CARDS,
    beginning,
    described,
    facts_of,
    fighter,
    fighter_in,
    hero_name,
    space,
    title,
)
from fogbound.games.unmatched.stepping import steps_to

# What is asked.

QUESTIONS: Final = {
    "PlaceSidekick": ("place a sidekick", "places a sidekick"),
    "PlaceToken": ("place a fog token", "places a fog token"),
    "ReturnFighter": ("put a fighter back on the board", "puts a fighter back on the board"),
    "Bite": ("may bite somebody beside Dracula", "may bite somebody beside Dracula"),
    "ChangeForm": ("may change form", "may change form"),
    "MayBoost": ("may discard a card for its boost", "may discard a card for its boost"),
    "ChooseMover": ("choose who moves next", "chooses who moves next"),
    "MoveFighter": ("move", "moves"),
    "ChooseTarget": ("choose a target", "chooses a target"),
    "ChooseAttackCard": ("lay an attack card face down", "lays an attack card face down"),
    "MayDefend": ("may lay a defence card face down", "may lay a defence card face down"),
    "Guess": ("guess the number of the attack card", "guesses the number of the attack card"),
    "MayDeduce": ("may have the other card count its boost", "may have the other card count its boost"),
    "TakeInstead": ("pick the attack card that is used instead", "picks the attack card that is used instead"),
    "ThrowAway": ("may throw cards away", "may throw cards away"),
    "MayPay": ("may discard a card, or the fog moves", "may discard a card, or the fog moves"),
    "DiscardDown": ("discard down to seven cards", "discards down to seven cards"),
    "DiscardNamed": ("discard a card with the number that was said", "discards a card with the number that was said"),
    "PickFromHand": ("pick a card of the hand you see", "picks a card of the hand that is seen"),
    "ChooseFighter": ("choose a fighter", "chooses a fighter"),
    "ChooseOpponent": ("choose an opponent", "chooses an opponent"),
    "NameNumber": ("say a number", "says a number"),
    "PlaceFighter": ("place a fighter", "places a fighter"),
    "PickToken": ("choose a fog token", "chooses a fog token"),
    "MoveToken": ("move the fog", "moves the fog"),
    "SendEachToken": ("may send fog tokens anywhere", "may send fog tokens anywhere"),
    "JumpOrShift": ("jump to fog or shift it", "jumps to fog or shifts it"),
    "DrawUpTo": ("say how many cards to draw", "says how many cards to draw"),
    "KeepOne": ("keep one of the cards drawn", "keeps one of the cards drawn"),
    "PutUnder": ("put a card under the deck", "puts a card under the deck"),
    "PutOnTop": ("put a card on top of the deck", "puts a card on top of the deck"),
}
"""To whom is asked, and of another."""


def question(view: Sight, voice: Voice) -> str:
    seat, name = view.decision["seat"], view.decision["name"]
    if name == "TakeAction":
        left = view.turn["actions"]
        rest = f"; {left} more after it" if left else ", the last one"
        return f"{_does(seat, voice, 'choose', 'chooses')} an action{rest}."
    you, others = QUESTIONS[name]
    return f"{_does(seat, voice, you, others)}{_more(view, voice)}."


def _does(seat: int, voice: Voice, you: str, others: str) -> str:
    return f"You {you}" if seat == voice.reader else f"{beginning(voice.name(seat))} {others}"


def _more(view: Sight, voice: Voice) -> str:
    """What one needs to know to answer."""
    name, doing = view.decision["name"], view.agenda[-1]
    if name in ("MayDefend", "ChooseAttackCard") and view.combat is not None:
        attacker = fighter(view, view.combat["attacker"], voice)
        return f": {attacker} attacks {fighter(view, view.combat['target'], voice)}"
    if name == "MoveFighter":
        return f" {fighter(view, doing[2], voice)}, up to {plural(doing[3], 'step')}"
    if name in ("PlaceFighter", "ReturnFighter", "PlaceSidekick"):
        return f": {fighter(view, doing[2], voice)}"
    if name == "MoveToken":
        return f" from {space(view.picked['token'])}"
    return ""


# What can be chosen.


def choice(option: Option, view: Sight, voice: Voice) -> str:
    verb, noun = option.verb, option.noun
    if verb in FIGHTING:
        return f"{FIGHTING[verb]}{fighter(view, noun, voice)}{_health(verb, noun, view)}"
    if option.shape == "card":
        return _card(verb, noun, view)
    if option.shape == "space":
        return f"the fog on {space(noun)}" if verb == "token" else _to_space(verb, noun, view)
    match verb:
        case "opponent":
            return f"{voice.name(int(noun))}, {hero_name(view.heroes[int(noun)])}"
        case "become":
            return f"be {noun.capitalize()}{_still(view, noun)}"
        case "name":
            return _number(view, noun)
        case "done" | "pass":
            return DONE.get(view.decision["name"], "no" if verb == "pass" else "done")
    return PLAIN[verb]


FIGHTING: Final = {"attack": "attack with ", "target": "attack ", "move": "move ", "choose": ""}


def _health(verb: str, name: str, view: Sight) -> str:
    """Of whom one may hurt."""
    return f", health {fighter_in(view, name)['health']}" if verb in ("target", "choose") else ""


PLAIN: Final = {
    "maneuver": "Maneuver: draw a card, then move",
    "no_card": "defend without a card",
    "no_boost": "no boost",
    "yes": "yes, it counts its boost",
    "no": "no, it counts its number",
    "jump": "jump to fog",
    "shift": "shift fog by up to 3",
}
DONE: Final = {"Bite": "bite nobody", "ChooseMover": "nobody else moves", "MayPay": "discard nothing"}
"""What it means to choose nothing, or nothing more."""


def _still(view: Sight, form: str) -> str:
    return " still" if view.forms[view.decision["seat"]] == form else ""


def _number(view: Sight, noun: str) -> str:
    if view.decision["name"] == "DrawUpTo":
        return f"draw {plural(int(noun), 'card')}" if int(noun) else "draw none"
    return f"say {noun}"


def _to_space(verb: str, name: str, view: Sight) -> str:
    steps = steps_to(view).get(name)
    if steps == 0:
        return f"stay on {space(name)}"
    here = f"go to {space(name)}" if verb == "go" else space(name)
    return f"{here}, {plural(steps, 'step')}" if steps else here


def _card(verb: str, name: str, view: Sight) -> str:
    facts = _facts(view, name)
    match verb:
        case "scheme":
            return f"scheme: {title(name)}. {BRIEF[name]}"
        case "boost":
            return f"discard {title(name)}: +{facts['boost']} to all moves"
        case "discard":
            return f"discard {described(facts)}"
        case "keep":
            return f"keep {described(facts)}"
        case "under":
            return f"{title(name)} under the deck"
        case "top":
            return f"{title(name)} on top of the deck"
    if view.decision["name"] == "TakeInstead":
        return f"it is {title(name)}. {BRIEF[name]}"
    return f"lay {described(facts)}. {BRIEF[name]}"


def _facts(view: Sight, name: str) -> dict[str, Any]:
    """Of one's own card, or of one in a hand that one sees."""
    seat = view.decision["seat"]
    if name in CARDS[view.heroes[seat]]:
        return facts_of(view, seat, name)
    heroes = [*view.heroes, *CARDS]
    return next(CARDS[hero][name] for hero in heroes if name in CARDS[hero])
