"""Unmatched: Cobble & Fog: four heroes, cards laid face down, and fog."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fogbound.core.game import Game
from fogbound.core.responses import Response
from fogbound.core.rules import RulesDocument
from fogbound.games.unmatched import draw, pieces, table, words
from fogbound.games.unmatched.agreed import is_duel
from fogbound.games.unmatched.catalogue import VOCABULARY
from fogbound.games.unmatched.damage import concede
from fogbound.games.unmatched.imagining import imagine, key, unseen
from fogbound.games.unmatched.info import INFO
from fogbound.games.unmatched.insight import insight, values
from fogbound.games.unmatched.scripted import Easy, Scripted
from fogbound.games.unmatched.setup import deal, impossible
from fogbound.games.unmatched.state import Battle
from fogbound.games.unmatched.steps import STEPS
from fogbound.games.unmatched.view import BattleSeen

GAME: Final[Game[Battle]] = Game(
    info=INFO,
    rules=RulesDocument(files(__name__).joinpath("rules.md").read_text(encoding="utf-8")),
    vocabulary=VOCABULARY,
    steps=STEPS,
    impossible=impossible,
    deal=deal,
    window=BattleSeen,
    imagine=imagine,
    unseen=unseen,
    table=table,
    words=words,
    drawing=draw,
    players={"scripted": Scripted, "scripted:easy": Easy},
    insight=insight,
    values=values,
    key=key,
    resign=concede,
    resigns=is_duel,
    layers=draw.LAYERS,
    token=pieces.token,
    responses={
        "MayDefend": Response("defend against an attack", "no_card"),
        "MayPay": Response("discard a card against Confound", "done"),
    },
    lessons=files(__name__).joinpath("lessons.json").read_text(encoding="utf-8"),
)
