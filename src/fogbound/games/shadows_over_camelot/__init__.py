"""Shadows over Camelot: knights against the darkness, and perhaps one of them serves it."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fogbound.core.game import Game
from fogbound.core.rules import RulesDocument
from fogbound.games.shadows_over_camelot import draw, table, words
from fogbound.games.shadows_over_camelot.catalogue import VOCABULARY
from fogbound.games.shadows_over_camelot.false_lady.level import FALSE_LADY
from fogbound.games.shadows_over_camelot.false_lady.steps import STEPS as FALSE_LADY_STEPS
from fogbound.games.shadows_over_camelot.false_lady.words import FALSE_LADY_SENTENCES
from fogbound.games.shadows_over_camelot.imagining import imagine
from fogbound.games.shadows_over_camelot.info import INFO
from fogbound.games.shadows_over_camelot.insight import insight, values
from fogbound.games.shadows_over_camelot.key import key
from fogbound.games.shadows_over_camelot.levels import LEVELS
from fogbound.games.shadows_over_camelot.players.scripted import Easy, Scripted
from fogbound.games.shadows_over_camelot.responding import RESPONSES
from fogbound.games.shadows_over_camelot.romance.level import ROMANCE
from fogbound.games.shadows_over_camelot.romance.steps import STEPS as ROMANCE_STEPS
from fogbound.games.shadows_over_camelot.romance.words import ROMANCE_SENTENCES
from fogbound.games.shadows_over_camelot.sentences import SENTENCES
from fogbound.games.shadows_over_camelot.setup import deal, impossible
from fogbound.games.shadows_over_camelot.state import Camelot
from fogbound.games.shadows_over_camelot.steps import STEPS
from fogbound.games.shadows_over_camelot.talk import TALK
from fogbound.games.shadows_over_camelot.view import unseen, window

LEVELS.update({"romantic_actions": ROMANCE, "false_lady": FALSE_LADY})
SENTENCES.extend(
    [
        ("romantic_actions", ROMANCE_SENTENCES),
        ("false_lady", ROMANCE_SENTENCES),
        ("false_lady", FALSE_LADY_SENTENCES),
    ]
)

GAME: Final[Game[Camelot]] = Game(
    info=INFO,
    rules=RulesDocument(files(__name__).joinpath("rules.md").read_text(encoding="utf-8")),
    vocabulary=VOCABULARY,
    steps={**STEPS, **ROMANCE_STEPS, **FALSE_LADY_STEPS},
    impossible=impossible,
    deal=deal,
    window=window,
    imagine=imagine,
    unseen=unseen,
    table=table,
    words=words,
    drawing=draw,
    token=draw.token,
    players={"scripted": Scripted, "scripted:easy": Easy},
    insight=insight,
    values=values,
    key=key,
    talk=TALK,
    responses=RESPONSES,
    lessons=files(__name__).joinpath("lessons.json").read_text(encoding="utf-8"),
)
