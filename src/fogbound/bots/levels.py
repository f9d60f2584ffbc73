"""How well a computer player plays, in words for people: three levels for every game, or its own, and what each is."""

from __future__ import annotations

from typing import Any, Final

from fogbound.core.game import Game


class Level:
    """A level that can be asked for: its name, the player that it means, and how that one plays."""

    def __init__(self, name: str, spec: str, sentence: str) -> None:
        self.name: Final = name
        self.spec: Final = spec
        self.sentence: Final = sentence

    def data(self) -> dict[str, str]:
        return {"name": self.name, "player": self.spec, "sentence": self.sentence}


FAIR: Final = "knows only what you could know"
"""What every level may say of itself: `conformance/thinking.py` holds it to that."""

_EASY: Final = "Knows the rules and the aim, but forgets, overlooks and wavers as a person does who is new to the game."
_NORMAL: Final = (
    "Plays by rules of thumb and sober chances, as somebody who has played often does; does not look ahead."
)
_HARD: Final = "Imagines what may lie hidden, tries out what everybody could do next, and thinks for up to a second."
_STRONG: Final = "Forgets nothing, reckons exactly, and looks ahead to the end of the game before each choice."


def levels(game: Game[Any]) -> list[Level]:
    """The levels of a game, the lowest first."""
    if game.levels:
        return [Level(name, spec, sentence) for name, (spec, sentence) in game.levels.items()]
    found = [Level("easy", "scripted:easy", _EASY)] if "scripted:easy" in game.players else []
    if "scripted" in game.players:
        found.append(Level("normal", "scripted", _NORMAL))
    strong = "strong" in game.players
    found.append(Level("hard", "strong", _STRONG) if strong else Level("hard", "search:900ms", _HARD))
    return found


def level_name(game: Game[Any], spec: str) -> str:
    """What a player is called before people: its level, where it has one."""
    return next((level.name for level in levels(game) if level.spec == spec), spec)


def meant(game: Game[Any], spec: str) -> str:
    """The player that a word means: that of a level, or the word itself."""
    return next((level.spec for level in levels(game) if level.name == spec), spec)
