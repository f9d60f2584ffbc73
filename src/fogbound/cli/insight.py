"""What a game works out from a view, shown without knowing the game."""

from __future__ import annotations

import json
from typing import Any, Final

from fogbound.cli import console
from fogbound.cli.choices import Offer
from fogbound.core.game import Game
from fogbound.core.seen import View
from fogbound.core.voice import Voice

MOST: Final = 12


def show_insight(game: Game[Any], view: View, voice: Voice, offer: Offer) -> None:
    for name, value in game.insight(view).items():
        console.say(f"{name.capitalize()}:", "bold", indent=2)
        console.grid(_rows(value, voice, offer))


def _rows(value: Any, voice: Voice, offer: Offer) -> list[tuple[str, ...]]:
    """A value for each choice, for each seat, or whatever else it is."""
    if isinstance(value, dict) and any(option.text in value for option in offer.options):
        return _by_choice(value, offer)
    if isinstance(value, list) and len(value) == len(voice.names):
        return [(voice.name(seat), _number(worth)) for seat, worth in enumerate(value)]
    if isinstance(value, dict):
        return [(str(name), _number(worth)) for name, worth in value.items()]
    return [(_number(value),)]


def _by_choice(worth: dict[str, Any], offer: Offer) -> list[tuple[str, ...]]:
    """The best first; choices worth the same side by side."""
    alike: dict[str, list[str]] = {}
    for option, label in sorted(
        zip(offer.options, offer.labels, strict=True), key=lambda one: -worth.get(one[0].text, 0)
    ):
        alike.setdefault(f"{worth.get(option.text, 0):.0%}", []).append(label)
    return [(share, ", ".join(labels)) for share, labels in list(alike.items())[:MOST]]


def _number(value: Any) -> str:
    if isinstance(value, float):
        return f"{value:+.2f}"
    return value if isinstance(value, str) else json.dumps(value, ensure_ascii=False)
