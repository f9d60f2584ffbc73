"""What lies on the table as data, in the names of the rulebook."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.chance import Seed
from fogbound.core.position import read_zone, write_zone
from fogbound.core.reading import Reading
from fogbound.core.seats import NO_SEAT, Seat
from fogbound.core.settings import Settings
from fogbound.core.spaces import Space, Spaces
from fogbound.games.unmatched.cards import FORMS, HERO
from fogbound.games.unmatched.catalogue import DECKS, DISCARDS, PLAYED
from fogbound.games.unmatched.combat import NO_GUESS, NO_LOCK, NOT_DEALT, Combat, Side
from fogbound.games.unmatched.consistency import contradiction
from fogbound.games.unmatched.fields import FARTHEST, NOWHERE, Field
from fogbound.games.unmatched.fighters import FIGHTER, FIGHTERS, NOBODY, Fighter
from fogbound.games.unmatched.setup import empty
from fogbound.games.unmatched.state import NO_NUMBER, NOT_MOVING, Battle

__all__ = ["contradiction", "read", "write"]

_FORM: Final = {name: form for form, name in FORMS.items()}


def write(state: Battle) -> dict[str, Any]:
    field = state.agreed.field
    return {
        "fighters": {FIGHTERS[f]: _write_fighter(state, f) for party in state.agreed.parties for f in party},
        "forms": [
            FORMS[form] if hero == "jekyll_hyde" else None
            for form, hero in zip(state.forms, state.agreed.heroes, strict=True)
        ],
        "fog": [field.named(spaces) for spaces in state.fog],
        "hands": [write_zone(zone) for zone in state.hands],
        "decks": [write_zone(zone) for zone in state.decks],
        "laid": [write_zone(zone) for zone in state.laid],
        "played": [write_zone(zone) for zone in state.played],
        "discards": [write_zone(zone) for zone in state.discards],
        "turn": None if state.turn == NO_SEAT else state.turn,
        "round": state.round,
        "actions": state.actions,
        "began_on_fog": state.began_on_fog,
        "steps": None if state.steps == NOT_MOVING else state.steps,
        "moved": [FIGHTERS[fighter] for fighter in range(len(state.at)) if state.moved >> fighter & 1],
        "moved_tokens": field.named(state.moved_tokens),
        "combat": _write_combat(state.combat),
        "picked_fighter": None if state.picked_fighter == NOBODY else FIGHTERS[state.picked_fighter],
        "picked_opponent": None if state.picked_opponent == NO_SEAT else state.picked_opponent,
        "picked_number": None if state.picked_number == NO_NUMBER else state.picked_number,
        "picked_token": field.name_of(state.picked_token),
    }


_FIELDS: Final = (
    "fighters",
    "forms",
    "fog",
    "hands",
    "decks",
    "laid",
    "played",
    "discards",
    "turn",
    "round",
    "actions",
    "began_on_fog",
    "steps",
    "moved",
    "moved_tokens",
    "combat",
    "picked_fighter",
    "picked_opponent",
    "picked_number",
    "picked_token",
)


def read(table: Reading, settings: Settings, seed: Seed) -> Battle:
    """Only fighters and hands must be given; decks are then all cards that lie nowhere else, in catalogue order."""
    table.fields(*_FIELDS)
    state = empty(settings, seed)
    field, seats = state.agreed.field, settings.seats
    _read_fighters(state, table.field("fighters"))
    forms = table.maybe("forms", [None] * seats).items(seats)
    state.forms = [HERO if form.data is None else _FORM[list(_FORM)[form.one_of(list(_FORM))]] for form in forms]
    state.fog = [_spaces(field, item) for item in table.maybe("fog", [[]] * seats).items(seats)]
    _read_cards(state, table, seats)
    turn = table.maybe("turn", 0)
    state.turn = NO_SEAT if turn.data is None else turn.number(0, seats - 1)
    state.round = table.maybe("round", 2).number(0)
    state.actions = table.maybe("actions", 1).number(0)
    state.began_on_fog = table.maybe("began_on_fog", False).flag()
    steps = table.maybe("steps")
    state.steps = NOT_MOVING if steps.data is None else steps.number(0, FARTHEST)
    state.moved = sum({1 << _fighter(state, item) for item in table.maybe("moved", []).items()})
    state.moved_tokens = _spaces(field, table.maybe("moved_tokens", []))
    state.combat = _read_combat(state, table.maybe("combat"))
    picked = table.maybe("picked_fighter")
    state.picked_fighter = NOBODY if picked.data is None else _fighter(state, picked)
    state.picked_opponent = _number(table.maybe("picked_opponent"), NO_SEAT, seats - 1)
    state.picked_number = _number(table.maybe("picked_number"), NO_NUMBER)
    state.picked_token = _space(field, table.maybe("picked_token"))
    return state


def _write_fighter(state: Battle, fighter: Fighter) -> dict[str, Any]:
    return {"at": state.agreed.field.name_of(state.at[fighter]), "health": state.health[fighter]}


def _read_fighters(state: Battle, fighters: Reading) -> None:
    """Whoever is not named has been defeated."""
    known = [f for party in state.agreed.parties for f in party]
    fighters.fields(*[FIGHTERS[fighter] for fighter in known])
    for fighter in known:
        entry = fighters.maybe(FIGHTERS[fighter], {"at": None, "health": 0})
        entry.fields("at", "health")
        most = state.agreed.kind(fighter).health
        state.health[fighter] = entry.maybe("health", most).number(0, most)
        state.stand(fighter, _space(state.agreed.field, entry.maybe("at")))


def _read_cards(state: Battle, table: Reading, seats: int) -> None:
    none: list[list[str]] = [[]] * seats
    hands = table.field("hands").items(seats)
    state.hands = [read_zone(hand, state.agreed.hands[seat]) for seat, hand in enumerate(hands)]
    state.laid = [
        read_zone(item, state.agreed.laid[seat]) for seat, item in enumerate(table.maybe("laid", none).items(seats))
    ]
    state.played = [read_zone(item, PLAYED[seat]) for seat, item in enumerate(table.maybe("played", none).items(seats))]
    piles = table.maybe("discards", none).items(seats)
    state.discards = [read_zone(item, DISCARDS[seat]) for seat, item in enumerate(piles)]
    if "decks" in table.fields():
        decks = table.field("decks").items(seats)
        state.decks = [read_zone(deck, DECKS[seat]) for seat, deck in enumerate(decks)]
    else:
        state.decks = [DECKS[seat].holding(_rest(state, seat)) for seat in range(seats)]


def _rest(state: Battle, seat: Seat) -> list[int]:
    left = list(state.agreed.decks[seat].cards)
    for zones in (state.hands, state.laid, state.played, state.discards):
        for card in zones[seat].cards:
            if card in left:
                left.remove(card)
    return left


def _number(reading: Reading, nothing: int, most: int | None = None) -> int:
    return nothing if reading.data is None else reading.number(0, most)


def _space(field: Field, reading: Reading) -> Space:
    return NOWHERE if reading.data is None else reading.one_of(field.spaces)


def _spaces(field: Field, reading: Reading) -> Spaces:
    found = 0
    for item in reading.items():
        found |= 1 << item.one_of(field.spaces)
    return found


def _fighter(state: Battle, reading: Reading) -> Fighter:
    known = [FIGHTERS[fighter] for party in state.agreed.parties for fighter in party]
    return FIGHTER[known[reading.one_of(known)]]


def _write_combat(combat: Combat | None) -> dict[str, Any] | None:
    if combat is None:
        return None
    return {
        "attack": _write_side(combat.attack),
        "defence": _write_side(combat.defence),
        "guess": None if combat.guess == NO_GUESS else combat.guess,
        "damage": None if combat.damage == NOT_DEALT else combat.damage,
        "won": combat.won,
    }


def _write_side(side: Side) -> dict[str, Any]:
    return {
        "fighter": FIGHTERS[side.fighter],
        "shown": side.shown,
        "base": side.base,
        "bonus": side.bonus,
        "locked": None if side.locked == NO_LOCK else side.locked,
        "ignored": side.ignored,
        "cancelled": side.cancelled,
    }


def _read_combat(state: Battle, reading: Reading) -> Combat | None:
    if reading.data is None:
        return None
    reading.fields("attack", "defence", "guess", "damage", "won")
    return Combat(
        _read_side(state, reading.field("attack")),
        _read_side(state, reading.field("defence")),
        _number(reading.maybe("guess"), NO_GUESS),
        _number(reading.maybe("damage"), NOT_DEALT),
        reading.maybe("won", False).flag(),
    )


def _read_side(state: Battle, reading: Reading) -> Side:
    reading.fields("fighter", "shown", "base", "bonus", "locked", "ignored", "cancelled")
    return Side(
        _fighter(state, reading.field("fighter")),
        reading.maybe("shown", False).flag(),
        reading.maybe("base", 0).number(0),
        reading.maybe("bonus", 0).number(0),
        _number(reading.maybe("locked"), NO_LOCK),
        reading.maybe("ignored", False).flag(),
        reading.maybe("cancelled", False).flag(),
    )
