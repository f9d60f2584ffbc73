"""Every step that can stand on the agenda, with the kinds of its arguments."""

from __future__ import annotations

from typing import Final

from fogbound.core import position
from fogbound.core.reading import Reading
from fogbound.core.seats import Seat
from fogbound.core.settings import Settings
from fogbound.games.unmatched import (
    abilities,
    actions,
    attack,
    cards_dracula,
    cards_invisible_man,
    cards_sherlock,
    choosing,
    committing,
    effects,
    fog,
    maneuver,
    moving,
    placing,
    setup,
    showing,
    sorting,
    turns,
)
from fogbound.games.unmatched.agreed import agreed
from fogbound.games.unmatched.cards import WINDOWS
from fogbound.games.unmatched.fields import FARTHEST
from fogbound.games.unmatched.fighters import FIGHTER, FIGHTERS, Fighter


def fighter(argument: Reading, settings: Settings) -> Fighter:
    """One of those who take part."""
    parties = agreed(settings).parties
    known = [FIGHTERS[fighter] for party in parties for fighter in party]
    return FIGHTER[known[argument.one_of(known)]]


def where(argument: Reading, settings: Settings) -> int:
    return argument.one_of(placing.WHERE)


def whom(argument: Reading, settings: Settings) -> int:
    return argument.one_of(choosing.WHOM)


def window(argument: Reading, settings: Settings) -> int:
    return argument.one_of(WINDOWS)


def part(argument: Reading, settings: Settings) -> int:
    return argument.number(0, effects.MOST_PARTS - 1)


def far(argument: Reading, settings: Settings) -> int:
    return argument.number(fog.WITHOUT_FIGHTERS, FARTHEST)


def steps(argument: Reading, settings: Settings) -> int:
    return argument.number(0, FARTHEST)


def flag(argument: Reading, settings: Settings) -> bool:
    return argument.flag()


def secret(argument: Reading, settings: Settings) -> tuple[Seat, Seat]:
    """A seat, and who sees its secret choices as well."""
    found = position.seat(argument, settings)
    return found, agreed(settings).partners[found]


def choose_attack_card(seats: tuple[Seat, Seat]) -> committing.ChooseAttackCard:
    return committing.ChooseAttackCard(*seats)


def may_defend(seats: tuple[Seat, Seat]) -> committing.MayDefend:
    return committing.MayDefend(*seats)


def keep_one(seats: tuple[Seat, Seat]) -> sorting.KeepOne:
    return sorting.KeepOne(*seats)


def put_under(seats: tuple[Seat, Seat]) -> sorting.PutUnder:
    return sorting.PutUnder(*seats)


def put_on_top(seats: tuple[Seat, Seat], count: int) -> sorting.PutOnTop:
    return sorting.PutOnTop(*seats, count)


_seat: Final = position.seat
_form: Final = position.StepForm

STEPS: Final = {
    "Enter": _form(setup.Enter, _seat),
    "PlaceSidekick": _form(setup.PlaceSidekick, _seat, fighter),
    "PlaceToken": _form(setup.PlaceToken, _seat),
    "Turn": _form(turns.Turn, _seat),
    "StartAbility": _form(turns.StartAbility, _seat),
    "NextAction": _form(turns.NextAction, _seat),
    "TakeAction": _form(actions.TakeAction, _seat),
    "EndScheme": _form(actions.EndScheme, _seat),
    "NextTurn": _form(turns.NextTurn),
    "Bite": _form(abilities.Bite, _seat),
    "ChangeForm": _form(abilities.ChangeForm, _seat),
    "MayBoost": _form(maneuver.MayBoost, _seat),
    "MoveFighters": _form(maneuver.MoveFighters, _seat),
    "ChooseMover": _form(maneuver.ChooseMover, _seat),
    "EndManeuver": _form(maneuver.EndManeuver, _seat),
    "ChooseTarget": _form(attack.ChooseTarget, _seat, fighter),
    "ChooseAttackCard": _form(choose_attack_card, secret),
    "MayDefend": _form(may_defend, secret),
    "Guess": _form(committing.Guess, _seat),
    "TurnUp": _form(attack.TurnUp),
    "CardEffect": _form(effects.CardEffect, _seat, window, part),
    "DealDamage": _form(attack.DealDamage),
    "EndCombat": _form(attack.EndCombat),
    "MoveFighter": _form(moving.MoveFighter, _seat, fighter, steps),
    "PlaceFighter": _form(placing.PlaceFighter, _seat, fighter, where),
    "ReturnFighter": _form(placing.ReturnFighter, _seat, fighter, where),
    "ChooseFighter": _form(choosing.ChooseFighter, _seat, whom),
    "ChooseOpponent": _form(choosing.ChooseOpponent, _seat),
    "NameNumber": _form(choosing.NameNumber, _seat),
    "DiscardDown": _form(showing.DiscardDown, _seat),
    "ThrowAway": _form(showing.ThrowAway, _seat, flag),
    "MayPay": _form(showing.MayPay, _seat),
    "PickFromHand": _form(showing.PickFromHand, _seat),
    "DiscardNamed": _form(showing.DiscardNamed, _seat),
    "DrawUpTo": _form(sorting.DrawUpTo, _seat, steps),
    "KeepOne": _form(keep_one, secret),
    "PutUnder": _form(put_under, secret),
    "PutOnTop": _form(put_on_top, secret, steps),
    "PickToken": _form(fog.PickToken, _seat, _seat, far),
    "MoveToken": _form(fog.MoveToken, _seat, _seat, far),
    "SendEachToken": _form(fog.SendEachToken, _seat),
    "MayDeduce": _form(cards_sherlock.MayDeduce, _seat),
    "TakeInstead": _form(cards_dracula.TakeInstead, _seat),
    "JumpOrShift": _form(cards_invisible_man.JumpOrShift, _seat),
}
