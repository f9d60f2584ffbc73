"""Black Sonata: the solitaire pursuit of the Dark Lady through Shakespeare's London."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fogbound.core.game import Game
from fogbound.core.rules import RulesDocument
from fogbound.games.black_sonata import draw, table, words
from fogbound.games.black_sonata.catalogue import INFO, VOCABULARY
from fogbound.games.black_sonata.insight import insight, values
from fogbound.games.black_sonata.levels import LEVELS
from fogbound.games.black_sonata.scripted import Easy, RemembersSix, RemembersTwo, Scripted
from fogbound.games.black_sonata.setup import deal, impossible
from fogbound.games.black_sonata.state import Pursuit
from fogbound.games.black_sonata.steps import STEPS
from fogbound.games.black_sonata.strong import Strong
from fogbound.games.black_sonata.view import PursuitSeen, imagine, key, unseen

GAME: Final[Game[Pursuit]] = Game(
    info=INFO,
    rules=RulesDocument(files(__name__).joinpath("rules.md").read_text(encoding="utf-8")),
    vocabulary=VOCABULARY,
    steps=STEPS,
    impossible=impossible,
    deal=deal,
    window=PursuitSeen,
    imagine=imagine,
    unseen=unseen,
    table=table,
    words=words,
    drawing=draw,
    players={
        "scripted": Scripted,
        "scripted:easy": Easy,
        "scripted:six": RemembersSix,
        "scripted:two": RemembersTwo,
        "strong": Strong,
    },
    levels=LEVELS,
    insight=insight,
    values=values,
    key=key,
    layers=draw.LAYERS,
    lessons=files(__name__).joinpath("lessons.json").read_text(encoding="utf-8"),
)
