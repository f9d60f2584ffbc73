"""Why not, in sentences."""

from __future__ import annotations

from typing import Any

from fogbound.core.mistakes import listed
from fogbound.core.refusals import Refusal
from fogbound.core.voice import Voice, plural
from fogbound.games.kill_doctor_lucky.naming import PET_NAMES, card, room, who
from fogbound.games.kill_doctor_lucky.printed import BOARDS


def refusal_words(refusal: Refusal, voice: Voice) -> str:
    facts = refusal.facts
    chapter = refusal.rule.split(".")[0]
    if refusal.refused in ("variant", "hallways_are_free", "close_wings"):
        return _setup(refusal)
    if chapter in ("KDL-6", "KDL-7"):
        return _watched(refusal.rule, facts, voice)
    if chapter in ("KDL-8", "KDL-16") or refusal.rule in ("KDL-3.11", "KDL-4.2", "KDL-4.3", "KDL-4.4"):
        return _out_of_place(refusal.rule, facts)
    return _moving(refusal.rule, facts)


def _setup(refusal: Refusal) -> str:
    facts = refusal.facts
    match refusal.refused:
        case "variant":
            if facts["variant"] == "two_player_strangers":
                return f"the variant two_player_strangers is for 2 players, not {facts['seats']}"
            return "two players need the variant two_player_strangers; the others are for 3 to 8"
        case "hallways_are_free":
            value = "no" if BOARDS[facts["board"]]["hallways_are_spaces"] else "yes"
            return f"hallways_are_free must be {value} in the house {facts['board']}"
    return f"the house {facts['board']} has no wings to close; close_wings must be none or by_player_count"


def _watched(rule: str, facts: dict[str, Any], voice: Voice) -> str:
    match rule:
        case "KDL-6.1" | "KDL-7.2":
            seers = [f"{who(seer['pawn'], voice)} {_sees(seer['line'])}" for seer in facts["watchers"]]
            return listed(seers, "and")
        case "KDL-6.2":
            return f"the Doctor {_sees(facts['doctor_sees'])}"
        case "KDL-6.4":
            return "cards are drawn in rooms, not in hallways or on stairs"
        case "KDL-6.5":
            return "you have played a card in this turn, and so cannot draw"
        case "KDL-6.6" | "KDL-7.3":
            return f"{PET_NAMES['dog']} {_sees(facts['dog'])}"
        case "KDL-6.8":
            return "the pile is empty, and nobody draws any more"
        case "KDL-6.9":
            return "the pile is empty, and there are no discards to shuffle"
    return f"the Doctor is in {room(facts['doctor'])}, and you are in {room(facts['here'])}"


def _sees(line: list[str]) -> str:
    """`sees you from the Library, through the Gallery`."""
    if len(line) == 1:
        return f"is with you in {room(line[0])}"
    through = [room(name) for name in line[1:-1]]
    return f"sees you from {room(line[0])}{', through ' + listed(through, 'and') if through else ''}"


def _moving(rule: str, facts: dict[str, Any]) -> str:
    match rule:
        case "KDL-1.2":
            return f"{room(facts['to'])} is no space in this house: nobody stops in hallways"
        case "KDL-1.4":
            return f"{room(facts['to'])} is closed"
        case "KDL-3.10":
            return f"{PET_NAMES[facts['pet']]} is not in the house"
        case "KDL-5.1":
            return _out_of_reach(facts)
        case "KDL-5.2":
            return f"you do not hold {card(facts['card'])}"
        case "KDL-5.5":
            return f"the {card(facts['card'])} is closed: nobody jumps there"
        case "KDL-12.3":
            return _pet_stays(facts)
        case "KDL-13.2":
            return "it was agreed that cards do not move the Doctor"
    return _doctor_stays(facts)


def _out_of_reach(facts: dict[str, Any]) -> str:
    distance, points, on_cards = facts["distance"], facts["points"], facts["on_cards"]
    if distance == 0:
        return f"you are in {room(facts['to'])} already"
    if distance is None:
        return f"no way leads to {room(facts['to'])}"
    have = plural(points, "point") if points else "no points left"
    more = f", and your cards give {plural(on_cards, 'step')} more" if on_cards else ""
    missing = distance - points - on_cards
    need = f"a card that jumps there, or {plural(missing, 'step')} more, would do"
    return f"{room(facts['to'])} is {plural(distance, 'step')} away; you have {have}{more}: {need}"


def _pet_stays(facts: dict[str, Any]) -> str:
    pet = PET_NAMES[facts["pet"]]
    if not facts["carried"]:
        return "it was agreed that nobody carries pets"
    if facts["there"]:
        return f"{pet} is in {room(facts['to'])} already"
    return f"carrying {pet} costs a point, and none is left; a Move card gives more"


def _doctor_stays(facts: dict[str, Any]) -> str:
    if not facts["agreed"]:
        return "it was agreed that cards do not move the Doctor"
    if not facts["points"]:
        return "the Doctor is pushed with points of cards, and there are none; play a Move card for its steps first"
    return f"{room(facts['to'])} is not adjacent to {room(facts['doctor'])}, where the Doctor is"


def _out_of_place(rule: str, facts: dict[str, Any]) -> str:
    match rule:
        case "KDL-3.11":
            return "you have no token left to lay"
        case "KDL-4.3":
            return "you have announced the attempt: movement is over"
        case "KDL-4.4":
            return _wrong_time(facts)
        case "KDL-8.2":
            return _wrong_card(facts)
        case "KDL-8.3":
            return "it was agreed that each guest lays one token at most"
        case "KDL-8.4":
            return "it was agreed that tokens are not laid against attempts"
        case "KDL-16.1":
            return "the Doctor is a ghost, and cannot be killed"
        case "KDL-16.3":
            return "in an escape a card is drawn at the beginning of the turn, and no other"
    return "guests are attacked in an escape only, in the same space"


def _wrong_time(facts: dict[str, Any]) -> str:
    if "card" in facts:
        return f"you do not hold {card(facts['card'])}"
    return "not now: moving is for your own turn, weapons for your own attempt, foiling for when you are asked"


def _wrong_card(facts: dict[str, Any]) -> str:
    if facts["held"]:
        return f"{card(facts['card'])} cannot be laid, or lies there already"
    return f"you do not hold {card(facts['card'])}"
