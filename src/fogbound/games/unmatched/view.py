"""What one seat may know.

Seats are numbers from 0, fighters names such as `hero_1` and `sidekick_2b`, spaces and cards their ids.

- heroes, sides, out, forms, fog, hands, laid, decks, played, discards: one entry a seat
- fighters: every fighter of the game
- turn, maneuver, combat, picked: what is going on
- sightings: what is known to lie somewhere among zones
"""

from __future__ import annotations

from typing import Any

from fogbound.core.knowledge import sightings
from fogbound.core.seats import NO_SEAT
from fogbound.core.seen import Seen
from fogbound.games.unmatched.attack import values
from fogbound.games.unmatched.cards import FORMS, NAMES, NO_CARD
from fogbound.games.unmatched.combat import NO_GUESS, NO_LOCK, NOT_DEALT, Combat, Side
from fogbound.games.unmatched.fields import NOWHERE
from fogbound.games.unmatched.fighters import FIGHTERS, NOBODY, Fighter, is_hero, seat_of
from fogbound.games.unmatched.fighting import card_of
from fogbound.games.unmatched.state import NO_NUMBER, NOT_MOVING, Battle


class BattleSeen(Seen[Battle]):
    """UNM-1.8 and UNM-1.9: everything but the others' hands, what lies face down, and the order of decks."""

    @property
    def heroes(self) -> list[str]:
        """The hero of each seat."""
        return list(self._state.agreed.heroes)

    @property
    def sides(self) -> list[int]:
        """The side of each seat: who has the same is a teammate."""
        return list(self._state.agreed.sides)

    @property
    def out(self) -> list[bool]:
        """Who is out of the game."""
        state = self._state
        return [state.is_out(seat) for seat in range(state.agreed.seats)]

    @property
    def fighters(self) -> list[dict[str, Any]]:
        """Seat by seat, the hero first: `id`, `seat`, `kind`, `at` (a space or None), `health`, `most`, and `state`.

        The state is `standing`, `defeated`, `away` (vanished) or `waiting` (to be placed before the first turn).
        """
        state = self._state
        return [_seen_fighter(state, fighter) for party in state.agreed.parties for fighter in party]

    @property
    def forms(self) -> list[str | None]:
        """`jekyll` or `hyde` for a seat that has both."""
        state = self._state
        return [
            FORMS[form] if hero == "jekyll_hyde" else None
            for form, hero in zip(state.forms, state.agreed.heroes, strict=True)
        ]

    @property
    def fog(self) -> list[list[str]]:
        """Where the tokens of each seat lie."""
        return [self._state.agreed.field.named(spaces) for spaces in self._state.fog]

    @property
    def hands(self) -> list[dict[str, Any]]:
        """`count`, and `cards` by name as far as this seat knows them, None for others; with `seen` in one's own."""
        return [zone.view(self._seat) for zone in self._state.hands]

    @property
    def laid(self) -> list[dict[str, Any]]:
        """What lies face down before each seat: the card of a combat, or drawn cards that are being sorted."""
        return [zone.view(self._seat) for zone in self._state.laid]

    @property
    def decks(self) -> list[dict[str, Any]]:
        """Top card first; by name what this seat knows of it."""
        return [zone.view(self._seat) for zone in self._state.decks]

    @property
    def played(self) -> list[list[str]]:
        """What lies open before each seat until the action is over."""
        return [[NAMES[card] for card in zone.cards] for zone in self._state.played]

    @property
    def discards(self) -> list[list[str]]:
        """The last one first."""
        return [[NAMES[card] for card in zone.cards] for zone in self._state.discards]

    @property
    def turn(self) -> dict[str, Any]:
        """`seat` (None before the first turn), `round`, `actions` left beside the present one, `began_on_fog`."""
        state = self._state
        return {
            "seat": None if state.turn == NO_SEAT else state.turn,
            "round": state.round,
            "actions": state.actions,
            "began_on_fog": state.began_on_fog,
        }

    @property
    def maneuver(self) -> dict[str, Any] | None:
        """`steps` for each fighter, and the fighters that have moved."""
        state = self._state
        if state.steps == NOT_MOVING:
            return None
        return {"steps": state.steps, "moved": [FIGHTERS[f] for f in range(len(state.at)) if state.moved >> f & 1]}

    @property
    def combat(self) -> dict[str, Any] | None:
        """`attacker`, `target`, `guess`, `attack`, `defence`, `damage`, `winner`.

        Attack and defence: `card` and `value` as things are (None until turned up), `base`, `bonus`, `locked`,
        `ignored`, `cancelled`. Damage is the health that was lost; the winner `attacker` or `defender`.
        """
        combat = self._state.combat
        if combat is None:
            return None
        dealt = combat.damage != NOT_DEALT
        attack, defence = values(self._state, combat)
        return {
            "attacker": FIGHTERS[combat.attack.fighter],
            "target": FIGHTERS[combat.defence.fighter],
            "guess": None if combat.guess == NO_GUESS else combat.guess,
            "attack": _seen_side(self._state, combat.attack, attack),
            "defence": _seen_side(self._state, combat.defence, defence),
            "damage": combat.damage if dealt else None,
            "winner": _winner(combat) if dealt else None,
        }

    @property
    def picked(self) -> dict[str, Any]:
        """What the effect that is being carried out has picked: `fighter`, `opponent`, `number`, `token`, `tokens`.

        `tokens` are spaces of tokens that have been moved and are not moved again.
        """
        state = self._state
        return {
            "fighter": None if state.picked_fighter == NOBODY else FIGHTERS[state.picked_fighter],
            "opponent": None if state.picked_opponent == NO_SEAT else state.picked_opponent,
            "number": None if state.picked_number == NO_NUMBER else state.picked_number,
            "token": state.agreed.field.name_of(state.picked_token),
            "tokens": state.agreed.field.named(state.moved_tokens),
        }

    @property
    def sightings(self) -> list[dict[str, Any]]:
        """Cards that this seat has seen and lost sight of: they lie somewhere among these zones."""
        return sightings(self._state, self._seat)


def _seen_fighter(state: Battle, fighter: Fighter) -> dict[str, Any]:
    kind = state.agreed.kind(fighter)
    return {
        "id": FIGHTERS[fighter],
        "seat": seat_of(fighter),
        "kind": kind.name,
        "at": state.agreed.field.name_of(state.at[fighter]),
        "health": state.health[fighter],
        "most": kind.health,
        "state": _standing(state, fighter),
    }


def _standing(state: Battle, fighter: Fighter) -> str:
    if not state.health[fighter]:
        return "defeated"
    if state.at[fighter] != NOWHERE:
        return "standing"
    return "away" if state.round and is_hero(fighter) else "waiting"


def _seen_side(state: Battle, side: Side, value: int) -> dict[str, Any]:
    card = card_of(state, seat_of(side.fighter))
    return {
        "card": None if card == NO_CARD else NAMES[card],
        "value": value if side.shown else None,
        "base": side.base,
        "bonus": side.bonus,
        "locked": None if side.locked == NO_LOCK else side.locked,
        "ignored": side.ignored,
        "cancelled": side.cancelled,
    }


def _winner(combat: Combat) -> str:
    return "attacker" if combat.won else "defender"
