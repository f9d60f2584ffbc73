"""What lies on the table as data, in the names of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.chance import Seed
from fogbound.core.position import read_zone, write_zone
from fogbound.core.reading import Reading
from fogbound.core.settings import Settings
from fogbound.core.spaces import Space
from fogbound.games.kill_doctor_lucky.attempt import DOCTOR, Attempt
from fogbound.games.kill_doctor_lucky.cards import CARDS
from fogbound.games.kill_doctor_lucky.catalogue import AGAINST, COVERED, DISCARDS, HANDS, PILE, REMOVED, WEAPON
from fogbound.games.kill_doctor_lucky.consistency import contradiction
from fogbound.games.kill_doctor_lucky.houses import house
from fogbound.games.kill_doctor_lucky.printed import BOARDS
from fogbound.games.kill_doctor_lucky.setup import empty
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, ROOMS, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion

__all__ = ["contradiction", "read", "write"]

_FIELDS: Final = (
    "closed_wings",
    "pawns",
    "doctor",
    "cat",
    "dog",
    "lights_out",
    "hands",
    "pile",
    "discards",
    "removed",
    "covered",
    "weapon",
    "against",
    "tokens",
    "doctor_tokens",
    "tries",
    "turns",
    "turn",
    "free_step",
    "points",
    "played",
    "attempt",
)


def write(state: Mansion) -> dict[str, Any]:
    return {
        "closed_wings": list(state.house.closed_wings),
        "pawns": [name_of(space) for space in state.pawns],
        "doctor": SPACES[state.doctor],
        "cat": name_of(state.cat),
        "dog": name_of(state.dog),
        "lights_out": state.dark,
        "hands": [write_zone(hand) for hand in state.hands],
        "pile": write_zone(state.pile),
        "discards": write_zone(state.discards),
        "removed": write_zone(state.removed),
        "covered": write_zone(state.covered),
        "weapon": write_zone(state.weapon),
        "against": write_zone(state.against),
        "tokens": list(state.tokens),
        "doctor_tokens": state.doctor_tokens,
        "tries": list(state.tries),
        "turns": state.turns,
        "turn": state.turn,
        "free_step": state.free_step,
        "points": state.points,
        "played": state.played,
        "attempt": write_attempt(state.attempt),
    }


def read(table: Reading, settings: Settings, seed: Seed) -> Mansion:
    """Only pawns, Doctor and hands must be given; the pile is then all that lies nowhere else, in catalogue order."""
    table.fields(*_FIELDS)
    state = empty(settings, seed)
    read_house(state, table.maybe("closed_wings", []))
    state.pawns = [_space(state, item) for item in table.field("pawns").items(state.agreed.pawns)]
    state.doctor = _space(state, table.field("doctor"))
    state.cat = _room(table.maybe("cat"))
    state.dog = _room(table.maybe("dog"))
    state.dark = table.maybe("lights_out", False).flag()
    state.look_round()
    _read_cards(state, table)
    state.tokens = _numbers(table.maybe("tokens", list(state.tokens)), settings.seats)
    state.doctor_tokens = table.maybe("doctor_tokens", 0).number(0)
    state.tries = _numbers(table.maybe("tries", list(state.tries)), len(state.tries))
    state.turns = table.maybe("turns", 0).number(0)
    state.turn = table.maybe("turn", 0).number(0, state.agreed.pawns - 1)
    state.free_step = table.maybe("free_step", 1).number(0, 1)
    state.points = table.maybe("points", 0).number(0)
    state.played = table.maybe("played", False).flag()
    state.attempt = read_attempt(table.maybe("attempt"), state)
    return state


def read_house(state: Mansion, wings: Reading) -> None:
    board = state.settings.word("board")
    known = list(BOARDS[board]["wings"])
    closed = sorted({item.one_of(known) for item in wings.items()})
    annex = state.settings.flag("seed_annex_rooms_close")
    state.house = house(board, tuple([known[number] for number in closed]), annex)


def _read_cards(state: Mansion, table: Reading) -> None:
    hands = table.field("hands").items(state.settings.seats)
    state.hands = [read_zone(hand, HANDS[seat]) for seat, hand in enumerate(hands)]
    state.discards = read_zone(table.maybe("discards", []), DISCARDS)
    state.removed = read_zone(table.maybe("removed", []), REMOVED)
    state.covered = read_zone(table.maybe("covered", []), COVERED)
    state.weapon = read_zone(table.maybe("weapon", []), WEAPON)
    state.against = read_zone(table.maybe("against", []), AGAINST)
    if "pile" in table.fields():
        state.pile = read_zone(table.field("pile"), PILE)
    else:
        state.pile = PILE.holding(_rest(state))


def _rest(state: Mansion) -> list[int]:
    left = list(state.agreed.deck.cards)
    for zone in state.zones():
        for card in zone.cards:
            if card in left:
                left.remove(card)
    return left


def _numbers(reading: Reading, count: int) -> tuple[int, ...]:
    return tuple([item.number(0) for item in reading.items(count)])


def name_of(space: Space) -> str | None:
    return None if space == NOWHERE else SPACES[space]


def _space(state: Mansion, reading: Reading) -> Space:
    return NOWHERE if reading.data is None else reading.one_of(state.house.board.names)


def _room(reading: Reading) -> Space:
    return NOWHERE if reading.data is None else reading.one_of(ROOMS)


def write_attempt(attempt: Attempt | None) -> dict[str, Any] | None:
    if attempt is None:
        return None
    return {
        **public_attempt(attempt),
        "laid": [CARDS.names[card] for card in attempt.laid],
        "laid_tokens": attempt.laid_tokens,
    }


def public_attempt(attempt: Attempt) -> dict[str, Any]:
    """What everybody sees of it."""
    return {
        "attacker": _who(attempt.attacker),
        "victim": _who(attempt.victim),
        "value": attempt.value,
        "failure": attempt.failure,
        "tokens": attempt.tokens,
    }


def _who(pawn: int) -> int | str:
    return "doctor" if pawn == DOCTOR else pawn


def read_attempt(reading: Reading, state: Mansion) -> Attempt | None:
    if reading.data is None:
        return None
    reading.fields("attacker", "victim", "value", "failure", "tokens", "laid", "laid_tokens")
    return Attempt(
        _read_who(reading.field("attacker"), state.agreed.pawns),
        _read_who(reading.maybe("victim", "doctor"), state.settings.seats),
        reading.field("value").number(0),
        reading.maybe("failure", state.agreed.head_start).number(0),
        reading.maybe("tokens", 0).number(0),
        tuple(sorted(reading.maybe("laid", []).cards(CARDS.names))),
        reading.maybe("laid_tokens", 0).number(0),
    )


def _read_who(reading: Reading, most: int) -> int:
    return DOCTOR if reading.data == "doctor" else reading.number(0, most - 1)
