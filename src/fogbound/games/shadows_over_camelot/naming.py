"""What cards, places and people are called in sentences."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.mistakes import listed
from fogbound.core.seats import Seat
from fogbound.core.voice import Voice, plural
from fogbound.games.shadows_over_camelot.cards import BLACK_CARD, BLACK_TITLES, WHITE_CARD, WHITE_TITLES
from fogbound.games.shadows_over_camelot.knights import KNIGHT_NAMES, KNIGHT_TITLES
from fogbound.games.shadows_over_camelot.quests import QUEST_NAMES, TRACK

PLACE_WORDS: Final = {
    "black_knight": "the tournament against the Black Knight",
    "lancelot": "the Quest for Lancelot",
    "dragon": "the Dragon’s Quest",
    "excalibur": "the Quest for Excalibur",
    "holy_grail": "the Quest for the Holy Grail",
    "pict_war": "the Pict War",
    "saxon_war": "the Saxon War",
    "camelot": "Camelot",
}
RELIC_WORDS: Final = {
    "excalibur": "Excalibur",
    "holy_grail": "the Holy Grail",
    "lancelots_armor": "Lancelot’s Armor",
}
KIND_WORDS: Final = {
    "black_knight": "a card of the Black Knight",
    "lancelot_dragon": "a card of Lancelot and the Dragon",
    "any": "a Black card",
}

if PLACE_WORDS.keys() != {*QUEST_NAMES, "camelot"}:
    raise ValueError("a place has no words, or words have no place")


def place(name: str | None) -> str:
    return "nowhere" if name is None else PLACE_WORDS[name]


def white(name: str) -> str:
    return str(WHITE_TITLES[WHITE_CARD[name]])


def black(name: str) -> str:
    return str(BLACK_TITLES[BLACK_CARD[name]])


def knight(name: str) -> str:
    return KNIGHT_TITLES[KNIGHT_NAMES.index(name)]


def cards(names: list[str]) -> str:
    """`Fight 3, Fight 3 and Grail`."""
    return listed([white(name) for name in names], "and") if names else "nothing"


def black_cards(names: list[str]) -> str:
    return listed([black(name) for name in names], "and") if names else "nothing"


def begins(words: str) -> str:
    """As it begins a sentence."""
    return words[0].upper() + words[1:]


def engines(count: int) -> str:
    return plural(count, "Siege Engine")


def life(count: int) -> str:
    return plural(count, "Life point")


def on_the_track(space: int) -> str:
    """Where Excalibur stands (B-8.7)."""
    if not space:
        return "in the middle"
    return f"{abs(space)} of {TRACK} spaces towards {'the Knights' if space > 0 else 'Evil'}"


def does(seat: Seat, voice: Voice, you: str, others: str) -> str:
    return begins(voice.does(seat, you, others))


def known(zone: dict[str, Any]) -> list[str]:
    """The cards of a zone that are known."""
    return [card for card in zone["cards"] if card is not None]
