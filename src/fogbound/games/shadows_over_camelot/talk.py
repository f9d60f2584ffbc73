"""B-14.1: what players may say: plans and general strength, never exact cards. Plans may be lies."""

from __future__ import annotations

from typing import Final

from fogbound.core.options import Option, Vocabulary
from fogbound.core.seats import Seat
from fogbound.core.talk import Talk
from fogbound.core.voice import Voice
from fogbound.games.shadows_over_camelot.naming import place
from fogbound.games.shadows_over_camelot.places import MOST_SEATS
from fogbound.games.shadows_over_camelot.quests import PLACE_NAMES
from fogbound.games.shadows_over_camelot.state import Camelot

STATEMENTS: Final = Vocabulary()

STRENGTHS: Final = {"fights": "in fights", "grails": "for the Grail", "merlins": "in Merlins"}

STATEMENTS.add_each("go", PLACE_NAMES, "space")
STATEMENTS.add_each("help", PLACE_NAMES, "space")
STATEMENTS.add_each("strong", STRENGTHS, "button")
STATEMENTS.add_each("weak", STRENGTHS, "button")
STATEMENTS.add_each("suspect", [str(seat) for seat in range(MOST_SEATS)], "seat")
STATEMENTS.add_each("trust", [str(seat) for seat in range(MOST_SEATS)], "seat")

ABOUT_PEOPLE: Final = ("suspect", "trust")


def open_to(state: Camelot, seat: Seat) -> list[Option]:
    """What a seat may say: of people, only of others who sit at the table."""
    return [
        option
        for option in STATEMENTS.options
        if option.verb not in ABOUT_PEOPLE or (option.value < state.agreed.seats and option.value != seat)
    ]


def sentence(option: Option, voice: Voice) -> str:
    match option.verb:
        case "go":
            return f"I go to {place(option.noun)}."
        case "help":
            return f"Somebody should go to {place(option.noun)}."
        case "strong":
            return f"I am strong {STRENGTHS[option.noun]}."
        case "weak":
            return f"I am weak {STRENGTHS[option.noun]}."
        case "suspect":
            return f"I suspect {voice.name(option.value)}."
    return f"I trust {voice.name(option.value)}."


TALK: Final[Talk[Camelot]] = Talk(STATEMENTS, open_to, sentence, before=("HeroicAction",))
