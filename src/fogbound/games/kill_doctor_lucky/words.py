"""Kill Doctor Lucky in sentences."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.mistakes import listed
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.voice import Voice, plural
from fogbound.games.kill_doctor_lucky import describing, hinting, telling
from fogbound.games.kill_doctor_lucky.agreed import agreed_in, called
from fogbound.games.kill_doctor_lucky.cards import CARD, CARDS, DECKS
from fogbound.games.kill_doctor_lucky.houses import house_of, next_stops
from fogbound.games.kill_doctor_lucky.naming import PET_NAMES, a_card, beginning, card, described, does, room, who
from fogbound.games.kill_doctor_lucky.paying import payment_with
from fogbound.games.kill_doctor_lucky.refusing import refusal_words
from fogbound.games.kill_doctor_lucky.spaces import SPACE, SPACES

fact = telling.fact
position = describing.position
seat = describing.seat
hints = hinting.hints

# What is asked.


def question(view: Sight, voice: Voice) -> str:
    seat, name = view.decision["seat"], view.decision["name"]
    if name == "ChooseWeapon":
        return f"{does(seat, voice, 'choose', 'chooses')} a weapon, or bare hands."
    if name == "MayFoil":
        return _foil_question(view, voice)
    points = view.pool["free_step"] + view.pool["points"]
    left = f"{plural(points, 'step')} to go" if points else "no steps left"
    return f"{does(seat, voice, 'have', 'has')} the turn, with {left}."


def _foil_question(view: Sight, voice: Voice) -> str:
    attempt, seat = view.attempt, view.decision["seat"]
    down = view.laid["tokens"] + sum([_clovers(view, name) for name in view.laid["cards"]]) if view.laid else 0
    missing = attempt["value"] - attempt["failure"] - down
    attacker = called(attempt["attacker"], len(view.hands))
    what = "attack" if attempt["victim"] != "doctor" else "attempt"
    whose = "your" if attacker == voice.reader else f"{who(attacker, voice)}’s"
    need = f"{missing} more would foil it" if missing > 0 else "it is foiled"
    face_down = f" With the {down} that you have laid face down," if down else ""
    line = f"{does(seat, voice, 'may', 'may')} lay cards against {whose} {what}."
    return f"{line}{face_down} {need}." if down else f"{line} {beginning(need)}."


def _clovers(view: Sight, name: str) -> int:
    return DECKS[view.settings["deck"]].clovers[CARD[name]]


def choice(option: Option, view: Sight, voice: Voice) -> str:
    verb, noun = option.verb, option.noun
    if option.shape == "card":
        return _with_card(verb, noun, view)
    if option.shape == "space":
        return _to_space(verb, noun, view)
    match verb:
        case "send_on":
            return f"send the Doctor on to {room(next_stops(view, 1)[0])}"
        case "attack":
            return f"attack {who(int(noun), voice)}"
        case "end":
            return f"end the turn; the Doctor walks on to {room(next_stops(view, 1)[0])}"
        case "done":
            return _done(view)
    return PLAIN[verb]


PLAIN: Final = {
    "attempt": "attempt the murder",
    "draw": "draw a card",
    "bare_hands": "use bare hands",
    "token": "lay a spite token",
}


def _with_card(verb: str, name: str, view: Sight) -> str:
    deck, number = DECKS[view.settings["deck"]], CARD[name]
    match verb:
        case "steps":
            return f"play {a_card(name)} for {plural(deck.steps[number], 'step')}"
        case "jump":
            return f"jump to {room(SPACES[deck.jump[number]])} with its card"
        case "carry":
            return f"carry the Doctor to {room(SPACES[deck.jump[number]])} with its card"
    called_so, _, what = described(name, view).partition(": ")
    return f"{verb} {called_so} ({what})"


def _to_space(verb: str, name: str, view: Sight) -> str:
    match verb:
        case "go":
            return f"go to {room(name)}{_way_there(view, name)}"
        case "push":
            return f"push the Doctor to {room(name)}"
        case "cat" | "dog":
            return f"carry {PET_NAMES[verb]} to {room(name)}"
    return f"send stranger {verb[-1]} to {room(name)}"


def _way_there(view: Sight, noun: str) -> str:
    """What it costs (KDL-5.7)."""
    seat, agreed = view.decision["seat"], agreed_in(view)
    uses = agreed.uses(tuple([CARD[name] for name in view.hands[seat]["cards"]]))
    pool = view.pool["free_step"] + view.pool["points"]
    paid = payment_with(agreed, house_of(view), uses, pool, SPACE[view.pawns[seat]], SPACE[noun])
    played = [f"{card(CARDS.names[used])} card" for used in paid.cards]
    if paid.jump >= 0:
        played.append(f"jump by {a_card(CARDS.names[paid.jump])}")
    return f" ({listed(played, 'and') if played else plural(paid.points, 'step')})"


def _done(view: Sight) -> str:
    if view.laid is None or not (view.laid["cards"] or view.laid["tokens"]):
        return "lay nothing"
    return "done: turn up what you have laid"


def refusal(refusal: Refusal, voice: Voice) -> str:
    return refusal_words(refusal, voice)


def ending(outcome: dict[str, Any], voice: Voice) -> str:
    match outcome["reason"]:
        case "murder":
            return f"{does(outcome['winners'][0], voice, 'have', 'has')} killed Doctor Lucky and won."
        case "stranger_murder":
            won = does(outcome["winners"][0], voice, "win", "wins")
            return f"A stranger has killed Doctor Lucky. {won}."
        case "last_alive":
            return f"{does(outcome['winners'][0], voice, 'have', 'has')} escaped: nobody else is alive."
    return "The night is over, and the old man is alive. Nobody wins."
