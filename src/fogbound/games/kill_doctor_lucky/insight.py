"""What can be worked out from a view: whether an attempt can be stopped, and where the Doctor walks."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.games.kill_doctor_lucky.agreed import Agreed
from fogbound.games.kill_doctor_lucky.cards import CARD
from fogbound.games.kill_doctor_lucky.catalogue import BARE_HANDS, VOCABULARY
from fogbound.games.kill_doctor_lucky.chances import clovers_held
from fogbound.games.kill_doctor_lucky.scene import scene_of
from fogbound.games.kill_doctor_lucky.spaces import SPACE, SPACES

STOPS: Final = 8
"""So many of the Doctor's next stops are looked at."""

TOKEN_COUNTS: Final = 0.5
CARD_COUNTS: Final = 0.1
"""How much a token, and a card in hand, add to a guest's chances, where a guest with nothing has 1."""


def insight(view: Sight) -> dict[str, Any]:
    """Attempts that could be made now, the one that is being made, and the Doctor's next stops."""
    if view.outcome is not None:
        return {"attempts": {}, "under_way": None, "stops": []}
    scene = scene_of(view)
    stops = [{"space": SPACES[stop], "turn": turn} for stop, turn in scene.stops(STOPS)]
    return {"attempts": attempts(view, scene.agreed), "under_way": under_way(view, scene.agreed), "stops": stops}


def attempts(view: Sight, agreed: Agreed) -> dict[str, Any]:
    """For an attempt that this seat may make, with each weapon: its value, and how likely nobody can stop it."""
    seat = view.seat
    offered = [] if view.decision is None else view.decision.get("options", [])
    if "attempt" in offered:
        defenders, space = agreed.asked[seat], SPACE[view.doctor]
    elif BARE_HANDS.text in offered:
        victim = view.attempt["victim"]
        defenders, space = agreed.asked[seat] if victim == "doctor" else (victim,), SPACE[view.pawns[seat]]
    else:
        return {}
    held, tokens = clovers_held(view, agreed, defenders), tokens_of(view, agreed, defenders)
    found = {}
    for text in [BARE_HANDS.text, *[f"use {name}" for name in weapons(view)]]:
        value = value_with(view, agreed, text, space)
        found[text] = {"value": value, "unstoppable": 1 - at_least(held, value - agreed.head_start - tokens)}
    return found


def weapons(view: Sight) -> list[str]:
    """Those in this seat's hand, each once."""
    return [name for name in dict.fromkeys(view.hands[view.seat]["cards"]) if name.startswith("weapon")]


def value_with(view: Sight, agreed: Agreed, text: str, space: int) -> int:
    """KDL-7.5, KDL-7.6 and KDL-7.7: the murder value of this seat."""
    value = 1 + int(view.tokens[view.seat])
    weapon = VOCABULARY.named(text)
    if weapon is BARE_HANDS:
        return value
    return value + agreed.deck.strength(weapon.value, space) - (1 if agreed.weapon_replaces else 0)


def under_way(view: Sight, agreed: Agreed) -> dict[str, Any] | None:
    """What is missing to foil the attempt that is being made, what this seat could lay, and whether the others can."""
    attempt = view.attempt
    if attempt is None or attempt["value"] == 0:
        return None
    missing = max(attempt["value"] - attempt["failure"], 0)
    asked = [step[1] for step in reversed(view.agenda) if step[0] == "MayFoil"]
    others = [seat for seat in asked if seat != view.seat]
    held, tokens = clovers_held(view, agreed, others), tokens_of(view, agreed, others)
    own = own_most(view, agreed) if view.seat in asked else 0
    return {
        "missing": missing,
        "own": own,
        "unstoppable": 1 - at_least(held, missing - own - tokens),
        "without_own": 1 - at_least(held, missing - tokens),
    }


def tokens_of(view: Sight, agreed: Agreed, seats: tuple[int, ...] | list[int]) -> int:
    """KDL-8.3: how many tokens these seats could lay."""
    return sum([min(view.tokens[seat], agreed.most_tokens) for seat in seats])


def own_most(view: Sight, agreed: Agreed) -> int:
    """All that this seat could lay."""
    cards = view.hands[view.seat]["cards"]
    return sum([agreed.worth[CARD[name]] for name in cards]) + tokens_of(view, agreed, [view.seat])


def at_least(chances: list[float], clovers: int) -> float:
    """How likely there are so many."""
    if clovers <= 0:
        return 1.0
    return chances[clovers] if clovers < len(chances) else 0.0


def values(view: Sight) -> list[float]:
    """For each seat the score it can expect: the more tokens and cards, the better; an attempt goes as it can go."""
    seats = view.settings["seats"]
    if view.outcome is not None:
        return [float(score) for score in view.outcome["scores"]]
    wins = _standing(view, seats)
    scene = scene_of(view)
    open_end = under_way(view, scene.agreed)
    if open_end is not None and view.attempt["victim"] == "doctor":
        chance = open_end["unstoppable"]
        winner = scene.agreed.side(view.attempt["attacker"])
        wins = [share * (1 - chance) + (chance if seat == winner else 0) for seat, share in enumerate(wins)]
    return [share * (seats - 1) - (1 - share) for share in wins]


def _standing(view: Sight, seats: int) -> list[float]:
    """Each seat's share of the chances to win."""
    weights = [
        0.0 if view.pawns[seat] is None else 1 + TOKEN_COUNTS * view.tokens[seat] + CARD_COUNTS * hand["count"]
        for seat, hand in enumerate(view.hands)
    ]
    return [weight / sum(weights) for weight in weights[:seats]]
