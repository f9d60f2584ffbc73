"""Liar's Dice in sentences."""

from __future__ import annotations

import textwrap
from typing import Any, Final

from fogbound.core.agenda import Fact
from fogbound.core.options import Option
from fogbound.core.players import Sight
from fogbound.core.refusals import Refusal
from fogbound.core.seats import Seat
from fogbound.core.voice import Hint, Voice, plural
from fogbound.games.liars_dice.catalogue import VOCABULARY, face_of
from fogbound.games.liars_dice.insight import chances

FACE_WORDS: Final = {"1": "one", "2": "two", "3": "three", "4": "four", "5": "five", "6": "six"}
WIDTH: Final = 76


def claim(bid: str) -> str:
    """`3x5` is `3 fives`."""
    number, face = bid.split("x")
    word = FACE_WORDS[face]
    return plural(int(number), word, "sixes" if face == "6" else f"{word}s")


def truth(count: int) -> str:
    """How many dice counted when the cups were lifted."""
    return f"there {'was' if count == 1 else 'were'} {count or 'none'}"


def wild(view: Sight) -> str:
    face: str = view.settings["wild"]
    return "no face is wild" if face == "none" else f"{face} are wild"


def position(view: Sight, voice: Voice) -> str:
    """A line for each cup, with an arrow before whoever is to choose, and what else lies open."""
    names = ["You" if seat == voice.reader else voice.name(seat) for seat in range(len(view.cups))]
    longest = max(len(name) for name in names)
    lines = [_cup(view, seat, name.ljust(longest)) for seat, name in enumerate(names)]
    in_play = sum(cup["count"] for cup in view.cups)
    lines.append(f"{plural(in_play, 'die', 'dice')} under all cups; {wild(view)}.")
    if len(view.bids) > 1:
        earlier = [f"{voice.name(bid['seat'])} {claim(bid['bid'])}" for bid in view.bids[:-1]]
        lines.append(textwrap.fill(f"Earlier bids: {', '.join(earlier)}.", WIDTH))
    if view.showdown is not None:
        lines.insert(0, f"{'':{longest + 28}}Last round")
        lines.append(f"Last round: {last_round(view.showdown, voice)}")
    return "\n".join(lines)


def _cup(view: Sight, seat: Seat, name: str) -> str:
    """An arrow, a name, the dice, what was bid last, and what the cup hid in the last round."""
    arrow = "→" if view.decision is not None and view.decision["seat"] == seat else ""
    now = " ".join(["▒" if face is None else face for face in view.cups[seat]["cards"]]) or "no dice"
    bid = f"“{claim(view.bids[-1]['bid'])}”" if view.bids and view.bids[-1]["seat"] == seat else ""
    before = "" if view.showdown is None else " ".join(view.showdown["dice"][seat])
    return f"{arrow:2}{name}  {now:11}{bid:13}{before}".rstrip()


def seat(view: Sight, seat: Seat, voice: Voice) -> str:
    """`4 dice, bid 3 fives`."""
    count = view.cups[seat]["count"]
    if not count:
        return "out of the game"
    made = [claim(bid["bid"]) for bid in view.bids if bid["seat"] == seat]
    return f"{plural(count, 'die', 'dice')}, bid {made[-1]}" if made else plural(count, "die", "dice")


def hints(view: Sight, voice: Voice) -> list[Hint]:
    """How likely the last bid is to be true, and for who is to choose, the lowest bid of each face."""
    if view.outcome is not None:
        return []
    told = []
    if view.bids:
        last = view.bids[-1]
        told.append(_hint(view, last["bid"], f"{voice.whose(last['seat'])} {claim(last['bid'])}"))
    offered: list[str] = [text for text in view.decision.get("options", []) if text.startswith("bid")]
    lowest = {face_of(VOCABULARY.named(text)): text.removeprefix("bid ") for text in reversed(offered)}
    return told + [_hint(view, lowest[face], claim(lowest[face])) for face in sorted(lowest)]


def _hint(view: Sight, bid: str, label: str) -> Hint:
    chance = chances(view, [f"bid {bid}"])[f"bid {bid}"]
    return Hint(label, f"{_percent(chance)} likely to be there", chance)


def _percent(chance: float) -> str:
    """Nothing is called certain, or impossible, that is not."""
    if 0.99 < chance < 1:
        return "more than 99%"
    return "less than 1%" if 0 < chance < 0.01 else f"{chance:.0%}"


