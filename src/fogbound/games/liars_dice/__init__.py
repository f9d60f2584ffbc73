"""Liar's Dice: small, complete, and the game to copy when you add one."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fogbound.core.game import Game
from fogbound.core.rules import RulesDocument
from fogbound.games.liars_dice import draw, table, words
from fogbound.games.liars_dice.catalogue import INFO, VOCABULARY
from fogbound.games.liars_dice.insight import insight, values
from fogbound.games.liars_dice.past import past
from fogbound.games.liars_dice.scripted import Easy, Scripted
from fogbound.games.liars_dice.setup import deal, impossible
from fogbound.games.liars_dice.state import Dice
from fogbound.games.liars_dice.steps import STEPS
from fogbound.games.liars_dice.view import DiceSeen, imagine, key, unseen

GAME: Final[Game[Dice]] = Game(
    info=INFO,
    rules=RulesDocument(files(__name__).joinpath("rules.md").read_text(encoding="utf-8")),
    vocabulary=VOCABULARY,
    steps=STEPS,
    impossible=impossible,
    deal=deal,
    window=DiceSeen,
    imagine=imagine,
    unseen=unseen,
    table=table,
    words=words,
    drawing=draw,
    players={"scripted": Scripted, "scripted:easy": Easy},
    insight=insight,
    values=values,
    key=key,
    past=past,
    lessons=files(__name__).joinpath("lessons.json").read_text(encoding="utf-8"),
)
