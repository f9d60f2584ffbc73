"""What a good player would work out, told to a person."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.core.voice import Hint, Voice
from fogbound.games.kill_doctor_lucky.agreed import called
from fogbound.games.kill_doctor_lucky.insight import insight
from fogbound.games.kill_doctor_lucky.naming import beginning, card, title, who

STOPS_TOLD: Final = 5


def hints(view: Sight, voice: Voice) -> list[Hint]:
    """The attempt under way, those that could be made, and where the Doctor walks."""
    if view.outcome is not None:
        return []
    known = insight(view)
    told = [] if known["under_way"] is None else _under_way(view, known["under_way"])
    told += [_attempt(text, said) for text, said in known["attempts"].items()]
    stops = [f"{title(stop['space'])} ({_whose(stop['turn'], view, voice)})" for stop in known["stops"][:STOPS_TOLD]]
    return [*told, Hint("The Doctor’s round", f"while all stay where they are: {', then '.join(stops)}")]


def _whose(pawn: int, view: Sight, voice: Voice) -> str:
    return f"{who(called(pawn, len(view.hands)), voice)} next"


def _attempt(text: str, said: dict[str, Any]) -> Hint:
    weapon = card(text.removeprefix("use ")) if text.startswith("use ") else "bare hands"
    chance = said["unstoppable"]
    return Hint(beginning(weapon), f"murder value {said['value']}: {_nobody(chance)}", chance)


def _nobody(chance: float) -> str:
    """How likely the others do not hold enough."""
    if chance == 0:
        return "the others can surely foil it"
    return "nobody can foil it" if chance == 1 else f"{percent(chance)} that the others cannot foil it"


def _under_way(view: Sight, said: dict[str, Any]) -> list[Hint]:
    missing, own, without = said["missing"], said["own"], said["without_own"]
    if not missing:
        return [Hint("The attempt", "is foiled already")]
    told = [Hint("The attempt", f"{missing} missing to foil it, {_nobody(said['unstoppable'])}", said["unstoppable"])]
    if own:
        told.append(Hint("Without you", f"you could lay {own}; {_nobody(without)} without you", without))
    return told


def percent(chance: float) -> str:
    """Nothing is called certain, or impossible, that is not."""
    if 0.99 < chance < 1:
        return "more than 99%"
    return "less than 1%" if 0 < chance < 0.01 else f"{chance:.0%}"