def last_round(showdown: dict[str, Any], voice: Voice) -> str:
    """What was bid when cups were last lifted, what there was, and who was right."""
    bid = _bid_and_truth(showdown["bidder"], showdown["bid"], showdown["count"], voice)
    if showdown["wrong"] is None:
        return f"{bid} {voice.does(showdown['caller'], 'called', 'called')} it exact."
    return f"{bid} {voice.does(showdown['wrong'], 'were', 'was')} wrong."


def question(view: Sight, voice: Voice) -> str:
    seat = view.decision["seat"]
    if not view.bids:
        return f"{voice.does(seat, 'begin', 'begins')} the round with a bid."
    last = f"{voice.whose(view.bids[-1]['seat'])} {claim(view.bids[-1]['bid'])}"
    if view.bids[-1]["bid"] == f"{sum(cup['count'] for cup in view.cups)}x6":
        return f"Nothing is higher than {last}: {voice.name(seat)} must call."
    return f"{'Bid' if seat == voice.reader else f'{voice.name(seat)} has to bid'} higher than {last}, or call."


def choice(option: Option, view: Sight, voice: Voice) -> str:
    if option.verb == "bid":
        return claim(option.noun)
    if not view.bids:
        return "Call a liar" if option.verb == "liar" else "Call it exact"
    last = view.bids[-1]
    if option.verb == "liar":
        return f"Call {voice.name(last['seat'])} a liar"
    return f"Call it exact: {claim(last['bid'])}, no more and no fewer"


def fact(fact: Fact, voice: Voice) -> str:
    return _said(fact, voice) or _came_of_it(fact, voice)


def _said(fact: Fact, voice: Voice) -> str:
    """From the roll to the call."""
    match fact:
        case ("rolled", starter, count):
            return f"A new round with {count} dice. {voice.does(starter, 'begin', 'begins')}."
        case ("own_dice", seat, dice):
            return f"{voice.does(seat, 'roll', 'rolls')} {' '.join(dice)}."
        case ("bid", seat, bid):
            return f"{voice.does(seat, 'bid', 'bids')} {claim(bid)}."
        case ("liar", caller, bidder, bid):
            return f"{voice.does(caller, 'do', 'does')} not believe {voice.whose(bidder)} {claim(bid)}: “Liar!”"
        case ("exact", caller, bidder, bid):
            return f"{voice.does(caller, 'call', 'calls')} {voice.whose(bidder)} {claim(bid)} exact."
    return ""


def _came_of_it(fact: Fact, voice: Voice) -> str:
    """From lifting the cups to the next round or the end."""
    match fact:
        case ("lifted", bidder, bid, count, cups):
            shown = "; ".join([f"{voice.name(seat)} {' '.join(dice)}" for seat, dice in enumerate(cups) if dice])
            return f"The cups are lifted: {shown}. {_bid_and_truth(bidder, bid, count, voice)}"
        case ("right", caller):
            return f"{voice.does(caller, 'are', 'is')} right: nobody loses a die."
        case ("regained", seat, count):
            return f"{voice.does(seat, 'take a die back and have', 'takes a die back and has')} {count}."
        case ("lost", seat, lost, left):
            lost_dice, rest = "a die" if lost == 1 else f"{lost} dice", f"{left} left"
            you, others = (f"have {rest}", f"has {rest}") if left else ("are out of the game", "is out of the game")
            return f"{voice.does(seat, f'lose {lost_dice} and {you}', f'loses {lost_dice} and {others}')}."
        case ("won", winner):
            return f"{voice.does(winner, 'win', 'wins')}."
    return ""


def _bid_and_truth(bidder: Seat, bid: str, count: int, voice: Voice) -> str:
    return f"{voice.does(bidder, 'bid', 'bid')} {claim(bid)}; {truth(count)}."


def refusal(refusal: Refusal, voice: Voice) -> str:
    facts = refusal.facts
    match refusal.rule:
        case "LD-3.3":
            return f"there are only {facts['in_play']} dice under all cups"
        case "LD-3.4":
            return f"a bid must be higher than {claim(facts['last_bid'])}: more dice, or as many of a higher face"
        case "LD-4.1":
            return "there is no bid yet that could be called"
        case _:
            return "it was agreed that bids cannot be called exact"


def ending(outcome: dict[str, Any], voice: Voice) -> str:
    return f"{voice.does(outcome['winners'][0], 'win', 'wins')}: nobody else has dice left."
