"""The game's insight, as a person is told it."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.mistakes import listed
from fogbound.core.players import Sight
from fogbound.core.voice import Hint, Voice
from fogbound.games.unmatched.insight import expected, insight
from fogbound.games.unmatched.naming import beginning, fighter, hero_name, title

ATTACKS_TOLD: Final = 3
CARDS_TOLD: Final = 4


def hints(view: Sight, voice: Voice) -> list[Hint]:
    found = insight(view)
    return [
        *[_answer(option, damage) for option, damage in found["answers"].items()],
        *_attacks(view, found["attacks"], voice),
        *_threats(view, found["threats"], voice),
        *[hint for seat, held in found["hands"].items() for hint in _held(view, seat, held)],
    ]


def _answer(option: str, damage: dict[int, float]) -> Hint:
    said = "No card" if option == "no_card" else title(option.partition(" ")[2])
    none = damage.get(0, 0.0)
    return Hint(said, f"{expected(damage):.1f} damage on average, none with {percent(none)}", none)


def _attacks(view: Sight, attacks: list[dict[str, Any]], voice: Voice) -> list[Hint]:
    """Those that hurt most first."""
    best = sorted(attacks, key=lambda attack: -expected(attack["damage"]))[:ATTACKS_TOLD]
    return [_attack(view, attack, voice) for attack in best]


def _attack(view: Sight, attack: dict[str, Any], voice: Voice) -> Hint:
    who, whom = fighter(view, attack["fighter"], voice), fighter(view, attack["target"], voice)
    some = 1 - attack["damage"].get(0, 0.0)
    fells = f", fells with {percent(attack['fells'])}" if attack["fells"] else ""
    words = f"{who} against {whom}: at least {expected(attack['damage']):.1f} damage on average{fells}"
    return Hint(title(attack["card"]), words, some)


def _threats(view: Sight, threats: dict[str, list[str]], voice: Voice) -> list[Hint]:
    found = []
    for name, enemies in threats.items():
        if enemies:
            who = listed([fighter(view, enemy, voice) for enemy in enemies], "and")
            found.append(Hint(beginning(fighter(view, name, voice)), f"can be attacked in one Maneuver by {who}"))
    return found


def _held(view: Sight, seat: int, held: dict[str, list[float]]) -> list[Hint]:
    """The likeliest cards of an opponent's hand."""
    if not view.hands[seat]["count"]:
        return []
    some = sorted([(1 - chances[0], name) for name, chances in held.items() if chances], reverse=True)[:CARDS_TOLD]
    words = ", ".join([f"{title(name)} {percent(chance)}" for chance, name in some])
    return [Hint(f"Hand of {hero_name(view.heroes[seat])}", words)]


def percent(chance: float) -> str:
    """Nothing is called certain, or impossible, that is not."""
    if 0.99 < chance < 1:
        return "more than 99%"
    return "less than 1%" if 0 < chance < 0.01 else f"{chance:.0%}"
