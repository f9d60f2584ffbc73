"""What lies on the table as data, in the names of the rulebook."""

from __future__ import annotations

from typing import Any

from fogbound.core.chance import Seed
from fogbound.core.options import Option
from fogbound.core.position import read_zone, seat, write_zone
from fogbound.core.reading import Reading
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.settings import Settings
from fogbound.games.liars_dice.catalogue import ASIDE, BIDS, CUPS, FACES, VOCABULARY
from fogbound.games.liars_dice.state import Dice, Showdown


def write(state: Dice) -> dict[str, Any]:
    return {
        "cups": [write_zone(cup) for cup in state.cups],
        "aside": write_zone(state.aside),
        "starter": state.starter,
        "bids": write_bids(state),
        "showdown": write_showdown(state.showdown),
    }


def read(table: Reading, settings: Settings, seed: Seed) -> Dice:
    table.fields("cups", "aside", "starter", "bids", "showdown")
    state = Dice(settings, seed)
    cups = table.field("cups").items(settings.seats)
    state.cups = [read_zone(cup, CUPS[seat]) for seat, cup in enumerate(cups)]
    state.in_play = sum(len(cup) for cup in state.cups)
    state.aside = read_zone(table.maybe("aside", []), ASIDE)
    state.starter = seat(table.maybe("starter", 0), settings)
    state.bids = tuple(_read_bid(bid, settings) for bid in table.maybe("bids", []).items())
    state.showdown = read_showdown(table.maybe("showdown"), settings)
    return state


def contradiction(state: Dice) -> str | None:
    """Dice that are missing or too many, and bids that could not have been made."""
    dice, agreed = state.in_play + len(state.aside), state.settings.seats * state.settings.number("dice")
    if dice != agreed:
        return f"there are {dice} dice under the cups and set aside; {agreed} were agreed on"
    ranks = [bid.value for _, bid in state.bids]
    if ranks != sorted(set(ranks)):
        return "each bid must be higher than the one before"
    if any(not state.cups[seat].cards for seat, _ in state.bids):
        return "somebody without dice has bid"
    return _contradiction_in_turns(state)


def _contradiction_in_turns(state: Dice) -> str | None:
    turns = [step.data()[0] for step in state.agenda]
    if state.outcome is None and turns != ["Round", "LoseDice", "LiftCups", "Bid"]:
        return "the agenda must be Round, LoseDice, LiftCups and the Bid that is waited for"
    if state.outcome is None and not state.cups[state.agenda[-1].seat].cards:
        return "somebody without dice is to bid"
    return None


def write_bids(state: Dice) -> list[dict[str, Any]]:
    return [{"seat": seat, "bid": bid.noun} for seat, bid in state.bids]


def _read_bid(entry: Reading, settings: Settings) -> tuple[Seat, Option]:
    entry.fields("seat", "bid")
    return seat(entry.field("seat"), settings), bid_named(entry.field("bid"))


def bid_named(entry: Reading) -> Option:
    """A bid such as `3x5`."""
    return BIDS[entry.one_of([bid.noun for bid in BIDS])]


def write_showdown(showdown: Showdown | None) -> dict[str, Any] | None:
    if showdown is None:
        return None
    return {
        "dice": [[FACES[face] for face in cup] for cup in showdown.dice],
        "bidder": showdown.bidder,
        "bid": showdown.bid.noun,
        "caller": showdown.caller,
        "call": showdown.call.text,
        "count": showdown.count,
        "wrong": None if showdown.wrong == NO_SEAT else showdown.wrong,
    }


def read_showdown(entry: Reading, settings: Settings) -> Showdown | None:
    if entry.data is None:
        return None
    entry.fields("dice", "bidder", "bid", "caller", "call", "count", "wrong")
    wrong = entry.field("wrong")
    return Showdown(
        tuple(tuple(cup.cards(FACES)) for cup in entry.field("dice").items(settings.seats)),
        seat(entry.field("bidder"), settings),
        bid_named(entry.field("bid")),
        seat(entry.field("caller"), settings),
        VOCABULARY.named(("liar", "exact")[entry.field("call").one_of(["liar", "exact"])]),
        entry.field("count").number(0),
        NO_SEAT if wrong.data is None else seat(wrong, settings),
    )
