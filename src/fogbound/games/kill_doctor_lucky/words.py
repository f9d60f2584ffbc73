"""Kill Doctor Lucky in sentences."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.mistakes import listed
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.voice import Hint, Voice, plural
from fogbound.games.kill_doctor_lucky import telling
from fogbound.games.kill_doctor_lucky.attempt import DOCTOR
from fogbound.games.kill_doctor_lucky.cards import CARD, DECKS
from fogbound.games.kill_doctor_lucky.houses import house_of, next_stops
from fogbound.games.kill_doctor_lucky.naming import PET_NAMES, card, described, does, kind_of, numbered, room, who
from fogbound.games.kill_doctor_lucky.printed import BOARDS
from fogbound.games.kill_doctor_lucky.refusing import refusal_words
from fogbound.games.kill_doctor_lucky.spaces import SPACE, SPACES

STOPS_NAMED: Final = 4
"""So many of the Doctor's next stops are named."""


# The position.


def position(view: Sight, voice: Voice) -> str:
    lines = [_house_line(view), _doctor_line(view), ""]
    lines += _people(view, voice)
    if view.attempt is not None:
        lines += ["", _attempt_line(view, voice)]
    if view.seat is not None:
        lines += ["", *_hand(view)]
    return "\n".join(lines)


def _house_line(view: Sight) -> str:
    closed = [f"{wing} wing closed" for wing in view.closed_wings]
    cards = f"{plural(view.pile['count'], 'card')} in the pile, {plural(len(view.discards), 'discard')}"
    removed = f"{len(view.removed)} removed"
    lights = ["the lights are out"] if view.lights_out else []
    pets = [f"{PET_NAMES[pet]} the {pet} in {room(name)}" for pet, name in view.pets.items() if name is not None]
    title = BOARDS[view.settings["board"]]["title"].partition(" (")[0]
    return "; ".join([f"{title}, turn {view.turns + 1}", *closed, *lights, *pets, f"{cards}, {removed}"]) + "."


def _doctor_line(view: Sight) -> str:
    board = view.settings["board"]
    stops = ", ".join(numbered(stop, board) for stop in next_stops(view, STOPS_NAMED))
    tokens = f" with {plural(view.doctor_tokens, 'token')}" if view.doctor_tokens else ""
    return f"Doctor Lucky: {numbered(view.doctor, board)}{tokens}; then {stops}."


def _people(view: Sight, voice: Voice) -> list[str]:
    names = [_pawn_name(pawn, voice) for pawn in range(len(view.pawns))]
    wide = max(len(name) for name in names)
    places = ["dead" if place is None else numbered(place, view.settings["board"]) for place in view.pawns]
    far = max(len(place) for place in places)
    lines = []
    for pawn, name in enumerate(names):
        mark = "→" if pawn == view.turn else " "
        line = f"{mark} {name:<{wide}}  {places[pawn]:<{far}}  {_holds(view, pawn)}"
        lines.append(f"{line}{_seen_by(view, pawn, voice)}".rstrip())
    return lines


def _pawn_name(pawn: int, voice: Voice) -> str:
    name = who(pawn, voice)
    return name[0].upper() + name[1:]


def _holds(view: Sight, pawn: int) -> str:
    if pawn >= len(view.hands):
        return plural(view.tries[pawn - len(view.hands)], "attempt")
    return f"{plural(view.hands[pawn]['count'], 'card')}, {plural(view.tokens[pawn], 'token')}"


def _seen_by(view: Sight, pawn: int, voice: Voice) -> str:
    """Who sees a pawn."""
    if view.pawns[pawn] is None:
        return ""
    seen = view.sees[view.pawns[pawn]]
    seers = [who(other, voice) for other, place in enumerate(view.pawns) if other != pawn and place in seen]
    if view.doctor in seen:
        seers.append("the Doctor")
    if view.pets["dog"] in seen:
        seers.append(PET_NAMES["dog"])
    return f"  seen by {listed(seers, 'and')}" if seers else "  unseen"


