"""What happened, in sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, TypeAlias

from fogbound.core.agenda import Fact
from fogbound.core.mistakes import listed
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.unmatched.naming import FIGHTERS, beginning, space, title

Sentence: TypeAlias = Callable[..., str]


def fact(fact: Fact, voice: Voice) -> str:
    """Particulars beyond those a sentence needs are for programs."""
    tell = SENTENCES.get(fact[0])
    return "" if tell is None else tell(voice, *fact[1:])


def _does(seat: Seat, voice: Voice, you: str, others: str) -> str:
    return f"You {you}" if seat == voice.reader else f"{beginning(voice.name(seat))} {others}"


def _who(seat: Seat, kind: str, voice: Voice) -> str:
    """`your Sister`, `Ada's Dracula`: in a game of two with the same hero nobody else could tell."""
    name = FIGHTERS[kind].removeprefix("the ").removeprefix("a ")
    return f"{voice.whose(seat)} {name}"


def _cards(names: list[str]) -> str:
    return listed([title(name) for name in names], "and") if names else "no cards"


# The turn.


def _turn(voice: Voice, seat: Seat, number: int) -> str:
    return f"Round {number}: {voice.whose(seat)} turn begins."


def _placed(voice: Voice, seat: Seat, kind: str, where: str | None, before: str | None = None) -> str:
    if where is None:
        return f"{beginning(_who(seat, kind, voice))} is taken off the board."
    if where == before:
        return f"{beginning(_who(seat, kind, voice))} stays on {space(where)}."
    return f"{beginning(_who(seat, kind, voice))} is placed on {space(where)}."


def _fog_placed(voice: Voice, seat: Seat, where: str) -> str:
    return f"{_does(seat, voice, 'lay', 'lays')} fog on {space(where)}."


def _fog_moved(voice: Voice, mover: Seat, owner: Seat, start: str, end: str) -> str:
    if start == end:
        return f"{_does(mover, voice, 'leave', 'leaves')} the fog on {space(start)}."
    return f"{_does(mover, voice, 'move', 'moves')} fog from {space(start)} to {space(end)}."


def _maneuver(voice: Voice, seat: Seat) -> str:
    return f"{_does(seat, voice, 'maneuver', 'maneuvers')}."


def _boosted(voice: Voice, seat: Seat, card: str, boost: int) -> str:
    """The card that is discarded is told of next."""
    return f"{_does(seat, voice, 'boost', 'boosts')} the Maneuver by {boost}."


def _moved(voice: Voice, seat: Seat, kind: str, start: str, end: str, mover: Seat | None = None) -> str:
    who = _who(seat, kind, voice)
    if start == end:
        return f"{beginning(who)} stays on {space(start)}."
    if mover is not None and mover != seat:
        return f"{_does(mover, voice, 'move', 'moves')} {who} from {space(start)} to {space(end)}."
    return f"{beginning(who)} moves from {space(start)} to {space(end)}."


# Cards.


def _drew(voice: Voice, seat: Seat, count: int) -> str:
    """To others; its owner is told which."""
    if seat == voice.reader:
        return ""
    return f"{beginning(voice.name(seat))} draws {plural(count, 'card') if count > 1 else 'a card'}."


def _drew_cards(voice: Voice, seat: Seat, names: list[str]) -> str:
    return f"You draw {_cards(names)}. Only you see that."


def _exhausted(voice: Voice, seat: Seat, missing: int) -> str:
    return f"{beginning(voice.whose(seat))} deck is empty: {plural(missing, 'card')} missing, 2 damage for each."


def _discarded(voice: Voice, seat: Seat, card: str) -> str:
    return f"{_does(seat, voice, 'discard', 'discards')} {title(card)}."


def _looked(voice: Voice, viewer: Seat, seat: Seat) -> str:
    if viewer == voice.reader:
        return ""
    return f"{beginning(voice.name(viewer))} looks at {voice.whose(seat)} hand."


def _saw_hand(voice: Voice, viewer: Seat, seat: Seat, names: list[str]) -> str:
    return f"You look at {voice.whose(seat)} hand: {_cards(names)}. Only you see that."


def _showed_hand(voice: Voice, seat: Seat, names: list[str]) -> str:
    return f"{_does(seat, voice, 'show', 'shows')} the hand: {_cards(names)}."


def _turned_up(voice: Voice, seat: Seat, card: str) -> str:
    return f"{_does(seat, voice, 'turn', 'turns')} up {title(card)}."


def _took(voice: Voice, seat: Seat, card: str) -> str:
    return f"{title(card)} goes to {voice.whose(seat)} hand."


def _kept(voice: Voice, seat: Seat) -> str:
    return f"{_does(seat, voice, 'keep', 'keeps')} one of the cards drawn."


def _put_under(voice: Voice, seat: Seat) -> str:
    return f"{_does(seat, voice, 'put', 'puts')} a card under the deck."


def _put_on_top(voice: Voice, seat: Seat) -> str:
    return f"{_does(seat, voice, 'put', 'puts')} a card on top of the deck."


def _scheme(voice: Voice, seat: Seat, card: str) -> str:
    return f"{_does(seat, voice, 'play', 'plays')} the scheme {title(card)}."


# Combat.


def _attack(voice: Voice, seat: Seat, kind: str, target_seat: Seat, target: str) -> str:
    return f"{beginning(_who(seat, kind, voice))} attacks {_who(target_seat, target, voice)}."


def _laid(voice: Voice, seat: Seat) -> str:
    return f"{_does(seat, voice, 'lay', 'lays')} a card face down."


def _no_defence(voice: Voice, seat: Seat) -> str:
    return f"{_does(seat, voice, 'lay', 'lays')} no card."


def _guessed(voice: Voice, seat: Seat, number: int) -> str:
    return f"{_does(seat, voice, 'guess', 'guesses')} {number}."


def _worth(voice: Voice, seat: Seat, card: str, number: int) -> str:
    return f"{title(card)} is worth {number} now."


def _bonus(voice: Voice, seat: Seat, card: str, number: int) -> str:
    return f"{title(card)} gets {number} more." if number else ""


def _cancelled(voice: Voice, seat: Seat, card: str) -> str:
    return f"{beginning(voice.whose(seat))} {title(card)} is cancelled."


def _protected(voice: Voice, seat: Seat, card: str) -> str:
    return f"{beginning(voice.whose(seat))} {title(card)} cannot be cancelled."


def _laid_card(voice: Voice, seat: Seat, card: str) -> str:
    return f"It is {title(card)}. Only you see that."


def _laid_open(voice: Voice, seat: Seat, card: str) -> str:
    return f"{_does(seat, voice, 'lay', 'lays')} {title(card)} open."


def _turned_cards(voice: Voice, seat: Seat, attack: str | None, other: Seat, defence: str | None) -> str:
    against = f"against {title(defence)}" if defence else "against no card"
    return f"The cards are turned up: {title(attack) if attack else 'no card'} {against}."


def _guess_was(voice: Voice, seat: Seat, right: bool) -> str:
    return "The guess is right: the attack counts nothing." if right else "The guess is wrong."


def _locked(voice: Voice, seat: Seat) -> str:
    return f"{beginning(voice.whose(seat))} card is worth 0, whatever would change it."


def _took_up(voice: Voice, seat: Seat, card: str) -> str:
    return f"{title(card)} goes back to {voice.whose(seat)} hand."


def _instead(voice: Voice, chooser: Seat, seat: Seat, card: str) -> str:
    return f"{_does(chooser, voice, 'pick', 'picks')} {title(card)} as {voice.whose(seat)} attack."


def _combat(voice: Voice, attack: int, defence: int, damage: int, winner: str) -> str:
    return f"{attack} against {defence}: {damage or 'no'} damage, and the {winner} has won."


# Health.


def _damage(voice: Voice, seat: Seat, kind: str, amount: int, left: int) -> str:
    return f"{beginning(_who(seat, kind, voice))} takes {amount}, {left} left."


def _defeated(voice: Voice, seat: Seat, kind: str) -> str:
    return f"{beginning(_who(seat, kind, voice))} is defeated."


def _left(voice: Voice, seat: Seat, kind: str) -> str:
    return f"{beginning(_who(seat, kind, voice))} leaves the board."


def _recovered(voice: Voice, seat: Seat, kind: str, amount: int, health: int) -> str:
    return f"{beginning(_who(seat, kind, voice))} recovers {amount}, to {health}."


def _bites(voice: Voice, seat: Seat) -> str:
    return f"{beginning(voice.whose(seat))} Dracula bites."


def _became(voice: Voice, seat: Seat, form: str) -> str:
    return f"{beginning(voice.whose(seat))} hero becomes {form.capitalize()}."


def _vanished(voice: Voice, seat: Seat) -> str:
    return f"{beginning(voice.whose(seat))} Invisible Man vanishes."


def _swapped(voice: Voice, seat: Seat, kind: str, other: Seat, other_kind: str) -> str:
    return f"{beginning(_who(seat, kind, voice))} and {_who(other, other_kind, voice)} change places."


# What is said and picked.


def _named(voice: Voice, seat: Seat, number: int) -> str:
    return f"{_does(seat, voice, 'say', 'says')} {number}."


def _opponent(voice: Voice, seat: Seat, other: Seat) -> str:
    return f"{_does(seat, voice, 'pick', 'picks')} {voice.name(other)}."


def _chose(voice: Voice, seat: Seat, other: Seat, kind: str) -> str:
    return f"{_does(seat, voice, 'pick', 'picks')} {_who(other, kind, voice)}."


def _gained_action(voice: Voice, seat: Seat) -> str:
    return f"{_does(seat, voice, 'gain', 'gains')} an action."


def _won(voice: Voice, seats: list[Seat]) -> str:
    verb = "have" if len(seats) > 1 or seats[0] == voice.reader else "has"
    return f"{beginning(voice.several(seats))} {verb} won."


SENTENCES: Final[dict[str, Sentence]] = {
    "turn": _turn,
    "placed": _placed,
    "returned": _placed,
    "fog_placed": _fog_placed,
    "fog_moved": _fog_moved,
    "maneuver": _maneuver,
    "boosted": _boosted,
    "moved": _moved,
    "drew": _drew,
    "drew_cards": _drew_cards,
    "exhausted": _exhausted,
    "discarded": _discarded,
    "looked": _looked,
    "saw_hand": _saw_hand,
    "showed_hand": _showed_hand,
    "turned_up": _turned_up,
    "kept": _kept,
    "put_under": _put_under,
    "put_on_top": _put_on_top,
    "scheme": _scheme,
    "attack": _attack,
    "laid": _laid,
    "no_defence": _no_defence,
    "guess": _guessed,
    "worth": _worth,
    "bonus": _bonus,
    "cancelled": _cancelled,
    "protected": _protected,
    "locked": _locked,
    "laid_card": _laid_card,
    "laid_open": _laid_open,
    "turned_cards": _turned_cards,
    "guessed": _guess_was,
    "took_up": _took_up,
    "instead": _instead,
    "combat": _combat,
    "took": _took,
    "chose": _chose,
    "damage": _damage,
    "defeated": _defeated,
    "left": _left,
    "recovered": _recovered,
    "bites": _bites,
    "became": _became,
    "vanished": _vanished,
    "swapped": _swapped,
    "named": _named,
    "opponent": _opponent,
    "gained_action": _gained_action,
    "won": _won,
}
"""By the kind of fact."""
