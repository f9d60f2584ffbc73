"""Shadows over Camelot: knights against the darkness, and perhaps one of them serves it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fogbound.core.game import Game
from fogbound.core.rules import RulesDocument
from fogbound.games.shadows_over_camelot import draw, table, words
from fogbound.games.shadows_over_camelot.catalogue import VOCABULARY
from fogbound.games.shadows_over_camelot.imagining import imagine
from fogbound.games.shadows_over_camelot.info import INFO
from fogbound.games.shadows_over_camelot.insight import insight, values
from fogbound.games.shadows_over_camelot.responding import RESPONSES
from fogbound.games.shadows_over_camelot.setup import deal, impossible
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.steps import STEPS
from fogbound.games.shadows_over_camelot.talk import TALK
from fogbound.games.shadows_over_camelot.view import unseen, window

GAME: Final[Game[Camelot]] = Game(
    info=INFO,
    rules=RulesDocument(files(__name__).joinpath("rules.md").read_text(encoding="utf-8")),
    vocabulary=VOCABULARY,
    steps=STEPS,
    impossible=impossible,
    deal=deal,
    window=window,
    imagine=imagine,
    unseen=unseen,
    table=table,
    words=words,
    drawing=draw,
    players={},
    insight=insight,
    values=values,
    talk=TALK,
    responses=RESPONSES,
)
