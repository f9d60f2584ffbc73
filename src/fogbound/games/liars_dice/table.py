"""What lies on the table as data, in the names of the rulebook."""

from __future__ import annotations

from typing import Any

from fogbound.core.chance import Seed
from fogbound.core.options import Option
from fogbound.core.position import read_zone, seat, write_zone
from fogbound.core.reading import Reading
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.settings import Settings
from fogbound.games.liars_dice.bidding import forbids_bid
from fogbound.games.liars_dice.catalogue import ASIDE, BIDS, CUPS, FACES, VOCABULARY
from fogbound.games.liars_dice.counting import WILD, Showdown
from fogbound.games.liars_dice.state import Dice


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


def write_bids(state: Dice) -> list[dict[str, Any]]:
    return [{"seat": seat, "bid": bid.noun} for seat, bid in state.bids]


def _read_bid(entry: Reading, settings: Settings) -> tuple[Seat, Option]:
    entry.fields("seat", "bid")
    return seat(entry.field("seat"), settings), _bid_named(entry.field("bid"))


def _bid_named(entry: Reading) -> Option:
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
    """What was seen; what follows from it may be left out, but may not be wrong."""
    if entry.data is None:
        return None
    showdown = Showdown(
        tuple(tuple(cup.cards(FACES)) for cup in entry.field("dice").items(settings.seats)),
        WILD[settings.word("wild")],
        seat(entry.field("bidder"), settings),
        _bid_named(entry.field("bid")),
        seat(entry.field("caller"), settings),
        VOCABULARY.named(("liar", "exact")[entry.field("call").one_of(["liar", "exact"])]),
    )
    follows = write_showdown(showdown) or {}
    for name, given in entry.fields(*follows).items():
        if given != follows[name]:
            raise entry.field(name).wrong(f"should be {follows[name]}: that follows from the dice and the call")
    return showdown


def contradiction(state: Dice) -> str | None:
    """The first thing that could not have come about in a game."""
    return _wrong_dice(state) or _wrong_players(state) or _wrong_bid(state) or _wrong_agenda(state)


def _wrong_dice(state: Dice) -> str | None:
    each = state.settings.number("dice")
    agreed, found = each * state.settings.seats, state.in_play + len(state.aside)
    if found != agreed:
        return f"there are {found} dice under the cups and set aside; {agreed} were agreed on"
    too_full = [cup.place.name for cup in state.cups if len(cup) > each]
    return f"{too_full[0]} holds more than the {each} dice of its player" if too_full else None


def _wrong_players(state: Dice) -> str | None:
    still_in = [cup.place.owner for cup in state.cups if cup.cards]
    if state.outcome is not None:
        return None if state.outcome.winners == still_in else "the winner must be the only player who has dice"
    if len(still_in) < 2:
        return "fewer than two players have dice, but the outcome is not given"
    return None if state.starter in still_in else f"seat {state.starter} cannot begin the round: it has no dice"


def _wrong_bid(state: Dice) -> str | None:
    """The bids are made again, one after the other."""
    again = state.clone()
    again.bids = ()
    for bidder, bid in state.bids:
        if bidder != again.turn():
            return f"seat {bidder} could not bid {bid.noun}: it was the turn of seat {again.turn()}"
        rule = forbids_bid(again, bid)
        if rule is not None:
            return f"seat {bidder} could not bid {bid.noun}: {rule.id} forbids it"
        again.bids += ((bidder, bid),)
    return None


def _wrong_agenda(state: Dice) -> str | None:
    agenda = [step.data() for step in state.agenda]
    if state.outcome is not None:
        return "nothing can be left on the agenda of a game that is over" if agenda or state.bids else None
    turn = state.turn()
    right = [["Round"], ["LoseDice"], ["LiftCups"], ["Bid", turn]]
    return None if agenda == right else f"the agenda must be Round, LoseDice, LiftCups and the Bid of seat {turn}"
