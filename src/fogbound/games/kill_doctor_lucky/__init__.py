"""Kill Doctor Lucky: one mansion, one old man on his round, and guests who must not be seen."""

from __future__ import annotations

from importlib.resources import files
from typing import Final

from fogbound.core.game import Game
from fogbound.core.rules import RulesDocument
from fogbound.games.kill_doctor_lucky import draw, people, table, words
from fogbound.games.kill_doctor_lucky.catalogue import VOCABULARY
from fogbound.games.kill_doctor_lucky.info import INFO
from fogbound.games.kill_doctor_lucky.insight import insight, values
from fogbound.games.kill_doctor_lucky.scripted import Easy, Scripted
from fogbound.games.kill_doctor_lucky.setup import deal, impossible
from fogbound.games.kill_doctor_lucky.state import Mansion
from fogbound.games.kill_doctor_lucky.steps import STEPS
from fogbound.games.kill_doctor_lucky.view import MansionSeen, imagine, key, unseen

GAME: Final[Game[Mansion]] = Game(
    info=INFO,
    rules=RulesDocument(files(__name__).joinpath("rules.md").read_text(encoding="utf-8")),
    vocabulary=VOCABULARY,
    steps=STEPS,
    impossible=impossible,
    deal=deal,
    window=MansionSeen,
    imagine=imagine,
    unseen=unseen,
    table=table,
    words=words,
    drawing=draw,
    players={"scripted": Scripted, "scripted:easy": Easy},
    insight=insight,
    values=values,
    key=key,
    layers=draw.LAYERS,
    token=people.token,
    lessons=files(__name__).joinpath("lessons.json").read_text(encoding="utf-8"),
)
