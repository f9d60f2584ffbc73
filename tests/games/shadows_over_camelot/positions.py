"""Positions of Shadows over Camelot in a line: what is not said is as in a quiet game of three Loyal Knights."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.chance import Scripted
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.cards import BLACK_CARDS, BLACK_DECK, WHITE_CARDS, WHITE_DECK
from fogbound.games.shadows_over_camelot.quests import NOWHERE, PLACE_NAMES
from fogbound.games.shadows_over_camelot.state import Camelot

KNIGHTS: Final = ("palamedes", "gawain", "tristan", "kay", "galahad", "percival", "arthur", "bedivere")
"""Who sits where, if nothing is said."""

SHORT: Final = {"G": "grail", "M": "merlin", "BK": "black_knight", "LD": "lancelot"}


def position(**said: Any) -> Camelot:
    """See `position_data`; `chance` is what chance will decide."""
    chance = said.pop("chance", None)
    return GAME.from_data(position_data(**said), seed=0 if chance is None else Scripted(chance))


def position_data(
    *,
    seats: int = 3,
    knights: str = "",
    hands: tuple[str, ...] = (),
    places: str = "",
    traitor: int | None = None,
    white: str = "",
    black: str = "",
    discards: str = "",
    agenda: list[Any] | None = None,
    at: str = "HeroicAction",
    table: dict[str, Any] | None = None,
    agreed: dict[str, Any] | None = None,
    **entries: Any,
) -> dict[str, Any]:
    """Cards are given as "F3 F3 G M fate"; `white` and `black` are the tops of the piles, first card first.

    Black cards on Combat Quests lie face up, but for those with a question mark, the one laid last first.

    `at` is the step of the active Knight: `HeroicAction` or `ProgressEvil`. Other entries of the table go by their
    names, cards on Quests as `laid={"lancelot": "F3"}`.
    """
    names = knights.split() or list(KNIGHTS[:seats])
    seats = len(names)
    active = entries.setdefault("active", 0)
    zones: dict[str, Any] = {name: _split(entries.pop(name)) for name in ("laid", "against") if name in entries}
    zones.update(
        {name: cards(entries.pop(name)) for name in ("lasting", "played", "spoils", "offerings") if name in entries}
    )
    held = [cards(hand) for hand in (*hands, *[""] * (seats - len(hands)))]
    whites = [*held, cards(discards), *zones.get("laid", {}).values()]
    whites += [zones[name] for name in ("played", "spoils", "offerings") if name in zones]
    if entries.get("heroism"):
        zones["heroism_card"] = ["heroism"]
        whites.append(["heroism"])
    blacks = [
        *[[name.rstrip("?") for name in row] for row in zones.get("against", {}).values()],
        zones.get("lasting", []),
    ]
    if "against" in zones:
        zones["against"] = {quest: _row(quest, row) for quest, row in zones["against"].items()}
    return {
        "fogbound": 1,
        "kind": "position",
        "game": "shadows_over_camelot",
        "settings": {"seats": seats, "level": "base", **(agreed or {})},
        "table": {
            "knights": names,
            "places": [None if place == "-" else place for place in places.split()] or ["camelot"] * seats,
            "loyalty": ["traitor" if seat == traitor else "loyal" for seat in range(seats)],
            "hands": held,
            "white_discards": cards(discards),
            "white_pile": pile(WHITE_CARDS.names, WHITE_DECK, whites, cards(white)),
            "black_pile": pile(BLACK_CARDS.names, BLACK_DECK, blacks, cards(black)),
            **zones,
            **entries,
            **(table or {}),
        },
        "agenda": agenda or [["EndTurn", active], [at, active]],
    }


def cards(words: str) -> list[str]:
    """Cards by their names or short names: `F3` is `fight_3`."""
    return [
        f"fight_{word[1]}" if word[0] == "F" and len(word) == 2 else SHORT.get(word, word) for word in words.split()
    ]


def _row(quest: str, row: list[str]) -> Any:
    """Black cards on a Quest: all have seen those that lie face up."""
    if quest not in ("black_knight", "lancelot", "dragon"):
        return row
    seen = [[] if name.endswith("?") else ["everyone"] for name in row]
    return {"cards": [name.rstrip("?") for name in row], "seen": seen}


def _split(zones: dict[str, str]) -> dict[str, list[str]]:
    return {name: cards(words) for name, words in zones.items()}


def pile(names: tuple[str, ...], deck: tuple[int, ...], elsewhere: list[list[str]], first: list[str]) -> list[str]:
    """All cards of a deck that lie nowhere else, these first, the others in the order of the catalogue."""
    left = [names[card] for card in deck]
    for name in [name for zone in elsewhere for name in zone] + first:
        left.remove(name)
    return first + left


def played(state: Camelot, *choices: str) -> Camelot:
    """The same state after these choices; a choice may be made by whoever is asked."""
    for choice in choices:
        GAME.play(state, choice)
    return state


def offered(state: Camelot, verb: str = "") -> list[str]:
    """The choices on offer, as texts; of one verb, what stands after it."""
    texts = [option.text for option in GAME.options(state)]
    return [text.partition(" ")[2] for text in texts if text.split()[0] == verb] if verb else texts


def refused(state: Camelot, text: str) -> str | None:
    """The rule that forbids a choice now."""
    refusal = GAME.why_not(state, GAME.vocabulary.named(text))
    return None if refusal is None else refusal.rule


def asked(state: Camelot) -> str:
    """What is waited for, and of whom: `HeroicAction 0`."""
    pending = GAME.decision(state)
    return "nothing" if pending is None else f"{type(pending).__name__} {pending.seat}"


def hand(state: Camelot, seat: int) -> str:
    """The cards of a Knight, in short."""
    return " ".join([short(WHITE_CARDS.names[card]) for card in state.hands[seat].cards])


def short(name: str) -> str:
    """`F3` for `fight_3`."""
    return f"F{name[-1]}" if name.startswith("fight") else {"grail": "G", "merlin": "M"}.get(name, name)


def where(state: Camelot) -> str:
    """Where all Knights are."""
    return " ".join(["-" if place == NOWHERE else PLACE_NAMES[place] for place in state.place])


def known(state: Camelot, seat: int | None, of: str) -> list[str]:
    """The cards of one zone of a view that a seat knows."""
    zone = getattr(GAME.view(state, seat), of)
    return [card for card in zone["cards"] if card is not None]


def reason(state: Camelot) -> str:
    """Why the game ended, and who won."""
    assert state.outcome is not None
    return " ".join([state.outcome.reason, *[str(seat) for seat in state.outcome.winners]])


def told(state: Camelot, seat: int | None = 0) -> list[tuple[Any, ...]]:
    """The facts that somebody was told."""
    return [fact for _, fact in state.heard(seat)]


def evil(**said: Any) -> Camelot:
    """A position in step 1."""
    return position(at="ProgressEvil", agenda=None if "agenda" in said else evil_agenda(said.get("active", 0)), **said)


def evil_agenda(active: int) -> list[Any]:
    """The turn from step 1 on."""
    return [["EndTurn", active], ["BeginStepTwo", active], ["ProgressEvil", active]]
