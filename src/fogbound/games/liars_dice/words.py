"""Liar's Dice in sentences."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.agenda import Fact
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.voice import Voice, plural

FACE_WORDS: Final = {"1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}


def claim(bid: str) -> str:
    """`3x5` as `three fives` is said at a table: here `3 fives`."""
    number, face = bid.split("x")
    word = FACE_WORDS[face]
    return plural(int(number), word, "sixes" if face == "6" else f"{word}s")


def position(view: Sight, voice: Voice) -> str:
    lines = [_cup(seat, cup, voice) for seat, cup in enumerate(view.cups)]
    in_play = sum(cup["count"] for cup in view.cups)
    lines.append(f"{plural(in_play, 'die', 'dice')} under all cups; {_wild(view.settings['wild'])}.")
    if view.bids:
        said = ", ".join(f"{voice.name(bid['seat'])} {claim(bid['bid'])}" for bid in view.bids)
        lines.append(f"Bids of this round: {said}.")
    return "\n".join(lines)


def _cup(seat: int, cup: dict[str, Any], voice: Voice) -> str:
    name = voice.name(seat).capitalize() if seat == voice.reader else voice.name(seat)
    if not cup["count"]:
        return f"{name}: out of the game"
    dice = " ".join("▒" if face is None else face for face in cup["cards"])
    return f"{name}: {dice}"


def _wild(wild: str) -> str:
    return "no face is wild" if wild == "none" else f"{wild} are wild"


def question(view: Sight, voice: Voice) -> str:
    seat = view.decision["seat"]
    if not view.bids:
        return f"{voice.does(seat, 'begin', 'begins')} the round with a bid."
    last = view.bids[-1]
    call = "call" if seat == voice.reader else "calls"
    return f"{voice.does(seat, 'bid', 'bids')} higher than {voice.whose(last['seat'])} {claim(last['bid'])}, or {call}."


def choice(option: Option, view: Sight, voice: Voice) -> str:
    if option.verb == "bid":
        return claim(option.noun)
    last = view.bids[-1]
    if option.verb == "exact":
        return f"call it exact: {claim(last['bid'])}, no more and no fewer"
    return f"call {voice.name(last['seat'])} a liar"


def fact(fact: Fact, voice: Voice) -> str:
    match fact:
        case ("rolled", seat, count):
            return f"All roll: {plural(count, 'die', 'dice')} under the cups. {voice.does(seat, 'begin', 'begins')}."
        case ("own_dice", seat, dice):
            return f"{voice.does(seat, 'have', 'has')} {' '.join(dice)}."
        case ("bid", seat, bid):
            return f"{voice.does(seat, 'bid', 'bids')} {claim(bid)}."
        case ("liar", seat, _):
            return f"{voice.does(seat, 'do', 'does')} not believe it: “Liar!”"
        case ("exact", seat, _):
            return f"{voice.does(seat, 'say', 'says')} that it is exact."
        case ("lifted", bidder, bid, count, dice):
            said = f"{voice.whose(bidder)} {claim(bid)}"
            return f"The cups are lifted: {_shown(dice, voice)}. {count} of them for {said}."
        case ("lost", seat, lost, left):
            return f"{voice.does(seat, 'lose', 'loses')} {plural(lost, 'die', 'dice')}: {left or 'none'} left."
        case ("regained", seat, count):
            return f"{voice.does(seat, 'take', 'takes')} a die back: {plural(count, 'die', 'dice')} again."
        case ("won", seat):
            return f"{voice.does(seat, 'have', 'has')} won."
    return ""


def _shown(dice: list[list[str]], voice: Voice) -> str:
    return "; ".join(f"{voice.name(seat)} {' '.join(cup)}" for seat, cup in enumerate(dice) if cup)


def refusal(refusal: Refusal, voice: Voice) -> str:
    facts = refusal.facts
    match refusal.rule:
        case "LD-3.3":
            return f"there are only {plural(facts['in_play'], 'die', 'dice')} under all cups"
        case "LD-3.4":
            return f"a bid must be higher than {claim(facts['last_bid'])}: more dice, or as many of a higher face"
        case "LD-4.1":
            return "there is no bid yet that could be called"
        case _:
            return "it was agreed that bids cannot be called exact"


def ending(outcome: dict[str, Any], voice: Voice) -> str:
    winner = outcome["winners"][0]
    return f"{voice.does(winner, 'win', 'wins')}: nobody else has dice left."
