"""Where cards lie, and all that can be chosen, made once.

`place` puts down a fighter or token that does not move there, or leaves it where it stands; `go` is where a fighter or
token moves. `move` and `token` say who or which does. `play` lays a card for a combat, and picks the one that an
attacker has to use instead.
"""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option, Vocabulary
from fogbound.core.seats import Seat
from fogbound.core.zones import Place, Policy
from fogbound.games.unmatched.cards import HYDE, JEKYLL, MOST_PLAYERS, NAMES, STOCKS
from fogbound.games.unmatched.fields import FIELDS
from fogbound.games.unmatched.fighters import FIGHTERS
from fogbound.games.unmatched.uses import SpaceOptions


def _places(name: str, policy: Policy, *, ordered: bool) -> list[Place]:
    return [Place(f"{name} {seat}", policy, STOCKS[seat], ordered=ordered, owner=seat) for seat in range(MOST_PLAYERS)]


HANDS: Final = _places("hand", "owner", ordered=False)
DECKS: Final = _places("deck", "count_only", ordered=True)
LAID: Final = _places("laid", "owner", ordered=False)
"""Face down before a player: the card of a combat until both are turned up, and drawn cards that are being sorted."""
PLAYED: Final = _places("played", "everyone", ordered=False)
"""Open before a player until the action is over."""
DISCARDS: Final = _places("discards", "everyone", ordered=True)


def shown_to(place: Place, partner: Seat) -> Place:
    """UNM-14.9: a place into which a teammate sees as its owner does."""
    return Place(place.name, place.policy, place.stock, ordered=place.ordered, owner=place.owner, shown=1 << partner)


VOCABULARY: Final = Vocabulary()


def _spaces(verb: str) -> dict[str, SpaceOptions]:
    """By map: options with the number of the space on it."""
    added = {name: VOCABULARY.add_each(verb, field.spaces, "space") for name, field in FIELDS.items()}
    return {name: SpaceOptions(options) for name, options in added.items()}


def _cards(verb: str) -> list[Option]:
    return VOCABULARY.add_each(verb, NAMES, "card")


MOST_NUMBER: Final = 6
"""The highest number on a card."""

MANEUVER: Final = VOCABULARY.add("maneuver")
SCHEME: Final = _cards("scheme")
ATTACK: Final = VOCABULARY.add_each("attack", FIGHTERS, "button")
TARGET: Final = VOCABULARY.add_each("target", FIGHTERS, "button")
PLAY: Final = _cards("play")
NO_DEFENCE: Final = VOCABULARY.add("no_card")
BOOST: Final = _cards("boost")
NO_BOOST: Final = VOCABULARY.add("no_boost")
MOVE: Final = VOCABULARY.add_each("move", FIGHTERS, "button")
TOKEN: Final = _spaces("token")
GO: Final = _spaces("go")
PLACE: Final = _spaces("place")
CHOOSE: Final = VOCABULARY.add_each("choose", FIGHTERS, "button")
OPPONENT: Final = VOCABULARY.add_each("opponent", [str(seat) for seat in range(MOST_PLAYERS)], "seat")
NUMBER: Final = VOCABULARY.add_each("name", [str(number) for number in range(MOST_NUMBER + 1)], "number")
DISCARD: Final = _cards("discard")
KEEP: Final = _cards("keep")
UNDER: Final = _cards("under")
TOP: Final = _cards("top")
BECOME: Final = {
    JEKYLL: VOCABULARY.add("become", "jekyll", value=JEKYLL),
    HYDE: VOCABULARY.add("become", "hyde", value=HYDE),
}
YES: Final = VOCABULARY.add("yes")
NO: Final = VOCABULARY.add("no")
JUMP: Final = VOCABULARY.add("jump")
SHIFT: Final = VOCABULARY.add("shift")
PASS: Final = VOCABULARY.add("pass")
DONE: Final = VOCABULARY.add("done")

VOCABULARY.question("scheme", "attack", "target", "play", "boost", "move", "go", "place")
