"""Positions of Courtly Love in a line: what is not said is as in a game in which everybody loves truly."""

from __future__ import annotations

from typing import Any

from fogbound.core.chance import Scripted
from fogbound.games.shadows_over_camelot import GAME
from fogbound.games.shadows_over_camelot.cards import WHITE_CARDS
from fogbound.games.shadows_over_camelot.romance.catalogue import BOON_NAMES, LADY_NAMES, ROMANCE_NAMES
from fogbound.games.shadows_over_camelot.romance.court import Court, court
from fogbound.games.shadows_over_camelot.state import Camelot

STEPS = {
    "evil": ["RomanticAction", "ProgressLove", "BeginStepTwo", "ProgressEvil"],
    "heroic": ["RomanticAction", "ProgressLove", "HeroicAction"],
    "love": ["RomanticAction", "ProgressLove"],
    "romance": ["RomanticAction"],
}
"""What is still to be done in a turn, by the step that it is in, the next one last."""

SHORT = {"G": "grail", "M": "merlin", **{str(value): f"fight_{value}" for value in range(1, 6)}}


def lovers(
    knights: str = "arthur kay gawain",
    step: str = "romance",
    *,
    quests: str = "",
    love: str = "",
    completed: tuple[int, ...] = (),
    hands: tuple[str, ...] = (),
    traitor: int | None = None,
    active: int = 0,
    hearts: dict[int, dict[str, Any]] | None = None,
    held: dict[int, str] | None = None,
    beside: dict[str, str] | None = None,
    ladies: dict[str, dict[str, Any]] | None = None,
    table: dict[str, Any] | None = None,
    agenda: list[Any] | None = None,
    chance: list[int] | None = None,
    level: str = "false_lady",
    **agreed: Any,
) -> Camelot:
    """A game in one step of a turn. `hands`: such as "1 3 3 G M"; `held` and `beside`: `H` a True Heart, `Q` the Queen.

    Of a row beside a Lady, a small letter is a card that lies face up.
    """
    who = knights.split()
    numbers, dice = quests.split() or ["lists"] * len(who), love.split() or ["6"] * len(who)
    in_love = [
        {"quest": number, "love": int(die), "completed": seat in completed, **(hearts or {}).get(seat, {})}
        for seat, (number, die) in enumerate(zip(numbers, dice, strict=True))
    ]
    for seat, row in (held or {}).items():
        in_love[seat]["held"] = [PETITION[letter] for letter in row]
    rows = {name: {"petitions": _row(row), **(ladies or {}).get(name, {})} for name, row in (beside or {}).items()}
    rows |= {name: entry for name, entry in (ladies or {}).items() if name not in rows}
    if traitor is not None and (table or {}).get("unmasked") == traitor:
        in_love[traitor] |= {"quest": "none", "love": 0}
    data = {
        "fogbound": 1,
        "kind": "position",
        "game": "shadows_over_camelot",
        "settings": {"seats": len(who), "level": level, **agreed},
        "table": {
            "knights": who,
            "loyalty": ["traitor" if seat == traitor else "loyal" for seat in range(len(who))],
            "hands": [cards(hand) for hand in (*hands, *[""] * (len(who) - len(hands)))],
            "active": active,
            "turns": 5,
            **({} if level == "base" else {"court": in_love, "ladies": rows}),
            **(table or {}),
        },
        "agenda": agenda or [["EndTurn", active], *_steps(step, active, level)],
    }
    return GAME.from_data(data, seed=0 if chance is None else Scripted(chance))


def _steps(step: str, active: int, level: str) -> list[Any]:
    """What is still to be done in the turn; the base game has no steps of love."""
    if level == "base":
        return [["HeroicAction", active], *([["ProgressEvil", active]] if step == "evil" else [])]
    return [[name, active] for name in STEPS[step]]


PETITION = {"H": "true_heart", "h": "true_heart", "Q": "false_lady", "q": "false_lady"}


def _row(row: str) -> Any:
    found = [PETITION[letter] for letter in row]
    if row == row.upper():
        return found
    return {"cards": found, "seen": [["everyone"] if letter.islower() else [] for letter in row]}


def cards(hand: str) -> list[str]:
    """The names of such cards."""
    return [SHORT.get(word, word) for word in hand.split()]


def played(state: Camelot, *choices: str) -> Camelot:
    """The same state after these choices."""
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


def asked(state: Camelot) -> tuple[str, int]:
    """Which decision is waited for, and whose it is."""
    pending = GAME.decision(state)
    assert pending is not None
    return type(pending).__name__, pending.seat


def heart(state: Camelot, seat: int) -> dict[str, Any]:
    """What everybody sees of a Knight in love."""
    found: dict[str, Any] = GAME.view(state, None).court[seat]
    return found


def at(state: Camelot) -> Court:
    """What love has laid on the table."""
    return court(state)


def quest(state: Camelot, seat: int) -> str:
    """A Knight's Romantic Quest."""
    return ROMANCE_NAMES[court(state).quests[seat]]


def boons(state: Camelot, seat: int) -> list[str]:
    """A Knight's tokens."""
    return [name for lady, name in enumerate(BOON_NAMES) if court(state).tokens[seat] >> lady & 1]


def swords(state: Camelot, name: str) -> int:
    """The Black Swords on a Lady's coat of arms."""
    return court(state).swords[LADY_NAMES.index(name)]


def standing(state: Camelot, name: str) -> str:
    """Whether a Lady is in play."""
    found: str = next(lady["standing"] for lady in GAME.view(state, None).ladies if lady["lady"] == name)
    return found


def row_of(state: Camelot, name: str) -> str:
    """The cards beside a Lady, a small letter where one lies face up."""
    lady = LADY_NAMES.index(name)
    hidden = court(state).face_down(lady)
    cards_there = court(state).beside[lady].cards
    return "".join(("HQ" if n in hidden else "hq")[card] for n, card in enumerate(cards_there))


def hand(state: Camelot, seat: int) -> list[str]:
    """The White cards of a Knight."""
    return [WHITE_CARDS.names[card] for card in state.hands[seat].cards]


def told(state: Camelot, seat: int | None = None) -> list[tuple[Any, ...]]:
    """The facts that somebody was told."""
    return [fact for _, fact in state.heard(seat)]
