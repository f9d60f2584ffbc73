"""What a good player would work out, told to a person."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.players import Sight
from fogbound.core.seats import Seat
from fogbound.core.voice import Hint, Voice
from fogbound.games.shadows_over_camelot.insight import insight
from fogbound.games.shadows_over_camelot.naming import begins
from fogbound.games.shadows_over_camelot.sentences import of_level

KINDS: Final = {
    "black_knight": "the Black Knight",
    "lancelot_dragon": "Lancelot or the Dragon",
    "excalibur": "Excalibur",
    "despair": "Despair",
    "war": "a War",
    "special": "a Special card",
}


def hints(view: Sight, voice: Voice) -> list[Hint]:
    """The next Black card, who may be the Traitor, and what a siege fight needs."""
    if view.outcome is not None:
        return []
    found = insight(view)
    told = [
        Hint(f"Next Black card: {KINDS[kind]}", f"{100 * chance:.0f} %", chance)
        for kind, chance in found["next_black"].items()
        if chance
    ]
    told += [_suspicion(found, seat, voice) for seat in view.in_play if seat != view.seat and found["suspicion"][seat]]
    for sentences in of_level(view):
        told += sentences.hints(view, voice)
    return told


def _suspicion(found: dict[str, Any], seat: Seat, voice: Voice) -> Hint:
    """How likely somebody is the Traitor, and what speaks for it and against it, line by line."""
    chance = found["suspicion"][seat]
    lines = [evidence_line(entry) for entry in found["evidence"][seat]]
    dealt = found["traitor"][seat]
    by_deal = "" if dealt is None else f"; {100 * dealt:.0f} % by the deal"
    words = f"{100 * chance:.0f} %{by_deal}{': ' if lines else ''}{'; '.join(lines)}"
    return Hint(f"{begins(voice.name(seat))} the Traitor", words, chance)


SEEN: Final = {
    "drew_black": "drew a Black card",
    "added_engine": "added a Siege Engine",
    "lost_life": "lost Life rather than let Evil progress",
    "laid_face_down": "laid a Black card face down",
    "laid_face_up": "showed a Black card",
    "fed_the_worse_war": "sent warriors where more stood",
    "added_merlins": "gave Merlins",
    "added_no_merlins": "gave no Merlin",
    "moved": "rode elsewhere",
    "laid_card": "laid a card on a Quest",
    "drew_white": "drew White cards",
    "fought_engine": "fought a Siege Engine",
    "played_special": "played a Special card",
    "healed": "healed himself",
    "gave_life": "gave Life for a second action",
    "accused_loyal": "accused a Loyal Knight",
    "accused_traitor": "accused the Traitor",
    "said": "others have spoken of him",
}


def evidence_line(entry: dict[str, Any]) -> str:
    """`3 × added a Siege Engine (× 1.13)`: the factor says how much oftener a Traitor is seen to do so."""
    return f"{entry['count']} × {SEEN[entry['what']]} (× {entry['factor']:.2f})"