def _attempt_line(view: Sight, voice: Voice) -> str:
    attempt = view.attempt
    victim = "the Doctor" if attempt["victim"] == "doctor" else who(attempt["victim"], voice)
    line = f"{does(attempt['attacker'], voice, 'attack', 'attacks')} {victim}"
    if attempt["value"]:
        with_what = f" with {', '.join(card(name) for name in attempt['weapon'])}" if attempt["weapon"] else ""
        line += f"{with_what}: murder value {attempt['value']}, failure value {attempt['failure']}"
    if view.laid is not None and (view.laid["cards"] or view.laid["tokens"]):
        laid = [card(name) for name in view.laid["cards"]] + ["a token"] * view.laid["tokens"]
        line += f"; face down before you: {', '.join(laid)}"
    return f"{line}."


def _hand(view: Sight) -> list[str]:
    cards = view.hands[view.seat]["cards"]
    if not cards:
        return ["Your hand is empty."]
    return ["Your hand:", *[f"  {described(name, view)}" for name in cards]]


# What is asked.


def question(view: Sight, voice: Voice) -> str:
    seat, name = view.decision["seat"], view.decision["name"]
    if name == "ChooseWeapon":
        return f"{does(seat, voice, 'choose', 'chooses')} a weapon."
    if name == "MayFoil":
        return _foil_question(view, voice)
    points = view.pool["free_step"] + view.pool["points"]
    left = f" {plural(points, 'point')} to move with." if points else " No points left to move with."
    return f"{does(seat, voice, 'have', 'has')} the turn.{left}"


def _foil_question(view: Sight, voice: Voice) -> str:
    attempt = view.attempt
    seat = view.decision["seat"]
    missing = attempt["value"] - attempt["failure"]
    down = view.laid["tokens"] + sum(_clovers(view, name) for name in view.laid["cards"]) if view.laid else 0
    need = f"{missing} more foil it" if missing > 0 else "it is foiled already"
    if down:
        need += f", {down} of them face down"
    attacker = "your own" if attempt["attacker"] == voice.reader else f"{who(attempt['attacker'], voice)}'s"
    if attempt["attacker"] == DOCTOR:
        attacker = "the Doctor's"
    return f"{does(seat, voice, 'may', 'may')} lay cards against {attacker} attack: {need}."


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
            return f"play {card(name)} for {plural(deck.steps[number], 'step')}"
        case "jump":
            return f"jump to {room(SPACES[deck.jump[number]])} with {_its_card(name)}"
        case "carry":
            return f"carry the Doctor to {room(SPACES[deck.jump[number]])} with {_its_card(name)}"
    return f"{verb} {described(name, view)}"


def _to_space(verb: str, name: str, view: Sight) -> str:
    match verb:
        case "go":
            return f"go to {room(name)}{_way_there(view, name)}"
        case "push":
            return f"push the Doctor to {room(name)}"
        case "cat" | "dog":
            return f"carry {PET_NAMES[verb]} to {room(name)}"
    return f"send stranger {verb[-1]} to {room(name)}"


def _its_card(name: str) -> str:
    return f"its {kind_of(name)} card"


def _way_there(view: Sight, noun: str) -> str:
    """What it costs, in a word."""
    steps = house_of(view).board.distance(SPACE[view.pawns[view.decision["seat"]]], SPACE[noun])
    points = view.pool["free_step"] + view.pool["points"]
    return f", {plural(steps, 'step')}" if steps <= points else ", with cards"


def _done(view: Sight) -> str:
    if view.laid is None or not (view.laid["cards"] or view.laid["tokens"]):
        return "lay nothing"
    return "done: turn up what you have laid"


fact = telling.fact


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


def seat(view: Sight, seat: Seat, voice: Voice) -> str:
    return voice.name(seat)


def hints(view: Sight, voice: Voice) -> list[Hint]:
    return []
