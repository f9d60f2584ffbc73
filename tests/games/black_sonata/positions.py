"""Positions of Black Sonata in a line: what is not said is as in a plain game of the first printed sequence."""

from __future__ import annotations

from typing import Any

from fogbound.core.chance import Scripted
from fogbound.games.black_sonata import GAME
from fogbound.games.black_sonata.catalogue import FOG_NAMES
from fogbound.games.black_sonata.courses import SEQUENCES, Course, course_of
from fogbound.games.black_sonata.london import PLACES
from fogbound.games.black_sonata.modes import MODES
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.women import NAMES, SUITS, WOMEN, of_suit

ROUND = ["Round"]
CHOOSE = ["ChooseAction", 0, True]


def position(**said: Any) -> Pursuit:
    """See `position_data`; `chance` is what chance will decide."""
    chance = said.pop("chance", None)
    return GAME.from_data(position_data(**said), seed=0 if chance is None else Scripted(chance))


def position_data(
    *,
    sequence: str = "printed-1",
    drawn_from: str | None = None,
    reverse: bool = False,
    cut: int = 0,
    at: str | None = None,
    top: int = 5,
    countdown: int = 2,
    fog_at: tuple[int, ...] = (),
    fog: tuple[str, ...] = (),
    slid_in: tuple[str, ...] | None = None,
    gone: tuple[str, ...] = (),
    lady: str = "Lucy Morgan",
    clues: tuple[str, ...] = (),
    deck: tuple[str, ...] | None = None,
    given_up: tuple[str, ...] = (),
    keys: str = "",
    named: str | None = None,
    waits: list[Any] | None = None,
    agenda: list[Any] | None = None,
    more: dict[str, Any] | None = None,
    **agreed: Any,
) -> dict[str, Any]:
    """The pawn stands where she is unless `at` says otherwise; `fog` are the first cards of the fog deck.

    `deck` is the whole clue deck; cards that are nowhere else leave the game as given up. Every slot up to the top was
    seen, and in every slot of `fog_at` fog was slid in.
    """
    course = course_of(SEQUENCES[sequence], reverse, cut)
    mode = agreed.get("mode", "normal")
    fog_cards = dealt_fog(len(fog_at), fog, slid_in, gone)
    table = {
        "course": {"sequence": sequence, "reverse": reverse, "cut": cut},
        "top": top,
        "countdown": countdown,
        "seen": [slot for slot in range(course.length) if slot <= top or slot in fog_at or countdown < 2],
        "fog_slots": sorted(fog_at),
        "pawn": at or place_at(course, top),
        "keys": list(PLACES) if keys == "all" else keys.split(),
        "named": named,
        **fog_cards,
        **dealt_women(mode, lady, clues, deck, given_up),
        **(more or {}),
    }
    return {
        "fogbound": 1,
        "kind": "position",
        "game": "black_sonata",
        "settings": {"seats": 1, "sequence": drawn_from or sequence, "reverse": "yes" if reverse else "no", **agreed},
        "table": table,
        "agenda": agenda or [ROUND, waits or CHOOSE],
    }


def place_at(course: Course, slot: int) -> str:
    """Where she is, by name."""
    return PLACES[course.places[slot]]


def dealt_fog(
    count: int, first: tuple[str, ...], slid_in: tuple[str, ...] | None, gone: tuple[str, ...]
) -> dict[str, Any]:
    """Ten fog cards: those out of the game, those slid in, and the fog deck."""
    rest = [name for name in FOG_NAMES if name not in (*first, *gone, *(slid_in or ()))]
    inside = list(slid_in) if slid_in is not None else [rest.pop() for _ in range(count)]
    return {"fog_deck": [*first, *rest], "slid_in": inside, "fog_gone": list(gone)}


def dealt_women(
    mode: str, lady: str, clues: tuple[str, ...], deck: tuple[str, ...] | None, given_up: tuple[str, ...]
) -> dict[str, Any]:
    """Twelve women: the Lady, her mate beneath the keys unless she is a clue, the removed suit, and the others."""
    suit = WOMEN[NAMES.index(lady)].suit
    mate = next(NAMES[card] for card in of_suit(suit) if NAMES[card] != lady)
    removed_suit = MODES[mode].removed_suit.get(suit)
    removed = [] if removed_suit is None else [NAMES[card] for card in of_suit(removed_suit)]
    suit_card = [] if mate in (*clues, *given_up) else [mate]
    used = [lady, *suit_card, *removed, *clues, *given_up]
    rest = [name for name in NAMES if name not in used]
    clue_deck = rest if deck is None else list(deck)
    put_away = [*given_up, *[name for name in rest if name not in clue_deck]]
    return {
        "suit": SUITS[suit],
        "first_suit": SUITS[suit],
        "lady": [lady],
        "suit_card": suit_card,
        "removed": removed,
        "clues": list(clues),
        "clue_deck": clue_deck,
        "given_up": {"cards": put_away, "seen": [["everyone"]] * len(put_away)},
    }


def played(state: Pursuit, *choices: str) -> Pursuit:
    """The same state after these choices."""
    for choice in choices:
        GAME.play(state, choice)
    return state


def offered(state: Pursuit) -> list[str]:
    """The choices on offer but for traits to name, as texts."""
    return [option.text for option in GAME.options(state) if option.verb != "name"]


def refused(state: Pursuit, text: str) -> str | None:
    """The rule that forbids a choice now."""
    refusal = GAME.why_not(state, GAME.vocabulary.named(text))
    return None if refusal is None else refusal.rule


def reason(state: Pursuit) -> str:
    """Why the game ended."""
    assert state.outcome is not None
    return state.outcome.reason


def told(state: Pursuit) -> list[Any]:
    """The facts that the player was told."""
    return [fact for _, fact in state.heard(0)]


def fog(state: Pursuit) -> dict[str, list[str]]:
    """Where the fog cards lie."""
    return {zone.place.name: [FOG_NAMES[card] for card in zone.cards] for zone in state.zones()[:3]}


def women(state: Pursuit) -> dict[str, list[str]]:
    """Where the clue cards lie."""
    return {zone.place.name: [NAMES[card] for card in zone.cards] for zone in state.zones()[3:]}
