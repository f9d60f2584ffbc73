"""Worlds that fit a view, what a seat does not see, and a seat's position in one number."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from fogbound.core import position
from fogbound.core.dealing import deal
from fogbound.core.knowledge import recalled
from fogbound.core.players import Sight
from fogbound.core.reading import Reading
from fogbound.core.seats import Seat, Seats, only
from fogbound.core.seen import View
from fogbound.core.settings import Settings
from fogbound.core.zones import Place, Zone
from fogbound.games.unmatched.cards import CARD, DECKS, NAMES
from fogbound.games.unmatched.catalogue import DECKS as DECK_PLACES
from fogbound.games.unmatched.combat import Side
from fogbound.games.unmatched.consistency import wrong_hidden_cards
from fogbound.games.unmatched.state import Battle
from fogbound.games.unmatched.steps import STEPS
from fogbound.games.unmatched.table import read as read_table

HIDING: Final = ("hands", "decks", "laid")
"""The zones of a seat into which others do not see."""
MOST_TRIES: Final = 100_000


def imagine(view: View, settings: Settings, seed: int) -> Battle:
    """Unseen cards are dealt anew to hands, decks and what lies face down, until they fit what all can work out."""
    state = read_table(Reading(_public(view), "view"), settings, seed)
    state.agenda = position.read_agenda(Reading(view.agenda, "agenda"), STEPS, settings)
    state.sightings = recalled(Reading(view.sightings, "sightings"), view.seat, state.zones())
    if view.outcome is not None:
        state.agenda.clear()
    for _ in range(MOST_TRIES):
        for seat in range(settings.seats):
            _deal(state, view, seat)
        if wrong_hidden_cards(state) is None:
            return state
    raise AssertionError("no world fits the view")


def _public(view: View) -> dict[str, Any]:
    """What is open, as it stands in a position; nothing lies yet where cards are hidden."""
    none: list[list[str]] = [[] for _ in view.hands]
    turn, maneuver, combat, picked = view.turn, view.maneuver, view.combat, view.picked
    return {
        "fighters": {f["id"]: {"at": f["at"], "health": f["health"]} for f in view.fighters},
        "forms": view.forms,
        "fog": view.fog,
        "hands": none,
        "decks": none,
        "played": view.played,
        "discards": view.discards,
        "turn": turn["seat"],
        "round": turn["round"],
        "actions": turn["actions"],
        "began_on_fog": turn["began_on_fog"],
        "steps": None if maneuver is None else maneuver["steps"],
        "moved": [] if maneuver is None else maneuver["moved"],
        "moved_tokens": picked["tokens"],
        "combat": None if combat is None else _public_combat(combat),
        "picked_fighter": picked["fighter"],
        "picked_opponent": picked["opponent"],
        "picked_number": picked["number"],
        "picked_token": picked["token"],
    }


def _public_combat(combat: dict[str, Any]) -> dict[str, Any]:
    sides = {}
    for name, fighter in (("attack", combat["attacker"]), ("defence", combat["target"])):
        side = {key: value for key, value in combat[name].items() if key not in ("card", "value")}
        sides[name] = {**side, "fighter": fighter, "shown": combat[name]["value"] is not None}
    won = combat["winner"] == "attacker"
    return {**sides, "guess": combat["guess"], "damage": combat["damage"], "won": won}


def _deal(state: Battle, view: View, seat: Seat) -> None:
    """What of a seat's cards is seen stays, the others lie anywhere."""
    seen: dict[str, dict[str, Any]] = {name: getattr(view, name)[seat] for name in HIDING}
    places = {"hands": state.agreed.hands[seat], "decks": DECK_PLACES[seat], "laid": state.agreed.laid[seat]}
    room = {places[name].name: seen[name]["cards"].count(None) for name in HIDING}
    unseen = list(state.agreed.decks[seat].cards)
    for card in (*state.played[seat].cards, *state.discards[seat].cards):
        unseen.remove(card)
    for zone in seen.values():
        for name in zone["cards"]:
            if name is not None:
                unseen.remove(CARD[name])
    own = [sighting for sighting in state.sightings if sighting.stock is places["hands"].stock]
    dealt = deal(state, room, unseen, own)
    me = only(view.seat)
    state.hands[seat] = _filled(places["hands"], seen["hands"], dealt, me)
    state.decks[seat] = _filled(places["decks"], seen["decks"], dealt, me)
    state.laid[seat] = _filled(places["laid"], seen["laid"], dealt, me)


def _filled(place: Place, seen: dict[str, Any], dealt: dict[str, list[int]], me: Seats) -> Zone:
    """A zone as it was seen, with dealt cards where nothing is known; what was seen is marked."""
    unseen = dealt[place.name]
    marks = seen.get("seen")
    laid: list[tuple[int, Seats]] = []
    for index, name in enumerate(seen["cards"]):
        card = unseen.pop() if name is None else CARD[name]
        mark = marks[index] if marks is not None else 0 if name is None or place.seers & me else me
        laid.append((card, mark))
    if not place.ordered:
        laid.sort(key=_card_of)
    cards, kept = tuple([card for card, _ in laid]), tuple([mark for _, mark in laid])
    return Zone(place, cards, kept if any(kept) else ())


def _card_of(laid: tuple[int, Seats]) -> int:
    return laid[0]


def unseen(view: Sight) -> Counter[str]:
    """The cards that this seat does not see: all of every deck that lie nowhere in its sight."""
    found: Counter[str] = Counter()
    for seat, hero in enumerate(view.heroes):
        left = Counter([NAMES[card] for card in DECKS[hero].cards])
        left.subtract(view.played[seat])
        left.subtract(view.discards[seat])
        for zone in (view.hands[seat], view.decks[seat], view.laid[seat]):
            left.subtract([name for name in zone["cards"] if name is not None])
        found += left
    return found


def key(state: Battle, seat: Seat) -> int:
    """A seat's position in one number: all that its view holds."""
    zones = tuple([_perceived(zone, seat) for zone in state.zones()])
    places = (tuple(state.at), tuple(state.health), tuple(state.forms), tuple(state.fog))
    turn = (state.turn, state.round, state.actions, state.began_on_fog, state.steps, state.moved, state.moved_tokens)
    picked = (state.picked_fighter, state.picked_opponent, state.picked_number, state.picked_token)
    combat = state.combat
    fight = None if combat is None else (_side(combat.attack), _side(combat.defence), combat.guess, combat.damage)
    known = tuple([(s.stock.name, s.cards, s.among) for s in state.sightings if s.seats >> seat & 1])
    agenda = tuple([str(step.data()) for step in state.agenda])
    return hash((seat, state.decisions, zones, places, turn, picked, fight, known, agenda, state.outcome is None))


def _perceived(zone: Zone, seat: Seat) -> tuple[Any, ...]:
    """What a seat knows of a zone."""
    if zone.place.seers >> seat & 1:
        return zone.cards, zone.seen
    if not zone.seen:
        return (len(zone),)
    return tuple(zone.known_to(seat)), zone.seen if zone.place.ordered else ()


def _side(side: Side) -> tuple[int, ...]:
    return side.fighter, side.shown, side.base, side.bonus, side.locked, side.ignored, side.cancelled
