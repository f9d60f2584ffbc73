"""What lies on the table, in words."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.mistakes import listed
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.unmatched.naming import (
    beginning,
    called,
    described,
    facts_of,
    fighter,
    hero_name,
    kind_of,
    space,
    title,
)
from fogbound.games.unmatched.printed import MAPS

STATES: Final = {"defeated": "defeated", "away": "vanished", "waiting": "not on the board yet"}


def position(view: Sight, voice: Voice) -> str:
    lines = [_heading(view), ""]
    for seat in range(len(view.heroes)):
        lines += _party(view, seat, voice)
    if view.combat is not None:
        lines += ["", *combat_lines(view, voice)]
    if view.seat is not None:
        lines += ["", *_hand(view)]
    return "\n".join(lines)


def _heading(view: Sight) -> str:
    where = MAPS[view.settings["map"]]["name"]
    return f"{where}. Round {view.turn['round']}." if view.turn["round"] else f"{where}. Setting up."


def _party(view: Sight, seat: Seat, voice: Voice) -> list[str]:
    """A seat with its cards, and below it a line for each fighter."""
    turn = "→" if view.turn["seat"] == seat and view.outcome is None else " "
    side = f", side {'AB'[view.sides[seat]]}" if len(set(view.sides)) < len(view.sides) else ""
    who = f"{beginning(voice.name(seat))}, {hero_name(view.heroes[seat])}{side}"
    lines = [f"{turn} {who}: {'out of the game' if view.out[seat] else _cards(view, seat)}"]
    party = [one for one in view.fighters if one["seat"] == seat]
    lines += [f"    {beginning(_plain(view, one))}: {_standing(view, one)}" for one in party]
    if view.fog[seat]:
        lines.append(f"    Fog: {', '.join([space(name) for name in view.fog[seat]])}")
    return lines


def _plain(view: Sight, one: dict[str, Any]) -> str:
    return called(kind_of(view, one), one["seat"], Voice([]))


def _cards(view: Sight, seat: Seat) -> str:
    hand, deck, gone = view.hands[seat]["count"], view.decks[seat]["count"], len(view.discards[seat])
    return f"{plural(hand, 'card')} in hand, {deck} in the deck, {gone} discarded"


def _standing(view: Sight, one: dict[str, Any]) -> str:
    if one["state"] in STATES:
        return STATES[one["state"]]
    return f"{space(one['at'])}, health {one['health']} of {one['most']}"


# A combat.


def combat_lines(view: Sight, voice: Voice) -> list[str]:
    combat = view.combat
    attacker, target = fighter(view, combat["attacker"], voice), fighter(view, combat["target"], voice)
    lines = [f"{beginning(attacker)} attacks {target}."]
    for side, word in (("attack", "Attack"), ("defence", "Defence")):
        shown = combat[side]
        if shown is not None and shown["card"] is not None:
            lines.append(f"{word}: {title(shown['card'])}{_worth(shown)}.")
    if combat["guess"] is not None:
        lines.append(f"The guess is {combat['guess']}.")
    if combat["damage"] is not None:
        lines.append(f"{plural(combat['damage'], 'point')} of combat damage; the {_winner(combat)} has won.")
    return lines


def _winner(combat: dict[str, Any]) -> str:
    return "attacker" if combat["winner"] == "attacker" else "defender"


def _worth(shown: dict[str, Any]) -> str:
    """`, worth 5 (4 + 1), effects cancelled`."""
    if shown["value"] is None:
        return ""
    marks = [word for word in ("ignored", "cancelled") if shown[word]]
    if shown["locked"] is not None:
        marks.append("locked")
    return f", worth {shown['value']}{' (' + listed(marks, 'and') + ')' if marks else ''}"


# A hand.


def _hand(view: Sight) -> list[str]:
    lines = []
    laid = [name for name in view.laid[view.seat]["cards"] if name is not None]
    if laid:
        lines.append(f"Face down before you: {listed([title(name) for name in laid], 'and')}.")
    held = view.hands[view.seat]["cards"]
    if not held:
        return [*lines, "Your hand is empty."]
    lines.append("Your hand:")
    for name in dict.fromkeys(held):
        count = held.count(name)
        times = f"{count} × " if count > 1 else ""
        lines.append(f"  {times}{described(facts_of(view, view.seat, name))}")
    return lines


def seat(view: Sight, seat: Seat, voice: Voice) -> str:
    """`Dracula 9, two Sisters; 4 cards, 19 in the deck`."""
    if view.out[seat]:
        return f"{hero_name(view.heroes[seat])}, out of the game"
    hero, *others = [one for one in view.fighters if one["seat"] == seat]
    name = beginning(called(kind_of(view, hero), seat, voice))
    state = STATES.get(hero["state"], str(hero["health"]))
    kin = _sidekicks(others)
    cards = f"{plural(view.hands[seat]['count'], 'card')}, {view.decks[seat]['count']} in the deck"
    return f"{name} {state}{kin}; {cards}"


def _sidekicks(others: list[dict[str, Any]]) -> str:
    if not others:
        return ""
    if others[0]["kind"] == "watson":
        return f", Watson {others[0]['health'] or 'defeated'}"
    alive = [one for one in others if one["state"] != "defeated"]
    return f", {plural(len(alive), 'Sister')}" if alive else ", no Sisters"
