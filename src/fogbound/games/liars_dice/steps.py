"""LD-2 to LD-8: what happens, in the order of the rules."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core import position
from fogbound.core.agenda import Decision, Effect
from fogbound.core.options import Option
from fogbound.core.refusals import Rule
from fogbound.core.seats import EVERYONE, NO_SEAT, Seat, only
from fogbound.games.liars_dice.bidding import beyond_highest, exact_agreed, forbids_bid, forbids_call, lowest
from fogbound.games.liars_dice.catalogue import ASIDE, BIDS, CUPS, EXACT, FACES, LIAR, MOST_SEATS, SIDES, number_of
from fogbound.games.liars_dice.counting import WILD, Showdown, cost_of_mistake
from fogbound.games.liars_dice.state import Dice


class Round(Effect[Dice]):
    """A round; the next follows it until only one player has dice."""

    def run(self, state: Dice) -> None:
        still_in = [cup for cup in state.cups if cup.cards]
        if len(still_in) == 1:
            end(state, still_in[0].place.owner)
        else:
            state.then(ROLL, BID[state.starter], LIFT_CUPS, LOSE_DICE, ROUND)


class Roll(Effect[Dice]):
    """LD-2: everybody who has dice rolls them under the cup."""

    def run(self, state: Dice) -> None:
        players = sum([cup.place.seers for cup in state.cups if cup.cards])
        thrown = state.throws(state.in_play, SIDES, players)
        first = 0
        for cup in state.cups:
            if cup.cards:
                beyond = first + len(cup.cards)
                state.cups[cup.place.owner] = cup.place.holding(thrown[first:beyond])
                first = beyond
        if state.telling:
            tell_of_roll(state)


class Bid(Decision[Dice]):
    """LD-3 and LD-4: bid higher, or call the last bid."""

    def options(self, state: Dice) -> list[Option]:
        offered = BIDS[lowest(state) : beyond_highest(state)]
        if state.bids:
            offered.append(LIAR)
            if exact_agreed(state):
                offered.append(EXACT)
        return offered

    def choose(self, state: Dice, option: Option) -> None:
        if option.verb == "bid":
            state.bids += ((self.seat, option),)
            state.then(BID[state.next_with_dice(self.seat)])
            if state.telling:
                state.tell(EVERYONE, ("bid", self.seat, option.noun))
        else:
            state.call = (self.seat, option)
            bidder, bid = state.bids[-1]
            if state.telling:
                state.tell(EVERYONE, (option.verb, self.seat, bidder, bid.noun))

    def forced(self, state: Dice) -> Option | None:
        """LD-4.3."""
        highest_made = lowest(state) >= beyond_highest(state)
        return LIAR if highest_made and not exact_agreed(state) else None

    def forbids(self, state: Dice, option: Option) -> Rule | None:
        return forbids_bid(state, option) if option.verb == "bid" else forbids_call(state, option)

    def facts(self, state: Dice, option: Option, rule: Rule) -> dict[str, Any]:
        return {"in_play": state.in_play, "last_bid": state.bids[-1][1].noun if state.bids else None}


class LiftCups(Effect[Dice]):
    """LD-5: all dice are seen and counted."""

    def run(self, state: Dice) -> None:
        state.disclose(EVERYONE)
        bidder, bid = state.bids[-1]
        assert state.call is not None
        caller, call = state.call
        dice = tuple([cup.cards for cup in state.cups])
        state.showdown = Showdown(dice, WILD[state.settings.word("wild")], bidder, bid, caller, call)
        if state.telling:
            shown = [[FACES[face] for face in cup] for cup in dice]
            state.tell(EVERYONE, ("lifted", bidder, bid.noun, state.showdown.count, shown))


class LoseDice(Effect[Dice]):
    """LD-6 and LD-7: who is wrong loses dice and begins the next round."""

    def run(self, state: Dice) -> None:
        showdown = state.showdown
        assert showdown is not None
        state.bids, state.call = (), None
        if showdown.wrong == NO_SEAT:
            state.starter = showdown.caller
            state.tell(EVERYONE, ("right", showdown.caller))
            take_die_back(state, showdown.caller)
        else:
            cost = cost_of_mistake(state.settings.word("loss"), number_of(showdown.bid), showdown.count)
            lose(state, showdown.wrong, cost)
            still_in = state.cups[showdown.wrong].cards
            state.starter = showdown.wrong if still_in else state.next_with_dice(showdown.wrong)


def lose(state: Dice, loser: Seat, count: int) -> None:
    """LD-6.3 and LD-6.4: the dice set aside are seen by all."""
    cup = state.cups[loser].cards
    lost = cup[:count]
    state.cups[loser] = CUPS[loser].holding(cup[count:])
    state.aside = ASIDE.holding(lost + state.aside.cards)
    state.in_play -= len(lost)
    if state.telling:
        state.tell(EVERYONE, ("lost", loser, len(lost), len(cup) - len(lost)))


def take_die_back(state: Dice, caller: Seat) -> None:
    """LD-6.5."""
    cup, aside = state.cups[caller].cards, state.aside.cards
    if state.settings.word("exact") == "regain" and len(cup) < state.settings.number("dice"):
        state.cups[caller] = CUPS[caller].holding((*cup, aside[0]))
        state.aside = ASIDE.holding(aside[1:])
        state.in_play += 1
        if state.telling:
            state.tell(EVERYONE, ("regained", caller, len(cup) + 1))


def end(state: Dice, winner: Seat) -> None:
    """LD-8."""
    seats = range(len(state.cups))
    losers = [seat for seat in seats if seat != winner]
    scores = [float(len(losers)) if seat == winner else -1.0 for seat in seats]
    state.end([winner], losers, scores, "last_with_dice")
    if state.telling:
        state.tell(EVERYONE, ("won", winner))


def tell_of_roll(state: Dice) -> None:
    """LD-2.2: that all have rolled is told to everybody, what lies under a cup to its player."""
    state.tell(EVERYONE, ("rolled", state.starter, state.in_play))
    for seat, cup in enumerate(state.cups):
        if cup.cards:
            state.tell(only(seat), ("own_dice", seat, [FACES[face] for face in cup.cards]))


ROUND: Final = Round()
ROLL: Final = Roll()
BID: Final = [Bid(seat) for seat in range(MOST_SEATS)]
LIFT_CUPS: Final = LiftCups()
LOSE_DICE: Final = LoseDice()

STEPS: Final = {
    "Round": position.StepForm(Round),
    "Roll": position.StepForm(Roll),
    "Bid": position.StepForm(Bid, position.seat),
    "LiftCups": position.StepForm(LiftCups),
    "LoseDice": position.StepForm(LoseDice),
}
