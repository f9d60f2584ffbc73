"""Positions of Kill Doctor Lucky in a line: what is not said is as in a game after its first round, no wing closed."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.chance import Scripted
from fogbound.games.kill_doctor_lucky import GAME
from fogbound.games.kill_doctor_lucky.cards import CARDS, DECKS
from fogbound.games.kill_doctor_lucky.spaces import NOWHERE, SPACES
from fogbound.games.kill_doctor_lucky.state import Mansion

ORIGINAL: Final[dict[str, Any]] = {"board": "classic_1997", "hallways_are_free": False}
"""What goes with the original mansion."""


def position(places: str, doctor: str = "gallery", **said: Any) -> Mansion:
    """See `position_data`; `chance` is what chance will decide."""
    chance = said.pop("chance", None)
    return GAME.from_data(position_data(places, doctor, **said), seed=0 if chance is None else Scripted(chance))


def position_data(
    places: str,
    doctor: str = "gallery",
    *,
    hands: tuple[str, ...] = (),
    pile: str | None = None,
    pile_count: int | None = None,
    discards: str = "",
    removed: str = "",
    tokens: str = "",
    turn: int = 0,
    turns: int = 8,
    closed: str = "none",
    table: dict[str, Any] | None = None,
    agenda: list[Any] | None = None,
    **agreed: Any,
) -> dict[str, Any]:
    """One place for each pawn, `-` for the dead; hands such as "F3 F1 weapon_trowel".

    `F3` is any Failure card of three clovers. Cards that are nowhere else are in the pile, in the order of the
    catalogue; `pile` names its first cards, of `pile_count` cards or of all, and the others are then discards.
    """
    where = places.split()
    seats = 2 if agreed.get("variant") == "two_player_strangers" else len(where)
    left = [CARDS.names[card] for card in DECKS[agreed.get("deck", "anniversary72")].cards]
    dealt = [taken(left, hand) for hand in (*hands, *[""] * (seats - len(hands)))]
    away, gone, first = taken(left, discards), taken(left, removed), taken(left, pile or "")
    for zone in ("weapon", "against", "covered"):
        for name in (table or {}).get(zone, []):
            left.remove(name)
    rest = left if pile_count is None else left[: pile_count - len(first)]
    counts = [int(count) for count in tokens.split()] or [0] * seats
    return {
        "fogbound": 1,
        "kind": "position",
        "game": "kill_doctor_lucky",
        "settings": {"seats": seats, "close_wings": closed, **agreed},
        "table": {
            "closed_wings": {"none": [], "both": ["west", "east"]}.get(closed, [closed]),
            "pawns": [None if place == "-" else place for place in where],
            "doctor": doctor,
            "hands": dealt,
            "pile": [*first, *rest],
            "discards": [*away, *left[len(rest) :]],
            "removed": gone,
            "tokens": counts,
            "turn": turn,
            "turns": turns,
            **(table or {}),
        },
        "agenda": agenda or [["NextTurn"], ["DoctorWalks"], ["TakeTurn", turn]],
    }


def escaping(places: str, doctor: str = "gallery", **said: Any) -> Mansion:
    """An escape, with the turn of a guest."""
    turn = said.setdefault("turn", 0)
    agenda = said.pop("agenda", [["NextAlive"], ["GhostWalks"], ["TakeEscapeTurn", turn]])
    return position(places, doctor, variant="escape", agenda=agenda, **said)


def taken(left: list[str], cards: str) -> list[str]:
    """The cards of these names, taken out of a list."""
    found = []
    for word in cards.split():
        name = word
        if word[0] == "F":
            name = next(card for card in left if card.startswith("failure") and clovers(card) == int(word[1:]))
        left.remove(name)
        found.append(name)
    return found


def clovers(name: str) -> int:
    """How many a card shows."""
    card = CARDS.names.index(name)
    return max(deck.clovers[card] for deck in DECKS.values())


def played(state: Mansion, *choices: str) -> Mansion:
    """The same state after these choices."""
    for choice in choices:
        GAME.play(state, choice)
    return state


def foiling(state: Mansion, *answers: str) -> Mansion:
    """After the guests who are asked have laid this, one answer each, such as "F3 token" or "" for nothing."""
    for answer in answers:
        seat = GAME.actor(state)
        assert seat is not None
        hand = [CARDS.names[card] for card in state.hands[seat].cards]
        for word in answer.split():
            GAME.play(state, "token" if word == "token" else f"lay {taken(hand, word)[0]}")
        GAME.play(state, "done")
    return state


def offered(state: Mansion, verb: str = "") -> list[str]:
    """The choices on offer, as texts; of one verb, what stands after it."""
    texts = [option.text for option in GAME.options(state)]
    return [text.partition(" ")[2] for text in texts if text.split()[0] == verb] if verb else texts


def refused(state: Mansion, text: str) -> str | None:
    """The rule that forbids a choice now."""
    refusal = GAME.why_not(state, GAME.vocabulary.named(text))
    return None if refusal is None else refusal.rule


def where(state: Mansion) -> str:
    """Where all pawns are, and the Doctor."""
    return " ".join("-" if space == NOWHERE else SPACES[space] for space in (*state.pawns, state.doctor))


def hand(state: Mansion, seat: int) -> list[str]:
    """The cards of a guest."""
    return [CARDS.names[card] for card in state.hands[seat].cards]


def names(cards: tuple[int, ...]) -> list[str]:
    """Cards by name."""
    return [CARDS.names[card] for card in cards]


def reason(state: Mansion) -> str:
    """Why the game ended, and who won."""
    assert state.outcome is not None
    return " ".join([state.outcome.reason, *[str(seat) for seat in state.outcome.winners]])


def told(state: Mansion, seat: int | None = 0) -> list[tuple[Any, ...]]:
    """The facts that somebody was told."""
    return [fact for _, fact in state.heard(seat)]
