"""What lies on the table, in words."""

from __future__ import annotations

from typing import Final

from fogbound.core.mistakes import listed
from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.kill_doctor_lucky.agreed import called
from fogbound.games.kill_doctor_lucky.houses import next_stops
from fogbound.games.kill_doctor_lucky.naming import PET_NAMES, beginning, card, described, does, numbered, room, who
from fogbound.games.kill_doctor_lucky.printed import BOARDS

STOPS_NAMED: Final = 4
"""So many of the Doctor's next stops are named."""


def position(view: Sight, voice: Voice) -> str:
    lines = [_house(view), *_cards(view), _doctor(view), *_pets(view), "", *_people(view, voice)]
    if view.attempt is not None:
        lines += ["", attempt_line(view, voice)]
    if view.seat is not None:
        lines += ["", *_hand(view)]
    return "\n".join(lines)


def _house(view: Sight) -> str:
    title = BOARDS[view.settings["board"]]["title"].partition(" (")[0]
    wings = "wings" if len(view.closed_wings) > 1 else "wing"
    closed = f", {listed(view.closed_wings, 'and')} {wings} closed" if view.closed_wings else ""
    lights = " The lights are out: people see only what is in the same space." if view.lights_out else ""
    return f"{title}{closed}. Turn {view.turns + 1}.{lights}"


def _cards(view: Sight) -> list[str]:
    piles = [f"{view.pile['count']} in the pile", f"{len(view.discards)} discarded"]
    if view.removed:
        piles.append(f"{len(view.removed)} out of the game")
    if view.covered:
        piles.append(f"{view.covered} on closed rooms")
    return [f"Cards: {', '.join(piles)}."]


def _doctor(view: Sight) -> str:
    board = view.settings["board"]
    stops = ", ".join([numbered(stop, board) for stop in next_stops(view, STOPS_NAMED)])
    ghost = "The Doctor’s ghost" if view.settings["variant"] == "escape" else "Doctor Lucky"
    tokens = f" with {plural(view.doctor_tokens, 'token')}" if view.doctor_tokens else ""
    return f"{ghost}{tokens}: {numbered(view.doctor, board)}. Then {stops}."


def _pets(view: Sight) -> list[str]:
    return [f"{PET_NAMES[pet]} the {pet}: {room(name)}." for pet, name in view.pets.items() if name is not None]


def _people(view: Sight, voice: Voice) -> list[str]:
    """A line for each pawn, in columns."""
    pawns = range(len(view.pawns))
    names = [beginning(who(called(pawn, len(view.hands)), voice)) for pawn in pawns]
    places = ["dead" if place is None else numbered(place, view.settings["board"]) for place in view.pawns]
    holdings = [_holds(view, pawn) for pawn in pawns]
    wide, far, long = [max([len(text) for text in column]) for column in (names, places, holdings)]
    rows = zip(pawns, names, places, holdings, strict=True)
    return [
        f"{'→' if pawn == view.turn else ' '} {name:<{wide}}  {place:<{far}}  {holds:<{long}}"
        f"  {_seen_by(view, pawn, voice)}".rstrip()
        for pawn, name, place, holds in rows
    ]


def _holds(view: Sight, pawn: int) -> str:
    if pawn >= len(view.hands):
        return plural(view.tries[pawn - len(view.hands)], "attempt")
    tokens = f", {plural(view.tokens[pawn], 'token')}" if view.tokens[pawn] else ""
    return f"{plural(view.hands[pawn]['count'], 'card')}{tokens}"


def _seen_by(view: Sight, pawn: int, voice: Voice) -> str:
    """Who sees a pawn; in an escape nobody minds."""
    if view.pawns[pawn] is None or view.settings["variant"] == "escape":
        return ""
    seen = view.sees[view.pawns[pawn]]
    others = [other for other, place in enumerate(view.pawns) if other != pawn and place in seen]
    seers = [who(called(other, len(view.hands)), voice) for other in others]
    if view.doctor in seen:
        seers.append("the Doctor")
    if view.pets["dog"] in seen:
        seers.append(PET_NAMES["dog"])
    return f"seen by {listed(seers, 'and')}" if seers else "unseen"


def attempt_line(view: Sight, voice: Voice) -> str:
    """What is being attempted, and how far the others have foiled it."""
    attempt, seats = view.attempt, len(view.hands)
    attacker = called(attempt["attacker"], seats)
    if attempt["victim"] == "doctor":
        line = does(attacker, voice, "attempt a murder", "attempts a murder")
    else:
        line = f"{does(attacker, voice, 'attack', 'attacks')} {who(attempt['victim'], voice)}"
    if attempt["value"]:
        with_what = (
            listed([f"the {card(name)}" for name in attempt["weapon"]], "and") if attempt["weapon"] else "bare hands"
        )
        line += f" with {with_what}: murder value {attempt['value']}, failure value {attempt['failure']}"
    return f"{line}."


def _hand(view: Sight) -> list[str]:
    cards = view.hands[view.seat]["cards"]
    if not cards:
        return ["Your hand is empty."]
    laid = list(view.laid["cards"]) if view.laid is not None else []
    lines = ["Your hand:"]
    for name in cards:
        face_down = name in laid
        if face_down:
            laid.remove(name)
        lines.append(f"  {described(name, view)}{' (lies face down before you)' if face_down else ''}")
    return lines


def seat(view: Sight, seat: Seat, voice: Voice) -> str:
    """`13 Nursery, 5 cards, 2 tokens`."""
    if view.pawns[seat] is None:
        return "dead"
    return f"{numbered(view.pawns[seat], view.settings['board'])}, {_holds(view, seat)}"
