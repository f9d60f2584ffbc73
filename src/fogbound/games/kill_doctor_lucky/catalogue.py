"""Where cards lie, and all that can be chosen, made once."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option, Shape, Vocabulary
from fogbound.core.zones import Place
from fogbound.games.kill_doctor_lucky.cards import CARDS, DECKS, FIRST_FAILURE, FIRST_WEAPON
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, ROOMS, SPACES

MOST_SEATS: Final = 8

HANDS: Final = [Place(f"hand {seat}", "owner", CARDS, ordered=False, owner=seat) for seat in range(MOST_SEATS)]
PILE: Final = Place("pile", "count_only", CARDS, ordered=True)
DISCARDS: Final = Place("discards", "everyone", CARDS, ordered=False)
REMOVED: Final = Place("removed", "everyone", CARDS, ordered=False)
WEAPON: Final = Place("weapon", "everyone", CARDS, ordered=False)
"""The weapon of the attempt that is being made."""
AGAINST: Final = Place("against", "everyone", CARDS, ordered=False)
"""What has been laid against it and turned up."""
COVERED: Final = Place("closed rooms", "count_only", CARDS, ordered=False)
"""KDL-3.6: what lies face down on closed rooms."""

VOCABULARY: Final = Vocabulary()


def _for_cards(verb: str, cards: list[int]) -> dict[int, Option]:
    return {card: VOCABULARY.add(verb, CARDS.names[card], "card", card) for card in cards}


def _each(verb: str, nouns: tuple[str, ...], shape: Shape) -> list[Option]:
    return VOCABULARY.add_each(verb, nouns, shape)


_movers: Final = list(range(FIRST_WEAPON))
_jumpers: Final = [card for card in _movers if any(deck.jump[card] != NOWHERE for deck in DECKS.values())]
_walkers: Final = [card for card in _movers if any(deck.steps[card] for deck in DECKS.values())]
_seats: Final = tuple([str(seat) for seat in range(MOST_SEATS)])

GO: Final = _each("go", SPACES, "space")
LEAD: Final = [_each("lead_1", SPACES, "space"), _each("lead_2", SPACES, "space")]
"""KDL-15.4: steps of either stranger."""
STEPS: Final = _for_cards("steps", _walkers)
JUMP: Final = _for_cards("jump", _jumpers)
PUSH: Final = _each("push", SPACES, "space")
"""KDL-13.1: steps of the Doctor."""
CARRY: Final = _for_cards("carry", _jumpers)
"""KDL-13.2: jumps of the Doctor."""
SEND_ON: Final = VOCABULARY.add("send_on")
"""KDL-16.5: the ghost's next stop."""
CAT: Final = _each("cat", ROOMS, "space")
DOG: Final = _each("dog", ROOMS, "space")
ATTEMPT: Final = VOCABULARY.add("attempt")
ATTACK: Final = _each("attack", _seats, "seat")
DRAW: Final = VOCABULARY.add("draw")
END: Final = VOCABULARY.add("end")
USE: Final = _for_cards("use", list(range(FIRST_WEAPON, FIRST_FAILURE)))
BARE_HANDS: Final = VOCABULARY.add("bare_hands")
LAY: Final = _for_cards("lay", [c for c in range(len(CARDS.names)) if any(d.clovers[c] for d in DECKS.values())])
TOKEN: Final = VOCABULARY.add("token")
DONE: Final = VOCABULARY.add("done")

VOCABULARY.question(
    "go", "steps", "jump", "push", "carry", "cat", "dog", "attempt", "attack", "draw", "use", "lay", "token"
)
