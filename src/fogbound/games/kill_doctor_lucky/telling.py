"""What happened, in sentences."""

from __future__ import annotations

from fogbound.core.agenda import Fact
from fogbound.core.mistakes import listed
from fogbound.core.voice import Voice, plural
from fogbound.games.kill_doctor_lucky.naming import PET_NAMES, a_card, any_deck, card, does, room, who


def fact(fact: Fact, voice: Voice) -> str:
    for part in (_movement, _others_moved, _attack, _answer, _course):
        if words := part(fact, voice):
            return words
    return ""


def _movement(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("went", seat, start, goal, cards, jump):
            return f"{does(seat, voice, 'go', 'goes')} from {room(start)} to {room(goal)}{paid(cards, jump)}."
        case ("steps", seat, name):
            return f"{does(seat, voice, 'play', 'plays')} {a_card(name)} for its steps."
        case ("jump", seat, name):
            return f"{does(seat, voice, 'jump', 'jumps')} to the {card(name)}."
    return ""


def _others_moved(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("carry", seat, name):
            return f"{does(seat, voice, 'carry', 'carries')} the Doctor to the {card(name)}."
        case ("push", seat, space):
            return f"{does(seat, voice, 'push', 'pushes')} the Doctor to {room(space)}."
        case ("send_on", seat, _):
            return f"{does(seat, voice, 'send', 'sends')} the Doctor on."
        case (("lead_1" | "lead_2") as verb, seat, space):
            return f"{does(seat, voice, 'send', 'sends')} stranger {verb[-1]} to {room(space)}."
        case (("cat" | "dog") as pet, seat, space):
            return f"{does(seat, voice, 'carry', 'carries')} {PET_NAMES[pet]} to {room(space)}."
        case ("walks", pawn, space):
            return f"{does(pawn, voice, 'walk', 'walks')} to {room(space)}."
        case ("doctor", space):
            return f"The Doctor walks to {room(space)}."
    return ""


def paid(cards: list[str], jump: str | None) -> str:
    """With which cards."""
    played = [f"the steps of {a_card(name)}" for name in cards]
    if jump is not None:
        played.append(f"the jump of {a_card(jump)}")
    return f" with {listed(played, 'and')}" if played else ""


def _attack(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("attempts", pawn, space):
            return f"{does(pawn, voice, 'attempt', 'attempts')} a murder in {room(space)}."
        case ("attacks", attacker, victim):
            return f"{does(attacker, voice, 'attack', 'attacks')} {who(victim, voice)}."
        case ("weapon", pawn, name, value):
            if pawn == "the Doctor":
                return f"His murder value is {value}."
            return f"{does(pawn, voice, 'use', 'uses')} {_weapon(name)}: murder value {value}."
        case ("murdered", attacker, value, failure):
            killed = does(attacker, voice, "have", "has")
            return f"{killed} killed Doctor Lucky, {value} against {failure}."
        case ("died", victim, killer):
            return f"{does(victim, voice, 'are', 'is')} dead, killed by {who(killer, voice)}."
    return ""


def _weapon(name: str) -> str:
    return f"the {card(name)}" if name else "bare hands"


def _answer(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("laid", seat, name):
            what = "a spite token" if not name else card(name)
            return f"{does(seat, voice, 'lay', 'lays')} {what} face down."
        case ("foils", seat, cards, tokens, failure, value):
            return f"{_foils(seat, cards, tokens, voice)} Failure value {failure} of {value}."
        case ("foiled", attacker, gain, _, _):
            gains = f" {does(attacker, voice, 'take', 'takes')} {plural(gain, 'spite token')}." if gain else ""
            return f"The attempt is foiled.{gains}"
        case ("escaped", victim, attacker, gain):
            gains = f" {does(attacker, voice, 'take', 'takes')} {plural(gain, 'token')}." if gain else ""
            return f"{does(victim, voice, 'get', 'gets')} away.{gains}"
    return ""


def _foils(seat: int, cards: list[str], tokens: int, voice: Voice) -> str:
    laid = [card(name) for name in cards]
    if tokens:
        laid.append(plural(tokens, "spite token"))
    if not laid:
        return f"{does(seat, voice, 'lay', 'lays')} nothing."
    flavour = next((text for name in cards if (text := _flavour(name))), "")
    return f"{does(seat, voice, 'turn', 'turns')} up {listed(laid, 'and')}.{f' “{flavour}”' if flavour else ''}"


def _flavour(name: str) -> str:
    deck = any_deck(name)
    return next((text for number, text in deck.flavours.items() if deck.titles[number] == card(name)), "")


def _course(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("turn", pawn):
            return f"{does(pawn, voice, 'have', 'has')} the turn."
        case ("ended", seat):
            return f"{does(seat, voice, 'end', 'ends')} the turn."
        case ("drew", seat):
            return "" if seat == voice.reader else f"{does(seat, voice, 'draw', 'draws')} a card."
        case ("drew_card", seat, name):
            return f"{does(seat, voice, 'draw', 'draws')} {card(name)}."
        case ("dealt_room", seat, space):
            dealt = does(seat, voice, "are dealt", "is dealt")
            return f"{dealt} the first room, {room(space)}, and begins; so does the Doctor there."
        case ("lights_out",):
            return "That was the last card. The lights go out, and everybody is alone with whoever is in the room."
        case ("reshuffled", count):
            return f"The {plural(count, 'discard')} are shuffled into a new pile."
        case ("last_alive", seat):
            return f"{does(seat, voice, 'are', 'is')} the last one alive."
        case ("out_of_time", turns):
            return f"After {plural(turns, 'turn')} the night is over."
    return ""
